"""Sand that stands still for somebody whose link was lost: for whom, how long, how often.

It judges only: what it comes to is lines, which whoever asked writes down.
"""

from __future__ import annotations

from collections.abc import Callable

from kaboodle.core.ids import Seat
from kaboodle.server.table import lines
from kaboodle.server.table.lines import Line
from kaboodle.server.table.table import Table

PAUSE = 20_000  # milliseconds the sand waits for a lost link, each time
PAUSES = 60_000  # and in all, for one seat


class Sand:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._gone: set[Seat] = set()  # whose link was lost
        self._missed: set[Seat] = set()  # waited for, and not heard of since

    def went(self, seat: Seat) -> bool:
        """A link was lost; whether sand that runs for that seat is to stand still."""
        self._gone.add(seat)
        return self._halts(seat)

    def came(self, seat: Seat) -> bool:
        """Somebody is here, or was heard of again; whether that is who is waited for."""
        self._missed.discard(seat)
        self._gone.discard(seat)
        return self._table.waits is not None and self._table.waits.seat == seat

    def waited(self, seat: Seat) -> None:
        """One silence is waited for once."""
        self._missed.add(seat)

    def halted(self, seat: Seat, wall: int) -> list[Line]:
        """It stands still, unless it does already or the seat has come back."""
        return [self._halt(seat, self._table.clock.now(wall))] if self._halts(seat) else []

    def ran(self, seat: Seat) -> list[Line]:
        """It goes on, unless it does already."""
        pause = self._table.waits
        return [] if pause is None or pause.seat != seat else [lines.Ran(self._table.clock.now(0))]

    def resumed(self, idle: int, wall: int, away: Callable[[Seat], bool]) -> list[Line]:
        """Nobody served the table for so many milliseconds, or not known how many (-1): its time
        stood still, since its last line at most, and goes on once whoever is asked is here."""
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
        """Whether something is due for a person who may still be waited for."""
        table = self._table
        due = table.game.due(table.state) is not None and seat in table.game.asked(table.state)
        return due and not table.chairs[seat].by_bot and self._left(seat) > 0

    def _left(self, seat: Seat) -> int:
        return min(PAUSE, PAUSES - self._table.paused[seat])
