"""Nodes that all stood still, and clocks that leap, take no sand along."""

from __future__ import annotations

import asyncio
import json
import time

import pytest

from kaboodle.server.live.hall import Hall
from kaboodle.server.storage.store import LIFE
from kaboodle.server.table import lines
from tests.server.kit.in_process import Guest, MemoryStore, Patient, token, until
from tests.server.kit.nodes import in_halls, pair
from tests.server.live.test_lease import REPLACED, memory
from tests.server.live.test_time import CAPACITY, CREDIT, log, now, outages, tipped, waits


def test_where_nobody_served_a_table_its_time_stood_still() -> None:
    """All nodes were stopped, for longer than a moment."""
    store, ids = MemoryStore(shared=True), list[str]()

    async def first(one: Hall, two: Hall) -> None:
        both = await tipped(one, two)
        ids.append(both.lives[0].table.terms.id)
        await asyncio.sleep(30)

    async def then(one: Hall, two: Hall) -> None:
        store.nodes = dict.fromkeys(store.nodes, time.monotonic() - 600)
        for body in list(store.lines.values()):
            assert b"resumed" not in body
        # The log was written by the same wall, ten minutes ago.
        for key, body in store.lines.items():
            line = json.loads(body)
            if "wall" in line:
                line["wall"] -= 630_000
                store.lines[key] = json.dumps(line).encode()
        live = await one.find(ids[0])
        await until(lambda: live.planner.fence is not None, 10)
        assert waits(live) == 0, "nobody is here yet"
        assert now(live) == pytest.approx(30_000, abs=REPLACED * 1000)
        back = Guest(one, live)
        await back.say(t="hello", token=token("Ada"))
        assert live.clock.running

    in_halls(first, store)
    in_halls(then, store)


def sleep_through(one: Hall, two: Hall) -> None:
    """All nodes stand still for two minutes, and wake up: whatever was to happen meanwhile is to
    happen at once, before a sign of life is left."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Patient)
    loop._now += 120
    for hall in (one, two):
        for task in hall.node._tasks:
            task.cancel()
        hall.node._begin(hall.node._beats())


def test_a_tank_does_not_run_dry_while_all_nodes_stand_still() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await tipped(one, two)
        await asyncio.sleep(30)
        before = now(both.lives[0])
        sleep_through(one, two)
        assert 0 <= now(both.lives[0]) - before <= 1000 * LIFE, "nor does it show otherwise"
        await asyncio.sleep(REPLACED)
        assert not outages(both.bo)
        resumed = [line for line in log(one) if isinstance(line, lines.Resumed)]
        assert [0 <= line.at - before <= 1000 * LIFE for line in resumed] == [True]

    in_halls(story)


def test_nobody_is_out_of_time_because_all_nodes_stood_still() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", pace="fast")
        await asyncio.sleep(5)
        sleep_through(one, two)
        await asyncio.sleep(REPLACED)
        assert not any(isinstance(line, lines.TookOver) for line in log(one))
        await until(lambda: any(chair.away for chair in both.lives[0].table.chairs))

    in_halls(story)


@pytest.mark.parametrize("hours", [1, -1])
def test_a_database_whose_clock_leaps_takes_no_sand_and_stops_none(
    monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    """The only machine slept, or the clock was set: no node has felt anything of it."""

    async def story(one: Hall, two: Hall) -> None:
        both = await tipped(one, two)
        await asyncio.sleep(5)
        before, beat = now(both.lives[0]), memory(one).beat

        async def later(node: str) -> int:
            return await beat(node) + hours * 3_600_000

        monkeypatch.setattr(memory(one), "beat", later)
        await asyncio.sleep(REPLACED)
        assert not outages(both.bo)
        shown = now(both.lives[0])
        assert shown - before <= 1000 * (REPLACED + LIFE)
        await asyncio.sleep(1)
        assert now(both.lives[0]) - shown == pytest.approx(1000, abs=1), "it runs"
        await until(lambda: outages(both.bo), (CAPACITY + CREDIT) / 1000)

    in_halls(story)
