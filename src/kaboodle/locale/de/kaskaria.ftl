# Die Helden von Kaskaria: Möglichkeiten, Ereignisse, Absagen, Optionen.

game-kaskaria = Die Helden von Kaskaria
    .about = Mit Läufern und Greifen um die Wette zum Vulkan – und mit dem meisten Gold nach Hause.

## Wörter des Spiels

kaskaria-colour-blue = Blau
    .plural = blaue
    .m = blauer
    .acc = blauen
kaskaria-colour-orange = Orange
    .plural = orange
    .m = oranger
    .acc = orangen
kaskaria-colour-red = Rot
    .plural = rote
    .m = roter
    .acc = roten
kaskaria-colour-green = Grün
    .plural = grüne
    .m = grüner
    .acc = grünen
kaskaria-colour-yellow = Gelb
    .plural = gelbe
    .m = gelber
    .acc = gelben
kaskaria-colour-purple = Lila
    .plural = lila
    .m = lila
    .acc = lila
kaskaria-colour-pink = Rosa
    .plural = rosa
    .m = rosa
    .acc = rosa
kaskaria-colour-brown = Braun
    .plural = braune
    .m = brauner
    .acc = braunen
kaskaria-colour-teal = Türkis
    .plural = türkise
    .m = türkiser
    .acc = türkisen
kaskaria-motif-gold = Gold
kaskaria-motif-griffin = Greif
kaskaria-motif-runner = Läufer
kaskaria-motif-two = +2
kaskaria-figure-runner = Läufer
kaskaria-figure-griffin = Greif
kaskaria-card = { $motif-id ->
        [gold] { $colour-plural } Goldkarte
        [two] { $colour-plural } { $motif }
       *[other] { $colour-m } { $motif }
    }
kaskaria-card-taken = { $motif-id ->
        [gold] eine { $colour-plural } Goldkarte
        [griffin] einen { $colour-acc } Greif
        [two] eine { $colour-plural } +2
       *[runner] einen { $colour-acc } Läufer
    }
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
kaskaria-count-two = { $count } „+2“

## Möglichkeiten

kaskaria-take-pile = Oberste Karte vom Stapel nehmen
kaskaria-take-display = Karte von Platz { $space } der Auslage nehmen
kaskaria-play-set = { $cards } { $colour-plural } Karten spielen: { $amounts }

## Was geschah

kaskaria-taken-from-pile = { $seat } nimmt eine Karte vom Stapel.
kaskaria-taken-from-pile-known = { $seat } nimmt { kaskaria-card-taken } vom Stapel.
kaskaria-taken-from-display = { $seat } nimmt { kaskaria-card-taken } aus der Auslage, Platz { $space }.
kaskaria-nothing-to-take = { $seat } kann keine Karte nehmen.
kaskaria-space-refilled = Neu in der Auslage, Platz { $space }: { kaskaria-card }.
kaskaria-space-left-empty = Platz { $space } der Auslage bleibt leer.
kaskaria-waterfall = Der Wasserfall! Stapel und Ablagestapel werden zusammen gemischt: { $pile } Karten.
kaskaria-set-played = { $seat } spielt { $cards } { $colour-plural } Karten: { $amounts }.
kaskaria-figure-moved = Der { $figure } von { $seat } { $spaces ->
        [0] ist schon am Ziel
        [one] zieht 1 Feld weiter auf Feld { $to }
       *[other] zieht { $spaces } Felder weiter auf Feld { $to }
    }.
kaskaria-gold-taken = { $pieces ->
        [0] Der Schatz ist leer: kein Gold für { $seat }.
       *[other] { $seat } nimmt { $pieces } Gold; { $treasure ->
            [0] der Schatz ist jetzt leer
           *[other] noch { $treasure } im Schatz
        }.
    }
kaskaria-amulet-taken = { $seat } erreicht den Vulkan und nimmt das Amulett!
kaskaria-game-ended = Das Rennen ist vorbei. { $winners-count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }

## Absagen

kaskaria-no-clock = Hier wird ohne Uhr gespielt; ein Zug hat keine Zeitangabe.
kaskaria-game-is-over = Die Partie ist vorbei.
kaskaria-not-your-turn = Du bist gerade nicht dran.
kaskaria-hand-is-full = Du hast { $limit } Karten auf der Hand, also musst du ein Set spielen.
kaskaria-space-is-empty = Auf diesem Platz liegt keine Karte.
kaskaria-first-take-cards = Nimm erst die { $cards ->
        [one] Karte
       *[other] { $cards } Karten
    }, die dir dein +2 gibt.
kaskaria-not-in-hand = { $held ->
        [0] Davon hast du keine.
       *[other] Davon hast du nur { $held }, nicht { $cards }.
    }
kaskaria-mixed-colours = Alle Karten eines Sets haben dieselbe Farbe.
kaskaria-set-too-small = Ein Set besteht aus zwei oder mehr Karten.

## Optionen

kaskaria-option-intrepid = Unerschrockene Helden
    .about = Zwei Läuferkarten in einem Set ziehen 3 Felder, zwei Goldkarten in einem Set geben 5 Gold.
kaskaria-option-first = Startspieler
    .about = Wer am jüngsten ist, beginnt: Wähle den Spieler oder überlass es dem Zufall.
kaskaria-option-first-random = Zufall
kaskaria-option-first-seat1 = Spieler 1
kaskaria-option-first-seat2 = Spieler 2
kaskaria-option-first-seat3 = Spieler 3
kaskaria-option-first-seat4 = Spieler 4

## Die Wertung, Teil für Teil

kaskaria-part-gold = Gesammeltes Gold
kaskaria-part-runner = Weg der Läufer
kaskaria-part-griffin = Weg der Greife
kaskaria-part-amulet = Amulett

## Bots

kaskaria-bot-bruma = Hortet Karten für das große Set
kaskaria-bot-piko = Läuft allen davon
kaskaria-bot-orin = Liebt Gold über alles
kaskaria-bot-sefira = Fliegt am liebsten auf dem Greif
