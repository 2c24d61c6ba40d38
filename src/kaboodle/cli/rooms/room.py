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

    def forced(self, view: V) -> bool:
        """Whether a person's only option is taken for them, without asking."""
        return False

    # A game with a clock tells the terminal what runs, and which key means what.

    def live(self, view: V) -> bool:
        """Whether something runs just now, so that keys are read instead of words."""
        return False

    def key(self, view: V, key: str) -> Action | None:
        """The choice a single key stands for, if any."""
        return None

    def sand(self, view: V, now: int) -> RenderableType:
        """What runs, as it stands at this time in milliseconds."""
        return ""
