"""The WebSocket of a table: reads, parses, asks the table, answers. No rule is in here.

Speaks ASGI itself: one message in, a few out, as little as can be in between.
"""

from __future__ import annotations

import asyncio
import time

import msgspec
import structlog
from starlette.types import Receive, Send

from kaboodle.server import wire, wishes
from kaboodle.server.connection import DEAD, GONE, POLICY, Connection
from kaboodle.server.denied import Denied, by_field
from kaboodle.server.hall import HERE, Hall
from kaboodle.server.limits import Bucket
from kaboodle.server.live import LiveTable

log = structlog.get_logger()

MESSAGE_BYTES = 4096
HELLO = 10.0  # seconds in which to say hello
TOO_BIG = 1009


class _Gone(Exception):
    """The client has hung up, or is to."""


class _Rude(Exception):
    """A client that does not keep to the protocol is let go."""

    def __init__(self, no: Denied, code: int = POLICY) -> None:
        super().__init__(no.error)
        self.no = no
        self.code = code


async def talk(
    hall: Hall,
    live: LiveTable,
    receive: Receive,
    send: Send,
    cookie: str | None,
    address: str = HERE,
) -> None:
    """One client, from hello to goodbye."""
    await receive()  # the request to connect
    await send({"type": "websocket.accept"})
    connection = Connection(send, address)
    loop = asyncio.get_running_loop()
    writer = loop.create_task(connection.write())
    hall.services.metrics.connections.inc()
    try:
        impatience = loop.call_later(HELLO, connection.close, DEAD)
        hello = await _next(receive, connection)
        impatience.cancel()
        if not isinstance(hello, wire.Hello):
            raise _Rude(Denied("malformed", 400))
        if hello.token is None and cookie is not None:
            hello.token = cookie
        if live.planner.stopped:  # forgotten since it was found: dialled again, it is there anew
            connection.close(GONE)
            raise _Gone
        live.enter(connection, hello)
        await _listen(hall, live, receive, connection)
    except _Gone:
        pass
    except Denied as no:
        connection.push(wire.encode(no.refused("")).decode())
        connection.close(POLICY)
    except _Rude as rude:
        connection.push(wire.encode(rude.no.refused("")).decode())
        connection.close(rude.code)
    finally:
        live.left(connection)
        hall.services.metrics.connections.dec()
        connection.close(1000)
        await asyncio.wait([writer], timeout=1)
        writer.cancel()


async def _next(receive: Receive, connection: Connection) -> wire.ClientMessage:
    message = await connection.hear(receive)
    if message is None or message["type"] != "websocket.receive":
        raise _Gone
    text = message.get("text")
    if text is None:
        raise _Rude(Denied("malformed", 400))
    if len(text) > MESSAGE_BYTES:
        raise _Rude(Denied("too-large", 413), TOO_BIG)
    try:
        parsed: wire.ClientMessage = wire.client_decoder.decode(text)
    except msgspec.ValidationError as e:
        raise _Rude(by_field(e)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise _Rude(Denied("malformed", 400)) from None
    return parsed


async def _listen(hall: Hall, live: LiveTable, receive: Receive, connection: Connection) -> None:
    rate = hall.settings.message_rate
    bucket, patience = Bucket(rate, 2 * rate), Bucket(rate, 2 * rate)
    while True:
        message = await _next(receive, connection)
        heard = time.monotonic()
        connection.heard = heard
        if isinstance(message, wire.Hello):
            raise _Rude(Denied("malformed", 400))
        within = bucket.take()
        if not within and not patience.take():
            raise _Rude(Denied("slow-down", 429))
        if isinstance(message, wire.Ping):
            if within:
                live.beaten(connection, message.n, heard)
            continue
        try:
            if not within:
                raise Denied("slow-down", 429)
            if not live.again(connection, message.id):
                await _carry_out(hall, live, connection, message, heard)
                if not isinstance(message, wire.Why):
                    live.did(connection, message.id)
            if not live.planner.secret:  # counting tells nobody who has answered
                hall.services.metrics.seconds.observe(time.monotonic() - heard)
            connection.push(wire.encode(wire.Done(message.id)).decode())
        except Denied as no:
            hall.services.metrics.refused.labels(no.error).inc()
            connection.push(wire.encode(no.refused(message.id)).decode())


async def _carry_out(
    hall: Hall,
    live: LiveTable,
    connection: Connection,
    message: wire.ClientMessage,
    heard: float,
) -> None:
    table, host = live.table, connection.host
    seat = connection.person_seat
    match message:
        case wire.Act():
            await live.act(connection, message, heard)
        case wire.Why():
            live.why(connection, message.action, heard)
        case wire.Undo():
            await live.undo(connection, message.id)
        case wire.Start():
            await live.carry_out(lambda: wishes.start(table, host))
        case wire.SetSeat(_, number, kind, bot):
            await live.carry_out(
                lambda: wishes.set_seat(table, host, number, bot if kind == "bot" else None)
            )
            live.reseat()
        case wire.TakeBack():
            await live.carry_out(lambda: wishes.take_back(table, seat))
        case wire.Leave():
            await live.carry_out(lambda: wishes.leave(table, seat))
            live.reseat()
        case wire.Resign():
            await live.carry_out(lambda: wishes.resign(table, seat))
        case wire.Rematch():
            if seat is None and not host:
                raise Denied("not-seated", 403)
            await live.rematch(lambda old: hall.renew(old, connection.address))
        case wire.Say(_, phrase, text):
            live.say(connection, phrase, text)
        case wire.Hello() | wire.Ping():  # pragma: no cover - `_listen` lets none through
            raise AssertionError("answered before")
