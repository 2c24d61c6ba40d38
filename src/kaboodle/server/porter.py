"""Lines people come in by, before a word of theirs is read: how many, for how long, how much.

A line that was opened holds a file of the process, and what is half said holds memory; neither may
be had for nothing. uvicorn reads HTTP and the frames of WebSockets; what is here only counts.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from kaboodle.server.limits import Bucket, counted
from kaboodle.server.settings import Settings

HEAD_BYTES = 32_768  # of a request, until its headers are complete
HEAD_SECONDS = 10.0  # to say what is wanted
ANSWER_SECONDS = 120.0  # to send the rest and to read the answer
READ_BYTES = 16_384  # of frames at once: four of our longest messages
HANG_UP = 5.0  # seconds to read why, for whoever is sent away
FILES_KEPT = 128  # not for lines: the database, the bots' pipes, the web app
NOT_TEXT, RUDE, TOO_BIG = 1007, 1008, 1009
_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


_Http: Any = AutoHTTPProtocol  # by httptools, or by h11, which has bounds of its own for headers


class Porter:
    """How many lines are open, in all and from each address."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.settings = settings
        self._most = max(1, files - FILES_KEPT)
        self._each = 2 * settings.socket_limit
        self._open: Counter[str] = Counter()

    def admit(self, address: str, lines: int) -> bool:
        """Whether one more may come in, of so many. Behind a proxy all have one address."""
        self._open[address] += 1
        here = self._open[address]
        return lines <= self._most and (self.settings.trust_proxy or here <= self._each)

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


class HttpLine(_Http):  # type: ignore[misc]
    """A line on which requests come. One that becomes a WebSocket is the guard's from then on."""

    def __init__(self, porter: Porter, **given: Any) -> None:
        super().__init__(**given)
        self._porter = porter
        self._address = ""
        self._deadline = self.loop.call_later(HEAD_SECONDS, self._cut)
        self._heading = True  # a request has begun, and its headers are not complete
        self._head = 0  # bytes of them so far

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._address = counted(self.client[0] if self.client else "")
        if not self._porter.admit(self._address, len(self.connections)):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        before = self._heading
        super().data_received(data)
        if before and self._heading:
            self._head += len(data)
            if self._head > HEAD_BYTES:
                self.transport.write(_TOO_LARGE)
                self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._heading = True

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._heading, self._head = False, 0
        self._within(ANSWER_SECONDS)

    def on_response_complete(self) -> None:
        """The next request may come, or has come already; what was answered is still to be read."""
        super().on_response_complete()
        more = not self.cycle.response_complete or self.transport.get_write_buffer_size() > 0
        self._within(ANSWER_SECONDS if more else HEAD_SECONDS)

    def handle_websocket_upgrade(self, *event: Any) -> None:
        self._let_go()
        super().handle_websocket_upgrade(*event)

    def _within(self, seconds: float) -> None:
        """From here on it takes no longer than this, or is cut: who reads nothing hears nothing."""
        self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._cut)

    def _cut(self) -> None:
        self.transport.abort()

    def _let_go(self) -> None:
        self._deadline.cancel()
        self._porter.leave(self._address)


class SocketLine(WebSocketsSansIOProtocol):
    """A line on which messages come. Frames that are no message count as one, and nobody gets to
    fill our memory with answers they do not read or with parts of what never ends."""

    def __init__(self, porter: Porter, **given: Any) -> None:
        super().__init__(**given)
        rate = porter.settings.message_rate
        self._bucket = Bucket(rate, 2 * rate)

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete and len(data) > READ_BYTES:
            self._send_away(TOO_BIG)
        else:
            super().data_received(data)

    def handle_ping(self) -> None:
        if self._bucket.take() and self.writable.is_set():  # who reads nothing is not answered
            super().handle_ping()
        else:
            self._send_away(RUDE)

    def handle_pong(self, event: Frame) -> None:
        if not self._bucket.take():
            self._send_away(RUDE)

    def handle_cont(self, event: Frame) -> None:
        if self._bucket.take():
            super().handle_cont(event)
        else:
            self._send_away(RUDE)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._send_away(NOT_TEXT)
                return
        super().send_receive_event_to_app()

    def _send_away(self, code: int) -> None:
        """Say why and hang up, once; who does not read it is cut off."""
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()
            self.loop.call_later(HANG_UP, self.transport.abort)
