"""What a store promises; whatever keeps these promises can stand in for SQLite."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kaboodle.server.store import APPLICATION, Append, Conflict, Entry, SqliteStore, StoreError
from tests.apart import play
from tests.server.client import running


def with_store(path: Path, story: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def told() -> None:
        store = SqliteStore(path / "tables.sqlite", full_sync=True)
        try:
            await story(store)
        finally:
            await store.close()

    play(told())


def entry(id_: str, code: str, status: str = "lobby", updated: int = 1) -> Entry:
    return Entry(id_, code, status, "link", updated)


def test_lines_come_back_in_order_also_after_a_restart(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append(Append("t", 0, [b"0", b"1"], entry("t", "AAAA")))
        await store.append(Append("t", 2, [b"2"]))
        await store.append(Append("u", 0, [b"u"]))

    async def read(store: SqliteStore) -> None:
        assert await store.read("t") == [b"0", b"1", b"2"]
        assert await store.read("nobody") == []

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_a_line_is_written_once_and_a_conflict_writes_nothing(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.append(Append("t", 0, [b"0"], entry("t", "AAAA")))
        with pytest.raises(Conflict):
            await store.append(Append("t", 0, [b"x", b"y"], entry("t", "AAAA", "playing")))
        with pytest.raises(Conflict):
            await store.append(Append("v", 0, [b"0"], entry("v", "AAAA")))
        assert await store.read("t") == [b"0"]
        assert await store.read("v") == []
        assert await store.find(code="AAAA") == [entry("t", "AAAA")]

    with_store(tmp_path, story)


def test_of_many_that_want_the_same_line_one_gets_it(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        wishes = [store.append(Append("t", 0, [b"%d" % i])) for i in range(50)]
        others = [store.append(Append(f"o{i}", 0, [b"o"])) for i in range(50)]
        told = await asyncio.gather(*wishes, *others, return_exceptions=True)
        won = [i for i, fault in enumerate(told[:50]) if fault is None]
        assert len(won) == 1
        assert await store.read("t") == [b"%d" % won[0]]
        assert told[50:] == [None] * 50, "a conflict is nobody else's business"

    with_store(tmp_path, story)


def test_appends_that_wait_are_committed_together(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await asyncio.gather(*[store.append(Append(f"t{i}", 0, [b"x"])) for i in range(500)])
        assert store.commits < 20

    with_store(tmp_path, story)


def test_entries_are_found_newest_first_and_dropped_with_their_lines(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        for id_, status, updated in [("a", "over", 1), ("b", "over", 5), ("c", "lobby", 1)]:
            await store.append(Append(id_, 0, [b"x"], entry(id_, id_ * 4, status, updated)))
        found = await store.find(statuses=("over", "lobby"))
        assert [e.id for e in found] == ["b", "a", "c"]
        assert await store.drop(3, ("over",)) == 1
        assert (await store.read("a"), await store.read("c")) == ([], [b"x"])
        assert await store.find(code="aaaa") == []

    with_store(tmp_path, story)


def test_a_database_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "junk").write_bytes(b"this is no database at all" * 100)
    with sqlite3.connect(tmp_path / "newer") as db:
        db.execute("PRAGMA user_version=99")
        db.execute(f"PRAGMA application_id={APPLICATION}")
    db.close()
    for name, words in [("junk", "not a database"), ("newer", "version 99"), ("no/dir", "open")]:
        with pytest.raises(StoreError, match=words) as fault:
            SqliteStore(tmp_path / name)
        assert name in str(fault.value)


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "mail") as db:
        db.execute("CREATE TABLE letters (text)")
    db.close()
    with sqlite3.connect(tmp_path / "app") as db:
        db.execute("PRAGMA application_id=7")
    db.close()
    for name in ("mail", "app"):
        before = (tmp_path / name).read_bytes()
        with pytest.raises(StoreError, match="something else"):
            SqliteStore(tmp_path / name)
        assert (tmp_path / name).read_bytes() == before


def test_one_server_at_a_file(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        with pytest.raises(StoreError, match="in use by another server"):
            SqliteStore(tmp_path / "tables.sqlite")

    with_store(tmp_path, story)
    with_store(tmp_path, lambda _: asyncio.sleep(0))


VERSION_1 = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, status TEXT NOT NULL,
    visibility TEXT NOT NULL, updated INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_status ON tables (status, updated);
CREATE TABLE lines (
    table_id TEXT NOT NULL, line INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (table_id, line)
) WITHOUT ROWID;
INSERT INTO tables VALUES ('t', 'AAAA', 'over', 'link', 1);
INSERT INTO lines VALUES ('t', 0, x'30');
PRAGMA user_version=1;
"""


