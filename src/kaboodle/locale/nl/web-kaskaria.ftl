# De helden van Kaskaria in de browser: hoe alles heet, voor wie luistert.

web-kaskaria-figure-at = { $name }, { $figure }: veld { $space } van { $goal }
web-kaskaria-has-cards = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
web-kaskaria-has-gold = { $count ->
        [one] 1 goudstuk
       *[other] { $count } goudstukken
    }
web-kaskaria-market = Open kaarten
web-kaskaria-pile = Stapel, { $cards ->
        [0] leeg
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
web-kaskaria-space = Vak { $space }: { kaskaria-card }
web-kaskaria-space-empty = Vak { $space }: leeg
web-kaskaria-discard = Aflegstapel, { $cards ->
        [0] leeg
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
web-kaskaria-treasure = Schat, { $gold ->
        [0] leeg
        [one] 1 goudstuk
       *[other] { $gold } goudstukken
    }
web-kaskaria-hand = Je hand
web-kaskaria-card = { kaskaria-card }
web-kaskaria-play = Speel de set
web-kaskaria-put-back = Leg terug
web-kaskaria-promise-runner = Klippenloper naar veld { $space }
web-kaskaria-promise-griffin = Schubbenvlerk naar veld { $space }
web-kaskaria-promise-gold = { $gold ->
        [one] 1 goudstuk
       *[other] { $gold } goudstukken
    }
web-kaskaria-promise-cards = { $cards ->
        [one] neem 1 kaart
       *[other] neem { $cards } kaarten
    }
web-kaskaria-promise-end = Je bereikt de vulkaan: de race eindigt
web-kaskaria-owed = { $cards ->
        [one] Neem nog 1 kaart
       *[other] Neem nog { $cards } kaarten
    }
web-kaskaria-moment-waterfall = De waterval!
web-kaskaria-moment-volcano = De vulkaan!
web-kaskaria-has-amulet = de amulet
web-kaskaria-promise-points = { $points ->
        [one] 1 goudstuk meer als het dan voorbij was
       *[other] { $points } goudstukken meer als het dan voorbij was
    }
web-kaskaria-seat-gold = { $points ->
        [one] 1 goudstuk als het nu voorbij was
       *[other] { $points } goudstukken als het nu voorbij was
    }

## What things say of themselves when they are touched

web-kaskaria-about-runner = Klippenloper: brengt jouw klippenloper verder op het pad. Wie aan het eind verder is, krijgt meer goud.
web-kaskaria-about-griffin = Schubbenvlerk: brengt jouw schubbenvlerk van wolk naar wolk verder. Wie aan het eind verder is, krijgt meer goud.
web-kaskaria-about-gold = Goud: brengt je goud uit de schat.
web-kaskaria-about-two = +2: neem meteen twee kaarten.
web-kaskaria-about-pile = { $cards ->
        [0] De stapel is leeg.
        [one] De stapel, 1 kaart: neem de bovenste en kijk wat het is. Ergens daarin wacht de waterval.
       *[other] De stapel, { $cards } kaarten: neem de bovenste en kijk wat het is. Ergens daarin wacht de waterval.
    }
web-kaskaria-about-treasure = { $gold ->
        [0] De schat is leeg.
        [one] De schat, 1 goudstuk: een goudkaart levert het je op.
       *[other] De schat, { $gold } goudstukken: goudkaarten leveren je er een paar op.
    }
web-kaskaria-about-amulet = De amulet: wie de vulkaan bereikt, neemt hem en beëindigt de race. Hij is { $gold ->
        [one] 1 goudstuk
       *[other] { $gold } goudstukken
    } waard.
web-kaskaria-about-space-runner = Veld { $space } van { $goal } op het pad van de klippenlopers; het laatste is de vulkaan.
web-kaskaria-about-space-griffin = Wolk { $space } van { $goal } op het pad van de schubbenvlerken; de laatste is de vulkaan.
web-tie-kaskaria = Evenveel goud: de amulet beslist

web-kaskaria-figure-set = Twee klippenloperkaarten en een goudkaart van één kleur: de klippenloper gaat twee velden verder en je neemt één goudstuk.
web-kaskaria-figure-pair = Twee klippenloperkaarten: drie velden.
web-kaskaria-figure-pair-gold = Twee goudkaarten: vijf goudstukken.
web-kaskaria-figure-places = Op het pad: 7 goudstukken voor de eerste, 4 voor elk van de twee die gelijk staan, 1 voor de laatste.
