"""The same seed gives the same games in another process, under another hash seed, on any build."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import kaboodle
from kaboodle.shelf import BOXES
from tests.golden.goldens import FOLDER

PACKAGE = Path(kaboodle.__file__).parent.parent
ROOT = Path(__file__).parent.parent


def python(*args: str, hash_seed: str) -> str:
    """Return what another Python process prints, on the build under test."""
    done = subprocess.run(
        [sys.executable, *args],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{PACKAGE}:{ROOT}"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
@pytest.mark.parametrize("name", list(BOXES))
def test_another_process_plays_the_same_games(name: str, hash_seed: str) -> None:
    script = f"from tests.golden.goldens import digests; print(digests({name!r}), end='')"

    played = python("-c", script, hash_seed=hash_seed)

    assert played == (FOLDER / name / "digest.txt").read_text()


@pytest.mark.figures
@pytest.mark.parametrize("name", list(BOXES))
def test_a_simulation_is_the_same_with_any_number_of_jobs(name: str) -> None:
    run = ("-m", "kaboodle", "sim", name, "--games", "60", "--seed", "1", "--json")

    one = python(*run, hash_seed="1")
    again = python(*run, hash_seed="2")
    two = python(*run, "--jobs", "2", hash_seed="3")

    assert one == again == two
