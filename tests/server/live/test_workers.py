"""Whoever thinks long or fails holds up nobody else."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Awaitable
from typing import Any

import pytest

from kaboodle.outside.worker_process import WorkerGone, WorkerProcess
from kaboodle.server.live import bot_pool, workers
from kaboodle.server.live.bot_pool import BotPool, BotTask, choose_action
from kaboodle.server.live.workers import Workers
from tests.apart import play
from tests.processes import is_gone


def sleep_or_die(thought: BotTask) -> tuple[int, int]:
    if thought.bot == "slow":
        threading.Event().wait()  # for ever
    if thought.bot == "dead":
        os._exit(1)
    return thought.seat, 0


@pytest.mark.parametrize("fault", ["slow", "dead"])
def test_a_bot_that_fails_breaks_no_other(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    """In processes of their own: it alone is answered for by a plainer bot."""
    monkeypatch.setattr(bot_pool, "DECISION_SECONDS", 3.0)  # enough for the others on any machine

    async def story() -> None:
        pool = BotPool(1)
        monkeypatch.setattr(bot_pool, "choose_action", sleep_or_die)
        wishes = [BotTask("kaskaria", "", {}, 2, 1, b"", 1, bot) for bot in [fault, "a", "b"]]
        tasks = [asyncio.create_task(pool.decide(wish)) for wish in wishes]
        await asyncio.sleep(0)
        monkeypatch.setattr(bot_pool, "choose_action", lambda thought: (7, 0))
        told = await asyncio.gather(*tasks)
        assert told == [(7, 0), (1, 0), (1, 0)], "whoever waited was not timed meanwhile"
        monkeypatch.undo()
        monkeypatch.setattr(
            bot_pool, "DECISION_SECONDS", 600
        )  # however long a worker takes to come
        healthy = BotTask("kaskaria", "", {"first": "seat1"}, 2, 1, b"", 0, "greedy")
        assert await pool.decide(healthy) == choose_action(healthy), (
            "the next one finds new workers"
        )
        pool.close()
        pool.close()

    play(story())


def test_a_thought_nobody_waits_for_any_more_is_thought_to_its_end() -> None:
    async def story() -> None:
        few = Workers(1)
        task = asyncio.create_task(few.run(600, abs, -1))
        while few._idle:  # until it is at work
            await asyncio.sleep(0)
        task.cancel()
        late = asyncio.create_task(few.run(600, abs, -2))
        await asyncio.sleep(0)
        assert few.waiting == 1
        assert await late == 2
        few.close()

    play(story())


def test_a_worker_that_cannot_be_started_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(workers, "WorkerProcess", refuse)

    async def story() -> None:
        few = Workers(1)
        with pytest.raises(WorkerGone, match="cannot be started: Resource"):
            await few.run(600, abs, -1)
        assert few._idle == [0], "the next work may try again"
        few.close()

    play(story())


def test_closing_stops_a_worker_that_is_just_being_started(monkeypatch: pytest.MonkeyPatch) -> None:
    starting, closing = threading.Event(), threading.Event()
    started: list[WorkerProcess] = []

    def start() -> WorkerProcess:
        starting.set()
        closing.wait()
        started.append(WorkerProcess())
        return started[0]

    monkeypatch.setattr(workers, "WorkerProcess", start)

    async def story() -> None:
        few = Workers(1)
        task = asyncio.create_task(few.run(600, abs, -1))
        await asyncio.to_thread(starting.wait)
        shutdown = few._threads.shutdown

        def shut_down() -> None:
            closing.set()
            shutdown()

        with monkeypatch.context() as patched:  # it comes to be while `close` waits for the threads
            patched.setattr(few._threads, "shutdown", shut_down)
            few.close()
        assert is_gone(started[0].pid)
        with pytest.raises(RuntimeError, match="after shutdown"):
            await task

    play(story())


class Hand(Workers):
    """Works in no process, by a clock of its own: much takes a second, and to come takes two."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(1)
        self.now = 0.0
        self.done: list[str] = []
        monkeypatch.setattr(workers, "monotonic", lambda: self.now)

    async def _started(self, number: int, work: object) -> Any:
        self.now += 0 if self.done else 2

    async def _run(self, process: object, seconds: float, work: object, *args: object) -> Any:
        await asyncio.sleep(0)
        self.now += 1 if "much" in args else 0.01
        self.done.extend(map(str, args))

    def wish(self, of: str) -> Awaitable[object]:
        return self.run(1, abs, of, of=of)


def test_of_those_who_wait_whoever_wants_least_is_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        hand = Hand(monkeypatch)
        await asyncio.gather(*map(hand.wish, ["much", "much", "much", "little"]))
        assert hand.done == ["much", "little", "much", "much"]

    play(story())


def test_until_a_worker_has_come_nobody_is_thought_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        hand = Hand(monkeypatch)
        await hand.wish("little")
        await asyncio.gather(*map(hand.wish, ["much", "much", "little"]))
        assert hand.done == ["little", "much", "little", "much"]

    play(story())


def test_however_many_want_little_whoever_wants_much_has_a_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        hand = Hand(monkeypatch)
        hand._took = {"much": 1.0, "little": 0.01}

        async def again_and_again() -> None:
            while "much" not in hand.done and len(hand.done) < 10_000:
                await hand.wish("little")

        await asyncio.gather(*[again_and_again() for _ in range(5)], hand.wish("much"))
        assert 10 < hand.done.index("much") < 1000

    play(story())


def test_a_worker_handed_to_one_who_has_gone_is_free_again() -> None:
    async def story() -> None:
        few = Workers(1)
        number = await few._turn("")
        gone, late = (asyncio.create_task(few._turn("")) for _ in range(2))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        few._free(number)
        late.cancel()
        await asyncio.gather(gone, late, return_exceptions=True)
        assert few._idle == [number]

    play(story())
