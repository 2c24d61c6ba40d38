# KERO nel terminale.

cli-kero-claims = Conquiste { $claims }/{ $all }
cli-kero-tank = serbatoio
cli-kero-jerrycans = taniche
cli-kero-jerrycans-short = Ta
cli-kero-tuareks = Tuarek
cli-kero-tuareks-short = Tu
cli-kero-home = Esploratori
cli-kero-home-short = E
cli-kero-cards = carte
cli-kero-cards-short = carte
cli-kero-points = punti
cli-kero-points-short = pt
cli-kero-card = carta (mazzo: { $pile })
cli-kero-cost = costo
cli-kero-gives = dà
cli-kero-empty = (vuoto)
cli-kero-tuarek = Tuarek
cli-kero-explorer = Esploratore
cli-kero-fire = FUOCO
cli-kero-nothing = niente
cli-kero-none = nessuno
cli-kero-sign-brick = Ma
cli-kero-sign-wheat = G
cli-kero-sign-metal = Me
cli-kero-sign-recruit = R
cli-kero-sign-jerrycan = T
cli-kero-n-points = { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
cli-kero-n-jerrycans = { $n ->
        [one] 1 tanica
       *[other] { $n } taniche
    }
cli-kero-n-tuareks = { $n ->
        [one] 1 Tuarek
       *[other] { $n } Tuarek
    }
cli-kero-n-explorers = { $n ->
        [one] 1 Esploratore
       *[other] { $n } Esploratori
    }
cli-kero-n-fuellings = { $n ->
        [one] 1 rifornimento
       *[other] { $n } rifornimenti
    }
cli-kero-squares = n carte: n × n punti
cli-kero-for-good = permanente: { $ability }
cli-kero-territory = territorio
cli-kero-won = vinti: { $lands }
cli-kero-land-colour = 1 punto per carta { $colour-card }
cli-kero-land-trios = 1 punto ogni 3 carte
cli-kero-land-every-colour = +2 con tutti i colori
cli-kero-land-four-alike = +3 con quattro di un colore
cli-kero-land-territories = 1 punto per territorio
cli-kero-finals = caselle finali
cli-kero-final-single = singola (single): 1 punto
cli-kero-final-double = doppia (double): 3 punti con due Esploratori
cli-kero-your-tuareks = i tuoi Tuarek: { $tuareks }
cli-kero-always = Quando l’altro clan fa rifornimento: sempre tutti e 8 i dadi; withdraw lo cambia.
cli-kero-amounts = { $amounts }
cli-kero-spend = da spendere: { $held }
cli-kero-dice = dadi: { $white } bianchi{ $more ->
        [0] {""}
       *[other] {" "}+ { $names }
    }
cli-kero-keys-roll = 1-8: scegli   spazio: tira (tutti, se non scegli)   Invio: abbassa
cli-kero-keys-fuel = { $name }, tira con la barra spaziatrice per il rifornimento avversario
cli-kero-ask-start = rifornimento (fuel once), un dado in più (add green), o alza il camion (t)
cli-kero-ask-prepare = aggiungi un dado (add green), o alza il camion (t)
cli-kero-ask-rolling = rilancia (r, r 1 3), o abbassa il camion (f)
cli-kero-ask-camp = prendi una carta (da 1 a 6), explore, hire, o finisci il turno (e)
cli-kero-ask-thinning = l’altro clan fa rifornimento e tu tiri: con tutti e 8 i dadi (w), o con 5, che bruciano prima (thin out)?
cli-kero-ask-thinning-none = l’altro clan fa rifornimento e tu tiri; non hai l’avaro: tutti e 8 i dadi (w)
cli-kero-ask-fuelling = tira per il rifornimento avversario (throw)
cli-kero-ask-placing = un Esploratore gratis: in quale territorio? (da 1 a 4)
cli-kero-ask-final = un Esploratore gratis: explore single, o explore double?
cli-kero-ask-moving = sposta un secondo Esploratore (move 1 3), o lascia stare (s)
cli-kero-ask-scorching = quale carta viene scartata? (da 1 a 6)
cli-kero-ask-tying = quale territorio in parità vinci? (da 1 a 4)
cli-kero-help-tip = alzare il camion: i dadi rotolano, il KERO scorre
cli-kero-help-roll = rilanciare tutti i dadi, o questi (6 verde, 7 giallo, 8 blu)
cli-kero-help-flat = abbassare il camion e tenere ciò che mostrano i dadi
cli-kero-help-number = quella carta o quel territorio, quando viene chiesto
cli-kero-help-fuel = pagare taniche per il rifornimento, all’inizio del turno
cli-kero-help-add = pagare una tanica per un dado colorato (green, yellow, blue)
cli-kero-help-hire = pagare 2 taniche per un Tuarek
cli-kero-help-explore = mandarvi un Esploratore per 1 recluta e 1 metallo
cli-kero-help-trade = scambiare grano con taniche, se hai l’abilità
cli-kero-help-end = finire il turno
cli-kero-help-whole = quando l’altro clan fa rifornimento: tutti i dadi, o i cinque dell’avaro
cli-kero-help-always = tutti e 8 i dadi a ogni rifornimento altrui, senza che ti si chieda; farselo chiedere di nuovo (in qualsiasi momento)
cli-kero-help-call = giocare lo scommettitore: due dadi colorati
cli-kero-help-forgive = giocare il mangiafuoco: i fuochi si possono rilanciare
cli-kero-help-move = giocare la guida: spostare fino a due Esploratori
cli-kero-help-gift = giocare il mercante: due risorse
cli-kero-help-free-fuel = giocare il benzinaio: un rifornimento gratis
cli-kero-help-send-home = giocare il fuorilegge: un Esploratore avversario torna a casa
cli-kero-help-plan-fire = giocare il piromane: si scarta una carta in più
cli-kero-learn = In questa lezione il KERO scorre solo quando si tira: { $roll } s a tiro.
