"""`kaboodle database`: everything arrives as it is, or nothing does; what is broken is found."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from kaboodle.cli.main import main
from kaboodle.server.checking import faults
from kaboodle.server.live.hall import Hall
from kaboodle.server.storage import archive, migrations, opening, postgres_archive
from kaboodle.server.storage.archive import StoredTable, stored_tables
from kaboodle.server.storage.postgres import PostgresStore
from kaboodle.server.storage.sqlite import SqliteStore
from kaboodle.server.storage.sqlite_archive import SqliteTarget
from kaboodle.server.storage.sqlite_schema import APPLICATION
from kaboodle.server.storage.store import Append, Entry, Store, StoreError
from tests.apart import play
from tests.server.kit.client import running
from tests.server.kit.in_process import MemoryStore, in_hall, started, until
from tests.server.storage.test_postgres import as_guest, do
from tests.server.storage.test_sqlite import VERSION_1, VERSION_3


@pytest.fixture(scope="module")
def logs() -> list[StoredTable]:
    """Tables as a hall leaves them: over, in play and in the lobby."""
    store = MemoryStore()

    async def story(hall: Hall) -> None:
        over = await started(hall, "kaskaria", ["greedy", "greedy"])
        await started(hall, "krom", ["Ada", "greedy"])
        await started(hall, "kero", ["Ada", "Bo"])
        await until(lambda: over.table.status == "over", 1e6)

    in_hall(story, store)
    tables = []
    for id_, entry in sorted(store.entries.items()):
        lines = [(n, body) for (table, n), body in sorted(store.lines.items()) if table == id_]
        tables.append(StoredTable(id_, entry, len(lines), lines))
    assert {entry.status for entry in store.entries.values()} == {"playing", "over"}
    return tables


async def fill(store: Store, logs: list[StoredTable]) -> None:
    for each in logs:
        await store.append(Append(each.id, 0, [body for _, body in each.lines], each.entry))
    await store.close()


@pytest.fixture
def file(tmp_path: Path, logs: list[StoredTable]) -> Path:
    path = tmp_path / "tables.sqlite"
    play(fill(SqliteStore(path), logs))
    return path


@pytest.fixture
def filled(database: str, logs: list[StoredTable]) -> str:
    play(fill(PostgresStore(database), logs))
    return database


def held(database: Path | str) -> list[StoredTable]:
    with closing(opening.open_archive(str(database))) as there:
        return list(stored_tables(there))


def call(*words: object) -> Result:
    return CliRunner().invoke(main, ["database", *map(str, words)], env={"COLUMNS": "400"})


def refused(*words: object) -> str:
    """In one sentence."""
    done = call(*words)
    assert done.exit_code == 1, done.output
    assert "Traceback" not in done.output
    return done.output.removeprefix("Error: ")


def test_what_moves_to_the_other_database_and_back_is_the_same(
    file: Path, database: str, tmp_path: Path, logs: list[StoredTable]
) -> None:
    there = call("move", file, database)
    lines = sum(len(each.lines) for each in logs)
    assert f"3 tables, {lines:,} log lines: copied and compared." in there.output
    assert held(database) == held(file) == logs
    assert call("check", "--database", database).exit_code == 0
    assert call("move", database, tmp_path / "back").exit_code == 0
    assert held(tmp_path / "back") == logs
    assert {path.name for path in tmp_path.iterdir()} == {
        "tables.sqlite", "tables.sqlite.lock", "back",
    }  # fmt: skip
    play(SqliteStore(tmp_path / "back").close())  # a server takes it


def test_a_backup_is_made_while_the_server_plays_and_restored_elsewhere(
    tmp_path: Path, database: str
) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        table, _ = server.table("krom", ["person", "greedy"])
        assert call("backup", "--database", server.database, tmp_path / "kept").exit_code == 0
        assert "in use" in refused("move", server.database, tmp_path / "moved")
    assert call("restore", tmp_path / "kept", "--database", database).exit_code == 0
    with running(tmp_path / "other", database=database) as server:
        assert server.call("GET", f"/api/tables/{table}")[1]["game"] == "krom"
        assert call("backup", "--database", database, tmp_path / "again").exit_code == 0
        assert "stop the nodes first (1 of them)" in refused("move", database, tmp_path / "moved")
    assert call("restore", tmp_path / "again", "--database", tmp_path / "new").exit_code == 0
    assert held(tmp_path / "new") == held(tmp_path / "kept")


def test_time_stood_still_at_what_is_moved_in(
    file: Path, database: str, logs: list[StoredTable]
) -> None:
    """Or else it would have passed for everybody there since the backup was made."""

    async def story() -> None:
        store = PostgresStore(database)
        await store.beat("one")
        assert await store.orphans() == [e.id for e in entries if e.status == "playing"]
        leases = [await store.hold("one", entry.id) for entry in entries]
        await store.close()
        assert [lease and lease.idle for lease in leases] == [
            -1 if entry.status == "playing" else 0 for entry in entries
        ]

    entries = [each.entry for each in logs if each.entry is not None]
    playing = next(entry.id for entry in entries if entry.status == "playing")
    play(PostgresStore(database).close())
    do(database, f"INSERT INTO leases VALUES ('{playing}', 'a node of before', 5)")
    assert call("move", file, database).exit_code == 0
    play(story())


def test_nothing_is_written_over(file: Path, filled: str, tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("a letter")
    assert "already exists and is not overwritten" in refused(
        "backup", "--database", filled, tmp_path / "kept"
    )
    assert (tmp_path / "kept").read_text() == "a letter"
    assert "holds 3 tables: nothing is written over" in refused("move", file, filled)


def test_a_file_that_appears_meanwhile_is_left_alone(file: Path, tmp_path: Path) -> None:
    def progress(doing: str, done: int, most: int) -> None:
        (tmp_path / "kept").write_text("a letter")

    with (
        closing(opening.open_archive(str(file))) as old,
        closing(opening.open_target(str(tmp_path / "kept"))) as new,
        pytest.raises(StoreError, match="already exists"),
    ):
        archive.copy(old, new, progress)
    assert not (tmp_path / "kept.part").exists()


def test_of_two_who_write_one_file_no_half_of_it_gets_its_name(file: Path, tmp_path: Path) -> None:
    kept, seconds = tmp_path / "kept", list[SqliteTarget]()

    def progress(doing: str, done: int, most: int) -> None:
        if doing == "compared" and not seconds:
            seconds.append(SqliteTarget(kept))

    with (
        closing(opening.open_archive(str(file))) as old,
        closing(SqliteTarget(kept)) as first,
        pytest.raises(StoreError, match="is being written by another process; nothing was kept"),
    ):
        archive.copy(old, first, progress)
    assert not kept.exists()
    with closing(opening.open_archive(str(file))) as old, closing(seconds[0]) as second:
        archive.copy(old, second, progress)
    assert held(kept) == held(file)
    assert not (tmp_path / "kept.part").exists()


def spoil(found: Iterator[StoredTable], how: str) -> Iterator[StoredTable]:
    """Lost, changed or doubled on the way."""
    each = next(found)
    if how == "changed":
        yield replace(each, lines=[(0, b"?"), *each.lines[1:]])
    elif how == "doubled":
        yield each
        yield replace(each, id="zzz", entry=None, end=0)
    yield from found


@pytest.mark.parametrize("how", ["lost", "changed", "doubled"])
def test_what_does_not_arrive_as_it_is_is_found_and_nothing_is_kept(
    file: Path, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    for kind in (SqliteTarget, postgres_archive.PostgresTarget):
        write: Any = kind.write
        monkeypatch.setattr(
            kind, "write", lambda self, found, write=write: write(self, spoil(found, how))
        )
    assert "as it should be" in refused("backup", "--database", file, tmp_path / "kept")
    assert "as it should be" in refused("move", file, database)
    assert held(database) == []
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "tables.sqlite", "tables.sqlite.lock",
    ]  # fmt: skip


@pytest.mark.parametrize("script", [VERSION_1, VERSION_3])
def test_a_file_of_an_older_server_is_read(tmp_path: Path, database: str, script: str) -> None:
    with closing(sqlite3.connect(tmp_path / "old")) as db:
        db.executescript(script)
    assert call("restore", tmp_path / "old", "--database", database).exit_code == 0
    [stored] = held(database)
    assert (stored.entry, stored.lines) == (Entry("t", "AAAA", "over", "link", 1), [(0, b"0")])


def test_what_is_no_database_of_ours_is_named(tmp_path: Path, database: str) -> None:
    for name, script in [
        ("mail", "CREATE TABLE letters (text)"),
        ("newer", f"PRAGMA user_version=99; PRAGMA application_id={APPLICATION}"),
    ]:
        with closing(sqlite3.connect(tmp_path / name)) as db:
            db.executescript(script)
    (tmp_path / "junk").write_bytes(b"this is no database at all" * 100)
    (tmp_path / "empty").touch()
    for name, words in [
        ("nowhere", "no database at"),
        ("mail", "is not a Kaboodle database"),
        ("newer", "is of version 99, this program knows 4"),
        ("junk", "file is not a database"),
        ("empty", "is not a Kaboodle database"),
    ]:
        assert words in refused("check", "--database", tmp_path / name)
        assert words in refused("move", tmp_path / name, tmp_path / "moved")
    assert {path.name for path in tmp_path.iterdir()} == {"mail", "newer", "junk", "empty"}
    assert "is not a Kaboodle database" in refused("check", "--database", database)
    do(database, "CREATE TABLE kaboodle (version integer); INSERT INTO kaboodle VALUES (99)")
    output = refused("check", "--database", database)
    assert f"is of version 99, this server knows {migrations.VERSION}" in output
    nowhere = "postgresql://ada:hush@127.0.0.1:1/club"
    output = refused("check", "--database", nowhere)
    assert "the database club of PostgreSQL at 127.0.0.1:1 cannot be used" in output
    assert "hush" not in output
    for stray, begins in [
        ("mysql://ada:hush@club", "mysql://…"),
        ("host=db password=hush dbname=club", "host=…"),
        ("password = hush", "password=…"),
        ("sslmode=require\nhost=db password=hush connect_timeout=5", "host=…"),
        ("password=hush://hush host=db", "password=…"),
    ]:
        output = refused("move", stray, tmp_path / "new")
        assert f"a database must be a file or a postgresql:// URL, not {begins}" in output
        assert "hush" not in output


def test_what_cannot_be_written_is_said(file: Path, tmp_path: Path, database: str) -> None:
    assert "unable to open" in refused("backup", "--database", file, tmp_path / "no" / "kept")
    guest = as_guest(database)
    assert "permission denied" in refused("move", file, guest)
    assert call("move", file, database).exit_code == 0
    assert "permission denied" in refused("check", "--database", guest)
    with closing(SqliteTarget(tmp_path / "full")) as new:
        list(new.rows("PRAGMA max_page_count=5"))
        old = opening.open_archive(str(file))
        with closing(old), pytest.raises(StoreError, match="full"):
            archive.copy(old, new, lambda *_: None)
    assert not (tmp_path / "full").exists()


@pytest.mark.parametrize(
    ("spoils", "words"),
    [
        ("INSERT INTO lines VALUES (x'0102', 0, '{}')", "a table is named b'\\x01\\x02'"),
        (
            "INSERT INTO tables VALUES (x'03', 'A', 'over', 'link', 1, 1)",
            "a table is named b'\\x03'",
        ),
        ("INSERT INTO lines VALUES ('t', 'two', '{}')", "a line of table t is numbered two"),
    ],
)
def test_what_a_file_lets_in_and_no_server_wrote_is_named(
    file: Path, tmp_path: Path, database: str, spoils: str, words: str
) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute(spoils)
        db.commit()
    for told in (
        refused("check", "--database", file),
        refused("backup", "--database", file, tmp_path / "kept"),
        refused("move", file, database),
    ):
        assert f"tables.sqlite is damaged: {words}." in told
    assert held(database) == [] and not (tmp_path / "kept").exists()


@pytest.mark.parametrize("moment", ["copied", "compared", "kept"])
def test_a_database_that_goes_away_on_the_way_is_said(
    file: Path, database: str, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away() -> None:
        do(database, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                     " WHERE datname = current_database() AND pid <> pg_backend_pid()")  # fmt: skip

    def progress(doing: str, done: int, most: int) -> None:
        if doing == moment and done:
            away()

    monkeypatch.setattr(postgres_archive, "AHEAD", 10)
    with (
        closing(opening.open_archive(str(file))) as old,
        closing(opening.open_target(database)) as new,
    ):
        if moment == "kept":
            keep = new.keep
            monkeypatch.setattr(new, "keep", lambda: [act() for act in (away, keep)])
        with pytest.raises(StoreError, match="cannot be used"):
            archive.copy(old, new, progress)
    assert held(database) == []


def test_what_is_missing_here_is_said(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "kaboodle.server.storage.postgres_archive", None)
    assert "pip install 'kaboodle[cluster]'" in refused("move", file, "postgresql://club")
    assert "pip install 'kaboodle[cluster]'" in refused("check", "--database", "postgresql://club")
    monkeypatch.setitem(sys.modules, "kaboodle.server.settings", None)
    assert "pip install 'kaboodle[server]'" in refused("check", "--database", file)


def test_logs_that_can_be_played_on_are_told_to_be(file: Path, filled: str) -> None:
    for where in (file, filled):
        done = call("check", "--database", where)
        assert done.exit_code == 0
        assert "3 tables," in done.output
        assert "no problems found." in done.output


def test_what_is_wrong_with_a_log_or_its_entry_is_found(logs: list[StoredTable]) -> None:
    [whole] = [each for each in logs if each.entry and each.entry.status == "over"]
    entry, lines = whole.entry, whole.lines
    assert entry is not None
    other = lines[0][1].replace(b'"opened":', b'"rules":99,"opened":')
    assert list(faults(whole)) == []
    for broken, words in [
        (replace(whole, lines=[]), "an entry but no log"),
        (replace(whole, lines=lines[:3] + lines[4:]), "line 3 is missing"),
        (replace(whole, lines=[(0, b"?"), *lines[1:]]), "cannot be read: DecodeError"),
        (replace(whole, lines=lines[:-1]), "its entry says over, its log playing"),
        (replace(whole, entry=None), "a log but no entry"),
        (replace(whole, entry=replace(entry, code="QQQQ")), "not that of its log"),
        (replace(whole, end=9999), "its entry is of 9999 lines"),
        (replace(whole, lines=[(0, other), *lines[1:]]), "cannot be played on: other-rules"),
    ]:
        [fault] = faults(broken)
        assert words in fault
    assert list(faults(replace(whole, entry=replace(entry, status="closed")))) == []


def test_what_is_wrong_is_listed_and_counted(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("DELETE FROM lines WHERE line = 2")
        db.execute("INSERT INTO lines VALUES ('~', 0, '?')")
        for id_ in ("!", "~~"):
            db.execute("INSERT INTO tables VALUES (?, 'QQQQ', 'over', 'link', 1, 1)", (id_,))
    done = call("check", "--database", file)
    assert done.exit_code == 1
    assert done.output.count("line 2 is missing") == 3
    assert "table !: it has an entry but no log" in done.output
    assert "table ~: its log cannot be read: DecodeError" in done.output
    assert "table ~~: it has an entry but no log" in done.output
    assert "6 problems in 5 tables," in done.output


def test_a_file_that_is_damaged_is_found(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("PRAGMA writable_schema=ON")
        db.execute("UPDATE sqlite_master SET sql = replace(sql, 'status, updated', 'updated')"
                   " WHERE name = 'tables_status'")  # fmt: skip
    done = call("check", "--database", file)
    assert done.exit_code == 1
    assert "the database: " in done.output
