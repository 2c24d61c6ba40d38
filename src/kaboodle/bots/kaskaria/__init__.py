"""Who plays Kaskaria without a person."""

from __future__ import annotations

from typing import Any, Final

from kaboodle.bots.bot import Bot
from kaboodle.bots.kaskaria.greedy import KaskariaGreedy
from kaboodle.bots.kaskaria.targets import TARGETS
from kaboodle.bots.random_bot import RandomBot

__all__ = ["BOTS", "TARGETS"]

BOTS: Final[dict[str, Bot[Any]]] = {"random": RandomBot(), "greedy": KaskariaGreedy()}
