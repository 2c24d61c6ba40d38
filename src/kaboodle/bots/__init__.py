"""Who can sit in a seat without a person. Bots see views, never states."""

from __future__ import annotations

import copyreg
import sys
from typing import Any, TypeAlias

from kaboodle.bots.bot import Bot
from kaboodle.bots.levels import without_characters
from kaboodle.bots.random_bot import RandomBot
from kaboodle.bots.target import Targets
from kaboodle.core import native
from kaboodle.core.errors import OptionsError
from kaboodle.homes import Home, homes, part

AnyBot: TypeAlias = Bot[Any]


def _bots(home: Home) -> dict[str, AnyBot]:
    """A game's bots; one that brings none that work is played by chance."""
    bots = part(home, home.bots, "BOTS", dict)
    return bots if isinstance(bots, dict) else {"random": RandomBot()}


def _targets(home: Home) -> Targets:
    """What a game's bots say it should come to, if they say so; imported with them."""
    targets: Targets | None = getattr(sys.modules.get(home.bots), "TARGETS", None)
    return targets or (lambda results: [])


BOTS: dict[str, dict[str, AnyBot]] = {home.name: _bots(home) for home in homes().values()}
TARGETS: dict[str, Targets] = {home.name: _targets(home) for home in homes().values()}
"""Stated for greedy bots in every seat."""


def bot(game: str, name: str) -> AnyBot:
    """The bot of this name for a game, or OptionsError that names those there are."""
    bots = BOTS.get(game)
    if bots is None:
        raise OptionsError([f"game: nobody plays {game[:40]!r} ({', '.join(BOTS)})"])
    player = bots.get(name)
    if player is None:
        raise OptionsError(
            [f"bot: {name[:40]!r} does not play {game} ({', '.join(without_characters(bots))})"]
        )
    return player


def _sent(player: AnyBot) -> tuple[Any, ...]:
    """To another process a bot goes by its name, one made by hand by what it was made from."""
    for game, bots in BOTS.items():
        for name, other in bots.items():
            if other is player:
                return bot, (game, name)
    return native.apart(player)


native.register("kaboodle.bots")
for _kind in {type(player) for bots in BOTS.values() for player in bots.values()}:
    if _kind.__reduce__ is object.__reduce__:
        copyreg.pickle(_kind, _sent)
