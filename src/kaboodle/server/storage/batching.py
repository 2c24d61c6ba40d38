"""Batches calls: all that wait are sent as one group, so groups grow with the load."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Q = TypeVar("Q")
A = TypeVar("A")


class Batcher(Generic[Q, A]):
    def __init__(self, ask: Callable[[list[Q]], Awaitable[list[A | Exception]]], most: int) -> None:
        """`ask` is given at most `most` questions, and returns an answer or exception for each."""
        self._ask = ask
        self._most = most
        self._waiting: list[tuple[Q, asyncio.Future[A]]] = []
        self._task: asyncio.Task[None] | None = None
        self.groups = 0  # answered so far

    def __call__(self, question: Q) -> asyncio.Future[A]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[A] = loop.create_future()
        self._waiting.append((question, done))
        if self._task is None:
            self._task = loop.create_task(self._work())  # with all that comes in this iteration
        return done

    async def _work(self) -> None:
        while self._waiting:
            batch = self._waiting[: self._most]
            del self._waiting[: self._most]
            answers: list[A | Exception]
            try:
                answers = await self._ask([question for question, _ in batch])
                self.groups += 1
            except Exception as e:
                answers = [type(e)(*e.args) for _ in batch]  # an exception object for each
            for (_, done), answer in zip(batch, answers, strict=True):
                if done.done():
                    continue  # the caller was cancelled
                if isinstance(answer, Exception):
                    done.set_exception(answer)
                else:
                    done.set_result(answer)
        self._task = None

    async def finish(self) -> None:
        """Wait until nothing is queued."""
        while self._task is not None:
            await asyncio.sleep(0.001)
