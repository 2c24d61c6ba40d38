"""The browser's types, made from the server's messages: web/src/protocol/wire.ts."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from kaboodle.server import wire

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web/src/protocol/wire.ts"


def types() -> str:
    """The TypeScript as it should be."""
    schema = wire.schema()
    for name, part in schema["$defs"].items():
        part.pop("title", None)
        _plain(part)
        if part.get("type") == "object":
            part["title"] = name
            part["additionalProperties"] = False
            if name not in _sent():
                part["required"] = sorted(part["properties"])
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    made = subprocess.run(
        ["node", "tools/types.js"],  # noqa: S607
        cwd=ROOT / "web", env={**os.environ, "PATH": path},
        input=json.dumps(schema), text=True, check=True, capture_output=True,
    )  # fmt: skip
    text = re.sub(r"export interface Wire \{[^}]*\}\n", "", made.stdout)
    text = re.sub(r"( \*\n)? \* This interface was referenced by .*\n \* via the .*\n", "", text)
    return text.replace("/**\n */\n", "")


def _sent() -> set[str]:
    """What a browser sends may leave out what has a default; what it gets is always whole."""
    bodies = {"Wish", "JoinWish", "SeatWish"}
    partial = {"Refused", "Problem"}  # `clause` is there or not
    return bodies | partial | {t.__name__ for t in wire.ClientMessage.__args__}


def _plain(part: object) -> None:
    """Lists are lists, bounds on their length are the server's; an open object is open."""
    if isinstance(part, dict):
        for name in ("minItems", "maxItems"):
            part.pop(name, None)
        if part.get("type") == "object" and "properties" not in part:
            part.setdefault("additionalProperties", True)
        for value in part.values():
            _plain(value)
    elif isinstance(part, list):
        for value in part:
            _plain(value)


if __name__ == "__main__":
    TARGET.write_text(types())
