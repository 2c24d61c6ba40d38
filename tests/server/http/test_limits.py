"""Limits: of tables, codes, replays, words, tabs."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kaboodle.server.http import access, tables
from kaboodle.server.live import limits, tokens
from kaboodle.server.live.hall import Hall
from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.websocket.framing import POLICY
from tests.apart import play
from tests.server.kit.client import PATIENCE, Near, running
from tests.server.kit.in_process import SETTINGS, Guest, MemoryStore, in_hall, started, token

OPEN = wire.SeatWish()


# Tables.


async def resigned(hall: Hall, live: LiveTable) -> Guest:
    """Ada, who has just given up."""
    ada = Guest(hall, live)
    await ada.say(t="hello", token=token("Ada"))
    await ada.say(t="start", id="s")
    await ada.say(t="resign", id="r")
    return ada


@pytest.mark.parametrize(
    ("settings", "error"),
    [({"table_rate": 2}, "slow-down"), ({"max_tables": 2}, "too-many-tables")],
)
def test_a_rematch_is_a_table_like_any_other(settings: dict[str, Any], error: str) -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        ada = await resigned(hall, live)
        await ada.say(t="rematch", id="m")
        assert live.table.next is not None
        again = await hall.find(live.table.next)
        again.table.terms.host = tokens.hashed(token("Ada"))
        ada = await resigned(hall, again)
        await ada.say(t="rematch", id="m")
        assert ada.told("refused")[-1]["error"] == error
        assert again.table.next is None and len(hall.live) == 2

    in_hall(story, **settings)


def test_where_all_codes_are_taken_no_table_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tokens, "new_code", lambda: "AAAA")

    async def story(hall: Hall) -> None:
        await hall.set_table(wire.Wish("kaskaria", [OPEN] * 2))
        with pytest.raises(Denied, match="too-many-tables"):
            await hall.set_table(wire.Wish("kaskaria", [OPEN] * 2))

    in_hall(story)


def test_nobody_tries_all_codes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)
    with running(tmp_path / "tables.sqlite", code_rate=3) as server:
        wish = {"game": "kaskaria", "seats": [{}, {}]}
        code = server.call("POST", "/api/tables", wish)[1]["code"]
        tried = [server.call("GET", f"/api/codes/{c}")[0] for c in (code, "1", code, "2", "3")]
        assert tried == [200, 404, 200, 404, 404], "only wrong ones are counted"
        assert server.call("GET", f"/api/codes/{code}")[0] == 429, "nor is a right one told"


@pytest.mark.parametrize(
    ("host", "as_"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("::ffff:10.0.0.7", "10.0.0.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::99", "2001:db8:1:2::"),
        ("a name", "a name"),
    ],
)
def test_a_house_is_counted_once_whatever_addresses_it_has(host: str, as_: str) -> None:
    assert limits.counted(host) == as_


# Replays.


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Near]:
    with running(tmp_path / "tables.sqlite") as made:
        yield made


def test_replays_wait_for_each_other_and_nobody_for_them(
    server: Near, monkeypatch: pytest.MonkeyPatch
) -> None:
    background = server.hall.services.background
    wrong = ("POST", "/api/replay", "no record")
    assert server.call(*wrong)[0] == 422
    background.waiting = tables.MOST_WAITING
    assert server.call(*wrong)[0] == 503
    background.waiting = 0

    async def slow(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(background, "run", slow)
    assert server.call(*wrong)[0] == 503
    monkeypatch.setattr(access, "MOST_WAITING", 0)
    assert server.call(*wrong)[0] == 429
    assert "Traceback" not in server.log()


def test_of_one_address_only_so_many_records_are_read_at_once(server: Near) -> None:
    head = b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n"
    lines = [socket.create_connection(("127.0.0.1", server.port), PATIENCE) for _ in range(4)]
    for line in lines:
        line.sendall(head + b"Expect: 100-continue\r\n\r\nno")
        assert b"100 Continue" in line.recv(100), "it is being read"
    assert server.call("POST", "/api/replay", "no record")[0] == 429
    for line in lines:
        line.sendall(b" record")
        assert b" 422 " in line.recv(100)
        line.close()
    assert server.call("POST", "/api/replay", "no record")[0] == 422


# Messages.


def test_heartbeats_are_counted_and_whoever_goes_on_is_let_go() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        ada = Guest(hall, live)
        await ada.say(t="hello", token=token("Ada"))
        said = 0
        while not ada.code and said < 1000:
            await ada.say(t="ping", n=1)
            said += 1
        assert ada.code == POLICY
        assert ada.told("refused")[-1]["error"] == "slow-down"
        assert said < 6 * SETTINGS.message_rate

    in_hall(story)


def test_a_table_hears_only_so_much_at_once() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        ada, ada_too = Guest(hall, live), Guest(hall, live)
        for tab in (ada, ada_too):
            await tab.say(t="hello", token=token("Ada"))
        for i in range(20):
            await (ada, ada_too)[i % 2].say(t="say", id=f"{i}", phrase="oops")
        told = [no["error"] for no in (*ada.told("refused"), *ada_too.told("refused"))]
        assert set(told) == {"slow-down"}
        assert len(ada.told("spoken")) == 20 - len(told) == 4 * SETTINGS.chat_rate

    in_hall(story)


def test_however_many_watch_the_host_comes_in() -> None:
    async def story(hall: Hall) -> None:
        live, key, _ = await hall.set_table(wire.Wish("kaskaria", [OPEN] * 2))
        one, two, host = (Guest(hall, live) for _ in range(3))
        await one.say(t="hello")
        await two.say(t="hello")
        assert two.told("refused")[0]["error"] == "too-many-watching"
        await host.say(t="hello", token=key)
        assert host.told("welcome")[0]["host"]

    in_hall(story, max_spectators=1)


def test_of_too_many_tabs_the_oldest_is_let_go() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        tabs = [Guest(hall, live) for _ in range(4)]
        for tab in tabs:
            await tab.say(t="hello", token=token("Ada"))
            tab.reads.clear()  # so that none is gone at once
        bo = Guest(hall, live)
        await bo.say(t="hello", token=token("Bo"))
        for tab in tabs:
            tab.reads.set()
            await tab.say(t="why", id="w")
        assert [tab.code for tab in (*tabs, bo)] == [POLICY, POLICY, 0, 0, 0]
        assert tabs[0].told("refused")[-1]["error"] == "too-many-tabs"

    in_hall(story, tab_limit=2)


# Across nodes.


def test_what_was_spent_at_one_node_counts_at_the_others_and_can_be_given_back() -> None:
    async def story() -> None:
        store = MemoryStore(shared=True)
        here, there = (limits.ClusterLimit(store, "tables", 1e-9, 2) for _ in range(2))
        await here.take("ada")
        await there.take("ada")
        for node in (here, there):
            with pytest.raises(Denied, match="slow-down"):
                await node.take("ada")
        await limits.ClusterLimit(store, "codes", 1e-9, 2).take("ada")  # of something else
        await there.give_back("ada")
        await here.take("ada")

    play(story())
