"""Presence: who is connected to a table, on this node and, as last reported, on others."""

from __future__ import annotations

from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.server.bus.bus import Here
from kaboodle.server.websocket.connection import Connection

UNKNOWN = -1  # a lag not measured yet


class Presence:
    def __init__(self, here: list[Connection]) -> None:
        self.here = here
        self.elsewhere: dict[str, Here] = {}  # by node

    def lags(self) -> dict[Seat, int | None]:
        """Return the lag of every seat connected, on any node; None if not measured yet."""
        lags: dict[Seat, int | None] = {}
        for note in self.elsewhere.values():
            for seat, lag in note.seats.items():
                lags[Seat(seat)] = None if lag == UNKNOWN else lag
        for connection in self.here:
            lags[connection.seat] = connection.lag
        return lags

    def watching(self) -> int:
        """Count the spectators on all nodes."""
        here = sum(connection.seat == SPECTATOR for connection in self.here)
        return here + sum(note.watching for note in self.elsewhere.values())

    def away(self, seat: Seat) -> bool:
        """Whether no node reports the seat as connected."""
        here = any([connection.seat == seat for connection in self.here])
        return not here and not self.elsewhere_too(seat)

    def elsewhere_too(self, seat: Seat) -> bool:
        return any([seat in note.seats for note in self.elsewhere.values()])

    def report(self, node: str, table: str) -> Here:
        """Return the report to other nodes of who is connected here."""
        lags = {
            int(c.seat): UNKNOWN if c.lag is None else c.lag
            for c in self.here
            if c.seat != SPECTATOR
        }
        return Here(node, table, lags, sum(c.seat == SPECTATOR for c in self.here))

    def heard(self, note: Here) -> list[Seat]:
        """Take in another node's report. Return the seats that came or went."""
        before = self.elsewhere.pop(note.node, None)
        if note.seats or note.watching:
            self.elsewhere[note.node] = note
        known = set() if before is None else set(before.seats)
        return sorted(map(Seat, known ^ set(note.seats)))

    def lost(self, node: str) -> list[Seat] | None:
        """Forget a dead node. Return the seats it had reported, None if it had reported none."""
        gone = self.elsewhere.pop(node, None)
        return None if gone is None else sorted(map(Seat, gone.seats))
