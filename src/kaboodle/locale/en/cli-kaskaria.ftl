# The Heroes of Kaskaria in the terminal.

cli-kaskaria-cards = cards
cli-kaskaria-amulet = amulet
cli-kaskaria-empty = (empty)
cli-kaskaria-piles = pile: { $pile ->
        [one] 1 card
       *[other] { $pile } cards
    }; discard: { $discard }; treasure: { $treasure } gold
cli-kaskaria-hand = your hand
cli-kaskaria-ask = take a card (0 to 3) or play a set (its letters)
cli-kaskaria-ask-set = your hand is full: play a set (its letters)
cli-kaskaria-ask-more = your +2: take { $cards ->
        [one] 1 more card
       *[other] { $cards } more cards
    } (0 to 3)
cli-kaskaria-help-pile = take the top card of the pile
cli-kaskaria-help-display = take that card of the display
cli-kaskaria-help-set = play these cards of your hand as a set: two or more of one colour
