# De helden van Kaskaria: keuzes, gebeurtenissen, weigeringen, opties.

game-kaskaria = De helden van Kaskaria
    .about = Ren en vlieg met klippenlopers en schubbenvlerken naar de vulkaan en kom thuis met het meeste goud.

## Woorden van het spel

kaskaria-colour-blue = blauw
    .plural = blauwe
kaskaria-colour-orange = oranje
    .plural = oranje
kaskaria-colour-red = rood
    .plural = rode
kaskaria-colour-green = groen
    .plural = groene
kaskaria-colour-yellow = geel
    .plural = gele
kaskaria-colour-purple = paars
    .plural = paarse
kaskaria-colour-pink = roze
    .plural = roze
kaskaria-colour-brown = bruin
    .plural = bruine
kaskaria-colour-teal = turquoise
    .plural = turquoise
kaskaria-motif-gold = goud
kaskaria-motif-griffin = schubbenvlerk
kaskaria-motif-runner = klippenloper
kaskaria-motif-two = +2
kaskaria-figure-runner = klippenloper
kaskaria-figure-griffin = schubbenvlerk
kaskaria-card = { $motif-id ->
        [gold] { $colour-plural } goudkaart
       *[other] { $colour-plural } { $motif }
    }
kaskaria-card-taken = { $motif-id ->
        [gold] een { $colour-plural } goudkaart
       *[other] een { $colour-plural } { $motif }
    }
kaskaria-ending-runner = Een klippenloper heeft de vulkaan bereikt
kaskaria-ending-griffin = Een schubbenvlerk heeft de vulkaan bereikt
kaskaria-ending-both = Een klippenloper en een schubbenvlerk hebben samen de vulkaan bereikt

## Zoveel ervan

kaskaria-count-gold = { $count ->
        [one] 1 goudkaart
       *[other] { $count } goudkaarten
    }
kaskaria-count-griffin = { $count ->
        [one] 1 schubbenvlerk
       *[other] { $count } schubbenvlerken
    }
kaskaria-count-runner = { $count ->
        [one] 1 klippenloper
       *[other] { $count } klippenlopers
    }
kaskaria-count-two = { $count } “+2”

## Keuzes

kaskaria-take-pile = Neem de bovenste kaart van de stapel
kaskaria-take-display = Neem de open kaart uit vak { $space }
kaskaria-play-set = Speel { $cards } { $colour-plural } kaarten: { $amounts }

## Wat er gebeurde

kaskaria-taken-from-pile = { $seat } neemt een kaart van de stapel.
kaskaria-taken-from-pile-known = { $seat } neemt { kaskaria-card-taken } van de stapel.
kaskaria-taken-from-display = { $seat } neemt { kaskaria-card-taken } uit vak { $space }.
kaskaria-nothing-to-take = { $seat } kan geen kaart nemen.
kaskaria-space-refilled = Nieuw in vak { $space }: { kaskaria-card }.
kaskaria-space-left-empty = Vak { $space } blijft leeg.
kaskaria-waterfall = De waterval! Stapel en aflegstapel worden samen geschud: { $pile } kaarten.
kaskaria-set-played = { $seat } speelt { $cards } { $colour-plural } kaarten: { $amounts }.
kaskaria-figure-moved = De { $figure } van { $seat } { $spaces ->
        [0] is al bij de vulkaan
        [one] gaat 1 veld verder, naar veld { $to }
       *[other] gaat { $spaces } velden verder, naar veld { $to }
    }.
kaskaria-gold-taken = { $pieces ->
        [0] De schat is leeg: geen goud voor { $seat }.
        [one] { $seat } neemt 1 goudstuk; { $treasure ->
            [0] de schat is nu leeg
           *[other] nog { $treasure } in de schat
        }.
       *[other] { $seat } neemt { $pieces } goudstukken; { $treasure ->
            [0] de schat is nu leeg
           *[other] nog { $treasure } in de schat
        }.
    }
kaskaria-amulet-taken = { $seat } bereikt de vulkaan en neemt de amulet!
kaskaria-game-ended = De race is voorbij. { $winners-count ->
        [one] { $winners } wint.
       *[other] { $winners } delen de overwinning.
    }

## Weigeringen

kaskaria-no-clock = Dit spel heeft geen klok: een zet wordt zonder tijd verstuurd.
kaskaria-game-is-over = De partij is afgelopen.
kaskaria-not-your-turn = Een andere held is aan de beurt.
kaskaria-hand-is-full = Je hebt { $limit } kaarten in je hand, dus je moet een set spelen.
kaskaria-space-is-empty = In dat vak ligt geen kaart.
kaskaria-first-take-cards = Neem eerst de { $cards ->
        [one] kaart
       *[other] { $cards } kaarten
    } die je van je +2 krijgt.
kaskaria-not-in-hand = { $held ->
        [0] Die heb je niet.
       *[other] Daarvan heb je er maar { $held }, geen { $cards }.
    }
kaskaria-mixed-colours = Alle kaarten van een set hebben dezelfde kleur.
kaskaria-set-too-small = Een set bestaat uit twee of meer kaarten.

## Opties

kaskaria-option-intrepid = Onverschrokken helden
    .about = Twee klippenloperkaarten in een set gaan 3 velden verder, twee goudkaarten in een set geven 5 goudstukken.
kaskaria-option-first = Startspeler
    .about = De jongste held begint: kies de speler of laat het lot beslissen.
kaskaria-option-first-random = geloot
kaskaria-option-first-seat1 = speler 1
kaskaria-option-first-seat2 = speler 2
kaskaria-option-first-seat3 = speler 3
kaskaria-option-first-seat4 = speler 4

## De score, deel voor deel

kaskaria-part-gold = Verzameld goud
kaskaria-part-runner = Pad van de klippenlopers
kaskaria-part-griffin = Pad van de schubbenvlerken
kaskaria-part-amulet = Amulet

## Bots

kaskaria-bot-bruma = Hamstert kaarten voor een grote set
kaskaria-bot-piko = Rent iedereen voorbij
kaskaria-bot-orin = Goud gaat boven alles
kaskaria-bot-sefira = Vliegt het liefst op een schubbenvlerk
