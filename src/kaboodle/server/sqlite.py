"""Logs in one file: SQLite, for one node. Nothing to install, nothing to look after."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeAlias

from kaboodle.server.store import Append, CodeTaken, Conflict, Entry, Lease, StoreError

SCHEMA_VERSION = 3
APPLICATION = 0x6B61626F  # by which a file is known to be ours
_OURS = f"PRAGMA application_id={APPLICATION};PRAGMA user_version={SCHEMA_VERSION};"
_LINES = """
CREATE TABLE lines (
    table_id TEXT NOT NULL, line INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (table_id, line)
) WITHOUT ROWID;
"""
_TABLES = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL, status TEXT NOT NULL,
    visibility TEXT NOT NULL, updated INTEGER NOT NULL, line INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX tables_status ON tables (status, updated);
CREATE INDEX tables_code ON tables (code);
CREATE UNIQUE INDEX tables_open ON tables (code) WHERE status IN ('lobby', 'playing');
"""
SCHEMA = f"BEGIN;{_LINES}{_TABLES}{_OURS}COMMIT;"
# In version 1 a code was a table's own for as long as the table was kept.
_FROM_1 = f"""
BEGIN; ALTER TABLE tables RENAME TO before; DROP INDEX tables_status; {_TABLES}
INSERT INTO tables (id, code, status, visibility, updated)
SELECT id, code, status, visibility, updated FROM before; DROP TABLE before; {_OURS} COMMIT;
"""  # noqa: S608 - no value goes in
# In version 2 an entry did not say of how many lines it was.
_FROM_2 = f"BEGIN; ALTER TABLE tables ADD line INTEGER NOT NULL DEFAULT 0; {_OURS} COMMIT;"
_FROM = [SCHEMA, _FROM_1, _FROM_2]
AHEAD = 4000  # lines written ahead of the file, a page each, before it is settled
LOCKED = 5000  # milliseconds somebody else may keep the file locked
CACHE = 500  # kB: the last page of each table in play; the system has the rest at hand
_LINE = "INSERT INTO lines VALUES (?, ?, ?)"
_ENTRY = """
INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE
SET status = excluded.status, updated = excluded.updated, line = excluded.line
WHERE excluded.line >= tables.line
"""
_ENTRIES = "SELECT id, code, status, visibility, updated FROM tables"
_LISTED = "(SELECT value FROM json_each(?))"
_OLD = f"FROM tables WHERE updated < ? AND status IN {_LISTED}"


Batch: TypeAlias = list[tuple[Append, asyncio.Future[None]]]


def claim(path: str) -> sqlite3.Connection:
    """One server at a file: held until it ends, however it ends."""
    try:
        lock = sqlite3.connect(f"{path}.lock", isolation_level=None, timeout=0)
    except sqlite3.Error as e:
        raise StoreError(f"{path} cannot be used as a database ({e})") from None
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        lock.close()
        raise StoreError(f"{path} is in use by another server") from None
    return lock


