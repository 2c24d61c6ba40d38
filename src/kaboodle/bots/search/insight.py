"""What others' choices tell of what they hold, for a search that takes them for plain players.

A hand that is dealt anew may be one with which nobody would have played as this seat's rivals just
did. Whoever has paid attention to a game knows that, and imagines other hands.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic

from kaboodle.core.event import Event
from kaboodle.core.game import V
from kaboodle.core.native import mypyc_attr
from kaboodle.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight(ABC, Generic[V]):
    """Of one seat in one game: made from what that seat was told, and nothing else."""

    @abstractmethod
    def saw(self, view: V, events: list[Event]) -> None:
        """What just happened, as `Bot.saw`."""

    @abstractmethod
    def choices(self) -> int:
        """How many of the others' choices it goes by."""

    @abstractmethod
    def explained(self, s: Any, rng: Rng) -> int:
        """How many of these, the last one first, plain players would have made with what the others
        hold at this imagined table."""
