"""Values and their shapes: what fits, and how misfits are reported."""

from __future__ import annotations

import pytest

from kaboodle.core.shape import (
    FLAG,
    TEXT,
    WHOLE,
    ByName,
    Either,
    Fields,
    Many,
    Maybe,
    Shape,
    Word,
    misfit,
)

GOOD = Word("Good", ["gold", "wheat"])
ROLL = Fields("Roll", {"ask": Word("AskRoll", ["roll"]), "dice": WHOLE})
PASS = Fields("Pass", {"ask": Word("AskPass", ["pass"])})
ASK = Either("Ask", [ROLL, PASS])


@pytest.mark.parametrize(
    ("shape", "value"),
    [
        (WHOLE, 3),
        (TEXT, "x"),
        (FLAG, True),
        (GOOD, "gold"),
        (Many(WHOLE), []),
        (Maybe(GOOD), None),
        (Maybe(GOOD), "gold"),
        (Many(Many(TEXT)), [["a"], []]),
        (ByName(WHOLE), {"anything": 1}),
        (ByName(WHOLE, GOOD), {"wheat": 2}),
        (ByName(WHOLE, GOOD, every=True), {"gold": 0, "wheat": 2}),
        (ASK, {"ask": "roll", "dice": 3}),
        (ASK, {"ask": "pass"}),
    ],
)
def test_fitting_values(shape: Shape, value: object) -> None:
    assert misfit(shape, value) == ""


@pytest.mark.parametrize(
    ("shape", "value", "fault"),
    [
        (WHOLE, True, "v: no whole"),
        (WHOLE, "3", "v: no whole"),
        (FLAG, 1, "v: no flag"),
        (TEXT, 3, "v: no text"),
        (TEXT, None, "v: no text"),
        (GOOD, "silver", "v: no Good"),
        (GOOD, 3, "v: no Good"),
        (Maybe(WHOLE), "x", "v: no whole"),
        (Many(WHOLE), {}, "v: no list"),
        (Many(WHOLE), [1, "x"], "v[1]: no whole"),
        (PASS, [], "v: no object"),
        (ByName(WHOLE), {"a": "x"}, "v.a: no whole"),
        (ByName(WHOLE, GOOD), {"silver": 1}, "v: silver is not among its names"),
        (ByName(WHOLE, GOOD, every=True), {"gold": 1}, "v: has ['gold'], not ['gold', 'wheat']"),
        (ROLL, {"ask": "roll"}, "v: has ['ask'], not ['ask', 'dice']"),
        (ROLL, {"ask": "roll", "dice": "x"}, "v.dice: no whole"),
        (ASK, {"ask": "roll"}, "v: no Ask"),
    ],
)
def test_a_misfit_is_named(shape: Shape, value: object, fault: str) -> None:
    assert misfit(shape, value, "v") == fault
