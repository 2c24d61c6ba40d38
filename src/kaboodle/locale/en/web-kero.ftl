# KERO in the browser: what stands on buttons, and what things are called for those who listen.

web-kero-row = Cards in the row
web-kero-card = Space { $space }: “{ $card }”, { $colour }.
web-kero-missing = Missing: { $amounts }.
web-kero-costs = Costs { $amounts }.
web-kero-gives = Gives { $amounts }.
web-kero-amounts = { $amounts }
web-kero-burns = Burns at the end of the turn.
web-kero-space-empty = Space { $space }: empty
web-kero-card-name = { $card }
web-kero-card-quoted = “{ $card }”.
web-kero-land-name = { $land }
web-kero-pile = Pile: { $cards }; Claim cards so far: { $claims } of 3. Show the discards.
web-kero-discard = Discarded
web-kero-supply = Jerrycans left in the box: { $left }
web-kero-hidden = Territories still hidden: { $lands }
web-kero-used = Tuareks used: { $used }; in the pile: { $tiles }
web-kero-first = { $name } went first
web-kero-lands = Territories
web-kero-land = Territory { $space }: “{ $land }”, worth { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    } to you now.
web-kero-land-of = Territory { $space }: “{ $land }”, worth { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    } to { $name } now.
web-kero-land-empty = Territory { $space }: empty
web-kero-explorers-of = { $name }: { $explorers }
web-kero-scores-plain = Worth { $points }.
web-kero-scores-colour = 1 for each { $colour } card.
web-kero-scores-trios = 1 for every 3 cards.
web-kero-scores-every-colour = { $points }, plus { $bonus } with a card of every colour.
web-kero-scores-four-alike = { $points }, plus { $bonus } with four cards of one colour.
web-kero-scores-territories = 1 for each territory you own.
web-kero-finals = The final spaces
web-kero-finals-about = One Explorer fills the first: 1 point. Two fill the other: 3 points.
web-kero-final-single = Final space for 1 Explorer, { $points } point; there now: { $explorers }
web-kero-final-double = Final space for 2 Explorers, { $points } points; there now: { $explorers }
web-kero-goods = What you can spend
web-kero-goods-of = What { $name } can spend
web-kero-tiles = Abilities and Tuareks
web-kero-ability = Ability: { $ability }
web-kero-tuarek = Tuarek: { $tuarek } (×{ $count })
web-kero-face-up = Face up this turn: { $tuarek }
web-kero-tuarek-pile = Tuarek pile: { $tiles }; one costs 2 Jerrycans
web-kero-clan = { $name }: points { $points }, tank { $seconds } s, Jerrycans { $jerrycans }, Tuareks { $tuareks }, territories { $lands }, cards { $cards }
web-kero-camp-of = { $name }’s camp
web-kero-holds = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $lands ->
        [one] 1 territory
       *[other] { $lands } territories
    }
web-kero-has-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-kero-has-jerrycans = { $count ->
        [one] 1 Jerrycan
       *[other] { $count } Jerrycans
    }
web-kero-has-lands = { $count ->
        [one] 1 territory
       *[other] { $count } territories
    }
web-kero-has-tuareks = { $count ->
        [one] 1 Tuarek
       *[other] { $count } Tuareks
    }
