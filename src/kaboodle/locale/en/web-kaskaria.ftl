# The Heroes of Kaskaria in the browser: what pieces are called, for those who listen.

web-kaskaria-figure-at = { $name }, { $figure }: space { $space } of { $goal }
web-kaskaria-has-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-kaskaria-has-gold = { $count } gold
web-kaskaria-market = Cards on display
web-kaskaria-pile = Pile, { $cards ->
        [0] empty
        [one] 1 card
       *[other] { $cards } cards
    }
web-kaskaria-space = Slot { $space }: { kaskaria-card }
web-kaskaria-space-empty = Slot { $space }: empty
web-kaskaria-discard = Discard, { $cards ->
        [0] empty
        [one] 1 card
       *[other] { $cards } cards
    }
web-kaskaria-treasure = Treasure, { $gold ->
        [0] empty
       *[other] { $gold } gold
    }
web-kaskaria-hand = Your hand
web-kaskaria-card = { kaskaria-card }
web-kaskaria-play = Play this set
web-kaskaria-put-back = Put the cards back
web-kaskaria-promise-runner = Runner to space { $space }
web-kaskaria-promise-griffin = Griffin to space { $space }
web-kaskaria-promise-gold = { $gold } gold
web-kaskaria-promise-cards = { $cards ->
        [one] 1 card to take
       *[other] { $cards } cards to take
    }
web-kaskaria-promise-end = You reach the volcano: the race ends
web-kaskaria-owed = { $cards ->
        [one] Take 1 more card
       *[other] Take { $cards } more cards
    }
web-kaskaria-moment-waterfall = The waterfall!
web-kaskaria-moment-volcano = The volcano!
web-kaskaria-has-amulet = the amulet
web-kaskaria-promise-points = { $points } more gold if the game ended then
web-kaskaria-seat-gold = { $points } gold if the game ended now

## What things say of themselves when they are touched

web-kaskaria-about-runner = Runner: moves your runner along the path. Whoever is further ahead gets more gold at the end.
web-kaskaria-about-griffin = Griffin: moves your griffin from cloud to cloud. Whoever is further ahead gets more gold at the end.
web-kaskaria-about-gold = Gold: brings you gold from the treasure.
web-kaskaria-about-two = +2: take two cards right away.
web-kaskaria-about-pile = { $cards ->
        [0] The pile is empty.
        [one] The pile, 1 card: take the top one and see what it is. Somewhere in it the waterfall waits.
       *[other] The pile, { $cards } cards: take the top one and see what it is. Somewhere in it the waterfall waits.
    }
web-kaskaria-about-treasure = { $gold ->
        [0] The treasure is empty.
       *[other] The treasure, { $gold } gold: gold cards bring you some of it.
    }
web-kaskaria-about-amulet = The amulet: whoever reaches the volcano takes it and ends the race. It is worth { $gold } gold.
web-kaskaria-about-space-runner = Space { $space } of { $goal } on the runners’ path; the last one is the volcano.
web-kaskaria-about-space-griffin = Cloud { $space } of { $goal } on the griffins’ path; the last one is the volcano.
web-tie-kaskaria = Equal gold: the amulet decides

web-kaskaria-figure-set = Two runner cards and a gold card of one colour: the runner goes two spaces on, and you take one gold.
web-kaskaria-figure-pair = Two runner cards: three spaces.
web-kaskaria-figure-pair-gold = Two gold cards: five gold.
web-kaskaria-figure-places = On the path: the first gets 7 gold, two tied heroes 4 each, the last 1.
