"""Pauses of a table's clock (the sand) for a player who lost the connection.

Decides for whom, for how long and how often. It returns lines, which the caller writes.
"""

from __future__ import annotations

from collections.abc import Callable

from kaboodle.core.ids import Seat
from kaboodle.server.table import lines
from kaboodle.server.table.lines import Line
from kaboodle.server.table.table import Table

PAUSE = 20_000  # milliseconds the sand waits for a lost connection, each time
PAUSE_TOTAL = 60_000  # milliseconds it waits in all, for one seat


class Pauses:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._gone: set[Seat] = set()  # seats that lost their connection
        self._missed: set[Seat] = set()  # seats waited for that have not come back since

    def went(self, seat: Seat) -> bool:
        """Note a lost connection. Return whether to pause sand that runs for that seat."""
        self._gone.add(seat)
        return self._halts(seat)

    def came(self, seat: Seat) -> bool:
        """Note that a seat is connected. Return whether the sand waits for it."""
        self._missed.discard(seat)
        self._gone.discard(seat)
        return self._table.waits is not None and self._table.waits.seat == seat

    def waited(self, seat: Seat) -> None:
        """Note that a pause began. A seat is waited for only once until it is connected again."""
        self._missed.add(seat)

    def halted(self, seat: Seat, wall: int) -> list[Line]:
        """Return the line that pauses the clock; [] if it is paused already or the seat is back."""
        return [self._halt(seat, self._table.clock.now(wall))] if self._halts(seat) else []

    def ran(self, seat: Seat) -> list[Line]:
        """Return the line that ends the pause; [] if it has ended already."""
        pause = self._table.waits
        return [] if pause is None or pause.seat != seat else [lines.Ran(self._table.clock.now(0))]

    def resumed(self, idle: int, wall: int, away: Callable[[Seat], bool]) -> list[Line]:
        """Return the lines after no node served the table for `idle` milliseconds (-1: unknown).

        Its clock stood still meanwhile, but at most since the last line. It is paused at once for a
        seat that has something due and is away."""
        table = self._table
        at = table.clock.now(wall)
        if table.clock.running:
            written = table.clock.now(table.wall)
            at = max(table.moves.last_at(), written, at - idle if idle >= 0 else 0)
        new: list[Line] = [lines.Resumed(at)]
        for seat in map(Seat, range(len(table.chairs))):
            if away(seat) and self._patient(seat):
                return [*new, self._halt(seat, at)]
        return new

    def _halt(self, seat: Seat, at: int) -> lines.Halted:
        self._missed.add(seat)
        return lines.Halted(int(seat), at, self._left(seat))

    def _halts(self, seat: Seat) -> bool:
        table = self._table
        runs = table.status == "playing" and table.clock.running
        return runs and seat in self._gone and seat not in self._missed and self._patient(seat)

    def _patient(self, seat: Seat) -> bool:
        """Whether something is due for this seat, a person's, and we may still wait for it."""
        table = self._table
        due = table.game.due(table.state) is not None and seat in table.game.asked(table.state)
        return due and not table.chairs[seat].by_bot and self._left(seat) > 0

    def _left(self, seat: Seat) -> int:
        return min(PAUSE, PAUSE_TOTAL - self._table.paused[seat])
