"""A subprocess with two pipes: lines to it, lines from it, and its end.

A thread writes and reads, so that a program that does not answer blocks nothing else. The thread
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

LONGEST: Final = 65_536  # bytes per line from it at most
GRACE: Final = 1.0  # seconds it has to exit before it is killed
STARTING: Final = 10.0  # seconds to wait for an unfinished start before killing it

_LINE: Final = ""  # in place of a message: read a line
_running: Final[set[Pipe]] = set()
_ending: Final = Event()  # all of them are being killed: start no more


class Late(Exception):
    """The program sent no line in time."""


class Ended(Exception):
    """The program will send no more lines; `str` says why."""


class Pipe:
    def __init__(self, argv: list[str]) -> None:
        """Start the program, or raise OSError. It inherits our stderr.

        The thread starts it, because a signal handler that raises in the main thread could lose a
        process that is just being started.
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
        """Return the next line from the program. Raises Late or Ended."""
        self._to.put(_LINE)
        try:
            line = self._from.get(timeout=max(0.0, seconds))
        except Empty:
            raise Late from None
        if line.endswith(b"\n"):
            return line.decode("utf-8", "replace")
        if len(line) == LONGEST:
            self.end()
            raise Ended(f"it sent a line of more than {LONGEST} bytes")
        raise Ended(self._last())

    def close(self) -> None:
        """Close its input, and kill it if it does not exit soon."""
        self._to.put(None)
        try:
            self._wait()
        finally:
            self.end()

    def end(self) -> int | None:
        """Kill it now, with all its children. Return its status if it had already exited."""
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
        """Return how it ended."""
        self._wait()
        status = self.end()
        if status is None:
            return "it closed its output"
        return f"it exited with status {status}" if status >= 0 else f"signal {-status} killed it"

    def _run(self, argv: list[str]) -> None:
        try:
            # It leads its own process group, so that its children can be killed with it and no
            # Ctrl-C for us reaches it.
            self._process = subprocess.Popen(  # noqa: S603 - the user typed this command
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
            except (OSError, ValueError):  # the program has closed its pipes
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
    """Kill every program that is still running, so that none outlives this process."""
    _ending.set()
    for pipe in [*_running]:
        pipe.end()
