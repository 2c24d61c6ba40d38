"""The moves of a table, packed: three numbers each, made into `Move`s only when asked for."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from kaboodle.core.game import Move
from kaboodle.core.ids import Action, Millis, Seat


class Moves:
    def __init__(self) -> None:
        self._numbers = array("q")

    def __len__(self) -> int:
        return len(self._numbers) // 3

    def __getitem__(self, i: int) -> Move:
        at = 3 * (i if i >= 0 else len(self) + i)
        seat, action, when = self._numbers[at : at + 3]
        return Move(Seat(seat), Action(action), Millis(when))

    def __iter__(self) -> Iterator[Move]:
        return (self[i] for i in range(len(self)))

    def append(self, move: Move) -> None:
        self._numbers.extend((move.seat, move.action, move.at))

    def pop(self) -> None:
        del self._numbers[-3:]

    def last_at(self) -> int:
        """The time of the last move; 0 before the first."""
        return self._numbers[-1] if self._numbers else 0

    def packed(self) -> bytes:
        """All of them, for another process."""
        return self._numbers.tobytes()


def unpacked(data: bytes) -> Moves:
    moves = Moves()
    moves._numbers.frombytes(data)
    return moves
