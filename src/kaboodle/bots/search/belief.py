"""A belief about what others hold, from what they have chosen, if they are plain players.

A hand dealt by chance may be one with which no plain player would have played as this seat's rivals
just did. An attentive player knows that and imagines other hands. So a search weights its
determinizations by how well they explain those choices.
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
        """Count the choices that the others' hands at this imagined table do not explain: one for
        each that plain players with such hands would not have made, more for one that cannot have
        been made."""

    @abstractmethod
    def anew(self, s: Any, rng: Rng) -> Any:
        """Return another table with the same hands: all else that the seat cannot know is drawn
        again."""


_LEAST: Final = 0.03  # what an odd choice leaves of a weight, if not more
_MANY: Final = 64  # so many hands should count
_FEW: Final = 8  # or, if that is fewer, one of so many that were dealt


def weighed(odd: list[int]) -> list[float]:
    """Return the weight of each table, given its number of odd choices. Each odd choice more leaves
    little of a weight, but enough that no few hands count alone, because which hands explain most
    is also a matter of luck."""
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
