"""Who plays Kaskaria without a person."""

from __future__ import annotations

from typing import Any, Final

from kaboodle.bots.bot import Bot
from kaboodle.bots.kaskaria.characters import CHARACTERS, kind
from kaboodle.bots.kaskaria.greedy import KaskariaGreedy
from kaboodle.bots.kaskaria.lore import KaskariaLore
from kaboodle.bots.kaskaria.targets import TARGETS
from kaboodle.bots.levels import Cast, levels
from kaboodle.bots.random_bot import RandomBot
from kaboodle.bots.ranked import Ranked

__all__ = ["BOTS", "TARGETS"]

_GREEDY: Final = KaskariaGreedy()
BOTS: Final[dict[str, Bot[Any]]] = {
    "random": RandomBot(),
    "greedy": _GREEDY,
    **levels(Cast(Ranked(_GREEDY), CHARACTERS, kind, KaskariaLore())),
}
