# KERO: choices, events, refusals, options, and the names of our pack.

game-kero = KERO
    .about = Two clans, two tanker trucks, one hourglass each: roll while the KERO runs, and stop in time.

## Words of the game

kero-colour-green = green
kero-colour-brown = brown
kero-colour-red = red
kero-colour-grey = grey
kero-die-white = white
kero-die-green = green
kero-die-yellow = yellow
kero-die-blue = blue
kero-resource-brick = brick
kero-resource-wheat = wheat
kero-resource-metal = metal
kero-resource-recruit = recruit
kero-resource-jerrycan = Jerrycan
kero-other-green = { kero-die-green }
kero-other-yellow = { kero-die-yellow }
kero-other-blue = { kero-die-blue }
kero-other-brick = { kero-resource-brick }
kero-other-wheat = { kero-resource-wheat }
kero-other-metal = { kero-resource-metal }
kero-other-recruit = { kero-resource-recruit }
kero-ability-green-die = the green die
kero-ability-yellow-die = the yellow die
kero-ability-blue-die = the blue die
kero-ability-brick = 1 extra brick
kero-ability-wheat = 1 extra wheat
kero-ability-metal = 1 extra metal
kero-ability-recruit = 1 extra recruit
kero-ability-trade = trade wheat for Jerrycans
kero-ability-tie = the tie-breaker
kero-ability-jerrycan = 1 Jerrycan each turn
kero-tuarek-dice = the gambler
kero-tuarek-reroll = the fire-eater
kero-tuarek-thin = the miser
kero-tuarek-move = the guide
kero-tuarek-resources = the trader
kero-tuarek-fuel = the pump attendant
kero-tuarek-expel = the outlaw
kero-tuarek-scorch = the torch-bearer
kero-ending-claim = The third Claim card ended the game at once
kero-ending-last-turn = The game ended with the last turn
kero-part-cards = Cards
kero-part-none-shall-pass = { kero-card-gatekeepers-1 }
kero-part-territories = Territories
kero-part-final-spaces = Final spaces

## So many of them

kero-count-brick = { $count ->
        [one] 1 brick
       *[other] { $count } bricks
    }
kero-count-wheat = { $count } wheat
kero-count-metal = { $count } metal
kero-count-recruit = { $count ->
        [one] 1 recruit
       *[other] { $count } recruits
    }
kero-count-jerrycans = { $count ->
        [one] 1 Jerrycan
       *[other] { $count } Jerrycans
    }
kero-count-tuareks = { $count ->
        [one] 1 Tuarek
       *[other] { $count } Tuareks
    }
kero-count-explorers = { $count ->
        [one] 1 Explorer
       *[other] { $count } Explorers
    }
kero-count-fuellings = { $count ->
        [one] 1 free fuelling
       *[other] { $count } free fuellings
    }
kero-count-green = green
kero-count-yellow = yellow
kero-count-blue = blue

## Choices

kero-lay-flat = Lay the truck flat
    .short = Lay flat
kero-roll = Reroll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }: { $white ->
        [0] { $amounts }
       *[other] white { $numbers-list }{ $amounts-count ->
            [0] {""}
           *[other] , { $amounts }
        }
    }
    .short = Reroll { $dice }
kero-tip = Tip the truck up and roll
    .short = Tip & roll
kero-fuel-once = Pay 1 Jerrycan and fuel up
    .short = Fuel up ×1
kero-fuel-twice = Pay 2 Jerrycans and fuel up twice
    .short = Fuel up ×2
kero-add = Add the { $die } die
    .short = + { $die } die
kero-whole = Let them fuel up with all 8 dice
    .short = All 8 dice
kero-thin-out = Play the miser: they fuel up with 5 white dice
    .short = Miser: 5
kero-whole-always = All 8 dice, always, until I change this
    .short = All 8, always
kero-withdraw = Ask me again about 5 dice
    .short = Ask me
kero-throw = Roll for the other clan’s fuel
    .short = Roll
kero-take = Take the card in space { $space }
    .short = Take
kero-explore = Send an Explorer to territory { $space }
    .short = Territory { $space }
kero-explore-single = Send an Explorer to the single final space
    .short = Single space
