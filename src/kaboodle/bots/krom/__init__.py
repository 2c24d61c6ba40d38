"""Who plays KROM."""

from __future__ import annotations

from typing import Any, Final

from kaboodle.bots.bot import Bot
from kaboodle.bots.krom.characters import CHARACTERS, kind
from kaboodle.bots.krom.greedy import KromGreedy
from kaboodle.bots.krom.lore import KromLore
from kaboodle.bots.krom.targets import TARGETS
from kaboodle.bots.levels import Cast, levels
from kaboodle.bots.random_bot import RandomBot
from kaboodle.bots.ranked import Ranked

__all__ = ["BOTS", "TARGETS"]

_GREEDY: Final = KromGreedy()
BOTS: Final[dict[str, Bot[Any]]] = {
    "random": RandomBot(),
    "greedy": _GREEDY,
    **levels(Cast(Ranked(_GREEDY), CHARACTERS, kind, KromLore())),
}
