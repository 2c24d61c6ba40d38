"""What cannot be written is said, and is over when it is."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from kaboodle.server.storage.sqlite import SqliteStore
from kaboodle.server.storage.store import Append, CodeTaken, Conflict, StoreError
from tests.server.kit.client import running
from tests.server.storage.test_sqlite import with_store
from tests.server.storage.test_store import entry


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
        await store.append(Append("there", 0, [b"a"], entry("there", "AAAA", "lobby")))
        insert = store._insert

        def until_full(batch: list[Append]) -> dict[int, Exception]:
            if [lines.table for lines in batch] == ["last"]:
                raise sqlite3.OperationalError("database or disk is full")
            return insert(batch)

        monkeypatch.setattr(store, "_insert", until_full)
        same = Append("same", 0, [b"b"], entry("same", "AAAA", "lobby"))
        others = [Append(table, 0, [b"b"]) for table in ("new", "there", "last")]
        wanted = [store.append(lines) for lines in (same, *others)]
        came = await asyncio.gather(*wanted, return_exceptions=True)
        assert list(map(type, came)) == [CodeTaken, type(None), Conflict, StoreError]
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
