"""What is SQLite's own: its file, whose it is, its disk. The promises are in test_store."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kaboodle.server import sqlite
from kaboodle.server.sqlite import APPLICATION, SqliteStore
from kaboodle.server.store import Append, Conflict, StoreError
from tests.apart import play
from tests.server.client import running
from tests.server.test_store import entry


def with_store(
    path: Path, story: Callable[[SqliteStore], Awaitable[None]], synced: bool = True
) -> None:
    async def told() -> None:
        store = SqliteStore(path / "tables.sqlite", full_sync=synced)
        try:
            await story(store)
        finally:
            await store.close()

    play(told())


@pytest.mark.parametrize("synced", [True, False])
def test_appends_that_wait_are_committed_together(tmp_path: Path, synced: bool) -> None:
    async def story(store: SqliteStore) -> None:
        await asyncio.gather(*[store.append(Append(f"t{i}", 0, [b"x"])) for i in range(500)])
        assert store.commits < 20

    with_store(tmp_path, story, synced)


def test_what_was_written_ahead_comes_into_the_file_while_lines_are_written_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "AHEAD", 50)
    ahead = tmp_path / "tables.sqlite-wal"

    async def story(store: SqliteStore) -> None:
        largest = 0
        for n in range(2000):
            await store.append(Append("t", n, [b"x" * 1000]))
            if n == 1000:
                largest = ahead.stat().st_size
            while n % 100 == 99 and store._settling is not None:
                await asyncio.sleep(0.001)
        assert ahead.stat().st_size < 2 * largest, "it began anew, time and again"
        assert len(await store.read("t")) == 2000

    with_store(tmp_path, story, synced=False)
    assert not ahead.exists()


def test_lines_wait_for_what_the_thread_is_at(tmp_path: Path) -> None:
    """Also where whoever asked for it waits no more."""

    async def story(store: SqliteStore) -> None:
        held, go_on = threading.Event(), threading.Event()

        def hold() -> int:
            held.set()
            return int(go_on.wait(60))

        store._db.create_function("hold", 0, hold)
        asked = asyncio.create_task(store._query("SELECT hold()", ()))
        await asyncio.to_thread(held.wait, 60)
        asked.cancel()
        written = store.append(Append("t", 0, [b"x"]))
        await asyncio.sleep(0.01)
        assert not written.done()
        go_on.set()
        await written
        await store.append(Append("t", 1, [b"y"]))
        assert await store.read("t") == [b"x", b"y"]

    with_store(tmp_path, story, synced=False)


@pytest.mark.parametrize("synced", [True, False])
def test_whoever_locks_the_file_holds_up_moves_and_nothing_else(
    tmp_path: Path, synced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: SqliteStore) -> None:
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        monkeypatch.setattr(sqlite, "LOCKED", 60_000)
        written = [store.append(Append("t", i, [b"x"])) for i in range(2)]
        await asyncio.sleep(0.01)
        assert not any(each.done() for each in written), "and the loop goes on"
        other.execute("ROLLBACK")
        await asyncio.gather(*written)
        other.execute("BEGIN IMMEDIATE")
        monkeypatch.setattr(sqlite, "LOCKED", 1)
        with pytest.raises(StoreError, match="locked"):
            await store.append(Append("t", 2, [b"x"]))
        other.close()
        assert await store.read("t") == [b"x", b"x"]

    with_store(tmp_path, story, synced)


def test_a_store_is_closed_once_all_is_settled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "AHEAD", 1)

    async def story(store: SqliteStore) -> None:
        await store.append(Append("t", 0, [b"x"]))
        waiting = store.append(Append("t", 1, [b"y"]))
        assert store._settling is not None and not waiting.done()

    with_store(tmp_path, story, synced=False)
    assert not (tmp_path / "tables.sqlite-wal").exists(), "nobody has the file open any more"


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
VERSION_2 = f"""
{VERSION_1.replace("NOT NULL UNIQUE", "NOT NULL")} CREATE INDEX tables_code ON tables (code);
CREATE UNIQUE INDEX tables_open ON tables (code) WHERE status IN ('lobby', 'playing');
PRAGMA application_id={APPLICATION}; PRAGMA user_version=2;
"""


@pytest.mark.parametrize("version", [1, 2])
def test_a_file_of_an_older_server_is_taken_over(tmp_path: Path, version: int) -> None:
    async def story(store: SqliteStore) -> None:
        assert await store.read("t") == [b"0"]
        assert await store.find(code="AAAA") == [entry("t", "AAAA", "over")]
        await store.append(Append("u", 0, [b"0"], entry("u", "AAAA", "lobby", 2)))
        await store.append(Append("t", 1, [], entry("t", "AAAA", "closed", 1)))
        assert [found.status for found in await store.find(code="AAAA")] == ["lobby", "closed"]

    with sqlite3.connect(tmp_path / "tables.sqlite") as db:
        db.executescript(VERSION_1 if version == 1 else VERSION_2)
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


def test_what_is_written_is_not_denied_for_a_disk_that_is_full_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: SqliteStore) -> None:
        await store.append(Append("there", 0, [b"a"]))
        insert = store._insert

        def until_full(batch: list[Append]) -> None:
            if [lines.table for lines in batch] == ["last"]:
                raise sqlite3.OperationalError("database or disk is full")
            insert(batch)

        monkeypatch.setattr(store, "_insert", until_full)
        wanted = [store.append(Append(table, 0, [b"b"])) for table in ("new", "there", "last")]
        came = await asyncio.gather(*wanted, return_exceptions=True)
        assert list(map(type, came)) == [type(None), Conflict, StoreError]
        assert [await store.read(table) for table in ("new", "last")] == [[b"b"], []]
        assert store._failing

    with_store(tmp_path, story)


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
