"""Who plays KERO."""

from __future__ import annotations

from typing import Any

from kaboodle.bots.bot import Bot
from kaboodle.bots.kero.greedy import KeroGreedy
from kaboodle.bots.kero.targets import TARGETS
from kaboodle.bots.random_bot import RandomBot

__all__ = ["BOTS", "TARGETS"]

BOTS: dict[str, Bot[Any]] = {"random": RandomBot(), "greedy": KeroGreedy()}
