"""Who plays KERO."""

from __future__ import annotations

from typing import Any

from kaboodle.bots.bot import Bot
from kaboodle.bots.kero.greedy import KeroGreedy
from kaboodle.bots.random_bot import RandomBot

BOTS: dict[str, Bot[Any]] = {"random": RandomBot(), "greedy": KeroGreedy()}
