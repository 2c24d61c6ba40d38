"""Access control of requests: rate limits by address, same origin, security headers."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kaboodle.server.live.limits import HERE, ClusterLimit, Limit, counted
from kaboodle.server.metrics import Metrics
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.settings import Settings
from kaboodle.server.storage.store import Store

log = structlog.get_logger()

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline';"
        " connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none';"
        " form-action 'self'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

MOST_WAITING = 4  # slow requests of one address at once


class Guard:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._requests = Limit(settings.request_rate, 4 * settings.request_rate)
        self._codes = ClusterLimit(store, "codes", settings.code_rate / 3600, settings.code_rate)
        self._sockets: Counter[str] = Counter()
        self._waiting: Counter[str] = Counter()

    def address(self, connection: HTTPConnection) -> str:
        """Return the address to count a client by. Of a proxy's list only the last entry counts,
        because clients can write the others."""
        named = connection.headers.getlist("x-forwarded-for") if self._settings.trust_proxy else []
        if named and named[-1]:
            return counted(named[-1].split(",")[-1].strip()[:64])
        return counted(connection.client.host) if connection.client is not None else HERE

    def request(self, connection: HTTPConnection) -> None:
        """Apply the rate limit; a request that changes something must come from our own page."""
        self._requests.take(self.address(connection))
        self._check_host(connection)
        if connection.scope.get("method") not in ("GET", "HEAD", "OPTIONS"):
            self._same_origin(connection)

    @asynccontextmanager
    async def guessing(self, connection: HTTPConnection) -> AsyncIterator[None]:
        """Rate-limit wrong table codes, so that they cannot all be tried."""
        address = self.address(connection)
        await self._codes.take(address)
        try:
            yield
        except Denied as no:
            if no.again:  # the code is right, and the client will retry at another node
                await self._codes.give_back(address)
            raise
        await self._codes.give_back(address)

    def refused(self, no: Denied) -> None:
        """Count a refusal in the metrics."""
        self._metrics.refused[no.error] += 1

    def unavailable(self, error: Exception) -> Denied:
        """Log that the store failed, and count the refusal."""
        log.error("store", error=str(error))
        no = Denied("unavailable", 503)
        self.refused(no)
        return no

    @contextmanager
    def waiting(self, connection: HTTPConnection) -> Iterator[None]:
        """Limit the slow requests (replays, records) one address has in progress."""
        address = self.address(connection)
        if self._waiting[address] >= MOST_WAITING:
            raise Denied("slow-down", 429)
        self._waiting[address] += 1
        try:
            yield
        finally:
            self._waiting -= Counter([address])

    def socket(self, connection: HTTPConnection) -> str:
        """Check and count a new WebSocket. Return the address to pass to `socket_closed`."""
        self._check_host(connection)
        self._same_origin(connection)
        address = self.address(connection)
        self._requests.take(address)
        if self._sockets[address] >= self._settings.socket_limit:
            raise Denied("slow-down", 429)
        self._sockets[address] += 1
        return address

    def socket_closed(self, address: str) -> None:
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]

    def _check_host(self, connection: HTTPConnection) -> None:
        """Raise Denied if the `Host` header is not ours (DNS rebinding)."""
        if not all(map(self._settings.accepts_host, connection.headers.getlist("host"))):
            raise Denied("host", 421)

    def _same_origin(self, connection: HTTPConnection) -> None:
        """Raise Denied if the `Origin` header is of another site (CSRF). Only browsers send it."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        try:
            theirs = urlsplit(origin).netloc
        except ValueError:
            theirs = ""
        ours = {connection.headers.get("host", ""), urlsplit(self._settings.public_url).netloc}
        if not theirs or theirs not in ours:  # "null" is no origin
            raise Denied("origin", 403)

    def middleware(self) -> Any:
        """Return an ASGI middleware that checks every HTTP request and sets the headers."""
        guard = self

        class Gate:
            def __init__(self, app: ASGIApp) -> None:
                self.app = app

            async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
                if scope["type"] != "http":
                    await self.app(scope, receive, send)
                    return

                async def with_headers(message: Message) -> None:
                    if message["type"] == "http.response.start":
                        headers = MutableHeaders(scope=message)
                        for name, value in HEADERS.items():
                            headers.setdefault(name, value)
                        headers.setdefault("cache-control", "no-store")
                    await send(message)

                try:
                    guard.request(HTTPConnection(scope))
                except Denied as no:
                    guard.refused(no)
                    await _answer(no, with_headers)
                    return
                await self.app(scope, receive, with_headers)

        return Gate


async def _answer(no: Denied, send: Send) -> None:
    body = wire.encode(no.problem())
    headers = Headers({"content-type": "application/json", "content-length": str(len(body))})
    await send({"type": "http.response.start", "status": no.status, "headers": headers.raw})
    await send({"type": "http.response.body", "body": body})