kero-explore-double = Send an Explorer to the double final space
    .short = Double space
kero-hire = Hire a Tuarek for 2 Jerrycans
    .short = Hire (2)
kero-trade = Trade { $wheat } wheat for { $wheat ->
        [one] 1 Jerrycan
       *[other] { $wheat } Jerrycans
    }
    .short = Trade { $wheat }
kero-call = Play the gambler: add the { $die } and the { $other } die
    .short = { $die } + { $other }
kero-forgive = Play the fire-eater: fires may be rerolled this turn
    .short = Fire-eater
kero-move = Move an Explorer from territory { $from } to { $to }
    .short = { $from } → { $to }
kero-stay = Move no more Explorers
    .short = Done moving
kero-gift = Play the trader: { $amounts }
    .short = { $amounts }
kero-free-fuel = Play the pump attendant: fuel up for free
    .short = Pump attendant
kero-send-home = Play the outlaw: send an Explorer home from territory { $space }
    .short = Outlaw: { $space }
kero-plan-fire = Play the torch-bearer: one more card will be discarded
    .short = Torch-bearer
kero-scorch = Discard the card in space { $space }
    .short = Discard
kero-win-tie = Win territory { $space }, which is tied
    .short = Territory { $space }
kero-end-turn = End the turn
    .short = End turn
kero-run-dry = The tank runs dry
kero-full = The tank is full

## What happened

kero-turn-begins = { $seat }’s turn.
kero-last-turn = { $seat } has the last turn.
kero-jerrycans = { $seat } receives { $jerrycans ->
        [one] 1 Jerrycan
       *[other] { $jerrycans } Jerrycans
    } and has { $held }.
kero-tuarek-drawn = { $seat } draws a Tuarek.
kero-tuarek-drawn-known = { $seat } draws { $tuarek }.
kero-tuareks-shuffled = { $tiles ->
        [one] The used Tuarek makes
       *[other] The { $tiles } used Tuareks are shuffled to make
    } a new pile.
kero-tuarek-played = { $seat } plays { $tuarek }.
kero-tank-is-full = { $seat }’s tank is full already: this fuelling is lost.
kero-fuelling-begins = { $seat } fuels up: { $dice } dice.
kero-fuelling-roll = { $seat } rolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } for the fuel; { $left ->
        [0] none are
        [one] 1 is
       *[other] { $left } are
    } left.
kero-fuelled = { $seat } fuels up by { $more ->
        [one] 1 second
       *[other] { $more } seconds
    }: now { $seconds }.
kero-die-added = { $seat } adds the { $die } die{ $paid ->
        [0] {""}
       *[other] {" "}for a Jerrycan
    }.
kero-tipped = { $seat } tips the truck up with { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } in the tank!
kero-rolled = { $seat } rolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }; { $fires ->
        [0] no fires
        [one] 1 fire
       *[other] { $fires } fires
    } on the table.
kero-laid-flat = { $seat } lays the truck flat with { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } left and { $fires ->
        [0] no fires
        [one] 1 fire
       *[other] { $fires } fires
    }.
kero-outage = Outage! { $seat }’s tank has run dry, and nothing on the dice counts.
kero-collected = { $seat } collects { $amounts-count ->
        [0] nothing
       *[other] { $amounts }
    }.
kero-explored = { $seat } sends an Explorer to territory { $space }.
kero-explored-final = { $seat } sends an Explorer to the { $final ->
        [one] single
       *[other] double
    } final space.
kero-card-taken = { $seat } takes “{ $card }” from space { $space }.
kero-tile-taken = { $seat } gains a permanent ability: { $ability }.
kero-hired = { $seat } pays 2 Jerrycans for a Tuarek.
kero-traded = { $seat } trades { $wheat } wheat for { $wheat ->
        [one] 1 Jerrycan
       *[other] { $wheat } Jerrycans
    }.
kero-explorer-moved = { $seat } moves an Explorer from territory { $from } to { $to }.
kero-gift-given = { $seat } receives { $amounts }.
kero-sent-home = { $seat } sends one of { $target }’s Explorers home from territory { $space } and gives { $target } 2 Jerrycans.
kero-card-burnt = “{ $card }” in space { $space } is discarded.
kero-space-filled = New in space { $space }: “{ $card }”.
kero-claim = Claim card { $number } of 3: the round ends.
kero-land-won = { $seat } wins “{ $land }”.
kero-land-lost = Nobody wins “{ $land }”.
kero-land-revealed = New territory { $space }: “{ $land }”.
kero-game-ended = The game is over. { $winners-count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }

