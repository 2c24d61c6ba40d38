"""What the trainer is asked for wrongly, it says in one sentence, and makes nothing."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
FAULTS = [
    ("--begin nowhere.npz", "there is no file nowhere.npz"),
    ("--against nowhere.npz", "there is no file nowhere.npz"),
    ("--lanes 0", "at most 64 workers with 256 tables each in either half"),
    ("--steps 0", "--steps, --batches and --epochs are at least 1"),
    ("--greedy 0.8 --guests 0.5", "--guests and --greedy are shares, at most all together"),
]
if find_spec("torch") is None:
    FAULTS.append(("", "torch is not installed, and nobody learns without: pip install torch"))


@pytest.mark.parametrize(("words", "sentence"), FAULTS)
def test_what_is_asked_for_wrongly(tmp_path: Path, words: str, sentence: str) -> None:
    out = tmp_path / "out"
    command = [sys.executable, "-m", "tools.train", "kaskaria", "--out", str(out), *words.split()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == f"train.py: error: {sentence}"
    assert not out.exists()
