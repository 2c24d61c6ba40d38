"""What a page draws from: chances, combinations, ties and options are said by the rules."""

from __future__ import annotations

from typing import Any

import pytest

from kaboodle.games.krom import Krom
from kaboodle.games.krom.dice import chance


@pytest.mark.clause("KR-P3")
@pytest.mark.parametrize(
    ("dice", "value", "percent"), [(1, 2, 83), (1, 1, 100), (2, 7, 58), (3, 7, 91), (3, 18, 0)]
)
def test_kr_p3_the_chance_of_a_hunt_in_per_cent(dice: int, value: int, percent: int) -> None:
    assert chance(dice, value) == percent


@pytest.mark.clause("KR-P3")
def test_kr_p3_a_prey_says_its_chance_with_none_one_or_two_more_dice(game: Krom) -> None:
    scenery: Any = game.scenery()
    chances = {prey["id"]: prey["chances"] for prey in scenery["hunting"]}

    assert chances["ostrich"] == [58, 91, 99]


@pytest.mark.clause("KR-P4")
def test_kr_p4_what_any_five_dice_make(game: Krom) -> None:
    scenery: Any = game.scenery()
    reads = scenery["mountain"]["reads"]

    assert len(reads) == 252
    assert (reads["22556"], reads["12345"], reads["12346"]) == ("two-pairs", "straight", "nothing")


@pytest.mark.clause("KR-F3")
def test_kr_f3_where_a_tie_favours_the_heavier(game: Krom) -> None:
    assert game.scenery()["heavier"] == ["cave", "savanna"]


def test_options_that_are_not_as_in_the_box_are_named(game: Krom, beastly: Krom) -> None:
    assert game.scenery()["rules"] == []
    assert beastly.scenery()["rules"] == ["kromosaurus"]
