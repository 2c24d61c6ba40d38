"""The moves of a table in compact form: one integer each, decoded to a `Move` on access."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from kaboodle.core.game import Move
from kaboodle.core.ids import SYSTEM, Action, Millis, Seat

SEATS = 32  # seats, and the table itself
ACTIONS = 1 << 20  # more than a message allows; the other bits hold times of up to eight years


class Moves:
    def __init__(self) -> None:
        self._numbers = array("q")

    def __len__(self) -> int:
        return len(self._numbers)

    def __getitem__(self, i: int) -> Move:
        what, seat = divmod(self._numbers[i], SEATS)
        when, action = divmod(what, ACTIONS)
        return Move(Seat(seat + SYSTEM), Action(action), Millis(when))

    def __iter__(self) -> Iterator[Move]:
        return (self[i] for i in range(len(self)))

    def append(self, move: Move) -> None:
        what = move.at * ACTIONS + move.action
        self._numbers.append(what * SEATS + move.seat - SYSTEM)

    def pop(self) -> None:
        self._numbers.pop()

    def last_at(self) -> int:
        """Return the time of the last move, 0 before the first."""
        return self._numbers[-1] // (SEATS * ACTIONS) if self._numbers else 0

    def packed(self) -> bytes:
        """Encode all moves, to send them to another process."""
        return self._numbers.tobytes()


def unpacked(data: bytes) -> Moves:
    moves = Moves()
    moves._numbers.frombytes(data)
    return moves
