"""Real time in a terminal: a clock that runs, keys that need no Enter, a bar that is redrawn."""

from __future__ import annotations

import select
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from kaboodle.cli.rooms.room import Room
from kaboodle.core.game import Move
from kaboodle.core.ids import Millis, Seat
from kaboodle.shelf import AnyGame

TICK = 0.05  # seconds between two looks at the keys, and two drawings


class Keys(Protocol):
    def read(self, seconds: float) -> str:
        """The next key, or "" if none comes in time."""


class Keyboard:
    """The real one. `pressed` is open while keys are read, so that typing stays as it was."""

    def read(self, seconds: float) -> str:
        ready, _, _ = select.select([sys.stdin], [], [], seconds)
        return sys.stdin.read(1) if ready else ""

    @contextmanager
    def pressed(self) -> Iterator[None]:
        import termios
        import tty

        before = termios.tcgetattr(sys.stdin)
        try:
            tty.setcbreak(sys.stdin)
            yield
        finally:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


def can_run() -> bool:
    """Real time needs a keyboard and a screen, not files."""
    return sys.stdin.isatty() and sys.stderr.isatty()


def wall_clock() -> Callable[[], float]:
    """Seconds since now."""
    start = time.monotonic()
    return lambda: time.monotonic() - start


class Sand:
    """The clock of one evening, and what is shown while it runs."""

    def __init__(
        self,
        game: AnyGame,
        room: Room[Any],
        console: Console,
        keys: Keys,
        seconds: Callable[[], float],
    ) -> None:
        self.game = game
        self.room = room
        self.console = console
        self.keys = keys
        self.seconds = seconds

    def now(self) -> Millis:
        return Millis(int(self.seconds() * 1000))

    def wait(self, view: Any, until: Millis) -> None:
        """Let time pass for a bot, the bar running where KERO flows."""
        with self._shown() as show:
            while self.now() < until:
                if self.room.live(view):
                    show(self.room.sand(view, self.now()))
                self.keys.read(min(TICK, (until - self.now()) / 1000 + 0.001))

    def ask(self, s: object, seat: Seat) -> Move:
        """What this seat presses, or what the table does if it is too late."""
        view = self.game.view(s, seat)
        note = ""
        with self._shown() as show:
            while True:
                show(_noted(self.room.sand(view, self.now()), note))
                key = self.keys.read(TICK)
                due = self.game.due(s)
                if due is not None and due.at <= self.now():
                    return due
                action = self.room.key(view, key) if key else None
                if action is None:
                    continue
                move = Move(seat, action, self.now())
                refusal = self.game.refusal(s, move)
                if refusal is None:
                    return move
                note = f"{self.room.speech.tell(refusal.words)} ({refusal.clause})"

    @contextmanager
    def _shown(self) -> Iterator[Callable[[RenderableType], None]]:
        with Live(console=self.console, auto_refresh=False, transient=True) as live:
            if isinstance(self.keys, Keyboard):
                with self.keys.pressed():
                    yield lambda what: live.update(what, refresh=True)
            else:
                yield lambda what: live.update(what, refresh=True)


def _noted(sand: RenderableType, note: str) -> RenderableType:
    return Group(sand, Text(f"  {note}", style="dim")) if note else sand
