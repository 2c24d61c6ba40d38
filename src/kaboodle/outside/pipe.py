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
from errno import ECANCELED
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Final

LONGEST: Final = 65_536  # bytes a line from it may have
GRACE: Final = 1.0  # seconds it has to go by itself
STARTING: Final = 10.0  # seconds an unfinished start is waited for before it is ended

_LINE: Final = ""  # in place of a message: read a line
_running: Final[set[Pipe]] = set()
_ending: Final = Event()  # of all of them: no other begins


class Late(Exception):
    """No line came in time."""


class Ended(Exception):
    """No line will come any more; says why."""


class Pipe:
    def __init__(self, argv: list[str]) -> None:
        """Start it; OSError if that cannot be done. What it says to stderr is heard where ours is.

        The thread starts it: a signal that raises in ours would lose what is just being started.
        """
        self._process: subprocess.Popen[bytes] | None = None
        self._fault: OSError | None = None
        self._begun = Event()
        self._to: SimpleQueue[str | None] = SimpleQueue()
        self._from: SimpleQueue[bytes] = SimpleQueue()
        self._thread = Thread(target=self._run, args=[argv], daemon=True)
        _running.add(self)
        if _ending.is_set():
            _running.discard(self)
            raise OSError(ECANCELED, os.strerror(ECANCELED))
        self._thread.start()
        self._begun.wait()
        if self._fault is not None:
            _running.discard(self)
            raise self._fault

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
            self._wait()
        finally:
            self.end()

    def end(self) -> int | None:
        """Now, with whatever it has started. Its status if it had gone by itself."""
        self._begun.wait(STARTING)
        status = None
        if self._process is not None:
            status = self._process.poll()
            _kill(self._process)
        _running.discard(self)
        self._to.put(None)
        self._thread.join(GRACE)
        return status

    def _wait(self) -> None:
        if self._process is not None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)

    def _last(self) -> str:
        """How it went."""
        self._wait()
        status = self.end()
        if status is None:
            return "it closed its output"
        return f"it ended with status {status}" if status >= 0 else f"signal {-status} ended it"

    def _run(self, argv: list[str]) -> None:
        try:
            # It leads a group of its own: what it starts can be ended with it, and no Ctrl-C meant
            # for us reaches it.
            self._process = subprocess.Popen(  # noqa: S603 - somebody typed this command
                argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as e:
            self._fault = e
        finally:
            self._begun.set()
        if self._process is not None:
            self._talk(self._process)

    def _talk(self, process: subprocess.Popen[bytes]) -> None:
        into, out = process.stdin, process.stdout
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


def _kill(process: subprocess.Popen[bytes]) -> None:
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()


@atexit.register
def end_all() -> None:
    """Whoever started one and was interrupted before it could end it: none outlives us."""
    _ending.set()
    for pipe in [*_running]:
        pipe.end()
