# KERO nel browser: che cosa sta sui pulsanti, e come si chiamano le cose per chi ascolta.

web-kero-row = Carte della fila
web-kero-card = Carta { $space } della fila: «{ $card }», { $colour-card }.
web-kero-missing = Hai ancora bisogno di { $amounts }.
web-kero-costs = Costa { $amounts }.
web-kero-gives = Dà { $amounts }.
web-kero-amounts = { $amounts }
web-kero-burns = Brucia alla fine del turno.
web-kero-space-empty = Spazio { $space } della fila: vuoto
web-kero-card-name = { $card }
web-kero-card-quoted = «{ $card }».
web-kero-land-name = { $land }
web-kero-pile = Mazzo: { $cards }; carte Conquista uscite: { $claims } di 3. Mostra gli scarti.
web-kero-discard = Scarti
web-kero-supply = Taniche rimaste nella riserva: { $left }
web-kero-hidden = Territori ancora coperti: { $lands }
web-kero-used = Tuarek usati: { $used }; nella pila: { $tiles }
web-kero-first = Ha iniziato { $name }
web-kero-lands = Territori
web-kero-land = Territorio { $space }: «{ $land }», ora { $points ->
        [0] non vale nessun punto
        [one] vale 1 punto
       *[other] vale { $points } punti
    } per te.
web-kero-land-of = Territorio { $space }: «{ $land }», ora { $points ->
        [0] non vale nessun punto
        [one] vale 1 punto
       *[other] vale { $points } punti
    } per { $name }.
