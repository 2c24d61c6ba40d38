"""The bots that play Kaskaria."""

from __future__ import annotations

from typing import Any, Final

from kaboodle.bots.bot import Bot
from kaboodle.bots.kaskaria.characters import CHARACTERS, kind
from kaboodle.bots.kaskaria.features import FEATURES
from kaboodle.bots.kaskaria.greedy import KaskariaGreedy
from kaboodle.bots.kaskaria.heuristic import KaskariaHeuristic
from kaboodle.bots.kaskaria.hints import KaskariaHints
from kaboodle.bots.kaskaria.targets import TARGETS
from kaboodle.bots.learned.shipped import judges
from kaboodle.bots.levels import Cast, Level, levels
from kaboodle.bots.random_bot import RandomBot
from kaboodle.bots.search.effort import Effort

__all__ = ["BOTS", "TARGETS"]

_PLAIN: Final = KaskariaHeuristic()
_FAR: Final = Effort(4000, batch=128, depth=7, judgements=12_000)
_LEVELS: Final = [
    Level("easy", Effort(0), temperature=1.0, mistakes=100, taste=1.2, whim=14.0),
    Level("medium", Effort(0), temperature=1.0, mistakes=66, taste=0.8),
    Level("hard", Effort(0), temperature=1.0, mistakes=30, taste=0.4),
    Level("expert", _FAR, temperature=0.0, mistakes=0, taste=0.2),
]
_CAST: Final = Cast(
    judges(__name__, FEATURES, _PLAIN), _PLAIN, _LEVELS, CHARACTERS, kind, KaskariaHints()
)
BOTS: Final[dict[str, Bot[Any]]] = {
    "random": RandomBot(),
    "greedy": KaskariaGreedy(),
    **levels(_CAST),
}
