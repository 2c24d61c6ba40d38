"""Whatever a bot from outside does wrong, the table goes on.

A decision it does not make is made by chance, with the chance of its own seat. One that takes too
long, or is gone, is not asked again in that game.
"""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable
from contextlib import redirect_stdout
from types import FrameType
from typing import Any, Final, TypeVar

from kaboodle.bots.bot import Bot
from kaboodle.bots.random_bot import RandomBot
from kaboodle.core.event import Event
from kaboodle.core.game import Game, Outcome, View
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.core.parsing import shown
from kaboodle.core.rng import Rng
from kaboodle.homes import OURS_TO_RAISE, said

LIMIT: Final = 10.0  # seconds a decision may take, unless somebody says otherwise
AGAIN: Final = 0.02  # seconds until an alarm that nobody has heard rings again
LONGEST_HAND: Final = 60_000  # milliseconds a hand may take at a table with a clock
PLAINEST: Final = RandomBot()

T = TypeVar("T")


class Gone(Exception):
    """It will not answer any more in this game; says why."""


class _Rang(BaseException):
    """Time is up. Whoever catches it by mistake hears it again soon."""


def too_long(limit: float) -> str:
    return f"it took longer than {limit:g} s"


class Guarded(Bot[View]):
    """A bot from outside. `missed` counts the decisions made for it, `trouble` says why first."""

    def __init__(self, bot: Bot[Any], limit: float | None = LIMIT) -> None:
        """No `limit`: this one keeps to a limit by itself."""
        self.bot: Bot[Any] | None = bot  # None: it is out of this game
        self.limit = limit
        self.missed = 0
        self.trouble = ""

    def sit(self, game: Game[Any, View], seat: Seat) -> Guarded:
        absent = Guarded(self._there, self.limit)
        sat = absent._try(lambda: _sat(self._there.sit(game, seat)))
        absent.bot = None
        return absent if sat is None else sat[1](sat[0], self.limit)

    @property
    def _there(self) -> Bot[Any]:
        assert self.bot is not None, "only who sits at a table can be out"
        return self.bot

    def decide(self, view: View, options: list[Action], rng: Rng) -> Action:
        chosen = self._try(lambda: one_of(options, self._there.decide(view, [*options], rng)))
        if chosen is None:
            self.missed += 1
            return PLAINEST.decide(view, options, rng)
        return chosen

    def when(self, view: View, action: Action, soonest: Millis, rng: Rng) -> Millis:
        at = self._try(lambda: in_time(self._there.when(view, action, soonest, rng), soonest))
        return soonest if at is None else at

    def saw(self, view: View, events: list[Event]) -> None:
        self._try(lambda: self._there.saw(view, events))

    def leave(self, outcome: Outcome | None) -> None:
        self._try(lambda: self._there.leave(outcome))

    def _try(self, work: Callable[[], T]) -> T | None:
        """What it comes to; None, and a reason, if it comes to nothing."""
        if self.bot is None:
            return None
        try:
            with redirect_stdout(sys.stderr):  # what a bot prints is no part of what we do
                return work() if self.limit is None else within(self.limit, work)
        except OURS_TO_RAISE:
            raise
        except _Rang:
            self._fails(too_long(self.limit or LIMIT))
            self.bot = None
        except BaseException as e:  # whatever a stranger's bot does
            ours = type(e) in (Gone, Rubbish)  # not what somebody has made of them
            self._fails(str(e) if ours else said(e))
            if type(e) is Gone:
                self.bot = None
        return None

    def _fails(self, reason: str) -> None:
        self.trouble = self.trouble or reason


class Listening(Guarded):
    """One that remembers."""

    remembers = True


class Rubbish(Exception):
    """An answer that is none."""


def one_of(options: list[Action], chosen: object) -> Action:
    """What it chose, if it may; numbers of other libraries count as ours."""
    for option in options:
        if not isinstance(chosen, bool) and chosen == option:
            return option
    raise Rubbish(f"{shown(chosen)} is not one of its options")


def in_time(at: object, soonest: Millis) -> Millis:
    """When it acts: not before it may, and not so late that everybody waits for nothing."""
    if not isinstance(at, int):
        raise Rubbish(f"{shown(at)} is not a time")
    return Millis(max(soonest, min(at, soonest + LONGEST_HAND)))


def _sat(sat: object) -> tuple[Bot[Any], type[Guarded]]:
    """Who sits there, and how it is guarded."""
    if not isinstance(sat, Bot):
        raise Rubbish(f"sit returned {shown(sat)}, which is no Bot")
    return sat, Listening if sat.remembers else Guarded


def within(seconds: float, work: Callable[[], T]) -> T:
    """Do it, or raise when it takes too long: where the system has an alarm, in the main thread.

    Elsewhere, inside a library that does not look up from its work, and where every error is caught
    again and again, it takes as long as it takes: a bot that has to be ended whatever it does
    belongs in a process of its own.
    """
    alarm = getattr(signal, "setitimer", None)
    if alarm is None or threading.current_thread() is not threading.main_thread():
        return work()

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise _Rang

    before = signal.signal(signal.SIGALRM, ring)
    try:
        alarm(signal.ITIMER_REAL, seconds, AGAIN)
        return work()
    finally:
        _silence(before)


def _silence(before: Any) -> None:
    """No alarm any more, also if it rings just now."""
    while True:
        try:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
            return
        except _Rang:
            pass
