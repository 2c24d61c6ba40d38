"""Sets up the table (HK-S1 to HK-S3)."""

from __future__ import annotations

from kaboodle.core.rng import Rng
from kaboodle.games.kaskaria.actions import Actions
from kaboodle.games.kaskaria.content import DEAL, DISPLAY, Pack
from kaboodle.games.kaskaria.options import Options
from kaboodle.games.kaskaria.state import State


def setup(pack: Pack, options: Options, actions: Actions, seats: int, rng: Rng) -> State:
    s = State(pack, options, actions, seats, rng)

    # HK-S3: the option `first` names a seat, or chance does.
    s.turn = options.first if options.first >= 0 else rng.below(seats)

    # HK-S1: every figure starts in its village.
    s.runner = [0] * seats
    s.griffin = [0] * seats
    s.gold = [0] * seats
    s.treasure = pack.treasure

    # HK-S2: shuffled without the waterfall, dealt one at a time in turn order.
    deck = pack.deck()
    rng.shuffle(deck)
    colours = len(pack.colours)
    s.hands = [[0] * colours for _ in range(seats)]
    s.known = [[0] * colours for _ in range(seats)]
    s.sizes = [DEAL] * seats
    for _ in range(DEAL):
        for i in range(seats):
            kind = deck.pop()
            hand = s.hands[(s.turn + i) % seats]
            actions.add(hand, kind)
    s.display = [deck.pop() for _ in range(DISPLAY)]

    # HK-S2: the waterfall may lie anywhere in the lower half of the pile it is put into.
    s.shelf = (len(deck) + 1) // 2
    deck.insert(rng.below(s.shelf), pack.waterfall)
    s.pile = deck
    return s
