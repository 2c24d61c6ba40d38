"""Walks: random rollouts for tests, as paths of moves through states."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kaboodle.core.game import Game, Move
from kaboodle.core.ids import Seat
from kaboodle.core.rng import Rng, from_seed

AnyGame = Game[Any, Any]


def any_move(game: AnyGame, s: Any, rng: Rng, private: bool = True) -> Move | None:
    """Return a random legal move of a random seat that is asked, or sometimes a free move of any
    seat unless `private` is off; None if the game is over."""
    asked = game.asked(s)
    if not asked:
        return None
    seats = range(game.seats(s)) if private else ()
    free = [(seat, action) for seat in seats for action in game.free(s, Seat(seat))]
    if free and rng.below(8) == 0:
        seat, action = free[rng.below(len(free))]
        return Move(Seat(seat), action, game.soonest(s))
    seat = asked[rng.below(len(asked))]
    options = game.options(s, seat)
    return Move(seat, options[rng.below(len(options))], game.soonest(s))


def walk(
    game: AnyGame, seats: int, seed: int, most: int = 100_000, private: bool = True
) -> Iterator[tuple[Any, Move]]:
    """Yield each state of a random game from the set-up, and the move made in it.

    All of them are one object, advanced between the steps: clone it to keep it. After the walk it
    is the last state. Where a move of the table is due, it is sometimes played.
    """
    rng = from_seed(seed)
    s = game.setup(seats, seed)
    for _ in range(most):
        move = any_move(game, s, rng, private)
        due = game.due(s)
        if due is not None and rng.below(8) == 0:
            move = due
        if move is None:
            return
        yield s, move
        game.advance(s, move.seat, move.action, move.at, None)


def state_after(game: AnyGame, seats: int, seed: int, steps: int, private: bool = True) -> Any:
    """Return the state some steps into a random game, or its last one."""
    s: Any = game.setup(seats, seed)
    for s, _ in walk(game, seats, seed, steps, private):  # noqa: B007 - the walk advances it
        pass
    return s
