"""The bots that play KROM."""

from __future__ import annotations

from typing import Any, Final

from kaboodle.bots.bot import Bot
from kaboodle.bots.krom.characters import CHARACTERS, idle, kind
from kaboodle.bots.krom.features import FEATURES
from kaboodle.bots.krom.greedy import KromGreedy
from kaboodle.bots.krom.heuristic import KromHeuristic
from kaboodle.bots.krom.hints import KromHints
from kaboodle.bots.krom.targets import TARGETS
from kaboodle.bots.learned.shipped import judges
from kaboodle.bots.levels import Cast, Level, levels
from kaboodle.bots.random_bot import RandomBot
from kaboodle.bots.search.effort import Effort

__all__ = ["BOTS", "TARGETS"]

_PLAIN: Final = KromHeuristic()
_LEVELS: Final = [
    Level("easy", Effort(0), temperature=1.0, mistakes=100, taste=1.2, whim=12.0),
    Level("medium", Effort(0), temperature=1.0, mistakes=75, taste=0.8),
    Level("hard", Effort(0), temperature=1.0, mistakes=34, taste=0.4),
    Level("expert", Effort(1000, depth=2), temperature=0.0, mistakes=0, taste=0.2),
]
_CAST: Final = Cast(
    judges(__name__, FEATURES, _PLAIN), _PLAIN, _LEVELS, CHARACTERS, kind, KromHints(), idle
)
BOTS: Final[dict[str, Bot[Any]]] = {
    "random": RandomBot(),
    "greedy": KromGreedy(),
    **levels(_CAST),
}
