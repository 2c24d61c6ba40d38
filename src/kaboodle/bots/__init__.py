"""The registry of built-in bots, by game and name. Bots see views, never states."""

from __future__ import annotations

import copyreg
import sys
from collections.abc import Sequence
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
    """Return a game's bots. If they cannot be loaded, return only the random bot."""
    bots = part(home, home.bots, "BOTS", dict)
    return bots if isinstance(bots, dict) else {"random": RandomBot()}


def _targets(home: Home) -> Targets:
    """Return a game's balance targets from its module of bots, or an empty set if it has none."""
    targets: Targets | None = getattr(sys.modules.get(home.bots), "TARGETS", None)
    return targets or (lambda results: [])


BOTS: dict[str, dict[str, AnyBot]] = {home.name: _bots(home) for home in homes().values()}
TARGETS: dict[str, Targets] = {home.name: _targets(home) for home in homes().values()}
"""Each game's balance targets. They apply to greedy bots in every seat."""


def bot(game: str, name: str) -> AnyBot:
    """Return the bot of this name for a game, or raise OptionsError that lists the names."""
    bots = BOTS.get(game)
    if bots is None:
        raise OptionsError([f"no bots for {game[:40]!r}; choose from: {', '.join(BOTS)}"])
    if name not in bots:
        raise OptionsError([no_bot(game, name, without_characters(bots))])
    return bots[name]


def no_bot(game: str, name: str, names: Sequence[str], near: Sequence[str] = ()) -> str:
    """Return the message for an unknown bot. `near` are names that could be meant."""
    hint = f" (did you mean {near[0]}?)" if near else ""
    return f"no bot named {name[:40]!r} for {game}{hint}; choose from: {', '.join(names)}"


def _sent(sent: AnyBot) -> tuple[Any, ...]:
    """Pickle a bot by its name if it is registered, otherwise by its parts."""
    for game, bots in BOTS.items():
        for name, other in bots.items():
            if other is sent:
                return bot, (game, name)
    return native.apart(sent)


native.register("kaboodle.bots")
for _kind in {type(each) for bots in BOTS.values() for each in bots.values()}:
    if _kind.__reduce__ is object.__reduce__:
        copyreg.pickle(_kind, _sent)
