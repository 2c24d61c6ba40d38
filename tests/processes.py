"""Wait until processes are gone, by their ids."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

LONG = 300.0  # seconds, enough on a busy machine


def is_gone(pid: int) -> bool:
    """Whether nothing runs there. A zombie only waits for its parent to collect its status."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.exists() and stat.read_text().rpartition(") ")[2].startswith("Z")
    except (FileNotFoundError, ProcessLookupError):  # it ended meanwhile
        return True


def wait_for(true: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)
