"""Leaving the table in order, also when a signal asks for it: Ctrl-C, a terminal that closes, a
polite kill."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from types import FrameType

from kaboodle.homes import Stop

AGAIN = 0.05  # seconds until a signal nobody has heard is sent again


class Left(Stop):
    """Somebody left the table, or a signal made them: no bot takes it for a fault of its own."""

    def __init__(self, number: int = 0) -> None:
        super().__init__()
        self.signal = number

    @property
    def status(self) -> int:
        """How the command ends."""
        return 128 + self.signal if self.signal else 0


@contextmanager
def departures(patience: float = AGAIN) -> Iterator[None]:
    """In here a signal raises Left; one that is ignored, or somebody's own, stays so.

    It is heard once this is left. Where Left is raised it may be lost, as in a finaliser: then it
    is raised again, but not at once, so that whatever is being put in order can be: `patience` is
    how many seconds that takes at most.
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
    """The signals nobody has a handler for, and what happens to them so far."""
    if threading.current_thread() is not threading.main_thread():
        return {}
    names = [name for name in ("SIGINT", "SIGHUP", "SIGTERM") if hasattr(signal, name)]
    found = {number: signal.getsignal(number) for number in [getattr(signal, n) for n in names]}
    nobodys = (signal.SIG_DFL, signal.default_int_handler)
    return {number: handler for number, handler in found.items() if handler in nobodys}


@contextmanager
def _insisting(numbers: Collection[int], heard: threading.Event) -> Iterator[None]:
    """A signal that falls between the prompt and the wait for a key would be heard only with the
    next key: so these are sent again until they are."""
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
