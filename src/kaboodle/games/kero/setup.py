"""Sets up the table (KO-S1 to KO-S3)."""

from __future__ import annotations

from kaboodle.core.rng import Rng
from kaboodle.games.kero.actions import Actions
from kaboodle.games.kero.content import (
    CLAIM,
    CLAIMS,
    CLANS,
    HEAP,
    LANDS_IN_ALL,
    ROW,
    SPACES,
    Pack,
)
from kaboodle.games.kero.options import Options
from kaboodle.games.kero.state import State, blank
from kaboodle.games.kero.turn import begin_turn


def setup(pack: Pack, options: Options, actions: Actions, rng: Rng) -> State:
    s = blank(pack, options, actions, rng)

    # KO-S3
    s.first = options.first if options.first >= 0 else rng.below(CLANS)
    s.turn = s.first

    # KO-S1: three heaps, each with a Claim card somewhere; the Start cards lie on top.
    others = [i for i, card in enumerate(pack.cards) if not card.start]
    starts = [i for i, card in enumerate(pack.cards) if card.start]
    rng.shuffle(others)
    rng.shuffle(starts)
    for i in range(CLAIMS):
        heap = [*others[i * (HEAP - 1) : (i + 1) * (HEAP - 1)], CLAIM]
        rng.shuffle(heap)
        s.pile += heap
    s.pile += starts
    s.row = [s.pile.pop() for _ in range(ROW)]

    # KO-S2
    s.hidden_lands = list(range(LANDS_IN_ALL))
    rng.shuffle(s.hidden_lands)
    for i in range(SPACES):
        s.lands[i] = s.hidden_lands.pop()
    s.tuarek_pile = [kind for kind, n in enumerate(pack.tuareks) for _ in range(n)]
    rng.shuffle(s.tuarek_pile)
    for seat in range(CLANS):
        s.jerrycans[seat] = pack.supplies.start_jerrycans
        for _ in range(pack.supplies.start_tuareks):
            s.tuareks[seat][s.tuarek_pile.pop()] += 1
    begin_turn(s, None)
    return s
