"""What a client needs to know of a game once, before it is played: all of it is fixed data."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from kaboodle import homes
from kaboodle.bots import BOTS
from kaboodle.core.schema import to_schema
from kaboodle.server.denied import Denied
from kaboodle.server.table import open_game
from kaboodle.server.wire import Catalogue, Form, GameInfo, GameSummary, Said
from kaboodle.shelf import BOXES, AnyBox, AnyGame
from kaboodle.speech import LANGUAGES


def _described(box: AnyBox) -> dict[str, Any]:
    return {
        "name": box.name,
        "version": box.version,
        "seats": box.seats,
        "bots": list(BOTS[box.name]),
        "options": msgspec.convert(to_schema(box.options), Form),
        "rules": box.rules,
    }


def all_games() -> list[GameSummary]:
    return [GameSummary(**_described(box)) for box in BOXES.values()]


def one_game(name: str) -> GameInfo:
    """A game with its standard pack and its default options."""
    if name not in BOXES:
        raise Denied("no-game", 404, game=name[:40])
    return opened(open_game(name, "", ()))


def opened(game: AnyGame) -> GameInfo:
    """A game as it is played at a table: pack and catalogue included."""
    words = [Said(words.key, words.args) for words in game.catalogue.words]
    return GameInfo(
        **_described(game.box),
        pack_id=game.pack_id,
        pack=game.scenery(),
        catalogue=Catalogue(game.catalogue.keys, words),
    )


@lru_cache(maxsize=16)
def locale(language: str) -> str:
    """Every message of a language but the terminal's own, as one Fluent file."""
    if language not in LANGUAGES:
        raise Denied("not-found", 404)
    files = homes.locale(language)
    return "\n".join(text for name, text in files if not name.startswith("cli"))
