"""`kaboodle sim --strict`: a missed target is a failed run."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kaboodle import packs
from kaboodle.bots import TARGETS
from kaboodle.bots.target import Target
from kaboodle.cli import main


def sim(*args: str) -> Result:
    return CliRunner().invoke(main, ["sim", "kaskaria", "--games", "4", "--players", "2", *args])


@pytest.mark.parametrize(("high", "code"), [(2, 0), (0.5, 1)])
def test_a_missed_target_fails_a_strict_run(
    high: float, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    targets = [Target("one", 1, 0, high), Target("other", 1, 0, 1)]
    monkeypatch.setitem(TARGETS, "kaskaria", lambda results: targets)

    assert sim().exit_code == 0
    strict = sim("--strict", "--json")

    assert strict.exit_code == code
    assert ("1 of 2 targets missed" in strict.stderr) == bool(code)


def test_a_pack_s_own_cards_are_called_as_the_pack_calls_them(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    names = '[names.en]\nalma = "Aunt [b]Alma"\n'
    box.write_text(packs.shipped("krom") + names, encoding="utf-8")

    args = ["sim", "krom", "--games", "2", "--players", "6", "-o", "round_cap=2"]
    output = CliRunner().invoke(main, [*args, "--pack", str(box)]).stdout

    assert "Aunt [b]Alma (alma)" in output
    assert " karok " in output


def test_bots_without_targets_cannot_be_held_to_them() -> None:
    done = sim("--strict", "--bots", "random")

    assert done.exit_code == 2
    assert "the targets are defined for --bots greedy only" in done.stderr
