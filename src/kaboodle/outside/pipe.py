"""A program at the far end of two pipes: lines to it, lines from it, and its end.

A thread does the writing and reading, so that a program that is deaf or mute holds up nobody; it
ends with the program.
"""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

LONGEST: Final = 65_536  # bytes a line from it may have
GRACE: Final = 1.0  # seconds it has to go by itself

_LINE: Final = ""  # in place of a message: read a line
_running: Final[set[Pipe]] = set()


class Late(Exception):
    """No line came in time."""


class Ended(Exception):
    """No line will come any more; says why."""


class Pipe:
    def __init__(self, argv: list[str]) -> None:
        """Start it; OSError if that cannot be done. What it says to stderr is heard where ours is.

        It leads a group of its own, so that whatever it starts is ended with it, and no Ctrl-C
        meant for us reaches it.
        """
        self._process = subprocess.Popen(  # noqa: S603 - somebody typed this command
            argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        _running.add(self)
        self._to: SimpleQueue[str | None] = SimpleQueue()
        self._from: SimpleQueue[bytes] = SimpleQueue()
        self._thread = Thread(target=self._talk, daemon=True)
        self._thread.start()

    def send(self, message: str) -> None:
        self._to.put(message + "\n")

    def read(self, seconds: float) -> str:
        """The next line it says. Raises Late or Ended."""
        self._to.put(_LINE)
        try:
            line = self._from.get(timeout=max(0.0, seconds))
        except Empty:
            raise Late from None
        if line.endswith(b"\n"):
            return line.decode("utf-8", "replace")
        if len(line) == LONGEST:
            self.end()
            raise Ended(f"it said a line of more than {LONGEST} bytes")
        raise Ended(self._last())

    def close(self) -> None:
        """Its input ends, and so should it; a little later it is ended."""
        self._to.put(None)
        try:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)
        finally:
            self.end()

    def end(self) -> None:
        """Now, with whatever it has started."""
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._process.wait()
        _running.discard(self)
        self._to.put(None)
        self._thread.join(GRACE)

    def _last(self) -> str:
        """How it went."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        status = self._process.poll()
        self.end()
        if status is None:
            return "it closed its output"
        return f"it ended with status {status}" if status >= 0 else f"signal {-status} ended it"

    def _talk(self) -> None:
        into, out = self._process.stdin, self._process.stdout
        assert into is not None and out is not None
        with out:
            try:
                with into:
                    while (message := self._to.get()) is not None:
                        if message == _LINE:
                            self._from.put(out.readline(LONGEST))
                        else:
                            into.write(message.encode())
                            into.flush()
            except (OSError, ValueError):  # nobody is there to read
                pass
        self._from.put(b"")


@atexit.register
def _end_all() -> None:
    """Whoever started one and was interrupted before it could end it: none outlives us."""
    for pipe in [*_running]:
        pipe.end()
