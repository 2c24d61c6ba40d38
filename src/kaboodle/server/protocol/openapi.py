"""The HTTP API described as OpenAPI 3.1, from the same types that parse and write it."""

from __future__ import annotations

from functools import cache
from typing import Any

import kaboodle
from kaboodle.server.protocol import schema

ID = ("id", "the table's id")
SEAT = {
    "name": "seat",
    "in": "query",
    "schema": {"type": "integer", "minimum": -1, "maximum": 15, "default": -1},
    "description": "whose eyes; -1 for a spectator",
}


@cache
def document() -> dict[str, Any]:
    parts = schema.schema()["$defs"]
    schemas = {name: _moved(part) for name, part in parts.items()}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Kaboodle",
            "version": kaboodle.__version__,
            "description": "Tables, lobby and records. Play itself goes over the WebSocket"
            " /api/tables/{id}/socket; /api/protocol.json describes its messages.",
        },
        "paths": _paths(),
        "components": {"schemas": schemas},
    }


def _moved(part: Any) -> Any:
    """The same schema with its references where OpenAPI keeps them."""
    if isinstance(part, dict):
        return {
            key: value.replace("#/$defs/", "#/components/schemas/")
            if key == "$ref"
            else _moved(value)
            for key, value in part.items()
        }
    if isinstance(part, list):
        return [_moved(inner) for inner in part]
    return part


def _ref(name: str) -> dict[str, Any]:
    schema = {"$ref": f"#/components/schemas/{name}"}
    return {"content": {"application/json": {"schema": schema}}}


def _list_of(name: str) -> dict[str, Any]:
    schema = {"type": "array", "items": {"$ref": f"#/components/schemas/{name}"}}
    return {"content": {"application/json": {"schema": schema}}}


def _any(kind: str) -> dict[str, Any]:
    return {"content": {kind: {"schema": {"type": "string"}}}}


def _route(
    about: str,
    answer: dict[str, Any],
    *params: tuple[str, str],
    status: int = 200,
    body: dict[str, Any] | None = None,
    query: list[dict[str, Any]] | None = None,
    errors: tuple[int, ...] = (),
) -> dict[str, Any]:
    given = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "string"},
            "description": words,
        }
        for name, words in params
    ]
    told: dict[str, Any] = {
        "summary": about,
        "responses": {
            str(status): {"description": "done", **answer},
            **{str(code): {"description": "refused", **_ref("Problem")} for code in (429, *errors)},
        },
    }
    if given or query:
        told["parameters"] = [*given, *(query or [])]
    if body is not None:
        told["requestBody"] = {"required": True, **body}
    return told


def _paths() -> dict[str, Any]:
    text, svg = _any("text/plain"), _any("image/svg+xml")
    info = _ref("TableInfo")
    return {
        "/api/games": {"get": _route("The games on the shelf", _list_of("GameSummary"))},
        "/api/games/{game}": {
            "get": _route("One game, with its standard pack", _ref("GameInfo"),
                          ("game", "its name"), errors=(404,))
        },
        "/api/games/{game}/rules": {
            "get": _route("What stands beside each clause", _ref("Rulebook"),
                          ("game", "its name"), errors=(404,))
        },
        "/api/games/{game}/rules/{clause}": {
            "get": _route("Moves that show a clause at work", _ref("Replay"),
                          ("game", "its name"), ("clause", "its id"), errors=(404,))
        },
        "/api/locale/{language}": {
            "get": _route("What is said around every game", text, ("language", "en"), errors=(404,))
        },
        "/api/locale/{language}/{game}": {
            "get": _route("A game's own messages", text, ("language", "en"), ("game", "its name"),
                          errors=(404,))
        },
        "/api/tables": {
            "get": _route("Public tables that are not over", _ref("Tables")),
            "post": _route("Set a table", _ref("Opened"), status=201, body=_ref("Wish"),
                           errors=(400, 403, 409, 413, 422, 503)),
        },
        "/api/codes/{code}": {
            "get": _route("The table with this code", info, ("code", "ABCD"), errors=(404,))
        },
        "/api/tables/{id}": {"get": _route("A table", info, ID, errors=(404,))},
        "/api/tables/{id}/join": {
            "post": _route("Take a seat", _ref("Joined"), ID, status=201, body=_ref("JoinWish"),
                           errors=(400, 403, 404, 409, 413, 422, 503))
        },
        "/api/tables/{id}/game": {
            "get": _route("The game as this table plays it", _ref("GameInfo"), ID, errors=(404,))
        },
        "/api/tables/{id}/record": {
            "get": _route("The record, once the game is over", text, ID, errors=(403, 404))
        },
        "/api/tables/{id}/replay": {
            "get": _route("The game step by step", _ref("Replay"), ID, query=[SEAT],
                          errors=(403, 404, 409, 422))
        },
        "/api/tables/{id}/qr.svg": {
            "get": _route("The invitation as a QR code", svg, ID, errors=(404,))
        },
        "/api/network": {
            "get": _route("Whether others on the network can come in", _ref("Network")),
            "post": _route("Open a door to the network, or close it", _ref("Network"),
                           body=_ref("NetworkWish"), errors=(400, 403, 409, 413)),
        },
        "/api/replay": {
            "post": _route("A record step by step", _ref("Replay"), body=text, query=[SEAT],
                           errors=(400, 403, 413, 422))
        },
    }  # fmt: skip
