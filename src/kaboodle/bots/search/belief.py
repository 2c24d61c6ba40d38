"""What others' choices tell of what they hold, for a search that takes them for plain players.

A hand that is dealt anew may be one with which nobody would have played as this seat's rivals just
did. Whoever has paid attention to a game knows that, and imagines other hands.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, Generic

from kaboodle.core.event import Event
from kaboodle.core.game import V
from kaboodle.core.native import mypyc_attr
from kaboodle.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief(ABC, Generic[V]):
    """Of one seat in one game: made from what that seat was told, and nothing else."""

    @abstractmethod
    def saw(self, view: V, events: list[Event]) -> None:
        """What just happened, as `Bot.saw`."""

    @abstractmethod
    def choices(self) -> int:
        """How many of the others' choices it goes by."""

    @abstractmethod
    def odd(self, s: Any, rng: Rng) -> int:
        """How ill these fit what the others hold at this imagined table: one for each that plain
        players with such hands would not have made, more for one that cannot have been made."""

    @abstractmethod
    def anew(self, s: Any, rng: Rng) -> Any:
        """The same hands at another table: all else that the seat cannot know is drawn anew."""


_LEAST: Final = 0.03  # what an odd choice leaves of a weight, if not more
_MANY: Final = 64  # so many hands should count
_FEW: Final = 8  # or, if that is fewer, one of so many that were dealt


def weighed(odd: list[int]) -> list[float]:
    """How much tables count at which so many choices are odd. Each one more leaves little, but so
    much that no few hands count alone: which explain most is also a matter of luck."""
    least, enough = min(odd), min(_MANY, len(odd) // _FEW)
    share = _LEAST
    while True:
        weights = [share ** float(many - least) for many in odd]
        whole = squares = 0.0
        for weight in weights:
            whole += weight
            squares += weight * weight
        if share == 1.0 or whole * whole >= enough * squares:
            return weights
        share = min(1.0, 1.5 * share)
