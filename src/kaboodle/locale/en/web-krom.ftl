# KROM in the browser: the stage, the boards, and what is said to those who listen.

web-krom-goods = { $amounts }
web-krom-nothing = nothing
web-krom-now-only = Right now only { $goods }
web-krom-name = { $seat }
web-krom-card = { $card }
web-krom-character = { $character }
web-krom-beast = Kromosaurus
web-krom-you = You

## Zones

web-krom-own = Your board
web-krom-life = Hit points: { $life } of { $most }
web-krom-points = Evolution points: { $points } of { $goal }
web-krom-has-cards = { $count ->
        [one] 1 bonus card
       *[other] { $count } bonus cards
    }
web-krom-map = The four places
web-krom-place = { $site }: { $here_seats }
web-krom-place-empty = { $site }: nobody
web-krom-and-beast = , Kromosaurus
web-krom-must-leave = Must leave: { $here_seats }
web-krom-here-you = You are here and must go somewhere else.
web-krom-beast-here = The Kromosaurus is here and may stay.
web-krom-about-cave = Rest at the fire, or buy what you can pay for.
web-krom-about-forest = Gather: draw cards one by one; most of them bring something.
web-krom-about-savanna = Hunt one of these animals; the percentage is your chance.
web-krom-about-mountain = Climb: roll five dice, reroll some; the best combination pays.
web-krom-scarce = Red: not enough of it is left in the supply.
web-krom-round-goal = Round { $round }. First to { $goal } points wins.
web-krom-round = Round { $round }
web-krom-house-rules = This table
web-krom-goal = { $goal } evolution points win
web-krom-figure-goal = { $players } players: { $goal } points win
web-krom-figure-losses = Totals of 6, 3 and 2: the first loses nothing, the second loses 3 hit points and is stunned, the third loses 4.
web-krom-supply = Left in the supply
web-krom-decks = Cards
web-krom-in-pile = in the deck
web-krom-discarded = discarded
web-krom-deck-evolution = evolution deck
web-krom-look-supply = What is left in the supply and in the decks
web-krom-ideas = Evolutions to realise
web-krom-idea = { $card }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $cost }
web-krom-lacks = ; { $goods } missing
web-krom-idea-points = { $points ->
        [one] 1 evolution point for
       *[other] { $points } evolution points for
    }
web-krom-you-lack = You are missing { $goods }.
web-krom-to-go = { $points ->
        [one] Then you need 1 more point.
       *[other] Then you need { $points } more points.
    }
web-krom-wins-now = This wins the game!
web-krom-stage = What is going on
web-krom-hand = Your bonus cards
web-krom-destinations = Your destination cards
web-krom-tab-cards = { $count ->
        [one] Bonus card
       *[other] Bonus cards
    }
web-krom-tab-places = Places
web-krom-no-cards = No bonus cards
web-krom-playable = , can be played now
web-krom-lifted = The card you picked up
web-krom-put-down = Put it back

## The stone

web-krom-pass = Pass
web-krom-allow = Allow
web-krom-end = End phase
web-krom-end-anyway = End anyway
web-krom-unused-place = place not used yet
web-krom-unused-idea = an evolution is affordable
web-krom-leave-it = Steal nothing
web-krom-leave-sure = Steal nothing?
web-krom-take-it = Steal it
web-krom-lay = Go to { $place }
web-krom-be = Play as { $character }
web-krom-play = Play
web-krom-throw = Roll
web-krom-realise = Realise
web-krom-whom = Whom?
web-krom-which = Which one?
web-krom-reroll = { $dice ->
        [one] Reroll 1 die
       *[other] Reroll { $dice } dice
    }
web-krom-take = Take
web-krom-take-nothing = Take nothing
web-krom-choose = Choose a place
web-krom-laid = Card laid
web-krom-wait = Waiting…
web-krom-over = The end

## Choosing

web-krom-where-to = Round { $round }: where to?
web-krom-revealed = Cards face up!
web-krom-have-chosen = Chosen: { $done } of { $seats }
web-krom-go = Go: { $site }
web-krom-stay = { $site }: you are here and must move
web-krom-laid-here = { $site }: laid face down
web-krom-who-you = Who are you?
web-krom-who-other = { $seat } is choosing a character
web-krom-weights = Ties: the heavier wins in the Cave and the Savanna, the lighter in the Forest and on the Mountain.

## Fight

web-krom-fight = Fight: { $site }
web-krom-heavier = heavier wins ties
web-krom-lighter = lighter wins ties
web-krom-total = Total
web-krom-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
web-krom-has-passed = has passed
web-krom-arm = Keep passing
web-krom-arm-now = until totals change
web-krom-arm-end = to the end

## Cards on the table

web-krom-plays = { $seat } plays “{ $card }”
web-krom-plays-on = { $seat } plays “{ $card }” on { $target }
web-krom-cancels = { $seat } wants to cancel { $other } with “{ $card }”
web-krom-own-card = Your card. Waiting for the others.
web-krom-you-can-counter = You can cancel it with “{ $card }”.
web-krom-ordered = Your setting allows it.
web-krom-ordered-counter = Your setting allows it. You can still cancel it with “{ $card }”.
web-krom-no-counter = You hold no counter.
web-krom-counter-elsewhere = Your counter cannot be played here.
web-krom-table-decides = Waiting for the others.
web-krom-closes = If you do not answer in time, the card is allowed.
web-krom-doing-card = { $name } plays a card.
web-krom-orders = When others play cards
web-krom-orders-about = Do you want to be asked whether to counter? Nobody else sees this.
web-krom-order-ask = Ask me about every card
web-krom-order-round = This round, allow every card without asking me
web-krom-order-others = Ask me only about cards aimed at me
web-krom-effect-value = Adds { $n } to the total.
web-krom-effect-dice = { $n ->
        [one] 1 extra die.
       *[other] { $n } extra dice.
    }
