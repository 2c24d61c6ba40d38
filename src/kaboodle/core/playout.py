"""Random playouts: the benchmark of speed, and the simplest search."""

from __future__ import annotations

from kaboodle.core.game import Game, S, V
from kaboodle.core.rng import Rng


def playout(game: Game[S, V], s: S, rng: Rng, limit: int = 1_000_000) -> int:
    """Play random moves in place until the game is over. Return the number of moves."""
    steps = 0
    asked = game.asked(s)
    while asked and steps < limit:
        seat = asked[0] if len(asked) == 1 else asked[rng.below(len(asked))]
        options = game.options(s, seat)
        game.advance(s, seat, options[rng.below(len(options))], game.soonest(s), None)
        steps += 1
        asked = game.asked(s)
    return steps
