"""WebSocket framing (RFC 6455) after the handshake, with backpressure: a client that reads too
slowly is disconnected, and holds up no other.

No library is used here, so that a move is read, judged and written without a task, a queue or an
event of its own.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from websockets.frames import apply_mask  # type: ignore[attr-defined]

from kaboodle.core.native import mypyc_attr

FRAME_BYTES = 8192  # the longest message that is read
READ_BYTES = 16_384  # of frames read at once: four of our longest messages
BACKLOG = 256  # frames queued for a slow client, besides the system's buffer, until it is closed
ROUND = 64  # connections written to in one batch, so that the first need not wait for all
DRAIN = 5.0  # seconds a closed client has to read the rest and hang up
OVERHEARD = 1 << 20  # bytes it may still send meanwhile
GONE, DEAD, NOT_TEXT, POLICY, TOO_BIG, RESTART, SLOW_READER = (
    1001,
    1002,
    1007,
    1008,
    1009,
    1012,
    1013,
)

_LAST, _RESERVED, _KIND = 0x80, 0x70, 0x0F  # the parts of a frame's first byte
_MORE, _TEXT, _BINARY, _CLOSE, _PING, _PONG = 0, 1, 2, 8, 9, 10
_MASKED = 0x80
_SMALL, _TWO_BYTES, _EIGHT_BYTES = 125, 126, 127  # what the second byte says of the size


def text_frame(body: bytes) -> bytes:
    """Return a text frame with this JSON."""
    return _frame(_TEXT, body)


def _frame(kind: int, body: bytes) -> bytes:
    size = len(body)
    if size <= _SMALL:
        return bytes((_LAST | kind, size)) + body
    if size < 1 << 16:
        return bytes((_LAST | kind, _TWO_BYTES, size >> 8, size & 255)) + body
    return bytes((_LAST | kind, _EIGHT_BYTES)) + size.to_bytes(8, "big") + body


class WriteBatch:
    """Batches all messages written during one event-loop iteration, and sends them at its end."""

    def __init__(self) -> None:
        self._due: list[WebSocketProtocol] = []

    def take(self, link: WebSocketProtocol) -> None:
        if not self._due:
            asyncio.get_running_loop().call_soon(self.deliver)
        self._due.append(link)
        if len(self._due) >= ROUND:
            self.deliver()

    def deliver(self) -> None:
        due, self._due = self._due, []
        for link in due:
            link.deliver()


class ProtocolError(Exception):
    """The client broke the WebSocket protocol; close with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@mypyc_attr(allow_interpreted_subclasses=True)
