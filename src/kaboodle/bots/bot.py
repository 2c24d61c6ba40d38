"""The interface of a bot. It gets a view (its observation) and its options (the legal actions, in
place of an action mask), never a state, and answers with one of the options."""

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
    """A player for any seat, in many games at once. What it keeps of one game is in the bot that
    `sit` returns."""

    remembers: ClassVar[bool] = False  # whether `saw` is called with what happens

    def sit(self, game: Game[Any, V], seat: Seat) -> Bot[V]:
        """Return the bot that plays this seat of this game. Called once, before anything happens
        there. A bot that wants to keep the game, or a memory, returns a new one."""
        return self

    @abstractmethod
    def decide(self, view: V, options: list[Action], rng: Rng) -> Action:
        """Return one of the options. Take all randomness from `rng`, so that a seed repeats the
        game."""

    def when(self, view: V, action: Action, soonest: Millis, rng: Rng) -> Millis:
        """Return when the choice reaches a table with a clock. The default is the soonest time."""
        return soonest

    def saw(self, view: V, events: list[Event]) -> None:
        """Receive what just happened, in order and as this seat may know it, and the view after it.
        Called only if `remembers` is true. When a game is resumed, its events are sent from the
        beginning."""

    def leave(self, outcome: Outcome | None) -> None:
        """Release everything held for the game, which is over or was abandoned (None)."""


def seated(game: Game[S, V], bots: list[Bot[V] | None]) -> list[Bot[V] | None]:
    """Return the bots of a table by seat, each seated for this game. None is a seat without a
    bot."""
    return [None if bot is None else bot.sit(game, Seat(seat)) for seat, bot in enumerate(bots)]


def listening(bots: list[Bot[V] | None]) -> bool:
    """Whether any of these bots remembers. If not, events need not be recorded for them."""
    return any([bot is not None and bot.remembers for bot in bots])


def tell(game: Game[S, V], s: S, bots: list[Bot[V] | None], log: list[Event]) -> None:
    """Send the events that led to this state to the bots that remember. If there are none, call no
    bot, because the call alone would reveal that a player has answered in secret."""
    if not log:
        return
    for number, bot in enumerate(bots):
        if bot is not None and bot.remembers:
            seat = Seat(number)
            bot.saw(game.view(s, seat), [event.seen_by(seat) for event in log])


def leave(bots: list[Bot[V] | None], outcome: Outcome | None) -> None:
    """Let every bot leave the game."""
    for bot in bots:
        if bot is not None:
            bot.leave(outcome)


def next_move(game: Game[S, V], s: S, seat: Seat, bot: Bot[V], rng: Rng) -> Move:
    """Return the next move if this bot is to choose: its choice, or what the table does before
    it."""
    view = game.view(s, seat)
    action = bot.decide(view, game.options(s, seat), rng)
    move = Move(seat, action, bot.when(view, action, game.soonest(s), rng))
    due = game.due(s)
    return due if due is not None and due.at <= move.at else move
