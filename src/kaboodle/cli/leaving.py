"""Signals (Ctrl-C, a terminal that closes, SIGTERM) as an orderly way to leave the game."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from types import FrameType

from kaboodle.homes import Stop

AGAIN = 0.05  # seconds until a signal that had no effect is sent again


class Left(Stop):
    """The player left, or a signal ended the game. A bot's error handling does not catch it."""

    def __init__(self, number: int = 0) -> None:
        super().__init__()
        self.signal = number

    @property
    def status(self) -> int:
        """Return the exit status of the command."""
        return 128 + self.signal if self.signal else 0


@contextmanager
def departures(patience: float = AGAIN) -> Iterator[None]:
    """Raise Left on a signal inside this block. Signals with other handlers are left alone.

    Left can be swallowed where it is raised, as in a finaliser. Then it is raised again, but only
    after `patience` seconds, so that cleanup is not interrupted.
    """
    heard = threading.Event()
    again = 0.0  # when it may be raised again

    def leave(number: int, _frame: FrameType | None) -> None:
        nonlocal again
        now = time.monotonic()
        if not heard.is_set() and now >= again:
            again = now + patience
            raise Left(number)

    taken = _ours()
    for number in taken:
        signal.signal(number, leave)
    try:
        with _insisting(taken, heard):
            yield
    finally:
        heard.set()
        for number, handler in taken.items():
            signal.signal(number, handler)


def _ours() -> dict[int, Callable[[int, FrameType | None], object] | int]:
    """Return the signals without a handler of their own, and their default handlers."""
    if threading.current_thread() is not threading.main_thread():
        return {}
    names = [name for name in ("SIGINT", "SIGHUP", "SIGTERM") if hasattr(signal, name)]
    handlers = {n: signal.getsignal(n) for n in [getattr(signal, name) for name in names]}
    defaults = (signal.SIG_DFL, signal.default_int_handler)
    return {number: handler for number, handler in handlers.items() if handler in defaults}


@contextmanager
def _insisting(numbers: Collection[int], heard: threading.Event) -> Iterator[None]:
    """Send signals again until they take effect.

    A signal that arrives between the prompt and the wait for a key would otherwise wait for the
    next key.
    """
    if not numbers or not hasattr(signal, "pthread_kill"):
        yield
        return
    far, near = os.pipe()
    os.set_blocking(near, False)
    player = threading.get_ident()

    def insist() -> None:
        while came := os.read(far, 1):
            while came[0] in numbers and not heard.wait(AGAIN):
                signal.pthread_kill(player, came[0])

    thread = threading.Thread(target=insist, daemon=True)
    before = signal.set_wakeup_fd(near, warn_on_full_buffer=False)
    thread.start()
    try:
        yield
    finally:
        heard.set()
        signal.set_wakeup_fd(before)
        os.close(near)
        thread.join()
        os.close(far)
