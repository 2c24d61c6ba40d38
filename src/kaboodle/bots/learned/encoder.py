"""Encode observations and actions for the net: a view as a row of small numbers, and actions by the
net's own numbers.

Interchangeable things are sorted first: colours by what is held, dice by what they show, seats in
turn order from the viewer's own. The numbers of actions follow that order. So the net sees one of
many equivalent positions, and is offered one of several equivalent choices.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic

from kaboodle.core.game import V
from kaboodle.core.ids import Action
from kaboodle.core.native import mypyc_attr

_LONGEST: Final = 1 << 16  # bytes, more than a row of the largest pack that can be loaded
ALIKE: Final = -1  # the number of a choice that is equivalent to another


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC, Generic[V]):
    """The encoder of one game with its pack. A row also holds the options and the number of seats.
    All rows have the size of the first one written."""

    def __init__(self, actions: int, seats: int, view: V) -> None:
        self.actions: Final = actions
        self.seats: Final = seats  # the most there can be
        self.end = 0  # of the row written last
        self.write(view, bytearray(_LONGEST))
        self.size: Final = self.end

    def standard(self) -> bool:
        """Whether rows mean what they meant when the shipped weights were trained, as far as their
        size does not show it. For example, a card encoded by its number must do what that card
        did."""
        return True

    @abstractmethod
    def seated(self, view: V) -> int:
        """Return how many players sit at the table."""

    @abstractmethod
    def write(self, view: V, row: bytearray) -> list[int]:
        """Fill a row of zeros up to `end`. Return the order of interchangeable things, for `index`
        and `action`."""

    @abstractmethod
    def index(self, order: list[int], action: int) -> int:
        """Return the net's number of an action, or ALIKE."""

    @abstractmethod
    def action(self, order: list[int], index: int) -> Action:
        """Return the action for one of the net's numbers."""


def small(n: int) -> int:
    """Return a number clamped to what a byte holds."""
    return 0 if n < 0 else 255 if n > 255 else n


def one_of(row: bytearray, at: int, many: int, n: int) -> int:
    """Write n as a one-hot code, clamped to its range. Return the offset behind it."""
    row[at + (0 if n < 0 else many - 1 if n >= many else n)] = 1
    return at + many


def ranked(keys: list[int]) -> list[int]:
    """Return the places of these keys, smallest key first. Equal keys stay in their order."""
    many = len(keys)
    sortable = [key * many + place for place, key in enumerate(keys)]
    sortable.sort()
    return [key % many for key in sortable]


def repeats(keys: list[int], order: list[int]) -> int:
    """Return a bit mask of the ranks whose key equals that of the rank before."""
    out = 0
    for rank in range(1, len(order)):
        if keys[order[rank]] == keys[order[rank - 1]]:
            out |= 1 << rank
    return out


def to_ranks(order: list[int], at: int, many: int, places: int) -> int:
    """Translate a choice of several things, one bit each, from places to ranks. `order` holds the
    ranks from `at` on, with their `repeats` behind them. Of equal things the first ones are taken;
    any other choice of them is ALIKE."""
    out = 0
    for rank in range(many):
        if places >> order[at + rank] & 1:
            out |= 1 << rank
    return ALIKE if out & ~(out << 1) & order[at + many] else out


def to_places(order: list[int], at: int, many: int, ranks: int) -> int:
    """Translate a choice from ranks back to places."""
    out = 0
    for rank in range(many):
        if ranks >> rank & 1:
            out |= 1 << order[at + rank]
    return out
