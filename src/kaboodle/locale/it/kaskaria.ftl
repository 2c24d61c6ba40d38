# The Heroes of Kaskaria: choices, events, refusals, options.

game-kaskaria = Gli eroi di Kaskaria
    .about = Corridori e grifoni in gara verso il vulcano: vince chi torna a casa con più oro.

## Words of the game

kaskaria-colour-blue = blu
kaskaria-colour-orange = arancione
kaskaria-colour-red = rosso
kaskaria-colour-green = verde
kaskaria-colour-yellow = giallo
kaskaria-colour-purple = viola
kaskaria-colour-pink = rosa
kaskaria-colour-brown = marrone
kaskaria-colour-teal = turchese
kaskaria-motif-gold = oro
kaskaria-motif-griffin = grifone
kaskaria-motif-runner = corridore
kaskaria-motif-two = +2
kaskaria-figure-runner = corridore
kaskaria-figure-griffin = grifone
kaskaria-card = { $motif } { $colour }
kaskaria-card-taken = { $motif-id ->
        [gold] oro { $colour }
       *[other] un { $motif } { $colour }
    }
kaskaria-ending-runner = Un corridore ha raggiunto il vulcano
kaskaria-ending-griffin = Un grifone ha raggiunto il vulcano
kaskaria-ending-both = Un corridore e un grifone hanno raggiunto il vulcano insieme

## So many of them

kaskaria-count-gold = { $count } oro
kaskaria-count-griffin = { $count ->
        [one] 1 grifone
       *[other] { $count } grifoni
    }
kaskaria-count-runner = { $count ->
        [one] 1 corridore
       *[other] { $count } corridori
    }
kaskaria-count-two = { $count } × +2

## Choices

kaskaria-take-pile = Prendi la prima carta del mazzo
kaskaria-take-display = Prendi la carta nella casella { $space } dell’espositore
kaskaria-play-set = Gioca { $cards } carte di colore { $colour }: { $amounts }

## What happened

kaskaria-taken-from-pile = { $seat } prende una carta dal mazzo.
kaskaria-taken-from-pile-known = { $seat } prende { kaskaria-card-taken } dal mazzo.
kaskaria-taken-from-display = { $seat } prende { kaskaria-card-taken } dalla casella { $space }.
kaskaria-nothing-to-take = { $seat } non trova niente da prendere.
kaskaria-space-refilled = Nuova carta nella casella { $space }: { kaskaria-card }.
kaskaria-space-left-empty = La casella { $space } resta vuota.
kaskaria-waterfall = La cascata! Mazzo e scarti si mescolano insieme: { $pile } carte.
kaskaria-set-played = { $seat } gioca { $cards } carte di colore { $colour }: { $amounts }.
kaskaria-figure-moved = Il { $figure } di { $seat } { $spaces ->
        [0] non va oltre: è già arrivato
        [one] avanza di 1 casella, fino alla { $to }
       *[other] avanza di { $spaces } caselle, fino alla { $to }
    }.
kaskaria-gold-taken = { $seat } prende { $pieces } d’oro; { $treasure ->
        [one] ne resta
       *[other] ne restano
    } { $treasure }.
kaskaria-amulet-taken = { $seat } raggiunge il vulcano e prende l’amuleto!
kaskaria-game-ended = La corsa è finita. La vittoria va a { $winners }.

## Refusals

kaskaria-no-clock = Questo gioco non ha orologio, quindi una mossa non porta un tempo.
kaskaria-game-is-over = La partita è finita.
kaskaria-not-your-turn = È il turno di un altro eroe.
kaskaria-hand-is-full = Hai { $limit } carte in mano, quindi devi giocare una serie.
kaskaria-space-is-empty = In quella casella non c’è nessuna carta.
kaskaria-first-take-cards = Prima prendi { $cards ->
        [one] la carta che ti dà
       *[other] le { $cards } carte che ti dà
    } il tuo +2.
kaskaria-not-in-hand = Di queste ne hai solo { $held }, non { $cards }.
kaskaria-mixed-colours = Tutte le carte di una serie sono dello stesso colore.
kaskaria-set-too-small = Una serie è fatta di due o più carte.

## Options

kaskaria-option-intrepid = Eroi intrepidi
    .about = Due carte corridore in una serie valgono 3 caselle, due carte oro in una serie danno 5 d’oro.
kaskaria-option-first = Chi comincia
    .about = Comincia l’eroe più giovane: indica il posto, oppure lascia fare al caso.
kaskaria-option-first-random = a caso
kaskaria-option-first-seat1 = posto 1
kaskaria-option-first-seat2 = posto 2
kaskaria-option-first-seat3 = posto 3
kaskaria-option-first-seat4 = posto 4

## The score, part by part

kaskaria-part-gold = Oro raccolto
kaskaria-part-runner = Percorso dei corridori
kaskaria-part-griffin = Percorso dei grifoni
kaskaria-part-amulet = Amuleto