def test_a_file_of_an_older_server_is_taken_over(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        assert await store.read("t") == [b"0"]
        assert await store.find(code="AAAA") == [entry("t", "AAAA", "over")]
        await store.append(Append("u", 0, [b"0"], entry("u", "AAAA", "lobby", 2)))
        assert [found.id for found in await store.find(code="AAAA")] == ["u", "t"]

    with sqlite3.connect(tmp_path / "tables.sqlite") as db:
        db.executescript(VERSION_1)
    db.close()
    with_store(tmp_path, story)


def test_a_full_disk_is_said_and_is_over_when_there_is_room_again(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.append(Append("t", 0, [b"x"]))
        await store._query("PRAGMA max_page_count=6", ())
        for bodies in ([b"x" * 100_000], [b"x", b"x" * 100_000]):
            with pytest.raises(StoreError, match="full"):
                await store.append(Append("t", 1, bodies))
        await store._query("PRAGMA query_only=1", ())
        assert not await store.writable()
        for there_is_room in ("query_only=0", "max_page_count=9999"):
            await store._query(f"PRAGMA {there_is_room}", ())
        assert await store.writable() and await store.writable()
        await store.append(Append("t", 1, [b"x" * 100_000]))
        assert len(await store.read("t")) == 2

    with_store(tmp_path, story)


def test_a_write_that_fails_is_told_to_who_waits(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        with sqlite3.connect(tmp_path / "tables.sqlite") as other:
            other.execute("DROP TABLE lines")
        other.close()
        with pytest.raises(StoreError, match="cannot be written"):
            await store.append(Append("t", 0, [b"x"]))
        with pytest.raises(StoreError, match="cannot be read"):
            await store.read("t")

    with_store(tmp_path, story)


def test_whoever_stops_waiting_leaves_the_others_alone(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append(Append("t", 0, [b"0"]))
        wishes = [Append("u", 0, [b"u"]), Append("t", 0, [b"again"]), Append("v", 0, [b"v"])]
        waiting = [store.append(wish) for wish in wishes]
        await asyncio.sleep(0)
        for task in waiting[:2]:
            task.cancel()
        await store.close()  # writes what waits first
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(each) for each in told] == [asyncio.CancelledError] * 2 + [type(None)]

    async def read(store: SqliteStore) -> None:
        assert [await store.read(id_) for id_ in "tuv"] == [[b"0"], [b"u"], [b"v"]]

    play(write(SqliteStore(tmp_path / "tables.sqlite")))
    with_store(tmp_path, read)


def test_a_server_whose_disk_is_full_is_not_ready(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        store = server.hall.store
        assert isinstance(store, SqliteStore)
        assert server.call("GET", "/readyz")[0] == 200
        store._thread.submit(lambda: store._db.execute("PRAGMA query_only=1")).result()
        wish = {"game": "kaskaria", "seats": [{}, {}]}
        assert server.call("POST", "/api/tables", wish)[0] == 503
        assert server.call("GET", "/readyz")[0] == 503
        store._thread.submit(lambda: store._db.execute("PRAGMA query_only=0")).result()
        assert server.call("GET", "/readyz")[0] == 200
        assert "Traceback" not in server.log()
