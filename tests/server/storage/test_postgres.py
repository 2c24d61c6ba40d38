"""What is PostgreSQL's own: many nodes, restarts, answers that get lost. The promises are in
test_store."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from structlog.testing import capture_logs
from tools.services import Postgres

from kaboodle.server.storage import migrations, opening, postgres
from kaboodle.server.storage.postgres import PostgresStore
from kaboodle.server.storage.sqlite import SqliteStore
from kaboodle.server.storage.store import Append, Conflict, Diverged, Full, StoreError
from tests.apart import play
from tests.server.kit.client import PATIENCE, running, running_apart
from tests.server.storage.test_store import entry

REFUSE = """
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '%s'; END $$;
CREATE TRIGGER refuse BEFORE INSERT ON lines EXECUTE FUNCTION refuse();
"""


pytestmark = pytest.mark.usefixtures("patient")


def wait(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    for name in ("WAIT", "BRIEF"):
        monkeypatch.setattr(f"kaboodle.server.storage.postgres.{name}", seconds)


def with_store(url: str, story: Callable[[PostgresStore], Awaitable[None]]) -> None:
    async def told() -> None:
        store = PostgresStore(url, PATIENCE)
        try:
            await story(store)
        finally:
            await store.close()

    play(told())


def do(url: str, sql: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(url, autocommit=True) as db:
        cursor = db.execute(sql.encode())
        return cursor.fetchall() if cursor.description else []


def as_guest(url: str) -> str:
    """The same database, for somebody who may do nothing there."""
    do(url, "DROP ROLE IF EXISTS guest; CREATE ROLE guest LOGIN")
    return url.replace("kaboodle@", "guest@")


def test_appends_that_wait_are_committed_together(database: str) -> None:
    async def story(store: PostgresStore) -> None:
        await asyncio.gather(*[store.append(Append(f"t{i}", 0, [b"x"])) for i in range(1200)])
        assert store.commits < 20

    with_store(database, story)


def test_a_name_no_table_can_have_spoils_nobody_elses_reading(database: str) -> None:
    async def story(store: PostgresStore) -> None:
        await store.append(Append("t", 0, [b"a"]))
        results = await asyncio.gather(store.read("t"), store.read("\0"), store.find(code="\0"))
        assert list(results) == [[b"a"], [], []]
        assert not store._failing

    with_store(database, story)


def test_nodes_that_write_the_same_tables_at_once_lose_nothing(database: str) -> None:
    """Each takes every line it can get, in another order."""

    async def story(store: PostgresStore) -> None:
        other = PostgresStore(database)
        tables = [f"t{i}" for i in range(20)]
        for line in range(10):
            wishes = [store.append(Append(id_, line, [b"1"])) for id_ in tables]
            wishes += [other.append(Append(id_, line, [b"2"])) for id_ in reversed(tables)]
            results = await asyncio.gather(*wishes, return_exceptions=True)
            assert [type(each) for each in results].count(Conflict) == 20
            for i, id_ in enumerate(tables):
                writer = b"1" if results[i] is None else b"2"
                assert (await store.read(id_, line)) == [writer]
        await other.close()

    with_store(database, story)


def test_nodes_that_start_at_once_make_the_tables_once(database: str) -> None:
    async def start() -> None:
        await PostgresStore(database).close()

    with ThreadPoolExecutor(6) as threads:
        for done in [threads.submit(play, start()) for _ in range(6)]:
            done.result()
    assert do(database, "SELECT version FROM kaboodle") == [(migrations.VERSION,)]


def test_a_database_of_an_earlier_server_takes_the_steps_it_has_not_taken(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whoever is still of before goes on there."""
    ours = postgres._APPEND
    theirs = ours.replace("%(befores)b::bytea[], ", "")
    assert theirs != ours

    async def before(store: PostgresStore) -> None:
        await store.append(Append("t", 0, [b"x"], entry("t", "AAAA", "lobby")))

    async def after(store: PostgresStore) -> None:
        assert await store.read("t") == [b"x"]
        with pytest.raises(Full):
            await store.begin(Append("u", 0, [b"x"], entry("u", "AAAB", "lobby")), 1)
        for line, asks in enumerate((theirs, ours, theirs), 1):
            monkeypatch.setattr(postgres, "_APPEND", asks)
            last = await store.read("t", line - 1)
            await store.append(Append("t", line, [b"%d" % line], before=last[0]))
        with pytest.raises(Conflict):
            await store.append(Append("t", 3, [b"3"]))
        with pytest.raises(Diverged):
            await store.append(Append("t", 5, [b"5"]))
        assert await store.read("t") == [b"x", b"1", b"2", b"3"]

    with monkeypatch.context() as patched:
        patched.setattr(migrations, "STEPS", migrations.STEPS[:1])
        patched.setattr(migrations, "VERSION", 1)
        patched.setattr(postgres, "_APPEND", theirs)
        with_store(database, before)
    with_store(database, after)


