"""Who can sit in a seat without a person. Bots see views, never states."""

from __future__ import annotations

from typing import Any, TypeAlias

from kaboodle.bots.bot import Bot
from kaboodle.bots.kaskaria import BOTS as KASKARIA
from kaboodle.bots.kero import BOTS as KERO
from kaboodle.bots.krom import BOTS as KROM
from kaboodle.core.errors import OptionsError

AnyBot: TypeAlias = Bot[Any]

BOTS: dict[str, dict[str, AnyBot]] = {
    "kaskaria": KASKARIA,
    "krom": KROM,
    "kero": KERO,
}


def bot(game: str, name: str) -> AnyBot:
    """The bot of this name for a game, or OptionsError that names those there are."""
    found = BOTS[game].get(name)
    if found is None:
        raise OptionsError([f"bot: {name[:40]!r} does not play {game} ({', '.join(BOTS[game])})"])
    return found
