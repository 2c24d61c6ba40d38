"""Real-time play in a terminal: a running clock, single-key input, a redrawn bar."""

from __future__ import annotations

import os
import select
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from kaboodle.cli.rooms.room import Room
from kaboodle.core.game import Move
from kaboodle.core.ids import Millis, Seat
from kaboodle.shelf import AnyGame

TICK = 0.05  # seconds between two key polls, and between two redraws


class Keys:
    """A source of keys. This one has none."""

    def read(self, seconds: float) -> str:
        """Return the next key, or "" if none is pressed in time."""
        return ""

    def listen(self) -> None:
        """Switch to single keys, without Enter."""

    def rest(self) -> None:
        """Switch back to lines, and discard keys that were not read."""


class Keyboard(Keys):
    """The terminal's keyboard, read one key at a time."""

    def __init__(self, fd: int | None = None) -> None:
        self.fd = sys.stdin.fileno() if fd is None else fd
        self._before: list[Any] | None = None

    def read(self, seconds: float) -> str:
        if not self._ready(max(0.0, seconds)):
            return ""
        key = os.read(self.fd, 1).decode("ascii", "replace")
        if not key:
            raise EOFError
        if key == "\x1b" and self._ready(0.0):
            os.read(self.fd, 16)  # the rest of an arrow or function key, which we ignore
        return key

    def _ready(self, seconds: float) -> bool:
        return bool(select.select([self.fd], [], [], seconds)[0])

    def listen(self) -> None:
        import termios
        import tty

        if self._before is None:
            self._before = termios.tcgetattr(self.fd)
            tty.setcbreak(self.fd, termios.TCSAFLUSH)

    def rest(self) -> None:
        import termios

        if self._before is not None:
            termios.tcsetattr(self.fd, termios.TCSAFLUSH, self._before)
            self._before = None


def can_run() -> bool:
    """Whether real-time play is possible: stdin and stderr are a terminal."""
    return sys.stdin.isatty() and sys.stderr.isatty()


def wall_clock() -> Callable[[], float]:
    """Return a function that returns the seconds since this call."""
    start = time.monotonic()
    return lambda: time.monotonic() - start


class Sand:
    """The clock of a real-time game, and the display while it runs."""

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
        self._from = 0.0
        self._begun = 0
        self._pressing: Seat | None = None

    def start(self, at: int) -> None:
        """Start the clock at a time of the game, in milliseconds."""
        self._from, self._begun = self.seconds(), at

    def now(self) -> Millis:
        return Millis(self._begun + int((self.seconds() - self._from) * 1000))

    def rest(self) -> None:
        """Switch to typed lines; keys that were pressed too late are discarded."""
        self._pressing = None
        self.keys.rest()

    def wait(self, view: Any, until: Millis) -> None:
        """Wait for a bot's move, and show the bar while KERO flows."""
        self._pressing = None
        with self._shown() as show:
            while self.now() < until:
                if self.room.live(view):
                    show(self.room.sand(view, self.now()))
                self.keys.read(min(TICK, (until - self.now()) / 1000 + 0.001))

    def ask(self, s: object, seat: Seat) -> Move:
        """Return the player's move, or the table's move if its time comes first."""
        if self._pressing != seat:
            self.keys.rest()  # keys that another player pressed do not count
            self._pressing = seat
        view = self.game.view(s, seat)
        note = ""
        with self._shown() as show:
            while True:
                show(_noted(self.room.sand(view, self.now()), note))
                key = self.keys.read(TICK)
                due = self.game.due(s)
                if due is not None and due.at <= self.now():
                    return due
                if not key:
                    continue
                note = ""
                action = self.room.key(view, key)
                if action is None:
                    continue
                move = Move(seat, action, self.now())
                refusal = self.game.refusal(s, move)
                if refusal is None:
                    return move
                note = f"{self.room.speech.tell(refusal.words)} ({refusal.clause})"

    @contextmanager
    def _shown(self) -> Iterator[Callable[[RenderableType], None]]:
        self.keys.listen()
        with Live(console=self.console, auto_refresh=False, transient=True) as live:
            yield lambda what: live.update(what, refresh=True)


def _noted(sand: RenderableType, note: str) -> RenderableType:
    return Group(sand, Text(f"  {note}", style="dim")) if note else sand