class WebSocketProtocol:
    """A WebSocket connection: an `asyncio.Protocol` without the base class, which mypyc forbids."""

    __slots__ = (
        "_code",
        "_connections",
        "_deaf",
        "_out",
        "_parts",
        "_paused",
        "_rest",
        "_text",
        "_timer",
        "_write_batch",
        "transport",
    )

    def __init__(self, write_batch: WriteBatch | None = None) -> None:
        self.transport: asyncio.Transport | None = None
        self._connections: set[Any] = set()  # all connections of the server, for its shutdown
        self._rest = b""  # an incomplete frame
        self._parts: bytearray | None = None  # an incomplete message
        self._text = True  # whether that message is text
        self._write_batch = WriteBatch() if write_batch is None else write_batch
        self._out: list[bytes] = []  # frames that wait for the end of the iteration, or the client
        self._paused = False  # the client does not read
        self._code: int | None = None  # the close code, once closed
        self._deaf: int | None = None  # if input is ignored: how many bytes may still come
        self._timer: asyncio.TimerHandle | None = None

    # For subclasses.

    def heard(self, text: str | None) -> None:
        """Called with a whole message; None if it is not text."""

    def within_limit(self) -> bool:
        """Called for a ping, a pong or a part of a message. Return False if it is one too many."""
        return True

    def gone(self) -> None:
        """Called when the connection is closed."""

    # The connection.

    def take(self, transport: asyncio.Transport, connections: set[Any]) -> None:
        """Take the connection over from the handshake."""
        self.transport = transport
        self._connections = connections
        connections.add(self)
        transport.set_protocol(cast(asyncio.BaseProtocol, self))

    def connection_lost(self, exc: Exception | None) -> None:
        self._code = GONE if self._code is None else self._code
        self._out = []
        if self._timer is not None:
            self._timer.cancel()
        self._connections.discard(self)
        self.gone()

    @property
    def closing(self) -> bool:
        return self._code is not None

    def shutdown(self) -> None:
        """Close the connection, because the server stops."""
        self.close(RESTART)
        self._hang_up()

    def eof_received(self) -> None:
        self._hang_up()

    def _hang_up(self) -> None:
        """Close the connection once all is sent, or after DRAIN seconds."""
        if self.transport is not None:
            self.deliver()
            self.transport.close()
            self._cut_later()

    def _cut_later(self) -> None:
        if self._timer is None and self.transport is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(DRAIN, self.transport.abort)

    # Out.

    def push(self, frame: bytes) -> None:
        if self._code is not None:
            return
        if self._paused and len(self._out) >= BACKLOG:
            self.close(SLOW_READER)
        else:
            self._send(frame)

    def _send(self, frame: bytes) -> None:
        if self.transport is None:
            return
        self._out.append(frame)
        if len(self._out) == 1 and not self._paused:
            self._write_batch.take(self)

    def deliver(self) -> None:
        """Write the queued frames, until the client stops reading."""
        due, self._out = self._out, []
        for i, frame in enumerate(due):
            if self._paused:
                self._out = due[i:]
                return
            assert self.transport is not None
            self.transport.write(frame)

    def close(self, code: int) -> None:
        """Close the connection: send a close frame after what is queued. A client that reads too
        slowly gets it at once. If the client does not hang up then, we do."""
        if self._code is not None:
            return
        if code == SLOW_READER:
            self._out, self._paused = [], False
        self._code = code
        self._send(_frame(_CLOSE, code.to_bytes(2, "big")))
        self._cut_later()

    def pause_writing(self) -> None:
        self._paused = True

    def resume_writing(self) -> None:
        self._paused = False
        self.deliver()
        if self._deaf is not None and not self._paused:
            self._speak_last()

    # In.

    def data_received(self, data: bytes) -> None:
        if self._deaf is not None:
            self._overhear(len(data))
            return
        if self._rest:
            data = self._rest + data
        at = 0
        try:
            if len(data) > READ_BYTES:
                raise ProtocolError(TOO_BIG)
            while (body := _next(data, at)) is not None:
                start, end = body
                head, mask = data[at], data[start - 4 : start]
                at = end
                self._take_in(head, apply_mask(data[start:end], mask))
        except ProtocolError as broken:
            self._turn_away(broken.code)
            return
        self._rest = data[at:]

    def _turn_away(self, code: int) -> None:
        """Ignore further input and close, but leave hanging up to the client. If we did, data it
        still sends would reset the connection before it has read the close frame."""
        self._deaf, self._rest = OVERHEARD, b""
        self.close(code)
        self.deliver()
        if not self._paused:
            self._speak_last()

    def _speak_last(self) -> None:
        assert self.transport is not None
        if self.transport.can_write_eof():
            self.transport.write_eof()
        else:  # TLS cannot close one direction only
            self._hang_up()

    def _overhear(self, size: int) -> None:
        assert self._deaf is not None and self.transport is not None
        self._deaf -= size
        if self._deaf < 0:
            self.transport.abort()

    def _take_in(self, head: int, body: bytes) -> None:
        if head == _LAST | _TEXT and self._parts is None:
            self._message(body, True)
            return
        kind = head & _KIND
        if kind not in (_TEXT, _BINARY, _CLOSE) and not self.within_limit():
            raise ProtocolError(POLICY)
        if head & _RESERVED or (kind >= _CLOSE and not head & _LAST):
            raise ProtocolError(DEAD)
        if kind >= _CLOSE:
            self._control(kind, body)
        elif (kind == _MORE) == (self._parts is not None) and kind <= _BINARY:
            self._part(kind, body, last=bool(head & _LAST))
        else:
            raise ProtocolError(DEAD)

    def _part(self, kind: int, body: bytes, last: bool) -> None:
        if self._parts is None:
            self._parts, self._text = bytearray(), kind == _TEXT
        self._parts += body
        if len(self._parts) > FRAME_BYTES:
            raise ProtocolError(TOO_BIG)
        if last:
            whole, self._parts = bytes(self._parts), None
            self._message(whole, self._text)

    def _message(self, body: bytes, text: bool) -> None:
        if self._code is not None:
            return  # closed already
        try:
            self.heard(body.decode() if text else None)
        except UnicodeDecodeError:
            raise ProtocolError(NOT_TEXT) from None

    def _control(self, kind: int, body: bytes) -> None:
        if kind == _CLOSE:
            if self._code is None:
                self._code = GONE
                self._send(_frame(_CLOSE, body[:2]))
            self._hang_up()
        elif kind == _PING:
            self.push(_frame(_PONG, body))
        elif kind != _PONG:
            raise ProtocolError(DEAD)


def _next(data: bytes, at: int) -> tuple[int, int] | None:
    """Return where the body of the frame at this place begins and ends, None if it is incomplete.
    The four bytes before the body are the client's mask."""
    have = len(data) - at
    if have < 2:
        return None
    size = data[at + 1] - _MASKED
    if size < 0:
        raise ProtocolError(DEAD)
    start = at + 6
    if size > _SMALL:
        if data[at] & _KIND >= _CLOSE:
            raise ProtocolError(DEAD)
        if size == _EIGHT_BYTES:
            raise ProtocolError(TOO_BIG)
        if have < 4:
            return None
        size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
        if size > FRAME_BYTES:
            raise ProtocolError(TOO_BIG)
    end = start + size
    return (start, end) if end <= len(data) else None
