"""Moves are packed, and come out as they went in."""

from __future__ import annotations

from kaboodle.core.game import Move
from kaboodle.core.ids import SYSTEM, Action, Millis, Seat
from kaboodle.server.table.moves import Moves, unpacked

MOVES = [
    Move(SYSTEM, Action(0), Millis(5)),
    Move(Seat(0), Action(0), Millis(0)),
    Move(Seat(15), Action(1_000_000), Millis(2**37)),
    Move(Seat(3), Action(77), Millis(123_456)),
]


def test_whoever_moved_whatever_whenever() -> None:
    moves = Moves()
    assert moves.last_at() == 0
    for move in MOVES:
        moves.append(move)
    assert list(unpacked(moves.packed())) == MOVES
    assert moves[-1] == MOVES[-1] and moves.last_at() == 123_456
    moves.pop()
    assert len(moves) == 3 and moves.last_at() == 2**37
