"""A client's session at a table: reads WebSocket messages, parses them, asks the table, answers.

No rule of a game is in here. Messages are answered in order: what a client sends while one is being
carried out is queued. Backpressure: a client AHEAD messages ahead of our answers is read no more.
The rate limit is `message_rate`, for every message of the connection.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from functools import partial

import msgspec
import structlog

from kaboodle.server.live.hall import Hall
from kaboodle.server.live.limits import Bucket
from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied, by_field
from kaboodle.server.table import commands
from kaboodle.server.websocket.connection import Connection
from kaboodle.server.websocket.framing import DEAD, GONE, POLICY, TOO_BIG, text_frame

log = structlog.get_logger()

MESSAGE_BYTES = 4096
HELLO = 10.0  # seconds in which to say hello
AHEAD = 16  # messages a client may be ahead of our answers before it is not read any more
INTERNAL = 1011


class _Violation(Exception):
    """The client broke the protocol: refuse, then close the connection."""

    def __init__(self, no: Denied, code: int = POLICY) -> None:
        super().__init__(no.error)
        self.no = no
        self.code = code


class Session(Connection):
    """One client's session, from hello to goodbye."""

    __slots__ = (
        "_bucket", "_busy", "_cookie", "_hall", "_hello_timeout", "_left", "_live", "_lost",
        "_queue", "_refusals",
    )  # fmt: skip

    def __init__(
        self,
        hall: Hall,
        live: LiveTable,
        cookie: str | None,
        address: str,
        left: Callable[[], None],
    ) -> None:
        super().__init__(address, hall.services.write_batch)
        rate = hall.settings.message_rate
        self._hall = hall
        self._live = live
        self._cookie = cookie
        self._left = left  # called when it is over
        self._bucket = Bucket(rate, 2 * rate)
        self._refusals = Bucket(rate, 2 * rate)  # limits answers to messages over the limit
        # Messages that wait until `_busy` is over, and when each arrived.
        self._queue: deque[tuple[str | None, float]] | None = None
        self._busy = False  # a message is being carried out
        self._lost = False
        self._hello_timeout: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(
            HELLO, self.close, DEAD
        )
        hall.services.metrics.connections += 1

    def gone(self) -> None:
        self._lost = True
        if not self._busy:
            self._leave()

    def _leave(self) -> None:
        if self._hello_timeout is not None:
            self._hello_timeout.cancel()
        self._live.left(self)
        self._hall.services.metrics.connections -= 1
        self._left()

    # Messages in.

    def heard(self, text: str | None) -> None:
        self.last = now = time.monotonic()
        if not self._busy:
            self._hear(text, now)
            return
        if self._queue is None:
            self._queue = deque()
        self._queue.append((text, now))
        if len(self._queue) == AHEAD:
            assert self.transport is not None
            self.transport.pause_reading()

    def within_limit(self) -> bool:
        """Count a frame that is no message against the rate limit."""
        return self._bucket.take()

    def _hear(self, text: str | None, heard: float) -> None:
        try:
            message = _parsed(text)
            if self._hello_timeout is None:
                self._listen(message, heard)
            else:
                self._greet(message)
        except Denied as no:
            self._refuse(no, POLICY)
        except _Violation as rude:
            self._refuse(rude.no, rude.code)

    def _refuse(self, no: Denied, code: int) -> None:
        self._hall.services.metrics.refused[no.error] += 1
        self._tell(no.refused(""))
        self.close(code)

    def _tell(self, message: wire.ServerMessage) -> None:
        self.push(text_frame(wire.encode(message)))

    def _greet(self, hello: wire.ClientMessage) -> None:
        assert self._hello_timeout is not None
        self._hello_timeout.cancel()
        self._hello_timeout = None
        if not isinstance(hello, wire.Hello):
            raise _Violation(Denied("malformed", 400))
        cookie = self._cookie
        if hello.token is None and cookie is not None and self._live.knows(cookie):
            hello.token = cookie
        if self._live.planner.stopped:  # dropped meanwhile; a new connection loads it
            self.close(GONE)
            return
        self._live.enter(self, hello)

    def _listen(self, message: wire.ClientMessage, heard: float) -> None:
        within = self._bucket.take()
        if not within and not self._refusals.take():
            raise _Violation(Denied("slow-down", 429))
        if isinstance(message, wire.Act) and within:  # what comes most is asked for first
            self._busy = True
            self._live.act(self, message, heard, partial(self._answer, message.id, heard))
        elif isinstance(message, wire.Ping):
            if within:
                self._live.beaten(self, message.n, heard)
        elif isinstance(message, wire.Hello):
            raise _Violation(Denied("malformed", 400))
        elif not within:
            self._answer(message.id, heard, Denied("slow-down", 429))
        else:
            assert not isinstance(message, wire.Act)
            self._busy = True
            asyncio.get_running_loop().create_task(self._carry_out(message, heard))

    # Answers out.

    def _answer(self, id_: str, heard: float, no: Denied | None, answered: bool = False) -> None:
        """Answer a message: done (unless a step has `answered` it) or refused."""
        metrics = self._hall.services.metrics
        if no is None:
            if not self._live.planner.secret:  # or the count would reveal who has answered
                metrics.took(time.monotonic() - heard)
            if not answered:
                self._tell(wire.Done(id_))
        else:
            metrics.refused[no.error] += 1
            self._tell(no.refused(id_))
        self._done()

    def _done(self) -> None:
        self._busy = False
        if self._queue is not None or self._lost:
            asyncio.get_running_loop().call_soon(self._go_on)

    def _go_on(self) -> None:
        """Handle queued messages in order, also those of a client that has hung up since."""
        while self._queue and not self._busy:
            self._hear(*self._queue.popleft())
        if self._busy:
            return
        self._queue = None
        if self._lost:
            self._leave()
            return
        assert self.transport is not None
        self.transport.resume_reading()

    async def _carry_out(self, message: wire.Wishes, heard: float) -> None:
        try:
            if not self._live.again(self, message.id):
                await self._do(message, heard)
                if not isinstance(message, wire.Why):
                    self._live.did(self, message.id)
        except Denied as no:
            self._answer(message.id, heard, no)
        except Exception:
            log.exception("wish failed", table=self._live.table.terms.id)
            self.close(INTERNAL)
            self._done()
        else:
            self._answer(message.id, heard, None)

    async def _do(self, message: wire.Wishes, heard: float) -> None:
        live, table, host = self._live, self._live.table, self.host
        match message:
            case wire.Why():
                live.why(self, message.action, heard)
            case wire.Undo():
                await live.undo(self, message.id)
            case wire.Start(_, bot):
                await live.carry_out(lambda: commands.start(table, host, bot))
            case wire.SetSeat():
                await live.set_seat(self, message)
            case wire.TakeBack():
                await live.carry_out(lambda: commands.take_back(table, self.person_seat))
            case wire.Leave():
                await live.carry_out(lambda: commands.leave(table, self.person_seat))
            case wire.Resign():
                await live.carry_out(lambda: commands.resign(table, self.person_seat))
            case wire.Rematch(_, level):
                if self.person_seat is None and not host:
                    raise Denied("not-seated", 403)
                await live.rematch(
                    lambda old: self._hall.renew(old, self.address, level, self.person)
                )
            case wire.Say(_, phrase, text):  # pragma: no branch - all are named
                live.say(self, phrase, text)


def _parsed(text: str | None) -> wire.ClientMessage:
    if text is None:
        raise _Violation(Denied("malformed", 400))
    if len(text) > MESSAGE_BYTES:
        raise _Violation(Denied("too-large", 413), TOO_BIG)
    try:
        parsed: wire.ClientMessage = wire.client_decoder.decode(text)
    except msgspec.ValidationError as e:
        raise _Violation(by_field(e)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise _Violation(Denied("malformed", 400)) from None
    return parsed
