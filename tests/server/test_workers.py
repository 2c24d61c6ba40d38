"""Whoever thinks long or fails holds up nobody else."""

from __future__ import annotations

import asyncio
import os
import threading
from typing import Any

import pytest

from kaboodle.server import bots
from kaboodle.server.bots import Thinkers, Thought, think
from kaboodle.server.workers import Workers
from tests.apart import play


def sleep_or_die(thought: Thought) -> tuple[int, int]:
    if thought.bot == "slow":
        threading.Event().wait()  # for ever
    if thought.bot == "dead":
        os._exit(1)
    return thought.seat, 0


@pytest.mark.parametrize("fault", ["slow", "dead"])
def test_a_bot_that_fails_breaks_no_other(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    """In processes of their own: it alone is answered for by a plainer bot."""
    monkeypatch.setattr(bots, "THINKING", 3.0)  # enough for the others on any machine

    async def story() -> None:
        thinkers = Thinkers(1)
        monkeypatch.setattr(bots, "think", sleep_or_die)
        wishes = [Thought("kaskaria", "", {}, 2, 1, b"", 1, bot) for bot in [fault, "a", "b"]]
        tasks = [asyncio.create_task(thinkers.decide(wish)) for wish in wishes]
        await asyncio.sleep(0)
        monkeypatch.setattr(bots, "think", lambda thought: (7, 0))
        told = await asyncio.gather(*tasks)
        assert told == [(7, 0), (1, 0), (1, 0)], "whoever waited was not timed meanwhile"
        monkeypatch.undo()
        monkeypatch.setattr(bots, "THINKING", 600)  # however long a worker takes to come
        healthy = Thought("kaskaria", "", {"first": "seat1"}, 2, 1, b"", 0, "greedy")
        assert await thinkers.decide(healthy) == think(healthy), "the next one finds new workers"
        thinkers.close(wait=True)
        thinkers.close()

    play(story())


def test_a_thought_nobody_waits_for_any_more_is_thought_to_its_end() -> None:
    async def story() -> None:
        workers = Workers(1)
        task = asyncio.create_task(workers.run(600, abs, -1))
        while workers._idle:  # until it is at work
            await asyncio.sleep(0)
        task.cancel()
        late = asyncio.create_task(workers.run(600, abs, -2))
        await asyncio.sleep(0)
        assert workers.waiting == 1
        assert await late == 2
        workers.close(wait=True)

    play(story())


def test_of_those_who_wait_whoever_wants_least_is_next() -> None:
    done: list[str] = []

    class Hand(Workers):
        async def _run(self, number: int, seconds: float, work: object, *args: object) -> Any:
            await asyncio.sleep(0.01 if "much" in args else 0)
            done.extend(map(str, args))

    async def story() -> None:
        workers = Hand(1)
        wishes = ["much", "much", "much", "little"]
        await asyncio.gather(*[workers.run(1, abs, wish, of=wish) for wish in wishes])
        assert done == ["much", "little", "much", "much"]

    play(story())


def test_a_worker_handed_to_one_who_has_gone_is_free_again() -> None:
    async def story() -> None:
        workers = Workers(1)
        number = await workers._turn("")
        gone, late = (asyncio.create_task(workers._turn("")) for _ in range(2))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        workers._free(number)
        late.cancel()
        await asyncio.gather(gone, late, return_exceptions=True)
        assert workers._idle == [number]

    play(story())
