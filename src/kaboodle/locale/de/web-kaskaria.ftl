# Die Helden von Kaskaria im Browser: wie die Teile heißen, für alle, die zuhören.

web-kaskaria-figure-at = { $name }, { $figure }: Feld { $space } von { $goal }
web-kaskaria-has-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-kaskaria-has-gold = { $count } Gold
web-kaskaria-market = Auslage
web-kaskaria-pile = Stapel, { $cards ->
        [0] leer
        [one] 1 Karte
       *[other] { $cards } Karten
    }
web-kaskaria-space = Auslage, Platz { $space }: { kaskaria-card }
web-kaskaria-space-empty = Auslage, Platz { $space }: leer
web-kaskaria-discard = Ablagestapel, { $cards ->
        [0] leer
        [one] 1 Karte
       *[other] { $cards } Karten
    }
web-kaskaria-treasure = Schatz, { $gold ->
        [0] leer
       *[other] { $gold } Gold
    }
web-kaskaria-hand = Deine Hand
web-kaskaria-card = { kaskaria-card }
web-kaskaria-play = Set spielen
web-kaskaria-put-back = Zurücklegen
web-kaskaria-promise-runner = Läufer auf Feld { $space }
web-kaskaria-promise-griffin = Greif auf Feld { $space }
web-kaskaria-promise-gold = { $gold } Gold
web-kaskaria-promise-cards = { $cards ->
        [one] 1 Karte nehmen
       *[other] { $cards } Karten nehmen
    }
web-kaskaria-promise-end = Damit erreichst du den Vulkan – das Rennen endet
web-kaskaria-owed = { $cards ->
        [one] Nimm noch 1 Karte
       *[other] Nimm noch { $cards } Karten
    }
web-kaskaria-moment-waterfall = Der Wasserfall!
web-kaskaria-moment-volcano = Der Vulkan!
web-kaskaria-has-amulet = das Amulett
web-kaskaria-promise-points = { $points } Gold mehr, wäre dann Schluss
web-kaskaria-seat-gold = { $points } Gold bei sofortigem Ende

## What things say of themselves when they are touched

web-kaskaria-about-runner = Läufer: bringt deinen Läufer auf dem Weg voran. Wer am Ende weiter ist, bekommt mehr Gold.
web-kaskaria-about-griffin = Greif: bringt deinen Greif von Wolke zu Wolke voran. Wer am Ende weiter ist, bekommt mehr Gold.
web-kaskaria-about-gold = Gold: bringt dir Gold aus dem Schatz.
web-kaskaria-about-two = +2: Nimm sofort zwei Karten.
web-kaskaria-about-pile = { $cards ->
        [0] Der Stapel ist leer.
        [one] Der Stapel, 1 Karte: Nimm die oberste und sieh nach, was es ist. Irgendwo darin wartet der Wasserfall.
       *[other] Der Stapel, { $cards } Karten: Nimm die oberste und sieh nach, was es ist. Irgendwo darin wartet der Wasserfall.
    }
web-kaskaria-about-treasure = { $gold ->
        [0] Der Schatz ist leer.
       *[other] Der Schatz, { $gold } Gold: Goldkarten bringen dir davon.
    }
web-kaskaria-about-amulet = Das Amulett: Wer den Vulkan erreicht, nimmt es und beendet das Rennen. Es ist { $gold } Gold wert.
web-kaskaria-about-space-runner = Feld { $space } von { $goal } auf dem Weg der Läufer; das letzte ist der Vulkan.
web-kaskaria-about-space-griffin = Wolke { $space } von { $goal } auf dem Weg der Greife; die letzte ist der Vulkan.
web-tie-kaskaria = Gleich viel Gold: Das Amulett entscheidet

web-kaskaria-figure-set = Zwei Läuferkarten und eine Goldkarte einer Farbe: Der Läufer geht zwei Felder weiter, und du nimmst 1 Gold.
web-kaskaria-figure-pair = Zwei Läuferkarten: drei Felder.
web-kaskaria-figure-pair-gold = Zwei Goldkarten: fünf Gold.
web-kaskaria-figure-places = Auf dem Weg: 7 Gold für den Ersten, je 4 für zwei, die gleichauf liegen, 1 für den Letzten.
