"""Positions: the part that is common to all games."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kaboodle import load
from kaboodle.core import position
from kaboodle.core.errors import PositionError

GAME = load("kaskaria")


def changed(**changes: object) -> str:
    raw: dict[str, Any] = json.loads(position.write(GAME, GAME.setup(2, 1)))
    return json.dumps({**raw, **changes})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "it is not JSON"),
        ("[1, 2]", "must be an object"),
        ("{}", "this is not a position: missing position, game, rules, pack, options, state"),
        ("[" * 200_000, "nested too deeply"),
        ("9" * 5000, "digits"),
        ('{"a": 1e400}', "1e400 is not a whole number"),
        (changed(position=2), "the position has format 2; this version of Kaboodle reads 1"),
        (changed(game="chess"), "game: the position has chess, this game has kaskaria"),
        (changed(pack="mine@1"), "pack: the position has mine@1"),
        (changed(rules=2), "rules: the position has 2"),
        (
            changed(options={"intrepid": True, "first": "random"}),
            "options: the position has intrepid=true, this game intrepid=false$",
        ),
        (changed(options={"first": "random"}), "the position has no intrepid, this game intrepid="),
        (changed(options={**GAME.settings, "deep": 1}), "has deep=1, this game no deep$"),
        (changed(options=[]), "options: must be an object"),
        (changed(more=1), "more: unknown name"),
        (changed(state=None), "state: must be an object"),
        ("x" * 1_000_001, "longer than"),
    ],
)
def test_a_bad_position_is_refused(text: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        position.read(GAME, text)
