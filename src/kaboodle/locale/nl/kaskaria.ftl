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
kaskaria-colour-teal = turkoois
    .plural = turquoise
kaskaria-motif-gold = goud
kaskaria-motif-griffin = schubbenvlerk
kaskaria-motif-runner = klippenloper
kaskaria-motif-two = +2
kaskaria-figure-runner = klippenloper
kaskaria-figure-griffin = schubbenvlerk
kaskaria-ending-runner = Een klippenloper heeft de vulkaan bereikt
kaskaria-ending-griffin = Een schubbenvlerk heeft de vulkaan bereikt
kaskaria-ending-both = Een klippenloper en een schubbenvlerk hebben samen de vulkaan bereikt

## Zoveel ervan

kaskaria-count-gold = { $count } goud
kaskaria-count-griffin = { $count ->
        [one] 1 schubbenvlerk
       *[other] { $count } schubbenvlerken
    }
kaskaria-count-runner = { $count ->
        [one] 1 klippenloper
       *[other] { $count } klippenlopers
    }
kaskaria-count-two = { $count } × +2

## Keuzes

kaskaria-take-pile = Neem de bovenste kaart van de stapel
kaskaria-take-display = Neem de kaart op plek { $space } van de uitleg
kaskaria-play-set = Speel { $cards } { $colour-plural } kaarten: { $amounts }

## Wat er gebeurde

kaskaria-taken-from-pile = { $seat } neemt een kaart van de stapel.
kaskaria-taken-from-pile-known = { $seat } neemt { $colour } { $motif } van de stapel.
kaskaria-taken-from-display = { $seat } neemt { $colour } { $motif } van plek { $space }.
kaskaria-nothing-to-take = { $seat } vindt niets om te nemen.
kaskaria-space-refilled = Op plek { $space } komt { $colour } { $motif } open te liggen.
kaskaria-space-left-empty = Plek { $space } blijft leeg.
kaskaria-waterfall = De waterval! Stapel en aflegstapel worden samen geschud: { $pile } kaarten.
kaskaria-set-played = { $seat } speelt { $cards } { $colour-plural } kaarten: { $amounts }.
kaskaria-figure-moved = De { $figure } van { $seat } gaat { $spaces ->
        [0] niet verder en is er al
        [one] 1 veld verder, naar { $to }
       *[other] { $spaces } velden verder, naar { $to }
    }.
kaskaria-gold-taken = { $seat } neemt { $pieces } goud; er { $treasure ->
        [one] is
       *[other] zijn
    } nog { $treasure } over.
kaskaria-amulet-taken = { $seat } bereikt de vulkaan en neemt de amulet!
kaskaria-game-ended = De race is voorbij. De winst gaat naar { $winners }.

## Weigeringen

kaskaria-no-clock = Dit spel heeft geen klok, dus een zet heeft geen tijd.
kaskaria-game-is-over = Het spel is afgelopen.
kaskaria-not-your-turn = Een andere held is aan de beurt.
kaskaria-hand-is-full = Je hebt { $limit } kaarten in je hand, dus je moet een set spelen.
kaskaria-space-is-empty = Op die plek ligt geen kaart.
kaskaria-first-take-cards = Neem eerst de { $cards ->
        [one] kaart
       *[other] { $cards } kaarten
    } die je van je +2 krijgt.
kaskaria-not-in-hand = Je hebt { $held } { $held ->
        [one] kaart
       *[other] kaarten
    } { $colour } { $motif }, geen { $cards }.
kaskaria-mixed-colours = Alle kaarten van een set hebben dezelfde kleur.
kaskaria-set-too-small = Een set is twee of meer kaarten.

## Opties

kaskaria-option-intrepid = Onverschrokken helden
    .about = Twee klippenloperkaarten in een set gaan 3 velden, twee goudkaarten in een set geven 5 goud.
kaskaria-option-first = Wie begint
    .about = De jongste held begint: kies de plaats of laat het aan het toeval over.
kaskaria-option-first-random = het toeval
kaskaria-option-first-seat1 = plaats 1
kaskaria-option-first-seat2 = plaats 2
kaskaria-option-first-seat3 = plaats 3
kaskaria-option-first-seat4 = plaats 4

## De score, deel voor deel

kaskaria-part-gold = Verzameld goud
kaskaria-part-runner = Weg van de klippenlopers
kaskaria-part-griffin = Weg van de schubbenvlerken
kaskaria-part-amulet = Amulet