def test_a_database_of_a_later_server_or_of_something_else_is_left_alone(
    postgres: Postgres, database: str
) -> None:
    do(database, "CREATE TABLE kaboodle (version integer); INSERT INTO kaboodle VALUES (99)")
    with pytest.raises(
        StoreError, match=f"is of version 99, this server knows {migrations.VERSION}"
    ):
        PostgresStore(database)
    do(database, "DROP TABLE kaboodle; CREATE TABLE letters (text text)")
    with pytest.raises(StoreError, match="is not a Kaboodle database"):
        PostgresStore(database)
    assert do(database, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [
        ("letters",)
    ]


def test_a_database_that_cannot_be_used_is_named_without_its_password(postgres: Postgres) -> None:
    nowhere = "postgresql://ada:hush@127.0.0.1:1/club"
    for url, words in [
        (nowhere, "the database club of PostgreSQL at 127.0.0.1:1 cannot be used"),
        (postgres.url("nobodys"), 'database "nobodys" does not exist'),
        ("postgresql://ada@[oops/club", "the database's address cannot be read"),
        ("postgresql://ada:hush%@here/club", "the database's address cannot be read"),
        ("postgresql://ada:hush/@here/club", "the database's address cannot be read"),
        ("postgresql://ada:7/hush@here/club", "the database's address cannot be read"),
        ("postgresql://ada:7@hush@here/club", "the database's address cannot be read"),
        ("postgresql://ada:hush@/club?hots=here", r"an option after its \? may be misspelt"),
    ]:
        with capture_logs() as entries, pytest.raises(StoreError, match=words) as fault:
            PostgresStore(url, patience=0)
        assert "hush" not in f"{fault.value}{entries}"
        assert url != nowhere or "at 127.0.0.1:1" in entries[0]["event"]
        assert "\n" not in str(fault.value)


def test_a_database_that_is_only_just_starting_is_waited_for(postgres: Postgres) -> None:
    async def story(store: PostgresStore) -> None:
        assert await store.find(statuses=("lobby",)) == []

    do(postgres.url(), "CREATE DATABASE late")
    postgres.stop()
    starting = threading.Timer(0.3, postgres.start)
    starting.start()
    try:
        with_store(postgres.url("late"), story)
    finally:
        starting.join()


def test_whoever_may_not_make_tables_is_told(database: str) -> None:
    with pytest.raises(StoreError, match="permission denied"):
        PostgresStore(as_guest(database))


def test_a_restart_of_the_database_is_a_pause(postgres: Postgres, database: str) -> None:
    async def story(store: PostgresStore) -> None:
        await store.append(Append("t", 0, [b"0"]))
        await asyncio.gather(*[store.read("t") for _ in range(20)])  # on every connection
        await asyncio.to_thread(postgres.stop)
        wishes = [store.append(Append("t", 1, [b"1"])), store.append(Append("u", 0, [b"u"]))]
        reading = asyncio.ensure_future(store.read("t"))
        await asyncio.sleep(0.1)
        await asyncio.to_thread(postgres.start)
        await asyncio.gather(*wishes)
        assert await reading in ([b"0"], [b"0", b"1"])
        assert await store.read("t") == [b"0", b"1"]
        assert await store.writable()

    with_store(database, story)


def test_a_database_that_stays_away_is_said_soon_and_is_back_when_it_is(
    postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: PostgresStore) -> None:
        await store.append(Append("t", 0, [b"0"]))
        await asyncio.to_thread(postgres.stop)
        wait(monkeypatch, 0.2)
        try:
            with pytest.raises(StoreError, match=r"of PostgreSQL at .* cannot be used"):
                await store.append(Append("t", 1, [b"1"]))
            with pytest.raises(StoreError):
                await store.beat("one")
            assert not await store.writable()
        finally:
            await asyncio.to_thread(postgres.start)
        wait(monkeypatch, PATIENCE)
        while not await store.writable():
            await asyncio.sleep(0.01)
        await store.append(Append("t", 1, [b"1"]))

    with_store(database, story)


def test_a_database_that_does_not_answer_is_not_waited_for(
    postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: PostgresStore) -> None:
        await store.append(Append("t", 0, [b"0"]))
        [(pid,)] = await store._ask("SELECT pg_backend_pid()", {})
        wait(monkeypatch, 0.2)
        os.kill(pid, signal.SIGSTOP)
        try:
            with pytest.raises(StoreError, match="no answer"):
                await store.read("t")
            wait(monkeypatch, PATIENCE)
            assert await store.read("t") == [b"0"], "another connection answers"
        finally:
            os.kill(pid, signal.SIGCONT)

    with_store(database, story)


def test_it_is_said_how_long_an_answer_was_waited_for(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kaboodle.server.storage.postgres.WAIT", 0.2)
    monkeypatch.setattr("kaboodle.server.storage.postgres.BRIEF", 0.1)

    async def story(store: PostgresStore) -> None:
        for seconds in ("0.2", "0.1", "0.1"):  # once nothing was answered, only for a moment
            with pytest.raises(StoreError, match=f"no answer within {seconds} s"):
                await store._ask("SELECT pg_sleep(30)", {})

    with_store(database, story)


def test_whoever_stops_waiting_for_an_answer_leaves_no_connection_behind(database: str) -> None:
    async def story(store: PostgresStore) -> None:
        for _ in range(2 * postgres.LINES):
            waiting = asyncio.ensure_future(store._ask("SELECT pg_sleep(30)", {}))
            await asyncio.sleep(0.02)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
        assert await store.read("t") == []

    with_store(database, story)


def test_a_line_whose_answer_was_lost_is_known_to_be_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: PostgresStore) -> None:
        run, lost = store._run, list[object]()

        async def losing(sql: str, values: Any) -> list[tuple[Any, ...]]:
            rows = await run(sql, values)
            if "append_groups" in sql and not lost:
                lost.append(rows)
                raise psycopg.OperationalError("the line broke")
            return rows

        await store.append(Append("u", 0, [b"theirs"]))
        monkeypatch.setattr(store, "_run", losing)
        wishes = [
            Append("t", 0, [b"0", b"1"], entry("t", "AAAA")),
            Append("u", 0, [b"ours"]),
            Append("v", 0, [], entry("v", "BBBB")),
        ]
        results = await asyncio.gather(*map(store.append, wishes), return_exceptions=True)
        assert [type(each) for each in results] == [type(None), Conflict, type(None)]
        assert lost
        assert await store.read("t") == [b"0", b"1"]
        with pytest.raises(Conflict):
            await store.append(Append("t", 0, [b"0", b"1"]))

    with_store(database, story)


WAITING = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"


def test_whoever_locks_everybody_out_sets_lines_back_and_nothing_is_written_after_them(
    database: str,
) -> None:
    async def story(store: PostgresStore) -> None:
        await store.append(Append("t", 0, [b"0", b"1"]))
        with psycopg.connect(database) as db:
            db.execute("LOCK TABLE lines IN EXCLUSIVE MODE")
            wish = store.append(Append("t", 2, [b"2"], before=b"1"))
            while not do(database, WAITING):
                await asyncio.sleep(0.01)
            db.execute("DELETE FROM lines WHERE line = 1")
        with pytest.raises(Diverged):
            await wish
        assert await store.read("t") == [b"0"]

    with_store(database, story)


def test_a_full_disk_is_said_at_once_and_is_over_when_there_is_room_again(database: str) -> None:
    async def story(store: PostgresStore) -> None:
        do(database, REFUSE % "53100")
        with pytest.raises(StoreError, match=r"cannot be used \(no room\)"):
            await store.append(Append("t", 0, [b"x"]))
        do(database, "DROP TRIGGER refuse ON lines")
        assert await store.writable()
        await store.append(Append("t", 0, [b"x"]))

    with_store(database, story)


def test_nodes_that_wait_for_each_other_try_again(database: str) -> None:
    async def story(store: PostgresStore) -> None:
        do(database, REFUSE % "40P01")
        wish = store.append(Append("t", 0, [b"x"]))
        await asyncio.sleep(0.05)
        do(database, "DROP TRIGGER refuse ON lines")
        await wish

    with_store(database, story)


def test_what_is_broken_is_said_at_once(database: str) -> None:
    async def story(store: PostgresStore) -> None:
        do(database, "DROP TABLE lines")
        with pytest.raises(StoreError, match='"lines" does not exist'):
            await store.read("t")
        assert not store._failing, "one question that cannot be answered says nothing of others"

    with_store(database, story)


def test_many_tables_are_dropped_a_few_at_a_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kaboodle.server.storage.postgres.DROPPED", 2)

    async def story(store: PostgresStore) -> None:
        for i in range(5):
            await store.append(Append(f"t{i}", 0, [b"x"], entry(f"t{i}", f"AAA{i}", "over")))
        assert await store.drop(9, ("over",)) == 5
        assert await store.ends([f"t{i}" for i in range(5)]) == {}

    with_store(database, story)


def test_a_commit_is_durable_whatever_the_database_is_set_up_for(database: str) -> None:
    async def story(store: PostgresStore) -> None:
        assert await store._ask("SHOW synchronous_commit", {}) == [("on",)]

    [(name,)] = do(database, "SELECT current_database()")
    do(database, f"ALTER DATABASE {name} SET synchronous_commit = off")
    with_store(database, story)


def test_a_server_that_was_killed_finds_its_tables_there(database: str, tmp_path: Path) -> None:
    with running_apart(tmp_path / "server", database=database) as server:
        table, _ = server.table("krom", ["person", "greedy"])
        server.kill()
        server.start()
        assert server.call("GET", f"/api/tables/{table}")[1]["game"] == "krom"
        assert server.stop() == 0


def test_a_server_whose_database_is_away_is_not_ready(
    postgres: Postgres, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path / "server", database=database) as server:
        assert server.call("GET", "/readyz")[0] == 200
        postgres.stop()
        wait(monkeypatch, 0.2)
        try:
            assert server.call("POST", "/api/tables", {"game": "krom", "seats": [{}, {}]})[0] == 503
            assert server.call("GET", "/readyz")[0] == 503
        finally:
            postgres.start()
        wait(monkeypatch, PATIENCE)
        while server.call("GET", "/readyz")[0] != 200:  # with the next sign of life
            time.sleep(0.01)
        assert "Traceback" not in server.log()


def test_an_address_says_which_store_it_is(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        file, base = opening.open_store(tmp_path / "t.sqlite"), opening.open_store(database)
        assert isinstance(file, SqliteStore)
        assert isinstance(base, PostgresStore)
        await file.close()
        await base.close()

    play(story())
    monkeypatch.setitem(sys.modules, "kaboodle.server.storage.postgres", None)
    with pytest.raises(StoreError, match=r"pip install 'kaboodle\[cluster\]'"):
        opening.open_store(database)
    with pytest.raises(StoreError, match="needs libpq"), opening._cluster():
        raise ImportError("no pq wrapper available")
