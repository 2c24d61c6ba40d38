"""What is counted in a game: a measure watches one and ends with facts, named numbers."""

from __future__ import annotations

from typing import Any

from kaboodle.core.event import Event
from kaboodle.core.game import Game, Move
from kaboodle.homes import homes


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


MEASURES: dict[str, type[Measure]] = dict.fromkeys(homes(), Measure)
