"""A pool of worker processes for work that takes a while, fair between kinds of work.

A slow or crashing worker delays and breaks no table, and no other work.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import NamedTuple, TypeVar

from kaboodle.outside.worker_process import WorkerGone, WorkerProcess

T = TypeVar("T")
LEAST = 0.001  # seconds that any work takes


class _Waiting(NamedTuple):
    of: str
    since: float
    turn: asyncio.Future[int]


def _here(work: object) -> None:
    """Does nothing. A worker that answers has started and imported the work."""


class Workers:
    """At most `count` processes, started when they are first needed."""

    def __init__(self, count: int) -> None:
        self._processes: list[WorkerProcess | None] = [None] * count
        # For each process one thread may wait for its result, another for its end.
        self._threads = ThreadPoolExecutor(2 * count, "worker")
        self._idle = list(range(count))
        self._queue: list[_Waiting] = []
        self._took: dict[str, float] = {}  # seconds, by kind of work, when it was last done
        self.waiting = 0

    async def run(self, seconds: float, work: Callable[..., T], *args: object, of: str = "") -> T:
        """Return the result of the work. Raise what it raises, TimeoutError, or WorkerGone.

        The time in the queue and the start of a process do not count towards `seconds`. The queue
        is fair by `of`, the kind of work: next is the one that has waited longest in proportion to
        how long its kind took last time. Long work delays other long work, hardly any short work,
        and is never starved.
        """
        self.waiting += 1
        try:
            number = await self._turn(of)
        finally:
            self.waiting -= 1
        task = asyncio.get_running_loop().create_task(self._work(of, number, seconds, work, *args))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        # Shielded: if the caller is cancelled the worker is free only when the work is done.
        return await asyncio.shield(task)

    async def _turn(self, of: str) -> int:
        """Wait for a free worker and return its number."""
        if self._idle:
            return self._idle.pop()
        turn: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(of, monotonic(), turn))
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
            process = await self._started(number, work)
            began = monotonic()
            try:
                return await self._run(process, seconds, work, *args)
            finally:
                self._took[of] = monotonic() - began
        except (WorkerGone, TimeoutError):
            self._drop(number)
            raise
        finally:
            self._free(number)

    async def _started(self, number: int, work: Callable[..., T]) -> WorkerProcess:
        """Return the worker of this number. Start it if necessary, however long that takes."""
        process = self._processes[number]
        if process is None:
            run = asyncio.get_running_loop().run_in_executor
            process = await run(self._threads, self._start, number)
            await run(self._threads, process.run, _here, work)
        return process

    def _start(self, number: int) -> WorkerProcess:
        try:
            process = self._processes[number] = WorkerProcess()
        except OSError as e:
            raise WorkerGone(f"cannot be started: {e.strerror}") from None
        return process

    async def _run(
        self, process: WorkerProcess, seconds: float, work: Callable[..., T], *args: object
    ) -> T:
        done = asyncio.get_running_loop().run_in_executor(self._threads, process.run, work, *args)
        # Not cancelled when it is late: its thread goes on until the process is gone.
        done.add_done_callback(lambda late: late.cancelled() or late.exception())
        await asyncio.wait([done], timeout=seconds)
        if not done.done():
            raise TimeoutError
        return done.result()

    def _drop(self, number: int) -> None:
        """End a worker. The next work with its number starts another."""
        process, self._processes[number] = self._processes[number], None
        if process is not None:
            self._threads.submit(process.stop)

    def close(self) -> None:
        """End all workers and wait until they are gone."""
        for number in range(len(self._processes)):
            self._drop(number)
        self._threads.shutdown()
        for process in self._processes:  # those that were just being started
            if process is not None:
                process.stop()