class SqliteStore:
    """SQLite in WAL mode. Appends that wait are committed together: in the loop, where that is a
    copy into the system's memory and costs less than handing it over; in a thread where the disk
    is waited for, and while the thread has something else to do here."""

    shared = False

    def __init__(self, path: Path | str, *, full_sync: bool = False) -> None:
        self._path = str(path)
        self._full_sync = full_sync
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: Batch = []
        self._writing = False
        self._failing = False
        self._jobs = 0  # of the thread, besides writing
        self._ahead = 0  # lines written since the file was last settled
        self._settling: asyncio.Task[None] | None = None
        self._lock = self._thread.submit(claim, self._path).result()
        self._db = self._thread.submit(self._open).result()
        self.commits = 0

    def _open(self) -> sqlite3.Connection:
        try:
            db = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            [version] = db.execute("PRAGMA user_version").fetchone()
            self._check(db, version)
            db.execute("PRAGMA journal_mode=WAL")
            db.execute(f"PRAGMA cache_size=-{CACHE}")
            db.execute(f"PRAGMA synchronous={'FULL' if self._full_sync else 'NORMAL'}")
            if not self._full_sync:
                db.execute("PRAGMA wal_autocheckpoint=0")  # see `_settle`
            if version != SCHEMA_VERSION:
                db.executescript(_FROM[version])
            db.execute("PRAGMA busy_timeout=0")  # the loop waits for nobody
        except sqlite3.Error as e:
            self._lock.close()
            raise StoreError(f"{self._path} cannot be used as a database ({e})") from None
        except StoreError:
            self._lock.close()
            raise
        return db

    def _check(self, db: sqlite3.Connection, version: int) -> None:
        """StoreError if the file is somebody else's, or of a server after this one."""
        [owner] = db.execute("PRAGMA application_id").fetchone()
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
        ours = owner == APPLICATION or (version == 1 and {"tables", "lines"} <= names)
        if not ours and (owner or version or names):
            raise StoreError(f"{self._path} is a database of something else")
        if version > SCHEMA_VERSION:
            raise StoreError(
                f"{self._path} is of version {version}, this server knows {SCHEMA_VERSION}"
            )

    def append(self, lines: Append) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((lines, done))
        if not self._writing:
            self._writing = True
            loop.call_soon(self._write, loop)  # with all that comes in this turn of the loop
        return done

    def _write(self, loop: asyncio.AbstractEventLoop) -> None:
        """Commit whatever waits, until nothing does: the busier, the larger the groups."""
        batch, self._waiting = self._waiting, []
        self._writing = bool(batch)
        if not batch:
            return
        faults = None if self._full_sync or self._jobs else self._work(batch, patient=False)
        if faults is None:
            self._thread.submit(self._work_aside, loop, batch)
        else:
            self._written(loop, batch, faults)

    def _work_aside(self, loop: asyncio.AbstractEventLoop, batch: Batch) -> None:
        """In the thread, where whoever has locked the file can be waited for: one word back about
        all of them."""
        self._db.execute(f"PRAGMA busy_timeout={LOCKED}")
        faults = self._work(batch) or {}
        self._db.execute("PRAGMA busy_timeout=0")
        loop.call_soon_threadsafe(self._written, loop, batch, faults)

    def _work(self, batch: Batch, patient: bool = True) -> dict[int, Exception] | None:
        """One commit; what went wrong, and with which of them. None if nothing was written, since
        somebody else has locked the file."""
        try:
            faults = self._commit([lines for lines, _ in batch])
        except sqlite3.Error as e:
            if not patient and getattr(e, "sqlite_errorname", "") == "SQLITE_BUSY":
                return None
            faults = {i: self._fault(e) for i in range(len(batch))}
        self._failing = any(isinstance(fault, StoreError) for fault in faults.values())
        return faults

    def _fault(self, e: sqlite3.Error) -> StoreError:
        return StoreError(f"{self._path} cannot be written ({e})")

    def _written(
        self, loop: asyncio.AbstractEventLoop, batch: Batch, faults: dict[int, Exception]
    ) -> None:
        for i, (_, done) in enumerate(batch):
            if done.done():
                continue  # nobody waits for it any more
            if i in faults:
                done.set_exception(faults[i])
            else:
                done.set_result(None)
        self._ahead += len(batch)
        if self._ahead >= AHEAD and self._settling is None and not self._full_sync:
            self._settling = loop.create_task(self._settle(loop))
        self._write(loop)

    async def _settle(self, loop: asyncio.AbstractEventLoop) -> None:
        """Bring what was written ahead into the file, which has to wait for the disk: most of it
        while lines are written on; then the rest, while they wait for a moment. Only when all of it
        is there can writing ahead begin anew."""
        self._ahead = 0
        await asyncio.to_thread(self._checkpoint)
        while self._writing:
            await asyncio.sleep(0)
        self._writing = True
        await asyncio.to_thread(self._checkpoint)
        self._settling = None
        self._write(loop)

    def _checkpoint(self) -> None:
        with suppress(sqlite3.Error), closing(sqlite3.connect(self._path)) as db:  # or next time
            db.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _commit(self, batch: list[Append]) -> dict[int, Exception]:
        """One transaction for all; if one of them is in conflict, each for itself."""
        try:
            self._insert(batch)
            return {}
        except sqlite3.IntegrityError:
            faults: dict[int, Exception] = {}
            for i, lines in enumerate(batch):
                try:
                    self._insert([lines])
                except sqlite3.IntegrityError as e:
                    line = e.sqlite_errorname == "SQLITE_CONSTRAINT_PRIMARYKEY"
                    faults[i] = Conflict() if line else CodeTaken()
                except sqlite3.Error as e:  # of those before it nothing is denied: they are written
                    faults[i] = self._fault(e)
            return faults

    def _insert(self, batch: list[Append]) -> None:
        rows = [
            (lines.table, lines.line + i, body)
            for lines in batch
            for i, body in enumerate(lines.bodies)
        ]
        entries = [
            (e.id, e.code, e.status, e.visibility, e.updated, lines.end)
            for lines in batch
            if (e := lines.entry) is not None
        ]
        if len(rows) == 1 and not entries:
            self._db.execute(_LINE, rows[0])  # a transaction by itself
        else:
            self._transact(rows, entries)
        self.commits += 1

    def _transact(self, rows: list[tuple[str, int, bytes]], entries: list[Any]) -> None:
        db = self._db
        db.execute("BEGIN IMMEDIATE")
        try:
            db.executemany(_LINE, rows)
            db.executemany(_ENTRY, entries)
            db.execute("COMMIT")
        except sqlite3.Error:
            if db.in_transaction:  # a full disk has ended it already
                db.execute("ROLLBACK")
            raise

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        rows = await self._query(
            "SELECT body FROM lines WHERE table_id = ? AND line >= ? ORDER BY line", (table, start)
        )
        return [bytes(body) for (body,) in rows]

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        sql = f"SELECT table_id, max(line) + 1 FROM lines WHERE table_id IN {_LISTED} GROUP BY 1"  # noqa: S608
        return dict(await self._query(sql, (json.dumps(list(tables)),)))

    async def find(self, *, code: str = "", statuses: tuple[str, ...] = ()) -> list[Entry]:
        if code:
            rows = await self._query(f"{_ENTRIES} WHERE code = ? ORDER BY updated DESC", (code,))
        else:
            sql = f"{_ENTRIES} WHERE status IN {_LISTED} ORDER BY updated DESC, id"
            rows = await self._query(sql, (json.dumps(statuses),))
        return [Entry(*row) for row in rows]

    async def count(self, statuses: tuple[str, ...]) -> int:
        sql = f"SELECT count(*) FROM tables WHERE status IN {_LISTED}"  # noqa: S608
        [(number,)] = await self._query(sql, (json.dumps(statuses),))
        return int(number)

    async def drop(self, before: int, statuses: tuple[str, ...]) -> int:
        values = (before, json.dumps(statuses))
        await self._query(f"DELETE FROM lines WHERE table_id IN (SELECT id {_OLD})", values)  # noqa: S608
        return len(await self._query(f"DELETE {_OLD} RETURNING id", values))

    # The one node there is holds every table for as long as it runs.

    async def beat(self, node: str) -> int:
        return 0

    async def leave(self, node: str) -> None:
        pass

    async def hold(self, node: str, table: str) -> Lease | None:
        return Lease(0, -1)

    async def release(self, node: str, table: str, orphan: bool = False) -> None:
        pass

    async def orphans(self) -> list[str]:
        return []

    async def spend(self, key: str, rate: float, burst: float, cost: int = 1) -> bool:
        return True

    async def _query(self, sql: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        loop = asyncio.get_running_loop()
        self._jobs += 1
        job = loop.run_in_executor(self._thread, lambda: self._db.execute(sql, values).fetchall())
        job.add_done_callback(self._had_job)
        try:
            return await asyncio.shield(job)  # who stops waiting does not stop it
        except sqlite3.Error as e:
            raise StoreError(f"{self._path} cannot be read ({e})") from None

    def _had_job(self, job: asyncio.Future[Any]) -> None:
        self._jobs -= 1
        job.exception()  # nobody may wait for it any more

    async def writable(self) -> bool:
        if self._failing:
            with suppress(StoreError):
                await self._query(f"PRAGMA user_version={SCHEMA_VERSION}", ())
                self._failing = False
        return not self._failing

    async def close(self) -> None:
        while self._writing or self._settling is not None:
            await asyncio.sleep(0.001)
        for db in (self._db, self._lock):
            await asyncio.get_running_loop().run_in_executor(self._thread, db.close)
        self._thread.shutdown()
