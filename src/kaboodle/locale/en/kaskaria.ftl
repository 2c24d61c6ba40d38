# The Heroes of Kaskaria: choices, events, refusals, options.

game-kaskaria = The Heroes of Kaskaria
    .about = Race runners and griffins to the volcano and come home with the most gold.

## Words of the game

kaskaria-colour-blue = blue
    .a = a blue
kaskaria-colour-orange = orange
    .a = an orange
kaskaria-colour-red = red
    .a = a red
kaskaria-colour-green = green
    .a = a green
kaskaria-colour-yellow = yellow
    .a = a yellow
kaskaria-colour-purple = purple
    .a = a purple
kaskaria-colour-pink = pink
    .a = a pink
kaskaria-colour-brown = brown
    .a = a brown
kaskaria-colour-teal = teal
    .a = a teal
kaskaria-motif-gold = gold
kaskaria-motif-griffin = griffin
kaskaria-motif-runner = runner
kaskaria-motif-two = +2
kaskaria-figure-runner = runner
kaskaria-figure-griffin = griffin
kaskaria-card = { $motif-id ->
        [gold] { $colour } gold card
       *[other] { $colour } { $motif }
    }
kaskaria-card-taken = { $motif-id ->
        [gold] { $colour-a } gold card
       *[other] { $colour-a } { $motif }
    }
kaskaria-ending-runner = A runner reached the volcano
kaskaria-ending-griffin = A griffin reached the volcano
kaskaria-ending-both = A runner and a griffin reached the volcano together

## So many of them

kaskaria-count-gold = { $count } gold
kaskaria-count-griffin = { $count ->
        [one] 1 griffin
       *[other] { $count } griffins
    }
kaskaria-count-runner = { $count ->
        [one] 1 runner
       *[other] { $count } runners
    }
kaskaria-count-two = { $count } “+2”

## Choices

kaskaria-take-pile = Take the top card of the pile
kaskaria-take-display = Take the card in slot { $space }
kaskaria-play-set = Play { $cards } { $colour } cards: { $amounts }

## What happened

kaskaria-taken-from-pile = { $seat } takes a card from the pile.
kaskaria-taken-from-pile-known = { $seat } takes { kaskaria-card-taken } from the pile.
kaskaria-taken-from-display = { $seat } takes { kaskaria-card-taken } from slot { $space }.
kaskaria-nothing-to-take = { $seat } cannot take a card.
kaskaria-space-refilled = New in slot { $space }: { kaskaria-card }.
kaskaria-space-left-empty = Slot { $space } stays empty.
kaskaria-waterfall = The waterfall! Pile and discard are shuffled together: { $pile } cards.
kaskaria-set-played = { $seat } plays { $cards } { $colour } cards: { $amounts }.
kaskaria-figure-moved = { $seat }’s { $figure } { $spaces ->
        [0] is at the volcano already
        [one] moves 1 space, to space { $to }
       *[other] moves { $spaces } spaces, to space { $to }
    }.
kaskaria-gold-taken = { $pieces ->
        [0] The treasure is empty: no gold for { $seat }.
       *[other] { $seat } takes { $pieces } gold; { $treasure ->
            [0] the treasure is empty now
           *[other] { $treasure } left
        }.
    }
kaskaria-amulet-taken = { $seat } reaches the volcano and takes the amulet!
kaskaria-game-ended = The race is over. { $winners-count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }

## Refusals

kaskaria-no-clock = This game has no clock: moves are sent without a time.
kaskaria-game-is-over = The game is over.
kaskaria-not-your-turn = It is another hero’s turn.
kaskaria-hand-is-full = You hold { $limit } cards, so you must play a set.
kaskaria-space-is-empty = There is no card in that slot.
kaskaria-first-take-cards = First take the { $cards ->
        [one] card
       *[other] { $cards } cards
    } your +2 gives you.
kaskaria-not-in-hand = { $held ->
        [0] You have none of these.
       *[other] You hold only { $held } of these, not { $cards }.
    }
kaskaria-mixed-colours = All cards of a set have the same colour.
kaskaria-set-too-small = A set is two or more cards.

## Options

kaskaria-option-intrepid = Intrepid heroes
    .about = Two runner cards in a set move 3 spaces; two gold cards in a set give 5 gold.
kaskaria-option-first = First player
    .about = The youngest hero goes first: choose the player, or leave it to chance.
kaskaria-option-first-random = random
kaskaria-option-first-seat1 = player 1
kaskaria-option-first-seat2 = player 2
kaskaria-option-first-seat3 = player 3
kaskaria-option-first-seat4 = player 4

## The score, part by part

kaskaria-part-gold = Gold collected
kaskaria-part-runner = Runners’ path
kaskaria-part-griffin = Griffins’ path
kaskaria-part-amulet = Amulet

## Bots

kaskaria-bot-bruma = Hoards cards for the big set
kaskaria-bot-piko = Outruns everyone
kaskaria-bot-orin = Loves gold above all else
kaskaria-bot-sefira = Feels at home on a griffin
