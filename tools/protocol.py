"""What the browser shares with Python, written for TypeScript: web/src/protocol.

`wire.ts` has the server's messages, `constants.ts` the words both sides must agree on.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import get_args

from kaboodle.server import wire
from kaboodle.speech import SEATS

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web/src/protocol"


def messages() -> str:
    """The messages' types."""
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


def constants() -> str:
    """Words that are no type of a message, but that both sides go by."""
    return "\n".join(
        [
            "/* Made by `make protocol`. */\n",
            "/** The arguments of a message that are seats, or lists of them. */",
            _list("SEAT_WORDS", SEATS),
            "/** What people can say without typing. */",
            _list("PHRASES", get_args(wire.Phrase)),
            "export type Phrase = (typeof PHRASES)[number];\n",
        ]
    )


def _list(name: str, words: tuple[str, ...]) -> str:
    return f"export const {name} = {json.dumps(words)} as const;"


FILES: dict[str, Callable[[], str]] = {"wire.ts": messages, "constants.ts": constants}

if __name__ == "__main__":
    for name, made in FILES.items():
        (FOLDER / name).write_text(made())
