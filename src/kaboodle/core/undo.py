"""Undo: whether a move can be taken back, which requires that it revealed nothing to its player.

This is derived, not declared. The hidden cards are dealt again a few times, the move is played in
each of these states, and the player's views are compared. A die, a draw or a reveal makes a
difference; playing one's own cards does not.
"""

from __future__ import annotations

from typing import Final

from kaboodle.core.game import Game, Move, S, V
from kaboodle.core.rng import from_seed

TWINS: Final = 12


def reveals(game: Game[S, V], before: S, move: Move) -> bool:
    """Return whether the move, in this state, shows its player something hidden or random."""
    after, _ = game.play(before, move)
    afterwards = game.view(after, move.seat).to_json()
    seen = game.view(before, move.seat)
    for i in range(TWINS):
        twin = game.imagine(seen, from_seed(i))
        game.advance(twin, move.seat, move.action, move.at, None)
        if game.view(twin, move.seat).to_json() != afterwards:
            return True
    return False
