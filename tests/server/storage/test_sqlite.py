"""What is SQLite's own: its file, whose it is, its disk. The promises are in test_store."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from kaboodle.server.storage import sqlite
from kaboodle.server.storage.sqlite import SqliteStore
from kaboodle.server.storage.sqlite_schema import APPLICATION
from kaboodle.server.storage.store import Append, Conflict, StoreError, end
from tests.apart import play
from tests.server.kit import writer
from tests.server.kit.client import PATH
from tests.server.storage.test_store import entry

ROOT = Path(__file__).resolve().parents[3]
PAGE = 4096  # bytes that are written ahead for a line, at least


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
        for n in range(2000):
            await store.append(Append("t", n, [b"x" * 1000]))
            while n % 100 == 99 and store._settling is not None:
                await asyncio.sleep(0.001)
        assert ahead.stat().st_size < 1000 * PAGE, "it began anew, time and again"
        assert len(await store.read("t")) == 2000

    with_store(tmp_path, story, synced=False)
    assert not ahead.exists()


@pytest.mark.parametrize("which", [1, 2])
def test_without_a_thread_to_be_had_lines_are_written_on_and_settled_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, which: int
) -> None:
    monkeypatch.setattr(sqlite, "AHEAD", 20)
    calls = []

    async def none_left(do: Callable[[], None]) -> None:
        calls.append(do)
        if len(calls) == which:
            raise RuntimeError("can't start new thread")
        do()

    async def story(store: SqliteStore) -> None:
        monkeypatch.setattr(asyncio, "to_thread", none_left)
        async with asyncio.timeout(60):
            for n in range(400):
                await store.append(Append("t", n, [b"x"]))
                await asyncio.sleep(0.001)
            while store._settling is not None:
                await asyncio.sleep(0.001)
        assert len(calls) > which + 1

    with_store(tmp_path, story, synced=False)


def rows(path: Path) -> tuple[int, int, int]:
    """How many lines are in their places, how many have only arrived, how many there are."""
    with closing(sqlite3.connect(path / "tables.sqlite")) as db:
        counts = [db.execute(f"SELECT count(*) FROM {place}").fetchone()[0]
                 for place in ("lines", "arrived", "log")]  # fmt: skip
    return (counts[0], counts[1], counts[2])


@pytest.mark.parametrize("synced", [True, False])
def test_lines_are_sorted_into_their_places_while_others_arrive(
    tmp_path: Path, synced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "AHEAD", 40)
    monkeypatch.setattr(sqlite, "SORTED", 10)
    tables = [f"t{i}" for i in range(9)]

    async def story(store: SqliteStore) -> None:
        for n in range(20):
            writes = [store.append(Append(table, n, [b"%d" % n])) for table in tables]
            await asyncio.gather(*writes)
            with pytest.raises(Conflict):
                await store.append(Append(tables[n % 9], n, [b"?"]))
        while store._settling is not None:
            await asyncio.sleep(0.001)
        in_place, arrived, all_ = rows(tmp_path)
        assert in_place > 0 and in_place + arrived == all_ == 180
        await store.append(Append("t0", 20, [b"20"]))
        for table in tables:
            expected = [b"%d" % n for n in range(21 if table == "t0" else 20)]
            assert await store.read(table) == expected
            assert await store.ends([table, "none"]) == {table: end(len(expected), expected[-1])}

    with_store(tmp_path, story, synced)
    assert rows(tmp_path) == (181, 0, 181)


def test_whoever_is_killed_while_lines_are_sorted_has_them_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(store: SqliteStore) -> None:
        for n in range(3):
            await store.append(Append("t", n, [b"%d" % n]))
        await store._query(sqlite._SORT_SOME, ("", "~", 2))
        assert await store.read("t") == [b"0", b"1", b"2"]
        assert rows(tmp_path) == (2, 3, 3)
        monkeypatch.setattr(store, "_sort", lambda: asyncio.sleep(0))

    async def story(store: SqliteStore) -> None:
        assert rows(tmp_path) == (3, 0, 3)
        with pytest.raises(Conflict):
            await store.append(Append("t", 2, [b"?"]))
        await store.append(Append("t", 3, [b"3"]))
        assert await store.read("t") == [b"0", b"1", b"2", b"3"]

    with_store(tmp_path, killed)
    with_store(tmp_path, story)


@pytest.mark.parametrize("how", ["synced", "not synced"])
def test_whoever_is_killed_while_sorting_and_dropping_has_every_line_it_told_of(
    tmp_path: Path, how: str
) -> None:
    path, chance = tmp_path / "tables.sqlite", random.Random(how)
    acknowledged: dict[str, int] = {}
    for _ in range(3):
        command = [sys.executable, "-m", "tests.server.kit.writer", str(path), how]
        env = {**os.environ, "PYTHONPATH": PATH}
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=env
        ) as busy:
            assert busy.stdout is not None
            for line in islice(busy.stdout, 200 + chance.randrange(400)):
                table, lines = line.split()
                acknowledged[table] = int(lines)
            assert busy.poll() is None
            busy.kill()

    async def story(store: SqliteStore) -> None:
        for table in writer.TABLES:
            bodies = await store.read(table)
            assert bodies == [writer.body(table, n) for n in range(len(bodies))]
            assert len(bodies) >= acknowledged[table]

    with_store(tmp_path, story)


@pytest.mark.parametrize("synced", [True, False])
def test_lines_that_cannot_be_sorted_now_are_later(tmp_path: Path, synced: bool) -> None:
    async def story(store: SqliteStore) -> None:
        await store.append(Append("t", 0, [b"0"]))
        await store._query("PRAGMA query_only=1", ())
        await store._sort()
        await store._query("PRAGMA query_only=0", ())
        assert rows(tmp_path) == (0, 1, 1)
        with pytest.raises(Conflict):
            await store.append(Append("t", 0, [b"?"]))

    with_store(tmp_path, story, synced)
    assert rows(tmp_path) == (1, 0, 1)


def test_what_arrives_while_tables_are_dropped_is_not_taken_for_sorted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dropped line's number is given again, and those up to a number are sorted."""

    async def story(store: SqliteStore) -> None:
        await store.append(Append("t", 0, [b"0"], entry("t", "AAAA", "playing", 9)))
        await store.append(Append("u", 0, [b"0"], entry("u", "BBBB", "closed", 1)))
        query = store._tidy

        async def and_meanwhile(sql: str, values: tuple[object, ...]) -> list[sqlite.Row]:
            if sql.startswith("DELETE FROM arrived") and not dropping:
                dropping.append(asyncio.create_task(store.drop(5, ("closed",))))
                await asyncio.wait({*dropping}, timeout=0.1)
                await store.append(Append("t", 1, [b"1"]))
            return await query(sql, values)

        dropping: list[asyncio.Task[int]] = []
        monkeypatch.setattr(store, "_tidy", and_meanwhile)
        await store._sort()
        monkeypatch.setattr(store, "_tidy", query)
        assert await asyncio.gather(*dropping) == [1]
        assert await store.read("t") == [b"0", b"1"]
        assert await store.read("u") == []

    with_store(tmp_path, story)
    assert rows(tmp_path) == (2, 0, 2)


