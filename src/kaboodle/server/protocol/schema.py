"""JSON Schema of all messages, for the docs and the browser."""

from __future__ import annotations

from typing import Any

import msgspec

from kaboodle.server.protocol.wire import (
    ClientMessage,
    Joined,
    JoinWish,
    Network,
    NetworkWish,
    Opened,
    Problem,
    ServerMessage,
    Tables,
    Wish,
)
from kaboodle.server.protocol.wire_http import GameInfo, GameSummary, Replay, Rulebook


def schema() -> dict[str, Any]:
    """Return the schema of WebSocket messages in both directions, and of HTTP bodies."""
    types: list[Any] = [
        *(ClientMessage.__args__),
        *(ServerMessage.__args__),
        Wish, JoinWish, Opened, Joined, Tables, GameSummary, GameInfo, Replay, Rulebook,
        Network, NetworkWish, Problem,
    ]  # fmt: skip
    _, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    client = [{"$ref": f"#/$defs/{t.__name__}"} for t in ClientMessage.__args__]
    server = [{"$ref": f"#/$defs/{t.__name__}"} for t in ServerMessage.__args__]
    defs: dict[str, Any] = dict(sorted(parts.items()))
    defs["ClientMessage"] = {"anyOf": client}
    defs["ServerMessage"] = {"anyOf": server}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": defs}
