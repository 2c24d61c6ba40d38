"""The WebSocket of a table: reads, parses, asks the table, answers. No rule is in here."""

from __future__ import annotations

import asyncio
import time

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from kaboodle.core.ids import SPECTATOR
from kaboodle.server import desk, wire
from kaboodle.server.connection import Connection
from kaboodle.server.denied import Denied
from kaboodle.server.hall import Hall
from kaboodle.server.limits import Bucket
from kaboodle.server.live import LiveTable

log = structlog.get_logger()

MESSAGE_BYTES = 4096
HELLO = 10.0  # seconds in which to say hello
SILENCE = 40.0  # seconds without a message, heartbeats included, until a link counts as dead
POLICY, TOO_BIG = 1008, 1009


async def talk(hall: Hall, live: LiveTable, socket: WebSocket, cookie: str | None) -> None:
    """One client, from hello to goodbye."""
    await socket.accept()
    connection = Connection(socket.send)
    writer = asyncio.get_running_loop().create_task(connection.write())
    hall.metrics.connections.inc()
    try:
        hello = await _first(socket)
        if hello.token is None and cookie is not None:
            hello.token = cookie
        try:
            live.enter(connection, hello)
        except Denied as no:
            connection.push(wire.encode(no.refused("")).decode())
            connection.close(POLICY)
            return
        await _listen(hall, live, socket, connection)
    except (WebSocketDisconnect, TimeoutError):
        pass
    except _Rude as rude:
        connection.push(wire.encode(Denied(rude.error, 400).refused("")).decode())
        connection.close(rude.code)
    finally:
        live.left(connection)
        hall.metrics.connections.dec()
        connection.close(1000)
        await asyncio.wait([writer], timeout=1)
        writer.cancel()


class _Rude(Exception):
    """A client that does not keep to the protocol is let go."""

    def __init__(self, error: str, code: int) -> None:
        super().__init__(error)
        self.error = error
        self.code = code


async def _receive(socket: WebSocket, seconds: float) -> wire.ClientMessage:
    text = await asyncio.wait_for(socket.receive_text(), seconds)
    if len(text) > MESSAGE_BYTES:
        raise _Rude("too-large", TOO_BIG)
    try:
        message: wire.ClientMessage = wire.client_decoder.decode(text)
        return message
    except (msgspec.DecodeError, RecursionError):
        raise _Rude("malformed", POLICY) from None


async def _first(socket: WebSocket) -> wire.Hello:
    message = await _receive(socket, HELLO)
    if not isinstance(message, wire.Hello):
        raise _Rude("malformed", POLICY)
    return message


async def _listen(hall: Hall, live: LiveTable, socket: WebSocket, connection: Connection) -> None:
    bucket = Bucket(hall.settings.message_rate, 2 * hall.settings.message_rate)
    while True:
        message = await _receive(socket, SILENCE)
        if isinstance(message, wire.Ping):
            connection.beaten(message.n, time.monotonic())
            continue
        if isinstance(message, wire.Hello):
            raise _Rude("malformed", POLICY)
        try:
            if not bucket.take():
                raise Denied("slow-down", 429)
            started = time.monotonic()
            await _carry_out(hall, live, connection, message)
            hall.metrics.seconds.observe(time.monotonic() - started)
            connection.push(wire.encode(wire.Done(message.id)).decode())
        except Denied as no:
            hall.metrics.refused.labels(no.error).inc()
            connection.push(wire.encode(no.refused(message.id)).decode())


async def _carry_out(
    hall: Hall, live: LiveTable, connection: Connection, message: wire.ClientMessage
) -> None:
    table, host = live.table, connection.host
    seat = None if connection.seat == SPECTATOR else connection.seat
    match message:
        case wire.Act():
            await live.act(connection, message)
        case wire.Undo():
            await live.carry_out(lambda: desk.undo(table, seat))
        case wire.Start():
            await live.carry_out(lambda: desk.start(table, host))
        case wire.SetSeat(_, number, kind, bot):
            await live.carry_out(
                lambda: desk.set_seat(table, host, number, bot if kind == "bot" else None)
            )
            live.reseat()
        case wire.TakeBack():
            await live.carry_out(lambda: desk.take_back(table, seat))
        case wire.Leave():
            await live.carry_out(lambda: desk.leave(table, seat))
            live.reseat()
        case wire.Resign():
            await live.carry_out(lambda: desk.resign(table, seat))
        case wire.Rematch():
            if seat is None and not host:
                raise Denied("not-seated", 403)
            await hall.rematch(live)
        case wire.Say(_, phrase, text):
            live.say(connection, phrase, text)
        case wire.Hello() | wire.Ping():
            raise AssertionError("answered before")
