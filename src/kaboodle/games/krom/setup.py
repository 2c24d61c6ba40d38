"""Sets up the table (KR-S1, KR-S2)."""

from __future__ import annotations

from kaboodle.core.rng import Rng
from kaboodle.games.krom.actions import Actions
from kaboodle.games.krom.content import (
    CAVE,
    CHARACTERS,
    FULL_LIFE,
    KROM,
    PURSE,
    SPACES,
    TOKENS,
    Deck,
    Pack,
)
from kaboodle.games.krom.frames import Naming
from kaboodle.games.krom.options import Options
from kaboodle.games.krom.rounds import proceed
from kaboodle.games.krom.state import ASK, State
from kaboodle.games.krom.supply import draw_bonus


def setup(pack: Pack, options: Options, actions: Actions, seats: int, rng: Rng) -> State:
    s = State(pack, options, actions, seats, rng)

    # KR-S1: four decks; prey and evolutions face up.
    s.picking = _shuffled(pack.picking, rng)
    s.hunting = _shuffled(pack.hunting, rng)
    s.bonus = _shuffled(pack.bonus, rng)
    s.evolutions = _shuffled(pack.evolutions, rng)
    s.prey = [s.hunting.pop() for _ in range(SPACES)]
    s.ideas = [s.evolutions.pop() for _ in range(SPACES)]

    # KR-S2: what everyone starts with.
    s.place = [CAVE] * seats
    s.life = [FULL_LIFE] * seats
    s.tokens = [[0] * TOKENS for _ in range(seats)]
    s.supply = pack.stock.copy()
    s.hands = [[] for _ in range(seats)]
    s.points = [0] * seats
    s.realised = [[] for _ in range(seats)]
    s.orders = [ASK] * seats
    for seat in range(seats):
        purse = options.gained(PURSE, s.supply[KROM])
        s.tokens[seat][KROM] = purse
        s.supply[KROM] -= purse
        draw_bonus(s, seat, None)

    # KR-K1
    s.beast_life = options.beast_life()

    # KR-S2: characters chosen, or dealt at random.
    if options.chosen:
        s.character = [-1] * seats
        s.frames.append(Naming(0))
    else:
        dealt = list(range(CHARACTERS))
        rng.shuffle(dealt)
        s.character = dealt[:seats]
        proceed(s, None)
    return s


def _shuffled(deck: Deck, rng: Rng) -> list[int]:
    cards = deck.cards()
    rng.shuffle(cards)
    return cards
