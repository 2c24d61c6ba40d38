"""Measures: what is counted in a simulated game, as facts (numbers by name)."""

from __future__ import annotations

from typing import Any

from kaboodle.core.event import Event
from kaboodle.core.game import Game, Move
from kaboodle.homes import homes


class Measure:
    """Watches one game. This default asks the game for its facts at the end."""

    listens = False  # whether `saw` wants the events of every move

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self.game = game
        self.seats = seats

    def saw(self, move: Move, events: list[Event]) -> None:
        """Called after every move if `listens`."""

    def facts(self, s: object) -> dict[str, int]:
        return self.game.facts(s)


MEASURES: dict[str, type[Measure]] = dict.fromkeys(homes(), Measure)
