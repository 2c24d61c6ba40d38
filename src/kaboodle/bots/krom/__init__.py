"""Who plays KROM."""

from __future__ import annotations

from typing import Any

from kaboodle.bots.bot import Bot
from kaboodle.bots.krom.greedy import KromGreedy
from kaboodle.bots.krom.targets import TARGETS
from kaboodle.bots.random_bot import RandomBot

__all__ = ["BOTS", "TARGETS"]

BOTS: dict[str, Bot[Any]] = {"random": RandomBot(), "greedy": KromGreedy()}
