"""Measure how fast the rules are, interpreted and compiled, in one run on one machine.

Prints a table and writes build/bench.json. Absolute figures hold for this machine and this hour, so
compare the columns, or two runs side by side. `--json` prints the JSON instead.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
BUILDS = ("interpreted", "compiled")
WORDS = {
    "steps_per_s": "random play, steps per second",
    "games_per_s": "random play, games per second",
    "clone_us": "clone, microseconds",
    "view_us": "view, microseconds",
    "options_us": "options, microseconds",
    "imagine_us": "imagine, microseconds",
    "greedy_moves_per_s": "greedy bots, moves per second",
    "search_per_s": "search, iterations per second",
    "search_net_per_s": "search with the net, iterations per second",
}


def measure(build: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, str(ROOT / "bench" / "measure.py")],
        env={**os.environ, "KABOODLE_BUILD": build},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        sys.exit(done.stderr)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def main() -> None:
    talk = Console(stderr=True)
    results: dict[str, dict[str, Any]] = {}
    for name in BUILDS:
        talk.print(f"[dim]measuring the {name} build ...[/]")
        result = measure(name)
        if result["build"] == name:
            results[name] = result
        else:
            talk.print("No compiled build here: `make compile` needs a C compiler.")
    out = ROOT / "build" / "bench.json"
    out.parent.mkdir(exist_ok=True)
    out.write_text(json.dumps(results, indent=2) + "\n")
    if "--json" in sys.argv:
        print(json.dumps(results, indent=2))
        return
    for game, plain in results["interpreted"]["games"].items():
        table = Table(game, *results, "ratio", box=None)
        for column in table.columns[1:]:
            column.justify = "right"
        for key, words in WORDS.items():
            values = [build["games"][game][key] for build in results.values()]
            ratio = values[-1] / plain[key] if key.endswith("_s") else plain[key] / values[-1]
            shown = [f"{v:,.0f}" if v >= 100 else f"{v:.2f}" for v in values]
            table.add_row(words, *shown, f"{ratio:.1f}")
        Console().print(table)
        print()


if __name__ == "__main__":
    main()
