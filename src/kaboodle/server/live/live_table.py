"""A live table: its event log, connected clients and bots, and the fan-out of steps to them.

The log is written ahead: a client is sent only what is stored, by this node or another.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from functools import partial

from kaboodle.core.event import Event
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.server.bus.bus import Chat, Here, TableNote, WhoElse, Written
from kaboodle.server.live.chat import TableChat
from kaboodle.server.live.lag import LagCompensation
from kaboodle.server.live.ledger import Answer, Command, Ledger, moves
from kaboodle.server.live.log_reader import LogReader
from kaboodle.server.live.planner import Planner
from kaboodle.server.live.presence import Presence
from kaboodle.server.live.services import Services
from kaboodle.server.live.tokens import fits, hashed
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.storage.store import LogEnd, ReleaseReason
from kaboodle.server.table import commands, lines, telling
from kaboodle.server.table.clock import TableTime
from kaboodle.server.table.commands import Stamp
from kaboodle.server.table.deadlines import Deadlines
from kaboodle.server.table.lines import Line
from kaboodle.server.table.table import Table, remember
from kaboodle.server.table.telling import StepEvents, Telling, Times, answering
from kaboodle.server.websocket.connection import QUIET, Connection
from kaboodle.server.websocket.framing import GONE, POLICY, text_frame


class LiveTable:
    def __init__(
        self,
        services: Services,
        deadlines: Deadlines,
        leave: Callable[[LiveTable, ReleaseReason], None],
        want: Callable[[str], None],
    ) -> None:
        self.services = services
        self.table = table = deadlines.table
        self.telling = Telling(table)
        self.connections: list[Connection] = []
        self.clock = TableTime(table.clock, services.wall)
        self.planner = Planner(self, deadlines, services)
        self.touched = time.monotonic()
        self.presence = Presence(self.connections)
        self._want = want
        self._shared = services.store.shared  # with other nodes
        self._chat = TableChat(table, services.settings.chat_rate)
        self._reader = LogReader(services, table, self._apply_and_send, partial(leave, self))
        self._ledger = Ledger(services, table, self._apply_and_send, self._reader)
        self._done: dict[str, dict[str, None]] = {}  # by person: the last messages carried out
        most = services.settings.lag_credit_ms
        self._lag = LagCompensation(table, self.clock, self.connections, most)

    # Commands.

    async def carry_out(self, command: Command, fence: int = 0) -> None:
        """Judge a command, write its lines, apply them, and send them to everyone."""
        await self._ledger.carry_out(command, fence)

    def act(self, connection: Connection, message: wire.Act, heard: float, answer: Answer) -> None:
        """Carry out a move that arrived at `heard`."""
        self.planner.came(connection.seat)
        # Not a nested function: compiled, it would be a reference cycle, left to the collector.
        command = partial(self._judge, connection, message, heard)
        self._ledger.act(command, connection, message.id, answer)

    def _judge(self, connection: Connection, message: wire.Act, heard: float) -> list[Line]:
        if self.again(connection, message.id):
            return []
        stamp = self._stamp(connection, heard)
        return commands.act(self.table, connection.person_seat, message, stamp)

    async def undo(self, connection: Connection, id_: str) -> None:
        def command() -> list[Line]:
            return commands.undo(self.table, connection.person_seat, id_)

        await self._once(connection, id_, command)

    async def set_seat(self, connection: Connection, wanted: wire.SetSeat) -> None:
        bot = wanted.bot if wanted.kind == "bot" else None

        def command() -> list[Line]:
            return commands.set_seat(self.table, connection.host, wanted.seat, bot, wanted.id)

        await self._once(connection, wanted.id, command)

    def why(self, connection: Connection, action: int | None, heard: float) -> None:
        """Check a move or an undo without writing; Denied with the reason."""
        if action is None:
            commands.undo(self.table, connection.person_seat)  # judged, not written
            return
        stamp = self._stamp(connection, heard)
        commands.why(self.table, connection.person_seat, action, stamp.at)

    async def join(self, name: str, seat: int | None, person: str) -> Seat:
        """Take a seat for the person with this token hash, and return it."""
        sits: list[Line] = []

        def command() -> list[Line]:
            # When judged again: our own line may be in the log, and only the store's answer lost.
            if sits and self.table.seat_of(person) is not None:
                return []
            sits[:] = commands.join(self.table, name, seat, person)
            return sits

        await self.carry_out(command)
        chosen = self.table.seat_of(person)
        assert chosen is not None, "it was just taken"
        return chosen

    async def rematch(self, renew: Callable[[Table], Awaitable[str]]) -> None:
        """Set the table of a rematch; asking twice gives the same one."""
        async with self._ledger.lock:
            if self.table.status != "over":
                await self._ledger.fulfil(list)  # an empty command: it reads what is written
            if self.table.status != "over":
                raise Denied("not-over")
            if self.table.next is None:
                table = await renew(self.table)
                await self._ledger.fulfil(
                    lambda: [] if self.table.next is not None else [lines.Continued(table)]
                )

    async def _once(self, connection: Connection, id_: str, command: Command) -> None:
        """Carry out a message, unless it came before over a connection that broke meanwhile."""
        await self.carry_out(lambda: [] if self.again(connection, id_) else command())

    def again(self, connection: Connection, id_: str) -> bool:
        """Whether this message was carried out before (idempotency: a client resends after
        reconnecting)."""
        seat = connection.person_seat
        if seat is not None and id_ in self.table.chairs[seat].ids:
            return True
        if connection.host and id_ in self.table.ids:
            return True
        done = self._done.get(connection.person)
        return done is not None and id_ in done

    def did(self, connection: Connection, id_: str) -> None:
        """Remember that a person's message was carried out, also if the log does not keep it."""
        remember(self._done.setdefault(connection.person, {}), id_)

    def _stamp(self, connection: Connection, heard: float) -> Stamp:
        reserve = self.planner.reserve(connection.seat, heard)
        return self._lag.stamp(connection, heard, reserve)

    async def current(self) -> bool:
        """Read what other nodes have written; return False if the table must be loaded again."""
        return await self._reader.current()

    def _apply_and_send(self, new: list[Line], by: Connection | None, id_: str) -> bool:
        """Apply new lines, whichever node wrote them, and send the steps to everyone here."""
        table, before, moved = self.table, self.table.status, moves(new)
        events: list[Event] = []
        for line in new:
            table.apply(line, events)
        self.touched = time.monotonic()
        self.planner.deadlines.follow(new)
        self.planner.plan()
        answered = self._tell_step(events, isinstance(new[-1], lines.Undone), by, id_)
        if not moved or table.status != before:
            self.tell_table()
        if not moved:
            self._reseat()
            self.show()
        return answered

    # Sending.

    def _tell_step(
        self, events: list[Event], undone: bool, by: Connection | None, id_: str
    ) -> bool:
        """Send a step to every viewer: fan-out, built once per seat. Return whether it also
        answered the client who acted."""
        answered = False
        if self.table.state is None:
            return answered
        times, happened = self.times(), StepEvents(events)
        watched = any([connection.seat == SPECTATOR for connection in self.connections])
        for seat in self.telling.listening(watched):
            step = self.telling.step(seat, happened, times, undone)
            if step is None:
                continue
            frame = b""  # made once, for all but the client who acted
            for connection in self.connections:
                if connection is by and by.seat == seat:
                    answered = True
                    connection.push(text_frame(answering(step, id_)))
                elif connection.seat == seat:
                    frame = frame or text_frame(step)
                    connection.push(frame)
        return answered

    def tell_table(self) -> None:
        """Send everyone the table: seats, names, connections or the status changed."""
        if self.connections:
            self.tell(wire.TableChanged(self.info(), *self.times()))

    def tell(self, message: wire.ServerMessage) -> None:
        frame = text_frame(wire.encode(message))
        for connection in self.connections:
            connection.push(frame)

    def info(self) -> wire.TableInfo:
        return telling.table_info(self.table, self.presence.lags(), self.presence.watching())

    def times(self) -> Times:
        now = time.monotonic()
        planner = self.planner
        stops = planner.waits(now), planner.window(now)
        return telling.times(self.table, self.clock, planner.deciding(now), *stops, now)

    def say(self, connection: Connection, phrase: wire.Phrase | None, text: str) -> None:
        """Send chat to everyone at the table, on every node."""
        spoken = self._chat.message(connection.seat, phrase, text)
        self.tell(spoken)
        if self._shared:
            id_ = self.table.terms.id
            note = Chat(self.services.node, id_, spoken.seat, phrase, spoken.text)
            self.services.bus.publish(note)

    # Connecting and disconnecting.

    def enter(self, connection: Connection, hello: wire.Hello) -> None:
        """Let a client in. After a reconnect it gets what it missed, and always a welcome."""
        if hello.token is not None:
            self._seat(connection, hello.token)
        if connection.seat == SPECTATOR and not connection.host:  # players always get in
            if self.presence.watching() >= self.services.settings.max_spectators:
                raise Denied("too-many-watching", 429)
        else:
            self._make_room(connection.person)
        self.connections.append(connection)
        self.touched = time.monotonic()
        self.in_use()
        self.planner.came(connection.seat)
        for message in self.telling.missed(connection.seat, hello.epoch, hello.seen):
            connection.push(text_frame(message))
        self._welcome(connection)
        connection.beat(self.touched)  # at once, to measure its lag
        self.tell_table()
        self.show()

    def _make_room(self, person: str) -> None:
        """Close a person's oldest connection if there are too many; it may be dead already."""
        mine = [c for c in self.connections if c.person == person and not c.closing]
        if len(mine) >= self.services.settings.tab_limit:
            mine[0].push(text_frame(wire.encode(Denied("too-many-tabs", 429).refused(""))))
            mine[0].close(POLICY)

    def _welcome(self, connection: Connection) -> None:
        info, times, most = self.info(), self.times(), self.services.settings.lag_credit_ms
        welcome = self.telling.welcome(connection.seat, connection.host, info, times, most)
        connection.push(text_frame(welcome))

    @property
    def urgent(self) -> bool:
        """Whether the table's clock runs, or is paused for a player."""
        return self.clock.running or self.planner.pausing

    def beat(self, now: float) -> None:
        """Ping everyone. Pause the sand for a seat that was silent for QUIET seconds, as if it had
        disconnected."""
        for connection in list(self.connections):
            connection.beat(now)
        for seat in {c.seat for c in self.connections if now - c.last > QUIET}:
            mine = [c for c in self.connections if c.seat == seat]
            if all(now - c.last > QUIET for c in mine) and not self.presence.elsewhere_too(seat):
                self.planner.went(seat)

    def beaten(self, connection: Connection, n: int, heard: float) -> None:
        """A ping was answered: send everyone the table if a player's lag changed noticeably."""
        self.planner.came(connection.seat)
        connection.beaten(n, heard)
        if connection.seat != SPECTATOR and connection.lag_changed():
            self.tell_table()
            self.show()

    def knows(self, token: str) -> bool:
        """Whether a token is valid for a seat or the host. It is not, once its seat was opened."""
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
        """Seat every connection again by its token, after someone joined or stood up."""
        for connection in self.connections:
            seat = self.table.seat_of(connection.person) if connection.person else None
            before, connection.seat = connection.seat, SPECTATOR if seat is None else seat
            if before != connection.seat:
                self._welcome(connection)

    def left(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            if self.presence.away(connection.seat):
                self.planner.went(connection.seat)
            self.tell_table()
            self.show()

    # Other nodes.

    def heard(self, note: TableNote) -> bool:
        """Take in a hint of another node; return False if no node of ours would send it."""
        match note:
            case Written(_, _, count):
                self._reader.known(count)
            case Chat(_, _, seat, phrase, text):
                spoken = wire.Spoken(seat, phrase, text)
                if not self._chat.accepts(spoken):
                    return False
                self.tell(spoken)
            case Here(node, id_, seats, watching):
                if not all(seat < len(self.table.chairs) for seat in seats):
                    return False
                # Its limit may be higher than ours; the players it reports count all the same.
                most = self.services.settings.max_spectators
                self._others(self.presence.heard(Here(node, id_, seats, min(watching, most))))
            case WhoElse():  # pragma: no branch - all are named
                self.show()
        return True

    def lost(self, node: str) -> None:
        """A node is dead: pause the sand for players who were connected to it."""
        gone = self.presence.lost(node)
        if gone is not None:
            self._others(gone)

    def _others(self, moved: list[Seat]) -> None:
        for seat in moved:
            if self.presence.away(seat):
                self.planner.went(seat)
            else:
                self.planner.came(seat)
        self.tell_table()

    def away(self, seat: Seat) -> bool:
        """Whether no node reports the seat as connected."""
        return self.presence.away(seat)

    def want(self) -> None:
        """Ask for the table's lease."""
        self._want(self.table.terms.id)

    def compare_end(self, stored: LogEnd, knew: LogEnd) -> None:
        self._reader.compare_end(stored, knew)

    def in_use(self) -> None:
        """Note that the table is in use, so that no node sweeps it away."""
        self._ledger.in_use()

    def show(self) -> None:
        """Tell other nodes who is connected here."""
        if self._shared:
            self.services.bus.publish(self.presence.report(self.services.node, self.table.terms.id))

    def shut(self) -> None:
        """Close all connections, and stop bots and clocks."""
        self.planner.stop()
        self.send_on()

    def send_on(self) -> None:
        """Close all connections; clients reconnect, here or on another node."""
        for connection in self.connections:
            connection.close(GONE)

    async def close(self) -> None:
        """Shut once what is being written is written."""
        async with self._ledger.lock:
            self.shut()
