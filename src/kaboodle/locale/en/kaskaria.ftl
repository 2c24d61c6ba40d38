# The Heroes of Kaskaria: choices, events, refusals, options.

game-kaskaria = The Heroes of Kaskaria
    .about = Race runners and griffins to the volcano and come home with the most gold.

## Words of the game

kaskaria-colour-blue = blue
kaskaria-colour-orange = orange
kaskaria-colour-red = red
kaskaria-colour-green = green
kaskaria-colour-yellow = yellow
kaskaria-colour-purple = purple
kaskaria-colour-pink = pink
kaskaria-colour-brown = brown
kaskaria-colour-teal = teal
kaskaria-motif-gold = gold
kaskaria-motif-griffin = griffin
kaskaria-motif-runner = runner
kaskaria-motif-two = +2
kaskaria-figure-runner = runner
kaskaria-figure-griffin = griffin
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
kaskaria-count-two = { $count } × +2

## Choices

kaskaria-take-pile = Take the top card of the pile
kaskaria-take-display = Take the card in space { $space } of the display
kaskaria-play-set = Play { $cards } { $colour } cards: { $amounts }

## What happened

kaskaria-taken-from-pile = { $seat } takes a card from the pile.
kaskaria-taken-from-pile-known = { $seat } takes { $colour } { $motif } from the pile.
kaskaria-taken-from-display = { $seat } takes { $colour } { $motif } from space { $space }.
kaskaria-nothing-to-take = { $seat } finds nothing to take.
kaskaria-space-refilled = { $colour } { $motif } is turned up in space { $space }.
kaskaria-space-left-empty = Space { $space } stays empty.
kaskaria-waterfall = The waterfall! Pile and discard are shuffled together: { $pile } cards.
kaskaria-set-played = { $seat } plays { $cards } { $colour } cards: { $amounts }.
kaskaria-figure-moved = { $seat }'s { $figure } goes on { $spaces ->
        [0] no further: it is there already
        [one] 1 space, to { $to }
       *[other] { $spaces } spaces, to { $to }
    }.
kaskaria-gold-taken = { $seat } takes { $pieces } gold; { $treasure } { $treasure ->
        [one] is
       *[other] are
    } left.
kaskaria-amulet-taken = { $seat } reaches the volcano and takes the amulet!
kaskaria-game-ended = The race is over. The win goes to { $winners }.

## Refusals

kaskaria-no-clock = This game has no clock, so a move carries no time.
kaskaria-game-is-over = The game is over.
kaskaria-not-your-turn = It is another hero's turn.
kaskaria-hand-is-full = You hold { $limit } cards, so you must play a set.
kaskaria-space-is-empty = There is no card in that space.
kaskaria-first-take-cards = First take the { $cards ->
        [one] card
       *[other] { $cards } cards
    } your +2 gives you.
kaskaria-not-in-hand = You hold { $held } { $colour } { $motif } { $held ->
        [one] card
       *[other] cards
    }, not { $cards }.
kaskaria-mixed-colours = All cards of a set have one colour.
kaskaria-set-too-small = A set is two or more cards.

## Options

kaskaria-option-intrepid = Intrepid heroes
    .about = Two runner cards in a set move 3 spaces, two gold cards in a set give 5 gold.
kaskaria-option-first = Who begins
    .about = The youngest hero begins: name the seat, or leave it to chance.
kaskaria-option-first-random = anyone, by chance
kaskaria-option-first-seat1 = seat 1
kaskaria-option-first-seat2 = seat 2
kaskaria-option-first-seat3 = seat 3
kaskaria-option-first-seat4 = seat 4

## The score, part by part

kaskaria-part-gold = Gold collected
kaskaria-part-runner = Runners’ path
kaskaria-part-griffin = Griffins’ path
kaskaria-part-amulet = Amulet
