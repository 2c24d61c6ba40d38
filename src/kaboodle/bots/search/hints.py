"""What a search should know of one game, beyond what every game tells."""

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
    """A game that says nothing more is searched as well, only slower."""

    patience: ClassVar[int] = 8
    """How many choices of others are drawn in wait for the seat's own next question. What it has
    done in secret tells only there; where little is secret, theirs is as good and comes sooner.
    What plain players choose does not count: they are never judged."""

    in_turns: ClassVar[bool] = False
    """Whether everything is judged only when the others have had their turn: else what keeps the
    turn is judged before it, and compared with what does not."""

    hopeless: ClassVar[float] = 0.005
    """What is so much less likely than the likeliest is not tried."""

    trust: ClassVar[float] = 120.0
    """How far the worth that was found counts against the judge's chances, at the root,"""

    steady: ClassVar[float] = 12.0
    """which it does by half after so many tries."""

    def plain(self) -> Bot[V] | None:
        """Whom the others are taken for at most tables, if not for players like the judge, who does
        better in their place than they will."""
        return None

    def belief(self) -> Belief[V] | None:
        """For one seat of one game: what is to be learned of plain players' hands from how they
        play. Levels that look ahead are told what happens, and have it."""
        return None

    def drift(self, seats: int) -> float:
        """What the seat loses on average, of a whole win, in an even game when the others have
        chosen at an imagined table, though nothing has happened that would say so. Hands are dealt
        anew without regard to what was played from them, so they are better than those that real
        players are left with. It is given back: else whatever keeps the turn looks too good."""
        return 0.0

    def infoset_key(self, view: V) -> int:
        """The key of the information set a seat is in when it is asked, below 2**32: the same for
        equal views. Whatever happens between two of its choices and matters should change it."""
        return hash(view) & 0xFFFFFFFF

    def answers(self, view: V, free: list[Action]) -> list[Action]:
        """Of a seat's free moves, those that would seal another answer to the open question."""
        return []

    def when(self, view: V, action: Action, soonest: Millis, rng: Rng) -> Millis:
        """When somebody's choice reaches a table with a clock, as `Bot.when`."""
        return soonest


def mixed(key: int, numbers: list[int]) -> int:
    """A key with these numbers mixed in."""
    for number in numbers:
        key = (key * 1_000_003 ^ number + 7) & 0xFFFFFFFF
    return key
