# Die Helden von Kaskaria im Browser: wie die Teile heißen, für alle, die zuhören.

web-kaskaria-heroes = Helden
web-kaskaria-figure-at = { $name }, { $figure }: Feld { $space } von { $goal }
web-kaskaria-hero = { $name }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $gold } Gold
web-kaskaria-has-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-kaskaria-has-gold = { $count } Gold
web-kaskaria-market = Karten zum Nehmen
web-kaskaria-pile = Stapel, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
web-kaskaria-space = Feld { $space }: { $colour } { $motif }
web-kaskaria-space-empty = Feld { $space }: leer
web-kaskaria-discard = Ablage, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
web-kaskaria-treasure = Schatz, { $gold } Gold
web-kaskaria-hand = Deine Hand
web-kaskaria-card = { $colour } { $motif }
web-kaskaria-play = Satz spielen
web-kaskaria-put-back = Karten zurücklegen
web-kaskaria-promise-runner = Läufer auf Feld { $space }
web-kaskaria-promise-griffin = Greif auf Feld { $space }
web-kaskaria-promise-gold = { $gold } Gold
web-kaskaria-promise-cards = { $cards ->
        [one] 1 Karte zum Nehmen
       *[other] { $cards } Karten zum Nehmen
    }
web-kaskaria-promise-end = Das erreicht den Vulkan und beendet das Rennen
web-kaskaria-owed = { $cards ->
        [one] Nimm noch 1 Karte
       *[other] Nimm noch { $cards } Karten
    }
web-kaskaria-moment-waterfall = Der Wasserfall!
web-kaskaria-moment-volcano = Der Vulkan!
