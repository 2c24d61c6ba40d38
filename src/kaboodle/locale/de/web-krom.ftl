# KROM im Browser: die Bühne, die Tableaus und was Zuhörenden gesagt wird.

web-krom-goods = { $amounts }
web-krom-nothing = nichts
web-krom-now-only = Im Moment nur { $goods }
web-krom-name = { $seat }
web-krom-card = { $card }
web-krom-character = { $character }
web-krom-beast = Kromosaurier
web-krom-you = Du

## Bereiche

web-krom-own = Deine Tafel
web-krom-life = Lebenspunkte: { $life } von { $most }
web-krom-points = Evolutionspunkte: { $points } von { $goal }
web-krom-has-cards = { $count ->
        [one] 1 Bonuskarte
       *[other] { $count } Bonuskarten
    }
web-krom-map = Die vier Orte
web-krom-place = { $site }: { $here_seats }
web-krom-place-empty = { $site }: niemand
web-krom-and-beast = , Kromosaurier
web-krom-must-leave = { $here_seats-count ->
        [one] { $here_seats } muss weiter
       *[other] Müssen weiter: { $here_seats }
    }
web-krom-here-you = Hier bist du; du musst woandershin.
web-krom-beast-here = Der Kromosaurier ist hier und kann bleiben.
web-krom-about-cave = Mach Pause am Feuer oder erarbeite dir, was du bezahlen kannst.
web-krom-about-forest = Sammeln: Zieh Karte um Karte; die meisten bringen etwas.
web-krom-about-savanna = Jage eines dieser Tiere; die Prozentzahl ist deine Chance.
web-krom-about-mountain = Klettern: Wirf fünf Würfel, wirf einige neu; die beste Kombination zählt.
web-krom-scarce = Rot: Davon ist nicht genug im Vorrat.
web-krom-round-goal = Runde { $round }. Sieg mit { $goal } Punkten.
web-krom-round = Runde { $round }
web-krom-house-rules = Dieser Tisch
web-krom-goal = Sieg mit { $goal } Evolutionspunkten
web-krom-figure-goal = { $players } Spieler: Sieg mit { $goal } Punkten
web-krom-figure-losses = Summen von 6, 3 und 2: Wer 6 hat, verliert nichts; wer 3 hat, verliert 3 Lebenspunkte und geht KO; wer 2 hat, verliert 4.
web-krom-supply = Noch im Vorrat
web-krom-decks = Karten
web-krom-in-pile = im Stapel
web-krom-discarded = abgelegt
web-krom-deck-evolution = Erfindungsstapel
web-krom-look-supply = Was noch im Vorrat und in den Stapeln ist
web-krom-ideas = Erfindungen
web-krom-idea = { $card }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $cost }
web-krom-lacks = ; es fehlt: { $goods }
web-krom-idea-points = { $points ->
        [one] 1 Evolutionspunkt für
       *[other] { $points } Evolutionspunkte für
    }
web-krom-you-lack = Dir fehlt noch: { $goods }.
web-krom-to-go = { $points ->
        [one] Dann fehlt dir noch 1 Punkt.
       *[other] Dann fehlen dir noch { $points } Punkte.
    }
web-krom-wins-now = Damit gewinnst du!
web-krom-stage = Was gerade geschieht
web-krom-hand = Deine Bonuskarten
web-krom-destinations = Deine Ortskarten
web-krom-tab-cards = { $count ->
       *[other] Bonus
    }
web-krom-tab-places = Orte
web-krom-no-cards = Keine Bonuskarten
web-krom-playable = , jetzt spielbar
web-krom-lifted = Die angehobene Karte
web-krom-put-down = Zurücklegen

## Der große Knopf

web-krom-pass = Passen
web-krom-allow = Durchlassen
web-krom-end = Fertig
web-krom-end-anyway = Trotzdem fertig
web-krom-unused-place = Ort noch nicht genutzt
web-krom-unused-idea = Du kannst etwas erfinden
web-krom-leave-it = Nichts stehlen
web-krom-leave-sure = Nichts stehlen?
web-krom-take-it = Stehlen
web-krom-lay = Ab { $place-to }
web-krom-be = { $character } wählen
web-krom-play = Spielen
web-krom-throw = Würfeln
web-krom-realise = Erfinden
web-krom-whom = Auf wen?
web-krom-which = Was davon?
web-krom-reroll = { $dice ->
        [one] 1 Würfel neu
       *[other] { $dice } Würfel neu
    }
