"""Who plays KERO."""

from __future__ import annotations

from typing import Any, Final

from kaboodle.bots.bot import Bot
from kaboodle.bots.kero.characters import CHARACTERS, kind
from kaboodle.bots.kero.greedy import KeroGreedy
from kaboodle.bots.kero.lore import KeroLore
from kaboodle.bots.kero.targets import TARGETS
from kaboodle.bots.levels import Cast, levels
from kaboodle.bots.random_bot import RandomBot
from kaboodle.bots.ranked import Ranked

__all__ = ["BOTS", "TARGETS"]

_GREEDY: Final = KeroGreedy()
BOTS: Final[dict[str, Bot[Any]]] = {
    "random": RandomBot(),
    "greedy": _GREEDY,
    **levels(Cast(Ranked(_GREEDY), CHARACTERS, kind, KeroLore())),
}
