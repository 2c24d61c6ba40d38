"""The bots that play KERO."""

from __future__ import annotations

from typing import Any, Final

from kaboodle.bots.bot import Bot
from kaboodle.bots.kero.characters import CHARACTERS, kind, waste
from kaboodle.bots.kero.features import FEATURES
from kaboodle.bots.kero.greedy import KeroGreedy
from kaboodle.bots.kero.heuristic import KeroHeuristic
from kaboodle.bots.kero.hints import KeroHints
from kaboodle.bots.kero.targets import TARGETS
from kaboodle.bots.learned.shipped import judges
from kaboodle.bots.levels import Cast, Level, levels
from kaboodle.bots.random_bot import RandomBot
from kaboodle.bots.search.effort import Effort

__all__ = ["BOTS", "TARGETS"]

_PLAIN: Final = KeroHeuristic()
_LEVELS: Final = [
    Level("easy", Effort(0), temperature=1.0, mistakes=35, taste=1.2, thrifty=True),
    Level("medium", Effort(0), temperature=1.0, mistakes=20, taste=0.8, thrifty=True),
    Level("hard", Effort(0), temperature=1.0, mistakes=8, taste=0.4),
    Level("expert", Effort(400, depth=2), temperature=0.0, mistakes=0, taste=0.2),
]
_CAST: Final = Cast(
    judges(__name__, FEATURES, _PLAIN), _PLAIN, _LEVELS, CHARACTERS, kind, KeroHints(), waste=waste
)
BOTS: Final[dict[str, Bot[Any]]] = {
    "random": RandomBot(),
    "greedy": KeroGreedy(),
    **levels(_CAST),
}
