# KROM nel browser: la scena, le plance e ciò che si dice a chi ascolta.

web-krom-goods = { $amounts }
web-krom-nothing = niente
web-krom-now-only = Ora solo { $goods }
web-krom-name = { $seat }
web-krom-card = { $card }
web-krom-character = { $character }
web-krom-beast = Kromosauro
web-krom-you = Tu

## Zone

web-krom-own = La tua scheda
web-krom-life = Punti vita: { $life } su { $most }
web-krom-points = Punti Evoluzione: { $points } su { $goal }
web-krom-has-cards = { $count ->
        [one] 1 carta Bonus
       *[other] { $count } carte Bonus
    }
web-krom-map = I quattro luoghi
web-krom-place = { $site }: { $here_seats }
web-krom-place-empty = { $site }: nessuno
web-krom-and-beast = , Kromosauro
web-krom-must-leave = { $here_seats-count ->
        [one] Deve andarsene
       *[other] Devono andarsene
    }: { $here_seats }
web-krom-here-you = Sei già qui: devi andare altrove.
web-krom-beast-here = Il Kromosauro è qui e può restare.
web-krom-about-cave = Riposa accanto al fuoco, o compra ciò che puoi pagare.
web-krom-about-forest = Raccogli: pesca una carta alla volta; quasi tutte danno qualcosa.
web-krom-about-savanna = Caccia uno di questi animali; la cifra è la tua probabilità.
web-krom-about-mountain = Arrampicati: tira cinque dadi e rilanciane alcuni; conta la combinazione migliore.
web-krom-scarce = In rosso: nella riserva non ce n’è abbastanza.
web-krom-round-goal = Turno { $round }. Si vince con { $goal } punti.
web-krom-round = Turno { $round }
web-krom-house-rules = Regole di questo tavolo
web-krom-goal = { $goal } punti Evoluzione per vincere
web-krom-figure-goal = { $players } giocatori: si vince con { $goal } punti
web-krom-figure-losses = Totali di 6, 3 e 2: il primo non perde niente, il secondo perde 3 punti vita ed è tramortito, il terzo ne perde 4.
web-krom-supply = Resta nella riserva
web-krom-decks = Carte
web-krom-in-pile = nel mazzo
web-krom-discarded = scartate
web-krom-deck-evolution = mazzo Evoluzione
web-krom-look-supply = Ciò che resta nella riserva e nei mazzi
web-krom-ideas = Evoluzioni da realizzare
web-krom-idea = { $card }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per { $cost }
web-krom-lacks = ; hai ancora bisogno di { $goods }
web-krom-idea-points = { $points ->
        [one] 1 punto Evoluzione per
       *[other] { $points } punti Evoluzione per
    }
web-krom-you-lack = Hai ancora bisogno di { $goods }.
web-krom-to-go = { $points ->
        [one] Poi ti manca 1 punto.
       *[other] Poi ti mancano { $points } punti.
    }
web-krom-wins-now = Con questa vinci!
web-krom-stage = Che cosa succede
web-krom-hand = Le tue carte Bonus
web-krom-destinations = Le tue carte Destinazione
web-krom-tab-cards = { $count ->
        [one] Carta Bonus
       *[other] Carte Bonus
    }
web-krom-tab-places = Luoghi
web-krom-no-cards = Nessuna carta Bonus
web-krom-playable = , giocabile ora
web-krom-lifted = La carta sollevata
web-krom-put-down = Rimetti a posto

## Il bottone grande

web-krom-pass = Passa
web-krom-allow = Lascia passare
web-krom-end = Fine fase
web-krom-end-anyway = Termina comunque
web-krom-unused-place = luogo non ancora usato
web-krom-unused-idea = Evoluzione possibile
web-krom-leave-it = Non rubare
web-krom-leave-sure = Davvero niente?
web-krom-take-it = Ruba
web-krom-lay = Vai { $place-in }
web-krom-be = Gioca come { $character }
web-krom-play = Gioca
web-krom-throw = Tira
web-krom-realise = Realizza
web-krom-whom = Su chi?
web-krom-which = Quale?
web-krom-reroll = { $dice ->
        [one] Rilancia 1 dado
       *[other] Rilancia { $dice } dadi
    }
