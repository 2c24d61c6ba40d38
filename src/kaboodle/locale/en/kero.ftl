# KERO: choices, events, refusals, options, and the names of our pack.

game-kero = KERO
    .about = Two clans, two tanker trucks, one hourglass each: roll while the fuel runs, and stop in time.

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
kero-ability-brick = a brick more
kero-ability-wheat = a wheat more
kero-ability-metal = a metal more
kero-ability-recruit = a recruit more
kero-ability-trade = wheat for Jerrycans
kero-ability-tie = the tie-breaker
kero-ability-jerrycan = a Jerrycan a turn
kero-tuarek-dice = the gambler
kero-tuarek-reroll = the fire-eater
kero-tuarek-thin = the miser
kero-tuarek-move = the guide
kero-tuarek-resources = the trader
kero-tuarek-fuel = the pump-man
kero-tuarek-expel = the outlaw
kero-tuarek-scorch = the torch-bearer
kero-ending-claim = The third Claim ended the game at once
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

## Choices

kero-lay-flat = Lay the truck flat
    .short = Lay flat
kero-roll = Roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } again:{ $white ->
        [0] {""}
       *[other] {" "}white { $numbers }
    }{ $green ->
        [0] {""}
       *[other] {" "}green
    }{ $yellow ->
        [0] {""}
       *[other] {" "}yellow
    }{ $blue ->
        [0] {""}
       *[other] {" "}blue
    }
kero-tip = Tip the truck and roll
    .short = Tip & roll
kero-fuel-once = Pay 1 Jerrycan and fuel
    .short = Fuel up ×1
kero-fuel-twice = Pay 2 Jerrycans and fuel twice
    .short = Fuel up ×2
kero-add = Add the { $die } die
kero-whole = Let them fuel with all dice
    .short = All 8 dice
kero-thin-out = Play the miser: five white dice
    .short = Miser: 5
kero-throw = Roll for their fuel
    .short = Roll
kero-take = Take the card in space { $space }
kero-explore = Send an Explorer to territory { $space }
kero-explore-single = Send an Explorer to the single final space
kero-explore-double = Send an Explorer to the double final space
kero-hire = Hire a Tuarek for 2 Jerrycans
    .short = Hire (2)
kero-trade = Turn { $wheat } wheat into Jerrycans
kero-call = Play the gambler: add the { $die } and the { $other } die
kero-forgive = Play the fire-eater: fires may be rolled again
kero-move = Move an Explorer from territory { $from } to { $to }
kero-stay = Move no further Explorer
    .short = Done moving
kero-gift = Play the trader: { $resource } and { $other }
kero-free-fuel = Play the pump-man: fuel for free
kero-send-home = Play the outlaw: send an Explorer home from territory { $space }
kero-plan-fire = Play the torch-bearer: one more card will be discarded
kero-scorch = Discard the card in space { $space }
kero-win-tie = Win the tied territory { $space }
kero-end-turn = End the turn
    .short = End turn
kero-run-dry = The tank runs dry
kero-full = The tank is full

## What happened

kero-turn-begins = { $seat }'s turn.
kero-last-turn = The last turn: { $seat }'s.
kero-jerrycans = { $seat } receives { $jerrycans ->
        [one] 1 Jerrycan
       *[other] { $jerrycans } Jerrycans
    } and has { $held }.
kero-tuarek-drawn = { $seat } draws a Tuarek.
kero-tuarek-drawn-known = { $seat } draws { $tuarek }.
kero-tuareks-shuffled = The { $tiles } used Tuareks are shuffled into a new pile.
kero-tuarek-played = { $seat } plays { $tuarek }.
kero-tank-is-full = { $seat }'s tank is full already.
kero-fuelling-begins = { $seat } fuels: { $dice } dice.
kero-fuelling-roll = { $seat } rolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } for fuel, { $left } left.
kero-fuelled = { $seat }'s tank gains { $more } seconds and stands at { $seconds }.
kero-die-added = { $seat } adds the { $die } die{ $paid ->
        [0] {""}
       *[other] {" "}for a Jerrycan
    }.
kero-tipped = { $seat } tips the truck with { $seconds } seconds in the tank!
kero-rolled = { $seat } rolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }; { $fires ->
        [0] no fires
        [one] 1 fire
       *[other] { $fires } fires
    } on the table.
kero-laid-flat = { $seat } lays the truck flat with { $seconds } seconds left and { $fires ->
        [0] no fires
        [one] 1 fire
       *[other] { $fires } fires
    }.
kero-outage = Outage! { $seat }'s tank has run dry, and nothing on the dice counts.
kero-collected = { $seat } collects { $amounts-count ->
        [0] nothing
       *[other] { $amounts }
    }.
