"""Run the table server and Vite's dev server side by side, for work on the web app or the server.

Vite serves `web/` with hot reload and passes `/api` on to the table server. The table server
restarts whenever a file under `src/kaboodle` changes; its tables live on, in build/dev.sqlite.
Ctrl-C ends both.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "kaboodle"
WATCHED = {".py", ".ftl", ".toml", ".npz", ".so"}
BUILT = SOURCES / "server" / "static"
POLL = 0.5  # seconds between two checks of the sources
PATIENCE = 10.0  # seconds a process has to end before it is killed


class Child:
    """A program in a process group of its own, so that it ends with all it has started."""

    def __init__(self, command: list[str], folder: Path, **env: str) -> None:
        self._command, self._folder, self._env = command, folder, {**os.environ, **env}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            self._command, cwd=self._folder, env=self._env, start_new_session=True
        )

    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def stop(self) -> None:
        if self._process is None:
            return
        for how in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self._process.pid, how)
                self._process.wait(PATIENCE)
            except ProcessLookupError:
                break
            except subprocess.TimeoutExpired:
                continue
        self._process = None


def newest() -> float:
    """Return when the sources last changed, in seconds since 1970."""
    files = (path for path in SOURCES.rglob("*") if path.suffix in WATCHED)
    return max(path.stat().st_mtime for path in files if BUILT not in path.parents)


def watch(server: Child, vite: Child) -> None:
    """Restart the server at every change of its sources, until Vite ends."""
    server.start()
    vite.start()
    changed, up = newest(), True
    while vite.running():
        time.sleep(POLL)
        now = newest()
        if now != changed:
            changed, up = now, True
            print("dev: sources changed; restarting the table server", file=sys.stderr)
            server.stop()
            server.start()
        elif up and not server.running():
            up = False
            print("dev: the table server ended; it restarts when a file changes", file=sys.stderr)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--port", type=int, default=8471, help="the table server's port (8471)")
    given = ask.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    server = Child(
        [
            sys.executable, "-m", "kaboodle", "serve", "--port", str(given.port),
            "--database", str(ROOT / "build" / "dev.sqlite"),
        ],
        ROOT,
    )  # fmt: skip
    node = Path(sys.executable).parent / "node"
    vite = Child(
        [
            str(node),
            str(ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"),
            "--clearScreen",
            "false",
        ],
        ROOT / "web",
        KABOODLE=f"http://127.0.0.1:{given.port}",
    )
    for name in (signal.SIGINT, signal.SIGTERM):  # also where a shell has switched SIGINT off
        signal.signal(name, signal.default_int_handler)
    try:
        watch(server, vite)
    except KeyboardInterrupt:
        pass
    finally:
        vite.stop()
        server.stop()


if __name__ == "__main__":
    main()
