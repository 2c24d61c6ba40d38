# Die Helden von Kaskaria im Terminal.

cli-kaskaria-cards = Karten
cli-kaskaria-amulet = Amulett
cli-kaskaria-empty = (leer)
cli-kaskaria-piles = Stapel: { $pile ->
        [one] 1 Karte
       *[other] { $pile } Karten
    }; Ablagestapel: { $discard }; Schatz: { $treasure } Gold
cli-kaskaria-hand = deine Hand
cli-kaskaria-ask = nimm eine Karte (0 bis 3) oder spiel ein Set (seine Buchstaben)
cli-kaskaria-ask-set = deine Hand ist voll: spiel ein Set (seine Buchstaben)
cli-kaskaria-ask-more = dein +2: nimm noch { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } (0 bis 3)
cli-kaskaria-help-pile = die oberste Karte vom Stapel nehmen
cli-kaskaria-help-display = diese Karte der Auslage nehmen
cli-kaskaria-help-set = diese Handkarten als Set spielen: zwei oder mehr von einer Farbe
