"""The OpenAPI 3.1 document of the HTTP API, from the same types that parse and write messages."""

from __future__ import annotations

from functools import cache
from typing import Any

import kaboodle
from kaboodle.server.protocol import schema

ID = ("id", "the table's id")
CODE = ("code", "the table's code, such as ABCD")
GAME = ("game", "the game's name, such as kero")
CLAUSE = ("clause", "the clause's id, such as KO-T3")
LANGUAGE = ("language", "the language's code, such as en")
SEAT = {
    "name": "seat",
    "in": "query",
    "schema": {"type": "integer", "minimum": -1, "maximum": 15, "default": -1},
    "description": "the seat whose view to show, from 0; -1 for a spectator",
}


@cache
def document() -> dict[str, Any]:
    """Return the document."""
    parts = schema.schema()["$defs"]
    schemas = {name: _moved(part) for name, part in parts.items()}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Kaboodle",
            "version": kaboodle.__version__,
            "description": "Tables, lobby and records. Moves go over the WebSocket"
            " /api/tables/{id}/socket; /api/protocol.json describes its messages.",
        },
        "paths": _paths(),
        "components": {"schemas": schemas},
    }


def _moved(part: Any) -> Any:
    """Return the same schema with references into `components`."""
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
    route: dict[str, Any] = {
        "summary": about,
        "responses": {
            str(status): {"description": "done", **answer},
            **{str(code): {"description": "refused", **_ref("Problem")} for code in (429, *errors)},
        },
    }
    if given or query:
        route["parameters"] = [*given, *(query or [])]
    if body is not None:
        route["requestBody"] = {"required": True, **body}
    return route


def _paths() -> dict[str, Any]:
    text, svg = _any("text/plain"), _any("image/svg+xml")
    info = _ref("TableInfo")
    return {
        "/api/games": {"get": _route("List the games", _list_of("GameSummary"))},
        "/api/games/{game}": {
            "get": _route("Get a game with its standard pack", _ref("GameInfo"), GAME,
                          errors=(404,))
        },
        "/api/games/{game}/rules": {
            "get": _route("Get the notes on each clause of the rules", _ref("Rulebook"), GAME,
                          errors=(404,))
        },
        "/api/games/{game}/rules/{clause}": {
            "get": _route("Get moves that show a clause in play", _ref("Replay"), GAME, CLAUSE,
                          errors=(404,))
        },
        "/api/locale/{language}": {
            "get": _route("Get the messages shared by all games", text, LANGUAGE, errors=(404,))
        },
        "/api/locale/{language}/{game}": {
            "get": _route("Get a game's own messages", text, LANGUAGE, GAME, errors=(404,))
        },
        "/api/tables": {
            "get": _route("List the public tables that are not over", _ref("Tables")),
            "post": _route("Create a table", _ref("Opened"), status=201, body=_ref("Wish"),
                           errors=(400, 403, 409, 413, 422, 503)),
        },
        "/api/codes/{code}": {
            "get": _route("Find a table by its code", info, CODE, errors=(404,))
        },
        "/api/tables/{id}": {"get": _route("Get a table", info, ID, errors=(404,))},
        "/api/tables/{id}/join": {
            "post": _route("Take a seat", _ref("Joined"), ID, status=201, body=_ref("JoinWish"),
                           errors=(400, 403, 404, 409, 413, 422, 503))
        },
        "/api/tables/{id}/game": {
            "get": _route("Get the game with this table's options and pack", _ref("GameInfo"), ID,
                          errors=(404,))
        },
        "/api/tables/{id}/record": {
            "get": _route("Download the record, once the game is over", text, ID, errors=(403, 404))
        },
        "/api/tables/{id}/replay": {
            "get": _route("Replay the game step by step", _ref("Replay"), ID, query=[SEAT],
                          errors=(403, 404, 409, 422))
        },
        "/api/tables/{id}/qr.svg": {
            "get": _route("Get the invitation as a QR code", svg, ID, errors=(404,))
        },
        "/api/network": {
            "get": _route("Whether other machines on the network can connect", _ref("Network")),
            "post": _route("Allow or stop connections from the network", _ref("Network"),
                           body=_ref("NetworkWish"), errors=(400, 403, 409, 413)),
        },
        "/api/replay": {
            "post": _route("Replay a record step by step", _ref("Replay"), body=text, query=[SEAT],
                           errors=(400, 403, 413, 422))
        },
    }  # fmt: skip
