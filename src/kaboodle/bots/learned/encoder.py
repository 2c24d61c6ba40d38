"""Encode observations and actions for the net: a view as a row of small numbers, and actions as
the net counts them.

Like things are put into one order first: colours by what is held, dice by what they show, seats in
turn order from the viewer's own. The numbers of actions follow, so that the net sees one of many
equal positions, and of choices that come to the same it is offered one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic

from kaboodle.core.game import V
from kaboodle.core.ids import Action
from kaboodle.core.native import mypyc_attr

_LONGEST: Final = 1 << 16  # more than a row of the largest pack that can be loaded
ALIKE: Final = -1  # the number of a choice that comes to the same as another


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC, Generic[V]):
    """One game's, with its pack; options and the number of seats are part of what it writes. Every
    row is of one size, which is that of the first one written."""

    def __init__(self, actions: int, seats: int, view: V) -> None:
        self.actions: Final = actions
        self.seats: Final = seats  # the most there can be
        self.end = 0  # of the row that was written last
        self.write(view, bytearray(_LONGEST))
        self.size: Final = self.end

    def standard(self) -> bool:
        """Whether rows mean what they meant when the shipped weights were learned, where their size
        alone does not tell: a card that is told by its number does what that card did."""
        return True

    @abstractmethod
    def seated(self, view: V) -> int:
        """How many sit at the table."""

    @abstractmethod
    def write(self, view: V, row: bytearray) -> list[int]:
        """Fill a row of zeros up to `end`; the order of like things, for the two below."""

    @abstractmethod
    def index(self, order: list[int], action: int) -> int:
        """The net's number of an action, or ALIKE."""

    @abstractmethod
    def action(self, order: list[int], index: int) -> Action:
        """The way back."""


def small(n: int) -> int:
    """As much of a number as a byte holds."""
    return 0 if n < 0 else 255 if n > 255 else n


def one_of(row: bytearray, at: int, many: int, n: int) -> int:
    """A one among zeros, at either end for what lies beyond; the place behind them."""
    row[at + (0 if n < 0 else many - 1 if n >= many else n)] = 1
    return at + many


def ranked(keys: list[int]) -> list[int]:
    """The places of these keys, smallest first; like ones stay in their order."""
    many = len(keys)
    sortable = [key * many + place for place, key in enumerate(keys)]
    sortable.sort()
    return [key % many for key in sortable]


def repeats(keys: list[int], order: list[int]) -> int:
    """A bit for each rank whose key is that of the rank before it."""
    out = 0
    for rank in range(1, len(order)):
        if keys[order[rank]] == keys[order[rank - 1]]:
            out |= 1 << rank
    return out


def to_ranks(order: list[int], at: int, many: int, places: int) -> int:
    """A choice of several things, one bit each, by their ranks, which stand in the order from `at`
    on with their `repeats` behind them. Of like things the first ones are taken; any other choice
    of them is ALIKE."""
    out = 0
    for rank in range(many):
        if places >> order[at + rank] & 1:
            out |= 1 << rank
    return ALIKE if out & ~(out << 1) & order[at + many] else out


def to_places(order: list[int], at: int, many: int, ranks: int) -> int:
    """The way back."""
    out = 0
    for rank in range(many):
        if ranks >> rank & 1:
            out |= 1 << order[at + rank]
    return out