def test_a_table_is_dropped_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.append(Append("t", 0, [b"0"], entry("t", "AAAA", "closed", 1)))
        refuse = "CREATE TRIGGER no BEFORE DELETE ON tables BEGIN SELECT RAISE(ABORT, 'no'); END"
        await store._query(refuse, ())
        with pytest.raises(StoreError):
            await store.drop(5, ("closed",))
        assert await store.read("t") == [b"0"]
        await store._query("DROP TRIGGER no", ())
        assert await store.drop(5, ("closed",)) == 1
        assert await store.read("t") == []

    with_store(tmp_path, story)


class Hold:
    """A question that keeps the store's thread busy until it may go on."""

    def __init__(self, store: SqliteStore) -> None:
        self._held, self._go_on = threading.Event(), threading.Event()
        store._db.create_function("hold", 0, self._hold)
        self.asked = asyncio.create_task(store._query("SELECT hold()", ()))

    def _hold(self) -> int:
        self._held.set()
        return int(self._go_on.wait(60))

    async def until_held(self) -> None:
        await asyncio.to_thread(self._held.wait, 60)

    def end(self) -> None:
        self._go_on.set()


def test_the_file_is_settled_once_what_is_being_written_is_and_before_what_comes_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: SqliteStore) -> None:
        begun, go_on = threading.Event(), threading.Event()
        settled: list[int] = []

        def checkpoint() -> None:
            begun.set()
            go_on.wait(60)
            settled.append(rows(tmp_path)[2])

        monkeypatch.setattr(store, "_checkpoint", checkpoint)
        monkeypatch.setattr(sqlite, "AHEAD", 1)
        await store.append(Append("t", 0, [b"x"]))
        await asyncio.to_thread(begun.wait, 60)
        monkeypatch.setattr(sqlite, "AHEAD", 99)
        hold = Hold(store)
        await hold.until_held()
        written = store.append(Append("t", 1, [b"y"]))
        go_on.set()
        while store._turn is None:
            await asyncio.sleep(0.001)
        following = store.append(Append("t", 2, [b"z"]))
        hold.end()
        await asyncio.gather(written, following)
        assert settled == [1, 2]

    with_store(tmp_path, story, synced=False)