kero-explored = { $seat } sends an Explorer to territory { $space }.
kero-explored-final = { $seat } sends an Explorer to final space { $final }.
kero-card-taken = { $seat } takes { $card } from space { $space }.
kero-tile-taken = { $seat } has { $ability } from now on.
kero-hired = { $seat } pays 2 Jerrycans for a Tuarek.
kero-traded = { $seat } turns { $wheat } wheat into Jerrycans.
kero-explorer-moved = { $seat } moves an Explorer from territory { $from } to { $to }.
kero-gift-given = { $seat } receives { $resource } and { $other }.
kero-sent-home = { $seat } sends an Explorer of { $target } home from territory { $space }, and pays 2 Jerrycans for it.
kero-card-burnt = { $card } in space { $space } is discarded.
kero-space-filled = { $card } comes to space { $space }.
kero-claim = Claim! Card { $number } of 3.
kero-land-won = { $seat } wins { $land }.
kero-land-lost = { $land } goes to nobody.
kero-land-revealed = { $land } is turned up as territory { $space }.
kero-game-ended = The game is over. The win goes to { $winners }.

## Refusals

kero-game-is-over = The game is over.
kero-table-only = Only the table itself does that, when its time has come.
kero-nothing-due = No tank runs dry or full now.
kero-not-due-yet = That comes at { $due }, not at { $at }.
kero-no-times = Paced, a move carries no time.
kero-time-backwards = It is { $now } already; { $at } is past.
kero-time-too-large = No game lasts that long.
kero-not-your-turn = It is the other clan's turn.
kero-opponent-is-asked = First the other clan is asked about the fuelling.
kero-opponent-rolls = The other clan rolls for the fuel.
kero-tie-is-asked = The holder of the tie-breaker chooses.
kero-truck-stands = The truck stands: roll, or lay it flat first.
kero-first-fuel = First the fuelling is finished: roll.
kero-first-answer = First answer: all dice, or five.
kero-first-place = First place your free Explorers.
kero-first-move = First move a second Explorer, or leave it at one.
kero-first-scorch = First choose the card to discard.
kero-first-tie = First choose the tied territory.
kero-space-is-empty = There is no card in that space.
kero-not-tied = That territory is not tied.
kero-die-not-chosen = That die is not among yours this turn.
kero-die-burnt = That die shows fire and is locked.
kero-too-soon = Your hand needs { $interval } milliseconds between two rolls.
kero-no-such-tuarek = You do not have { $tuarek }.
kero-truck-lies = Tip the truck first.
kero-fuel-comes-first = Fuel is paid for at the very start of the turn, or not at all.
kero-nothing-to-fill = The tank is full: there is nothing to fill.
kero-die-already-chosen = The { $die } die is yours already this turn.
kero-dice-not-there = One of these dice is yours already this turn.
kero-already-forgiven = Fires may be rolled again already.
kero-only-after-rolling = That Tuarek is played after rolling.
kero-only-before-rolling = That Tuarek is played before rolling.
kero-no-tuareks-left = Every Tuarek is in a camp.
kero-nobody-there = The other clan has no Explorer there.
kero-first-roll = First roll your dice and lay the truck flat.
kero-not-now = That is not the question now.
kero-explorer-costs = An Explorer costs 1 recruit and 1 metal.
kero-rolling-is-over = The truck lies flat; the rolling is over.
kero-cannot-pay = That takes { $cost } { $resource }, and you have { $held }.
kero-no-trade = You do not have the ability to trade wheat.
kero-already-traded = You have traded wheat this turn.
kero-too-much-wheat = You can trade { $most } wheat at most.
kero-no-explorer = You have no Explorer left in camp.
kero-no-territories = There are no territories any more, only the final spaces.
kero-final-space = That final space is full.
kero-not-last-turn = The final spaces are for the last turn.
kero-none-of-yours = You have no Explorer there.
kero-too-few-jerrycans = That takes { $needed ->
        [one] 1 Jerrycan
       *[other] { $needed } Jerrycans
    }, and you have { $held }.

## Options

kero-option-clock = The clock
    .about = In real time the sand runs while you think. Paced, each roll costs the same, and there is no haste.
kero-option-clock-paced = paced
kero-option-clock-realtime = real time
kero-option-longer_time = Longer time
    .about = For those who need it: KERO flows out more slowly, for both clans.
kero-option-longer_time-no = no
kero-option-longer_time-half = half as long again
kero-option-longer_time-double = twice as long
kero-option-first = Who begins
    .about = Whoever fuelled a car last begins: name the seat, or leave it to chance.
kero-option-first-random = anyone, by chance
kero-option-first-seat1 = seat 1
kero-option-first-seat2 = seat 2
kero-option-endless_supply = Endless Jerrycans
    .about = Jerrycans never run out, however many there are in the box.

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
    .flavour = From up here you see tomorrow's dust.
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
kero-card-bakers-oven = Baker's oven
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
