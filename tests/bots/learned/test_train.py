"""The smallest training run: its weights can be played with, and it can be continued."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tools.learning.curriculum import TableMix

from kaboodle.bots.learned.net import APART, Weights, fits, metadata, read

pytest.importorskip("torch", reason="torch is not installed; only learning needs it")

ROOT = Path(__file__).parents[3]
SMALL = "--workers 1 --lanes 8 --steps 4 --batches 2 --exams 0 --last-lanes 2"
NARROW = "--width 32"


def sit(out: Path, more: str, minutes: float = 0.02) -> tuple[list[dict[str, Any]], str]:
    """Run the trainer. Return its log lines and its stderr."""
    words = f"kaskaria --minutes {minutes} --out {out} {SMALL} {more}".split()
    command = [sys.executable, "-m", "tools.train", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr


def written(out: Path) -> tuple[Weights, dict[str, Any]]:
    with (out / "kaskaria.npz").open("rb") as file:
        weights = read(file)
        file.seek(0)
        return weights, metadata(file)


def apart(one: Weights, other: Weights) -> float:
    """Return the largest difference between two sets of weights."""
    return max(float(np.abs(one[name] - other[name]).max()) for name in one)


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("first")
    sit(out, NARROW)
    return out


def test_trained_weights_can_be_played_with(first: Path) -> None:
    weights, about = written(first)
    assert fits(weights, TableMix("kaskaria").encoder)
    assert about["sittings"] == 1
    assert about["decisions"] > 0
    assert str(first) not in about["command"]  # no paths
    assert set(about["exams"]) == set(TableMix("kaskaria").exams)
    assert (first / "kaskaria.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("way", ["--resume {}/kaskaria.checkpoint", "--begin {}/kaskaria.npz"])
def test_it_continues_from_a_checkpoint_or_weights(first: Path, tmp_path: Path, way: str) -> None:
    sit(tmp_path, f"{NARROW} {way.format(first)} --rate 1e-9 --settle 0 --guests 0")
    before, then = written(first)
    after, now = written(tmp_path)
    assert now["sittings"] == 2
    assert now["decisions"] > then["decisions"]
    assert 0 < apart(before, after) < 0.05  # the learning rate never falls to 0


def test_a_wider_net_starts_by_playing_as_the_narrow_one(first: Path, tmp_path: Path) -> None:
    sit(tmp_path, f"--width 48 --begin {first}/kaskaria.npz --rate 1e-9 --settle 0")
    before, after = written(first)[0], written(tmp_path)[0]
    assert after["second"].shape == (48, 48)
    corner = {
        name: after[name][tuple([slice(n) for n in old.shape])] for name, old in before.items()
    }
    assert apart(before, corner) < 0.05


def test_it_can_end_with_the_mean_of_its_weights(first: Path, tmp_path: Path) -> None:
    lines, complaints = sit(tmp_path, f"{NARROW} --begin {first}/kaskaria.npz --mean", minutes=0.1)
    assert lines[-1]["done"]
    assert "too short for a mean" not in complaints
    _, complaints = sit(tmp_path, f"{NARROW} --begin {first}/kaskaria.npz --mean", minutes=1e-6)
    assert "too short for a mean" in complaints


def test_the_value_alone_can_be_trained(first: Path, tmp_path: Path) -> None:
    sit(tmp_path, f"{NARROW} --begin {first}/kaskaria.npz --worth")
    before, after = written(first)[0], written(tmp_path)[0]
    judging = {name for name in before if name.startswith(("value", APART))}
    for name, old in before.items():
        assert np.allclose(old, after[name], atol=1e-6) == (name not in judging), name


def test_against_a_net_it_is_examined_against_that_net(first: Path, tmp_path: Path) -> None:
    lines, _ = sit(tmp_path, f"{NARROW} --against {first}/kaskaria.npz")
    [exam] = [line["exams"] for line in lines if "exams" in line]
    assert exam
    assert all(name.startswith("against") for name in exam)


def test_a_checkpoint_with_other_layers_is_refused(first: Path, tmp_path: Path) -> None:
    import torch

    kept = torch.load(first / "kaskaria.checkpoint", weights_only=False)
    kept["learned"] = {name: x for name, x in kept["learned"].items() if "worth" not in name}
    torch.save(kept, tmp_path / "old.checkpoint")
    with pytest.raises(AssertionError, match=r"old\.checkpoint: it has other layers"):
        sit(tmp_path, f"{NARROW} --resume {tmp_path}/old.checkpoint")
