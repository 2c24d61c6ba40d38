"""What a client needs to know of a game once, before it is played: all of it is fixed data."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Any

from kaboodle.bots import BOTS
from kaboodle.core.schema import to_schema
from kaboodle.server.denied import Denied
from kaboodle.server.table import open_game
from kaboodle.shelf import BOXES, AnyBox, AnyGame
from kaboodle.speech import LANGUAGES


def described(box: AnyBox) -> dict[str, Any]:
    return {
        "name": box.name,
        "version": box.version,
        "seats": list(box.seats),
        "bots": list(BOTS[box.name]),
        "options": to_schema(box.options),
        "rules": [[section, clauses] for section, clauses in box.rules],
    }


def all_games() -> list[dict[str, Any]]:
    return [described(box) for box in BOXES.values()]


def one_game(name: str) -> dict[str, Any]:
    """A game with its standard pack and its default options."""
    if name not in BOXES:
        raise Denied("no-game", 404, game=name[:40])
    return opened(open_game(name, "", ()))


def opened(game: AnyGame) -> dict[str, Any]:
    """A game as it is played at a table: pack and catalogue included."""
    return {
        **described(game.box),
        "pack_id": game.pack_id,
        "pack": game.scenery(),
        "catalogue": {
            "keys": game.catalogue.keys,
            "words": [words.to_json() for words in game.catalogue.words],
        },
    }


@lru_cache(maxsize=16)
def locale(language: str) -> str:
    """Every message of a language but the terminal's own, as one Fluent file."""
    if language not in LANGUAGES:
        raise Denied("not-found", 404)
    folder = resources.files("kaboodle") / "locale" / language
    files = sorted(folder.iterdir(), key=lambda f: f.name)
    files = [file for file in files if not file.name.startswith("cli")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)
