"""Kaskaria positions: impossible ones are refused, with every reason."""

from __future__ import annotations

from typing import Any

import pytest

from kaboodle.core.errors import PositionError
from kaboodle.games.kaskaria import Kaskaria


def refused(game: Kaskaria, **changes: object) -> list[str]:
    raw: dict[str, Any] = {**game.describe(game.setup(2, 1)), **changes}
    with pytest.raises(PositionError) as caught:
        game.restore(raw)
    return caught.value.faults


def test_a_position_with_a_card_too_many_is_refused(game: Kaskaria) -> None:
    s = game.setup(2, 1)
    pile = game.describe(s)["pile"]
    assert isinstance(pile, list)
    doubled = "red gold" if pile[-1] != "red gold" else "blue gold"
    faults = refused(game, pile=[*pile[:-1], doubled])

    assert len(faults) == 2
    assert all("(HK-C1)" in fault for fault in faults)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"seats": 7}, "state.seats: must be a whole number from 2 to 4, not 7"),
        ({"rng": [1, 2, 3]}, "state.rng: must have 4 entries, not 3"),
        ({"discard": ["red fish"]}, "state.discard[0]: 'red fish' is not a card of this pack"),
        (
            {"discard": ["waterfall"]},
            "state.discard[0]: the waterfall is always in the pile (HK-W1)",
        ),
        ({"discard": [["red"]]}, "state.discard[0]: \"['red']\" is not a card of this pack"),
        ({"discard": "red gold"}, "state.discard: must be a list, not red gold"),
        (
            {"display": ["", "", "waterfall"]},
            "state.display[2]: 'waterfall' cannot lie in the display",
        ),
        ({"hands": []}, "state.hands: must have 2 entries, not 0"),
        ({"runner": [11, 0]}, "state.runner[0]: must be a whole number from 0 to 10, not 11"),
        ({"gold": [1, 0]}, "state.gold: with the treasure it must be 80 in all (HK-T4)"),
        (
            {"owed": 1},
            "state.owed: cards are owed while a set lies on the table, only then (HK-T5)",
        ),
        ({"owed": 6}, "state.owed: a +2 never takes the hand past the limit (HK-T6)"),
        ({"shelf": 0}, "state.shelf: the waterfall lies higher in the pile than that (HK-S2)"),
        ({"amulet": 1}, "state.amulet: belongs to the seat with a figure on the volcano (HK-E1)"),
        ({"amulet": "me"}, "state.amulet: must be a whole number from 0 to 1, not me"),
        (
            {"runner": [10, 0]},
            "state.amulet: belongs to the seat with a figure on the volcano (HK-E1)",
        ),
        (
            {"runner": [10, 0], "amulet": 0, "turn": 1},
            "state.turn: after the amulet is taken no other seat plays (HK-E1)",
        ),
        (
            {"known": [[], ["red gold"] * 2]},
            "state.known[1]: names cards that are not in the hand (HK-K1)",
        ),
        ({"speed": 1}, "state.speed: unknown name"),
    ],
)
def test_a_bad_position_is_refused(game: Kaskaria, changes: dict[str, Any], fault: str) -> None:
    assert any(fault in each for each in refused(game, **changes))


def test_a_position_must_be_an_object(game: Kaskaria) -> None:
    with pytest.raises(PositionError, match="state: must be an object, not 5"):
        game.restore(5)
