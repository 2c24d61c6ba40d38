# KROM: words, choices, events, refusals and options.

game-krom = KROM
    .about = Move in secret, fight for the first pick, and invent your way to chief of the tribe.

## Words of the game

krom-place-cave = the Cave
    .in = in the Cave
krom-place-forest = the Forest
    .in = in the Forest
krom-place-savanna = the Savanna
    .in = in the Savanna
krom-place-mountain = the Mountain
    .in = on the Mountain
krom-site-cave = Cave
krom-site-forest = Forest
krom-site-savanna = Savanna
krom-site-mountain = Mountain
krom-sign-kroms = K
krom-sign-wood = W
krom-sign-stone = S
krom-sign-bone = B
krom-sign-life = ♥
krom-sign-cards = C
krom-good-kroms = Kroms
krom-good-wood = wood
krom-good-stone = stone
krom-good-bone = bone
krom-good-life = hit points
krom-good-cards = bonus cards
krom-deck-picking = picking deck
krom-deck-hunting = hunting deck
krom-deck-bonus = bonus deck
krom-combination-nothing = nothing
krom-combination-pair = a pair
krom-combination-two-pairs = two pairs
krom-combination-three = three of a kind
krom-combination-full-house = a full house
krom-combination-four = four of a kind
krom-combination-five = five of a kind
krom-combination-straight = a straight
krom-ending-evolved = A player reached the winning score
krom-ending-capped = The last round was played

## So many of them

krom-count-kroms = { $count ->
        [one] 1 Krom
       *[other] { $count } Kroms
    }
krom-count-wood = { $count } wood
krom-count-stone = { $count } stone
krom-count-bone = { $count } bone
krom-count-life = { $count ->
        [one] 1 hit point
       *[other] { $count } hit points
    }
krom-count-cards = { $count ->
        [one] 1 bonus card
       *[other] { $count } bonus cards
    }

## Choices

krom-do-go = Go to { $place }
    .short = { $place-id ->
        [cave] Cave
        [forest] Forest
        [savanna] Savanna
       *[mountain] Mountain
    }
krom-do-be = Play as { $character }
krom-do-pass = Pass
krom-do-allow = Allow the card
    .short = Allow
krom-do-allow-round = Allow every card this round, even those aimed at me
    .short = This round
krom-do-allow-others = Allow every card that is not aimed at me, until I change this
    .short = Unless at me
krom-do-rob = { $good-id ->
        [kroms] Steal half the Kroms
       *[other] Steal 1 { $good }
    }
    .short = { $good-id ->
        [kroms] Half the Kroms
       *[other] 1 { $good }
    }
krom-do-rob-card = Steal a random bonus card
    .short = A bonus card
krom-do-rob-nothing = Steal nothing
krom-do-withdraw = Ask me again about cards
    .short = Ask me again
krom-do-rest = Rest
krom-do-buy = { $good-id ->
        [life] Buy 3 hit points
       *[other] Buy 1 { $good }
    }
krom-do-buy-card = Buy a bonus card
krom-do-shuffle = Shuffle the discard pile into the picking deck
    .short = Shuffle in
krom-do-pick = Pick a card
krom-do-hunt = Hunt the prey in slot { $space }{ $dice ->
        [0] {""}
        [one] {" "}with 1 extra die
       *[other] {" "}with { $dice } extra dice
    }
    .short = { $dice ->
        [0] Hunt
        [one] Hunt, +1 die
       *[other] Hunt, +{ $dice } dice
    }
krom-do-climb = Climb
krom-do-reroll = { $dice-count ->
        [one] Reroll die { $dice }
       *[other] Reroll dice { $dice-list }
    }
    .short = { $dice-count ->
        [one] Reroll 1 die
       *[other] Reroll { $dice-count } dice
    }
krom-do-take = Take reward { $reward }
krom-do-realise = Realise the evolution in slot { $space }
    .short = Realise
krom-do-end = End the action phase
    .short = End phase
krom-do-play = Play “{ $card }”
krom-do-play-on = Play “{ $card }” on { $target }

## What happened

krom-gained-kroms = { $count ->
        [0] The supply has no Kroms left for { $seat }.
       *[other] { $seat } gains { krom-count-kroms }.
    }
krom-gained-wood = { $count ->
        [0] The supply has no wood left for { $seat }.
       *[other] { $seat } gains { krom-count-wood }.
    }
krom-gained-stone = { $count ->
        [0] The supply has no stone left for { $seat }.
       *[other] { $seat } gains { krom-count-stone }.
    }
