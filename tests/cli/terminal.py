"""A real terminal for tests: a command at the far end of a pty, keys in, screen out."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from types import TracebackType

PATIENCE = 300.0  # seconds until a test gives up; no test waits for them to pass


def heed() -> None:
    """A test run in the background ignores these, and so would everything it starts."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


class Terminal:
    def __init__(self, *args: str) -> None:
        self.fd, far = pty.openpty()
        self.seen = ""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kaboodle", *args],
            stdin=far,
            stdout=far,
            stderr=far,
            start_new_session=True,
            preexec_fn=heed,
            env={**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "24"},
        )
        os.close(far)

    def until(self, text: str) -> str:
        """What the screen shows up to this text; what follows is for the next call."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            left = end - time.monotonic()
            ready, _, _ = select.select([self.fd], [], [], max(0.0, left))
            assert ready, f"{text!r} does not come: {self.seen[-2000:]!r}"
            self.seen += os.read(self.fd, 65536).decode("utf-8", "replace")
        shown, _, self.seen = self.seen.partition(text)
        return shown + text

    def press(self, keys: str) -> None:
        os.write(self.fd, keys.encode())

    def signal(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, e: BaseException | None, tb: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)
        os.close(self.fd)
