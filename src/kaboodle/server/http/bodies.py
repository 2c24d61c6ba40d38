"""JSON bodies over HTTP, read up to a size limit or written; and the caller's bearer token."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied, by_field

T = TypeVar("T")

BODY_BYTES = 256_000


def bearer(request: HTTPConnection) -> str | None:
    header = request.headers.get("authorization", "")
    return header.removeprefix("Bearer ") if header.startswith("Bearer ") else None


async def text(request: Request, most: int) -> str:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Denied("too-large", 413)
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Denied("malformed", 400) from None


async def body(request: Request, kind: type[T]) -> T:
    sent = await text(request, BODY_BYTES)
    try:
        return msgspec.json.decode(sent, type=kind)
    except msgspec.ValidationError as e:
        raise by_field(e) from None
    except (msgspec.DecodeError, RecursionError):
        raise Denied("malformed", 400) from None


def json(value: Any, status: int = 200) -> Response:
    return Response(wire.encode(value), status, media_type="application/json")


def raw(made: bytes) -> Response:
    return Response(made, media_type="application/json")
