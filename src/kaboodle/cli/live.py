"""Real time in a terminal: a clock that runs, keys that need no Enter, a bar that is redrawn."""

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

TICK = 0.05  # seconds between two looks at the keys, and two drawings


class Keys:
    """Where keys come from. These never come."""

    def read(self, seconds: float) -> str:
        """The next key, or "" if none comes in time."""
        return ""

    def listen(self) -> None:
        """From now on every key counts by itself, without Enter."""

    def rest(self) -> None:
        """Lines are typed again; what was pressed and not read is forgotten."""


class Keyboard(Keys):
    """The real one. Keys stay with the system until they are read, one at a time."""

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
            os.read(self.fd, 16)  # the rest of an arrow or a function key: none of ours
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
        self._from = 0.0
        self._begun = 0
        self._pressing: Seat | None = None

    def start(self, at: int) -> None:
        """It is `at` now, in milliseconds of the game."""
        self._from, self._begun = self.seconds(), at

    def now(self) -> Millis:
        return Millis(self._begun + int((self.seconds() - self._from) * 1000))

    def rest(self) -> None:
        """Nothing runs: words are typed, and keys pressed too late reach nobody."""
        self._pressing = None
        self.keys.rest()

    def wait(self, view: Any, until: Millis) -> None:
        """Let time pass for a bot, the bar running where KERO flows."""
        self._pressing = None
        with self._shown() as show:
            while self.now() < until:
                if self.room.live(view):
                    show(self.room.sand(view, self.now()))
                self.keys.read(min(TICK, (until - self.now()) / 1000 + 0.001))

    def ask(self, s: object, seat: Seat) -> Move:
        """What this seat presses, or what the table does if it is too late."""
        if self._pressing != seat:
            self.keys.rest()  # what another pressed is not theirs
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
