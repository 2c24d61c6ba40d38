# KERO in the terminal.

cli-kero-claims = Claim cards: { $claims }/{ $all }
cli-kero-tank = tank
cli-kero-jerrycans = Jerrycans
cli-kero-jerrycans-short = J
cli-kero-tuareks = Tuareks
cli-kero-tuareks-short = T
cli-kero-home = Explorers
cli-kero-home-short = E
cli-kero-cards = cards
cli-kero-cards-short = cards
cli-kero-points = points
cli-kero-points-short = pt
cli-kero-card = card (pile: { $pile })
cli-kero-cost = cost
cli-kero-gives = gives
cli-kero-empty = (empty)
cli-kero-tuarek = Tuarek
cli-kero-explorer = Explorer
cli-kero-fire = FIRE
cli-kero-nothing = nothing
cli-kero-none = none
cli-kero-sign-brick = B
cli-kero-sign-wheat = W
cli-kero-sign-metal = M
cli-kero-sign-recruit = R
cli-kero-sign-jerrycan = J
cli-kero-n-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
cli-kero-n-jerrycans = { $n ->
        [one] 1 Jerrycan
       *[other] { $n } Jerrycans
    }
cli-kero-n-tuareks = { $n ->
        [one] 1 Tuarek
       *[other] { $n } Tuareks
    }
cli-kero-n-explorers = { $n ->
        [one] 1 Explorer
       *[other] { $n } Explorers
    }
cli-kero-n-fuellings = { $n ->
        [one] 1 fuelling
       *[other] { $n } fuellings
    }
cli-kero-squares = n of them: n × n points
cli-kero-for-good = permanent: { $ability }
cli-kero-territory = territory
cli-kero-won = won: { $lands }
cli-kero-land-colour = 1 point per { $colour } card
cli-kero-land-trios = 1 point per 3 cards
cli-kero-land-every-colour = +2 with every colour
cli-kero-land-four-alike = +3 with four of one colour
cli-kero-land-territories = 1 point per territory
cli-kero-finals = final spaces
cli-kero-final-single = single: 1 point
cli-kero-final-double = double: 3 points with two Explorers
cli-kero-your-tuareks = your Tuareks: { $tuareks }
cli-kero-always = When they fuel up: all 8 dice, always; withdraw changes that.
cli-kero-amounts = { $amounts }
cli-kero-spend = to spend: { $held }
cli-kero-dice = dice: { $white } white{ $more ->
        [0] {""}
       *[other] {" "}+ { $names }
    }
cli-kero-keys-roll = 1 to 8: pick dice   space: roll (all if none is picked)   Enter: lay flat
cli-kero-keys-fuel = { $name }, press space to roll for fuel
cli-kero-ask-start = fuel up (fuel once), add a die (add green), or tip the truck up (t)
cli-kero-ask-prepare = add a die (add green), or tip the truck up (t)
cli-kero-ask-rolling = reroll (r, r 1 3), or lay the truck flat (f)
cli-kero-ask-camp = take a card (1 to 6), explore, hire, or end the turn (e)
cli-kero-ask-thinning = the other clan fuels up and you roll: with all 8 dice (w), or with 5, which burn out sooner (thin out)?
cli-kero-ask-thinning-none = the other clan fuels up and you roll; you hold no miser: all 8 dice (w)
cli-kero-ask-fuelling = roll for their fuel (throw)
cli-kero-ask-placing = a free Explorer: to which territory? (1 to 4)
cli-kero-ask-final = a free Explorer: explore single, or explore double?
cli-kero-ask-moving = move a second Explorer (move 1 3), or stay (s)
cli-kero-ask-scorching = which card is discarded? (1 to 6)
cli-kero-ask-tying = which tied territory do you win? (1 to 4)
cli-kero-help-tip = tip the truck up: the dice roll, the KERO flows
cli-kero-help-roll = reroll all dice, or these (6 green, 7 yellow, 8 blue)
cli-kero-help-flat = lay the truck flat and keep what the dice show
cli-kero-help-number = that card, or that territory, where one is asked for
cli-kero-help-fuel = pay Jerrycans for fuel, at the start of the turn
cli-kero-help-add = pay a Jerrycan for a coloured die (green, yellow, blue)
cli-kero-help-hire = pay 2 Jerrycans for a Tuarek
cli-kero-help-explore = send an Explorer there for 1 recruit and 1 metal
cli-kero-help-trade = trade wheat for Jerrycans, with that ability
cli-kero-help-end = end the turn
cli-kero-help-whole = when the other clan fuels up: with all dice, or the miser’s five
cli-kero-help-always = all 8 dice each time they fuel up, without being asked; be asked again (at any time)
cli-kero-help-call = play the gambler: two coloured dice
cli-kero-help-forgive = play the fire-eater: fires may be rerolled
cli-kero-help-move = play the guide: move up to two Explorers
cli-kero-help-gift = play the trader: two resources
cli-kero-help-free-fuel = play the pump attendant: fuel up for free
cli-kero-help-send-home = play the outlaw: an Explorer of theirs goes home
cli-kero-help-plan-fire = play the torch-bearer: one more card is discarded
cli-kero-learn = In this lesson KERO flows only when dice are rolled: { $roll } s for each roll.