krom-gained-bone = { $count ->
        [0] The supply has no bone left for { $seat }.
       *[other] { $seat } gains { krom-count-bone }.
    }
krom-gained-life = { $count ->
        [0] { $seat } has all 7 hit points already.
       *[other] { $seat } gains { krom-count-life }.
    }
krom-lost-kroms = { $seat } { $paid ->
        [0] loses
       *[other] pays
    } { krom-count-kroms }.
krom-lost-wood = { $seat } { $paid ->
        [0] loses
       *[other] pays
    } { krom-count-wood }.
krom-lost-stone = { $seat } { $paid ->
        [0] loses
       *[other] pays
    } { krom-count-stone }.
krom-lost-bone = { $seat } { $paid ->
        [0] loses
       *[other] pays
    } { krom-count-bone }.
krom-handed-kroms = { $target } gets { krom-count-kroms } from { $seat }.
krom-handed-wood = { $target } gets { krom-count-wood } from { $seat }.
krom-handed-stone = { $target } gets { krom-count-stone } from { $seat }.
krom-handed-bone = { $target } gets { krom-count-bone } from { $seat }.
krom-character-taken = { $seat } plays as { $character }.
krom-round-begins = Round { $round }.
krom-got-up = { $seat } gets up with { $life } hit points.
krom-moved = { $seat } goes to { $place }.
krom-beast-moved = The Kromosaurus stomps to { $place }.
krom-combat-begins = { $fighters-count ->
        [one] { $fighters } must fight { $place-in }!
       *[other] A fight { $place-in }: { $fighters }!
    }
krom-beast-fights = The Kromosaurus is here with { $life ->
        [one] 1 hit point
       *[other] { $life } hit points
    }, and attacks.
krom-rolled = { $seat } rolls { $die }.
krom-beast-rolled = The Kromosaurus rolls { $die }, plus 2: { $total }.
krom-passed = { $seat } passes.
krom-dice-added = { $seat } rolls { $dice-sum } extra: { $total } in all.
krom-value-added = { $seat } adds { $value }: { $total } in all.
krom-combat-won = { $seat } wins the fight { $place-in } with { $total }.
krom-beast-won = The Kromosaurus wins the fight { $place-in } with { $total }.
krom-hurt = { $seat } loses { $points ->
        [0] no hit points
        [one] 1 hit point
       *[other] { $points } hit points
    }: { $left ->
        [0] none
       *[other] { $left }
    } left.
krom-beast-hurt = The Kromosaurus loses { $points ->
        [0] no hit points
        [one] 1 hit point
       *[other] { $points } hit points
    }: { $left ->
        [0] none
       *[other] { $left }
    } left.
krom-stunned = { $seat } is stunned!
krom-trophy-won = { $seat } brings the Kromosaurus down and keeps it as a trophy: 1 evolution point.
krom-trophy-taken = { $seat } takes the trophy and its point from { $target }.
krom-robbery-declined = { $seat } steals nothing from { $target }.
krom-card-robbed = { $seat } steals a bonus card from { $target }.
krom-card-robbed-known = { $seat } steals “{ $card }” from { $target }.
krom-phase-begins = { $seat }’s turn { $place-in }.
krom-phase-ended = { $seat } is done.
krom-warmed = { $seat } warms up and now has { $life ->
        [one] 1 hit point
       *[other] { $life } hit points
    }.
krom-frozen = { $seat } loses 1 hit point to the cold: { $life } left.
krom-rested = { $seat } rests.
krom-card-drawn = { $seat } draws a bonus card.
krom-card-drawn-known = { $seat } draws “{ $card }”.
krom-nothing-to-draw = No bonus cards are left for { $seat }.
krom-deck-remade = The { $deck } is shuffled: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
krom-card-played = { $seat } plays “{ $card }”.
krom-card-played-on = { $seat } plays “{ $card }” on { $target }.
krom-countered = { $seat } counters { $target } with “{ $card }”.
krom-cancelled = “{ $card }”, played by { $seat }, is cancelled.
krom-picked = { $seat } picks “{ $card }”.
krom-hunted = { $seat } hunts the { $card } and rolls { $dice-sum }{ $dice-count ->
        [one] {""}
       *[other] {" "}= { $total }
    }.
krom-prey-escaped = The { $card } gets away.
krom-prey-appears = New prey in slot { $space }: { $card }.
krom-climbed = { $seat } rolls { $dice-row } on the cliff.
krom-climb-rewarded = { $combination-id ->
        [nothing] { $seat } comes down with nothing.
       *[other] { $seat } takes the reward for { $combination }.
    }
