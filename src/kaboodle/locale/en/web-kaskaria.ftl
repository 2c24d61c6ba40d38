# The Heroes of Kaskaria in the browser: what pieces are called, for those who listen.

web-kaskaria-heroes = Heroes
web-kaskaria-figure-at = { $name }, { $figure }: space { $space } of { $goal }
web-kaskaria-hero = { $name }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $gold } gold
web-kaskaria-has-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-kaskaria-has-gold = { $count } gold
web-kaskaria-market = Cards to take
web-kaskaria-pile = Pile, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
web-kaskaria-space = Space { $space }: { $colour } { $motif }
web-kaskaria-space-empty = Space { $space }: empty
web-kaskaria-discard = Discard, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
web-kaskaria-treasure = Treasure, { $gold } gold
web-kaskaria-hand = Your hand
web-kaskaria-card = { $colour } { $motif }
web-kaskaria-play = Play this set
web-kaskaria-put-back = Put the cards back
web-kaskaria-promise-runner = Runner to space { $space }
web-kaskaria-promise-griffin = Griffin to space { $space }
web-kaskaria-promise-gold = { $gold } gold
web-kaskaria-promise-cards = { $cards ->
        [one] 1 card to take
       *[other] { $cards } cards to take
    }
web-kaskaria-promise-end = This reaches the volcano and ends the race
web-kaskaria-owed = { $cards ->
        [one] Take 1 more card
       *[other] Take { $cards } more cards
    }
web-kaskaria-moment-waterfall = The waterfall!
web-kaskaria-moment-volcano = The volcano!
