# KERO: choices, events, refusals, options, and the names of our pack.

game-kero = KERO
    .about = Due clan, due autocisterne, una clessidra ciascuno: tira i dadi finché scorre il KERO, e fermati in tempo.

## Words of the game

kero-colour-green = verde
    .card = verde
kero-colour-brown = marrone
    .card = marrone
kero-colour-red = rosso
    .card = rossa
kero-colour-grey = grigio
    .card = grigia
kero-die-white = bianco
kero-die-green = verde
kero-die-yellow = giallo
kero-die-blue = blu
kero-resource-brick = mattone
kero-resource-wheat = grano
kero-resource-metal = metallo
kero-resource-recruit = recluta
kero-resource-jerrycan = tanica
kero-other-green = { kero-die-green }
kero-other-yellow = { kero-die-yellow }
kero-other-blue = { kero-die-blue }
kero-other-brick = { kero-resource-brick }
kero-other-wheat = { kero-resource-wheat }
kero-other-metal = { kero-resource-metal }
kero-other-recruit = { kero-resource-recruit }
kero-ability-green-die = il dado verde
kero-ability-yellow-die = il dado giallo
kero-ability-blue-die = il dado blu
kero-ability-brick = 1 mattone in più a ogni turno
kero-ability-wheat = 1 grano in più a ogni turno
kero-ability-metal = 1 metallo in più a ogni turno
kero-ability-recruit = 1 recluta in più a ogni turno
kero-ability-trade = grano in cambio di taniche
kero-ability-tie = lo spareggio
kero-ability-jerrycan = 1 tanica a turno
kero-tuarek-dice = lo scommettitore
kero-tuarek-reroll = il mangiafuoco
kero-tuarek-thin = l’avaro
kero-tuarek-move = la guida
kero-tuarek-resources = il mercante
kero-tuarek-fuel = il benzinaio
kero-tuarek-expel = il fuorilegge
kero-tuarek-scorch = il piromane
kero-ending-claim = La terza carta Conquista ha chiuso subito la partita
kero-ending-last-turn = La partita è finita con l’ultimo turno
kero-part-cards = Carte
kero-part-none-shall-pass = { kero-card-gatekeepers-1 }
kero-part-territories = Territori
kero-part-final-spaces = Caselle finali

## So many of them

kero-count-brick = { $count ->
        [one] 1 mattone
       *[other] { $count } mattoni
    }
kero-count-wheat = { $count } grano
kero-count-metal = { $count } metallo
kero-count-recruit = { $count ->
        [one] 1 recluta
       *[other] { $count } reclute
    }
kero-count-jerrycans = { $count ->
        [one] 1 tanica
       *[other] { $count } taniche
    }
kero-count-tuareks = { $count } Tuarek
kero-count-explorers = { $count ->
        [one] 1 Esploratore
       *[other] { $count } Esploratori
    }
kero-count-fuellings = { $count ->
        [one] 1 rifornimento gratis
       *[other] { $count } rifornimenti gratis
    }
kero-count-green = verde
kero-count-yellow = giallo
kero-count-blue = blu

## Choices

kero-lay-flat = Abbassa il camion
    .short = Abbassa
kero-roll = Rilancia { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }: { $white ->
        [0] { $amounts }
       *[other] { $white ->
            [one] bianco
           *[other] bianchi
        } { $numbers-list }{ $amounts-count ->
            [0] {""}
           *[other] , { $amounts }
        }
    }
    .short = Rilancia { $dice }
kero-tip = Alza il camion e tira
    .short = Alza e tira
kero-fuel-once = Paga 1 tanica e fai rifornimento
    .short = Pieno ×1
kero-fuel-twice = Paga 2 taniche e fai rifornimento due volte
    .short = Pieno ×2
kero-add = Aggiungi il dado { $die }
    .short = Dado { $die }
kero-whole = Lascia fare rifornimento con tutti e 8 i dadi
    .short = Tutti e 8
kero-thin-out = Gioca l’avaro: rifornimento con 5 dadi bianchi
    .short = Avaro: 5
kero-whole-always = Sempre tutti e 8 i dadi, finché non cambio idea
    .short = Sempre tutti e 8
kero-withdraw = Chiedimi di nuovo dei 5 dadi
    .short = Chiedimi
kero-throw = Tira per il rifornimento avversario
    .short = Tira
kero-take = Prendi la carta { $space } della fila
    .short = Prendi
kero-explore = Manda un Esploratore nel territorio { $space }
    .short = Territorio { $space }
kero-explore-single = Manda un Esploratore nella casella finale singola
    .short = Singola
kero-explore-double = Manda un Esploratore nella casella finale doppia
    .short = Doppia
kero-hire = Ingaggia un Tuarek (2 taniche)
    .short = Tuarek (2)