## Refusals

kero-game-is-over = The game is over.
kero-table-only = That happens by itself when the time comes.
kero-nothing-due = No tank is running dry or full right now.
kero-not-due-yet = It is not time for that yet.
kero-no-times = With “per roll”, moves are sent without a time.
kero-time-backwards = Too late: that moment has passed.
kero-time-too-large = No game lasts that long.
kero-not-your-turn = It is the other clan’s turn.
kero-opponent-is-asked = Waiting for the other clan’s answer about the fuelling.
kero-opponent-rolls = The other clan is rolling for your fuel.
kero-tie-is-asked = The clan with the tie-breaker chooses first.
kero-truck-stands = Your truck is upright: roll, or lay it flat first.
kero-first-fuel = Finish the fuelling first: roll.
kero-first-answer = First answer: all 8 dice, or 5.
kero-order-stands = You have said that already: all 8 dice, always.
kero-no-order = You are being asked every time already.
kero-first-place = First place your free Explorers.
kero-first-move = First move a second Explorer, or say that you are done.
kero-first-scorch = First choose the card to discard.
kero-first-tie = First choose the tied territory.
kero-space-is-empty = There is no card in that space.
kero-not-tied = That territory is not tied.
kero-die-not-chosen = You are not playing with that die this turn.
kero-die-burnt = That die shows fire and is locked.
kero-too-soon = Too fast: gather your dice first.
kero-no-such-tuarek = You do not have { $tuarek }.
kero-truck-lies = Tip your truck up first.
kero-fuel-comes-first = You can pay for fuel only at the very start of your turn.
kero-nothing-to-fill = Your tank is already full.
kero-die-already-chosen = You already have the { $die } die this turn.
kero-dice-not-there = You already have one of these dice this turn.
kero-already-forgiven = You may already reroll fires this turn.
kero-only-after-rolling = That Tuarek can be played only after rolling.
kero-only-before-rolling = That Tuarek can be played only before rolling.
kero-no-tuareks-left = There is no Tuarek left to draw.
kero-nobody-there = The other clan has no Explorer there.
kero-first-roll = First roll your dice and lay the truck flat.
kero-not-now = You cannot do that now.
kero-explorer-costs = An Explorer costs 1 recruit and 1 metal.
kero-rolling-is-over = Your truck lies flat: the rolling is over.
kero-cannot-pay = That costs { $amounts }, and you have { $held ->
        [0] none
       *[other] only { $held }
    }.
kero-no-trade = You do not have the ability to trade wheat.
kero-already-traded = You have already traded wheat this turn.
kero-too-much-wheat = { $most ->
        [0] You have no wheat to trade.
       *[other] You can trade at most { $most } wheat.
    }
kero-no-explorer = You have no Explorer left in camp.
kero-no-territories = There are no territories left, only the final spaces.
kero-final-space = That final space is taken.
kero-not-last-turn = The final spaces are for the last turn.
kero-none-of-yours = You have no Explorer there.
kero-too-few-jerrycans = That costs { $needed ->
        [one] 1 Jerrycan
       *[other] { $needed } Jerrycans
    }, and you have { $held ->
        [0] none
       *[other] only { $held }
    }.

## Options

kero-option-clock = Clock
    .about = Real time: the KERO runs while you think. Per roll: each roll costs the same; take your time.
kero-option-clock-paced = per roll
kero-option-clock-realtime = real time
kero-option-longer_time = More time
    .about = For those who need it: the KERO flows out more slowly, for both clans.
kero-option-longer_time-no = no
kero-option-longer_time-half = 1½ times as long
kero-option-longer_time-double = twice as long
kero-option-first = First player
    .about = Whoever last filled up a car goes first: choose the player, or leave it to chance.
kero-option-first-random = random
kero-option-first-seat1 = player 1
kero-option-first-seat2 = player 2
kero-option-endless_supply = Endless Jerrycans
    .about = Jerrycans never run out.