web-kero-land-empty = Territorio { $space }: vuoto
web-kero-explorers-of = { $name }: { $explorers }
web-kero-scores-plain = Vale { $points }.
web-kero-scores-colour = 1 per ogni carta { $colour-card }.
web-kero-scores-trios = 1 ogni 3 carte.
web-kero-scores-every-colour = { $points }, e { $bonus } in più con una carta di ogni colore.
web-kero-scores-four-alike = { $points }, e { $bonus } in più con quattro carte di un colore.
web-kero-scores-territories = 1 per ogni tuo territorio.
web-kero-finals = Le caselle finali
web-kero-finals-about = Un Esploratore riempie la prima: 1 punto. Due riempiono l’altra: 3 punti.
web-kero-final-single = Casella finale per 1 Esploratore, { $points } punto; ora ci sono: { $explorers }
web-kero-final-double = Casella finale per 2 Esploratori, { $points } punti; ora ci sono: { $explorers }
web-kero-goods = Che cosa puoi spendere
web-kero-goods-of = Che cosa può spendere { $name }
web-kero-tiles = Abilità e Tuarek
web-kero-ability = Abilità: { $ability }
web-kero-tuarek = Tuarek: { $tuarek } (×{ $count })
web-kero-face-up = Scoperto in questo turno: { $tuarek }
web-kero-tuarek-pile = Pila dei Tuarek: { $tiles }; uno costa 2 taniche
web-kero-clan = { $name }: punti { $points }, serbatoio { $seconds } s, taniche { $jerrycans }, Tuarek { $tuareks }, territori { $lands }, carte { $cards }
web-kero-camp-of = Accampamento di { $name }
web-kero-holds = { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, { $lands ->
        [one] 1 territorio
       *[other] { $lands } territori
    }
web-kero-has-cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
web-kero-has-jerrycans = { $count ->
        [one] 1 tanica
       *[other] { $count } taniche
    }
web-kero-has-lands = { $count ->
        [one] 1 territorio
       *[other] { $count } territori
    }
web-kero-has-tuareks = { $count } Tuarek
web-kero-bill = Selezione
web-kero-put-back = Rimetti a posto
web-kero-pass-about = Due valgono 4, tre 9, quattro 16, tutte e cinque 25.
web-kero-five-tiles = Hai cinque abilità: questa carta non dà una tessera.
web-kero-pin = Segna come obiettivo
web-kero-unpin = Togli l’obiettivo
web-kero-hire = Un Tuarek per 2 taniche
web-kero-about-dice = Due dadi colorati a tua scelta si aggiungono al tiro.
web-kero-about-reroll = In questo turno i fuochi si possono rilanciare.
web-kero-about-thin = L’altro clan fa rifornimento con soli cinque dadi bianchi.
web-kero-about-move = Sposta uno o due tuoi Esploratori: tocca da dove, poi verso dove.
web-kero-about-resources = Due risorse a tua scelta: tocca una, poi l’altra.
web-kero-about-fuel = Un rifornimento gratis con tutti e otto i dadi.
web-kero-about-expel = Rimanda a casa un Esploratore dell’altro clan: tocca il territorio. L’altro clan riceve 2 tue taniche.
web-kero-about-scorch = Alla fine del tuo turno si scarta un’altra carta a tua scelta.
web-kero-when-before = prima di tirare
web-kero-when-after = dopo aver tirato
web-kero-when-theirs = nel turno avversario
web-kero-flat = Abbassa
web-kero-roll = Tira { $dice }
web-kero-roll-fuel = per l’altro clan
web-kero-last-die = Ultimo dado: tiro { $roll } di { $all }
web-kero-nothing-loose = Ogni dado è tenuto o bruciato: liberane uno o abbassa il camion.
web-kero-tip = Alza e tira
web-kero-fuel = Pieno ×{ $times }
web-kero-miser = Avaro: 5 dadi
web-kero-whole = Tutti e 8 i dadi
web-kero-closes = Senza risposta: tutti e 8 i dadi
web-kero-always = Sempre tutti e 8
web-kero-order = Quando l’altro clan fa rifornimento
web-kero-order-about = Rispondi ora per ogni volta. Lo vedi solo tu. Per l’altro clan non cambia nulla, avaro o no.
web-kero-order-ask = Chiedimi ogni volta
web-kero-do-take = Prendi
web-kero-do-place = Manda
web-kero-do-play = Gioca
web-kero-do-hire = Ingaggia
web-kero-end = Fine turno
web-kero-end-sure = Tieni premuto per finire: puoi ancora spendere
web-kero-stay = Basta così
web-kero-ask-placing = { $count ->
        [one] Piazza 1 Esploratore: tocca dove
       *[other] Piazza { $count } Esploratori: tocca dove
    }
web-kero-ask-moving = Ancora uno: da dove, poi verso dove
web-kero-ask-scorching = Tocca la carta da scartare
web-kero-ask-tying = Tocca il territorio in parità che vinci
web-kero-they-start = { $name } si prepara
web-kero-they-prepare = { $name } si prepara
web-kero-they-rolling = { $name } tira!
web-kero-they-camp = { $name } è nell’accampamento
web-kero-they-thinning = Si chiede { $name-begins ->
        [a] ad
       *[other] a
    } { $name }: 8 dadi o 5?
web-kero-they-fuelling = { $name } tira per il tuo rifornimento
web-kero-they-placing = { $name } piazza Esploratori
web-kero-they-moving = { $name } sposta Esploratori
web-kero-they-scorching = { $name } scarta una carta
web-kero-they-tying = Si decide lo spareggio
web-kero-rolls = { $name } tira i dadi.
web-kero-you-thinning = { $name } fa rifornimento: 8 dadi o 5?
web-kero-you-fuelling = Tira per { $name }!
web-kero-free = gratis
web-kero-die = dado { $die }
web-kero-die-white = dado { $number }
web-kero-fire = fuoco
web-kero-truck = Camion di { $name }, secondi nel serbatoio
web-kero-seconds = { $name }: { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    }
web-kero-goal = Abbastanza per «{ $card }»
web-kero-moment-outage = A secco!
web-kero-outage-own = Nessuno dei tuoi dadi conta e il tuo turno è finito.
web-kero-outage-they = Nessun dado di { $name } conta e il turno è finito.
web-kero-outage-next = { $rival } tira 5 dadi per il rifornimento, poi è il suo turno.
web-kero-outage-you = Tira 5 dadi per il rifornimento, poi tocca a te.
web-kero-moment-claim = Conquista! { $number } di 3
web-kero-moment-last = L’ultimo turno
web-kero-moment-tuarek = { $tuarek }
web-kero-run = { $seat } tira { $times } volte; { $fires ->
        [0] nessun fuoco
        [one] 1 fuoco
       *[other] { $fires } fuochi
    } sul tavolo.
web-kero-fuel-run = { $seat } tira { $times } volte per il rifornimento; { $left ->
        [0] non resta nessun dado
        [one] resta 1 dado
       *[other] restano { $left } dadi
    }.
web-kero-ask-camp = Tocca ciò che vuoi: carte, territori, tessere.
web-kero-ask-end = Non resta altro da fare: finisci il turno.
web-kero-about-tie = Quando esce una carta Conquista, vinci un territorio in parità a tua scelta.
web-kero-about-trade = Una volta per turno: grano in cambio di taniche, uno a uno.
web-kero-about-die = Puoi aggiungere questo dado senza pagare una tanica.
web-kero-about-extra = 1 in più ogni volta che raccogli le risorse.
web-kero-about-jerrycan = 1 tanica all’inizio di ogni turno.
web-kero-watch-fuelling = { $name } tira per il rifornimento
web-kero-set-up = Esempio di preparazione: quattro territori scoperti; ogni clan ha un camion pieno, { $amounts }, i Tuarek coperti.
