"""A state written down, so that a puzzle, a test or a bug report can name one.

A position is JSON: which game, at which version, with which pack and options, and the state
with its secrets and its generator. It is not a view: nobody at a table is shown one.
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
    """The fingerprint of a whole state: equal states, equal marks.

    What is remembered of a remade pile is left out. It follows from the moves before and changes
    nothing to come, so that records made before it was remembered are the same.
    """
    described = game.describe(s)
    return fingerprint({name: part for name, part in described.items() if name != REMEMBERED})


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
    """The state, or PositionError with every reason."""
    head, state = _open(text)
    faults: list[str] = []
    for name, ours in (
        ("game", game.box.name),
        ("rules", game.box.version),
        ("pack", game.pack_id),
    ):
        if head[name] != ours:
            faults.append(f"{name}: the position is of {head[name]}, this game of {ours}")
    faults += _differing(head["options"], game.settings)
    if faults:
        raise PositionError(faults)
    return game.restore(state)


def _differing(theirs: object, ours: dict[str, bool | int | str]) -> list[str]:
    """Each option that is another in the position than in this game."""
    assert isinstance(theirs, dict), "it was read as such"
    return [
        f"options: the position has {_told(theirs, name)}, this game {_told(ours, name)}"
        for name in sorted({*theirs, *ours})
        if name not in theirs or name not in ours or theirs[name] != ours[name]
    ]


def _told(options: Mapping[str, object], name: str) -> str:
    """An option as it is typed: `intrepid=true`."""
    if name not in options:
        return f"no {shown(name)}"
    value = options[name]
    return f"{shown(name)}={shown(str(value).lower() if isinstance(value, bool) else value)}"


def _open(text: str) -> tuple[dict[str, object], object]:
    if len(text) > MAX_CHARACTERS:
        raise PositionError([f"it is longer than {MAX_CHARACTERS} characters"])
    try:
        raw = parse_json(text)
    except ValueError as e:
        raise PositionError([str(e)]) from None
    faults: list[str] = []
    reader = Reader(raw, "", faults)
    reader.whole("position", FORMAT, FORMAT)
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