kero-trade = Scambia { $wheat } grano con { $wheat ->
        [one] 1 tanica
       *[other] { $wheat } taniche
    }
    .short = Scambia { $wheat }
kero-call = Gioca lo scommettitore: aggiungi il dado { $die } e il dado { $other }
    .short = { $die } + { $other }
kero-forgive = Gioca il mangiafuoco: in questo turno i fuochi si possono rilanciare
    .short = Mangiafuoco
kero-move = Sposta un Esploratore dal territorio { $from } al { $to }
    .short = { $from } → { $to }
kero-stay = Non spostare altri Esploratori
    .short = Basta così
kero-gift = Gioca il mercante: { $amounts }
    .short = { $amounts }
kero-free-fuel = Gioca il benzinaio: un rifornimento gratis
    .short = Benzinaio
kero-send-home = Gioca il fuorilegge: rimanda a casa un Esploratore avversario dal territorio { $space }
    .short = Fuorilegge: { $space }
kero-plan-fire = Gioca il piromane: si scarterà una carta in più
    .short = Piromane
kero-scorch = Scarta la carta { $space } della fila
    .short = Scarta
kero-win-tie = Prendi il territorio { $space }, in parità
    .short = Territorio { $space }
kero-end-turn = Termina il turno
    .short = Fine turno
kero-run-dry = Il serbatoio è vuoto
kero-full = Il serbatoio è pieno

## What happened

kero-turn-begins = Turno di { $seat }.
kero-last-turn = Ultimo turno: gioca { $seat }.
kero-jerrycans = { $seat } riceve { $jerrycans ->
        [one] 1 tanica
       *[other] { $jerrycans } taniche
    } e ne ha { $held }.
kero-tuarek-drawn = { $seat } pesca un Tuarek.
kero-tuarek-drawn-known = { $seat } pesca { $tuarek }.
kero-tuareks-shuffled = { $tiles ->
        [one] Il Tuarek usato forma
       *[other] I { $tiles } Tuarek usati vengono mescolati e formano
    } una nuova pila.
kero-tuarek-played = { $seat } gioca { $tuarek }.
kero-tank-is-full = Il serbatoio di { $seat } è già pieno: questo rifornimento è perso.
kero-fuelling-begins = { $seat } fa rifornimento: { $dice } dadi.
kero-fuelling-roll = { $seat } tira { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } per il rifornimento; { $left ->
        [0] non ne resta nessuno
        [one] ne resta 1
       *[other] ne restano { $left }
    }.
kero-fuelled = { $seat } fa rifornimento: { $more ->
        [one] 1 secondo
       *[other] { $more } secondi
    } in più, ora { $seconds }.
kero-die-added = { $seat } aggiunge il dado { $die }{ $paid ->
        [0] {""}
       *[other] {" "}per una tanica
    }.
kero-tipped = { $seat } alza il camion con { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    } nel serbatoio!
kero-rolled = { $seat } tira { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }; { $fires ->
        [0] nessun fuoco
        [one] 1 fuoco
       *[other] { $fires } fuochi
    } sul tavolo.
kero-laid-flat = { $seat } abbassa il camion con ancora { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    } e { $fires ->
        [0] nessun fuoco
        [one] 1 fuoco
       *[other] { $fires } fuochi
    }.
kero-outage = A secco! Il serbatoio di { $seat } è vuoto: i dadi non contano.
kero-collected = { $amounts-count ->
        [0] { $seat } non raccoglie nulla.
       *[other] { $seat } raccoglie { $amounts }.
    }
kero-explored = { $seat } manda un Esploratore nel territorio { $space }.
kero-explored-final = { $seat } manda un Esploratore nella casella finale { $final ->
        [one] singola
       *[other] doppia
    }.
kero-card-taken = { $seat } prende «{ $card }» (carta { $space } della fila).
kero-tile-taken = { $seat } ottiene un’abilità permanente: { $ability }.
kero-hired = { $seat } paga 2 taniche per un Tuarek.
kero-traded = { $seat } scambia { $wheat } grano con { $wheat ->
        [one] 1 tanica
       *[other] { $wheat } taniche
    }.
kero-explorer-moved = { $seat } sposta un Esploratore dal territorio { $from } al { $to }.
kero-gift-given = { $seat } riceve { $amounts }.
kero-sent-home = { $seat } rimanda a casa un Esploratore di { $target } dal territorio { $space } e dà 2 taniche all’altro clan.
kero-card-burnt = La carta «{ $card }» viene scartata (carta { $space } della fila).
kero-space-filled = Nuova carta { $space } della fila: «{ $card }».
kero-claim = Carta Conquista { $number } di 3: la manche finisce.
kero-land-won = { $seat } vince il territorio «{ $land }».
kero-land-lost = Nessuno vince il territorio «{ $land }».
kero-land-revealed = Nuovo territorio { $space }: «{ $land }».
kero-game-ended = La partita è finita. { $winners-count ->
        [one] Vince { $winners }.
       *[other] { $winners } si dividono la vittoria.
    }

