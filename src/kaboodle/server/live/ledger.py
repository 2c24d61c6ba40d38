"""A table's log, as this node reads and writes it: one turn a table, taken here and nowhere else.

A wish is judged, written, taken in and told before the next is looked at. Where another node wrote
the line first, what it wrote is taken in and told, and the wish is judged anew: the number of the
line decides, and nobody is sent away.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import structlog

from kaboodle.server.bus.bus import Written
from kaboodle.server.live.services import Services
from kaboodle.server.live.turns import Turns
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied, elsewhere
from kaboodle.server.storage.store import (
    OPEN,
    Adrift,
    Append,
    Conflict,
    End,
    Entry,
    Free,
    StoreError,
)
from kaboodle.server.table import lines
from kaboodle.server.table.lines import Line
from kaboodle.server.table.table import Table
from kaboodle.server.table.windows import question, together
from kaboodle.server.websocket.connection import Connection

log = structlog.get_logger()

Wish: TypeAlias = Callable[[], list[Line]]  # judged in its turn, and again if others were faster
Answer: TypeAlias = Callable[[Denied | None, bool], None]  # why not; or done, and if that was told
Happen: TypeAlias = Callable[[list[Line], Connection | None, str], bool]

ENTRY_AGE = 1800  # seconds after which a move, or whoever is there, says that a table is in use

_MOVES = (lines.Moved, lines.Sealed)


class Ledger:
    def __init__(
        self,
        services: Services,
        table: Table,
        happen: Happen,
        leave: Callable[[Free], None],
    ) -> None:
        self.table = table
        self.turns = Turns()
        self._services = services
        self._shared = services.store.shared
        self._happen = happen  # lines are taken in, and told; whether also to whoever did it
        self._leave_it = leave
        self._entered = 0  # when the lobby's entry was last written
        self._written = b""  # the last line that is on its way to the disk, or was
        self._known = 0  # how many lines there are, as was heard
        self._following = False  # somebody is on the way to read them

    # Writing.

    async def carry_out(self, wish: Wish, fence: int = 0) -> None:
        """Judge a wish and, if it is granted, write it down, take it in, tell everyone. In the
        table's own name only under a fence that stands: or else Fenced."""
        async with self.turns:
            await self.fulfil(wish, fence=fence)

    def act(self, wish: Wish, by: Connection, id_: str, answer: Answer) -> None:
        """A move, on the shortest way there is: it waits for the disk and, unless it is the only
        one, for its turn."""
        if not self.turns.take():
            waits = self._act_in_turn(wish, by, id_, answer)
            asyncio.get_running_loop().create_task(waits)
            return
        new: list[Line] = []
        no: Denied | None = None
        try:
            new = wish()
        except Denied as denied:
            no = denied
        finally:
            anew = no is not None and self._shared
            if not new and not anew:
                self.turns.give()
        if new:
            self._store(new).add_done_callback(partial(self._acted, wish, new, by, id_, answer))
        elif anew:
            self._act_anew(wish, by, id_, answer)
        else:
            answer(no, False)

    async def _act_in_turn(self, wish: Wish, by: Connection, id_: str, answer: Answer) -> None:
        no: Denied | None = None
        told = False
        try:
            async with self.turns:
                told = await self.fulfil(wish, by, id_)
        except Denied as denied:
            no = denied
        answer(no, told)

    def _acted(
        self,
        wish: Wish,
        new: list[Line],
        by: Connection,
        id_: str,
        answer: Answer,
        stored: asyncio.Future[None],
    ) -> None:
        error = stored.exception()
        if isinstance(error, Conflict):
            self._late()
            self._act_anew(wish, by, id_, answer)
            return
        no: Denied | None = None
        told = False
        try:
            if error is None:
                told = self._take_in(new, by, id_)
            else:
                no = self._failed(error)
        finally:
            self.turns.give()
        answer(no, told)

    def _act_anew(self, wish: Wish, by: Connection, id_: str, answer: Answer) -> None:
        """Another node was faster, or may have been. The turn is still ours."""

        async def anew() -> None:
            no: Denied | None = None
            told = False
            try:
                await self._catch_up()
                told = await self.fulfil(wish, by, id_, True)
            except Denied as denied:
                no = denied
            finally:
                self.turns.give()
            answer(no, told)

        asyncio.get_running_loop().create_task(anew())

    async def fulfil(
        self,
        wish: Wish,
        by: Connection | None = None,
        id_: str = "",
        current: bool = False,
        fence: int = 0,
    ) -> bool:
        """Judge, store, take in, tell; on return it cannot be lost. In one's turn. Whoever was
        faster is taken in first, and then it is judged anew. Refused, or done already, is only what
        is so by all that is written; `current`: that was just read."""
        while True:
            new: list[Line] = []
            no: Denied | None = None
            try:
                new = wish()
            except Denied as denied:
                no = denied
            if not new:
                if not current and await self._catch_up():
                    continue
                if no is not None:
                    raise no
                return False
            try:
                await self._store(new, fence)
            except Conflict:
                self._late()
                if not await self._catch_up():
                    raise _unavailable(StoreError("a line is written and not to be read")) from None
            except (Adrift, StoreError) as e:
                raise self._failed(e) from None
            else:
                return self._take_in(new, by, id_)

    def _store(self, new: list[Line], fence: int = 0) -> asyncio.Future[None]:
        """Lines on their way to the disk, with the lobby's entry where it changes or is old."""
        table, status = self.table, None
        table.sign(new[0])
        if table.timely or self._shared:
            date(new, self._services.wall.at(time.monotonic()))
        if not moves(new) or self._services.seconds() - self._entered > ENTRY_AGE:
            status = table.status_after(new[-1])
        bodies = [lines.encode(line) for line in new]
        self._written = bodies[-1]
        return self._append(bodies, status, fence)

    def _append(
        self, bodies: list[bytes], status: wire.Status | None, fence: int = 0
    ) -> asyncio.Future[None]:
        terms, entry = self.table.terms, None
        if status is not None:
            self._entered = self._services.seconds()
            entry = Entry(terms.id, terms.code, status, terms.visibility, self._entered)
        lines = Append(terms.id, self.table.line, bodies, entry, fence, self.table.tail)
        return asyncio.ensure_future(self._services.store.append(lines))

    def in_use(self) -> None:
        """Somebody is here: so says the lobby's entry, whichever node looks at it, and no sweep
        takes the table away from them."""
        if self.table.status in OPEN and self._services.seconds() - self._entered > ENTRY_AGE:
            self._append([], self.table.status).add_done_callback(self._noted)

    def _noted(self, stored: asyncio.Future[None]) -> None:
        """The log is what counts, so a failure is told and no more; it is tried anew later."""
        error = stored.exception()
        if error is not None:
            self._entered = 0
            self._failed(error)

    def _take_in(self, new: list[Line], by: Connection | None, id_: str) -> bool:
        """What we stored happens, and the other nodes may look for it."""
        services, table, before = self._services, self.table, self.table.status
        services.metrics.lines += _seen(new)
        told = self._happen(new, by, id_)
        table.tail = self._written
        if moves(new) and table.status != before:
            # The lobby's entry follows: should it be lost, loading the table sets it right, and a
            # move that is stored and shown is not denied for it.
            self._append([], table.status).add_done_callback(self._noted)
        if self._shared:
            services.bus.tell(Written(services.node, table.terms.id, table.line))
        return told

    def _late(self) -> None:
        """Another node was faster; in a window that is nobody's to know."""
        if question(self.table) is None:
            self._services.metrics.conflicts += 1

    # Reading.

    async def _catch_up(self) -> bool:
        """What other nodes have written is taken in and told; whether there was any. In one's
        turn."""
        if not self._shared:
            return False
        try:
            return await self._read_on()
        except Adrift:
            raise self._adrift() from None

    async def _read_on(self) -> bool:
        """From the last line we know on, which has to be there as we know it: or else Adrift."""
        table = self.table
        try:
            found = await self._services.store.read(table.terms.id, table.line - 1)
        except StoreError as e:
            raise _unavailable(e) from None
        if not found or found[0] != table.tail:
            raise Adrift
        bodies = found[1:]
        try:
            for new in together(table, [lines.decode(body) for body in bodies]):
                self._services.metrics.followed += _seen(new)
                self._happen(new, None, "")
        except Exception as e:
            # Of a newer server, perhaps: whoever is here goes to where it can be read.
            log.error("unreadable", table=table.terms.id, fault=type(e).__name__)
            raise self._leave("left") from None
        table.tail = found[-1]
        return bool(bodies)

    def _leave(self, why: Free) -> Denied:
        """What is in memory here is of no use: whoever is here goes, once that is answered."""
        asyncio.get_running_loop().call_soon(self._leave_it, why)
        return elsewhere(Denied("unavailable"))

    def _adrift(self) -> Denied:
        """The database was set back, or is another by now: what it says is true."""
        log.error("adrift", table=self.table.terms.id)
        return self._leave("set back")

    def _failed(self, error: BaseException) -> Denied:
        """What whoever wished hears of a store that fails, or has another log than we know."""
        return self._adrift() if isinstance(error, Adrift) else _unavailable(error)

    async def current(self) -> bool:
        """Up to what is written by now, by whichever node. False if that is another log than ours:
        then this table is forgotten, and to be read anew."""
        if self._shared:
            async with self.turns:
                try:
                    await self._read_on()
                except Adrift:
                    self._adrift()
                    return False
        return True

    def looked(self, found: End, knew: End) -> None:
        """So the log ends; when that was asked, it did so by all we knew."""
        if found.lines < knew.lines or (found.lines == knew.lines and found != knew):
            self._adrift()
        else:
            self.known(found.lines)

    def known(self, count: int) -> None:
        """There are so many lines, as a hint says: those that are missing are read."""
        self._known = max(self._known, count)
        if count > self.table.line and not self._following:
            self._following = True
            asyncio.get_running_loop().create_task(self._follow())

    async def _follow(self) -> None:
        try:
            async with self.turns:
                while self._known > self.table.line:  # while it is read, more may be heard of
                    if not await self._catch_up():
                        self._known = self.table.line  # that was no truth
        except Denied as no:
            log.info("not read", table=self.table.terms.id, why=no.error)  # the next hint will do
        finally:
            self._following = False


def moves(new: list[Line]) -> bool:
    """Whether these are moves and nothing else."""
    return all([isinstance(line, _MOVES) for line in new])


def date(new: list[Line], wall: int) -> None:
    """When they are written. So no line is like another that was ever written in its place: where
    the last one is the same, the whole log is."""
    for line in new:
        line.wall = wall


def _seen(new: list[Line]) -> int:
    """How many are counted: none that was given in secret."""
    return sum([not isinstance(line, lines.Sealed) for line in new])


def _unavailable(error: BaseException) -> Denied:
    """The store failed."""
    log.error("store", error=str(error))
    return Denied("unavailable", 503)
