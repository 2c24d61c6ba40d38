"""Work that takes a while is done in processes of its own: a slow or crashing one delays and breaks
no table, and none of the others."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


def _die_with_server() -> None:  # pragma: no cover - runs in a worker, which nobody counts in
    """A worker whose server was killed must not wait for work for ever."""
    server = parent_process()
    assert server is not None
    Thread(target=lambda: (wait([server.sentinel]), os._exit(1)), daemon=True).start()


def _here(work: object) -> None:
    """A worker that answers this has come, and brought what it needs for the work."""


class Workers:
    """So many processes, started when they are needed. Whoever waits for one is not timed."""

    def __init__(self, count: int) -> None:
        self._pools: list[ProcessPoolExecutor | None] = [None] * count
        self._idle: asyncio.LifoQueue[int] = asyncio.LifoQueue()
        for number in range(count):
            self._idle.put_nowait(number)
        self.waiting = 0

    async def run(self, seconds: float, work: Callable[..., T], *args: object) -> T:
        """What the work comes to. Raises what it raises, TimeoutError, or BrokenProcessPool."""
        self.waiting += 1
        try:
            number = await self._idle.get()
        finally:
            self.waiting -= 1
        task = asyncio.get_running_loop().create_task(self._run(number, seconds, work, *args))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)  # a worker is free when it is done, whoever still waits

    async def _run(self, number: int, seconds: float, work: Callable[..., T], *args: object) -> T:
        loop, pool = asyncio.get_running_loop(), self._pools[number]
        try:
            if pool is None:
                # Spawned, not forked: a child must not inherit the server's sockets.
                pool = ProcessPoolExecutor(1, get_context("spawn"), _die_with_server)
                self._pools[number] = pool
                await loop.run_in_executor(pool, _here, work)  # however long it takes to come
            done = loop.run_in_executor(pool, work, *args)
            # Not cancelled when it is late: a pool that breaks stumbles over cancelled work.
            done.add_done_callback(lambda late: late.cancelled() or late.exception())
            await asyncio.wait([done], timeout=seconds)
            if not done.done():
                raise TimeoutError
            return done.result()
        except (BrokenProcessPool, TimeoutError):
            self._end(number)
            raise
        finally:
            self._idle.put_nowait(number)

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
