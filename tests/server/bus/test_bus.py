"""The bus: hints between nodes, over a real Redis, and what becomes of play without it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
from redis.asyncio.client import PubSub
from structlog.testing import capture_logs
from tools.services import Redis

from kaboodle.server.bus import bus
from kaboodle.server.bus import redis as redis_bus
from kaboodle.server.bus.bus import BusError, Chat, Freed, Heartbeat, Here, NoBus, Note, Written
from kaboodle.server.bus.opening import open_bus
from kaboodle.server.bus.redis import RedisBus
from tests.apart import play

PATIENCE = 60


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody shows a sign of life here every second: a link that is silent is not dead."""
    for name in ("QUIET", "PATIENCE"):
        monkeypatch.setattr(redis_bus, name, PATIENCE)


@dataclass
class Listener:
    """Keeps what it hears."""

    notes: list[Note] = field(default_factory=list)
    joins: int = 0
    rubbish: int = 0

    def misheard(self) -> None:
        self.rubbish += 1

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
        listeners = [Listener(), Listener()]
        try:
            for i, line in enumerate(lines):
                await line.open(f"n{i}", listeners[i])
            await until(lambda: all(line.up for line in lines))
            await story(*lines, *listeners)
        finally:
            for line in lines:
                await line.close()

    play(told())


def test_words_reach_those_who_follow_the_table_and_nobody_hears_itself(redis: Redis) -> None:
    async def story(one: RedisBus, two: RedisBus, here: Listener, there: Listener) -> None:
        two.subscribe("t")
        await until(lambda: not two._changes)
        words: list[Note] = [
            Written("n0", "t", 7),
            Chat("n0", "t", 1, None, "Moin"),
            Here("n0", "t", {0: -1, 2: 40}, 3),
            Heartbeat("n0"),
            Freed("n0", ["t"]),
        ]
        one.publish(Written("n0", "another", 1))
        for word in words:
            one.publish(word)
        await until(lambda: len(there.notes) == len(words))
        assert there.notes == words and here.notes == []
        two.unsubscribe("t")
        await until(lambda: not two._changes)
        one.publish(words[0])
        one.publish(Heartbeat("n0"))
        await until(lambda: len(there.notes) == len(words) + 1)
        assert there.notes[-1] == Heartbeat("n0")

    with_buses(redis, story)


WORD = {"node": "n0", "table": "t"}
SPOKEN = {"t": "said", "seat": 0, "phrase": None, "text": "Moin", **WORD}
RUBBISH = [
    {"t": "lives", "node": ""},
    {"t": "lives", "node": "n" * 400},
    {"t": "freed", "node": "n0", "tables": ["t" * 100]},
    {"t": "written", "lines": -1, **WORD},
    {"t": "written", "lines": 1 << 60, **WORD},
    {"t": "here", "seats": {16: 0}, "watching": 0, **WORD},
    {"t": "here", "seats": {0: -2}, "watching": 0, **WORD},
    {"t": "here", "seats": {}, "watching": -1, **WORD},
    {**SPOKEN, "seat": -1},
    {**SPOKEN, "text": "x" * 201},
    {**SPOKEN, "phrase": "insult"},
]


def test_a_word_out_of_bounds_is_no_word() -> None:
    assert bus.decode(bus.encode(SPOKEN)) == Chat("n0", "t", 0, None, "Moin")
    for word in RUBBISH:
        with pytest.raises(msgspec.ValidationError):
            bus.decode(bus.encode(word))


def test_a_word_of_a_newer_node_or_of_a_stranger_is_passed_over(redis: Redis) -> None:
    no_text = b"\x82\xa1t\xa5lives\xa4node\xa1\xff"
    no_end = b"\x83\xa1t\xa5lives\xa4node\xa2n0\xa1z" + b"\x91" * 100_000
    newer = bus.encode({"t": "sings", "node": "n0"})

    async def story(one: RedisBus, two: RedisBus, here: Listener, there: Listener) -> None:
        for strange in (b"\xff", newer, no_text, no_end, bus.encode(RUBBISH[0])):
            await one._redis.publish(redis_bus.ALL, strange)
        one.publish(Heartbeat("n0"))
        await until(lambda: there.notes)
        assert there.notes == [Heartbeat("n0")]
        assert there.rubbish == 5

    with_buses(redis, story)


