"""Run `kaboodle` in a process of its own, as users do, because alarms end bots there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PATIENCE = ["--bot-limit", "600"]  # so that no bot fails on a slow machine


def kaboodle(*args: str, home: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run it. `home` is a folder of installed packages."""
    path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(home or "")]))
    done = subprocess.run(
        [sys.executable, "-m", "kaboodle", *args],
        env={**os.environ, "PYTHONPATH": path, "LANG": "C.UTF-8", "COLUMNS": "200"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done


def refused(*args: str) -> str:
    """Return the one sentence that answers a wrong call."""
    done = kaboodle(*args)
    assert done.returncode in (1, 2)
    assert done.stdout == ""
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("Error: ")
    return last.removeprefix("Error: ")
