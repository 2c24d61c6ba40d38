"""What a bot is: it gets a view and its options, never a state, and answers with one of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from kaboodle.core.game import Game, Move, S, V
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.core.native import mypyc_attr
from kaboodle.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[V]):
    """Sits in any seat. Keeps nothing between decisions that a view does not hold."""

    @abstractmethod
    def decide(self, view: V, options: list[Action], rng: Rng) -> Action:
        """One of the options. All chance comes from `rng`, so that a seed repeats it."""

    def when(self, view: V, action: Action, soonest: Millis, rng: Rng) -> Millis:
        """When its choice reaches a table with a clock: at once, unless its hand takes time."""
        return soonest


def next_move(game: Game[S, V], s: S, seat: Seat, bot: Bot[V], rng: Rng) -> Move:
    """What happens next if it is up to this bot: its choice, or what the table does before it."""
    view = game.view(s, seat)
    action = bot.decide(view, game.options(s, seat), rng)
    move = Move(seat, action, bot.when(view, action, game.soonest(s), rng))
    due = game.due(s)
    return due if due is not None and due.at <= move.at else move
