"""Where the server listens, the URL others reach it by, and opening it to the local network.

By default it listens on its own machine only. A browser on that machine can open a second socket,
to the local network, while games go on, and close it again. No other client can.
"""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from urllib.parse import urlsplit

import uvicorn
from starlette.requests import HTTPConnection

from kaboodle.server.protocol.denied import Denied
from kaboodle.server.settings import Settings

HOME = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared, not bound
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


class NetworkAccess:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._server: uvicorn.Server | None = None
        self._network: asyncio.AbstractServer | None = None
        self._at: tuple[str, int] | None = None  # where the second socket listens, while it is open
        self._lock = asyncio.Lock()

    def attach(self, server: uvicorn.Server) -> None:
        """Set the server whose sockets to open and close."""
        self._server = server

    @property
    def address(self) -> str | None:
        """The URL for other machines; None while they cannot connect."""
        if self._settings.public_url:
            return self._settings.public_url.rstrip("/")
        if self._at is not None:
            return self._url(*self._at)
        if self._settings.host in HOME or self._server is None:
            return None
        host = self._settings.host
        lan = lan_address() if host in EVERYWHERE else host
        return None if lan is None else self._url(lan, self._port())

    def link(self, request: HTTPConnection) -> str:
        """Return the base URL of invitations: the one this request used, unless that is local or
        `public_url` is set."""
        if self._settings.public_url or _host(request) in HOME:
            address = self.address
            if address is not None:
                return address
        parts = urlsplit(str(request.url))
        return f"{parts.scheme}://{parts.netloc}"

    def may_change(self, request: HTTPConnection) -> bool:
        """Whether this request may open or close the server to the network: it comes from this
        machine, and the settings allow it.

        The `Host` header is checked too. A foreign page can make its own host name resolve to this
        machine (DNS rebinding), but its name stays its own.
        """
        settings = self._settings
        if self._server is None or not settings.network_door or settings.host not in HOME:
            return False
        if settings.public_url or settings.trust_proxy:
            return False  # behind a proxy every client seems to be on this machine
        if any(name in request.headers for name in FORWARDED):
            return False
        peer, here = request.client, request.scope.get("server")
        near = peer is not None and peer.host in HOME and here is not None and here[0] in HOME
        return near and _host(request) in HOME

    async def open(self) -> None:
        """Listen on the network too, on our port if it is free there, else on any."""
        async with self._lock:
            if self._at is not None:
                return
            assert self._server is not None
            lan = lan_address()
            if lan is None:
                raise Denied("no-network")
            try:
                listening = socket.create_server((lan, self._port()), backlog=1024)
            except OSError:
                try:
                    listening = socket.create_server((lan, 0), backlog=1024)
                except OSError:
                    raise Denied("no-network") from None
            server, config = self._server, self._server.config

            def receive() -> asyncio.Protocol:
                return config.http_protocol_class(  # type: ignore[call-arg]
                    config=config, server_state=server.server_state, app_state=server.lifespan.state
                )

            loop = asyncio.get_running_loop()
            listener = await loop.create_server(receive, sock=listening)
            server.servers.append(listener)  # so that it is closed with the server
            self._network, self._at = listener, listening.getsockname()[:2]

    async def close(self) -> None:
        """Stop listening on the network, and drop the connections from it."""
        async with self._lock:
            listener, at, server = self._network, self._at, self._server
            self._network = self._at = None
            if listener is None or server is None:
                return
            server.servers = [each for each in server.servers if each is not listener]
            listener.close()
            for connection in list(server.server_state.connections):
                name = connection.transport.get_extra_info("sockname")
                if name is not None and name[:2] == at:
                    connection.shutdown()

    def _port(self) -> int:
        assert self._server is not None
        return int(self._server.servers[0].sockets[0].getsockname()[1])

    def _url(self, host: str, port: int) -> str:
        scheme = "https" if self._settings.https else "http"
        return f"{scheme}://{in_url(host)}:{port}"


def in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens on an IPv4 or IPv6 address; `::` accepts both. Raise OSError
    with a message for the operator if that fails."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        return socket.create_server((host, port), family=family, backlog=1024, dualstack_ipv6=both)
    except OSError as e:
        if e.errno == errno.EADDRINUSE:
            message = (
                f"port {port} is in use, perhaps by another server; choose another with --port"
            )
        else:
            why = os.strerror(e.errno) if e.errno and e.errno > 0 else str(e.strerror)
            why = why.partition(" (while attempting to bind")[0]  # Python's addition
            message = f"cannot listen on {in_url(host)}:{port} ({why})"
        raise OSError(message) from None


def lan_address() -> str | None:
    """Return this machine's address on the local network, None if it has none. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address in HOME else address


def _host(request: HTTPConnection) -> str | None:
    """Return the host name the request used. `Guard` has checked it."""
    return urlsplit(f"//{request.headers.get('host', '')}").hostname