web-krom-take = Nehmen
web-krom-take-nothing = Nichts nehmen
web-krom-choose = Ort wählen
web-krom-laid = Gelegt
web-krom-wait = Warten …
web-krom-over = Ende

## Wählen

web-krom-where-to = Runde { $round }: Wohin?
web-krom-revealed = Alle decken auf!
web-krom-have-chosen = Gewählt: { $done } von { $seats }
web-krom-go = Gehen: { $site }
web-krom-stay = { $site }: Hier bist du; du musst weiter
web-krom-laid-here = { $site }: verdeckt gelegt
web-krom-who-you = Wer bist du?
web-krom-who-other = { $seat } wählt einen Charakter
web-krom-weights = Bei Gleichstand siegt in der Höhle und in der Savanne, wer schwerer ist, im Wald und auf dem Berg, wer leichter ist.

## Kampf

web-krom-fight = Kampf: { $site }
web-krom-heavier = Gleichstand: schwerer siegt
web-krom-lighter = Gleichstand: leichter siegt
web-krom-total = Summe
web-krom-rank = { $rank }.
web-krom-has-passed = hat gepasst
web-krom-arm = Weiter passen
web-krom-arm-now = bis sich etwas ändert
web-krom-arm-end = bis zum Schluss

## Karten auf dem Tisch

web-krom-plays = { $seat } spielt „{ $card }“
web-krom-plays-on = { $seat } spielt „{ $card }“ auf { $target }
web-krom-cancels = { $seat } will „{ $other }“ mit „{ $card }“ kontern
web-krom-own-card = Deine Karte. Warten auf die anderen.
web-krom-you-can-counter = Du kannst sie mit „{ $card }“ kontern.
web-krom-ordered = Deine Einstellung lässt sie durch.
web-krom-ordered-counter = Deine Einstellung lässt sie durch. Du kannst sie noch mit „{ $card }“ kontern.
web-krom-no-counter = Du hast keinen Konter.
web-krom-counter-elsewhere = Deinen Konter kannst du hier nicht spielen.
web-krom-table-decides = Warten auf die anderen.
web-krom-closes = Ohne Antwort geht die Karte durch.
web-krom-doing-card = { $name } spielt eine Karte.
web-krom-orders = Wenn andere Karten spielen
web-krom-orders-about = Willst du gefragt werden, ob du konterst? Das sieht sonst niemand.
web-krom-order-ask = Bei jeder Karte fragen
web-krom-order-round = Diese Runde jede Karte durchlassen, ohne zu fragen
web-krom-order-others = Nur bei Karten fragen, die auf mich zielen
web-krom-effect-value = Erhöht die Summe um { $n }.
web-krom-effect-dice = { $n ->
        [one] 1 zusätzlicher Würfel.
       *[other] { $n } zusätzliche Würfel.
    }
web-krom-effect-gain = Bringt { $gives }.
web-krom-effect-harm = Ein anderer Spieler verliert { $gives }.
web-krom-effect-steal = Stiehlt { $gives } von jemandem am selben Ort.
web-krom-effect-trade = Kostet { $price }, bringt { $gives }.
web-krom-effect-swap = Gibt jemandem { $price } und nimmt { $gives }.
web-krom-effect-counter = Macht eine Karte wirkungslos, die jemand anders spielt.
web-krom-when-combat = Im Kampf.
web-krom-when-turn = In deiner Aktionsphase.
web-krom-when-counter = Wenn jemand eine Karte spielt.
web-krom-only-at = Nur hier: { $site }.
web-krom-now = Jetzt spielbar.
web-krom-not-now = Jetzt nicht.

## Diebstahl

web-krom-rob-you = { $target } ist KO. Stiehl eine Sache.
web-krom-rob-other = { $seat } leert { $target } die Taschen.
web-krom-rob-more = noch { $count } zu bestehlen
web-krom-of = von { $has }
web-krom-blind = { $cards ->
        [one] die einzige Karte
       *[other] 1 von { $cards } Karten, zufällig
    }
web-krom-befell-card = { $seat } spielt „{ $card }“ auf dich.
web-krom-befell-lost = Du verlierst { $goods }.
web-krom-befell-taken = { $seat } nimmt dir { $goods } weg.
web-krom-befell-robbed = { $seat } nimmt dir „{ $card }“ weg.
web-krom-befell-trophy = { $seat } nimmt dir die Trophäe samt Punkt weg.
web-krom-befell-stunned = Du gehst KO und setzt diese Runde aus.

