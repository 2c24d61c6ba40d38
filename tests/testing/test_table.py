"""The test kit that plays any game by keys."""

from __future__ import annotations

import pytest

from kaboodle import load
from kaboodle.core.errors import IllegalAction, MalformedAction
from kaboodle.core.event import Event
from kaboodle.core.ids import Seat
from kaboodle.shelf import BOXES, AnyGame
from kaboodle.testing.chance import dice
from kaboodle.testing.table import (
    after,
    choose,
    event_keys,
    fated,
    keys,
    lucky,
    move,
    refused,
    watch,
)

A, B = Seat(0), Seat(1)
GAME = load("kaskaria", first="seat1")


def test_choices_by_key() -> None:
    s = GAME.setup(2, 1)
    assert "take pile" in keys(GAME, s, A)
    assert keys(GAME, s, B) == []

    once, events = watch(GAME, s, A, "take pile")

    assert GAME.describe(choose(GAME, s, A, "take pile")) == GAME.describe(once)
    assert GAME.describe(after(GAME, s, "0 take pile")) == GAME.describe(once)
    assert event_keys(events)[0] == "taken-from-pile"
    assert event_keys(events, A)[0] == "taken-from-pile-known"
    assert event_keys(events, B)[0] == "taken-from-pile"


def test_refusals_name_clause_and_message() -> None:
    s = GAME.setup(2, 1)

    assert refused(GAME, s, A, "take pile") == ""
    assert refused(GAME, s, B, "take pile") == "HK-T1 not-your-turn"
    with pytest.raises(IllegalAction, match="HK-T1"):
        choose(GAME, s, B, "take pile")


@pytest.mark.parametrize("line", ["take pile", "A take pile", "0  take pile", "0@ take pile", "0"])
def test_a_line_that_is_not_a_move_is_refused(line: str) -> None:
    with pytest.raises(MalformedAction, match="is not a move"):
        after(GAME, GAME.setup(2, 1), line)


def test_a_missing_time_is_the_earliest() -> None:
    game = load("kero", clock="realtime")
    s = game.setup(2, 1)

    key = keys(game, s, game.asked(s)[0])[0]

    assert move(game, s, A, key).at == game.soonest(s)
    assert move(game, s, A, key, 900).at == 900


@pytest.mark.parametrize("name", list(BOXES))
def test_only_chance_changes(name: str) -> None:
    game: AnyGame = load(name)
    s = game.setup(2, 1)

    ours, theirs = game.describe(fated(game, s, dice(1, 2, 3, 4))), game.describe(s)

    assert ours.pop("rng") != theirs.pop("rng")
    assert ours == theirs


def test_dice_can_be_set() -> None:
    game = load("kero", first="seat1")

    _, events = watch(game, fated(game, game.setup(2, 1), dice(1, 1, 2, 2, 6)), A, "tip")

    assert events[-1].args["faces"] == [0, 0, 1, 1, 5, -1, -1, -1]


def test_a_seed_with_the_wanted_luck_is_found_again() -> None:
    game = load("kero", first="seat1")
    s = game.setup(2, 1)
    tip = move(game, s, A, "tip")

    def burns(_: object, events: list[Event]) -> bool:
        return events[-1].args["fires"] == 4

    before = lucky(game, s, tip, burns)

    assert burns(*game.play(before, tip))
    assert game.describe(before) == game.describe(lucky(game, s, tip, burns))
    with pytest.raises(ValueError, match="in 5 tries it never came to that"):
        lucky(game, s, tip, lambda after, events: False, 5)
