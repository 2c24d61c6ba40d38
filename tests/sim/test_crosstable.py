"""The cross table: which bots meet, what is kept, and where the table is written."""

from __future__ import annotations

from argparse import ArgumentTypeError
from importlib import resources
from pathlib import Path

import pytest
from tools import crosstable
from tools.crosstable import (
    BEGIN,
    END,
    SHEETS,
    Cell,
    guest,
    guests,
    join,
    page,
    play,
    state,
    table,
)

from kaboodle import bots

BOTS = ["random", "greedy"]


def test_each_bot_meets_those_listed_before_it() -> None:
    two, four = SHEETS[:2]

    assert two.pairs(BOTS) == four.pairs(BOTS) == [("greedy", "random")]
    assert two.plan("greedy", "random", 4, 1).bots == ("greedy", "random")
    assert four.plan("greedy", "random", 4, 1).bots == ("greedy", "random", "random", "random")


def test_games_already_played_are_not_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crosstable, "KEPT", tmp_path)
    plan = SHEETS[0].plan("greedy", "random", 10, 1)
    cell = Cell(plan, "today")
    assert cell.chunks() == [0, 4, 8]

    play([cell], jobs=1, others=[])
    again = Cell(plan, "today")

    assert again.chunks() == []
    assert again.entry() == cell.entry()
    fewer = Cell(SHEETS[0].plan("greedy", "random", 4, 1), "today")
    assert fewer.entry() == cell.entry(), "all games played count"
    assert Cell(plan, "tomorrow").chunks() == [0, 4, 8], "other bots play again"
    lines = table(SHEETS[0], BOTS, {("greedy", "random"): again})
    assert lines[0] == "| Kaskaria, two seats | random |"
    assert lines[2] == f"| **greedy** | {again.entry()} |"


def test_a_net_from_a_file_plays_the_game_it_was_trained_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = resources.files("kaboodle.bots.kaskaria") / "weights.npz"
    path = tmp_path / "mine.npz"
    path.write_bytes(shipped.read_bytes())
    others = [("mine", str(path))]
    for game in bots.BOTS:
        monkeypatch.setitem(bots.BOTS, game, dict(bots.BOTS[game]))
    monkeypatch.setattr(crosstable, "KEPT", tmp_path)
    join(others)
    assert [game for game in bots.BOTS if "mine" in bots.BOTS[game]] == ["kaskaria"]
    pair = ("mine", "random")
    cell = Cell(SHEETS[0].plan(*pair, 4, 1), guests(pair, others))

    play([cell], 1, others)

    assert cell.won == {0: 4.0}
    path.write_bytes(shipped.read_bytes() + b"another")
    assert Cell(cell.plan, guests(pair, others)).chunks() == [0], "other weights play again"
    assert guests(("greedy", "random"), others) == "", "they change no pairing without them"
    clean = {"status": ""}
    monkeypatch.setattr(crosstable, "_git", lambda *words: clean.get(words[0], " ".join(words)))
    assert state("kaskaria") != state("krom") != ""


@pytest.mark.parametrize("held", [b"", b"PK\x03\x04", b"\x93NUMPY\x01\x00", b"weights"])
def test_a_file_without_weights_is_refused(tmp_path: Path, held: bytes) -> None:
    path = tmp_path / "none.npz"
    path.write_bytes(held)

    with pytest.raises(ArgumentTypeError, match="the file holds no weights"):
        guest(f"mine={path}")


def test_results_are_kept_by_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Uncommitted changes would be kept under another version's name."""
    monkeypatch.setattr(crosstable, "_git", lambda *words: "dirty" if "status" in words else "")
    with pytest.raises(SystemExit, match="commit the changes to krom first"):
        state("krom")


def test_the_rest_of_the_page_is_kept() -> None:
    text = f"before\n{BEGIN}old\n{END}after\n"

    assert page(text, "new\n") == f"before\n{BEGIN}new\n{END}after\n"
