"""Work that takes a while is done in processes of its own: a slow or crashing one delays and breaks
no table, and none of the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import monotonic
from typing import NamedTuple, TypeVar

from kaboodle.outside.offspring import go_with_parent

T = TypeVar("T")
LEAST = 0.001  # seconds that any work takes


class _Waits(NamedTuple):
    of: str
    since: float
    turn: asyncio.Future[int]


def _here(work: object) -> None:
    """A worker that answers this has come, and brought what it needs for the work."""


class Workers:
    """So many processes, started when they are needed. Whoever waits for one is not timed."""

    def __init__(self, count: int) -> None:
        self._pools: list[ProcessPoolExecutor | None] = [None] * count
        self._idle = list(range(count))
        self._queue: list[_Waits] = []
        self._took: dict[str, float] = {}  # seconds, by kind of work, when it was last done
        self.waiting = 0

    async def run(self, seconds: float, work: Callable[..., T], *args: object, of: str = "") -> T:
        """What the work comes to. Raises what it raises, TimeoutError, or BrokenProcessPool. Of
        those who wait, whoever has waited the longest by what they want goes first: those who want
        much hold up each other and hardly anybody else, and yet they get their turn."""
        self.waiting += 1
        try:
            number = await self._turn(of)
        finally:
            self.waiting -= 1
        task = asyncio.get_running_loop().create_task(self._work(of, number, seconds, work, *args))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)  # a worker is free when it is done, whoever still waits

    async def _turn(self, of: str) -> int:
        """The number of a worker that is free."""
        if self._idle:
            return self._idle.pop()
        turn: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waits(of, monotonic(), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had just been handed over
                self._free(turn.result())
            raise

    def _free(self, number: int) -> None:
        self._queue = [each for each in self._queue if not each.turn.done()]
        if not self._queue:
            self._idle.append(number)
            return
        now = monotonic()
        first = max(self._queue, key=lambda each: (now - each.since) / self._takes(each.of))
        self._queue.remove(first)
        first.turn.set_result(number)

    def _takes(self, of: str) -> float:
        return max(LEAST, self._took.get(of, 0.0))

    async def _work(
        self, of: str, number: int, seconds: float, work: Callable[..., T], *args: object
    ) -> T:
        try:
            pool = await self._come(number, work)
            began = monotonic()
            try:
                return await self._run(pool, seconds, work, *args)
            finally:
                self._took[of] = monotonic() - began
        except (BrokenProcessPool, TimeoutError):
            self._end(number)
            raise
        finally:
            self._free(number)

    async def _come(self, number: int, work: Callable[..., T]) -> ProcessPoolExecutor:
        """The worker of this number, however long it takes to come."""
        pool = self._pools[number]
        if pool is None:
            # Spawned, not forked: a child must not inherit the server's sockets.
            pool = ProcessPoolExecutor(1, get_context("spawn"), go_with_parent)
            self._pools[number] = pool
            await asyncio.get_running_loop().run_in_executor(pool, _here, work)
        return pool

    async def _run(
        self, pool: ProcessPoolExecutor, seconds: float, work: Callable[..., T], *args: object
    ) -> T:
        done = asyncio.get_running_loop().run_in_executor(pool, work, *args)
        # Not cancelled when it is late: a pool that breaks stumbles over cancelled work.
        done.add_done_callback(lambda late: late.cancelled() or late.exception())
        await asyncio.wait([done], timeout=seconds)
        if not done.done():
            raise TimeoutError
        return done.result()

    def _end(self, number: int, wait: bool = False) -> None:
        pool, self._pools[number] = self._pools[number], None
        if pool is not None:
            for worker in list((pool._processes or {}).values()):
                worker.kill()
            # Whatever waits for this worker is told that it broke; nothing is just cancelled.
            pool.shutdown(wait=wait)

    def close(self, wait: bool = False) -> None:
        """Away with them; `wait` at the very end, so that nothing of them is left over."""
        for number in range(len(self._pools)):
            self._end(number, wait)
