"""Run test files many times, alone and beside other load, and say which of them ever fail.

A test that depends on the clock or on the order in which processes start fails once in many runs,
and often only on a quiet machine or only on a busy one. Each run is a pytest process of its own.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, TextColumn
from rich.table import Table
from tools.compile import compiler

ROOT = Path(__file__).resolve().parent.parent
# Matches test files that start processes or servers.
STARTS = re.compile(
    r"\brunning(_apart)?\(|Terminal\(|subprocess\.|Popen|Workers\(|WorkerProcess|jobs=|Cluster\(|"
    r"\bpostgres\b|\bredis\b|\bbench\b"
)
BROWSERS = ("browsers", "hosting", "web")  # folders whose tests need a server or a browser
LOAD = "while True: sum(range(10**6))"
LIMIT = 1800  # seconds one run may take


@dataclass
class Cell:
    """The runs of one file, in one build, quiet or loaded."""

    file: str
    build: str
    load: str
    runs: int = 0
    failures: int = 0
    seconds: float = 0.0
    first: str = ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", help="test files (default: all that start processes)")
    parser.add_argument("--runs", type=int, default=30, help="of each file (default: 30)")
    builds = "interpreted,compiled" if compiler() else "interpreted"
    parser.add_argument("--builds", default=builds)
    parser.add_argument("--loads", default="quiet,loaded")
    parser.add_argument("--minutes", type=float, help="start no run after this time")
    given = parser.parse_args()
    files = given.files or starting_processes()
    missing = [file for file in files if not (ROOT / file).exists()]
    if missing:
        parser.error(f"no such file: {', '.join(missing)}")
    cells = [
        Cell(file, build, load)
        for load in given.loads.split(",")
        for build in given.builds.split(",")
        for file in files
    ]
    end = time.monotonic() + 60 * given.minutes if given.minutes else float("inf")
    run_all(cells, given.runs, end)
    print_table(cells)
    sys.exit(any(cell.failures for cell in cells))


def starting_processes() -> list[str]:
    """The test files that start processes, servers or browsers."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [
        path.relative_to(ROOT).as_posix()
        for path in files
        if path.parts[len(ROOT.parts) + 1] in BROWSERS
        or STARTS.search(path.read_text(encoding="utf-8"))
    ]


def run_all(cells: list[Cell], runs: int, end: float) -> None:
    """Run in rounds, so that if time runs out all files have had about as many runs."""
    columns = TextColumn("{task.completed}/{task.total} {task.description}")
    with Progress(columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=runs * len(cells))
        for _ in range(runs):
            for load in dict.fromkeys(cell.load for cell in cells):
                with loaded(load == "loaded"):
                    for cell in cells:
                        if cell.load == load and time.monotonic() < end:
                            progress.update(task, description=f"{cell.file} {cell.build} {load}")
                            run(cell)
                            progress.advance(task)


@contextmanager
def loaded(busy: bool) -> Iterator[None]:
    """Keep twice as many processes busy as there are cores."""
    count = 2 * (os.cpu_count() or 1) if busy else 0
    hogs = [subprocess.Popen([sys.executable, "-c", LOAD]) for _ in range(count)]
    try:
        yield
    finally:
        for hog in hogs:
            hog.kill()
            hog.wait()


def run(cell: Cell) -> None:
    began = time.monotonic()
    words = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-x", "--no-header", cell.file]
    try:
        done = subprocess.run(
            words,
            cwd=ROOT,
            env={**os.environ, "KABOODLE_BUILD": cell.build},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=LIMIT,
        )
        failed, output = done.returncode not in (0, 5), done.stdout
    except subprocess.TimeoutExpired as e:
        failed, output = True, f"FAILED: no end after {e.timeout:.0f} s"
    cell.runs += 1
    cell.failures += failed
    took = time.monotonic() - began
    cell.seconds += took
    if not sys.stderr.isatty():  # no progress bar there
        verdict = "FAILED" if failed else "passed"
        print(f"{cell.file} {cell.build} {cell.load}: {verdict}, {took:.1f} s", file=sys.stderr)
    if failed and not cell.first:
        lines = output.strip().splitlines() or [""]
        cell.first = next((x for x in lines if x.startswith(("FAILED", "ERROR"))), lines[-1])
        (ROOT / "build").mkdir(exist_ok=True)
        name = f"stress-{Path(cell.file).stem}-{cell.build}-{cell.load}.txt"
        (ROOT / "build" / name).write_text(output, encoding="utf-8")


def print_table(cells: list[Cell]) -> None:
    table = Table("file", "build", "machine", "runs", "failures", "s a run", "first failure")
    for cell in sorted(cells, key=lambda cell: (cell.file, cell.build, cell.load)):
        took = f"{cell.seconds / cell.runs:.1f}" if cell.runs else ""
        counts = (str(cell.runs), str(cell.failures))
        table.add_row(cell.file, cell.build, cell.load, *counts, took, cell.first)
    Console(width=200).print(table)


if __name__ == "__main__":
    main()
