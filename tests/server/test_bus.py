"""The bus: hints between nodes, over a real Redis, and what becomes of play without it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from structlog.testing import capture_logs
from tools.services import Redis

from kaboodle.server import bus
from kaboodle.server import redis as over_redis
from kaboodle.server.bus import BusError, Freed, Here, Lives, Note, Said, Silence, Written
from kaboodle.server.buses import open_bus
from kaboodle.server.redis import RedisBus
from tests.apart import play

PATIENCE = 60


@dataclass
class Ear:
    """Keeps what it hears."""

    notes: list[Note] = field(default_factory=list)
    joins: int = 0

    def heard(self, note: Note) -> None:
        self.notes.append(note)

    def joined(self) -> None:
        self.joins += 1


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


def with_buses(redis: Redis, story: Callable[..., Awaitable[None]]) -> None:
    """Two nodes at one Redis, each with an ear."""

    async def told() -> None:
        lines = [RedisBus(redis.url) for _ in range(2)]
        ears = [Ear(), Ear()]
        try:
            for i, line in enumerate(lines):
                await line.open(f"n{i}", ears[i])
            await until(lambda: all(line.up for line in lines))
            await story(*lines, *ears)
        finally:
            for line in lines:
                await line.close()

    play(told())


def test_words_reach_those_who_follow_the_table_and_nobody_hears_itself(redis: Redis) -> None:
    async def story(one: RedisBus, two: RedisBus, here: Ear, there: Ear) -> None:
        two.follow("t")
        await until(lambda: not two._turns)
        words: list[Note] = [
            Written("n0", "t", 7),
            Said("n0", "t", 1, None, "Moin"),
            Here("n0", "t", {0: -1, 2: 40}, 3),
            Lives("n0"),
            Freed("n0", ["t"]),
        ]
        one.tell(Written("n0", "another", 1))
        for word in words:
            one.tell(word)
        await until(lambda: len(there.notes) == len(words))
        assert there.notes == words and here.notes == []
        two.leave("t")
        await until(lambda: not two._turns)
        one.tell(words[0])
        one.tell(Lives("n0"))
        await until(lambda: len(there.notes) == len(words) + 1)
        assert there.notes[-1] == Lives("n0")

    with_buses(redis, story)


def test_a_word_of_a_newer_node_or_of_a_stranger_is_passed_over(redis: Redis) -> None:
    no_text = b"\x82\xa1t\xa5lives\xa4node\xa1\xff"
    no_end = b"\x83\xa1t\xa5lives\xa4node\xa2n0\xa1z" + b"\x91" * 100_000
    newer = bus.encode({"t": "sings", "node": "n0"})

    async def story(one: RedisBus, two: RedisBus, here: Ear, there: Ear) -> None:
        for strange in (b"\xff", newer, no_text, no_end):
            await one._redis.publish(over_redis.ALL, strange)
        one.tell(Lives("n0"))
        await until(lambda: there.notes)
        assert there.notes == [Lives("n0")]

    with_buses(redis, story)


def test_whoever_fails_to_take_a_word_in_hears_the_next(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(one: RedisBus, two: RedisBus, here: Ear, there: Ear) -> None:
        keep = there.heard

        def fail(note: Note) -> None:
            there.heard = keep  # type: ignore[method-assign]
            raise KeyError(note.node)

        there.heard = fail  # type: ignore[method-assign]
        joins = there.joins
        one.tell(Lives("n0"))
        await until(lambda: there.joins > joins)
        one.tell(Lives("n0"))
        await until(lambda: there.notes)

    monkeypatch.setattr(over_redis, "AGAIN", 0.01)
    with capture_logs() as said:
        with_buses(redis, story)
    assert "bus misheard" in [line["event"] for line in said]


@pytest.mark.parametrize("how", ["ended", "stopped"])
def test_it_heals_by_itself(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """Redis goes, or does not answer any more, and is there again: what was followed still is."""
    for name, seconds in (("QUIET", 0.3), ("AGAIN", 0.02), ("PATIENCE", 0.3)):
        monkeypatch.setattr(over_redis, name, seconds)

    async def story(one: RedisBus, two: RedisBus, here: Ear, there: Ear) -> None:
        async def lives() -> None:
            while True:
                for i, line in enumerate((one, two)):
                    line.tell(Lives(f"n{i}"))
                await asyncio.sleep(0.05)

        beating = asyncio.create_task(lives())
        two.follow("t")
        await until(lambda: not two._turns)
        with capture_logs() as told:
            if how == "ended":
                await asyncio.to_thread(server.stop)
            else:
                os.kill(server.pid, signal.SIGSTOP)
            await until(lambda: not any(line._line or line._speaks for line in (one, two)))
        assert "bus away" in [line["event"] for line in told]
        joins = here.joins, there.joins
        if how == "ended":
            await asyncio.to_thread(server.start)
        else:
            os.kill(server.pid, signal.SIGCONT)
        await until(lambda: one.up and two.up)
        assert here.joins > joins[0] and there.joins > joins[1]
        for _ in range(PATIENCE * 10):
            one.tell(Written("n0", "t", 7))
            await asyncio.sleep(0.1)
            if Written("n0", "t", 7) in there.notes:
                break
        assert Written("n0", "t", 7) in there.notes
        beating.cancel()

    with Redis() as server:
        with_buses(server, story)


def test_what_was_said_last_is_still_said(redis: Redis) -> None:
    async def story(one: RedisBus, two: RedisBus, here: Ear, there: Ear) -> None:
        one.tell(Freed("n0", ["t"]))
        await one.close()
        await until(lambda: there.notes)

    with_buses(redis, story)


def test_a_bus_that_cannot_be_reached_is_said_at_once(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BusError, match=r"^the bus cannot be reached \(.*nowhere.*directory\)$"):
        open_bus("unix:///nowhere/redis.sock")
    for askew in ("redis://:hush/@here", "redis://:hu[sh@here"):
        with pytest.raises(BusError, match=r"^the bus's address cannot be read$"):
            open_bus(askew)
    assert isinstance(open_bus(""), Silence)
    assert isinstance(open_bus(redis.url), RedisBus)
    monkeypatch.setitem(sys.modules, "kaboodle.server.redis", None)
    with pytest.raises(BusError, match=r"pip install 'kaboodle\[cluster\]'"):
        open_bus(redis.url)


def test_alone_there_is_nobody_to_talk_to() -> None:
    async def story() -> None:
        alone: Any = Silence()
        ear = Ear()
        await alone.open("n", ear)
        alone.follow("t")
        alone.tell(Written("n", "t", 1))
        alone.leave("t")
        await alone.close()
        assert not alone.up and ear == Ear()

    play(story())
