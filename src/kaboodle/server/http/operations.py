"""Routes for operators: health, readiness, metrics, opening to the network, API schemas."""

from __future__ import annotations

import structlog
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from kaboodle.server.http import bodies
from kaboodle.server.http.network_access import NetworkAccess
from kaboodle.server.live import tokens
from kaboodle.server.live.hall import Hall
from kaboodle.server.protocol import openapi, schema, wire
from kaboodle.server.protocol.denied import Denied

log = structlog.get_logger()


class Operations:
    def __init__(self, hall: Hall, network_access: NetworkAccess) -> None:
        self.hall = hall
        self.network_access = network_access

    async def health(self, request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readiness(self, request: Request) -> Response:
        """Answer 200 if this node can serve players. It can without a bus, only more slowly."""
        hall, state = self.hall, await self.hall.state()
        ready = hall.ready and state.database
        lines = ["ready" if ready else "not ready"]
        if hall.store.shared:
            there = {True: "there", False: "away"}
            lines += [f"database {there[state.database]}", f"bus {there[state.bus]}"]
        return PlainTextResponse("\n".join([*lines, ""]), 200 if ready else 503)

    async def metrics(self, request: Request) -> Response:
        wanted = self.hall.settings.metrics_token
        if not wanted or not tokens.fits(bodies.bearer(request) or "", tokens.hashed(wanted)):
            raise Denied("not-found", 404)
        text = self.hall.services.metrics.text(await self.hall.state())
        return Response(text, media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return bodies.json(openapi.document())

    async def schema(self, request: Request) -> Response:
        return bodies.json(schema.schema())

    # The network.

    async def network(self, request: Request) -> Response:
        return bodies.json(
            wire.Network(self.network_access.address, self.network_access.may_change(request))
        )

    async def set_network(self, request: Request) -> Response:
        wish = await bodies.body(request, wire.NetworkWish)
        if not self.network_access.may_change(request):
            raise Denied("not-home", 403)
        await (self.network_access.open() if wish.open else self.network_access.close())
        log.info("network", open=wish.open)
        return await self.network(request)
