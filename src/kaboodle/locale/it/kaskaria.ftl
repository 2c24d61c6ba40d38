# The Heroes of Kaskaria: choices, events, refusals, options.

game-kaskaria = Gli eroi di Kaskaria
    .about = Corridori e grifoni in gara verso il vulcano: vince chi torna a casa con più oro.

## Words of the game

kaskaria-colour-blue = blu
    .card = blu
    .plural = blu
kaskaria-colour-orange = arancione
    .card = arancione
    .plural = arancioni
kaskaria-colour-red = rosso
    .card = rossa
    .plural = rosse
kaskaria-colour-green = verde
    .card = verde
    .plural = verdi
kaskaria-colour-yellow = giallo
    .card = gialla
    .plural = gialle
kaskaria-colour-purple = viola
    .card = viola
    .plural = viola
kaskaria-colour-pink = rosa
    .card = rosa
    .plural = rosa
kaskaria-colour-brown = marrone
    .card = marrone
    .plural = marroni
kaskaria-colour-teal = turchese
    .card = turchese
    .plural = turchesi
kaskaria-motif-gold = oro
kaskaria-motif-griffin = grifone
kaskaria-motif-runner = corridore
kaskaria-motif-two = +2
kaskaria-figure-runner = corridore
kaskaria-figure-griffin = grifone
kaskaria-card = { $motif-id ->
        [gold] carta oro { $colour-card }
       *[other] { $motif } { $colour }
    }
kaskaria-card-taken = { $motif-id ->
        [gold] una carta oro { $colour-card }
       *[other] un { $motif } { $colour }
    }
kaskaria-ending-runner = Un corridore ha raggiunto il vulcano
kaskaria-ending-griffin = Un grifone ha raggiunto il vulcano
kaskaria-ending-both = Un corridore e un grifone hanno raggiunto il vulcano insieme

## So many of them

kaskaria-count-gold = { $count ->
        [one] 1 carta oro
       *[other] { $count } carte oro
    }
kaskaria-count-griffin = { $count ->
        [one] 1 grifone
       *[other] { $count } grifoni
    }
kaskaria-count-runner = { $count ->
        [one] 1 corridore
       *[other] { $count } corridori
    }
kaskaria-count-two = { $count } «+2»

## Choices

kaskaria-take-pile = Prendi la prima carta del mazzo
kaskaria-take-display = Prendi la carta scoperta { $space }
kaskaria-play-set = Gioca { $cards } carte { $colour-plural }: { $amounts }

## What happened

kaskaria-taken-from-pile = { $seat } prende una carta dal mazzo.
kaskaria-taken-from-pile-known = { $seat } prende { kaskaria-card-taken } dal mazzo.
kaskaria-taken-from-display = { $seat } prende { kaskaria-card-taken } tra le carte scoperte (spazio { $space }).
kaskaria-nothing-to-take = { $seat } non può prendere nessuna carta.
kaskaria-space-refilled = Nuova carta nello spazio { $space }: { kaskaria-card }.
kaskaria-space-left-empty = Lo spazio { $space } resta vuoto.
kaskaria-waterfall = La cascata! Mazzo e scarti vengono mescolati insieme: { $pile } carte.
kaskaria-set-played = { $seat } gioca { $cards } carte { $colour-plural }: { $amounts }.
kaskaria-figure-moved = Il { $figure } di { $seat } { $spaces ->
        [0] è già al vulcano
        [one] avanza di 1 casella, fino alla { $to }
       *[other] avanza di { $spaces } caselle, fino alla { $to }
    }.
kaskaria-gold-taken = { $pieces ->
        [0] Il tesoro è vuoto: niente oro per { $seat }.
        [one] { $seat } prende 1 pepita d’oro; { $treasure ->
            [0] il tesoro ora è vuoto
            [one] nel tesoro ne resta 1
           *[other] nel tesoro ne restano { $treasure }
        }.
       *[other] { $seat } prende { $pieces } pepite d’oro; { $treasure ->
            [0] il tesoro ora è vuoto
            [one] nel tesoro ne resta 1
           *[other] nel tesoro ne restano { $treasure }
        }.
    }
kaskaria-amulet-taken = { $seat } raggiunge il vulcano e prende l’amuleto!
kaskaria-game-ended = La corsa è finita. { $winners-count ->
        [one] Vince { $winners }.
       *[other] { $winners } si dividono la vittoria.
    }

## Refusals

kaskaria-no-clock = Qui si gioca senza cronometro: le mosse non hanno un orario.
kaskaria-game-is-over = La partita è finita.
kaskaria-not-your-turn = È il turno di un altro eroe.
kaskaria-hand-is-full = Hai { $limit } carte in mano, quindi devi giocare una serie.
kaskaria-space-is-empty = In quello spazio non c’è nessuna carta.
kaskaria-first-take-cards = Prima prendi { $cards ->
        [one] la carta che ti dà
       *[other] le { $cards } carte che ti dà
    } il tuo +2.
kaskaria-not-in-hand = { $held ->
        [0] Di queste non ne hai.
       *[other] Di queste ne hai solo { $held }, non { $cards }.
    }
kaskaria-mixed-colours = Tutte le carte di una serie sono dello stesso colore.
kaskaria-set-too-small = Una serie è fatta di due o più carte.

## Options

kaskaria-option-intrepid = Eroi intrepidi
    .about = Due carte corridore in una serie valgono 3 caselle; due carte oro in una serie danno 5 pepite d’oro.
kaskaria-option-first = Primo giocatore
    .about = Comincia l’eroe più giovane: scegli chi è, oppure lascia fare al caso.
kaskaria-option-first-random = a caso
kaskaria-option-first-seat1 = giocatore 1
kaskaria-option-first-seat2 = giocatore 2
kaskaria-option-first-seat3 = giocatore 3
kaskaria-option-first-seat4 = giocatore 4

## The score, part by part

kaskaria-part-gold = Oro raccolto
kaskaria-part-runner = Percorso dei corridori
kaskaria-part-griffin = Percorso dei grifoni
kaskaria-part-amulet = Amuleto

## Bot

kaskaria-bot-bruma = Accumula carte per il gran colpo
kaskaria-bot-piko = Sempre di corsa
kaskaria-bot-orin = Ama l’oro sopra ogni cosa
kaskaria-bot-sefira = Sempre in groppa al suo grifone