web-krom-take = Prendi
web-krom-take-nothing = Non prendere niente
web-krom-choose = Scegli un luogo
web-krom-laid = Carta posata
web-krom-wait = In attesa…
web-krom-over = Fine

## Scegliere

web-krom-where-to = Turno { $round }: dove vai?
web-krom-revealed = Carte scoperte!
web-krom-have-chosen = Scelte fatte: { $done } su { $seats }
web-krom-go = Vai: { $site }
web-krom-stay = { $site }: sei qui e devi muoverti
web-krom-laid-here = { $site }: posata coperta
web-krom-who-you = Chi sei?
web-krom-who-other = { $seat } sceglie un personaggio
web-krom-weights = Parità: vince il più pesante nella Caverna e nella Savana, il più leggero nella Foresta e sulla Montagna.

## Combattimento

web-krom-fight = Combattimento: { $site }
web-krom-heavier = in parità vince il più pesante
web-krom-lighter = in parità vince il più leggero
web-krom-total = Totale
web-krom-rank = { $rank }º
web-krom-has-passed = ha passato
web-krom-arm = Continua a passare
web-krom-arm-now = finché non cambia qualcosa
web-krom-arm-end = fino alla fine

## Carte sul tavolo

web-krom-plays = { $seat } gioca «{ $card }»
web-krom-plays-on = { $seat } gioca «{ $card }» su { $target }
web-krom-cancels = { $seat } vuole annullare «{ $other }» con «{ $card }»
web-krom-own-card = La tua carta. In attesa degli altri.
web-krom-you-can-counter = Puoi annullarla con «{ $card }».
web-krom-ordered = La tua impostazione la lascia passare.
web-krom-ordered-counter = La tua impostazione la lascia passare. Puoi ancora annullarla con «{ $card }».
web-krom-no-counter = Non hai carte di annullamento.
web-krom-counter-elsewhere = La tua carta di annullamento non si può giocare qui.
web-krom-table-decides = In attesa degli altri.
web-krom-closes = Senza risposta, la carta passa.
web-krom-doing-card = { $name } gioca una carta.
web-krom-orders = Quando gli altri giocano carte
web-krom-orders-about = Vuoi che ti venga chiesto se annullarle? Nessun altro lo vede.
web-krom-order-ask = Chiedimi per ogni carta
web-krom-order-round = In questo turno, lascia passare tutto senza chiedermi nulla
web-krom-order-others = Chiedimi solo per le carte rivolte a me
web-krom-effect-value = Aggiunge { $n } al totale.
web-krom-effect-dice = { $n ->
        [one] 1 dado in più.
       *[other] { $n } dadi in più.
    }
web-krom-effect-gain = Porta { $gives }.
web-krom-effect-harm = Un altro giocatore perde { $gives }.
web-krom-effect-steal = Ruba { $gives } a un giocatore nello stesso luogo.
web-krom-effect-trade = Costa { $price }, porta { $gives }.
web-krom-effect-swap = Dà { $price } a un giocatore e prende { $gives }.
web-krom-effect-counter = Annulla la carta di un altro giocatore.
web-krom-when-combat = In combattimento.
web-krom-when-turn = Nella tua fase di Azione.
web-krom-when-counter = Quando qualcuno gioca una carta.
web-krom-only-at = Solo qui: { $site }.
web-krom-now = Giocabile adesso.
web-krom-not-now = Non adesso.

## Furto

web-krom-rob-you = Il personaggio di { $target } è tramortito. Ruba una cosa.
web-krom-rob-other = { $seat } fruga nelle tasche di { $target }.
web-krom-rob-more = { $count ->
        [one] ancora 1 vittima
       *[other] ancora { $count } vittime
    }
web-krom-of = su { $has }
web-krom-blind =
    { $cards ->
        [one] la sua unica carta
       *[other] 1 carta a caso su { $cards }
    }
