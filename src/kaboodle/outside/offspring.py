"""Processes that work for another one, and go when it goes."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread

from kaboodle.outside.pipe import end_all


def go_with_parent() -> None:  # pragma: no cover - runs in a worker, which nobody counts in
    """A worker whose parent was killed must not work on, nor wait for work for ever; nor do the
    programs it has started. A Ctrl-C is the parent's to hear, who then ends its workers."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        _go()

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda number, frame: _go())
    Thread(target=watch, daemon=True).start()


def _go() -> None:  # pragma: no cover
    end_all()
    os._exit(1)
