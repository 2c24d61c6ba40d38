"""One socket: messages go out in order, and a slow reader holds up nobody else."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.server import wire

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

BACKLOG = 256  # messages a client may lag behind before it is let go
LAG_CREDIT = 0.5  # of the time there and back
SLOW_READER = 1013
GONE = 1001
POLICY = 1008  # and do not come back
DEAD = 1002
QUIET = 3.0  # seconds without a message until sand that runs stands still
SILENCE = 40.0  # seconds without a message, heartbeats included, until a link counts as dead
DRAIN = 5.0  # seconds whoever is let go has to read what is left and hang up


class Connection:
    def __init__(self, send: Send, address: str = "") -> None:
        self._send = send
        self.address = address  # by which it is counted
        self._queue: deque[str] = deque()
        self._wake: asyncio.Event = asyncio.Event()
        self._code: int | None = None  # close with this
        self._patience: asyncio.Timeout | None = None  # while the client is listened to
        self.seat: Seat = SPECTATOR
        self.host = False
        self.person = ""  # token hash
        self.lag: int | None = None  # milliseconds there and back
        self._told: int | None = None  # the lag as everyone was told
        self._lags: deque[int] = deque(maxlen=6)
        self._beats: dict[int, float] = {}
        self._beat = 0
        self.heard = time.monotonic()  # when the client last said something

    @property
    def person_seat(self) -> Seat | None:
        """Where this person sits; None for one who watches."""
        return None if self.seat == SPECTATOR else self.seat

    @property
    def closing(self) -> bool:
        return self._code is not None

    def push(self, text: str) -> None:
        if len(self._queue) >= BACKLOG:
            self.close(SLOW_READER)
            return
        self._queue.append(text)
        self._wake.set()

    def close(self, code: int) -> None:
        if self._code is None:
            self._code = code
            if self._patience is not None:
                self._patience.reschedule(asyncio.get_running_loop().time() + DRAIN)
        self._wake.set()

    async def hear(self, receive: Receive) -> MutableMapping[str, Any] | None:
        """What the client says next; None once it was let go and does not go. A client that reads
        nothing never gets to read that either."""
        try:
            async with asyncio.timeout(None if self._code is None else DRAIN) as self._patience:
                return await receive()
        except TimeoutError:
            return None
        finally:
            self._patience = None

    async def write(self) -> None:
        """Send what is pushed until the connection is closed. Runs as a task of its own."""
        try:
            while True:
                while self._queue and self._code != SLOW_READER:
                    await self._send({"type": "websocket.send", "text": self._queue.popleft()})
                if self._code is not None:
                    await self._send({"type": "websocket.close", "code": self._code})
                    return
                self._wake.clear()
                await self._wake.wait()
        except (OSError, RuntimeError):
            return  # the other side has gone: reading ends as well

    def beat(self, mono: float) -> None:
        """The next heartbeat; a link that is silent too long is let go."""
        if mono - self.heard > SILENCE:
            self.close(DEAD)
        self._beat += 1
        self._beats = {n: at for n, at in self._beats.items() if n > self._beat - 4}
        self._beats[self._beat] = mono
        self.push(wire.encode(wire.Beat(self._beat)).decode())

    def beaten(self, n: int, mono: float) -> None:
        """A heartbeat came back. The least of the last few counts: one late one gains nothing."""
        at = self._beats.pop(n, None)
        if at is not None:
            self._lags.append(int((mono - at) * 1000))
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
