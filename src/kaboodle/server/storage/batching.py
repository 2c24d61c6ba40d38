"""Batches calls: what waits is sent as one group, so the busier, the larger the groups."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Q = TypeVar("Q")
A = TypeVar("A")


class Batcher(Generic[Q, A]):
    def __init__(self, ask: Callable[[list[Q]], Awaitable[list[A | Exception]]], most: int) -> None:
        """`ask` answers at most `most` questions, each with an answer or an exception."""
        self._ask = ask
        self._most = most
        self._waiting: list[tuple[Q, asyncio.Future[A]]] = []
        self._task: asyncio.Task[None] | None = None
        self.groups = 0  # that were answered

    def __call__(self, question: Q) -> asyncio.Future[A]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[A] = loop.create_future()
        self._waiting.append((question, done))
        if self._task is None:
            self._task = loop.create_task(self._work())  # with all that comes in this turn
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
                answers = [type(e)(*e.args) for _ in batch]  # to each its own
            for (_, done), answer in zip(batch, answers, strict=True):
                if done.done():
                    continue  # nobody waits for it any more
                if isinstance(answer, Exception):
                    done.set_exception(answer)
                else:
                    done.set_result(answer)
        self._task = None

    async def finish(self) -> None:
        """Wait until nothing is queued."""
        while self._task is not None:
            await asyncio.sleep(0.001)