## Refusals

kero-game-is-over = La partita è finita.
kero-table-only = Succede da solo, al momento giusto.
kero-nothing-due = Ora nessun serbatoio è vuoto o pieno.
kero-not-due-yet = È ancora presto.
kero-no-times = Senza cronometro le mosse non hanno un orario.
kero-time-backwards = Troppo tardi: quel momento è passato.
kero-time-too-large = Nessuna partita dura così tanto.
kero-not-your-turn = È il turno dell’altro clan.
kero-opponent-is-asked = Prima l’altro clan decide con quanti dadi fai rifornimento.
kero-opponent-rolls = Per il tuo rifornimento tira l’altro clan.
kero-tie-is-asked = Sceglie chi ha lo spareggio.
kero-truck-stands = Il camion è in piedi: tira, oppure abbassalo.
kero-first-fuel = Prima finisci il rifornimento: tira.
kero-first-answer = Prima rispondi: tutti e 8 i dadi, o 5.
kero-order-stands = L’hai già detto: sempre tutti e 8 i dadi.
kero-no-order = Ti viene già chiesto ogni volta.
kero-first-place = Prima piazza gli Esploratori che hai ottenuto gratis.
kero-first-move = Prima sposta un secondo Esploratore, o fermati a uno.
kero-first-scorch = Prima scegli la carta da scartare.
kero-first-tie = Prima scegli il territorio in parità.
kero-space-is-empty = In quello spazio della fila non c’è nessuna carta.
kero-not-tied = Quel territorio non è in parità.
kero-die-not-chosen = In questo turno non giochi con quel dado.
kero-die-burnt = Quel dado mostra un fuoco ed è bloccato.
kero-too-soon = Troppo in fretta: prima raccogli i dadi.
kero-no-such-tuarek = Non hai { $tuarek }.
kero-truck-lies = Prima alza il camion.
kero-fuel-comes-first = Il rifornimento si paga solo all’inizio del turno.
kero-nothing-to-fill = Il tuo serbatoio è già pieno.
kero-die-already-chosen = In questo turno hai già il dado { $die }.
kero-dice-not-there = In questo turno hai già uno di questi dadi.
kero-already-forgiven = In questo turno puoi già rilanciare i fuochi.
kero-only-after-rolling = Quel Tuarek si gioca solo dopo il tiro.
kero-only-before-rolling = Quel Tuarek si gioca solo prima del tiro.
kero-no-tuareks-left = Non ci sono più Tuarek da pescare.
kero-nobody-there = L’altro clan non ha Esploratori lì.
kero-first-roll = Prima tira i dadi e abbassa il camion.
kero-not-now = Non è il momento.
kero-explorer-costs = Un Esploratore costa 1 recluta e 1 metallo.
kero-rolling-is-over = Il camion è giù: non si tira più.
kero-cannot-pay = Costo: { $amounts }. { $held ->
        [0] Tu non ne hai
       *[other] Tu ne hai solo { $held }
    }.
kero-no-trade = Non hai l’abilità di scambiare il grano.
kero-already-traded = In questo turno hai già scambiato il grano.
kero-too-much-wheat = { $most ->
        [0] Non hai grano da scambiare.
       *[other] Puoi scambiare al massimo { $most } grano.
    }
kero-no-explorer = Non hai più Esploratori nell’accampamento.
kero-no-territories = Non ci sono più territori, solo le caselle finali.
kero-final-space = Quella casella finale è occupata.
kero-not-last-turn = Le caselle finali sono per l’ultimo turno.
kero-none-of-yours = Non hai Esploratori lì.
kero-too-few-jerrycans = { $needed ->
        [one] Serve 1 tanica
       *[other] Servono { $needed } taniche
    }, e tu { $held ->
        [0] non ne hai
       *[other] ne hai solo { $held }
    }.

## Options

kero-option-clock = Tempo
    .about = In tempo reale il KERO scorre mentre pensi. Senza cronometro ogni tiro costa uguale, e non c’è fretta.
kero-option-clock-paced = senza cronometro
kero-option-clock-realtime = tempo reale
kero-option-longer_time = Più tempo
    .about = Per chi ne ha bisogno: il KERO esce più lentamente, per entrambi i clan.
kero-option-longer_time-no = no
kero-option-longer_time-half = una volta e mezza
kero-option-longer_time-double = il doppio
kero-option-first = Primo giocatore
    .about = Comincia chi ha fatto benzina per ultimo: scegli chi è, oppure lascia fare al caso.
kero-option-first-random = a caso
kero-option-first-seat1 = giocatore 1
kero-option-first-seat2 = giocatore 2
kero-option-endless_supply = Taniche infinite
    .about = Le taniche non finiscono mai.

