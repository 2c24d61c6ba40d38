"""The ASGI app: all routes and error handlers."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from kaboodle.server.http import bodies, games, rulebook
from kaboodle.server.http.access import Guard
from kaboodle.server.http.network_access import NetworkAccess
from kaboodle.server.http.operations import Operations
from kaboodle.server.http.pages import Pages
from kaboodle.server.http.tables import Tables
from kaboodle.server.live.hall import Hall
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.storage.store import StoreError

log = structlog.get_logger()


class Api:
    def __init__(self, hall: Hall, network_access: NetworkAccess) -> None:
        self.hall = hall
        self.network_access = network_access
        self.guard = Guard(hall.settings, hall.store, hall.services.metrics)
        self.tables = Tables(hall, network_access, self.guard)
        self.pages = Pages(hall)
        self.operations = Operations(hall, network_access)

    # Games.

    async def games(self, request: Request) -> Response:
        return bodies.json(games.all_games())

    async def game(self, request: Request) -> Response:
        return bodies.json(games.one_game(request.path_params["game"]))

    async def rulebook(self, request: Request) -> Response:
        return bodies.json(rulebook.of_game(request.path_params["game"]))

    async def example(self, request: Request) -> Response:
        asked = request.path_params
        return bodies.json(await to_thread(rulebook.example, asked["game"], asked["clause"]))

    async def locale(self, request: Request) -> Response:
        asked = request.path_params
        return PlainTextResponse(games.locale(asked["language"], asked.get("game")))

    # Errors.

    async def denied(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, Denied)
        self.guard.refused(error)
        answer = bodies.json(error.problem(), error.status)
        if error.again:  # over a new connection, so that a load balancer may choose another node
            answer.headers.update({"Retry-After": "1", "Connection": "close"})
        return answer

    async def unavailable(self, request: Request, error: Exception) -> Response:
        return bodies.json(self.guard.unavailable(error).problem(), 503)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    name = "not-found" if error.status_code == 404 else "not-allowed"
    return bodies.json(Denied(name).problem(), error.status_code)


async def _gone(request: Request, error: Exception) -> Response:
    """Return a response for a client that hung up during its request; it is never sent."""
    return bodies.json(Denied("malformed").problem(), 400)


async def _internal(request: Request, error: Exception) -> Response:
    log.error("internal", path=request.url.path, error=type(error).__name__)
    return bodies.json(Denied("internal").problem(), 500)


class _Raw:
    """Wraps an ASGI app so that Starlette hands it the scope instead of a request."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)


def make_app(hall: Hall, network_access: NetworkAccess) -> Starlette:
    """Return the ASGI app. It opens the hall on startup and closes it on shutdown."""
    api = Api(hall, network_access)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        yield
        await hall.close()

    def route(path: str, answer: Callable[[Request], Awaitable[Response]], method: str) -> Route:
        return Route(path, answer, methods=[method])

    app = Starlette(
        routes=[
            route("/api/games", api.games, "GET"),
            route("/api/games/{game}", api.game, "GET"),
            route("/api/games/{game}/rules", api.rulebook, "GET"),
            route("/api/games/{game}/rules/{clause}", api.example, "GET"),
            route("/api/locale/{language}", api.locale, "GET"),
            route("/api/locale/{language}/{game}", api.locale, "GET"),
            route("/api/tables", api.tables.tables, "GET"),
            route("/api/tables", api.tables.set_table, "POST"),
            route("/api/codes/{code}", api.tables.by_code, "GET"),
            route("/api/tables/{id}", api.tables.table, "GET"),
            route("/api/tables/{id}/join", api.tables.join, "POST"),
            route("/api/tables/{id}/game", api.tables.table_game, "GET"),
            route("/api/tables/{id}/record", api.tables.record, "GET"),
            route("/api/tables/{id}/replay", api.tables.replay, "GET"),
            route("/api/tables/{id}/qr.svg", api.tables.qr, "GET"),
            route("/api/replay", api.tables.replay_record, "POST"),
            route("/api/network", api.operations.network, "GET"),
            route("/api/network", api.operations.set_network, "POST"),
            route("/api/openapi.json", api.operations.openapi, "GET"),
            route("/api/protocol.json", api.operations.schema, "GET"),
            WebSocketRoute("/api/tables/{id}/socket", _Raw(api.tables.socket)),
            route("/healthz", api.operations.health, "GET"),
            route("/readyz", api.operations.readiness, "GET"),
            route("/metrics", api.operations.metrics, "GET"),
            route("/", api.pages.page, "GET"),
            route("/{path:path}", api.pages.page, "GET"),
        ],
        exception_handlers={
            Denied: api.denied,
            HTTPException: _http_error,
            StoreError: api.unavailable,
            ClientDisconnect: _gone,
            Exception: _internal,
        },
        lifespan=lifespan,
    )
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(api.guard.middleware())
    return app
