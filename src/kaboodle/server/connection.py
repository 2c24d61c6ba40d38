"""One person's line to a table: who it is, and how long messages take on it."""

from __future__ import annotations

import time

from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.server import wire
from kaboodle.server.frames import DEAD, Frames, text_frame

LAG_CREDIT = 0.5  # of the time there and back
LAGS = 6  # the last few that were measured
QUIET = 3.0  # seconds without a message until sand that runs stands still
SILENCE = 40.0  # seconds without a message, heartbeats included, until a link counts as dead


class Connection(Frames):
    __slots__ = (
        "_beat",
        "_beats",
        "_lags",
        "_told",
        "address",
        "host",
        "lag",
        "last",
        "person",
        "seat",
    )

    def __init__(self, address: str = "") -> None:
        super().__init__()
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

    @property
    def person_seat(self) -> Seat | None:
        """Where this person sits; None for one who watches."""
        return None if self.seat == SPECTATOR else self.seat

    def beat(self, mono: float) -> None:
        """The next heartbeat; a link that is silent too long is let go."""
        if mono - self.last > SILENCE:
            self.close(DEAD)
        self._beat += 1
        self._beats = {n: at for n, at in self._beats.items() if n > self._beat - 4}
        self._beats[self._beat] = mono
        self.push(text_frame(wire.encode(wire.Beat(self._beat))))

    def beaten(self, n: int, mono: float) -> None:
        """A heartbeat came back. The least of the last few counts: one late one gains nothing."""
        at = self._beats.pop(n, None)
        if at is not None:
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
