"""Processes that work for another one, and go when it goes."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread
from types import FrameType
from typing import Any

from kaboodle.outside.pipe import end_all


def go_with_parent() -> None:  # pragma: no cover - runs in a worker, which nobody counts in
    """A worker whose parent was killed must not work on, nor wait for work for ever; nor do the
    programs it has started. A Ctrl-C is the parent's to hear, who then ends its workers."""
    parent = parent_process()
    assert parent is not None
    ends: list[Any] = [parent.sentinel]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if os.name == "posix":  # elsewhere a process that is ended hears nothing of it
        heard, tell = os.pipe()
        ends.append(heard)

        def leave(_number: int, _frame: FrameType | None) -> None:
            os.write(tell, b".")

        signal.signal(signal.SIGTERM, leave)

    def watch() -> None:
        # Not where the signal is heard: what was interrupted there may hold the locks this takes.
        wait(ends)
        end_all()
        os._exit(1)

    Thread(target=watch, daemon=True).start()
