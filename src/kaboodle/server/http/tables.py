"""Routes for tables: create and join them, records, replays, QR codes, the WebSocket."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import segno
import structlog
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.outside.worker_process import WorkerGone
from kaboodle.server.http import bodies, games, replays
from kaboodle.server.http.access import Guard
from kaboodle.server.http.handshake import LATER, LINK
from kaboodle.server.http.network_access import NetworkAccess
from kaboodle.server.http.session import Session
from kaboodle.server.live import tokens
from kaboodle.server.live.hall import Hall
from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.live.new_table import fault
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.storage.store import StoreError
from kaboodle.shelf import BOXES

log = structlog.get_logger()
T = TypeVar("T")

RECORD_BYTES = 2_000_000
COOKIE_SECONDS = 90 * 86400
MAKING = 60.0  # seconds background work may take
MOST_WAITING = 16  # requests that may wait for a background worker


class Tables:
    def __init__(self, hall: Hall, network_access: NetworkAccess, guard: Guard) -> None:
        self.hall = hall
        self.network_access = network_access
        self.guard = guard

    async def tables(self, request: Request) -> Response:
        return bodies.json(wire.Tables(await self.hall.public()))

    async def set_table(self, request: Request) -> Response:
        wish = await bodies.body(request, wire.Wish)
        if wish.pack and wish.game in BOXES:  # a worker checks it: it may be slow
            no = await self._made(request, fault, wish)
            if no is not None:
                raise no
        live, token, seat = await self.hall.set_table(wish, self.guard.address(request))
        first = live.table.terms
        link = f"{self.network_access.link(request)}/t/{first.id}"
        answer = bodies.json(wire.Opened(first.id, first.code, link, token, seat), 201)
        return self._remember(request, answer, first.id, token)

    async def table(self, request: Request) -> Response:
        return bodies.json((await self._find(request)).info())

    async def by_code(self, request: Request) -> Response:
        async with self.guard.guessing(request):
            live = await self.hall.by_code(request.path_params["code"])
        return bodies.json(live.info())

    async def join(self, request: Request) -> Response:
        wish = await bodies.body(request, wire.JoinWish)
        live = await self._find(request)
        token, known = tokens.new_token(), self._token(request, live)
        if known is not None and live.table.seat_of(tokens.hashed(known)) is None:
            token = known  # a host without a seat keeps the token they have
        seat = await live.join(wish.name, wish.seat, tokens.hashed(token))
        answer = bodies.json(wire.Joined(live.table.terms.id, int(seat), token), 201)
        return self._remember(request, answer, live.table.terms.id, token)

    async def table_game(self, request: Request) -> Response:
        return bodies.json(games.opened((await self._find(request)).table.game))

    async def record(self, request: Request) -> Response:
        live = await self._find(request)
        if live.table.status != "over":
            raise Denied("not-over", 403)
        name = f"{live.table.terms.game}-{live.table.terms.id}.record"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        made = await self._made(request, replays.record_text, live.table.snapshot())
        return PlainTextResponse(made, headers=headers)

    async def replay(self, request: Request) -> Response:
        """Send the replay as one seat saw it. During play that is the client's own seat or the
        spectator's; after it, any seat."""
        live = await self._find(request)
        if live.table.state is None:
            raise Denied("not-started")
        wanted = _seat(request, len(live.table.chairs))
        if live.table.status != "over" and wanted != SPECTATOR:
            token = self._token(request, live)
            mine = None if token is None else live.table.seat_of(tokens.hashed(token))
            if mine != wanted:
                raise Denied("not-over", 403)
        return bodies.raw(
            await self._made(request, replays.table_replay, live.table.snapshot(), wanted)
        )

    async def replay_record(self, request: Request) -> Response:
        with self.guard.waiting(request):  # so that half-sent requests are limited too
            text = await bodies.text(request, RECORD_BYTES)
        made = await self._made(request, replays.record_replay, text, _seat(request, 100))
        if isinstance(made, replays.Fault):
            raise Denied(made.error, 422, reason=made.reason[:2000])
        return bodies.raw(made)

    async def qr(self, request: Request) -> Response:
        live = await self._find(request)
        out = io.BytesIO()
        link = f"{self.network_access.link(request)}/t/{live.table.terms.id}"
        segno.make(link, error="m").save(out, kind="svg", scale=8, border=2, xmldecl=False)
        return Response(out.getvalue(), media_type="image/svg+xml")

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Open a table's WebSocket, or reject the upgrade."""
        connection = HTTPConnection(scope)
        try:
            address = self.guard.socket(connection)
        except Denied as no:
            self.guard.refused(no)
            await send({"type": "websocket.close", "code": 1008})
            return
        left = partial(self.guard.socket_closed, address)
        try:
            live = await self.hall.find(connection.path_params["id"])
        except Denied as no:
            left()
            self.guard.refused(no)
            await send({"type": "websocket.close", "code": LATER if no.status == 503 else 1008})
            return
        except StoreError as e:
            left()
            self.guard.unavailable(e)
            await send({"type": "websocket.close", "code": LATER})
            return
        session = Session(self.hall, live, self._token(connection, live), address, left)
        scope["extensions"][LINK].accept(session)

    # Helpers.

    async def _made(self, request: Request, make: Callable[..., T], *args: object) -> T:
        """Run slow work in a background process, so that tables play on; 503 if it is
        overloaded."""
        background = self.hall.services.background
        with self.guard.waiting(request):
            if background.waiting >= MOST_WAITING:
                raise Denied("unavailable", 503)
            try:
                return await background.run(MAKING, make, *args)
            except (TimeoutError, WorkerGone) as e:
                log.error("background work failed", error=type(e).__name__)
                raise Denied("unavailable", 503) from None

    async def _find(self, request: Request) -> LiveTable:
        return await self.hall.find(request.path_params["id"])

    def _token(self, request: HTTPConnection, live: LiveTable) -> str | None:
        """Return the token in the cookie or header if it is the host's or a seat's, else None."""
        token = bodies.bearer(request) or request.cookies.get(f"kaboodle-{live.table.terms.id}")
        if token is None or len(token) > 64:
            return None
        table = live.table
        known = table.seat_of(tokens.hashed(token)) is not None
        return token if known or tokens.fits(token, table.terms.host) else None

    def _remember(self, request: Request, answer: Response, id_: str, token: str) -> Response:
        answer.set_cookie(
            f"kaboodle-{id_}",
            token,
            path=f"/api/tables/{id_}",  # or every request would carry the cookies of all tables
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self.network_access.link(request).startswith("https:"),
        )
        return answer


def _seat(request: Request, seats: int) -> Seat:
    text = request.query_params.get("seat", "-1")
    if text == "-1":
        return SPECTATOR
    if not (text.isascii() and text.isdecimal() and len(text) < 3 and int(text) < seats):
        raise Denied("no-seat", 422)
    return Seat(int(text))