## Cards of our pack

kero-card-gatekeepers-1 = Non si passa!
    .flavour = La vecchia Brigitte difende la porta sud da prima che i pozzi si seccassero.
kero-card-gatekeepers-2 = Non si passa!
    .flavour = Due fratelli, un elmetto, nessuna pietà.
kero-card-gatekeepers-3 = Non si passa!
    .flavour = Il cartello dice chiuso. Anche il cannone.
kero-card-gatekeepers-4 = Non si passa!
    .flavour = Chiede una parola d’ordine. Non ce n’è nessuna.
kero-card-gatekeepers-5 = Non si passa!
    .flavour = Il cane è buono. E poi dorme.
kero-card-scout-tower = Torre di guardia
    .flavour = Da quassù vedi la polvere di domani.
kero-card-jerry-dump = Mucchio di taniche
    .flavour = Quasi tutte perdono. Tre no.
kero-card-roadside-pump = Pompa di benzina
    .flavour = Tossisce, sputa, versa.
kero-card-tin-roof = Tetto di lamiera
    .flavour = La pioggia ci starebbe benissimo.
kero-card-tea-tent = Tenda del tè
    .flavour = Tre bicchieri, e chi era straniero è amico.
kero-card-well-of-plenty = Pozzo dell’abbondanza
    .flavour = Abbondanza è una parola di prima.
kero-card-spare-parts = Pezzi di ricambio
    .flavour = Ogni cosa è un pezzo di qualcosa.
kero-card-kiln = Fornace
    .flavour = Un mattone in più, ogni santo giorno.
kero-card-terraces = Terrazze
    .flavour = Gradini verdi su una collina rossa.
kero-card-elder = L’anziano
    .flavour = Quando due litigano, lui ricorda di chi era la terra.
kero-card-bakers-oven = Forno del pane
    .flavour = Col pane si compra più carburante che con l’oro.
kero-card-green-workshop = Officina verde
    .flavour = Semi, sacchi e un dado truccato.
kero-card-yellow-workshop = Officina gialla
    .flavour = Costruiscono con quello che lascia il vento.
kero-card-blue-workshop = Officina blu
    .flavour = Scintille di giorno, addestramento di notte.
kero-card-scrapyard = Sfasciacarrozze
    .flavour = Il vecchio mondo, a peso.
kero-card-drill-ground = Campo di addestramento
    .flavour = Sinistra, destra, giù la testa.
kero-card-still = L’alambicco
    .flavour = Non si beve. Si mette nel serbatoio.
kero-card-caravan = Carovana
    .flavour = Portano sale, canzoni e una via d’uscita.
kero-card-lookouts = Vedette
    .flavour = Quattro occhi, due direzioni.
kero-card-signal-fire = Fuoco di segnalazione
    .flavour = Il fumo dice più di quanto abbia mai detto la radio.
kero-card-wind-wheel = Mulino a vento
    .flavour = Gira per chiunque.
kero-card-tanker-depot = Deposito autocisterne
    .flavour = Parcheggia in piano. Sempre in piano.
kero-card-oil-seep = Vena di petrolio
    .flavour = La terra restituisce, una goccia alla volta.
kero-card-drum-circle = Cerchio di tamburi
    .flavour = Tra le dune qualcuno risponde.
kero-card-greenhouse = Serra
    .flavour = Fatta di mille parabrezza.
kero-card-long-patrol = Lunga pattuglia
    .flavour = Fuori al tramonto, di ritorno con una mappa.
kero-card-bazaar = Bazar
    .flavour = Due di questi per uno di quelli.
kero-card-moot-hall = Sala del consiglio
    .flavour = Lascia la chiave inglese all’ingresso.
kero-card-outpost = Avamposto
    .flavour = L’ultima luce prima del sale.
kero-card-great-wall = Grande muro
    .flavour = Nessuno ricorda quale lato sia il nostro.
kero-card-sky-engine = Motore del cielo
    .flavour = Una volta volò. Forse volerà ancora.

## Territories of our pack

kero-land-green-valley = Valle verde
kero-land-brown-mesa = Mesa marrone
kero-land-red-canyon = Canyon rosso
kero-land-grey-flats = Piana grigia
kero-land-market-ruins = Rovine del mercato
kero-land-rainbow-springs = Sorgenti arcobaleno
kero-land-four-pillars = Quattro pilastri
kero-land-crossroads = Crocevia
kero-land-oasis = Oasi
kero-land-refinery-wreck = Relitto della raffineria
kero-land-nomad-camp = Campo dei nomadi
kero-land-fuel-cache = Scorta di carburante

## Bot

kero-bot-sahra = Colleziona territori
kero-bot-bazo = Scambia di tutto
kero-bot-nilo = Sempre con il serbatoio pieno
kero-bot-jaxa = Ancora un tiro!
