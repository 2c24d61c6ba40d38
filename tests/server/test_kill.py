"""Kill the server in the middle of things, again and again: what it acknowledged is there."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import msgspec
import pytest

from kaboodle.core import record
from kaboodle.core.record import Replay
from kaboodle.server.table.telling import outcome_info
from kaboodle.shelf import BOXES, open_game
from tests.processes import is_gone
from tests.server.kit.client import PATIENCE, Player, Server, run, running_apart
from tests.server.kit.history import check
from tests.server.kit.stubborn import Stubborn, bodies_of, ids, log_of

KILLS = 4


class War:
    """Ends the server whenever so many messages more were sent, looks at the logs, starts again."""

    def __init__(self, server: Server, chance: random.Random) -> None:
        self.server, self.chance = server, chance
        self.players: list[Stubborn] = []
        self.moments = [3 + 5 * i for i in range(KILLS)]  # messages sent, over all tables
        self.gently = chance.randrange(KILLS)
        self.sent = self.ended = 0
        self.group = asyncio.TaskGroup()
        self.strikes: asyncio.Task[None] | None = None

    def strike(self) -> None:
        self.sent += 1
        if self.moments and self.sent >= self.moments[0] and self.strikes is None:
            self.moments.pop(0)
            self.strikes = self.group.create_task(self.end_and_start())

    async def end_and_start(self) -> None:
        await asyncio.sleep(self.chance.choice([0, 0.0005, 0.001, 0.002, 0.01]))
        acknowledged = [(player, player.acknowledged()) for player in self.players]
        if self.ended == self.gently:
            assert await asyncio.to_thread(self.server.stop) == 0
        else:
            self.server.kill()
        self.ended += 1
        for player, told in acknowledged:
            written = ids(log_of(self.server, player.table))
            assert told <= set(written[player.welcome["seat"]]), "an acknowledged move is gone"
        await asyncio.to_thread(self.server.start)
        self.strikes = None


def test_nothing_acknowledged_is_lost_and_nothing_appears(tmp_path: Path) -> None:
    """A table of each game at one server, and more of them until it has been ended often enough."""

    async def go() -> None:
        with running_apart(tmp_path / "tables.sqlite") as server:
            war, rounds = War(server, random.Random(5)), 0
            while war.moments:
                rounds += 1
                war.group = asyncio.TaskGroup()
                tables = [await seated(server, game, rounds) for game in BOXES]
                war.players = [player for players in tables for player in players[:-1]]
                async with war.group as group:
                    for player in [player for players in tables for player in players]:
                        group.create_task(player.play(war))
                for game, players in zip(BOXES, tables, strict=True):
                    check_table(server, game, players)
            assert war.ended == KILLS
            log = server.log()
            assert "Traceback" not in log and "leaked" not in log, log

    run(go)


async def seated(server: Server, game: str, chance: int) -> list[Stubborn]:
    """Two people, and one who watches, at a table that has started."""
    seats = ["person", "person", "greedy"][: BOXES[game].seats[1]]
    table, tokens = server.table(game, seats)
    given = [*tokens, None]
    players = [Stubborn(server, table, token, 10 * chance + i) for i, token in enumerate(given)]
    for player in players:
        await player.connect()
    await players[0].ask(t="start")
    return players


def check_table(server: Server, game: str, players: list[Stubborn]) -> None:
    """Everyone saw the same end, and the log replays to it."""
    table, opened = players[0].table, open_game(game, {})
    outcomes = [player.state["outcome"] for player in players]
    assert outcomes == [outcomes[0]] * 3
    bodies = bodies_of(server, table)
    assert check(bodies, [player.witness() for player in players], PATIENCE).faults == []
    kept = record.read(server.call("GET", f"/api/tables/{table}/record")[1])
    outcome = opened.outcome(Replay(opened, kept).run())
    assert msgspec.to_builtins(outcome_info(outcome)) == outcomes[0]


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    async def go() -> None:
        with running_apart(tmp_path / "tables.sqlite", bot_pause="1-1") as server:
            table, tokens = server.table("kaskaria", ["person", "greedy"])
            ada = Player(server, table, tokens[0])
            await ada.connect()
            await ada.ask(t="start")
            while ada.state["question"] is None or ada.state["moves"] == 0:
                if ada.state["question"] is not None:
                    await ada.answer(ada.state["question"], ada.state["question"]["options"][0])
                await ada.receive()
            assert server.process is not None
            workers = children(server.process.pid)
            assert workers
            server.kill()
            for _ in range(PATIENCE * 20):
                if all(map(is_gone, workers)):
                    return
                await asyncio.sleep(0.05)
            raise AssertionError("a worker outlived its server")

    run(go)


def children(pid: int) -> list[int]:
    """All processes under this one, whichever of its threads has started them."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    below = [int(child) for each in lists for child in each.read_text().split()]
    return [*below, *[further for child in below for further in children(child)]]