## Aktionsphasen

web-krom-phase-you = { $site }: Du bist dran
web-krom-phase = { $site }: { $seat }
web-krom-rest = Pause
web-krom-or = oder
web-krom-ware = { $price ->
        [one] { $goods } für 1 Krom
       *[other] { $goods } für { $price } Kroms
    }
web-krom-shuffle = einmischen
web-krom-free = gratis
web-krom-no-more = Schluss
web-krom-pick = Sammelkarte ziehen, { $price ->
        [0] gratis
        [one] für 1 Krom
       *[other] für { $price } Kroms
    }; im Stapel: { $cards }
web-krom-in-deck = { $cards ->
        [one] auf 1 Karte des Stapels
       *[other] auf { $cards } Karten des Stapels
    }
web-krom-choose-prey = Wähle deine Beute
web-krom-hunting = Würfel werden vor dem Wurf bezahlt
web-krom-prey = { $card }: { $dice } Würfel, Beutewert { $value }, { $chance } Prozent, bringt { $goods }
web-krom-with-dice = { $dice } Würfel, { $price ->
        [0] gratis
        [one] 1 Krom
       *[other] { $price } Kroms
    }
web-krom-rolled = { $total }, nötig { $value }
web-krom-caught = { $total }, nötig { $value }: erlegt!
web-krom-escaped = { $total }, nötig { $value }: entwischt
web-krom-climb = Klettern: 5 Würfel
web-krom-climbs = Am Fuß des Felsens
web-krom-climb-done = Zurück vom Felsen
web-krom-hunt-done = Zurück von der Jagd
web-krom-die = Würfel { $number }: { $value }
web-krom-next-reroll = Würfel antippen und neu werfen ({ $number } von { $most }):
web-krom-reroll-dear = Ein neuer Wurf kostet { $price ->
        [one] 1 Krom
       *[other] { $price } Kroms
    }, und du hast { $kroms ->
        [0] keinen
       *[other] nur { $kroms }
    }
web-krom-no-rerolls = Kein neuer Wurf mehr
web-krom-table = Kombinationen und was sie bringen
web-krom-comb-nothing = nichts
web-krom-comb-pair = Pärchen
web-krom-comb-two-pairs = zwei Pärchen
web-krom-comb-three = Drilling
web-krom-comb-full-house = Drilling + Pärchen
web-krom-comb-four = Vierling
web-krom-comb-five = Fünfling
web-krom-comb-straight = Straße

## Nachgeschlagen

web-krom-realised = Verwirklichte Erfindungen
web-krom-none-yet = Noch keine
web-krom-known = Karten, die du kennst

## Gesprochen

web-krom-say-choosing = Runde { $round }. Du bist hier: { $site }. Wähle { $sites-or }.
web-krom-say-fight = Kampf: { $site }. Du { $total }; { $others }. Passen alle, kommst du auf Rang { $rank } und verlierst { $loss ->
        [0] nichts
        [one] 1 Lebenspunkt
       *[other] { $loss } Lebenspunkte
    }. Passe oder spiele eine Karte.
web-krom-say-counter = { $seat } spielt „{ $card }“. { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}. Mit der Leertaste lässt du sie durch.
web-krom-say-counter-on = { $seat } spielt „{ $card }“ auf { $target }. { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}. Mit der Leertaste lässt du sie durch.
web-krom-say-robbery = { $target } ist KO. Stiehl eine Sache oder nichts.
web-krom-say-cave = Mach Pause oder erarbeite dir etwas. Kroms: { $kroms }.
web-krom-say-served = Erarbeite dir mehr oder beende die Phase. Kroms: { $kroms }.
web-krom-say-forest = Preis der nächsten Karte: { $price }. Deine Kroms: { $kroms }. Karten im Stapel: { $cards }.
web-krom-say-savanna = Wähle eine Beute. Kroms für mehr Würfel: { $kroms }.
web-krom-say-climb = Klettern: fünf Würfel, bis zu vier neue Würfe.
web-krom-say-mountain = { $dice }: { $combination }. Preis des nächsten Wurfs: { $price }.
web-krom-say-mountain-last = { $dice }: { $combination }. Kein neuer Wurf mehr: Nimm die Belohnung.
web-krom-say-done = Du hast getan, was dieser Ort bietet. Spiele eine Karte, verwirkliche eine Erfindung oder beende die Phase.
