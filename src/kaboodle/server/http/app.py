"""The routes: read, ask the hall, answer. Everything that comes in is hostile until parsed."""

from __future__ import annotations

import io
import re
from asyncio import to_thread
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import segno
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.server.http import games, preload, replays, rulebook
from kaboodle.server.http.access import Guard
from kaboodle.server.http.handshake import LATER, LINK
from kaboodle.server.http.network_access import Doors
from kaboodle.server.http.session import Session
from kaboodle.server.live import tokens
from kaboodle.server.live.hall import Hall, fault
from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.protocol import openapi, schema, wire
from kaboodle.server.protocol.denied import Denied, by_field
from kaboodle.server.storage.store import StoreError
from kaboodle.shelf import BOXES

log = structlog.get_logger()
T = TypeVar("T")

STATIC = Path(__file__).parent.parent / "static"
BODY_BYTES = 256_000
RECORD_BYTES = 2_000_000
COOKIE_SECONDS = 90 * 86400
MAKING = 60.0  # seconds a replay may take
MOST_WAITING = 16  # for a background worker


class Api:
    def __init__(self, hall: Hall, doors: Doors) -> None:
        self.hall = hall
        self.doors = doors
        self.guard = Guard(hall.settings, hall.store, hall.services.metrics)
        self.static = Path(hall.settings.static).resolve() if hall.settings.static else STATIC
        self.ahead = preload.Ahead(self.static)

    # Games.

    async def games(self, request: Request) -> Response:
        return _json(games.all_games())

    async def game(self, request: Request) -> Response:
        return _json(games.one_game(request.path_params["game"]))

    async def rulebook(self, request: Request) -> Response:
        return _json(rulebook.of_game(request.path_params["game"]))

    async def example(self, request: Request) -> Response:
        asked = request.path_params
        return _json(await to_thread(rulebook.example, asked["game"], asked["clause"]))

    async def locale(self, request: Request) -> Response:
        asked = request.path_params
        return PlainTextResponse(games.locale(asked["language"], asked.get("game")))

    # Tables.

    async def tables(self, request: Request) -> Response:
        return _json(wire.Tables(await self.hall.public()))

    async def set_table(self, request: Request) -> Response:
        wish = await _body(request, wire.Wish)
        if wish.pack and wish.game in BOXES:  # only one that is good is read where all would wait
            no = await self._made(request, fault, wish)
            if no is not None:
                raise no
        live, token, seat = await self.hall.set_table(wish, self.guard.address(request))
        first = live.table.terms
        link = f"{self.doors.link(request)}/t/{first.id}"
        answer = _json(wire.Opened(first.id, first.code, link, token, seat), 201)
        return self._remember(request, answer, first.id, token)

    async def table(self, request: Request) -> Response:
        return _json((await self._find(request)).info())

    async def by_code(self, request: Request) -> Response:
        async with self.guard.guessing(request):
            live = await self.hall.by_code(request.path_params["code"])
        return _json(live.info())

    async def join(self, request: Request) -> Response:
        wish = await _body(request, wire.JoinWish)
        live = await self._find(request)
        token, known = tokens.new_token(), self._token(request, live)
        if known is not None and live.table.seat_of(tokens.hashed(known)) is None:
            token = known  # the host sits down with the token that is theirs already
        seat = await live.join(wish.name, wish.seat, tokens.hashed(token))
        answer = _json(wire.Joined(live.table.terms.id, int(seat), token), 201)
        return self._remember(request, answer, live.table.terms.id, token)

    async def table_game(self, request: Request) -> Response:
        return _json(games.opened((await self._find(request)).table.game))

    async def record(self, request: Request) -> Response:
        live = await self._find(request)
        if live.table.status != "over":
            raise Denied("not-over", 403)
        name = f"{live.table.terms.game}-{live.table.terms.id}.record"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        made = await self._made(request, replays.record_of, live.table.snapshot())
        return PlainTextResponse(made, headers=headers)

    async def replay(self, request: Request) -> Response:
        """After the end any seat's eyes; before it only one's own, or a spectator's."""
        live = await self._find(request)
        if live.table.state is None:
            raise Denied("not-started")
        wanted = _seat(request, len(live.table.chairs))
        if live.table.status != "over" and wanted != SPECTATOR:
            token = self._token(request, live)
            mine = None if token is None else live.table.seat_of(tokens.hashed(token))
            if mine != wanted:
                raise Denied("not-over", 403)
        return _raw(await self._made(request, replays.table_told, live.table.snapshot(), wanted))

    async def replay_record(self, request: Request) -> Response:
        with self.guard.waiting(request):  # what is half said takes room too
            text = await _text(request, RECORD_BYTES)
        told = await self._made(request, replays.record_told, text, _seat(request, 100))
        if isinstance(told, replays.Fault):
            raise Denied(told.error, 422, reason=told.reason[:2000])
        return _raw(told)

    async def qr(self, request: Request) -> Response:
        live = await self._find(request)
        out = io.BytesIO()
        link = f"{self.doors.link(request)}/t/{live.table.terms.id}"
        segno.make(link, error="m").save(out, kind="svg", scale=8, border=2, xmldecl=False)
        return Response(out.getvalue(), media_type="image/svg+xml")

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A table's WebSocket; who may not even knock is turned away before it opens."""
        knock = HTTPConnection(scope)
        try:
            address = self.guard.socket(knock)
        except Denied as no:
            self.guard.refused(no)
            await send({"type": "websocket.close", "code": 1008})
            return
        left = partial(self.guard.socket_closed, address)
        try:
            live = await self.hall.find(knock.path_params["id"])
        except Denied as no:
            left()
            self.guard.refused(no)
            await send({"type": "websocket.close", "code": LATER if no.status == 503 else 1008})
            return
        except StoreError as e:
            left()
            self._unavailable(e)
            await send({"type": "websocket.close", "code": LATER})
            return
        session = Session(self.hall, live, self._token(knock, live), address, left)
        scope["extensions"][LINK].accept(session)

    # Refusing.

    async def denied(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, Denied)
        self.guard.refused(error)
        answer = _json(error.problem(), error.status)
        if error.again:  # the next word goes where a balancer leads it, and not along this line
            answer.headers.update({"Retry-After": "1", "Connection": "close"})
        return answer

    async def unavailable(self, request: Request, error: Exception) -> Response:
        return _json(self._unavailable(error).problem(), 503)

    def _unavailable(self, error: Exception) -> Denied:
        log.error("store", error=str(error))
        no = Denied("unavailable", 503)
        self.guard.refused(no)
        return no

    # The network.

    async def network(self, request: Request) -> Response:
        return _json(wire.Network(self.doors.address, self.doors.yours(request)))

    async def set_network(self, request: Request) -> Response:
        wish = await _body(request, wire.NetworkWish)
        if not self.doors.yours(request):
            raise Denied("not-home", 403)
        await (self.doors.open() if wish.open else self.doors.close())
        log.info("network", open=wish.open)
        return await self.network(request)

    # Operation.

    async def health(self, request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readiness(self, request: Request) -> Response:
        """Whether people are well served here. Without a bus they are, only later."""
        hall, state = self.hall, await self.hall.state()
        ready = hall.ready and state.database
        told = ["ready" if ready else "not ready"]
        if hall.store.shared:
            there = {True: "there", False: "away"}
            told += [f"database {there[state.database]}", f"bus {there[state.bus]}"]
        return PlainTextResponse("\n".join([*told, ""]), 200 if ready else 503)

    async def metrics(self, request: Request) -> Response:
        wanted = self.hall.settings.metrics_token
        if not wanted or not tokens.fits(_bearer(request) or "", tokens.hashed(wanted)):
            raise Denied("not-found", 404)
        text = self.hall.services.metrics.text(await self.hall.state())
        return Response(text, media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return _json(openapi.document())

    async def schema(self, request: Request) -> Response:
        return _json(schema.schema())

    async def page(self, request: Request) -> Response:
        """A file of the web app, or the app itself for any address it knows the way to."""
        path = request.path_params.get("path", "")
        if path.startswith("api/"):
            raise Denied("not-found", 404)
        wanted = _inside(self.static, path)
        if wanted is not None:
            return _file(wanted, path, request)
        if path.startswith("assets/"):  # a page in its place would be kept as that file for good
            raise Denied("not-found", 404)
        index = self.static / "index.html"
        if not index.is_file():
            return PlainTextResponse(
                "Kaboodle's table server is running; the web app is not built here.\n"
            )
        headers = {"Cache-Control": "no-cache", "Link": await self._ahead(request, path)}
        return FileResponse(index, headers=headers)

    async def _ahead(self, request: Request, path: str) -> str:
        page, _, name = path.partition("/")
        game: str | None = name
        if page in preload.PLAYED:
            game = None
            with suppress(Exception):  # advice: the page itself will hear what is the matter
                game = (await self.hall.find(name)).table.terms.game
        chosen, accepted = (
            request.cookies.get(preload.COOKIE),
            request.headers.get("accept-language"),
        )
        reads = preload.language(chosen, accepted or "")
        return self.ahead.header(page, name, game if game in BOXES else None, reads)

    # Pieces.

    async def _made(self, request: Request, make: Callable[..., T], *args: object) -> T:
        """Run this in a background process: every table plays on meanwhile."""
        background = self.hall.services.background
        with self.guard.waiting(request):
            if background.waiting >= MOST_WAITING:
                raise Denied("unavailable", 503)
            try:
                return await background.run(MAKING, make, *args)
            except (TimeoutError, BrokenProcessPool) as e:
                log.error("background work failed", error=type(e).__name__)
                raise Denied("unavailable", 503) from None

    async def _find(self, request: Request) -> LiveTable:
        return await self.hall.find(request.path_params["id"])

    def _token(self, request: HTTPConnection, live: LiveTable) -> str | None:
        """The token in the cookie or the header, if it fits the host or a seat of the table."""
        token = _bearer(request) or request.cookies.get(f"kaboodle-{live.table.terms.id}")
        if token is None or len(token) > 64:
            return None
        table = live.table
        known = table.seat_of(tokens.hashed(token)) is not None
        return token if known or tokens.fits(token, table.terms.host) else None

    def _remember(self, request: Request, answer: Response, id_: str, token: str) -> Response:
        answer.set_cookie(
            f"kaboodle-{id_}",
            token,
            path=f"/api/tables/{id_}",  # those of other tables would fill every request
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self.doors.link(request).startswith("https:"),
        )
        return answer


def _bearer(request: HTTPConnection) -> str | None:
    header = request.headers.get("authorization", "")
    return header.removeprefix("Bearer ") if header.startswith("Bearer ") else None


def _seat(request: Request, seats: int) -> Seat:
    text = request.query_params.get("seat", "-1")
    if text == "-1":
        return SPECTATOR
    if not (text.isascii() and text.isdecimal() and len(text) < 3 and int(text) < seats):
        raise Denied("no-seat", 422)
    return Seat(int(text))


async def _text(request: Request, most: int) -> str:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Denied("too-large", 413)
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Denied("malformed", 400) from None


async def _body(request: Request, kind: type[T]) -> T:
    text = await _text(request, BODY_BYTES)
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as e:
        raise by_field(e) from None
    except (msgspec.DecodeError, RecursionError):
        raise Denied("malformed", 400) from None


def _json(value: Any, status: int = 200) -> Response:
    return Response(wire.encode(value), status, media_type="application/json")


def _raw(made: bytes) -> Response:
    return Response(made, media_type="application/json")


def _inside(folder: Path, path: str) -> Path | None:
    """The file at this path of the folder, if there is one."""
    try:
        wanted = (folder / path).resolve()
        inside = wanted.is_relative_to(folder.resolve())
        return wanted if path and inside and wanted.is_file() else None
    except (OSError, ValueError):  # no path at all: too long, or with a null in it
        return None


def _file(wanted: Path, path: str, request: Request) -> Response:
    """The file, as it was packed when it was built, to whoever can unpack it."""
    headers = {**_caching(path), "Vary": "Accept-Encoding"}
    packed = wanted.with_name(f"{wanted.name}.br")
    if not _unpacks(request.headers.get("accept-encoding", "")) or not packed.is_file():
        return FileResponse(wanted, headers=headers)
    kind = FileResponse(wanted).media_type
    return FileResponse(packed, headers={**headers, "Content-Encoding": "br"}, media_type=kind)


def _unpacks(accepted: str) -> bool:
    """Whether Brotli is among the encodings, and weighs more than nothing."""
    weights = {
        name.strip(): weight
        for name, _, weight in (each.partition(";") for each in accepted.lower().split(","))
    }
    return "br" in weights and not _NOTHING.fullmatch(weights["br"])


_NOTHING = re.compile(r"\s*q=0(\.0*)?\s*")


def _caching(path: str) -> dict[str, str]:
    hashed = path.startswith("assets/")
    return {"Cache-Control": "public, max-age=31536000, immutable" if hashed else "no-cache"}


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    name = "not-found" if error.status_code == 404 else "not-allowed"
    return _json(Denied(name).problem(), error.status_code)


async def _gone(request: Request, error: Exception) -> Response:
    """Whoever hung up in the middle of a word; nobody hears this."""
    return _json(Denied("malformed").problem(), 400)


async def _internal(request: Request, error: Exception) -> Response:
    log.error("internal", path=request.url.path, error=type(error).__name__)
    return _json(Denied("internal").problem(), 500)


class _Raw:
    """An ASGI app, as Starlette wants one: not a function, so that it is handed the scope."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)


def make_app(hall: Hall, doors: Doors) -> Starlette:
    """The whole server as an ASGI app; it opens the hall when it starts and closes it after."""
    api = Api(hall, doors)

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
            route("/api/tables", api.tables, "GET"),
            route("/api/tables", api.set_table, "POST"),
            route("/api/codes/{code}", api.by_code, "GET"),
            route("/api/tables/{id}", api.table, "GET"),
            route("/api/tables/{id}/join", api.join, "POST"),
            route("/api/tables/{id}/game", api.table_game, "GET"),
            route("/api/tables/{id}/record", api.record, "GET"),
            route("/api/tables/{id}/replay", api.replay, "GET"),
            route("/api/tables/{id}/qr.svg", api.qr, "GET"),
            route("/api/replay", api.replay_record, "POST"),
            route("/api/network", api.network, "GET"),
            route("/api/network", api.set_network, "POST"),
            route("/api/openapi.json", api.openapi, "GET"),
            route("/api/protocol.json", api.schema, "GET"),
            WebSocketRoute("/api/tables/{id}/socket", _Raw(api.socket)),
            route("/healthz", api.health, "GET"),
            route("/readyz", api.readiness, "GET"),
            route("/metrics", api.metrics, "GET"),
            route("/", api.page, "GET"),
            route("/{path:path}", api.page, "GET"),
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
