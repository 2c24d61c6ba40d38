"""Processes that work for another one, and go when it goes."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread

from kaboodle.outside.pipe import end_all


def go_with_parent() -> None:  # pragma: no cover - runs in a worker, which nobody counts in
    """A worker whose parent was killed must not work on, nor wait for work for ever; nor do the
    programs it has started."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        end_all()
        os._exit(1)

    Thread(target=watch, daemon=True).start()
