"""Connection limits: how many TCP connections, for how long, how much half a request may hold.

An open connection costs the process a file, and a half-sent request costs memory, so both are
limited before anything is parsed. uvicorn reads HTTP; this module only counts.
"""

from __future__ import annotations

import asyncio
import os
import socket
import ssl
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from kaboodle.server.live.limits import counted
from kaboodle.server.settings import Settings

HEAD_BYTES = 32_768  # limit for a request's headers, and for bytes after it that are no body
HEAD_SECONDS = 10.0  # for the client to send its headers
ANSWER_SECONDS = 120.0  # for the client to send the body and read the answer
FILES_KEPT = 128  # file descriptors for the database, the bots' pipes and the web app
_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


_Http: Any = AutoHTTPProtocol  # httptools, or h11, which has its own limits for headers


class ConnectionLimit:
    """Counts open connections, in all and by address."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.settings = settings
        self._most = max(1, files - FILES_KEPT)
        self._each = 2 * settings.socket_limit
        self._open: Counter[str] = Counter()

    def admit(self, address: str, count: int) -> bool:
        """Count a connection; return whether it may stay.

        `count` is how many there are in all. Behind a proxy addresses are not limited."""
        self._open[address] += 1
        here = self._open[address]
        return count <= self._most and (self.settings.trust_proxy or here <= self._each)

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


class HttpConnection(_Http):  # type: ignore[misc]
    """An HTTP connection with limits on time and header size.

    Once it is a WebSocket, `Guard` counts it."""

    def __init__(
        self, limit: ConnectionLimit, begun: Callable[[], None] = lambda: None, **given: Any
    ) -> None:
        super().__init__(**given)
        self._limit = limit
        self._begun = begun  # called when it is open, and counted here from then on
        self._address = ""
        self._deadline: asyncio.TimerHandle
        self._heading = True  # a request has begun, and its headers are not complete
        self._got_on = False  # the last data completed headers or a request, or had a body
        self._head = 0  # bytes since then

    def connection_made(self, transport: asyncio.Transport) -> None:
        self._begun()
        self._deadline = self.loop.call_later(HEAD_SECONDS, self._cut)
        super().connection_made(transport)
        self._address = counted(self.client[0] if self.client else "")
        if not self._limit.admit(self._address, len(self.connections)):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._got_on = False
        super().data_received(data)
        self._head = 0 if self._got_on else self._head + len(data)
        if self._head > HEAD_BYTES:
            if self._heading:
                self.transport.write(_TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._heading = True

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._heading, self._got_on = False, True
        self._within(ANSWER_SECONDS)

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._got_on = True

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._got_on = True

    def on_response_complete(self) -> None:
        """Restart the timeout, for the next request or for the client to read the rest of the
        answer."""
        super().on_response_complete()
        more = not self.cycle.response_complete or self.transport.get_write_buffer_size() > 0
        self._within(ANSWER_SECONDS if more else HEAD_SECONDS)

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """Upgrade to a WebSocket. Until that is accepted it counts here, with the same timeout."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()  # the last answer is not complete, and never would be
            return
        super().handle_websocket_upgrade(*event)
        handshake: Any = self.transport.get_protocol()
        handshake.left = self._let_go

    def _within(self, seconds: float) -> None:
        """Restart the timeout: the connection is cut after so many seconds."""
        self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._cut)

    def _cut(self) -> None:
        self.transport.abort()

    def _let_go(self) -> None:
        self._deadline.cancel()
        self._limit.leave(self._address)


class TlsConnection(asyncio.Protocol):
    """A connection during its TLS handshake, counted and timed from the start.

    asyncio alone reports a connection only after the handshake."""

    def __init__(self, limit: ConnectionLimit, tls: ssl.SSLContext, **given: Any) -> None:
        self._limit = limit
        self._tls = tls
        self._given = given
        self._lines = given["server_state"].connections
        self._address = ""
        self._task: asyncio.Task[None] | None = None
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._lines.add(self)
        self._address = counted((transport.get_extra_info("peername") or ("",))[0])
        if self._limit.admit(self._address, len(self._lines)):
            line = socket.socket(fileno=os.dup(transport.get_extra_info("socket").fileno()))
            self._task = asyncio.get_running_loop().create_task(self._make_safe(line))
        else:
            self._let_go()
        self.transport.abort()  # a duplicate of its socket lives on

    async def _make_safe(self, line: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.connect_accepted_socket(
                self._read, line, ssl=self._tls, ssl_handshake_timeout=HEAD_SECONDS
            )
        except (OSError, ssl.SSLError):
            line.close()
        finally:
            self._let_go()

    def _read(self) -> HttpConnection:
        return HttpConnection(self._limit, self._let_go, **self._given)

    def shutdown(self) -> None:
        """Drop the handshake: the server stops, or closes to the network."""
        assert self._task is not None
        self._task.cancel()

    def _let_go(self) -> None:
        if self in self._lines:
            self._lines.discard(self)
            self._limit.leave(self._address)
