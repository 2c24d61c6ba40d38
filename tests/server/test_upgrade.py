"""Nodes of two versions at one database: what one cannot read, another does."""

from __future__ import annotations

import asyncio
import http.client
import shutil
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import psycopg
import pytest
from structlog.testing import capture_logs
from tools.balancer import Balancer
from tools.services import Redis
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kaboodle.server.bus.bus import Heartbeat
from kaboodle.server.live.hall import Hall
from kaboodle.server.live.node import LOST, RULES
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.storage import migrations
from kaboodle.server.table import lines
from tests.server.kit.client import (
    PACKAGE,
    PATH,
    PATIENCE,
    Near,
    Player,
    Server,
    begin,
    come_back,
    move,
    run,
    running,
)
from tests.server.kit.in_process import started
from tests.server.kit.nodes import in_halls
from tests.server.live.test_lease import memory


def by_newer_rules(database: str, table: str) -> None:
    """As if a node of a later version had set it."""
    with psycopg.connect(database) as db:
        where = "WHERE table_id = %s AND line = 0"
        [body] = db.execute(f"SELECT body FROM lines {where}", (table,)).fetchone() or [b""]
        first = lines.decode(body)
        assert isinstance(first, lines.Set)
        first.rules = 99
        db.execute(f"UPDATE lines SET body = %s {where}", (lines.encode(first), table))


def asked(server: Near, path: str) -> http.client.HTTPResponse:
    line = http.client.HTTPConnection("127.0.0.1", server.port)
    line.request("GET", path)
    answer = line.getresponse()
    answer.read()
    line.close()
    return answer


def test_an_older_node_sends_whoever_asks_to_another(tmp_path: Path, database: str) -> None:
    with running(tmp_path / "older", database=database, code_rate=1) as server:
        table, _ = server.table("krom", ["person", "greedy"])
        code = server.call("GET", f"/api/tables/{table}")[1]["code"]
    by_newer_rules(database, table)
    with running(tmp_path / "older", database=database, code_rate=1) as server:
        for path in (f"/api/tables/{table}", *[f"/api/codes/{code}"] * 3):
            status, problem = server.call("GET", path)
            assert (status, problem["error"]) == (503, "other-rules"), "and no code was wrong"
            answer = asked(server, path)
            assert answer.getheader("retry-after") == "1"
            assert answer.getheader("connection") == "close", "the next goes to another node"
        with pytest.raises(InvalidStatus) as closed:
            connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket")
        assert closed.value.response.status_code == 503
        assert closed.value.response.headers["retry-after"] == "1"


def test_while_newer_rules_are_about_older_nodes_set_no_tables_by_theirs() -> None:
    async def story(one: Hall, two: Hall) -> None:
        wish = wire.Wish("krom", [wire.SeatWish()] * 2)
        await asyncio.sleep(1.5)
        await one.set_table(wish)
        one.node.heard(Heartbeat("a newer one", {**RULES, "krom": 99}))
        for _ in range(2 * one.settings.table_rate):
            with pytest.raises(Denied, match="other-rules") as no:
                await one.set_table(wish)
            assert (no.value.status, no.value.again) == (503, True), "and it is not counted"
        await one.set_table(wire.Wish("kero", [wire.SeatWish()] * 2))
        again = await started(one, "kaskaria", ["Ada", "Bo"])
        await asyncio.sleep(LOST + 2)
        await one.set_table(wish)  # it is gone
        assert again.table.terms.id in one.live

    in_halls(story)


def test_a_public_table_of_newer_nodes_is_listed_by_those_alone_and_read_once() -> None:
    async def story(one: Hall, two: Hall) -> None:
        live, _, _ = await one.set_table(
            wire.Wish("krom", [wire.SeatWish()] * 2, visibility="public")
        )
        id_ = live.table.terms.id
        one.forget(live)
        memory(one).lines[id_, live.table.line] = b'{"t":"of a newer server"}'
        with capture_logs() as logged:
            assert [await two.public() for _ in range(3)] == [[], [], []]
        assert [line["event"] for line in logged] == ["unreadable"]
        assert memory(one).entries[id_].status == "lobby", "nobody closed it"

    in_halls(story)


# Nodes in processes of their own.

KASKARIA = {"game": "kaskaria", "seats": [{}, {}]}
RAISED = ("games/kaskaria/__init__.py", '"kaskaria", 1, (2', '"kaskaria", 2, (2')
# A later version that knows one more thing about a start, and writes it.
TOLD = [
    ("server/table/lines.py", 'tag="started"):\n    pass', 'tag="started"):\n    mood: str = ""'),
    ("server/table/commands.py", "lines.Started()", 'lines.Started(mood="merry")'),
]
# An earlier version: of when lines were written without the one before them.
UNTOLD = [
    ("server/storage/migrations.py", "STEPS = [_FIRST, _ROOM, _AFTER]", "STEPS = [_FIRST, _ROOM]"),
    ("server/storage/postgres.py", "%(befores)b::bytea[], ", ""),
]


def copied(folder: Path, *changes: tuple[str, str, str]) -> str:
    """The package of another version: as it is here, but for a few words."""
    leave = shutil.ignore_patterns("*.so", "__pycache__", "*.stamp")
    shutil.copytree(PACKAGE / "kaboodle", folder / "kaboodle", ignore=leave)
    for name, before, after in changes:
        path = folder / "kaboodle" / name
        text = path.read_text("utf-8")
        assert text.count(before) == 1, name
        path.write_text(text.replace(before, after), "utf-8")
    return str(folder)


