"""KERO in real time over real sockets: the server's clock, a tank that runs dry, a lost link."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import kaboodle
from tests.server.client import Player, Server, run, running

CAPACITY = 2500
SHIPPED = Path(kaboodle.__file__).parent / "games/kero/packs/standard.toml"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("sand") / "tables.sqlite") as found:
        yield found


def small_tank() -> str:
    """The standard pack with a tank for two seconds and a half."""
    text = SHIPPED.read_text(encoding="utf-8")
    for name, value in (("capacity", CAPACITY), ("roll", 900), ("fuelling", 900)):
        text, found = re.subn(rf"^{name} = \d+", f"{name} = {value}", text, count=1, flags=re.M)
        assert found
    return text


async def tipped(server: Server) -> tuple[Player, Player, list[str]]:
    """Two clans, and the first has just tipped its truck."""
    table, tokens = server.table(
        "kero", ["person", "person"],
        options={"clock": "realtime", "first": "seat1"}, pack=small_tank(),
    )  # fmt: skip
    one, two = [Player(server, table, token) for token in tokens]
    await one.connect()
    await two.connect()
    assert (await one.ask(t="start"))["t"] == "done"
    keys: list[str] = server.call("GET", f"/api/tables/{table}/game")[1]["catalogue"]["keys"]
    while one.state.get("question") is None:
        await one.receive()
    assert (await one.answer(one.state["question"], keys.index("tip")))["t"] == "done"
    return one, two, keys


def test_a_tank_runs_dry_when_it_is_due(server: Server) -> None:
    async def go() -> None:
        one, two, keys = await tipped(server)
        started, clock = time.monotonic(), one.state["time"]
        assert clock["running"]
        assert CAPACITY - 200 <= clock["due"] - clock["now"] <= CAPACITY
        rolls = [a for a in one.state["question"]["options"] if keys[a].startswith("roll")]
        told = await one.ask(t="act", question=one.state["question"]["number"], action=rolls[-1])
        assert (told["t"], told.get("clause")) == ("refused", "KO-T4"), "a hand takes its time"
        await asyncio.sleep(1.1)
        assert (await one.answer(one.state["question"], rolls[-1]))["t"] == "done"

        while not any("outage" in event["key"] for event in two.events):
            await two.receive()
        took = time.monotonic() - started
        assert CAPACITY / 1000 - 0.2 < took < CAPACITY / 1000 + 1.5

    run(go)


def test_a_lost_link_stops_the_sand_and_coming_back_lets_it_run(server: Server) -> None:
    async def go() -> None:
        one, two, _ = await tipped(server)
        await one.close()
        await asyncio.sleep(CAPACITY / 1000 + 0.8)
        while True:
            try:
                await two.receive(0.3)
            except TimeoutError:
                break
        assert not any("outage" in event["key"] for event in two.events), "it stood still"

        await one.connect(resume=True)
        assert one.state["time"]["running"]
        while not any("outage" in event["key"] for event in two.events):
            await two.receive()

    run(go)
