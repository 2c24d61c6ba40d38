# KROM in the terminal.

cli-krom-character = who
cli-krom-weight = kg
cli-krom-place = in
cli-krom-cards = cards
cli-krom-points = points of { $goal }
cli-krom-points-short = points
cli-krom-stunned = stunned
cli-krom-trophy = trophy
cli-krom-beast = Kromosaurus
cli-krom-evolution = evolution
cli-krom-cost = cost
cli-krom-prey = prey
cli-krom-dice = dice
cli-krom-dice-for = { $dice } for { $value }+
cli-krom-gives = gives
cli-krom-none = (none)
cli-krom-nothing = nothing
cli-krom-supply = supply { $supply }; picking { $picking }, hunting { $hunting }, bonus { $bonus }, evolutions { $evolutions }
cli-krom-hand = your cards
cli-krom-no-hand = you hold no cards
cli-krom-order-round = This round cards are allowed without asking you; withdraw changes that.
cli-krom-order-others = Cards not aimed at you are allowed without asking you; withdraw changes that.
cli-krom-card-value = combat: +{ $n }
cli-krom-card-dice = combat: { $n ->
        [one] 1 more die
       *[other] { $n } more dice
    }
cli-krom-card-counter = counter: cancels another player’s card
cli-krom-card-harm = a target loses { $gives }
cli-krom-card-steal = steal { $gives } from a target where you are
cli-krom-card-swap = give a target { $price } for { $gives }
cli-krom-card-trade = pay { $price }, gain { $gives }
cli-krom-card-gain = gain { $gives }
cli-krom-ask-place = round { $round }: where to? { $places }
cli-krom-ask-fight = combat: { $totals }. Play a combat card, or pass
cli-krom-ask-rob = steal from { $name } (rob wood, rob card …), or rob nothing
cli-krom-ask-counter = { $name } plays “{ $card }”. Allow it (allow), or play a counter
cli-krom-ask-counter-on = { $name } plays “{ $card }” on { $whom }. Allow it (allow), or play a counter
cli-krom-ask-climb = your dice are { $dice }. { $rewards }; or reroll 1 4 5
cli-krom-ask-character = choose a character: { $names }
cli-krom-ask-cave = in the Cave: rest, or buy wood, buy life, buy card; realise 1, play NAME; end
cli-krom-ask-forest = in the Forest: pick; realise 1, play NAME; end
cli-krom-ask-savanna = in the Savanna: hunt 1 to hunt 4; realise 1, play NAME; end
cli-krom-ask-mountain = on the Mountain: climb; realise 1, play NAME; end
cli-krom-help-go = go there (cave, forest, savanna, mountain); in the terminal you cannot change it
cli-krom-help-cave = in the Cave: rest, or buy
cli-krom-help-forest = in the Forest: draw a card, four at most; shuffle only before the first
cli-krom-help-savanna = in the Savanna: hunt the prey in slot 2, with one more die if you pay for it
cli-krom-help-mountain = on the Mountain: roll, reroll these, take a reward
cli-krom-help-realise = realise the evolution in slot 3
cli-krom-help-play = play a card you hold, named as it is listed; on a player by name or seat
cli-krom-help-pass = play no card in this combat
cli-krom-help-end = end your action phase
cli-krom-help-allow = allow a card; every card this round; every card not aimed at you from now on
cli-krom-help-withdraw = be asked about cards again (can be typed at any time, like allow round and allow others)
cli-krom-help-rob = after a combat you have won