## Cards of our pack

kero-card-gatekeepers-1 = None shall pass!
    .flavour = Old Brigitte has held the south gate since before the wells went dry.
kero-card-gatekeepers-2 = None shall pass!
    .flavour = Two brothers, one helmet, no mercy.
kero-card-gatekeepers-3 = None shall pass!
    .flavour = The sign says closed. So does the cannon.
kero-card-gatekeepers-4 = None shall pass!
    .flavour = She asks for a password. There is none.
kero-card-gatekeepers-5 = None shall pass!
    .flavour = The dog is friendly. The dog is also asleep.
kero-card-scout-tower = Scout tower
    .flavour = From up here you see tomorrow’s dust.
kero-card-jerry-dump = Jerrycan dump
    .flavour = Most of them leak. Three do not.
kero-card-roadside-pump = Roadside pump
    .flavour = It coughs, it spits, it pours.
kero-card-tin-roof = Tin roof
    .flavour = Rain would be lovely on it.
kero-card-tea-tent = Tea tent
    .flavour = Three glasses, and a stranger is a friend.
kero-card-well-of-plenty = Well of plenty
    .flavour = Plenty is a word from before.
kero-card-spare-parts = Spare parts
    .flavour = Everything is a part of something.
kero-card-kiln = Kiln
    .flavour = One brick more, every single day.
kero-card-terraces = Terraces
    .flavour = Green steps on a red hill.
kero-card-elder = The elder
    .flavour = When two quarrel, he remembers whose land it was.
kero-card-bakers-oven = Baker’s oven
    .flavour = Bread buys more fuel than gold does.
kero-card-green-workshop = Green workshop
    .flavour = Seeds, sacks and a loaded die.
kero-card-yellow-workshop = Yellow workshop
    .flavour = They build with whatever the wind leaves.
kero-card-blue-workshop = Blue workshop
    .flavour = Sparks by day, drills by night.
kero-card-scrapyard = Scrapyard
    .flavour = The old world, by weight.
kero-card-drill-ground = Drill ground
    .flavour = Left, right, duck.
kero-card-still = The still
    .flavour = Do not drink it. Drive it.
kero-card-caravan = Caravan
    .flavour = They bring salt, songs and a way out.
kero-card-lookouts = Lookouts
    .flavour = Four eyes, two directions.
kero-card-signal-fire = Signal fire
    .flavour = Smoke says more than the radio ever did.
kero-card-wind-wheel = Wind wheel
    .flavour = It turns for anyone.
kero-card-tanker-depot = Tanker depot
    .flavour = Park flat. Always park flat.
kero-card-oil-seep = Oil seep
    .flavour = The ground gives back, a drop at a time.
kero-card-drum-circle = Drum circle
    .flavour = Someone in the dunes drums back.
kero-card-greenhouse = Greenhouse
    .flavour = Made of a thousand windscreens.
kero-card-long-patrol = Long patrol
    .flavour = Out at dusk, back with a map.
kero-card-bazaar = Bazaar
    .flavour = Two of these for one of those.
kero-card-moot-hall = Moot hall
    .flavour = Leave your spanner at the door.
kero-card-outpost = Outpost
    .flavour = The last light before the salt.
kero-card-great-wall = Great wall
    .flavour = Nobody remembers which side is ours.
kero-card-sky-engine = Sky engine
    .flavour = It flew once. It may again.

## Territories of our pack

kero-land-green-valley = Green valley
kero-land-brown-mesa = Brown mesa
kero-land-red-canyon = Red canyon
kero-land-grey-flats = Grey flats
kero-land-market-ruins = Market ruins
kero-land-rainbow-springs = Rainbow springs
kero-land-four-pillars = Four pillars
kero-land-crossroads = Crossroads
kero-land-oasis = Oasis
kero-land-refinery-wreck = Refinery wreck
kero-land-nomad-camp = Nomad camp
kero-land-fuel-cache = Fuel cache

## Bots

kero-bot-sahra = Collects territories
kero-bot-bazo = Trades in anything
kero-bot-nilo = Never sets off without a full tank
kero-bot-jaxa = One more roll!
