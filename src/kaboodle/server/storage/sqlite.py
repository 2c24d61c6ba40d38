"""The store in one SQLite file, for a single node. It needs no setup.

A database writes whole pages. If each line were stored next to its table's other lines at once,
every move would write a page. So lines are first written in order of arrival, many to a page (table
`arrived`). From time to time they are sorted into their places (table `lines`), many for each page.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

import structlog

from kaboodle.server.storage.sqlite_schema import SCHEMA_VERSION, UPGRADES, check, claim, usable
from kaboodle.server.storage.store import (
    Append,
    CodeTaken,
    Conflict,
    Entry,
    Lease,
    LogEnd,
    ReleaseReason,
    StoreError,
    end,
)

log = structlog.get_logger()

AHEAD = 16_000  # appends until the write-ahead log is settled; each takes a page at most
SORTED = 1000  # about so many are sorted in one step, which takes 2 ms and holds up writes
PARTS = 4  # steps in which they are then deleted, because that is quicker than one
BREATH = 0.002  # seconds between two steps
LOCKED = 5000  # milliseconds another process may keep the file locked
CACHE = 500  # kB; the system caches the file anyway
_LINE = "INSERT INTO arrived (table_id, line, body) VALUES (?, ?, ?)"
_END = "SELECT max(line) + 1 FROM lines WHERE table_id = ?"
_NUMBERS = "SELECT ifnull(min(number), 0), ifnull(max(number), 0) FROM arrived"
_SORT = "INSERT OR IGNORE INTO lines SELECT table_id, line, body FROM arrived"
_SORT_SOME = f"{_SORT} WHERE table_id >= ? AND table_id < ? AND number <= ? ORDER BY 1, 2"
_SORT_ALL = f"BEGIN; {_SORT} ORDER BY 1, 2; DELETE FROM arrived; COMMIT;"  # noqa: S608
_BEYOND = "\U0010ffff"  # after every id
_ENTRY = """
INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE
SET status = excluded.status, updated = excluded.updated, line = excluded.line
WHERE excluded.line >= tables.line
"""
_ENTRIES = "SELECT id, code, status, visibility, updated FROM tables"
_LISTED = "(SELECT value FROM json_each(?))"
# With max(), SQLite takes the other columns from the row of the maximum.
_ENDS = f"""
WITH some AS {_LISTED} SELECT table_id, max(line) + 1, body FROM (
    SELECT table_id, line, body FROM lines WHERE table_id IN some
    UNION ALL SELECT table_id, line, body FROM arrived WHERE table_id IN some
) GROUP BY 1
"""  # noqa: S608 - no value goes in
_OLD = f"FROM tables WHERE updated < ? AND status IN {_LISTED}"


Row: TypeAlias = tuple[Any, ...]
Batch: TypeAlias = list[tuple[Append, asyncio.Future[None]]]


class SqliteStore:
    """SQLite in WAL mode. Appends that wait are committed together.

    Without full sync a commit is only a copy into the system's memory, so it runs in the event
    loop, which costs less than a thread. With full sync, or while the thread is busy, it runs in
    the thread."""

    shared = False

    def __init__(self, path: Path | str, *, full_sync: bool = False) -> None:
        self._path = str(path)
        self._full_sync = full_sync
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: Batch = []
        self._writing = False
        self._failing = False
        self._jobs = 0  # queued for the thread
        self._ahead = 0  # appends since the file was last settled
        self._ends: dict[str, int] = {}  # by table: its length, if lines arrived since a sort
        self._before: dict[str, int] = {}  # the same, for the sort before
        self._settling: asyncio.Task[None] | None = None
        self._tidying = asyncio.Lock()  # for sort and drop, because row numbers may be reused
        self._turn: asyncio.Future[None] | None = None  # settling waits for the writer to pause
        self._lock = self._thread.submit(claim, self._path).result()
        self._db = self._thread.submit(self._open).result()
        self.commits = 0

    def _open(self) -> sqlite3.Connection:
        try:
            with usable(self._path):
                return self._opened()
        except StoreError:
            self._lock.close()
            raise

    def _opened(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        version = check(self._path, db)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute(f"PRAGMA cache_size=-{CACHE}")
        db.execute(f"PRAGMA synchronous={'FULL' if self._full_sync else 'NORMAL'}")
        if not self._full_sync:
            db.execute("PRAGMA wal_autocheckpoint=0")  # see `_settle`
        if version != SCHEMA_VERSION:
            db.executescript(UPGRADES[version])
        db.executescript(_SORT_ALL)
        db.execute("PRAGMA busy_timeout=0")  # the event loop must not wait for a lock
        return db

    def append(self, lines: Append) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((lines, done))
        if not self._writing:
            self._writing = True
            loop.call_soon(self._write, loop)  # with all that comes in this iteration
        return done

    def _write(self, loop: asyncio.AbstractEventLoop) -> None:
        """Commit all that waits, until nothing does. Groups grow with the load."""
        if self._turn is not None:
            self._turn.set_result(None)
            self._turn = None
            return
        batch, self._waiting = self._waiting, []
        self._writing = bool(batch)
        if not batch:
            return
        faults = None if self._full_sync or self._jobs else self._work(batch, patient=False)
        if faults is None:
            self._jobs += 1
            self._thread.submit(self._work_aside, loop, batch)
        else:
            self._written(loop, batch, faults)

    def _work_aside(self, loop: asyncio.AbstractEventLoop, batch: Batch) -> None:
        """Commit a batch in the thread, which can wait for a locked file."""
        self._db.execute(f"PRAGMA busy_timeout={LOCKED}")
        faults = self._work(batch) or {}
        self._db.execute("PRAGMA busy_timeout=0")
        loop.call_soon_threadsafe(self._written_aside, loop, batch, faults)

    def _written_aside(
        self, loop: asyncio.AbstractEventLoop, batch: Batch, faults: dict[int, Exception]
    ) -> None:
        self._jobs -= 1
        self._written(loop, batch, faults)

    def _work(self, batch: Batch, patient: bool = True) -> dict[int, Exception] | None:
        """Commit a batch. Return the errors by index; None if nothing was written, because another
        process has locked the file."""
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
                continue  # the caller was cancelled
            if i in faults:
                done.set_exception(faults[i])
            else:
                done.set_result(None)
        self._ahead += len(batch)
        if self._ahead >= AHEAD and self._settling is None:
            self._settling = loop.create_task(self._settle(loop))
        self._write(loop)

    async def _settle(self, loop: asyncio.AbstractEventLoop) -> None:
        """Sort the lines, and copy the write-ahead log into the file (checkpoint), which waits for
        the disk. Most of it is copied while appends go on, the rest while they wait for a moment:
        the log starts again only once all of it is copied."""
        try:
            self._ahead = 0
            await self._sort()
            if not self._full_sync:  # there SQLite does it as it goes
                await asyncio.to_thread(self._checkpoint)
                if self._writing:
                    self._turn = loop.create_future()
                    await self._turn
                self._writing = True
                try:
                    await asyncio.to_thread(self._checkpoint)
                finally:
                    self._write(loop)
        except RuntimeError:  # no thread could be started: try again next time
            log.exception("not settled")
        finally:
            self._settling = None

    async def _sort(self) -> None:
        """Move lines from `arrived` to their places, some tables at a time.

        If the process is killed midway, lines are there twice, which does no harm. Under load every
        step waits for all appends before it. So the number of steps does not grow with the number
        of lines, or a slow sort would leave more and more to do."""
        async with self._tidying:
            self._before = arrived = self._ends
            self._ends = {}
            ids = sorted(arrived)
            some = 1 + len(ids) * SORTED // AHEAD
            try:
                [(first, last)] = await self._tidy(_NUMBERS, ())
                for one, other in pairwise(["", *ids[some::some], _BEYOND]):
                    await self._tidy(_SORT_SOME, (one, other, last))
                for part in range(1, PARTS + 1):
                    upto = first + (last - first) * part // PARTS
                    await self._tidy("DELETE FROM arrived WHERE number <= ?", (upto,))
            except StoreError:  # try again next time
                for table, end in arrived.items():  # the thread may have added newer ones
                    self._ends.setdefault(table, end)

    async def _tidy(self, sql: str, values: tuple[object, ...]) -> list[Row]:
        """Run one step of a sort in the event loop, between appends. In a thread, waiting for
        Python's lock at every step would take longer than the work, under load."""
        await asyncio.sleep(BREATH)
        if self._full_sync or self._jobs:
            return await self._query(sql, values)
        try:
            return self._db.execute(sql, values).fetchall()
        except sqlite3.Error as e:
            raise self._fault(e) from None

    def _checkpoint(self) -> None:
        with suppress(sqlite3.Error), closing(sqlite3.connect(self._path)) as db:  # else next time
            db.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _commit(self, batch: list[Append]) -> dict[int, Exception]:
        """Commit all in one transaction; or each in its own, if the code of one is taken."""
        try:
            return self._insert(batch)
        except sqlite3.IntegrityError:
            faults: dict[int, Exception] = {}
            for i, lines in enumerate(batch):
                try:
                    if self._insert([lines]):
                        faults[i] = Conflict()
                except sqlite3.IntegrityError:
                    faults[i] = CodeTaken()
                except sqlite3.Error as e:  # those before it are written
                    faults[i] = self._fault(e)
            return faults

    def _insert(self, batch: list[Append]) -> dict[int, Exception]:
        """Write all appends except those in conflict. Return the conflicts by index."""
        faults: dict[int, Exception] = {}
        ends: dict[str, int] = {}
        rows: list[tuple[str, int, bytes]] = []
        entries: list[Row] = []
        for i, (table, line, bodies, e, _, _) in enumerate(batch):
            if bodies:
                if line < (ends[table] if table in ends else self._end(table)):
                    faults[i] = Conflict()
                    continue
                for body in bodies:
                    rows.append((table, line, body))
                    line += 1
                ends[table] = line
            if e is not None:
                entries.append((e.id, e.code, e.status, e.visibility, e.updated, line))
        if len(rows) == 1 and not entries:
            self._db.execute(_LINE, rows[0])  # one statement is a transaction
        elif rows or entries:
            with self._transaction() as db:
                db.executemany(_LINE, rows)
                db.executemany(_ENTRY, entries)
        self._ends.update(ends)
        self.commits += 1
        return faults

    def _end(self, table: str) -> int:
        """Return how many lines a table has. For tables with unsorted lines it is known in memory,
        because no other process writes to this file."""
        end = self._ends.get(table) or self._before.get(table)
        if end is None:
            [end] = self._db.execute(_END, (table,)).fetchone()
        return end or 0

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        db = self._db
        db.execute("BEGIN IMMEDIATE")
        try:
            yield db
            db.execute("COMMIT")
        except sqlite3.Error:
            if db.in_transaction:  # a full disk ends it
                db.execute("ROLLBACK")
            raise

    async def begin(self, lines: Append, most: int) -> None:
        await self.append(lines)

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        rows = await self._query(
            "SELECT body FROM log WHERE table_id = ? AND line >= ? ORDER BY line", (table, start)
        )
        return [bytes(body) for (body,) in rows]

    async def ends(self, tables: Collection[str]) -> dict[str, LogEnd]:
        rows = await self._query(_ENDS, (json.dumps(list(tables)),))
        return {id_: end(lines, last) for id_, lines, last in rows}

    async def find(self, *, code: str = "", statuses: tuple[str, ...] = ()) -> list[Entry]:
        if code:
            rows = await self._query(f"{_ENTRIES} WHERE code = ? ORDER BY updated DESC", (code,))
        else:
            sql = f"{_ENTRIES} WHERE status IN {_LISTED} ORDER BY updated DESC, id"
            rows = await self._query(sql, (json.dumps(statuses),))
        return [Entry(*row) for row in rows]

    async def drop(self, before: int, statuses: tuple[str, ...]) -> int:
        async with self._tidying:
            dropped = await self._job(lambda: self._drop((before, json.dumps(statuses))))
        for (id_,) in dropped:
            self._ends.pop(id_, None)
            self._before.pop(id_, None)
        return len(dropped)

    def _drop(self, old: tuple[object, ...]) -> list[Row]:
        with self._transaction() as db:
            for place in ("arrived", "lines"):
                db.execute(f"DELETE FROM {place} WHERE table_id IN (SELECT id {_OLD})", old)  # noqa: S608
            return db.execute(f"DELETE {_OLD} RETURNING id", old).fetchall()

    # The single node holds every table for as long as it runs.

    async def beat(self, node: str) -> int:
        return 0

    async def leave(self, node: str) -> None:
        pass

    async def hold(self, node: str, table: str) -> Lease | None:
        return Lease(0, -1)

    async def release(self, node: str, table: str, why: ReleaseReason = "at rest") -> None:
        pass

    async def held(self, node: str) -> dict[str, int]:
        return {}

    async def orphans(self) -> list[str]:
        return []

    async def spend(self, key: str, rate: float, burst: float, cost: int = 1) -> bool:
        return True

    async def _query(self, sql: str, values: tuple[object, ...]) -> list[Row]:
        return await self._job(lambda: self._db.execute(sql, values).fetchall())

    async def _job(self, work: Callable[[], list[Row]]) -> list[Row]:
        self._jobs += 1
        job = asyncio.get_running_loop().run_in_executor(self._thread, work)
        job.add_done_callback(self._had_job)
        try:
            return await asyncio.shield(job)  # the job goes on if the caller is cancelled
        except sqlite3.Error as e:
            raise StoreError(f"{self._path} cannot be read ({e})") from None

    def _had_job(self, job: asyncio.Future[Any]) -> None:
        self._jobs -= 1
        job.exception()  # retrieved, in case the caller was cancelled

    async def writable(self) -> bool:
        if self._failing:
            with suppress(StoreError):
                await self._query(f"PRAGMA user_version={SCHEMA_VERSION}", ())
                self._failing = False
        return not self._failing

    async def close(self) -> None:
        while self._writing or self._settling is not None:
            await asyncio.sleep(0.001)
        await self._sort()
        for db in (self._db, self._lock):
            await asyncio.get_running_loop().run_in_executor(self._thread, db.close)
        self._thread.shutdown()
