"""A table's event log: write-ahead, one command at a time, with an optimistic lock between nodes.

A command is judged and its lines written, and only then applied and sent to clients (event
sourcing). The number of a line decides races: if another node wrote that line first, its lines are
applied here and the command is judged again. Losing a race is no reason to refuse a command.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import structlog

from kaboodle.server.bus.bus import Written
from kaboodle.server.live.log_reader import ApplyLines, LogReader, seen, unavailable
from kaboodle.server.live.services import Services
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.storage.store import (
    OPEN,
    Append,
    Conflict,
    Diverged,
    Entry,
    StoreError,
)
from kaboodle.server.table import lines
from kaboodle.server.table.lines import Line
from kaboodle.server.table.table import Table
from kaboodle.server.table.windows import question
from kaboodle.server.websocket.connection import Connection

log = structlog.get_logger()

# Returns the lines to write, or raises Denied. Called under the lock, and again after a lost race.
Command: TypeAlias = Callable[[], list[Line]]
# Called with the refusal, or None; and whether the step that was sent has answered the sender.
Answer: TypeAlias = Callable[[Denied | None, bool], None]

ENTRY_AGE = 1800  # seconds after which the lobby's entry is renewed while the table is in use

_MOVES = (lines.Moved, lines.Sealed)


class Ledger:
    def __init__(
        self,
        services: Services,
        table: Table,
        apply_and_send: ApplyLines,
        reader: LogReader,
    ) -> None:
        self.table = table
        self.lock = reader.lock
        self._reader = reader
        self._services = services
        self._shared = services.store.shared
        self._apply_and_send = apply_and_send  # returns whether that answered the sender
        self._entered = 0  # when the lobby's entry was last written
        self._written = b""  # the last line sent to the store

    async def carry_out(self, command: Command, fence: int = 0) -> None:
        """Judge a command, write its lines, apply them, send them. With a fence (a fencing token)
        raise Fenced if this node no longer holds the table's lease."""
        async with self.lock:
            await self.fulfil(command, fence=fence)

    def act(self, command: Command, by: Connection, id_: str, answer: Answer) -> None:
        """Carry out a move by the fast path: callbacks instead of a task, if the table is free.
        `fulfil` does the same for everything else."""
        if not self.lock.take():
            waits = self._act_in_turn(command, by, id_, answer)
            asyncio.get_running_loop().create_task(waits)
            return
        new: list[Line] = []
        no: Denied | None = None
        try:
            new, no = _judge(command)
        finally:
            retry = no is not None and self._shared
            if not new and not retry:
                self.lock.give()
        if new:
            self._store(new).add_done_callback(partial(self._acted, command, new, by, id_, answer))
        elif retry:
            self._act_again(command, by, id_, answer)
        else:
            answer(no, False)

    async def _act_in_turn(
        self, command: Command, by: Connection, id_: str, answer: Answer
    ) -> None:
        no: Denied | None = None
        answered = False
        try:
            async with self.lock:
                answered = await self.fulfil(command, by, id_)
        except Denied as denied:
            no = denied
        answer(no, answered)

    def _acted(
        self,
        command: Command,
        new: list[Line],
        by: Connection,
        id_: str,
        answer: Answer,
        stored: asyncio.Future[None],
    ) -> None:
        error = stored.exception()
        if isinstance(error, Conflict):
            self._late()
            self._act_again(command, by, id_, answer)
            return
        no: Denied | None = None
        answered = False
        try:
            if error is None:
                answered = self._take_in(new, by, id_)
            else:
                no = self._reader.failed(error)
        finally:
            self.lock.give()
        answer(no, answered)

    def _act_again(self, command: Command, by: Connection, id_: str, answer: Answer) -> None:
        """Judge it again: another node was faster, or may have been. We still hold the lock."""

        async def retry() -> None:
            no: Denied | None = None
            answered = False
            try:
                await self._reader.catch_up()
                answered = await self.fulfil(command, by, id_, True)
            except Denied as denied:
                no = denied
            finally:
                self.lock.give()
            answer(no, answered)

        asyncio.get_running_loop().create_task(retry())

    async def fulfil(
        self,
        command: Command,
        by: Connection | None = None,
        id_: str = "",
        current: bool = False,
        fence: int = 0,
    ) -> bool:
        """Judge, write, apply and send a command; once this returns it is durable. Needs the lock.

        Lines that other nodes wrote first are applied before it is judged again. It is refused
        only by the newest state of the log; `current` says that we have just read that."""
        while True:
            new, no = _judge(command)
            if not new:
                if not current and await self._reader.catch_up():
                    continue
                if no is not None:
                    raise no
                return False
            try:
                await self._store(new, fence)
            except Conflict:
                self._late()
                if not await self._reader.catch_up():
                    raise unavailable(StoreError("a line is written and not to be read")) from None
            except (Diverged, StoreError) as e:
                raise self._reader.failed(e) from None
            else:
                return self._take_in(new, by, id_)

    def _store(self, new: list[Line], fence: int = 0) -> asyncio.Future[None]:
        """Write lines to the store, with the lobby's entry if it changes or is old."""
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
        """Note in the lobby's entry that the table is in use, so that no node sweeps it away."""
        if self.table.status in OPEN and self._services.seconds() - self._entered > ENTRY_AGE:
            self._append([], self.table.status).add_done_callback(self._noted)

    def _noted(self, stored: asyncio.Future[None]) -> None:
        """Log a failure to write the lobby's entry. It is tried again later, as the log is what
        counts."""
        error = stored.exception()
        if error is not None:
            self._entered = 0
            self._reader.failed(error)

    def _take_in(self, new: list[Line], by: Connection | None, id_: str) -> bool:
        """Apply lines that are stored, and tell other nodes that there are new ones."""
        services, table, before = self._services, self.table, self.table.status
        services.metrics.lines += seen(new)
        answered = self._apply_and_send(new, by, id_)
        table.tail = self._written
        if moves(new) and table.status != before:
            # The lobby's entry follows: should it be lost, loading the table sets it right, and a
            # move that is stored and shown is not denied for it.
            self._append([], table.status).add_done_callback(self._noted)
        if self._shared:
            services.bus.publish(Written(services.node, table.terms.id, table.line))
        return answered

    def _late(self) -> None:
        """Count a conflict, except in a window, where the count would reveal an answer."""
        if question(self.table) is None:
            self._services.metrics.conflicts += 1


def _judge(command: Command) -> tuple[list[Line], Denied | None]:
    """Return a command's lines, or none and why it is refused."""
    try:
        return command(), None
    except Denied as no:
        return [], no


def moves(new: list[Line]) -> bool:
    """Whether these are moves and nothing else."""
    return all([isinstance(line, _MOVES) for line in new])


def date(new: list[Line], wall: int) -> None:
    """Date lines. No two lines ever written in one place are then alike, so if the last line of
    two logs is the same, the logs are."""
    for line in new:
        line.wall = wall
