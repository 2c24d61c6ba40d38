"""What a bot is. It gets a view (its observation) and its options (the legal actions, in place of
an action mask), never a state, and answers with one of the options."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic

from kaboodle.core.event import Event
from kaboodle.core.game import Game, Move, Outcome, S, V
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.core.native import mypyc_attr
from kaboodle.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[V]):
    """Sits in any seat, of many games at once: what it keeps of one is in what `sit` returns."""

    remembers: ClassVar[bool] = False  # whether `saw` wants to hear what happens

    def sit(self, game: Game[Any, V], seat: Seat) -> Bot[V]:
        """Who plays this seat of this game, asked once, before anything happens there. A bot that
        wants the game in hand, or a memory, returns a fresh one."""
        return self

    @abstractmethod
    def decide(self, view: V, options: list[Action], rng: Rng) -> Action:
        """One of the options. All chance comes from `rng`, so that a seed repeats it."""

    def when(self, view: V, action: Action, soonest: Millis, rng: Rng) -> Millis:
        """When its choice reaches a table with a clock: at once, unless its hand takes time."""
        return soonest

    def saw(self, view: V, events: list[Event]) -> None:
        """What just happened, in order, as its seat may know it, and its view after that. Called
        only if it `remembers`. A game that is gone on with is told from its beginning."""

    def leave(self, outcome: Outcome | None) -> None:
        """The game is over, or was left (None): it lets go of what it holds."""


def seated(game: Game[S, V], bots: list[Bot[V] | None]) -> list[Bot[V] | None]:
    """The bots of a table, by seat, each sat down for this game; None is somebody else's seat."""
    return [None if bot is None else bot.sit(game, Seat(seat)) for seat, bot in enumerate(bots)]


def listening(bots: list[Bot[V] | None]) -> bool:
    """Whether one of them wants to hear what happens: nobody need write it down for the others."""
    return any([bot is not None and bot.remembers for bot in bots])


def tell(game: Game[S, V], s: S, bots: list[Bot[V] | None], log: list[Event]) -> None:
    """Tell those that remember what has just led to this state. Where nothing is to tell, nobody
    is called: that somebody has answered in secret would be news."""
    if not log:
        return
    for number, bot in enumerate(bots):
        if bot is not None and bot.remembers:
            seat = Seat(number)
            bot.saw(game.view(s, seat), [event.seen_by(seat) for event in log])


def leave(bots: list[Bot[V] | None], outcome: Outcome | None) -> None:
    """Everybody gets up."""
    for bot in bots:
        if bot is not None:
            bot.leave(outcome)


def next_move(game: Game[S, V], s: S, seat: Seat, bot: Bot[V], rng: Rng) -> Move:
    """What happens next if it is up to this bot: its choice, or what the table does before it."""
    view = game.view(s, seat)
    action = bot.decide(view, game.options(s, seat), rng)
    move = Move(seat, action, bot.when(view, action, game.soonest(s), rng))
    due = game.due(s)
    return due if due is not None and due.at <= move.at else move
