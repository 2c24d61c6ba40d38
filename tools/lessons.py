"""Write the tables that lessons begin with: a position for each chapter, its dice set.

A lesson's TOML says what matters about each table, and what the dice show at each step. This
finds a state and a random generator that fit. To be run again when the rules or a pack change.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.games.kaskaria.table import table as kaskaria_table
from tests.games.kero.table import table as kero_table
from tests.games.krom.table import table as krom_table

from kaboodle.core import position
from kaboodle.games.kero import frames
from kaboodle.homes import OURS
from kaboodle.lessons import load
from kaboodle.lessons.rehearsal import rehearse
from kaboodle.shelf import AnyGame, open_game
from kaboodle.testing.chance import dice, foretold

GAMES = Path(__file__).resolve().parent.parent / "src" / "kaboodle" / "games"


def _kaskaria(game: Any, raw: dict[str, Any]) -> object:
    return kaskaria_table(game, **raw)


def _krom(game: Any, raw: dict[str, Any]) -> object:
    by_seat = {
        name: dict(enumerate(value))
        for name, value in raw.items()
        if name in ("tokens", "hands", "realised")
    }
    given = {name: value for name, value in raw.items() if name != "asks"}
    return krom_table(game, *raw["asks"], **{**given, **by_seat})


def _kero(game: Any, raw: dict[str, Any]) -> object:
    return kero_table(game, **{**raw, "frame": frames.NAMES.index(raw["frame"])})


LAID: dict[str, Callable[[Any, dict[str, Any]], object]] = {
    "kaskaria": _kaskaria,
    "krom": _krom,
    "kero": _kero,
}


def lessons() -> list[Path]:
    return [path for game in OURS for path in sorted((GAMES / game / "lessons").glob("*.toml"))]


def tables(path: Path) -> dict[Path, tuple[AnyGame, dict[str, Any], list[int]]]:
    """Return the file of each chapter with the game, the state, and what its dice show."""
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    name = raw["game"]
    game = open_game(name, raw.get("options", {}))
    laid: dict[Path, tuple[AnyGame, dict[str, Any], list[int]]] = {}
    for chapter in raw["chapter"]:
        faces = [face for step in chapter["step"] for face in step.get("dice", [])]
        state = game.describe(LAID[name](game, chapter["table"]))
        laid[path.with_suffix("") / f"{chapter['name']}.json"] = game, state, faces
    return laid


def written(game: AnyGame, state: dict[str, Any], rng: list[int]) -> str:
    """Return the text of a position with this generator: a list of numbers takes one line."""
    text = position.write(game, game.restore({**state, "rng": rng}))
    raw = json.loads(text)
    body = ",\n".join(
        f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}"
        for name, value in raw.pop("state").items()
    )
    head = json.dumps(raw, ensure_ascii=False)[1:-1]
    return f'{{{head}, "state": {{\n{body}\n}}}}\n'


if __name__ == "__main__":
    for lesson in lessons():
        for file, (game, state, faces) in tables(lesson).items():
            file.parent.mkdir(exist_ok=True)
            rng = foretold(dice(*faces)).words() if faces else [1, 2, 3, 4]
            file.write_text(written(game, state, rng), encoding="utf-8")
        load.cache_clear()
        for fault in rehearse(load(lesson.parent.parent.name, lesson.stem)):
            sys.exit(fault)
    print(f"{len(lessons())} lessons written", file=sys.stderr)
