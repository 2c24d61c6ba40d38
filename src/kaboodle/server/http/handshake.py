"""The WebSocket handshake (HTTP upgrade), as uvicorn hands it over.

The app accepts or rejects the upgrade over ASGI, like any request. If it accepts, it names the
object that takes over the connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

import structlog
from starlette.types import Message, Scope
from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from kaboodle.server.websocket.framing import WebSocketProtocol

log = structlog.get_logger()

LINK = "kaboodle.link"  # the ASGI extension under which the app finds the handshake
LATER = 1013  # the app's close code for "try again later", sent as 503


class Handshake(asyncio.Protocol):
    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self._app = config.loaded_app
        self._connections: set[Any] = server_state.connections
        self._tasks = server_state.tasks
        self._protocol = ServerProtocol()
        self._answer: Response | None = None  # the response that accepts the upgrade
        self._open = True
        self.left: Callable[[], None] = lambda: None  # called when it no longer owns the connection
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._open = False
        self._connections.discard(self)
        self.left()

    def shutdown(self) -> None:
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Read the request. Data between it and our answer is ignored."""
        if self._answer is not None:
            return
        self._protocol.receive_data(data)
        for request in self._protocol.events_received():
            assert isinstance(request, Request)
            self._answer = self._protocol.accept(request)
            if self._answer.status_code == 101:
                task = asyncio.get_running_loop().create_task(self._ask(self._scope(request)))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
                return
            self._send(self._answer)
        self.transport.close()

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        raw = [(name.lower(), value) for name, value in request.headers.raw_items()]
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self.transport) else "ws",
            "server": get_local_addr(self.transport),
            "client": get_remote_addr(self.transport),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in raw],
            "subprotocols": [],
            "state": {},
            "extensions": {LINK: self},
        }

    async def _ask(self, scope: Scope) -> None:
        try:
            await self._app(scope, self._receive, self._refuse)
        except Exception:
            log.exception("handshake failed")
            self._send(self._protocol.reject(500, ""))
            self.transport.close()

    async def _receive(self) -> Message:
        return {"type": "websocket.connect"}

    async def _refuse(self, message: Message) -> None:
        assert message["type"] == "websocket.close", "accepting goes by `accept`"
        later = message["code"] == LATER
        answer = self._protocol.reject(503 if later else 403, "")
        if later:
            answer.headers["Retry-After"] = "1"
        self._send(answer)
        self.transport.close()

    def _send(self, answer: Response) -> None:
        if self._open:
            self._protocol.send_response(answer)
            self.transport.write(b"".join(self._protocol.data_to_send()))

    def accept(self, link: WebSocketProtocol) -> None:
        """Accept the upgrade and hand the connection over to `link`."""
        if not self._open:
            link.connection_lost(None)
            return
        assert self._answer is not None
        self._send(self._answer)
        self._connections.discard(self)
        self.left()
        link.take(self.transport, self._connections)
