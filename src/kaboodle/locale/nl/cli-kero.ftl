# KERO in de terminal.

cli-kero-claims = Strijd { $claims }/{ $all }
cli-kero-tank = tank
cli-kero-jerrycans = jerrycans
cli-kero-jerrycans-short = J
cli-kero-tuareks = Tuareks
cli-kero-tuareks-short = T
cli-kero-home = verkenners
cli-kero-home-short = V
cli-kero-cards = kaarten
cli-kero-cards-short = krt
cli-kero-points = punten
cli-kero-points-short = pt
cli-kero-card = kaart (stapel: { $pile })
cli-kero-cost = kost
cli-kero-gives = geeft
cli-kero-empty = (leeg)
cli-kero-tuarek = Tuarek
cli-kero-explorer = verkenner
cli-kero-fire = VUUR
cli-kero-nothing = niets
cli-kero-none = geen
cli-kero-sign-brick = S
cli-kero-sign-wheat = T
cli-kero-sign-metal = M
cli-kero-sign-recruit = R
cli-kero-sign-jerrycan = J
cli-kero-n-points = { $n ->
        [one] 1 punt
       *[other] { $n } punten
    }
cli-kero-n-jerrycans = { $n ->
        [one] 1 jerrycan
       *[other] { $n } jerrycans
    }
cli-kero-n-tuareks = { $n ->
        [one] 1 Tuarek
       *[other] { $n } Tuareks
    }
cli-kero-n-explorers = { $n ->
        [one] 1 verkenner
       *[other] { $n } verkenners
    }
cli-kero-n-fuellings = { $n ->
        [one] 1 keer tanken
       *[other] { $n } keer tanken
    }
cli-kero-squares = n kaarten: n × n punten
cli-kero-for-good = voorgoed: { $ability }
cli-kero-territory = gebied
cli-kero-won = gewonnen: { $lands }
cli-kero-land-colour = 1 punt per { $colour-adj } kaart
cli-kero-land-trios = 1 punt per 3 kaarten
cli-kero-land-every-colour = +2 met elke kleur
cli-kero-land-four-alike = +3 met vier van één kleur
cli-kero-land-territories = 1 punt per gebied
cli-kero-finals = eindvelden
cli-kero-final-single = enkel (single): 1 punt
cli-kero-final-double = dubbel (double): 3 punten met twee verkenners
cli-kero-your-tuareks = je Tuareks: { $tuareks }
cli-kero-always = Als de andere stam tankt: altijd alle 8 dobbelstenen; withdraw verandert dat.
cli-kero-amounts = { $amounts }
cli-kero-spend = te besteden: { $held }
cli-kero-dice = dobbelstenen: { $white } witte{ $more ->
        [0] {""}
       *[other] {" "}+ { $names }
    }
cli-kero-keys-roll = 1 tot 8: kiezen   spatie: werpen (zonder keuze alle)   Enter: plat leggen
cli-kero-keys-fuel = { $name }, werp met de spatiebalk de dobbelstenen voor het tanken
cli-kero-ask-start = tanken (fuel once), dobbelsteen erbij (add green), of rechtop zetten (t)
cli-kero-ask-prepare = dobbelsteen erbij (add green), of tankwagen rechtop zetten (t)
cli-kero-ask-rolling = werp opnieuw (r, r 1 3), of leg de tankwagen plat (f)
cli-kero-ask-camp = neem een kaart (1 tot 6), explore, hire, of beëindig de beurt (e)
cli-kero-ask-thinning = de andere stam tankt en jij werpt: met alle 8 dobbelstenen (w), of met 5, die sneller opbranden (thin out)?
cli-kero-ask-thinning-none = de andere stam tankt en jij werpt; je hebt geen vrek: alle 8 dobbelstenen (w)
cli-kero-ask-fuelling = werp de dobbelstenen voor het tanken van de andere stam (throw)
cli-kero-ask-placing = een gratis verkenner: naar welk gebied? (1 tot 4)
cli-kero-ask-final = een gratis verkenner: explore single, of explore double?
cli-kero-ask-moving = verplaats een tweede verkenner (move 1 3), of laat het (s)
cli-kero-ask-scorching = welke kaart wordt afgelegd? (1 tot 6)
cli-kero-ask-tying = welk gebied met gelijke stand win je? (1 tot 4)
cli-kero-help-tip = de tankwagen rechtop zetten: de dobbelstenen rollen, de KERO stroomt
cli-kero-help-roll = alle opnieuw werpen, of deze (6 groen, 7 geel, 8 blauw)
cli-kero-help-flat = de tankwagen plat leggen en houden wat de dobbelstenen tonen
cli-kero-help-number = die kaart of dat gebied, waar ernaar gevraagd wordt
cli-kero-help-fuel = jerrycans betalen om te tanken, aan het begin van de beurt
cli-kero-help-add = een jerrycan voor een gekleurde dobbelsteen betalen (green, yellow, blue)
cli-kero-help-hire = 2 jerrycans voor een Tuarek betalen
cli-kero-help-explore = er een verkenner heen sturen voor 1 rekruut en 1 metaal
cli-kero-help-trade = tarwe ruilen voor jerrycans, met die vaardigheid
cli-kero-help-end = de beurt beëindigen
cli-kero-help-whole = als de andere stam tankt: alle dobbelstenen, of de vijf van de vrek
cli-kero-help-always = alle 8 dobbelstenen bij elke tankbeurt van de ander, zonder vraag; weer de vraag krijgen (kan altijd)
cli-kero-help-call = de gokker spelen: twee gekleurde dobbelstenen
cli-kero-help-forgive = de vuurvreter spelen: vuur mag opnieuw geworpen worden
cli-kero-help-move = de gids spelen: tot twee verkenners verplaatsen
cli-kero-help-gift = de handelaar spelen: twee middelen
cli-kero-help-free-fuel = de pompbediende spelen: gratis tanken
cli-kero-help-send-home = de bandiet spelen: een verkenner van de andere stam gaat naar huis
cli-kero-help-plan-fire = de fakkeldrager spelen: één kaart meer wordt afgelegd
cli-kero-learn = In deze les stroomt KERO alleen bij het werpen: { $roll } s per worp.
