"""A table that is being played: its log in front, its people and bots around it.

One lock a table: a wish is judged, written, taken in and told before the next is looked at. The
log is ahead of every screen, never behind.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

from kaboodle.core.event import Event
from kaboodle.core.fair import commitment
from kaboodle.core.ids import SPECTATOR, Millis, Seat
from kaboodle.server import desk, lines, wire
from kaboodle.server.clock import TableClock
from kaboodle.server.connection import GONE, Connection
from kaboodle.server.denied import Denied
from kaboodle.server.lines import Line
from kaboodle.server.planner import Planner
from kaboodle.server.secret import fits, hashed
from kaboodle.server.store import Append, Conflict, Entry, StoreError
from kaboodle.server.table import Table
from kaboodle.server.telling import Telling, Times

if TYPE_CHECKING:
    from kaboodle.server.hall import Hall

log = structlog.get_logger()


ENTRY_AGE = 3600  # seconds after which a move also says that the table is in use


class LiveTable:
    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.lock = asyncio.Lock()
        self.telling = Telling(table)
        self.connections: list[Connection] = []
        self.clock = TableClock(table.moves.last_at())
        self.planner = Planner(self)
        self.touched = time.monotonic()
        self._entered = 0  # when the lobby's entry was last written

    # Wishes.

    async def carry_out(self, wish: Callable[[], list[Line]]) -> None:
        """Judge a wish and, if it is granted, write it down, take it in, tell everyone."""
        async with self.lock:
            await self.write(wish())

    async def act(self, connection: Connection, message: wire.Act, heard: float) -> None:
        """`heard` is when the message arrived, however long it waits for its turn here."""
        async with self.lock:
            seat, table = connection.seat, self.table
            if seat != SPECTATOR and table.chairs[seat].last_id == message.id:
                return  # the same message again: it was carried out
            at, credit = self._stamp(connection, heard)
            person = None if seat == SPECTATOR else seat
            line = desk.act(table, person, message.id, message.question, message.action, at)
            line.credit = credit
            line.reserve = self.planner.reserve(seat, heard)
            await self.write([line])

    def why(self, connection: Connection, action: int, heard: float) -> None:
        """Read only, so nobody has to wait."""
        seat = None if connection.seat == SPECTATOR else connection.seat
        at, _ = self._stamp(connection, heard)
        desk.why(self.table, seat, action, at)

    async def undo(self, connection: Connection, id_: str) -> None:
        async with self.lock:
            seat, table = connection.seat, self.table
            if seat != SPECTATOR and table.chairs[seat].last_id == id_:
                return  # the same message again
            await self.write(desk.undo(table, None if seat == SPECTATOR else seat, id_))

    def _stamp(self, connection: Connection, heard: float) -> tuple[Millis, int]:
        """The time a move carries: its arrival, less the way here, never before the last move."""
        table = self.table
        if table.status != "playing" or not table.game.timed():
            return Millis(0), 0
        arrived = max(self.clock.now(heard), table.moves.last_at())
        past = arrived - table.moves.last_at()
        credit = min(connection.credit(self.hall.settings.lag_credit_ms), past)
        return Millis(arrived - credit), credit

    async def write(self, new: list[Line]) -> None:
        """Store, then take in, then tell. On return it cannot be lost. Under the lock."""
        if not new:
            return
        table, before = self.table, self.table.status
        moved = all(isinstance(line, lines.Moved) for line in new)
        fresh = time.time() - self._entered < ENTRY_AGE
        bodies = [lines.encode(line) for line in new]
        await self._append(bodies, None if moved and fresh else self._status_after(new))
        events: list[Event] = []
        for line in new:
            table.apply(line, events)
        self.touched = time.monotonic()
        self.hall.metrics.lines.inc(len(new))
        self.planner.plan()
        self._tell(events, isinstance(new[-1], lines.Undone))
        if not moved or table.status != before:
            self.tell_table()
        if moved and table.status != before:
            # The lobby's entry follows: should it be lost, loading the table sets it right.
            await self._append([], table.status)

    async def _append(self, bodies: list[bytes], status: wire.Status | None) -> None:
        entry = None if status is None else self.entry(status)
        try:
            append = Append(self.table.set.id, self.table.line, bodies, entry)
            await self.hall.store.append(append)
        except Conflict:
            self.hall.forget(self)  # another server was faster: everyone comes back to its truth
            raise Denied("stale") from None
        except StoreError as e:
            log.error("store", error=str(e))
            raise Denied("unavailable", 503) from None

    def _status_after(self, new: list[Line]) -> wire.Status:
        for line in new:
            if isinstance(line, lines.Started):
                return "playing"
            if isinstance(line, lines.Closed):
                return "closed"
            if isinstance(line, lines.Resigned) and len(self.table.chairs) == 2:
                return "over"
        return self.table.status

    def entry(self, status: wire.Status) -> Entry:
        first = self.table.set
        self._entered = int(time.time())
        return Entry(first.id, first.code, status, first.visibility, self._entered)

    # Telling.

    def _tell(self, events: list[Event], undone: bool) -> None:
        """A step for every viewer: those who sit here, also while away, and those who watch."""
        if self.table.state is None:
            return
        times = self.times()
        by_seat: dict[Seat, list[Connection]] = {}
        for connection in self.connections:
            by_seat.setdefault(connection.seat, []).append(connection)
        if SPECTATOR not in by_seat:
            self.telling.viewers.pop(SPECTATOR, None)
        for seat in list(self.telling.viewers):
            by_seat.setdefault(seat, [])
        for seat, listening in by_seat.items():
            text = self.telling.step(seat, events, times, undone)
            if text is not None:
                for connection in listening:
                    connection.push(text)

    def tell_table(self) -> None:
        """Seats, names, connections or the status changed: everyone hears of it."""
        if self.connections:
            self.tell(wire.Table(self.info(), *self.times()))

    def tell(self, message: wire.ServerMessage) -> None:
        text = wire.encode(message).decode()
        for connection in self.connections:
            connection.push(text)

    def info(self) -> wire.TableInfo:
        table, first = self.table, self.table.set
        over = table.status in ("over", "closed")
        lags: dict[int, int | None] = {}
        for connection in self.connections:
            lags[connection.seat] = connection.lag
        seats = [
            wire.SeatInfo(
                chair.kind,
                chair.name,
                chair.bot,
                chair.away,
                i in lags,
                lags.get(i),
                sum(table.credits.get(i, [])),
            )
            for i, chair in enumerate(table.chairs)
        ]
        return wire.TableInfo(
            id=first.id,
            code=first.code,
            game=first.game,
            status=table.status,
            options=table.game.settings,
            pack=table.game.pack_id,
            visibility=first.visibility,
            pace=first.pace,
            undo=first.undo,
            free_chat=first.free_chat,
            seats=seats,
            spectators=sum(c.seat == SPECTATOR for c in self.connections),
            commit=commitment(table.seed, first.salt),
            seed=first.seed if over else None,
            salt=first.salt if over else None,
            next=table.next,
        )

    def times(self) -> Times:
        table, now = self.table, time.monotonic()
        due = None
        if table.status == "playing":
            move = table.game.due(table.state)
            due = None if move is None else int(move.at)
        own = wire.Time(self.clock.now(now), self.clock.running, due)
        return Times(own, self.planner.deciding(now))

    def say(self, connection: Connection, phrase: wire.Phrase | None, text: str) -> None:
        """Speech is not kept: whoever is here hears it."""
        if connection.seat == SPECTATOR:
            raise Denied("not-seated", 403)
        text = desk.clean_text(text)
        if phrase is None and not (text and self.table.set.free_chat):
            raise Denied("chat-off" if text else "malformed")
        self.tell(wire.Spoken(int(connection.seat), phrase, "" if phrase else text))

    # Coming and going.

    def enter(self, connection: Connection, hello: wire.Hello) -> None:
        """Whoever says hello is told all there is, or only what was missed."""
        if hello.token is not None:
            self._seat(connection, hello.token)
        if connection.seat == SPECTATOR:
            watching = sum(c.seat == SPECTATOR for c in self.connections)
            if watching >= self.hall.settings.max_spectators:
                raise Denied("too-many-watching", 429)
        self.connections.append(connection)
        self.touched = time.monotonic()
        self.planner.came(connection.seat)
        missed = self.telling.missed(connection.seat, hello.epoch, hello.seen)
        for text in missed or []:
            connection.push(text)
        times = self.times()
        connection.push(self.telling.welcome(connection.seat, connection.host, self.info(), times))
        self.tell_table()

    def _seat(self, connection: Connection, token: str) -> None:
        person = hashed(token)
        seat = self.table.seat_of(person)
        connection.host = fits(token, self.table.set.host)
        if seat is None and not connection.host:
            raise Denied("bad-token", 403)
        connection.seat = SPECTATOR if seat is None else seat
        connection.person = person

    def reseat(self) -> None:
        """After somebody joined or stood up: every connection sits where its token says."""
        for connection in self.connections:
            seat = self.table.seat_of(connection.person) if connection.person else None
            before, connection.seat = connection.seat, SPECTATOR if seat is None else seat
            if before != connection.seat:
                times = self.times()
                told = self.telling.welcome(connection.seat, connection.host, self.info(), times)
                connection.push(told)

    def left(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            if all(c.seat != connection.seat for c in self.connections):
                self.planner.went(connection.seat)
            self.tell_table()

    def shut(self) -> None:
        """Let everyone go and stop whatever would happen by itself."""
        self.planner.stop()
        for connection in self.connections:
            connection.close(GONE)
