"""A fourth, third-party game: once installed, it works everywhere.

Pig is in `tests/toy/home`, a folder of installed packages. With that on the path of another
process, Pig is played there although no line of ours names it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOME = Path(__file__).parent / "home"
PATH = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(HOME)]))
ENV = {**os.environ, "PYTHONPATH": PATH}


def run(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *args],
        cwd=ROOT,
        env=ENV,
        input=typed,
        capture_output=True,
        text=True,
    )


def kaboodle(*args: str, typed: str = "") -> str:
    done = run("-m", "kaboodle", *args, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "tests",
    [
        ["tests/toy/pig", "tests/test_clauses.py", "tests/test_speech.py", "tests/test_house.py"],
        ["tests/laws", "tests/fuzz", "tests/bots/test_bots.py", "tests/testing"],
        ["tests/server/test_play.py"],
    ],
    ids=["words", "laws", "server"],
)
def test_every_general_test_covers_it(tests: list[str]) -> None:
    alone = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov"]

    done = run("-m", "pytest", "-q", *alone, "-k", "pig", *tests)

    assert done.returncode == 0, done.stdout[-4000:]
    assert " passed" in done.stdout


def test_it_is_on_the_shelf_after_ours() -> None:
    games = json.loads(kaboodle("games", "--json"))

    assert [game["name"] for game in games] == ["kaskaria", "krom", "kero", "pig"]


def test_it_is_played_recorded_and_replayed_in_the_terminal(tmp_path: Path) -> None:
    kept = tmp_path / "pig.record"
    seats = ["--seat", "human:Ada", "--seat", "greedy:Bo"]
    typed = "r\ns\n" * 200

    with_seed = ["--seed", "3", "--record", str(kept)]
    done = run("-m", "kaboodle", "play", "pig", *seats, *with_seed, typed=typed)

    assert done.stdout.splitlines()[-1] == "Bo wins."
    assert "Ada rolls" in done.stderr
    assert "Bo has reached the goal." in done.stderr
    assert "Ada rolls" in kaboodle("replay", "--log", str(kept))


def test_it_has_figures_and_rules() -> None:
    assert "turns per player" in kaboodle("sim", "pig", "--games", "20", "--jobs", "1")
    assert "A one loses what the turn has" in kaboodle("rules", "pig", "PG-T2")
    assert "goal = 30" in kaboodle("pack", "show", "pig")
    assert '"goal"' in kaboodle("pack", "schema", "pig")


def test_a_broken_game_beside_it_does_no_harm(tmp_path: Path) -> None:
    info = tmp_path / "kaboodle_bad-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: kaboodle-bad\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[kaboodle.games]\nbad = nowhere:HOME\n")
    env = {**ENV, "PYTHONPATH": os.pathsep.join([PATH, str(tmp_path)])}

    done = subprocess.run(
        [sys.executable, "-m", "kaboodle", "games", "--json"],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
    )

    assert len(json.loads(done.stdout)) == 4
    assert done.stderr == (
        "The game 'bad' is skipped: nowhere:HOME cannot be imported"
        " (ModuleNotFoundError: No module named 'nowhere').\n"
    )
