"""A belief about what others hold, inferred from their choices on the assumption that they are
plain players.

A hand dealt at random may be one with which no plain player would have played as this seat's rivals
just did. So a search weights its determinizations by how well they explain those choices.
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
    """The belief of one seat in one game. It uses what that seat was sent, and nothing else."""

    @abstractmethod
    def saw(self, view: V, events: list[Event]) -> None:
        """Take in what just happened, as `Bot.saw` does."""

    @abstractmethod
    def choices(self) -> int:
        """Return how many of the others' choices it takes into account."""

    @abstractmethod
    def odd(self, s: Any, rng: Rng) -> int:
        """Count the choices that the others' hands at this imagined table do not explain: one for
        each that plain players with such hands would not have made, more for an impossible one."""

    @abstractmethod
    def resample(self, s: Any, rng: Rng) -> Any:
        """Return another table with the same hands. Everything else that the seat cannot know is
        drawn again."""


_LEAST: Final = 0.03  # the least that an odd choice leaves of a weight
_MANY: Final = 64  # effective sample size that the weights should leave
_FEW: Final = 8  # or, if that is smaller, one in so many of the hands dealt


def weighed(odd: list[int]) -> list[float]:
    """Return the weight of each table, given its number of odd choices. Each odd choice more
    shrinks the weight, but never so far that a few hands decide alone, because it is partly luck
    which hands explain most."""
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
