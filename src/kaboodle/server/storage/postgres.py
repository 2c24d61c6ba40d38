"""The store in PostgreSQL, for any number of nodes.

Every access is one statement that commits on its own, so a node that is paused or cut off holds no
lock and leaves nothing half done. If the connection fails, it is retried for a few seconds: a
restart of the database is only a pause. If our line is there on the retry, it counts as written.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Coroutine, Mapping
from dataclasses import asdict
from typing import Any, TypeAlias

import psycopg
import structlog
from psycopg.conninfo import conninfo_to_dict

from kaboodle.server.storage import migrations
from kaboodle.server.storage.batching import Batcher
from kaboodle.server.storage.store import (
    LIFE,
    RELEASED_TO,
    Append,
    CodeTaken,
    Conflict,
    Diverged,
    Entry,
    Fenced,
    Full,
    Lease,
    LogEnd,
    ReleaseReason,
    StoreError,
)

log = structlog.get_logger()

LINES = 8  # connections per node
GROUP = 500  # appends committed together at most
LOGS = 50  # logs read together at most, because some are long
WAIT = 5.0  # seconds of retries before a statement fails
BRIEF = 1.0  # the same, if the last statement failed
PAUSE = 0.05  # seconds between two tries
START = 10.0  # seconds to wait for a database that is just starting
DROPPED = 200  # tables deleted in one statement
_LINK = {
    "connect_timeout": 5,
    "tcp_user_timeout": 4000,
    "keepalives_idle": 5,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "application_name": "kaboodle",
}
# For each connection: commits are durable even if the database is set up otherwise; statements end
# when we stop waiting; and plans are reused, because rows are always looked up by their key.
_PROMISE = f"""
SELECT set_config('statement_timeout', '{WAIT:.0f}s', false),
    set_config('plan_cache_mode', 'force_generic_plan', false),
    CASE current_setting('synchronous_commit') WHEN 'off' THEN
    set_config('synchronous_commit', 'on', false) END
"""
_APPEND = """
SELECT append_groups(%(tables)s::text[], %(starts)s::int[], %(sizes)s::int[], %(bodies)b::bytea[],
    %(fences)s::bigint[], %(befores)b::bytea[], %(codes)s::text[], %(statuses)s::text[],
    %(visibilities)s::text[], %(updates)s::bigint[], %(again)s)
"""
_BEGIN = """
SELECT begin_table(%(id)s, %(bodies)b::bytea[], %(code)s, %(status)s, %(visibility)s, %(updated)s,
    %(most)s, %(again)s)
"""
_READ = """
SELECT n, bodies FROM unnest(%(tables)s::text[], %(starts)s::int[])
    WITH ORDINALITY AS wanted (id, start, n),
    LATERAL (SELECT array_agg(body ORDER BY line) AS bodies FROM lines
        WHERE table_id = id AND line >= start) AS found
