"""Reads what other nodes have written to a table's log, and detects a log that was restored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeAlias

import structlog

from kaboodle.server.live.fifo_lock import FifoLock
from kaboodle.server.live.services import Services
from kaboodle.server.protocol.denied import Denied, elsewhere
from kaboodle.server.storage.store import Diverged, LogEnd, ReleaseReason, StoreError
from kaboodle.server.table import lines
from kaboodle.server.table.lines import Line
from kaboodle.server.table.table import Table
from kaboodle.server.table.windows import grouped
from kaboodle.server.websocket.connection import Connection

log = structlog.get_logger()

ApplyLines: TypeAlias = Callable[[list[Line], Connection | None, str], bool]


class LogReader:
    def __init__(
        self,
        services: Services,
        table: Table,
        apply_and_send: ApplyLines,
        leave: Callable[[ReleaseReason], None],
    ) -> None:
        self.table = table
        self.lock = FifoLock()  # one reads or writes at a time
        self._services = services
        self._shared = services.store.shared
        self._apply_and_send = apply_and_send
        self._leave_it = leave
        self._known = 0  # how many lines there are, by the latest hint
        self._following = False  # a task is about to read them

    async def catch_up(self) -> bool:
        """Apply what other nodes have written; return whether there was any. Needs the lock."""
        if not self._shared:
            return False
        try:
            return await self._read_on()
        except Diverged:
            raise self.adrift() from None

    async def _read_on(self) -> bool:
        """Read on from our last line. Raise Diverged if that line is missing or differs."""
        table = self.table
        try:
            bodies = await self._services.store.read(table.terms.id, table.line - 1)
        except StoreError as e:
            raise unavailable(e) from None
        if not bodies or bodies[0] != table.tail:
            raise Diverged
        try:
            for new in grouped(table, [lines.decode(body) for body in bodies[1:]]):
                self._services.metrics.followed += seen(new)
                self._apply_and_send(new, None, "")
        except Exception as e:
            # A newer server wrote them, perhaps. Clients must go where they can be read.
            log.error("unreadable", table=table.terms.id, fault=type(e).__name__)
            raise self._leave("left") from None
        table.tail = bodies[-1]
        return len(bodies) > 1

    def _leave(self, why: ReleaseReason) -> Denied:
        """Drop our copy of the table and close its connections, once this answer is sent."""
        asyncio.get_running_loop().call_soon(self._leave_it, why)
        return elsewhere(Denied("unavailable"))

    def adrift(self) -> Denied:
        """The database was restored to an older state. Trust it and drop our copy."""
        log.error("adrift", table=self.table.terms.id)
        return self._leave("set back")

    def failed(self, error: BaseException) -> Denied:
        """Return the error for a write that failed."""
        return self.adrift() if isinstance(error, Diverged) else unavailable(error)

    async def current(self) -> bool:
        """Read what other nodes have written. Return False if the log differs from our copy: the
        caller must load the table again."""
        if self._shared:
            async with self.lock:
                try:
                    await self._read_on()
                except Diverged:
                    self.adrift()
                    return False
        return True

    def compare_end(self, stored: LogEnd, knew: LogEnd) -> None:
        """Compare the end of the stored log with the end we knew when we asked for it."""
        if stored.lines < knew.lines or (stored.lines == knew.lines and stored != knew):
            self.adrift()
        else:
            self.known(stored.lines)

    def known(self, count: int) -> None:
        """Follow a hint that the log has so many lines: read the missing ones."""
        self._known = max(self._known, count)
        if count > self.table.line and not self._following:
            self._following = True
            asyncio.get_running_loop().create_task(self._follow())

    async def _follow(self) -> None:
        try:
            async with self.lock:
                while self._known > self.table.line:  # more hints may come meanwhile
                    if not await self.catch_up():
                        self._known = self.table.line  # the hint was wrong
        except Denied as no:
            log.info("not read", table=self.table.terms.id, why=no.error)  # the next hint will do
        finally:
            self._following = False


def seen(new: list[Line]) -> int:
    """Count lines, except sealed answers: their count would reveal who has answered."""
    return sum([not isinstance(line, lines.Sealed) for line in new])


def unavailable(error: BaseException) -> Denied:
    """Log a failure of the store."""
    log.error("store", error=str(error))
    return Denied("unavailable", 503)
