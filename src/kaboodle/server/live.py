"""A table that is being played: its log in front, its people and bots around it.

One turn a table, taken here and nowhere else: a wish is judged, written, taken in and told before
the next is looked at. The log is ahead of every screen, never behind. Where another node wrote the
line first, what it wrote is taken in and told, and the wish is judged anew.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

import structlog

from kaboodle.core.event import Event
from kaboodle.core.ids import SPECTATOR, Millis, Seat
from kaboodle.server import lines, telling, wire, wishes
from kaboodle.server.clock import TableClock
from kaboodle.server.connection import QUIET, Connection
from kaboodle.server.denied import Denied
from kaboodle.server.frames import GONE, POLICY, text_frame
from kaboodle.server.limits import Bucket
from kaboodle.server.lines import Line
from kaboodle.server.planner import Planner
from kaboodle.server.secret import fits, hashed
from kaboodle.server.services import Services
from kaboodle.server.store import Append, Conflict, Entry, StoreError
from kaboodle.server.table import Table, remember
from kaboodle.server.telling import Happened, Telling, Times, answering
from kaboodle.server.turns import Turns
from kaboodle.server.windows import together
from kaboodle.server.wishes import Stamp

log = structlog.get_logger()

Wish: TypeAlias = Callable[[], list[Line]]  # judged in its turn, and again if others were faster
Answer: TypeAlias = Callable[[Denied | None, bool], None]  # why not; or done, and if that was told

ENTRY_AGE = 3600  # seconds after which a move also says that the table is in use


class LiveTable:
    def __init__(
        self, services: Services, table: Table, forget: Callable[[LiveTable], None]
    ) -> None:
        self.services = services
        self.table = table
        self.telling = Telling(table)
        self.connections: list[Connection] = []
        self.clock = TableClock(table.moves.last_at())
        self.planner = Planner(self, services)
        self.touched = time.monotonic()
        self._chat = Bucket(services.settings.chat_rate, 4 * services.settings.chat_rate)
        self._turns = Turns()
        self._forget = forget
        self._done: dict[str, dict[str, None]] = {}  # by person: the last messages carried out
        self._credits: dict[Seat, int] = {}  # what was made good when sand was last started
        self._entered = 0  # when the lobby's entry was last written

    # Wishes.

    async def carry_out(self, wish: Wish) -> None:
        """Judge a wish and, if it is granted, write it down, take it in, tell everyone."""
        async with self._turns:
            await self._fulfil(wish)

    def act(self, connection: Connection, message: wire.Act, heard: float, answer: Answer) -> None:
        """A move, on the shortest way there is: it waits for the disk and, unless it is the only
        one, for its turn. `heard` is when it arrived, however long that is ago."""

        self.planner.came(connection.seat)

        def wish() -> list[Line]:
            if self.again(connection, message.id):
                return []
            stamp = self._stamp(connection, heard)
            return wishes.act(self.table, connection.person_seat, message, stamp)

        if not self._turns.take():
            waits = self._act_in_turn(wish, connection, message.id, answer)
            asyncio.get_running_loop().create_task(waits)
            return
        new: list[Line] = []
        no: Denied | None = None
        try:
            new = wish()
        except Denied as denied:
            no = denied
        finally:
            anew = no is not None and self.services.store.shared
            if not new and not anew:
                self._turns.give()
        if new:
            self._store(new).add_done_callback(
                partial(self._acted, wish, new, connection, message.id, answer)
            )
        elif anew:
            self._act_anew(wish, connection, message.id, answer)
        else:
            answer(no, False)

    async def _act_in_turn(self, wish: Wish, by: Connection, id_: str, answer: Answer) -> None:
        no: Denied | None = None
        told = False
        try:
            async with self._turns:
                told = await self._fulfil(wish, by, id_)
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
            self._act_anew(wish, by, id_, answer)
            return
        told = False
        try:
            if error is None:
                told = self._take_in(new, by, id_)
        finally:
            self._turns.give()
        answer(None if error is None else _unavailable(error), told)

    def _act_anew(self, wish: Wish, by: Connection, id_: str, answer: Answer) -> None:
        """Another node was faster, or may have been. The turn is still ours."""

        async def anew() -> None:
            no: Denied | None = None
            told = False
            try:
                await self._catch_up()
                told = await self._fulfil(wish, by, id_, True)
            except Denied as denied:
                no = denied
            finally:
                self._turns.give()
            answer(no, told)

        asyncio.get_running_loop().create_task(anew())

    async def undo(self, connection: Connection, id_: str) -> None:
        def wish() -> list[Line]:
            return wishes.undo(self.table, connection.person_seat, id_)

        await self._once(connection, id_, wish)

    def why(self, connection: Connection, action: int | None, heard: float) -> None:
        """Read only, so nobody has to wait."""
        if action is None:
            wishes.undo(self.table, connection.person_seat)  # judged, not written
            return
        stamp = self._stamp(connection, heard)
        wishes.why(self.table, connection.person_seat, action, stamp.at)

    async def join(self, name: str, seat: int | None, person: str) -> Seat:
        """A seat for whoever has this token hash."""
        await self.carry_out(lambda: wishes.join(self.table, name, seat, person))
        chosen = self.table.seat_of(person)
        assert chosen is not None, "it was just taken"
        return chosen

    async def rematch(self, renew: Callable[[Table], Awaitable[str]]) -> None:
        """The table that follows this one; asked twice it is the same."""
        async with self._turns:
            if self.table.status != "over":
                raise Denied("not-over")
            if self.table.next is None:
                table = await renew(self.table)
                await self._fulfil(
                    lambda: [] if self.table.next is not None else [lines.Continued(table)]
                )

    async def _once(self, connection: Connection, id_: str, wish: Callable[[], list[Line]]) -> None:
        """Unless the same message came before, over a line that broke while it was written."""
        await self.carry_out(lambda: [] if self.again(connection, id_) else wish())

    def again(self, connection: Connection, id_: str) -> bool:
        """Whether this is the same message again: then it was carried out."""
        seat = connection.person_seat
        if seat is not None and id_ in self.table.chairs[seat].ids:
            return True
        done = self._done.get(connection.person)
        return done is not None and id_ in done

    def did(self, connection: Connection, id_: str) -> None:
        """Remember that a person's message was carried out, also what the log does not keep. For
        whoever only watches nothing is."""
        remember(self._done.setdefault(connection.person, {}), id_)

    def _stamp(self, connection: Connection, heard: float) -> Stamp:
        """The time a move carries: its arrival, less the way here, never before the last move."""
        table, reserve = self.table, self.planner.reserve(connection.seat, heard)
        if table.status != "playing" or not table.game.timed():
            return Stamp(reserve=reserve)
        arrived = max(self.clock.now(heard), table.moves.last_at())
        past = arrived - table.moves.last_at()
        credit = min(self._credit(connection), past)
        lag = -1 if connection.lag is None else connection.lag
        return Stamp(Millis(arrived - credit), credit, reserve, lag)

    def _credit(self, connection: Connection) -> int:
        """What is made good of the way here: of a seat's lines the shortest counts, and while sand
        runs no more than when it was started, so that nobody gains by getting slower."""
        seat, most = connection.seat, self.services.settings.lag_credit_ms
        lines_ = [connection, *(c for c in self.connections if c.seat == seat)]
        credit = min(line.credit(most) for line in lines_)
        if self.table.game.due(self.table.state) is None:
            self._credits[seat] = credit
        return min(credit, self._credits.get(seat, most))

    async def _fulfil(
        self, wish: Wish, by: Connection | None = None, id_: str = "", current: bool = False
    ) -> bool:
        """Judge, store, take in, tell; on return it cannot be lost. In one's turn. Whoever was
        faster is taken in first, and then it is judged anew: the line's number decides. Refused, or
        done already, is only what is so by all that is written; `current`: that was just read."""
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
                await self._store(new)
            except Conflict:
                if not await self._catch_up():
                    raise _unavailable(StoreError("a line is written and not to be read")) from None
            except StoreError as e:
                raise _unavailable(e) from None
            else:
                return self._take_in(new, by, id_)

    async def _catch_up(self) -> bool:
        """What other nodes have written is taken in and told; whether there was any. In one's
        turn."""
        store, table = self.services.store, self.table
        if not store.shared:
            return False
        try:
            bodies = await store.read(table.terms.id, table.line)
        except StoreError as e:
            raise _unavailable(e) from None
        try:
            for new in together(table, [lines.decode(body) for body in bodies]):
                self._happen(new)
        except Exception as e:
            # Of a newer server, perhaps: whoever is here goes to where it can be read.
            log.error("unreadable", table=table.terms.id, fault=type(e).__name__)
            asyncio.get_running_loop().call_soon(self._forget, self)  # once that is answered
            raise Denied("unavailable", 503) from None
        return bool(bodies)

    async def current(self) -> None:
        """Up to what is written by now, by whichever node."""
        if self.services.store.shared:
            async with self._turns:
                await self._catch_up()

    def _store(self, new: list[Line]) -> asyncio.Future[None]:
        """Lines on their way to the disk, with the lobby's entry where it changes or is old."""
        table, status = self.table, None
        table.sign(new[0])
        if not _moves(new) or time.time() - self._entered > ENTRY_AGE:
            status = table.status_after(new[-1])
        return self._append([lines.encode(line) for line in new], status)

    def _append(self, bodies: list[bytes], status: wire.Status | None) -> asyncio.Future[None]:
        terms, entry = self.table.terms, None
        if status is not None:
            self._entered = int(time.time())
            entry = Entry(terms.id, terms.code, status, terms.visibility, self._entered)
        lines = Append(terms.id, self.table.line, bodies, entry)
        return asyncio.ensure_future(self.services.store.append(lines))

    def _take_in(self, new: list[Line], by: Connection | None = None, id_: str = "") -> bool:
        """What we stored happens, and is told: also, if so, to whoever did it that it is done."""
        before = self.table.status
        self.services.metrics.lines += sum([not isinstance(each, lines.Sealed) for each in new])
        told = self._happen(new, by, id_)
        if _moves(new) and self.table.status != before:
            # The lobby's entry follows: should it be lost, loading the table sets it right, and a
            # move that is stored and shown is not denied for it.
            self._append([], self.table.status).add_done_callback(_noted)
        return told

    def _happen(self, new: list[Line], by: Connection | None = None, id_: str = "") -> bool:
        """Lines of the log, whoever wrote them, are taken in and told to everyone here."""
        table, before, moved = self.table, self.table.status, _moves(new)
        events: list[Event] = []
        for line in new:
            table.apply(line, events)
        self.touched = time.monotonic()
        self.planner.plan()
        told = self._tell_step(events, isinstance(new[-1], lines.Undone), by, id_)
        if not moved or table.status != before:
            self.tell_table()
        if not moved:
            self._reseat()
        return told

    # Telling.

    def _tell_step(
        self, events: list[Event], undone: bool, by: Connection | None, id_: str
    ) -> bool:
        """A step for every viewer: those who sit here, also while away, and those who watch.
        Whether the one who acted was told by it that it is done."""
        answered = False
        if self.table.state is None:
            return answered
        times, happened = self.times(), Happened(events)
        by_seat: dict[Seat, list[Connection]] = {}
        for connection in self.connections:
            by_seat.setdefault(connection.seat, []).append(connection)
        for seat in self.telling.listening(SPECTATOR in by_seat):
            by_seat.setdefault(seat, [])
        for seat, listening in by_seat.items():
            told = self.telling.step(seat, happened, times, undone)
            if told is not None and listening:
                frame = text_frame(told)
                for connection in listening:
                    if connection is by:
                        answered = True
                        connection.push(text_frame(answering(told, id_)))
                    else:
                        connection.push(frame)
        return answered

    def tell_table(self) -> None:
        """Seats, names, connections or the status changed: everyone hears of it."""
        if self.connections:
            self.tell(wire.Table(self.info(), *self.times()))

    def tell(self, message: wire.ServerMessage) -> None:
        frame = text_frame(wire.encode(message))
        for connection in self.connections:
            connection.push(frame)

    def info(self) -> wire.TableInfo:
        return telling.table_info(self.table, self.connections)

    def times(self) -> Times:
        now = time.monotonic()
        planner = self.planner
        stops = planner.waits(now), planner.window(now)
        return telling.times(self.table, self.clock, planner.deciding(now), *stops, now)

    def say(self, connection: Connection, phrase: wire.Phrase | None, text: str) -> None:
        """Speech is not kept: whoever is here hears it."""
        if connection.seat == SPECTATOR:
            raise Denied("not-seated", 403)
        text = wishes.clean_text(text)
        if phrase is None and not (text and self.table.terms.free_chat):
            raise Denied("chat-off" if text else "malformed")
        if not self._chat.take():
            raise Denied("slow-down", 429)
        self.tell(wire.Spoken(int(connection.seat), phrase, "" if phrase else text))

    # Coming and going.

    def enter(self, connection: Connection, hello: wire.Hello) -> None:
        """Whoever says hello is told all there is, or only what was missed."""
        if hello.token is not None:
            self._seat(connection, hello.token)
        if connection.seat == SPECTATOR:
            watching = sum(c.seat == SPECTATOR for c in self.connections)
            if watching >= self.services.settings.max_spectators:
                raise Denied("too-many-watching", 429)
        else:
            self._make_room(connection.person)
        self.connections.append(connection)
        self.touched = time.monotonic()
        self.planner.came(connection.seat)
        for told in self.telling.missed(connection.seat, hello.epoch, hello.seen):
            connection.push(text_frame(told))
        self._welcome(connection)
        connection.beat(self.touched)  # at once: a line that is new has a lag too
        self.tell_table()

    def _make_room(self, person: str) -> None:
        """Whoever has too many tabs open loses the oldest, which may be dead already."""
        mine = [c for c in self.connections if c.person == person and not c.closing]
        if len(mine) >= self.services.settings.tab_limit:
            mine[0].push(text_frame(wire.encode(Denied("too-many-tabs", 429).refused(""))))
            mine[0].close(POLICY)

    def _welcome(self, connection: Connection) -> None:
        info, times, most = self.info(), self.times(), self.services.settings.lag_credit_ms
        told = self.telling.welcome(connection.seat, connection.host, info, times, most)
        connection.push(text_frame(told))

    @property
    def urgent(self) -> bool:
        """Whether its own time runs, or stands still for somebody."""
        return self.clock.running or self.planner.pausing

    def beat(self, now: float) -> None:
        """Ask everyone whether they are there. The sand waits for a seat not heard of for a while,
        as it does for one that has hung up."""
        for connection in list(self.connections):
            connection.beat(now)
        for seat in {c.seat for c in self.connections if now - c.last > QUIET}:
            if all(now - c.last > QUIET for c in self.connections if c.seat == seat):
                self._went(seat)

    def _went(self, seat: Seat) -> None:
        if self.planner.went(seat):
            self.tell_table()

    def beaten(self, connection: Connection, n: int, heard: float) -> None:
        """A heartbeat came back: everyone hears when a player's line is another than was told."""
        self.planner.came(connection.seat)
        connection.beaten(n, heard)
        if connection.seat != SPECTATOR and connection.lag_changed():
            self.tell_table()

    def knows(self, token: str) -> bool:
        """Whether it is a seat's here, or the host's: not that of one who was sent away."""
        return self.table.seat_of(hashed(token)) is not None or fits(token, self.table.terms.host)

    def _seat(self, connection: Connection, token: str) -> None:
        person = hashed(token)
        seat = self.table.seat_of(person)
        connection.host = fits(token, self.table.terms.host)
        if seat is None and not connection.host:
            raise Denied("bad-token", 403)
        connection.seat = SPECTATOR if seat is None else seat
        connection.person = person

    def _reseat(self) -> None:
        """After somebody joined or stood up: every connection sits where its token says."""
        for connection in self.connections:
            seat = self.table.seat_of(connection.person) if connection.person else None
            before, connection.seat = connection.seat, SPECTATOR if seat is None else seat
            if before != connection.seat:
                self._welcome(connection)

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

    async def close(self) -> None:
        """Shut, once whatever is being written is written."""
        async with self._turns:
            self.shut()


def _moves(new: list[Line]) -> bool:
    """Whether these are moves and nothing else."""
    return all([isinstance(line, lines.Moved | lines.Sealed) for line in new])


def _unavailable(error: BaseException) -> Denied:
    """What whoever wished hears of a store that fails."""
    log.error("store", error=str(error))
    return Denied("unavailable", 503)


def _noted(stored: asyncio.Future[None]) -> None:
    error = stored.exception()
    if error is not None:
        _unavailable(error)