WHERE bodies IS NOT NULL
"""
_ENDS = """
SELECT id, last.line + 1, sha256(last.body) FROM unnest(%(tables)s::text[]) AS id, LATERAL (
    SELECT line, body FROM lines WHERE table_id = id ORDER BY line DESC LIMIT 1
) AS last
"""
_ENTRIES = "SELECT id, code, status, visibility, updated FROM tables"
_DROP = """
WITH old AS (
    DELETE FROM tables WHERE id IN (
        SELECT id FROM tables WHERE updated < %(before)s AND status = ANY(%(statuses)s)
        LIMIT %(most)s
    ) RETURNING id
), gone AS (DELETE FROM lines USING old WHERE table_id = old.id),
free AS (DELETE FROM leases USING old WHERE table_id = old.id),
dead AS (DELETE FROM nodes WHERE until < now() - interval '1 hour'),
full_ AS (DELETE FROM spent WHERE at < now() - interval '1 day')
SELECT count(*) FROM old
"""
_BEAT = """
INSERT INTO nodes VALUES (%(node)s, now() + %(life)s * interval '1 second')
ON CONFLICT (id) DO UPDATE SET until = excluded.until
RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::bigint
"""
_HOLD = """
WITH before AS (
    SELECT CASE WHEN node IS NULL OR node = '' THEN 0 WHEN until IS NULL THEN -1
        ELSE greatest(0, extract(epoch FROM now() - until) * 1000)::bigint END AS idle
    FROM leases LEFT JOIN nodes ON nodes.id = node WHERE table_id = %(table)s
)
INSERT INTO leases AS old VALUES (%(table)s, %(node)s, 1) ON CONFLICT (table_id) DO UPDATE
SET node = excluded.node, fence = old.fence + (old.node IS DISTINCT FROM excluded.node)::int
WHERE NOT EXISTS (
    SELECT FROM nodes WHERE id = old.node AND id <> excluded.node AND until > now()
) RETURNING fence, coalesce((SELECT idle FROM before), 0)
"""
_ORPHANS = """
SELECT tables.id FROM tables
LEFT JOIN leases ON table_id = tables.id LEFT JOIN nodes ON nodes.id = node AND until > now()
WHERE status = 'playing' AND nodes.id IS NULL AND (table_id IS NULL OR node IS NOT NULL)
ORDER BY tables.id
"""
_HELD = "SELECT id, fence FROM leases JOIN tables ON id = table_id WHERE node = %(node)s"
_SPEND = """
INSERT INTO spent AS old VALUES (%(key)s, least(%(burst)s, %(burst)s - %(cost)s), now())
ON CONFLICT (key) DO UPDATE SET at = now(), remains = least(%(burst)s, least(%(burst)s,
    old.remains + extract(epoch FROM now() - old.at) * %(rate)s) - %(cost)s)
