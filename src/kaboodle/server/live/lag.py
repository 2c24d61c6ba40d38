"""Lag compensation: the timestamp of a move (a KERO roll, say) is its arrival less a lag credit.

The credit is at most half the round trip, and at most the setting `lag_credit_ms`. A move is never
dated before the last one.
"""

from __future__ import annotations

from kaboodle.core.ids import Millis, Seat
from kaboodle.server.table.clock import TableTime
from kaboodle.server.table.commands import Stamp
from kaboodle.server.table.table import Table
from kaboodle.server.websocket.connection import Connection

UNTIMED = Stamp()


class LagCompensation:
    def __init__(
        self, table: Table, clock: TableTime, connections: list[Connection], most: int
    ) -> None:
        self._table = table
        self._clock = clock
        self._connections = connections  # all at the table; the caller keeps this list up to date
        self._most = most  # milliseconds
        self._at_start: dict[Seat, int] = {}  # each seat's credit when the sand was last started

    def stamp(self, connection: Connection, heard: float, reserve: int) -> Stamp:
        """Return the timestamp of a move that arrived at `heard`: arrival less lag credit."""
        table = self._table
        if table.status != "playing" or not table.game.timed():
            return UNTIMED if reserve < 0 else Stamp(reserve=reserve)
        arrived = max(self._clock.now(heard), table.moves.last_at())
        past = arrived - table.moves.last_at()
        credit = min(self.credit(connection), past)
        lag = -1 if connection.lag is None else connection.lag
        return Stamp(Millis(arrived - credit), credit, reserve, lag)

    def credit(self, connection: Connection) -> int:
        """Return the lag credit of a move, in milliseconds.

        It takes the seat's fastest connection. While the sand runs it is never more than at the
        start, so that slowing down gains nothing.
        """
        seat = connection.seat
        lines = [connection, *(c for c in self._connections if c.seat == seat)]
        credit = min(line.credit(self._most) for line in lines)
        if self._table.game.due(self._table.state) is None:
            self._at_start[seat] = credit
        return min(credit, self._at_start.get(seat, self._most))
