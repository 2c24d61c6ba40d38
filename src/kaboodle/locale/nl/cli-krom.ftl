# KROM in de terminal.

cli-krom-character = wie
cli-krom-weight = kg
cli-krom-place = waar
cli-krom-cards = kaarten
cli-krom-points = punten van { $goal }
cli-krom-points-short = pnt.
cli-krom-stunned = KO
cli-krom-trophy = trofee
cli-krom-beast = Kromosaurus
cli-krom-evolution = evolutie
cli-krom-cost = kost
cli-krom-prey = prooi
cli-krom-dice = stenen
cli-krom-dice-for = { $dice } voor { $value }+
cli-krom-gives = geeft
cli-krom-none = (geen)
cli-krom-nothing = niets
cli-krom-supply = voorraad { $supply }; plukken { $picking }, jacht { $hunting }, bonus { $bonus }, evoluties { $evolutions }
cli-krom-hand = je kaarten
cli-krom-no-hand = je hebt geen kaarten
cli-krom-order = Kaarten gaan door zonder dat je gevraagd wordt; withdraw verandert dat.
cli-krom-card-value = gevecht: +{ $n }
cli-krom-card-dice = gevecht: { $n ->
        [one] 1 dobbelsteen
       *[other] { $n } dobbelstenen
    } meer
cli-krom-card-counter = counter: heft de kaart van een ander op
cli-krom-card-harm = een doelwit verliest { $gives }
cli-krom-card-steal = steel { $gives } van een doelwit op jouw plek
cli-krom-card-swap = geef een doelwit { $price } voor { $gives }
cli-krom-card-trade = betaal { $price }, krijg { $gives }
cli-krom-card-gain = krijg { $gives }
cli-krom-ask-place = ronde { $round }: waarheen? { $places }
cli-krom-ask-fight = gevecht: { $totals }. Speel een gevechtskaart, of pas (pass)
cli-krom-ask-rob = beroof { $name } (rob wood, rob card …), of laat het (rob nothing)
cli-krom-ask-counter = { $name } speelt { $card }. Laat haar gaan (allow), of speel een counter
cli-krom-ask-counter-on = { $name } speelt { $card } op { $whom }. Laat haar gaan (allow), of speel een counter
cli-krom-ask-climb = je dobbelstenen: { $dice }. { $rewards }; of reroll 1 4 5
cli-krom-ask-character = kies een personage: { $names }
cli-krom-ask-cave = in de Grot: rest, of buy wood, buy life, buy card; realise 1, play NAAM; end
cli-krom-ask-forest = in het Bos: pick; realise 1, play NAAM; end
cli-krom-ask-savanna = in de Savanne: hunt 1 tot hunt 4; realise 1, play NAAM; end
cli-krom-ask-mountain = in het Gebergte: climb; realise 1, play NAAM; end
cli-krom-help-go = erheen gaan (ook Grot, Bos, Savanne, Gebergte)
cli-krom-help-cave = in de Grot: rusten, of voor diensten betalen
cli-krom-help-forest = in het Bos: een kaart trekken, hoogstens vier; schudden alleen vóór de eerste
cli-krom-help-savanna = in de Savanne: op de prooi op veld 2 jagen, tegen betaling met een steen meer
cli-krom-help-mountain = in het Gebergte: werpen, deze opnieuw werpen, een beloning nemen
cli-krom-help-realise = de evolutie op veld 3 verwezenlijken
cli-krom-help-play = een kaart van je spelen, zoals ze er staat; op wie: naam of plaats
cli-krom-help-pass = in dit gevecht geen kaart spelen
cli-krom-help-end = je actiefase beëindigen
cli-krom-help-allow = een kaart laten gaan; elke deze ronde die niet op jou mikt; vanaf nu elke
cli-krom-help-withdraw = weer naar kaarten gevraagd worden
cli-krom-help-rob = na een gevecht dat je gewonnen hebt
