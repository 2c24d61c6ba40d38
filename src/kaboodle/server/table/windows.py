"""Windows: secret simultaneous questions to which silence is an answer.

Answers are sealed: they are in the log, but have no effect before the window closes. It stays open
for a minimum time, then until everyone has answered, up to a maximum. Which of these it was reveals
nothing about anyone's hand or standing orders.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kaboodle.core.ids import Seat
from kaboodle.server.protocol import wire
from kaboodle.server.table import lines
from kaboodle.server.table.lines import Line
from kaboodle.server.table.table import Table


class Window(NamedTuple):
    """An open window: which question, and since when in cluster time."""

    question: int
    opened: int
    least: int  # milliseconds it stays open
    most: int

    def left(self, soon: bool, wall: int) -> int:
        return max(0, self.opened + (self.least if soon else self.most) - wall)

    def info(self, wall: int) -> wire.Window:
        return wire.Window(min(self.most, self.left(False, wall)), self.most)


def question(table: Table) -> int | None:
    """Return the number of the question in the open window, None if none is open."""
    if table.status != "playing":
        return None
    game, s = table.game, table.state
    for seat in game.asked(s):
        if game.silence(s, seat) is not None:
            return game.question(s, seat)
    return None


def answered(table: Table) -> bool:
    """Whether every seat asked has answered or has a standing order."""
    game, s = table.game, table.state
    return all(seat in table.sealed or game.standing(s, seat) is not None for seat in game.asked(s))


def closed(table: Table, at: int) -> list[Line]:
    """Return everyone's answers as lines: the sealed one, the standing order, or else silence."""
    game, s = table.game, table.state
    return [lines.Moved(seat, table.sealed.get(seat) or _unsaid(table, seat), at)
            for seat in game.asked(s)]  # fmt: skip


def grouped(table: Table, new: list[Line]) -> Iterator[list[Line]]:
    """Group lines that another node wrote, as it wrote them. Apply each group before the next.

    The answers that closed a window form one group, or clients could see who stayed silent."""
    while new:
        count = 1
        if isinstance(new[0], lines.Moved) and question(table) is not None:
            game, s, seat = table.game, table.state, Seat(new[0].seat)
            if game.catalogue.number(new[0].key) not in game.free(s, seat):
                count = len(game.asked(s))
        yield new[:count]
        new = new[count:]


def _unsaid(table: Table, seat: Seat) -> str:
    game, s = table.game, table.state
    order = game.standing(s, seat)
    action = game.silence(s, seat) if order is None else order
    assert action is not None, "everyone is asked the same in a window"
    return game.catalogue.key(action)
