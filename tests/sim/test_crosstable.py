"""The cross table: who meets whom, what is kept, and where it is written."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import crosstable
from tools.crosstable import BEGIN, END, SHEETS, Cell, page, play, table

BOTS = ["random", "greedy"]


def test_at_a_table_of_two_a_pair_meets_once_at_a_larger_one_both_ways() -> None:
    two, four = SHEETS[:2]

    assert two.pairs(BOTS) == [("greedy", "random")]
    assert four.pairs(BOTS) == [("random", "greedy"), ("greedy", "random")]
    assert four.plan("greedy", "random", 4, 1).bots == ("greedy", "random", "random", "random")


def test_what_was_played_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crosstable, "KEPT", tmp_path)
    plan = SHEETS[0].plan("greedy", "random", 10, 1)
    cell = Cell(plan, "today")
    assert cell.chunks() == [0, 4, 8]

    play([cell], jobs=1)
    again = Cell(plan, "today")

    assert again.chunks() == []
    assert again.told() == cell.told()
    assert Cell(plan, "tomorrow").chunks() == [0, 4, 8], "other bots play again"
    lines = table(SHEETS[0], BOTS, {("greedy", "random"): again})
    assert lines[0] == "| Kaskaria, two seats | random |"
    assert lines[2] == f"| **greedy** | {again.told()} |"


def test_the_page_keeps_what_is_around_the_table() -> None:
    text = f"before\n{BEGIN}old\n{END}after\n"

    assert page(text, "new\n") == f"before\n{BEGIN}new\n{END}after\n"
