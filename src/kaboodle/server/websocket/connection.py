"""One client's connection to a table: who it is, and its lag (round-trip time)."""

from __future__ import annotations

import time
from secrets import randbelow

from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.server.protocol import wire
from kaboodle.server.websocket.framing import DEAD, WebSocketProtocol, WriteBatch, text_frame

LAG_CREDIT = 0.5  # the part of the round trip that is compensated
LAGS = 6  # measurements kept
QUIET = 3.0  # seconds without a message until running sand is paused
SILENCE = 40.0  # seconds without an answer to a ping until a connection counts as dead
STRIDE = 1 << 16  # at most, between the numbers of two pings, so that they cannot be guessed


class Connection(WebSocketProtocol):
    __slots__ = (
        "_beat",
        "_beats",
        "_lags",
        "_shown",
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
        self.address = address  # by which connections are counted
        self.seat: Seat = SPECTATOR
        self.host = False
        self.person = ""  # token hash
        self.lag: int | None = None  # the round trip in milliseconds
        self._shown: int | None = None  # the lag that was last sent to everyone
        self._lags: list[int] = []
        self._beats: dict[int, float] = {}
        self._beat = 0
        self.last = time.monotonic()  # when the client last sent anything
        self.answered = self.last  # when it last answered a ping

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
        """Whether the lag differs noticeably from the one sent last. The caller then sends it."""
        if self.lag is None:
            return False
        if self._shown is not None and abs(self.lag - self._shown) <= max(10, self._shown // 4):
            return False
        self._shown = self.lag
        return True

    def credit(self, most: int) -> int:
        """Return the lag credit of a timed move, in milliseconds."""
        return 0 if self.lag is None else min(most, int(self.lag * LAG_CREDIT))
