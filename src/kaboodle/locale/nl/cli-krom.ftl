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
cli-krom-dice = dobbelst.
cli-krom-dice-for = { $dice } voor { $value }+
cli-krom-gives = geeft
cli-krom-none = (geen)
cli-krom-nothing = niets
cli-krom-supply = voorraad { $supply }; plukken { $picking }, jacht { $hunting }, bonus { $bonus }, evoluties { $evolutions }
cli-krom-hand = je kaarten
cli-krom-no-hand = je hebt geen kaarten
cli-krom-order-round = Deze ronde worden kaarten toegelaten zonder dat je de vraag krijgt; withdraw verandert dat.
cli-krom-order-others = Kaarten die niet op jou gericht zijn, worden toegelaten zonder dat je de vraag krijgt; withdraw verandert dat.
cli-krom-card-value = gevecht: +{ $n }
cli-krom-card-dice = gevecht: { $n ->
        [one] 1 dobbelsteen
       *[other] { $n } dobbelstenen
    } meer
cli-krom-card-counter = counter: heft de kaart van een ander op
cli-krom-card-harm = een doelwit verliest { $gives }
cli-krom-card-steal = steel { $gives } van een doelwit op jouw locatie
cli-krom-card-swap = geef een doelwit { $price } voor { $gives }
cli-krom-card-trade = betaal { $price }, krijg { $gives }
cli-krom-card-gain = krijg { $gives }
cli-krom-ask-place = ronde { $round }: waarheen? { $places }
cli-krom-ask-fight = gevecht: { $totals }. Speel een gevechtskaart, of pas (pass)
cli-krom-ask-rob = steel van { $name } (rob wood, rob card …), of niets (rob nothing)
cli-krom-ask-counter = { $name } speelt “{ $card }”. Laat de kaart toe (allow), of speel een counter
cli-krom-ask-counter-on = { $name } speelt “{ $card }” op { $whom }. Laat de kaart toe (allow), of speel een counter
cli-krom-ask-climb = je dobbelstenen: { $dice }. { $rewards }; of reroll 1 4 5
cli-krom-ask-character = kies een personage: { $names }
cli-krom-ask-cave = in de Grot: rest, of buy wood, buy life, buy card; realise 1, play NAAM; end
cli-krom-ask-forest = in het Bos: pick; realise 1, play NAAM; end
cli-krom-ask-savanna = op de Savanne: hunt 1 tot hunt 4; realise 1, play NAAM; end
cli-krom-ask-mountain = op de Berg: climb; realise 1, play NAAM; end
cli-krom-help-go = erheen gaan (ook Grot, Bos, Savanne, Berg); in de terminal is die keuze definitief
cli-krom-help-cave = in de Grot: rusten, of kopen
cli-krom-help-forest = in het Bos: een kaart trekken, hoogstens vier; schudden alleen vóór de eerste
cli-krom-help-savanna = op de Savanne: op de prooi in vak 2 jagen, tegen betaling met een dobbelsteen meer
cli-krom-help-mountain = op de Berg: werpen, deze opnieuw werpen, een beloning nemen
cli-krom-help-realise = de evolutie in vak 3 realiseren
cli-krom-help-play = een kaart uit je hand spelen, zoals die er staat; op wie: naam of nummer
cli-krom-help-pass = in dit gevecht geen kaart spelen
cli-krom-help-end = je actiefase beëindigen
cli-krom-help-allow = een kaart toelaten; elke deze ronde; vanaf nu elke die niet op jou gericht is
cli-krom-help-withdraw = weer bij elke kaart de vraag krijgen (kan altijd, net als allow round en allow others)
cli-krom-help-rob = na een gevecht dat je gewonnen hebt
