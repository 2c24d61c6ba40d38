"""Generate web/src/protocol: what the browser shares with Python, for TypeScript.

`wire.ts` has the server's messages, `constants.ts` the constants both sides must agree on, and
`<game>.ts` the types of a game's views and scenery.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import get_args

from msgspec import Struct

from kaboodle.core.remade import REMEMBERED
from kaboodle.core.shape import ByName, Either, Fields, Many, Maybe, Plain, Shape, Word
from kaboodle.server.protocol import schema, wire
from kaboodle.server.websocket.framing import POLICY
from kaboodle.shelf import BOXES
from kaboodle.speech import SEATS

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web/src/protocol"


def messages() -> str:
    """Return the types of the messages."""
    definitions = schema.schema()
    for name, part in definitions["$defs"].items():
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
        input=json.dumps(definitions), text=True, check=True, capture_output=True,
    )  # fmt: skip
    text = re.sub(r"export interface Wire \{[^}]*\}\n", "", made.stdout)
    text = re.sub(r"( \*\n)? \* This interface was referenced by .*\n \* via the .*\n", "", text)
    text = text.replace("/**\n */\n", "")
    return re.sub(r"/\*\*\n +\* (.*)\n +\*/", r"/** \1 */", text)


def _sent() -> set[str]:
    """Return the types whose fields with a default may be missing: what a browser sends, and a few
    messages with optional parts. Everything else the browser gets is complete."""
    bodies = {"Wish", "JoinWish", "NetworkWish", "SeatWish"}
    partly = {"Refused", "Problem", "OptionField", "ReplayMove"}  # what is there or not
    return bodies | partly | {t.__name__ for t in wire.ClientMessage.__args__}


def _plain(part: object) -> None:
    """Simplify a schema: drop bounds on a list's length, which only the server checks, turn tuples
    into plain lists, and let objects without properties hold anything."""
    if isinstance(part, dict):
        for name in ("minItems", "maxItems"):
            part.pop(name, None)
        if "prefixItems" in part:
            part["items"] = part.pop("prefixItems")
            part["minItems"] = part["maxItems"] = len(part["items"])
        if part.get("type") == "object" and "properties" not in part:
            part.setdefault("additionalProperties", True)
        for value in part.values():
            _plain(value)
    elif isinstance(part, list):
        for value in part:
            _plain(value)


def constants() -> str:
    """Return the constants that are no type of a message but that both sides use."""
    return "\n".join(
        [
            "/* Made by `make protocol`. */\n",
            "/** Message arguments that hold a seat or a list of seats. */",
            _list("SEAT_WORDS", SEATS),
            "/** Ready-made chat phrases. */",
            _list("PHRASES", get_args(wire.Phrase)),
            "export type Phrase = (typeof PHRASES)[number];",
            "/** Values of table settings. */",
            _list("PACES", get_args(wire.Pace)),
            _list("VISIBILITIES", get_args(wire.Visibility)),
            "/** Tags of the messages the server sends. */",
            _list("SERVER_KINDS", tuple(kind(t) for t in wire.ServerMessage.__args__)),
            "/** WebSocket close code after which reconnecting is pointless. */",
            f"export const POLICY = {POLICY};\n",
        ]
    )


def kind(message: type[Struct]) -> str:
    """Return a message's tag, its field `t`."""
    return str(message.__struct_config__.tag)


def _list(name: str, words: tuple[str, ...]) -> str:
    return f"export const {name} = {json.dumps(words)} as const;"


def seen(view: Fields) -> Fields:
    """Return a view's shape as a table shows it, without what players remember."""
    return Fields(view.name, {k: of for k, of in view.fields.items() if k != REMEMBERED})


PLAIN = {"whole": "number", "text": "string", "flag": "boolean"}


def shapes(*given: Fields) -> str:
    """Return the types of a game: every shape that has a name, once."""
    made: dict[str, str] = {}
    for shape in given:
        _type(shape, made)
    return "\n".join(["/* Made by `make protocol`. */", *made.values(), ""])


def _type(shape: Shape, made: dict[str, str]) -> str:
    """Return the TypeScript type of a shape. Declarations of named shapes go into `made`."""
    match shape:
        case Plain():
            return PLAIN[shape.name]
        case Many():
            inner = _type(shape.of, made)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case Maybe():
            return f"{_type(shape.of, made)} | null"
        case ByName():
            names = "string" if shape.names is None else _type(shape.names, made)
            inner = f"Readonly<Record<{names}, {_type(shape.of, made)}>>"
            return inner if shape.names is None or shape.every else f"Partial<{inner}>"
        case Word() | Fields() | Either():
            text = _declared(shape, made)
            assert made.setdefault(shape.name, text) == text, f"two shapes called {shape.name}"
            return shape.name


def _declared(shape: Word | Fields | Either, made: dict[str, str]) -> str:
    match shape:
        case Word():
            words = ", ".join(json.dumps(word) for word in shape.words)
            constant = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", shape.name).upper()
            return (
                f"\nexport const {constant} = [{words}] as const;\n"
                f"export type {shape.name} = (typeof {constant})[number];"
            )
        case Either():
            options = " | ".join(_type(case, made) for case in shape.cases)
            return f"\nexport type {shape.name} = {options};"
        case Fields():
            fields = [f"  readonly {k}: {_type(of, made)};" for k, of in shape.fields.items()]
            return "\n".join([f"\nexport interface {shape.name} {{", *fields, "}"])


FILES: dict[str, Callable[[], str]] = {"wire.ts": messages, "constants.ts": constants}
for _box in BOXES.values():
    FILES[f"{_box.name}.ts"] = partial(shapes, seen(_box.view_shape()), _box.scenery_shape())

if __name__ == "__main__":
    for name, made in FILES.items():
        (FOLDER / name).write_text(made())
