"""The trainer reports wrong arguments in one sentence and writes nothing."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
FAULTS = [
    ("--begin nowhere.npz", "no such file: nowhere.npz"),
    ("--against nowhere.npz", "no such file: nowhere.npz"),
    ("--lanes 0", "--workers is 1 to 64, and --lanes 1 to 256"),
    ("--steps 0", "--steps, --batches and --epochs must be at least 1"),
    ("--greedy 0.8 --guests 0.5", "--guests and --greedy are shares: each and together 0 to 1"),
]
if find_spec("torch") is None:
    FAULTS.append(("", "training needs torch: pip install torch"))


@pytest.mark.parametrize(("words", "sentence"), FAULTS)
def test_wrong_arguments_are_reported(tmp_path: Path, words: str, sentence: str) -> None:
    out = tmp_path / "out"
    command = [sys.executable, "-m", "tools.train", "kaskaria", "--out", str(out), *words.split()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == f"train.py: error: {sentence}"
    assert not out.exists()