web-kero-bill = Selected
web-kero-put-back = Put it back
web-kero-pass-about = Two of them score 4, three 9, four 16, all five 25.
web-kero-five-tiles = You have five abilities: this card brings no tile.
web-kero-pin = Pin as a goal
web-kero-unpin = Unpin
web-kero-hire = A Tuarek for 2 Jerrycans
web-kero-about-dice = Two coloured dice of your choice join your roll.
web-kero-about-reroll = Fires may be rerolled this turn.
web-kero-about-thin = The other clan fuels up with only five white dice.
web-kero-about-move = Move one or two of your Explorers: tap where from, then where to.
web-kero-about-resources = Two resources of your choice: tap one, then the other.
web-kero-about-fuel = One free fuelling with all eight dice.
web-kero-about-expel = Send an Explorer of the other clan home: tap the territory. They get 2 of your Jerrycans.
web-kero-about-scorch = At the end of your turn one more card of your choice is discarded.
web-kero-when-before = before rolling
web-kero-when-after = after rolling
web-kero-when-theirs = in their turn
web-kero-flat = Lay flat
web-kero-roll = Roll { $dice }
web-kero-roll-fuel = for their fuel
web-kero-last-die = Last die: roll { $roll } of { $all }
web-kero-nothing-loose = Every die is kept or burnt: release one, or lay the truck flat.
web-kero-tip = Tip & roll
web-kero-fuel = Fuel up ×{ $times }
web-kero-miser = Miser: 5 dice
web-kero-whole = All 8 dice
web-kero-closes = When the line runs out: all 8 dice
web-kero-always = All 8, always
web-kero-order = When the other clan fuels up
web-kero-order-about = Answer now for every time. Only you see this. It looks the same to the other clan, miser or not.
web-kero-order-ask = Ask me every time
web-kero-do-take = Take
web-kero-do-place = Send
web-kero-do-play = Play
web-kero-do-hire = Hire
web-kero-end = End turn
web-kero-end-sure = Hold to end: you can still spend
web-kero-stay = Done moving
web-kero-ask-placing = { $count ->
        [one] Place 1 Explorer: tap where
       *[other] Place { $count } Explorers: tap where
    }
web-kero-ask-moving = Move one more: tap where from, then where to
web-kero-ask-scorching = Tap the card to discard
web-kero-ask-tying = Tap the tied territory you win
web-kero-they-start = { $name } prepares
web-kero-they-prepare = { $name } prepares
web-kero-they-rolling = { $name } rolls!
web-kero-they-camp = { $name } is in camp
web-kero-they-thinning = { $name } is asked: 8 dice or 5?
web-kero-they-fuelling = { $name } rolls for your fuel
web-kero-they-placing = { $name } places Explorers
web-kero-they-moving = { $name } moves Explorers
web-kero-they-scorching = { $name } discards a card
web-kero-they-tying = The tie is being decided
web-kero-rolls = { $name } rolls.
web-kero-you-thinning = { $name } fuels up: 8 dice or 5?
web-kero-you-fuelling = You roll for { $name }’s tank!
web-kero-free = free
web-kero-die = { $die } die
web-kero-die-white = die { $number }
web-kero-fire = fire
web-kero-truck = { $name }’s truck, seconds in the tank
web-kero-seconds = { $name }: { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
web-kero-goal = Enough for “{ $card }”
web-kero-moment-outage = Outage!
web-kero-outage-own = None of your dice count, and your turn is over.
web-kero-outage-they = { $name }’s dice do not count, and the turn is over.
web-kero-outage-next = { $rival } rolls 5 dice for the tank and is next.
web-kero-outage-you = You roll 5 dice for the tank, and you are next.
web-kero-moment-claim = Claim! { $number } of 3
web-kero-moment-last = The last turn
web-kero-moment-tuarek = { $tuarek }
web-kero-run = { $seat } rolls { $times } times; { $fires ->
        [0] no fires
        [one] 1 fire
       *[other] { $fires } fires
    } on the table.
web-kero-fuel-run = { $seat } rolls { $times } times for the fuel; { $left ->
        [0] no dice are
        [one] 1 die is
       *[other] { $left } dice are
    } left.
web-kero-ask-camp = Tap what you want: cards, territories, tiles.
web-kero-ask-end = Nothing left to do: end your turn.
web-kero-about-tie = At a Claim you win one tied territory of your choice.
web-kero-about-trade = Once a turn: trade wheat for as many Jerrycans.
web-kero-about-die = You may add this die without paying a Jerrycan.
web-kero-about-extra = 1 extra every turn, when you collect.
web-kero-about-jerrycan = 1 Jerrycan at the start of every turn.
web-kero-watch-fuelling = { $name } rolls for the fuel
web-kero-set-up = Example of a set-up: four territories face up; each clan has a full truck, { $amounts }, the Tuareks face down.
