"""How a game is shown and answered in a terminal. A room knows views and words, no rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic

from rich.console import RenderableType

from kaboodle.core.game import Game, Refusal, V
from kaboodle.core.ids import Action
from kaboodle.speech import Speech


class Room(ABC, Generic[V]):
    def __init__(self, game: Game[Any, V], speech: Speech) -> None:
        self.game = game
        self.speech = speech

    @abstractmethod
    def draw(self, view: V) -> RenderableType:
        """The table as this seat sees it."""

    @abstractmethod
    def read(self, view: V, text: str) -> Action | Refusal | None:
        """The choice typed in, a refusal if it is no choice at all, None if it makes no sense."""

    @abstractmethod
    def final(self, view: V, scores: list[int]) -> RenderableType:
        """The score, explained."""

    @abstractmethod
    def help(self) -> str:
        """What can be typed, a line each."""
