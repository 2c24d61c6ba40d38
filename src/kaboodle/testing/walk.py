"""Random games, as paths of moves through states."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kaboodle.core.game import Game, Move
from kaboodle.core.ids import Seat
from kaboodle.core.rng import Rng, from_seed

AnyGame = Game[Any, Any]


def any_move(game: AnyGame, s: Any, rng: Rng) -> Move | None:
    """A random allowed move of a random asked seat, now and then a free one of any seat; None
    when nobody is asked."""
    asked = game.asked(s)
    if not asked:
        return None
    free = [(seat, action) for seat in range(game.seats(s)) for action in game.free(s, Seat(seat))]
    if free and rng.below(8) == 0:
        seat, action = free[rng.below(len(free))]
        return Move(Seat(seat), action, game.soonest(s))
    seat = asked[rng.below(len(asked))]
    options = game.options(s, seat)
    return Move(seat, options[rng.below(len(options))], game.soonest(s))


def walk(game: AnyGame, seats: int, seed: int, most: int = 100_000) -> Iterator[tuple[Any, Move]]:
    """A random game from its set-up: each state before its move, and the move.

    The state is one and the same, advanced between the steps: clone it to keep it, and find it
    in its last form when the walk is over. Where the table would act by itself, it sometimes does.
    """
    rng = from_seed(seed)
    s = game.setup(seats, seed)
    for _ in range(most):
        move = any_move(game, s, rng)
        due = game.due(s)
        if due is not None and rng.below(8) == 0:
            move = due
        if move is None:
            return
        yield s, move
        game.advance(s, move.seat, move.action, move.at, None)


def state_after(game: AnyGame, seats: int, seed: int, steps: int) -> Any:
    """The state some steps into a random game, or its last one."""
    s: Any = game.setup(seats, seed)
    for s, _ in walk(game, seats, seed, steps):  # noqa: B007 - the walk advances it
        pass
    return s