def test_whoever_fails_to_take_a_word_in_hears_the_next(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(one: RedisBus, two: RedisBus, here: Listener, there: Listener) -> None:
        keep = there.heard

        def fail(note: Note) -> None:
            there.heard = keep  # type: ignore[method-assign]
            raise KeyError(note.node)

        there.heard = fail  # type: ignore[method-assign]
        joins = there.joins
        one.publish(Heartbeat("n0"))
        await until(lambda: there.joins > joins)
        one.publish(Heartbeat("n0"))
        await until(lambda: there.notes)

    monkeypatch.setattr(redis_bus, "AGAIN", 0.01)
    with capture_logs() as logged:
        with_buses(redis, story)
    assert "bus receive failed" in [line["event"] for line in logged]


def test_whoever_fails_to_say_what_was_missed_says_the_next_word(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(one: RedisBus, two: RedisBus, here: Listener, there: Listener) -> None:
        def fail() -> None:
            raise KeyError("table")

        here.joined = fail  # type: ignore[method-assign]
        one._speaks = False  # as after words that could not be said
        one.publish(Heartbeat("n0"))
        one.publish(Heartbeat("n0", {"kero": 1}))
        await until(lambda: Heartbeat("n0", {"kero": 1}) in there.notes)
        await until(lambda: one.up)
        one.publish(Heartbeat("n0", {"kero": 2}))
        await until(lambda: Heartbeat("n0", {"kero": 2}) in there.notes)

    with capture_logs() as logged:
        with_buses(redis, story)
    assert "bus publish failed" in [line["event"] for line in logged]


@pytest.mark.parametrize("how", ["ended", "stopped"])
def test_it_heals_by_itself(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """Redis goes, or does not answer any more, and is there again: what was followed still is."""
    for name, seconds in (("QUIET", 0.3), ("AGAIN", 0.02), ("PATIENCE", 0.3)):
        monkeypatch.setattr(redis_bus, name, seconds)

    async def story(one: RedisBus, two: RedisBus, here: Listener, there: Listener) -> None:
        async def lives() -> None:
            while True:
                for i, line in enumerate((one, two)):
                    line.publish(Heartbeat(f"n{i}"))
                await asyncio.sleep(0.05)

        beating = asyncio.create_task(lives())
        two.subscribe("t")
        await until(lambda: not two._changes)
        if how == "ended":
            await asyncio.to_thread(server.stop)
        else:
            os.kill(server.pid, signal.SIGSTOP)
        await until(lambda: not any(line._pubsub or line._speaks for line in (one, two)))
        joins = here.joins, there.joins
        if how == "ended":
            await asyncio.to_thread(server.start)
        else:
            os.kill(server.pid, signal.SIGCONT)
        await until(lambda: one.up and two.up)
        assert here.joins > joins[0] and there.joins > joins[1]
        for _ in range(PATIENCE * 10):
            one.publish(Written("n0", "t", 7))
            await asyncio.sleep(0.1)
            if Written("n0", "t", 7) in there.notes:
                break
        assert Written("n0", "t", 7) in there.notes
        beating.cancel()

    with Redis() as server, capture_logs() as logged:  # on a slow machine it may be away before
        with_buses(server, story)
    assert "bus away" in [line["event"] for line in logged]


def test_a_table_that_comes_while_the_link_is_laid_is_followed_too(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    subscribe = PubSub.subscribe
    meanwhile: list[Callable[[], None]] = []

    async def slow(line: PubSub, *channels: Any) -> None:
        await subscribe(line, *channels)
        meanwhile.pop()()
        await asyncio.sleep(0.05)  # whoever speaks has a turn, or many

    async def told() -> None:
        one, two, listener = RedisBus(redis.url), RedisBus(redis.url), Listener()
        meanwhile[:] = [lambda: two.subscribe("t"), lambda: one.subscribe("t")]
        try:
            await one.open("n0", Listener())
            await until(lambda: one.up)
            await two.open("n1", listener)
            await until(lambda: two.up and not two._changes)
            one.publish(Written("n0", "t", 7))
            one.publish(Heartbeat("n0"))
            await until(lambda: Heartbeat("n0") in listener.notes)
            assert listener.notes == [Written("n0", "t", 7), Heartbeat("n0")]
        finally:
            await one.close()
            await two.close()

    monkeypatch.setattr(PubSub, "subscribe", slow)
    play(told())


def test_after_words_that_could_not_be_said_everything_is_told_anew(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the link to hear by lived on."""

    async def story(one: RedisBus, two: RedisBus, here: Listener, there: Listener) -> None:
        joins = here.joins

        async def broken() -> None:
            one._wake.clear()
            one._queue.clear()
            raise ConnectionError("cut")

        with monkeypatch.context() as patched:
            patched.setattr(one, "_say", broken)
            one.publish(Heartbeat("n0"))
            await until(lambda: not one.up)
        assert here.joins == joins and one._pubsub is not None
        one._pubsub, line = None, one._pubsub  # and then that is gone as well
        one.subscribe("t")
        await until(lambda: not one._wake.is_set())
        assert not one._speaks and here.joins == joins, "nothing was said"
        one._pubsub = line
        one.publish(Heartbeat("n0"))
        await until(lambda: one.up)
        assert here.joins == joins + 1

    with_buses(redis, story)


def test_however_many_words_come_everybody_else_has_a_turn(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    flood = [{"type": "message", "data": bus.encode(Heartbeat("n1"))}] * 1000

    async def at_once(line: PubSub, **_: Any) -> dict[str, Any]:
        if not flood:
            await asyncio.Event().wait()
        return flood.pop()

    async def told() -> None:
        line, listener, between = RedisBus(redis.url), Listener(), 0
        await line.open("n0", listener)
        while flood:
            before = len(listener.notes)
            await asyncio.sleep(0)
            between = max(between, len(listener.notes) - before)
        await line.close()
        assert between <= redis_bus.BREATH

    monkeypatch.setattr(PubSub, "get_message", at_once)
    play(told())


def test_what_was_said_last_is_still_said(redis: Redis) -> None:
    async def story(one: RedisBus, two: RedisBus, here: Listener, there: Listener) -> None:
        one.publish(Freed("n0", ["t"]))
        await one.close()
        await until(lambda: there.notes)

    with_buses(redis, story)


def test_a_bus_that_cannot_be_reached_is_said_at_once(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    for there in ("unix:///nowhere/redis.sock", "unix:///nowhere/ada@home/redis.sock"):
        with pytest.raises(BusError, match=r"^the bus cannot be reached \(.*nowhere.*directory\)$"):
            open_bus(there)
    for askew in (
        "redis://:hush/@here",
        "redis://:hu[sh@here",
        "redis://ada:12/hush@here",  # what is before the / looks like a machine and its port
        "redis://ada:12#hush@here",
        "redis://ada:12?hush@here",
        "redis://127.0.0.1:1?colour=hush",
        "rediss://ada:12/hush@here",
    ):
        with pytest.raises(BusError, match=r"^the bus's address cannot be read: [^:]*$"):
            open_bus(askew)
    assert isinstance(open_bus(""), NoBus)
    assert isinstance(open_bus(redis.url), RedisBus)
    monkeypatch.setitem(sys.modules, "kaboodle.server.bus.redis", None)
    with pytest.raises(BusError, match=r"pip install 'kaboodle\[cluster\]'"):
        open_bus(redis.url)


def test_alone_there_is_nobody_to_talk_to() -> None:
    async def story() -> None:
        alone: Any = NoBus()
        listener = Listener()
        await alone.open("n", listener)
        alone.subscribe("t")
        alone.publish(Written("n", "t", 1))
        alone.unsubscribe("t")
        await alone.close()
        assert not alone.up and listener == Listener()

    play(story())