web-krom-befell-card = { $seat } gioca «{ $card }» contro di te.
web-krom-befell-lost = Perdi { $goods }.
web-krom-befell-taken = { $seat } ti prende { $goods }.
web-krom-befell-robbed = { $seat } ti prende «{ $card }».
web-krom-befell-trophy = { $seat } ti prende il trofeo e il suo punto.
web-krom-befell-stunned = Il tuo personaggio è tramortito: salti il turno.

## Fasi di Azione

web-krom-phase-you = { $site }: tocca a te
web-krom-phase = { $site }: { $seat }
web-krom-rest = Riposo
web-krom-or = o
web-krom-ware = { $goods } per { $price } Krom
web-krom-shuffle = rimescola
web-krom-free = gratis
web-krom-no-more = basta
web-krom-pick = Pesca una carta Raccolta { $price ->
        [0] gratis
       *[other] per { $price } Krom
    }; nel mazzo: { $cards }
web-krom-in-deck = { $cards ->
        [one] su 1 carta del mazzo
       *[other] su { $cards } carte del mazzo
    }
web-krom-choose-prey = Scegli la preda
web-krom-hunting = I dadi si comprano prima del tiro
web-krom-prey = { $card }: { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }, serve { $value }, { $chance } per cento, dà { $goods }
web-krom-with-dice = { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }, { $price ->
        [0] gratis
       *[other] { $price } Krom
    }
web-krom-rolled = { $total }, serviva { $value }
web-krom-caught = { $total }, serviva { $value }: presa!
web-krom-escaped = { $total }, serviva { $value }: scappa
web-krom-climb = Arrampicati: 5 dadi
web-krom-climbs = Ai piedi della parete
web-krom-climb-done = Di ritorno dalla parete
web-krom-hunt-done = Di ritorno dalla caccia
web-krom-die = Dado { $number }: { $value }
web-krom-next-reroll = Tocca i dadi da rilanciare ({ $number } di { $most }):
web-krom-reroll-dear = Un rilancio costa { $price } Krom e { $kroms ->
        [0] non ne hai
       *[other] ne hai solo { $kroms }
    }
web-krom-no-rerolls = Niente più rilanci
web-krom-table = Combinazioni e ricompense
web-krom-comb-nothing = niente
web-krom-comb-pair = coppia
web-krom-comb-two-pairs = doppia coppia
web-krom-comb-three = tris
web-krom-comb-full-house = full
web-krom-comb-four = poker
web-krom-comb-five = cinque uguali
web-krom-comb-straight = scala

## Consultare

web-krom-realised = Evoluzioni realizzate
web-krom-none-yet = Ancora nessuna
web-krom-known = Carte che conosci

## Ad alta voce

web-krom-say-choosing = Turno { $round }. Sei qui: { $site }. Scegli { $sites-or }.
web-krom-say-fight = Combattimento: { $site }. Tu { $total }; { $others }. Se tutti passano, finisci in { $rank }ª posizione e { $loss ->
        [0] non perdi niente
        [one] perdi 1 punto vita
       *[other] perdi { $loss } punti vita
    }. Passa o gioca una carta.
web-krom-say-counter = { $seat } gioca «{ $card }». { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}. Il tasto Spazio la lascia passare.
web-krom-say-counter-on = { $seat } gioca «{ $card }» su { $target }. { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}. Il tasto Spazio la lascia passare.
web-krom-say-robbery = Il personaggio di { $target } è tramortito. Ruba qualcosa, o niente.
web-krom-say-cave = Riposa o compra. Hai { $kroms } Krom.
web-krom-say-served = Compra ancora o termina la fase. Hai { $kroms } Krom.
web-krom-say-forest = Prezzo della prossima carta: { $price }. I tuoi Krom: { $kroms }. Carte nel mazzo: { $cards }.
web-krom-say-savanna = Scegli una preda. I tuoi Krom per dadi in più: { $kroms }.
web-krom-say-climb = Arrampicati: tira cinque dadi, con al massimo quattro rilanci.
web-krom-say-mountain = { $dice }: { $combination }. Prezzo del prossimo rilancio: { $price }.
web-krom-say-mountain-last = { $dice }: { $combination }. Niente più rilanci: prendi la ricompensa.
web-krom-say-done = Hai fatto ciò che offre questo luogo. Gioca una carta, realizza un’Evoluzione o termina la fase.
