"""Positions: a whole game state as JSON, for puzzles, tests and bug reports.

A position holds the game, its version, pack and options, and the state with its secrets and its
random generator. It is not a view: no player is ever shown one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from kaboodle.core.errors import PositionError
from kaboodle.core.game import Game, S, V
from kaboodle.core.parsing import Reader, fingerprint, parse_json, shown
from kaboodle.core.remade import REMEMBERED

FORMAT: Final = 1
MAX_CHARACTERS: Final = 1_000_000


def mark(game: Game[S, V], s: S) -> str:
    """Return the checksum of a whole state: equal states have equal marks.

    What players remember of a remade pile is left out, because it follows from earlier moves and
    does not affect later ones. So records that are older than this memory still replay.
    """
    raw = game.describe(s)
    return fingerprint({name: part for name, part in raw.items() if name != REMEMBERED})


def write(game: Game[S, V], s: S) -> str:
    raw: dict[str, object] = {
        "position": FORMAT,
        "game": game.box.name,
        "rules": game.box.version,
        "pack": game.pack_id,
        "options": game.settings,
        "state": game.describe(s),
    }
    return json.dumps(raw, indent=1, ensure_ascii=False) + "\n"


def read(game: Game[S, V], text: str) -> S:
    """Parse a state, or raise PositionError with every reason."""
    head, state = _open(text)
    faults: list[str] = []
    for name, ours in (
        ("game", game.box.name),
        ("rules", game.box.version),
        ("pack", game.pack_id),
    ):
        if head[name] != ours:
            faults.append(f"{name}: the position has {head[name]}, this game has {ours}")
    faults += _differing(head["options"], game.settings)
    if faults:
        raise PositionError(faults)
    return game.restore(state)


def _differing(theirs: object, ours: dict[str, bool | int | str]) -> list[str]:
    """Return a fault for each option that differs."""
    assert isinstance(theirs, dict), "it was read as such"
    return [
        f"options: the position has {_typed(theirs, name)}, this game {_typed(ours, name)}"
        for name in sorted({*theirs, *ours})
        if name not in theirs or name not in ours or theirs[name] != ours[name]
    ]


def _typed(options: Mapping[str, object], name: str) -> str:
    """Return an option as it is typed: `intrepid=true`."""
    if name not in options:
        return f"no {shown(name)}"
    value = options[name]
    return f"{shown(name)}={shown(str(value).lower() if isinstance(value, bool) else value)}"


def _open(text: str) -> tuple[dict[str, object], object]:
    if len(text) > MAX_CHARACTERS:
        raise PositionError([f"the position is longer than {MAX_CHARACTERS} characters"])
    try:
        raw = parse_json(text)
    except ValueError as e:
        raise PositionError([f"this is not a position: {e}"]) from None
    faults: list[str] = []
    reader = Reader(raw, "", faults)
    missing = reader.missing(["position", "game", "rules", "pack", "options", "state"])
    if missing and not faults:
        faults.append(f"missing {', '.join(missing)}")
    if faults:
        raise PositionError([f"this is not a position: {faults[0]}"])
    version = reader.value("position")
    if version != FORMAT:
        raise PositionError(
            [f"the position has format {shown(version)}; this version of Kaboodle reads {FORMAT}"]
        )
    head: dict[str, object] = {
        "game": reader.text("game"),
        "rules": reader.whole("rules", 1, 1_000_000),
        "pack": reader.text("pack"),
    }
    options = reader.value("options")
    if not isinstance(options, dict):
        reader.fault("options", "must be an object")
    head["options"] = options
    state = reader.value("state")
    reader.close()
    if faults:
        raise PositionError(faults)
    return head, state
