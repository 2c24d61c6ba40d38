"""One client's connection to a table: who it is, and its lag (round-trip time)."""

from __future__ import annotations

import time
from secrets import randbelow

from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.server.protocol import wire
from kaboodle.server.websocket.framing import DEAD, WebSocketProtocol, WriteBatch, text_frame

LAG_CREDIT = 0.5  # of the time there and back
LAGS = 6  # the last few that were measured
QUIET = 3.0  # seconds without a message until sand that runs stands still
SILENCE = 40.0  # seconds without an answer to a heartbeat until a link counts as dead
STRIDE = 1 << 16  # between two heartbeats' numbers, at most: whoever reads none knows none


class Connection(WebSocketProtocol):
    __slots__ = (
        "_beat",
        "_beats",
        "_lags",
        "_told",
        "address",
        "answered",
        "host",
        "lag",
        "last",
        "person",
        "seat",
    )

    def __init__(self, address: str = "", write_batch: WriteBatch | None = None) -> None:
        super().__init__(write_batch)
        self.address = address  # by which it is counted
        self.seat: Seat = SPECTATOR
        self.host = False
        self.person = ""  # token hash
        self.lag: int | None = None  # milliseconds there and back
        self._told: int | None = None  # the lag as everyone was told
        self._lags: list[int] = []
        self._beats: dict[int, float] = {}
        self._beat = 0
        self.last = time.monotonic()  # when the client last said something
        self.answered = self.last  # when it last answered a heartbeat

    @property
    def person_seat(self) -> Seat | None:
        """The person's seat; None for a spectator."""
        return None if self.seat == SPECTATOR else self.seat

    def beat(self, mono: float) -> None:
        """Send a ping with an unguessable number; close the connection if none was answered for
        SILENCE."""
        if mono - self.answered > SILENCE:
            self.close(DEAD)
        self._beat += 1 + randbelow(STRIDE)
        self._beats = {n: at for n, at in self._beats.items() if mono - at <= SILENCE}
        self._beats[self._beat] = mono
        self.push(text_frame(wire.encode(wire.Beat(self._beat))))

    def beaten(self, n: int, mono: float) -> None:
        """Measure the lag by an answered ping. The least of the last LAGS counts, so that one late
        answer gains nothing. Numbers never sent are ignored, because a client could make them
        up."""
        at = self._beats.pop(n, None)
        if at is not None:
            self.answered = mono
            self._lags = [*self._lags[1 - LAGS :], int((mono - at) * 1000)]
            self.lag = min(self._lags)

    def lag_changed(self) -> bool:
        """Whether the lag differs from what was told by more than a little; then it is told."""
        if self.lag is None:
            return False
        if self._told is not None and abs(self.lag - self._told) <= max(10, self._told // 4):
            return False
        self._told = self.lag
        return True

    def credit(self, most: int) -> int:
        """Milliseconds of the way here that a timed move is given back."""
        return 0 if self.lag is None else min(most, int(self.lag * LAG_CREDIT))
