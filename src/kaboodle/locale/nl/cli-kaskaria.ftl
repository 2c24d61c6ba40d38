# De helden van Kaskaria in de terminal.

cli-kaskaria-cards = kaarten
cli-kaskaria-amulet = amulet
cli-kaskaria-empty = (leeg)
cli-kaskaria-piles = stapel: { $pile ->
        [one] 1 kaart
       *[other] { $pile } kaarten
    }; aflegstapel: { $discard }; schat: { $treasure ->
        [one] 1 goudstuk
       *[other] { $treasure } goudstukken
    }
cli-kaskaria-hand = je hand
cli-kaskaria-ask = neem een kaart (0 tot 3) of speel een set (de letters ervan)
cli-kaskaria-ask-set = je hand is vol: speel een set (de letters ervan)
cli-kaskaria-ask-more = je +2: neem nog { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } (0 tot 3)
cli-kaskaria-help-pile = de bovenste kaart van de stapel nemen
cli-kaskaria-help-display = die open kaart nemen
cli-kaskaria-help-set = deze handkaarten als set spelen: twee of meer van één kleur
