# Die Helden von Kaskaria: Möglichkeiten, Ereignisse, Absagen, Optionen.

game-kaskaria = Die Helden von Kaskaria
    .about = Mit Läufern und Greifen um die Wette zum Vulkan – und mit dem meisten Gold nach Hause.

## Wörter des Spiels

kaskaria-colour-blue = Blau
    .plural = blaue
kaskaria-colour-orange = Orange
    .plural = orange
kaskaria-colour-red = Rot
    .plural = rote
kaskaria-colour-green = Grün
    .plural = grüne
kaskaria-colour-yellow = Gelb
    .plural = gelbe
kaskaria-colour-purple = Lila
    .plural = lila
kaskaria-colour-pink = Rosa
    .plural = rosa
kaskaria-colour-brown = Braun
    .plural = braune
kaskaria-colour-teal = Türkis
    .plural = türkise
kaskaria-motif-gold = Gold
kaskaria-motif-griffin = Greif
kaskaria-motif-runner = Läufer
kaskaria-motif-two = +2
kaskaria-figure-runner = Läufer
kaskaria-figure-griffin = Greif
kaskaria-ending-runner = Ein Läufer hat den Vulkan erreicht
kaskaria-ending-griffin = Ein Greif hat den Vulkan erreicht
kaskaria-ending-both = Ein Läufer und ein Greif haben den Vulkan zugleich erreicht

## So viele davon

kaskaria-count-gold = { $count } Gold
kaskaria-count-griffin = { $count ->
        [one] 1 Greif
       *[other] { $count } Greife
    }
kaskaria-count-runner = { $count } Läufer
kaskaria-count-two = { $count } × +2

## Möglichkeiten

kaskaria-take-pile = Nimm die oberste Karte vom Stapel
kaskaria-take-display = Nimm die Karte auf Feld { $space } der Auslage
kaskaria-play-set = Spiele { $cards } { $colour-plural } Karten: { $amounts }

## Was geschah

kaskaria-taken-from-pile = { $seat } nimmt eine Karte vom Stapel.
kaskaria-taken-from-pile-known = { $seat } nimmt { $colour } { $motif } vom Stapel.
kaskaria-taken-from-display = { $seat } nimmt { $colour } { $motif } von Feld { $space }.
kaskaria-nothing-to-take = { $seat } findet nichts zu nehmen.
kaskaria-space-refilled = { $colour } { $motif } wird auf Feld { $space } aufgedeckt.
kaskaria-space-left-empty = Feld { $space } bleibt leer.
kaskaria-waterfall = Der Wasserfall! Stapel und Ablage werden zusammengemischt: { $pile } Karten.
kaskaria-set-played = { $seat } spielt { $cards } { $colour-plural } Karten: { $amounts }.
kaskaria-figure-moved = { $seat }: { $figure } { $spaces ->
        [0] zieht nicht weiter und ist schon da
        [one] zieht 1 Feld weiter, auf { $to }
       *[other] zieht { $spaces } Felder weiter, auf { $to }
    }.
kaskaria-gold-taken = { $seat } nimmt { $pieces } Gold; { $treasure } { $treasure ->
        [one] ist
       *[other] sind
    } noch da.
kaskaria-amulet-taken = { $seat } erreicht den Vulkan und nimmt das Amulett!
kaskaria-game-ended = Das Rennen ist vorbei. Der Sieg geht an { $winners }.

## Absagen

kaskaria-no-clock = Dieses Spiel hat keine Uhr, darum trägt ein Zug keine Zeit.
kaskaria-game-is-over = Das Spiel ist vorbei.
kaskaria-not-your-turn = Du bist gerade nicht dran.
kaskaria-hand-is-full = Du hast { $limit } Karten auf der Hand, also musst du einen Satz spielen.
kaskaria-space-is-empty = Auf diesem Feld liegt keine Karte.
kaskaria-first-take-cards = Nimm erst die { $cards ->
        [one] Karte
       *[other] { $cards } Karten
    }, die dir dein +2 gibt.
kaskaria-not-in-hand = Du hast { $held } { $held ->
        [one] Karte
       *[other] Karten
    } { $colour } { $motif }, nicht { $cards }.
kaskaria-mixed-colours = Alle Karten eines Satzes haben dieselbe Farbe.
kaskaria-set-too-small = Ein Satz hat zwei oder mehr Karten.

## Optionen

kaskaria-option-intrepid = Unerschrockene Helden
    .about = Zwei Läuferkarten in einem Satz ziehen 3 Felder, zwei Goldkarten in einem Satz geben 5 Gold.
kaskaria-option-first = Wer beginnt
    .about = Wer am jüngsten ist, beginnt: Nenne den Platz oder überlass es dem Zufall.
kaskaria-option-first-random = Zufall
kaskaria-option-first-seat1 = Platz 1
kaskaria-option-first-seat2 = Platz 2
kaskaria-option-first-seat3 = Platz 3
kaskaria-option-first-seat4 = Platz 4

## Die Wertung, Teil für Teil

kaskaria-part-gold = Gesammeltes Gold
kaskaria-part-runner = Weg der Läufer
kaskaria-part-griffin = Weg der Greife
kaskaria-part-amulet = Amulett
