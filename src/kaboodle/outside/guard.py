"""Guards third-party bots: time limits and error handling, so that the game always goes on.

If a bot fails or gives an invalid answer, a random move is played, from the random numbers of its
own seat. A bot that takes too long or has ended is not asked again in that game.
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
from kaboodle.homes import OURS_TO_RAISE, error_text

LIMIT: Final = 10.0  # seconds a decision may take by default
AGAIN: Final = 0.02  # seconds until an alarm that was swallowed rings again
LONGEST_HAND: Final = 60_000  # milliseconds a move may take at a table with a clock
PLAINEST: Final = RandomBot()

T = TypeVar("T")


class Gone(Exception):
    """The bot cannot answer any more in this game; `str` says why."""


class _Rang(BaseException):
    """The time is up. Raised again soon if the bot swallows it."""


def too_long(limit: float) -> str:
    return f"it took longer than {limit:g} seconds"


class Guarded(Bot[View]):
    """A third-party bot. `missed` counts the random moves played for it; `trouble` is the first
    reason."""

    def __init__(self, bot: Bot[Any], limit: float | None = LIMIT) -> None:
        """`limit` is in seconds; None if the bot enforces its own."""
        self.bot: Bot[Any] | None = bot  # None: not asked any more in this game
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
        assert self.bot is not None, "only a seated bot can be out of the game"
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
        """Return the result; None, with a reason noted, if the bot fails."""
        if self.bot is None:
            return None
        try:
            with redirect_stdout(sys.stderr):  # a bot's prints are not our output
                return work() if self.limit is None else within(self.limit, work)
        except OURS_TO_RAISE:
            raise
        except _Rang:
            self._fails(too_long(self.limit or LIMIT))
            self.bot = None
        except BaseException as e:  # third-party code may raise anything
            ours = type(e) in (Gone, Rubbish)  # not a subclass of theirs
            self._fails(str(e) if ours else error_text(e))
            if type(e) is Gone:
                self.bot = None
        return None

    def _fails(self, reason: str) -> None:
        self.trouble = self.trouble or reason


class Listening(Guarded):
    """A guarded bot that is sent every event."""

    remembers = True


class Rubbish(Exception):
    """An invalid answer; `str` says why."""


def one_of(options: list[Action], chosen: object) -> Action:
    """Return the chosen option, or raise Rubbish. Numbers of other libraries count as ours."""
    for option in options:
        if not isinstance(chosen, bool) and chosen == option:
            return option
    raise Rubbish(f"{shown(chosen)} is not one of its options")


def in_time(at: object, soonest: Millis) -> Millis:
    """Return when it acts, in milliseconds: not before it may, and not absurdly late."""
    if not isinstance(at, int):
        raise Rubbish(f"{shown(at)} is not a time")
    return Millis(max(soonest, min(at, soonest + LONGEST_HAND)))


def _sat(sat: object) -> tuple[Bot[Any], type[Guarded]]:
    """Return the bot that `sit` returned, and how to guard it."""
    if not isinstance(sat, Bot):
        raise Rubbish(f"sit() returned {shown(sat)}, which is not a Bot")
    return sat, Listening if sat.remembers else Guarded


def within(seconds: float, work: Callable[[], T]) -> T:
    """Call `work`, and raise if it takes too long.

    This needs SIGALRM and the main thread. It cannot interrupt a library that never returns to
    Python, or code that swallows every exception. A bot that must be stoppable in any case belongs
    in a process of its own.
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
    """Turn the alarm off, even if it rings right now."""
    while True:
        try:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
            return
        except _Rang:
            pass
