# De helden van Kaskaria in de browser: hoe alles heet, voor wie luistert.

web-kaskaria-heroes = Helden
web-kaskaria-figure-at = { $name }, { $figure }: veld { $space } van { $goal }
web-kaskaria-hero = { $name }: { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }, { $gold } goud
web-kaskaria-has-cards = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
web-kaskaria-has-gold = { $count } goud
web-kaskaria-market = Kaarten om te nemen
web-kaskaria-pile = Stapel, { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
web-kaskaria-space = Plek { $space }: { $colour } { $motif }
web-kaskaria-space-empty = Plek { $space }: leeg
web-kaskaria-discard = Aflegstapel, { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
web-kaskaria-treasure = Schat, { $gold } goud
web-kaskaria-hand = Je hand
web-kaskaria-card = { $colour } { $motif }
web-kaskaria-play = Speel deze set
web-kaskaria-put-back = Leg de kaarten terug
web-kaskaria-promise-runner = Klippenloper naar veld { $space }
web-kaskaria-promise-griffin = Schubbenvlerk naar veld { $space }
web-kaskaria-promise-gold = { $gold } goud
web-kaskaria-promise-cards = { $cards ->
        [one] 1 kaart om te nemen
       *[other] { $cards } kaarten om te nemen
    }
web-kaskaria-promise-end = Dit bereikt de vulkaan en beëindigt de race
web-kaskaria-owed = { $cards ->
        [one] Neem nog 1 kaart
       *[other] Neem nog { $cards } kaarten
    }
web-kaskaria-moment-waterfall = De waterval!
web-kaskaria-moment-volcano = De vulkaan!