WHERE old.remains + extract(epoch FROM now() - old.at) * %(rate)s >= %(cost)s
RETURNING true
"""
_ASKEW = (
    "the database's address cannot be read: an option after its ? may be misspelt; "
    "in a password, / is written %2F, @ %40 and % %25"
)
_FAULTS = {1: Conflict, 2: CodeTaken, 3: Fenced, 4: Full, 5: Diverged}

Line: TypeAlias = psycopg.AsyncConnection[tuple[Any, ...]]


class PostgresStore:
    """Appends that wait are committed together in one statement. Reads are batched alike."""

    shared = True

    def __init__(self, url: str, patience: float = START) -> None:
        self._words, self._where = address(url)
        self._idle: list[Line] = []
        self._free = asyncio.Semaphore(LINES)
        self._left: set[asyncio.Task[Any]] = set()  # abandoned statements
        self._appends = Batcher[Append, None](self._commit, GROUP)
        self._reads = Batcher[tuple[str, int], list[bytes]](self._fetch, LOGS)
        self._failing = False  # no answer, or nothing can be written
        self._closed = False
        self._set_up(patience)

    def _set_up(self, patience: float) -> None:
        """Check and migrate the database, before the server starts."""
        log.info(f"connecting to {self._where}")  # without its password
        until = time.monotonic() + patience
        while True:
            try:
                with psycopg.connect(**self._words, autocommit=True) as db:
                    return migrations.migrate(db, self._where)
            except psycopg.OperationalError as e:
                starting = e.sqlstate in (None, "57P03")  # not there, or still starting
                if not starting or _wants_password(e) or time.monotonic() > until:
                    raise self._fault(e) from None
                time.sleep(PAUSE)
            except psycopg.Error as e:
                raise self._fault(e) from None

    def _fault(self, e: Exception) -> StoreError:
        return StoreError(f"{self._where} cannot be used ({reason(e)})")

    # Logs.

    def append(self, lines: Append) -> asyncio.Future[None]:
        return self._appends(lines)

    async def _commit(self, waiting: list[Append]) -> list[Exception | None]:
        """Commit appends. Return the error of each, or None."""
        # All nodes use the same order, to prevent deadlocks.
        order = sorted(range(len(waiting)), key=lambda i: waiting[i][:2])
        appends = [waiting[i] for i in order]
        entries = [lines.entry for lines in appends]
        values = {
            "tables": [lines.table for lines in appends],
            "starts": [lines.line for lines in appends],
            "sizes": [len(lines.bodies) for lines in appends],
            "bodies": [body for lines in appends for body in lines.bodies],
            "fences": [lines.fence for lines in appends],
            "befores": [lines.before for lines in appends],
            "codes": [e and e.code for e in entries],
            "statuses": [e and e.status for e in entries],
            "visibilities": [e and e.visibility for e in entries],
            "updates": [e and e.updated for e in entries],
        }
        [(codes,)] = await self._ask(_APPEND, values)
        faults = [_FAULTS[code]() if code else None for code in codes]
        by_append = dict(zip(order, faults, strict=True))
        return [by_append[i] for i in range(len(waiting))]

    async def begin(self, lines: Append, most: int) -> None:
        entry = lines.entry
        assert entry is not None and lines.line == 0, "a table begins with its first line"
        values = {**asdict(entry), "bodies": lines.bodies, "most": most}
        [(code,)] = await self._ask(_BEGIN, values)
        if code:
            raise _FAULTS[code]

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        if "\0" in table:  # PostgreSQL would refuse the whole batch
            return []
        return await self._reads((table, start))

    async def _fetch(self, wanted: list[tuple[str, int]]) -> list[list[bytes] | Exception]:
        values = {"tables": [id_ for id_, _ in wanted], "starts": [start for _, start in wanted]}
        logs: list[list[bytes] | Exception] = [[] for _ in wanted]
        for n, bodies in await self._ask(_READ, values):
            logs[n - 1] = bodies
        return logs

    async def ends(self, tables: Collection[str]) -> dict[str, LogEnd]:
        rows = await self._ask(_ENDS, {"tables": list(tables)})
        return {id_: LogEnd(*last) for id_, *last in rows}

    # Lobby entries.

    async def find(self, *, code: str = "", statuses: tuple[str, ...] = ()) -> list[Entry]:
        if "\0" in code:
            return []
        which = "code = %(code)s" if code else "status = ANY(%(statuses)s)"
        values = {"code": code, "statuses": list(statuses)}
        rows = await self._ask(f"{_ENTRIES} WHERE {which} ORDER BY updated DESC, id", values)
        return [Entry(*row) for row in rows]

    async def drop(self, before: int, statuses: tuple[str, ...]) -> int:
        values = {"before": before, "statuses": list(statuses), "most": DROPPED}
        gone = 0
        while True:
            number: int
            [(number,)] = await self._ask(_DROP, values)
            gone += number
            if number < DROPPED:
                return gone

    # Nodes.

    async def beat(self, node: str) -> int:
        [(wall,)] = await self._ask(_BEAT, {"node": node, "life": LIFE})
        return int(wall)

    async def leave(self, node: str) -> None:
        # The row stays, so that the next holder knows since when the tables are idle.
        await self._ask("UPDATE nodes SET until = now() WHERE id = %(node)s", {"node": node})

    async def hold(self, node: str, table: str) -> Lease | None:
        rows = await self._ask(_HOLD, {"node": node, "table": table})
        return Lease(*map(int, rows[0])) if rows else None

    async def release(self, node: str, table: str, why: ReleaseReason = "at rest") -> None:
        sql = "UPDATE leases SET node = %(to)s WHERE table_id = %(table)s AND node = %(node)s"
        await self._ask(sql, {"node": node, "table": table, "to": RELEASED_TO[why]})

    async def orphans(self) -> list[str]:
        return [id_ for (id_,) in await self._ask(_ORPHANS, {})]

    async def held(self, node: str) -> dict[str, int]:
        return dict(await self._ask(_HELD, {"node": node}))

    async def spend(self, key: str, rate: float, burst: float, cost: int = 1) -> bool:
        values = {"key": key, "rate": float(rate), "burst": float(burst), "cost": cost}
        return bool(await self._ask(_SPEND, values))

    # The database.

    async def _ask(self, sql: str, values: Mapping[str, object]) -> list[tuple[Any, ...]]:
        """Run a statement within a bounded time, with retries over other connections."""
        loop = asyncio.get_running_loop()
        patience = BRIEF if self._failing else WAIT
        until = loop.time() + patience
        again = False
        while True:
            try:
                work = self._run(sql, {**values, "again": again})
                rows = await self._bounded(work, until - loop.time(), patience)
                self._failing = False
                return rows
            except psycopg.OperationalError as e:
                passes = e.sqlstate is None or e.sqlstate[:2] in ("57", "40")  # no full disk
                if not passes or self._closed or loop.time() + PAUSE > until:
                    self._failing = True
                    raise self._fault(e) from None
                again = True
                await asyncio.sleep(PAUSE)
            except psycopg.Error as e:  # the statement failed, not the connection
                raise self._fault(e) from None

    async def _bounded(
        self, work: Coroutine[Any, Any, list[tuple[Any, ...]]], seconds: float, patience: float
    ) -> list[tuple[Any, ...]]:
        """Wait for a statement. After `seconds` abandon it, because cancelling may hang as long."""
        task = asyncio.get_running_loop().create_task(work)
        try:
            done, _ = await asyncio.wait({task}, timeout=seconds)
        except asyncio.CancelledError:
            self._leave(task)
            raise
        if done:
            return task.result()
        self._leave(task)
        raise psycopg.OperationalError(f"no answer within {patience:g} s")

    def _leave(self, task: asyncio.Task[Any]) -> None:
        task.cancel()
        self._left.add(task)
        task.add_done_callback(self._left.discard)

    async def _run(self, sql: str, values: Mapping[str, object]) -> list[tuple[Any, ...]]:
        async with self._free:
            new = not self._idle
            line = await self._connect() if new else self._idle.pop()
            try:
                if new:
                    await line.execute(_PROMISE.encode())
                cursor = await line.execute(sql.encode(), values, prepare=True, binary=True)
                rows = await cursor.fetchall() if cursor.description else []
            except psycopg.Error:
                await line.close()
                await self._hang_up()  # the other connections are probably broken too
                raise
            except BaseException:
                line.pgconn.finish()
                raise
            self._idle.append(line)
            return rows

    async def _connect(self) -> Line:
        return await psycopg.AsyncConnection.connect(**self._words, autocommit=True)

    async def _hang_up(self) -> None:
        while self._idle:
            await self._idle.pop().close()

    async def writable(self) -> bool:
        if self._failing:
            try:
                await self._ask("SELECT 1", {})
            except StoreError:
                return False
        return True

    @property
    def commits(self) -> int:
        return self._appends.groups

    async def close(self) -> None:
        await self._appends.finish()
        self._closed = True
        await self._hang_up()


def address(url: str) -> tuple[dict[str, Any], str]:
    """Return the connection's parameters, and a name for messages, without the password.

    An address that cannot be read is not quoted, because any part of it may belong to the password.
    """
    try:
        words = conninfo_to_dict(url)
    except psycopg.Error:
        raise StoreError(_ASKEW) from None
    host, port, base = (
        words.get("host", "this machine"),
        words.get("port", 5432),
        words.get("dbname", ""),
    )
    if "@" in f"{host}{base}" or not str(port).replace(",", "").isdecimal():
        raise StoreError(_ASKEW)
    name = f"the database {base} of PostgreSQL at {host}:{port}"
    return {**_LINK, **words}, name.replace("  ", " ")


def _wants_password(e: psycopg.OperationalError) -> bool:
    """Whether the password is missing or wrong, so that waiting would not help."""
    line = e.pgconn
    return line is not None and bool(line.needs_password or line.used_password)


def reason(e: Exception) -> str:
    """Return the first line of an error message of the database or its driver."""
    lines = str(e).strip().splitlines() or [type(e).__name__]
    return lines[0].removesuffix(".")
