"""A FIFO lock that can be taken without awaiting when it is free."""

from __future__ import annotations

import asyncio
from collections import deque


class FifoLock:
    """The lock of one table: `take` it outside any task, or use `async with`."""

    __slots__ = ("_busy", "_waiting")

    def __init__(self) -> None:
        self._busy = False
        self._waiting: deque[asyncio.Future[None]] | None = None

    def take(self) -> bool:
        """Take the lock if it is free; return whether it was."""
        if self._busy:
            return False
        self._busy = True
        return True

    def give(self) -> None:
        """Hand the lock to the task that has waited longest."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():  # one that was cancelled waits no more
                following.set_result(None)
                return
        self._busy = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        if self._waiting is None:
            self._waiting = deque()
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had just been handed over
                self.give()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()
