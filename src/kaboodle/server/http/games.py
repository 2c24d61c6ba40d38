"""The games themselves, one for all tables that play it alike, and what a client needs to know of
one before it is played: all of it is fixed data."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import msgspec

from kaboodle import homes
from kaboodle.bots import BOTS
from kaboodle.bots.levels import LEVELS, character_of, level_of
from kaboodle.core.schema import to_schema
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.protocol.wire import Words
from kaboodle.server.protocol.wire_http import ActionList, BotInfo, Form, GameInfo, GameSummary
from kaboodle.server.table.shared_games import shared
from kaboodle.shelf import BOXES, AnyBox, AnyGame
from kaboodle.speech import LANGUAGES


def _described(found: AnyBox) -> dict[str, Any]:
    return {
        "name": found.name,
        "version": found.version,
        "seats": found.seats,
        "bots": _bots(found.name),
        "levels": [level for level in LEVELS if level in BOTS[found.name]],
        "options": msgspec.convert(to_schema(found.options), Form),
        "rules": found.rules,
        "windows": found.windows(),
    }


def _bots(game: str) -> list[BotInfo]:
    """Everybody who plays it. Where there are levels, people are offered those and guests; where
    there are none, everybody."""
    bots = BOTS[game]
    hidden = ("random", "greedy") if LEVELS[0] in bots else ()
    return [
        BotInfo(
            name, "" if name in hidden else level_of(bots, name) or name, character_of(bots, name)
        )
        for name in bots
    ]


def all_games() -> list[GameSummary]:
    return [GameSummary(**_described(found)) for found in BOXES.values()]


def one_game(name: str) -> GameInfo:
    """A game with its standard pack and its default options."""
    if name not in BOXES:
        raise Denied("no-game", 404, game=name[:40])
    return opened(shared(name, "", {}))


def opened(game: AnyGame) -> GameInfo:
    """A game as it is played at a table: pack and catalogue included."""
    words = [Words(words.key, words.args) for words in game.catalogue.words]
    return GameInfo(
        **_described(game.box),
        pack_id=game.pack_id,
        pack=_scenery(game),
        names=game.names,
        catalogue=ActionList(game.catalogue.keys, words),
    )


@lru_cache(maxsize=32)
def _scenery(game: AnyGame) -> dict[str, Any]:
    """Put together once: all that can be worked out beforehand is in it, KROM's odds too."""
    return game.scenery()


@lru_cache(maxsize=64)
def locale(language: str, game: str | None = None) -> str:
    """The messages of a game in a language as one Fluent file, or those around every game.

    Among the latter is what stands on the boxes; the terminal's own are in neither.
    """
    if language not in LANGUAGES or (game is not None and game not in BOXES):
        raise Denied("not-found", 404)
    files = [each for each in homes.locale(language) if not each[0].startswith("cli")]
    found = [text for name, text in files if _owner(name) == game]
    if game is None:
        found += [title for name, text in files if _owner(name) for title in _TITLE.findall(text)]
    return "\n".join(found)


_TITLE = re.compile(r"^game-.*\n(?: .*\n)*", re.MULTILINE)


def _owner(file: str) -> str | None:
    """The game a message file is about: `krom-rules.ftl` and `web-krom.ftl` are KROM's."""
    stem = file.removeprefix("web-").removesuffix(".ftl")
    return next((game for game in BOXES if stem == game or stem.startswith(f"{game}-")), None)
