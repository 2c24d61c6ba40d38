"""Nodes over a real PostgreSQL and a real Redis: one table, wherever its people are."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from tools.services import Redis

from kaboodle.server import wire
from kaboodle.server.denied import Denied
from kaboodle.server.hall import Hall
from kaboodle.server.limits import HouseLimit
from kaboodle.shelf import BOXES
from tests.apart import play
from tests.server.client import PATIENCE, Near, Player, run
from tests.server.inside import MemoryStore
from tests.server.nodes import in_halls

OPEN = wire.SeatWish()


@contextmanager
def nodes(count: int, folder: Path, database: str, bus: str) -> Iterator[list[Near]]:
    with ExitStack() as doors:
        started: list[Near] = []
        for i in range(count):
            near = Near(folder / f"{i}", database=database, bus=bus, metrics_token="m")
            near.start()
            doors.callback(near.stop)
            started.append(near)
        yield started


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.parametrize("game", BOXES)
def test_a_whole_game_with_its_people_at_two_nodes(
    game: str, tmp_path: Path, database: str, redis: Redis
) -> None:
    async def go() -> None:
        with nodes(2, tmp_path, database, redis.url) as [one, two]:
            table, tokens = one.table(game, ["person", "person"])
            ada, bo = Player(one, table, tokens[0]), Player(two, table, tokens[1])
            eyes = Player(two, table, None)
            for player in (ada, bo, eyes):
                await player.connect()
            await ada.ask(t="start")
            async with asyncio.TaskGroup() as group:
                for player in (ada, bo, eyes):
                    group.create_task(player.play_on(lambda options: options[0]))
            assert ada.state["outcome"] == bo.state["outcome"] == eyes.state["outcome"]
            record = [near.call("GET", f"/api/tables/{table}/record") for near in (one, two)]
            assert record[0] == record[1] and record[0][0] == 200

    run(go)


def test_readiness_and_figures_tell_the_truth_about_both_services(
    tmp_path: Path, database: str
) -> None:
    with Redis() as redis, nodes(1, tmp_path, database, redis.url) as [node]:

        def ready() -> tuple[int, str]:
            return node.call("GET", "/readyz")

        def figure(name: str) -> str:
            text = node.call("GET", "/metrics", token="m")[1]
            return str(next(line for line in text.splitlines() if line.startswith(name)))

        until(lambda: ready() == (200, "ready\ndatabase there\nbus there\n"))
        assert figure("kaboodle_bus_up") == "kaboodle_bus_up 1.0"
        redis.stop()
        until(lambda: ready() == (200, "ready\ndatabase there\nbus away\n"))
        assert figure("kaboodle_bus_up") == "kaboodle_bus_up 0.0"
        assert figure("kaboodle_database_up") == "kaboodle_database_up 1.0"
        redis.start()
        until(lambda: ready() == (200, "ready\ndatabase there\nbus there\n"))


# Counted together.


def test_tables_are_counted_at_all_nodes_together() -> None:
    async def story(one: Hall, two: Hall) -> None:
        wish = wire.Wish("kaskaria", [OPEN] * 2)
        for hall, address in ((one, "a"), (two, "a"), (one, "b")):
            await hall.set_table(wish, address)
        with pytest.raises(Denied, match="slow-down"):
            await one.set_table(wish, "a")
        with pytest.raises(Denied, match="too-many-tables"):
            await two.set_table(wish, "b")

    in_halls(story, table_rate=2, max_tables=3)


def test_wrong_codes_are_counted_at_all_nodes_together() -> None:
    async def story() -> None:
        store = MemoryStore(shared=True)
        one, two = [HouseLimit(store, "codes", 0.001, 2) for _ in range(2)]
        await one.take("a")
        await two.take("a")
        await two.give_back("a")
        await one.take("a")
        for limit in (one, two):
            with pytest.raises(Denied, match="slow-down"):
                await limit.take("a")
        await two.take("b")

    play(story())


def test_one_node_sweeps_for_all() -> None:
    async def story(one: Hall, two: Hall) -> None:
        swept = list[Hall]()

        def broom(hall: Hall) -> None:
            async def sweep() -> None:
                swept.append(hall)

            hall._sweep_all = sweep  # type: ignore[method-assign]

        for hall in (one, two):
            broom(hall)
        for hall in (one, two, one):
            await hall.sweep()
        assert swept == [one, one]
        await one.close()
        await two.sweep()
        assert swept[-1] is two

    in_halls(story)
