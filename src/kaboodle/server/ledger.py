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

from kaboodle.server import lines, wire
from kaboodle.server.bus import Written
from kaboodle.server.connection import Connection
from kaboodle.server.denied import Denied
from kaboodle.server.lines import Line
from kaboodle.server.services import Services
from kaboodle.server.store import Append, Conflict, Entry, StoreError
from kaboodle.server.table import Table
from kaboodle.server.turns import Turns
from kaboodle.server.windows import question, together

log = structlog.get_logger()

Wish: TypeAlias = Callable[[], list[Line]]  # judged in its turn, and again if others were faster
Answer: TypeAlias = Callable[[Denied | None, bool], None]  # why not; or done, and if that was told
Happen: TypeAlias = Callable[[list[Line], Connection | None, str], bool]

ENTRY_AGE = 3600  # seconds after which a move also says that the table is in use

_MOVES = (lines.Moved, lines.Sealed)


class Ledger:
    def __init__(
        self,
        services: Services,
        table: Table,
        happen: Happen,
        unreadable: Callable[[], None],
    ) -> None:
        self.table = table
        self.turns = Turns()
        self._services = services
        self._shared = services.store.shared
        self._happen = happen  # lines are taken in, and told; whether also to whoever did it
        self._unreadable = unreadable
        self._entered = 0  # when the lobby's entry was last written
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
        told = False
        try:
            if error is None:
                told = self._take_in(new, by, id_)
        finally:
            self.turns.give()
        answer(None if error is None else _unavailable(error), told)

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
            except StoreError as e:
                raise _unavailable(e) from None
            else:
                return self._take_in(new, by, id_)

    def _store(self, new: list[Line], fence: int = 0) -> asyncio.Future[None]:
        """Lines on their way to the disk, with the lobby's entry where it changes or is old."""
        table, status = self.table, None
        table.sign(new[0])
        if table.timely:
            wall = self._services.wall.at(time.monotonic())
            for line in new:
                line.wall = wall
        if not moves(new) or time.time() - self._entered > ENTRY_AGE:
            status = table.status_after(new[-1])
        return self._append([lines.encode(line) for line in new], status, fence)

    def _append(
        self, bodies: list[bytes], status: wire.Status | None, fence: int = 0
    ) -> asyncio.Future[None]:
        terms, entry = self.table.terms, None
        if status is not None:
            self._entered = int(time.time())
            entry = Entry(terms.id, terms.code, status, terms.visibility, self._entered)
        lines = Append(terms.id, self.table.line, bodies, entry, fence)
        return asyncio.ensure_future(self._services.store.append(lines))

    def _take_in(self, new: list[Line], by: Connection | None, id_: str) -> bool:
        """What we stored happens, and the other nodes may look for it."""
        services, table, before = self._services, self.table, self.table.status
        services.metrics.lines += _seen(new)
        told = self._happen(new, by, id_)
        if moves(new) and table.status != before:
            # The lobby's entry follows: should it be lost, loading the table sets it right, and a
            # move that is stored and shown is not denied for it.
            self._append([], table.status).add_done_callback(_noted)
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
        table = self.table
        try:
            bodies = await self._services.store.read(table.terms.id, table.line)
        except StoreError as e:
            raise _unavailable(e) from None
        try:
            for new in together(table, [lines.decode(body) for body in bodies]):
                self._services.metrics.followed += _seen(new)
                self._happen(new, None, "")
        except Exception as e:
            # Of a newer server, perhaps: whoever is here goes to where it can be read.
            log.error("unreadable", table=table.terms.id, fault=type(e).__name__)
            asyncio.get_running_loop().call_soon(self._unreadable)  # once that is answered
            raise Denied("unavailable", 503) from None
        return bool(bodies)

    async def current(self) -> None:
        """Up to what is written by now, by whichever node."""
        if self._shared:
            async with self.turns:
                await self._catch_up()

    def known(self, count: int) -> None:
        """There are so many lines, as a hint says: those that are missing are read."""
        self._known = max(self._known, count)
        if count > self.table.line and not self._following:
            self._following = True
            asyncio.get_running_loop().create_task(self._follow())

    async def _follow(self) -> None:
        try:
            async with self.turns:
                while self._known > self.table.line and await self._catch_up():
                    pass  # while it was read, more may have been heard of
        except Denied as no:
            log.info("not read", table=self.table.terms.id, why=no.error)  # the next hint will do
        finally:
            self._following = False


def moves(new: list[Line]) -> bool:
    """Whether these are moves and nothing else."""
    return all([isinstance(line, _MOVES) for line in new])


def _seen(new: list[Line]) -> int:
    """How many are counted: none that was given in secret."""
    return sum([not isinstance(line, lines.Sealed) for line in new])


def _unavailable(error: BaseException) -> Denied:
    """What whoever wished hears of a store that fails."""
    log.error("store", error=str(error))
    return Denied("unavailable", 503)


def _noted(stored: asyncio.Future[None]) -> None:
    error = stored.exception()
    if error is not None:
        _unavailable(error)
