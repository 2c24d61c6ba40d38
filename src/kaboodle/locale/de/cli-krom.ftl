# KROM im Terminal.

cli-krom-character = wer
cli-krom-weight = kg
cli-krom-place = wo
cli-krom-cards = Karten
cli-krom-points = Punkte von { $goal }
cli-krom-points-short = Pkt.
cli-krom-stunned = KO
cli-krom-trophy = Trophäe
cli-krom-beast = Kromosaurier
cli-krom-evolution = Erfindung
cli-krom-cost = kostet
cli-krom-prey = Beute
cli-krom-dice = Würfel
cli-krom-dice-for = { $dice } für { $value }+
cli-krom-gives = gibt
cli-krom-none = (keine)
cli-krom-nothing = nichts
cli-krom-supply = Vorrat { $supply }; Sammeln { $picking }, Jagd { $hunting }, Bonus { $bonus }, Erfindungen { $evolutions }
cli-krom-hand = deine Karten
cli-krom-no-hand = du hast keine Karten
cli-krom-order-round = Diese Runde gehen Karten durch, ohne dass du gefragt wirst; withdraw ändert das.
cli-krom-order-others = Karten, die nicht dir gelten, gehen durch, ohne dass du gefragt wirst; withdraw ändert das.
cli-krom-card-value = Kampf: +{ $n }
cli-krom-card-dice = Kampf: { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfel
    } mehr
cli-krom-card-counter = Konter: macht die Karte eines anderen wirkungslos
cli-krom-card-harm = ein Ziel verliert { $gives }
cli-krom-card-steal = stiehl { $gives } von einem Ziel an deinem Ort
cli-krom-card-swap = gib einem Ziel { $price } für { $gives }
cli-krom-card-trade = zahl { $price }, erhalte { $gives }
cli-krom-card-gain = erhalte { $gives }
cli-krom-ask-place = Runde { $round }: wohin? { $places }
cli-krom-ask-fight = Kampf: { $totals }. Spiel eine Kampfkarte oder passe (pass)
cli-krom-ask-rob = bestiehl { $name } (rob wood, rob card …) oder lass es (rob nothing)
cli-krom-ask-counter = { $name } spielt „{ $card }“. Durchlassen (allow) oder einen Konter spielen
cli-krom-ask-counter-on = { $name } spielt „{ $card }“ auf { $whom }. Durchlassen (allow) oder einen Konter spielen
cli-krom-ask-climb = deine Würfel: { $dice }. { $rewards }; oder reroll 1 4 5
cli-krom-ask-character = wähl einen Charakter: { $names }
cli-krom-ask-cave = in der Höhle: rest oder buy wood, buy life, buy card; realise 1, play NAME; end
cli-krom-ask-forest = im Wald: pick; realise 1, play NAME; end
cli-krom-ask-savanna = in der Savanne: hunt 1 bis hunt 4; realise 1, play NAME; end
cli-krom-ask-mountain = auf dem Berg: climb; realise 1, play NAME; end
cli-krom-help-go = dorthin gehen (auch Höhle, Wald, Savanne, Berg); im Terminal lässt sich das nicht mehr ändern
cli-krom-help-cave = in der Höhle: Pause machen oder etwas erarbeiten
cli-krom-help-forest = im Wald: eine Karte ziehen, höchstens vier; mischen nur vor der ersten
cli-krom-help-savanna = in der Savanne: die Beute auf Feld 2 jagen, gegen Bezahlung mit einem Würfel mehr
cli-krom-help-mountain = auf dem Berg: würfeln, diese neu werfen, eine Belohnung nehmen
cli-krom-help-realise = die Erfindung auf Feld 3 verwirklichen
cli-krom-help-play = eine deiner Karten spielen, so wie sie dasteht; auf wen: Name oder Platz
cli-krom-help-pass = in diesem Kampf keine Karte spielen
cli-krom-help-end = deine Aktionsphase beenden
cli-krom-help-allow = eine Karte durchlassen; jede in dieser Runde; von nun an jede, die nicht dir gilt
cli-krom-help-withdraw = bei Karten wieder gefragt werden (geht wie allow round und allow others jederzeit)
cli-krom-help-rob = nach einem Kampf, den du gewonnen hast