def test_lines_wait_for_what_the_thread_is_at(tmp_path: Path) -> None:
    """Also where whoever asked for it waits no more."""

    async def story(store: SqliteStore) -> None:
        hold = Hold(store)
        await hold.until_held()
        hold.asked.cancel()
        written = store.append(Append("t", 0, [b"x"]))
        await asyncio.sleep(0.01)
        assert not written.done()
        hold.end()
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
    (tmp_path / "here").mkdir()
    os.mkfifo(tmp_path / "pipe")
    bad = {"junk": "not a database", "newer": "version 99", "no/dir": "open"}
    for name, words in {**bad, "here": "a folder", "pipe": "no file"}.items():
        with pytest.raises(StoreError, match=words) as fault:
            SqliteStore(tmp_path / name)
        assert name in str(fault.value)
    assert not list(tmp_path.glob("*.lock")), "what is refused stays as it was"


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "mail") as db:
        db.execute("CREATE TABLE letters (text)")
    db.close()
    with sqlite3.connect(tmp_path / "app") as db:
        db.execute("PRAGMA application_id=7")
    db.close()
    (tmp_path / "app.lock").touch()  # of a server that was there once
    for name in ("mail", "app"):
        before = (tmp_path / name).read_bytes()
        with pytest.raises(StoreError, match="not a Kaboodle database"):
            SqliteStore(tmp_path / name)
        assert (tmp_path / name).read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} == {"mail", "app", "app.lock"}


def test_one_server_at_a_file(tmp_path: Path) -> None:
    (tmp_path / "club.sqlite").symlink_to("tables.sqlite")

    async def story(store: SqliteStore) -> None:
        for name in ("tables.sqlite", "club.sqlite"):
            with pytest.raises(StoreError, match=f"{name} is in use by another server"):
                SqliteStore(tmp_path / name)

    with_store(tmp_path, story)
    with_store(tmp_path, lambda _: asyncio.sleep(0))


def test_a_lock_that_cannot_be_used_is_not_taken_for_another_server(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite.lock").write_bytes(b"this is no lock at all" * 100)
    with pytest.raises(StoreError, match=r"tables\.sqlite\.lock cannot be used \(file is not"):
        SqliteStore(tmp_path / "tables.sqlite")


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
VERSION_3 = f"""
{VERSION_2} ALTER TABLE tables ADD line INTEGER NOT NULL DEFAULT 0; PRAGMA user_version=3;
"""


@pytest.mark.parametrize("script", [VERSION_1, VERSION_2, VERSION_3])
def test_a_file_of_an_older_server_is_taken_over(tmp_path: Path, script: str) -> None:
    async def story(store: SqliteStore) -> None:
        assert await store.read("t") == [b"0"]
        assert await store.find(code="AAAA") == [entry("t", "AAAA", "over")]
        await store.append(Append("u", 0, [b"0"], entry("u", "AAAA", "lobby", 2)))
        await store.append(Append("t", 1, [], entry("t", "AAAA", "closed", 1)))
        assert [found.status for found in await store.find(code="AAAA")] == ["lobby", "closed"]

    with sqlite3.connect(tmp_path / "tables.sqlite") as db:
        db.executescript(script)
    db.close()
    with_store(tmp_path, story)
