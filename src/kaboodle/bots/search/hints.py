"""Hints for the search: what it should know of one game, beyond what `Game` offers for all of
them."""

from __future__ import annotations

from typing import ClassVar, Generic

from kaboodle.bots.bot import Bot
from kaboodle.bots.search.belief import Belief
from kaboodle.core.game import V
from kaboodle.core.ids import Action, Millis
from kaboodle.core.native import mypyc_attr
from kaboodle.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchHints(Generic[V]):
    """The defaults. A game without hints of its own can be searched too, only more slowly."""

    patience: ClassVar[int] = 8
    """At most this many choices of others are sampled before the seat's own next question. The
    seat's own secret choices affect the value only there. Where little is secret, a question of
    others is as good a leaf and comes sooner. Choices of plain players do not count: they are
    never judged."""

    in_turns: ClassVar[bool] = False
    """Whether options are judged only after the others have had their turn. If not, options that
    keep the turn are judged before it, and compared with options that end it."""

    hopeless: ClassVar[float] = 0.005
    """An option is not tried if its chance is less than this share of the likeliest one's."""

    trust: ClassVar[float] = 120.0
    """How much the worth found by the search counts against the judge's chances, at the root."""

    steady: ClassVar[float] = 12.0
    """At this many tries of an option, half of `trust` counts."""

    def plain(self) -> Bot[V] | None:
        """Return the bot that plays for the others at most tables. If None, they always play as the
        judge would, which is better than real players will."""
        return None

    def belief(self) -> Belief[V] | None:
        """Return a new belief about plain players' hands, for one seat of one game; None if the
        game has none. Levels that look ahead send it what happens."""
        return None

    def drift(self, seats: int) -> float:
        """Return the share of a win by which the seat's worth falls on average in an even game once
        the others have chosen at an imagined table, though nothing has happened to justify it.
        Imagined hands are better than those that real players are left with, because they are dealt
        without regard to what was played from them. The search adds this back. Otherwise every
        option that keeps the turn looks too good."""
        return 0.0

    def infoset_key(self, view: V) -> int:
        """Return the key of the information set a seat is in when it is asked, below 2**32. Equal
        views give equal keys. Whatever happens between two of its choices and matters should change
        it."""
        return hash(view) & 0xFFFFFFFF

    def answers(self, view: V, free: list[Action]) -> list[Action]:
        """Return those of a seat's free moves that would seal another answer to the open
        question."""
        return []

    def when(self, view: V, action: Action, soonest: Millis, rng: Rng) -> Millis:
        """Return when a player's choice reaches a table with a clock, as `Bot.when` does."""
        return soonest


def mixed(key: int, numbers: list[int]) -> int:
    """Return a key with these numbers mixed in."""
    for number in numbers:
        key = (key * 1_000_003 ^ number + 7) & 0xFFFFFFFF
    return key
