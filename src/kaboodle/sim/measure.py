"""What is counted in a game, and what the counts should come to.

A measure watches one game and ends with facts: named numbers. A target follows from the facts of
many games.
"""

from __future__ import annotations

from typing import Any

from kaboodle.bots.kaskaria.targets import TARGETS as KASKARIA
from kaboodle.bots.kero.targets import TARGETS as KERO
from kaboodle.bots.krom.targets import TARGETS as KROM
from kaboodle.bots.target import Targets
from kaboodle.core.event import Event
from kaboodle.core.game import Game, Move


class Measure:
    """Watches one game. This one asks the game itself, at the end, and needs no events."""

    listens = False  # whether `saw` wants the events of every move

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self.game = game
        self.seats = seats

    def saw(self, move: Move, events: list[Event]) -> None:
        """Called after every move if `listens`."""

    def facts(self, s: object) -> dict[str, int]:
        return self.game.facts(s)


MEASURES: dict[str, type[Measure]] = {"kaskaria": Measure, "krom": Measure, "kero": Measure}
TARGETS: dict[str, Targets] = {
    "kaskaria": KASKARIA,
    "krom": KROM,
    "kero": KERO,
}
"""Stated for greedy bots in every seat."""
