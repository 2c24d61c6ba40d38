"""The doors of the server: where it listens, and the address others reach it by.

Started as it is, it listens to its own machine alone. Whoever sits there can open a second door, to
the network, while games go on, and close it again; nobody who comes in by another way can.
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
        self._at: tuple[str, int] | None = None  # where the second door is, while it is open
        self._lock = asyncio.Lock()

    def attach(self, server: uvicorn.Server) -> None:
        """This server is what stands behind the doors."""
        self._server = server

    @property
    def address(self) -> str | None:
        """Where people at other machines come in; None while they cannot."""
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
        """Return the address to invite others by: the one this request used, unless it used a
        local one or `public_url` is set."""
        if self._settings.public_url or _host(request) in HOME:
            found = self.address
            if found is not None:
                return found
        parts = urlsplit(str(request.url))
        return f"{parts.scheme}://{parts.netloc}"

    def may_change(self, request: HTTPConnection) -> bool:
        """Whether it is somebody at this machine who asks, and there is a door to be opened.

        The name in the address bar is looked at too: a page from elsewhere can make its own name
        lead here, but cannot be called like home.
        """
        settings = self._settings
        if self._server is None or not settings.network_door or settings.host not in HOME:
            return False
        if settings.public_url or settings.trust_proxy:
            return False  # others come in by a proxy: everybody seems to be at home
        if any(name in request.headers for name in FORWARDED):
            return False
        peer, here = request.client, request.scope.get("server")
        near = peer is not None and peer.host in HOME and here is not None and here[0] in HOME
        return near and _host(request) in HOME

    async def open(self) -> None:
        """Listen on the network too: on our port if it is free there, else on any."""
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
            door = await loop.create_server(receive, sock=listening)
            server.servers.append(door)  # it is closed with the others when the server stops
            self._network, self._at = door, listening.getsockname()[:2]

    async def close(self) -> None:
        """Close to the network: accept no more connections from it, and drop those there are."""
        async with self._lock:
            door, at, server = self._network, self._at, self._server
            self._network = self._at = None
            if door is None or server is None:
                return
            server.servers = [each for each in server.servers if each is not door]
            door.close()
            for guest in list(server.server_state.connections):
                name = guest.transport.get_extra_info("sockname")
                if name is not None and name[:2] == at:
                    guest.shutdown()

    def _port(self) -> int:
        assert self._server is not None
        return int(self._server.servers[0].sockets[0].getsockname()[1])

    def _url(self, host: str, port: int) -> str:
        scheme = "https" if self._settings.https else "http"
        return f"{scheme}://{in_url(host)}:{port}"


def in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address of either kind; `::` hears both. OSError, as a sentence, if nobody can
    listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        return socket.create_server((host, port), family=family, backlog=1024, dualstack_ipv6=both)
    except OSError as e:
        if e.errno == errno.EADDRINUSE:
            told = f"port {port} is in use, perhaps by another server; choose another with --port"
        else:
            why = os.strerror(e.errno) if e.errno and e.errno > 0 else e.strerror
            told = f"cannot listen on {in_url(host)}:{port} ({why})"
        raise OSError(told) from None


def lan_address() -> str | None:
    """The address this machine has on its own network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found in HOME else found


def _host(request: HTTPConnection) -> str | None:
    """The name by which the server was asked; the guard has looked at it."""
    return urlsplit(f"//{request.headers.get('host', '')}").hostname