krom-realised = { $seat } realises “{ $card }”: { $points ->
        [one] 1 evolution point
       *[other] { $points } evolution points
    }.
krom-idea-appears = New evolution in slot { $space }: “{ $card }”.
krom-game-won = { $seat } reaches { $points } evolution points and is the new chief!
krom-game-capped = The last round is over. { $winners-count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }

## Refusals

krom-no-clock = This game has no clock: moves are sent without a time.
krom-game-is-over = The game is over.
krom-not-asked = It is not your turn to choose.
krom-no-order = You are being asked about every card already.
krom-order-stands = You have chosen that already.
krom-first-choose-place = First choose where to go.
krom-must-move = You must move: choose a place other than the one you are in.
krom-first-choose-character = First choose a character.
krom-character-is-taken = Another player already has that character.
krom-victim-has-none = Your victim has no { $good }.
krom-first-rob = First choose what to steal, or steal nothing.
krom-first-fight = First play a combat card, or pass.
krom-first-answer = First allow the card, or counter it.
krom-card-not-now = “{ $card }” cannot be played now.
krom-card-not-held = You do not have “{ $card }” in hand.
krom-card-elsewhere = “{ $card }” can only be played { $place-in }.
krom-card-too-dear = You cannot pay for “{ $card }”.
krom-card-gains-nothing = There is nothing left in the supply that “{ $card }” could bring you.
krom-no-such-target = “{ $card }” needs another player as its target.
krom-no-target = There is no player that “{ $card }” could affect now.
krom-target-elsewhere = “{ $card }” needs a target in the place where you are.
krom-target-has-none = That player has nothing “{ $card }” could take.
krom-not-in-phase = You cannot do that in your action phase.
krom-dice-on-table = Finish your climb first: reroll, or take the reward.
krom-other-place = You can only do that { $place-in }.
krom-place-action-done = You have already taken your place action this phase.
krom-services-rule-out-rest = You have bought something, so you cannot rest any more.
krom-rest-rules-out-services = You have rested, so you cannot buy anything.
krom-life-is-full = You have all 7 hit points already.
krom-no-bonus-cards = There are no bonus cards left to draw.
krom-supply-is-empty = The supply has no { $good } left.
krom-shuffle-comes-first = You can only shuffle before you pick the first card.
krom-nothing-to-shuffle = There are no discarded picking cards to shuffle in.
krom-no-more-picking = You can pick at most 4 cards.
krom-one-hunt = You have already hunted this phase.
krom-no-dice-on-table = You have no dice on the cliff.
krom-one-reward-only = These dice give only one reward.
krom-no-more-rerolls = You can reroll at most 4 times.
krom-too-few-kroms = That costs { $price ->
        [one] 1 Krom
       *[other] { $price } Kroms
    }, and you have { $kroms ->
        [0] none
       *[other] only { $kroms }
    }.
krom-no-evolution-there = There is no evolution in that slot.
krom-evolution-too-dear = You cannot pay for “{ $card }”.
krom-evolution-elsewhere = “{ $card }” can only be realised { $place-in }.

## The score, part by part

krom-part-evolutions = Evolutions
krom-part-trophy = Trophy

## Options

krom-option-glacial = Glacial board
    .about = An action phase out in the cold costs 1 hit point; one in the Cave restores 1.
krom-option-kromosaurus = Kromosaurus
    .about = A beast roams Forest, Savanna and Mountain and fights whoever it meets. Beat it and it is your trophy.
krom-option-long_game = Long game
    .about = You need 2 more evolution points to win.
krom-option-stun_recovery = Hit points after being stunned
    .about = All 7, as the English and Italian rules say, or 6, as the French and German do.
krom-option-stun_recovery-7 = all 7
krom-option-stun_recovery-6 = 6
krom-option-endless_supply = Endless supply
    .about = Tokens never run out.
krom-option-characters = Characters
    .about = Who plays whom: dealt at random, or chosen in turn.
krom-option-characters-dealt = dealt
krom-option-characters-chosen = chosen
krom-option-round_cap = Round limit
    .about = After this many rounds the player with the most evolution points wins.

## Bots

krom-bot-ugra = Hunts anything that moves
krom-bot-umo = Always inventing something
krom-bot-rokka = Never walks away from a fight
krom-bot-zik = Goes where nobody looks
