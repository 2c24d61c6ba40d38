"""Game descriptions for clients (fixed data): games, options, bots, actions, messages."""

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


def _described(box: AnyBox) -> dict[str, Any]:
    return {
        "name": box.name,
        "version": box.version,
        "seats": box.seats,
        "bots": _bots(box.name),
        "levels": [level for level in LEVELS if level in BOTS[box.name]],
        "options": msgspec.convert(to_schema(box.options), Form),
        "rules": box.rules,
        "windows": box.windows(),
    }


def _bots(game: str) -> list[BotInfo]:
    """Return all bots of a game. If it has levels, players are offered levels and third-party bots
    only; a hidden bot has the level ""."""
    bots = BOTS[game]
    hidden = ("random", "greedy") if LEVELS[0] in bots else ()
    return [
        BotInfo(
            name, "" if name in hidden else level_of(bots, name) or name, character_of(bots, name)
        )
        for name in bots
    ]


def all_games() -> list[GameSummary]:
    return [GameSummary(**_described(box)) for box in BOXES.values()]


def one_game(name: str) -> GameInfo:
    """Describe a game with its standard pack and default options."""
    if name not in BOXES:
        raise Denied("no-game", 404, game=name[:40])
    return opened(shared(name, "", {}))


def opened(game: AnyGame) -> GameInfo:
    """Describe a game with the pack and options of a table."""
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
    """Return the static data for drawing. It is cached because it is slow (KROM's odds)."""
    return game.scenery()


@lru_cache(maxsize=64)
def locale(language: str, game: str | None = None) -> str:
    """Return a game's messages in a language as one Fluent file; or those shared by all games.

    The latter include each game's title. The terminal's messages are in neither.
    """
    if language not in LANGUAGES or (game is not None and game not in BOXES):
        raise Denied("not-found", 404)
    files = [each for each in homes.locale(language) if not each[0].startswith("cli")]
    texts = [text for name, text in files if _owner(name) == game]
    if game is None:
        texts += [title for name, text in files if _owner(name) for title in _TITLE.findall(text)]
    return "\n".join(texts)


_TITLE = re.compile(r"^game-.*\n(?: .*\n)*", re.MULTILINE)


def _owner(file: str) -> str | None:
    """Return the game a message file belongs to: KROM for `krom-rules.ftl` and `web-krom.ftl`."""
    stem = file.removeprefix("web-").removesuffix(".ftl")
    return next((game for game in BOXES if stem == game or stem.startswith(f"{game}-")), None)
