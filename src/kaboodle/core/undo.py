"""Whether a move can be taken back: only if it told its player nothing new.

Derived, not declared: deal what is hidden from the player anew a few times, make the move in
each of those tables, and see whether the player could tell one from the other. A die, a draw or
a reveal makes a difference; putting down own cards does not.
"""

from __future__ import annotations

from typing import Final

from kaboodle.core.game import Game, Move, S, V
from kaboodle.core.rng import from_seed

TWINS: Final = 12


def reveals(game: Game[S, V], before: S, move: Move) -> bool:
    """Whether the move, made in this state, showed its player something hidden or random."""
    after, _ = game.play(before, move)
    afterwards = game.view(after, move.seat).to_json()
    seen = game.view(before, move.seat)
    for i in range(TWINS):
        twin = game.imagine(seen, from_seed(i))
        game.advance(twin, move.seat, move.action, move.at, None)
        if game.view(twin, move.seat).to_json() != afterwards:
            return True
    return False