class Front(Server):
    """The balancer's one address; what is asked there is asked from another thread."""

    def __init__(self, folder: Path, nodes: list[Server]) -> None:
        super().__init__(folder / "front")
        self.balancer = Balancer([("127.0.0.1", node.port) for node in nodes])

    async def ask(self, *words: Any) -> tuple[int, Any]:
        return await asyncio.to_thread(self.call, *words)

    async def table_of(self, game: str) -> tuple[str, str]:
        table, [token] = await asyncio.to_thread(self.table, game, ["person", "greedy"])
        return table, token


@contextmanager
def versions(
    folder: Path, newer: str = PATH, older: str = PATH, **given: object
) -> Iterator[tuple[Server, Server, Front]]:
    """An old node, a new one, and the balancer before them."""
    old, new = (Server(folder / name, **given) for name in ("old", "new"))
    nodes, old.path, new.path = [old, new], older, newer
    try:
        for node in nodes:
            node.start()
        yield old, new, Front(folder, nodes)
        assert not any("Traceback" in node.log() for node in nodes)
    finally:
        for node in nodes:
            if node.process is not None and node.process.poll() is None:
                node.kill()


def through(front: Front, story: Callable[[], Awaitable[None]]) -> None:
    async def told() -> None:
        await front.balancer.open("127.0.0.1", front.port)
        try:
            await story()
        finally:
            await front.balancer.close()

    with patch("tools.balancer.PATIENCE", PATIENCE):
        run(told)


def test_rules_that_changed_are_played_by_new_nodes_and_the_old_ones_by_old(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    newer = copied(tmp_path / "newer", RAISED)
    with versions(tmp_path, newer, database=database, bus=redis.url) as (old, new, front):
        before, [his] = old.table("kaskaria", ["person", "greedy"])
        after, [hers] = new.table("kaskaria", ["person", "greedy"])
        for node, table in ((old, after), (new, before)):
            status, problem = node.call("GET", f"/api/tables/{table}")
            assert (status, problem["error"]) == (503, "other-rules")

        async def story() -> None:
            players = [Player(front, before, his), Player(front, after, hers)]
            for player in players:
                for _ in range(4):  # whichever node it is asked of first
                    path = f"/api/tables/{player.table}"
                    assert (await front.ask("GET", path))[0] == 200
                await begin(player)
                await move(player)

            # From now on tables are set by the new rules, wherever it is asked for.
            while old.call("POST", "/api/tables", KASKARIA)[0] == 201:
                await asyncio.sleep(0.1)
            assert old.call("POST", "/api/tables", {**KASKARIA, "game": "krom"})[0] == 201
            for _ in range(4):
                table, _ = await front.table_of("kaskaria")
                assert (await asyncio.to_thread(new.call, "GET", f"/api/tables/{table}"))[0] == 200

            # Without its node the old table waits; it is neither closed nor lost.
            assert await asyncio.to_thread(old.stop) == 0
            await front.balancer._look()
            status, problem = await front.ask("GET", f"/api/tables/{before}")
            assert (status, problem["error"]) == (503, "other-rules")
            await asyncio.to_thread(old.start)
            await front.balancer._look()
            for player in players:
                await come_back(player)
                await move(player)

        through(front, story)


def test_a_log_that_says_something_new_goes_on_at_new_nodes(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    newer = copied(tmp_path / "newer", *TOLD)
    with versions(tmp_path, newer, database=database, bus=redis.url) as (old, new, front):
        table, [token] = old.table("kaskaria", ["person", "greedy"])

        async def story() -> None:
            player = Player(old, table, token)  # to begin with, at the old one
            await come_back(player)
            starter = Player(new, table, token)
            starter.sent = 100  # a message that has the id of another is that one again
            await begin(starter)
            player.server = front
            for _ in range(3):
                await move(player)
            assert (await asyncio.to_thread(old.call, "GET", f"/api/tables/{table}"))[0] == 503
            assert (await front.ask("GET", f"/api/tables/{table}"))[1]["status"] == "playing"

            # The old one is upgraded too, and then serves it like any.
            assert await asyncio.to_thread(old.stop) == 0
            old.path = newer
            await asyncio.to_thread(old.start)
            assert (await asyncio.to_thread(old.call, "GET", f"/api/tables/{table}"))[0] == 200
            await move(player)

        through(front, story)


def test_a_database_that_a_new_node_has_changed_is_still_written_by_the_old_ones(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    older = copied(tmp_path / "older", *UNTOLD)
    with versions(tmp_path, older=older, database=database, bus=redis.url) as (old, new, front):
        with psycopg.connect(database) as db:
            [version] = db.execute("SELECT version FROM kaboodle").fetchone() or [0]
        assert version == migrations.VERSION, "the new one has changed it"
        table, [token] = old.table("kaskaria", ["person", "greedy"])

        async def story() -> None:
            player = Player(old, table, token)
            await begin(player)
            for node in (old, new, old, new, front):
                player.server = node
                await player.close()
                await come_back(player)
                await move(player)

        through(front, story)
        assert not any("adrift" in node.log() for node in (old, new))