web-krom-effect-gain = Brings { $gives }.
web-krom-effect-harm = Another player loses { $gives }.
web-krom-effect-steal = Steals { $gives } from a player in the same place.
web-krom-effect-trade = Costs { $price }, brings { $gives }.
web-krom-effect-swap = Gives a player { $price } and takes { $gives }.
web-krom-effect-counter = Cancels another player’s card.
web-krom-when-combat = In a fight.
web-krom-when-turn = In your action phase.
web-krom-when-counter = When another player plays a card.
web-krom-only-at = Only here: { $site }.
web-krom-now = Can be played now.
web-krom-not-now = Not now.

## Robbery

web-krom-rob-you = { $target } is stunned. Steal one thing.
web-krom-rob-other = { $seat } goes through the pockets of { $target }.
web-krom-rob-more = { $count ->
        [one] 1 more to steal from
       *[other] { $count } more to steal from
    }
web-krom-of = of { $has }
web-krom-blind = { $cards ->
        [one] their only card
       *[other] 1 of { $cards } cards, at random
    }
web-krom-befell-card = { $seat } plays “{ $card }” on you.
web-krom-befell-lost = You lose { $goods }.
web-krom-befell-taken = { $seat } takes { $goods } from you.
web-krom-befell-robbed = { $seat } takes “{ $card }” from you.
web-krom-befell-trophy = { $seat } takes the trophy and its point from you.
web-krom-befell-stunned = You are stunned and sit out this round.

## Action phases

web-krom-phase-you = { $site }: your turn
web-krom-phase = { $site }: { $seat }
web-krom-rest = Rest
web-krom-or = or
web-krom-ware = { $price ->
        [one] { $goods } for 1 Krom
       *[other] { $goods } for { $price } Kroms
    }
web-krom-shuffle = shuffle in
web-krom-free = free
web-krom-no-more = no more
web-krom-pick = Pick a card { $price ->
        [0] for free
        [one] for 1 Krom
       *[other] for { $price } Kroms
    }; in the deck: { $cards }
web-krom-in-deck = { $cards ->
        [one] on 1 card in the deck
       *[other] on { $cards } cards in the deck
    }
web-krom-choose-prey = Choose your prey
web-krom-hunting = Dice are bought before the roll
web-krom-prey = { $card }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, needs { $value }, { $chance } per cent, gives { $goods }
web-krom-with-dice = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $price ->
        [0] free
        [one] 1 Krom
       *[other] { $price } Kroms
    }
web-krom-rolled = { $total }, needed { $value }
web-krom-caught = { $total }, needed { $value }: caught!
web-krom-escaped = { $total }, needed { $value }: it gets away
web-krom-climb = Climb: roll 5 dice
web-krom-climbs = At the foot of the cliff
web-krom-climb-done = Back from the cliff
web-krom-hunt-done = Back from the hunt
web-krom-die = Die { $number }: { $value }
web-krom-next-reroll = Tap dice to reroll them ({ $number } of { $most }):
web-krom-reroll-dear = A reroll costs { $price ->
        [one] 1 Krom
       *[other] { $price } Kroms
    }, and you have { $kroms ->
        [0] none
       *[other] only { $kroms }
    }
web-krom-no-rerolls = No rerolls left
web-krom-table = Combinations and what they pay
web-krom-comb-nothing = nothing
web-krom-comb-pair = pair
web-krom-comb-two-pairs = two pairs
web-krom-comb-three = three of a kind
web-krom-comb-full-house = full house
web-krom-comb-four = four of a kind
web-krom-comb-five = five of a kind
web-krom-comb-straight = straight

## Looked up

web-krom-realised = Realised evolutions
web-krom-none-yet = None yet
web-krom-known = Cards you know

## Said aloud

web-krom-say-choosing = Round { $round }. You are here: { $site }. Choose { $sites-or }.
web-krom-say-fight = Fight: { $site }. You { $total }; { $others }. If all pass, you come { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] { $rank }th
    } and lose { $loss ->
        [0] nothing
        [one] 1 hit point
       *[other] { $loss } hit points
    }. Pass, or play a card.
web-krom-say-counter = { $seat } plays “{ $card }”. { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. Press Space to allow it.
web-krom-say-counter-on = { $seat } plays “{ $card }” on { $target }. { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. Press Space to allow it.
web-krom-say-robbery = { $target } is stunned. Steal one thing, or nothing.
web-krom-say-cave = Rest, or buy. Kroms: { $kroms }.
web-krom-say-served = Buy more, or end your phase. Kroms: { $kroms }.
web-krom-say-forest = Price of the next card: { $price }. Your Kroms: { $kroms }. Cards in the deck: { $cards }.
web-krom-say-savanna = Choose your prey. Kroms for extra dice: { $kroms }.
web-krom-say-climb = Climb: roll five dice, with up to four rerolls.
web-krom-say-mountain = { $dice }: { $combination }. Price of the next reroll: { $price }.
web-krom-say-mountain-last = { $dice }: { $combination }. No rerolls left: take the reward.
web-krom-say-done = You have done what this place offers. Play a card, realise an evolution, or end your phase.
