"""Dice and the standing truck: KO-R1 to KO-R5."""

from __future__ import annotations

import pytest

from kaboodle.games.kero import Kero, frames
from kaboodle.games.kero.roll import settle
from kaboodle.testing.chance import dice as thrown
from kaboodle.testing.table import choose, event_keys, fated, keys, refused, watch
from tests.games.kero.table import A, B, dice, shown, table, tip


@pytest.mark.clause("KO-R1")
def test_ko_r1_a_coloured_die_costs_a_jerrycan(game: Kero) -> None:
    s = table(game, jerrycans=(2, 0))

    s = choose(game, s, A, "add green", "add blue")

    assert s.jerrycans[0] == 0
    assert dice(s.chosen) == "white1 white2 white3 white4 white5 green blue"
    assert refused(game, s, A, "add yellow") == "KO-R1 too-few-jerrycans"
    assert refused(game, s, A, "add green") == "KO-R1 die-already-chosen"


@pytest.mark.clause("KO-R1")
def test_ko_r1_an_ability_makes_its_die_free(game: Kero) -> None:
    s = table(game, jerrycans=(0, 0), tiles=("yellow-die", ""))

    assert [key for key in keys(game, s, A) if key.startswith("add")] == ["add yellow"]
    s = choose(game, s, A, "add yellow")
    assert s.jerrycans[0] == 0


@pytest.mark.clause("KO-R1")
def test_ko_r1_only_chosen_dice_are_rolled(game: Kero) -> None:
    s = choose(game, table(game), A, "add green", "tip")

    assert dice(s.chosen) == "white1 white2 white3 white4 white5 green"
    assert refused(game, s, A, "roll blue") == "KO-R1 die-not-chosen"


@pytest.mark.clause("KO-R2")
def test_ko_r2_tipping_rolls_every_chosen_die(game: Kero) -> None:
    s = fated(game, table(game), thrown(1, 2, 6, 4, 5))

    s, events = watch(game, s, A, "tip")

    assert event_keys(events)[:2] == ["tipped", "rolled"]
    assert shown(s) == "brick wheat fire recruit jerrycan"
    assert dice(s.live) == "white1 white2 white4 white5"
    assert game.asked(s) == [A]


@pytest.mark.clause("KO-R2")
def test_ko_r2_any_dice_without_fire_may_be_rolled_again(game: Kero) -> None:
    s = tip(game, table(game), "brick fire wheat fire metal")

    assert keys(game, s, A) == [
        "lay flat",
        "roll white1",
        "roll white3",
        "roll white1 white3",
        "roll white5",
        "roll white1 white5",
        "roll white3 white5",
        "roll white1 white3 white5",
    ]
    assert refused(game, s, A, "roll white1 white2") == "KO-R2 die-burnt"


@pytest.mark.clause("KO-R2")
def test_ko_r2_only_the_named_dice_are_rolled(game: Kero) -> None:
    s = tip(game, table(game, tanks=(60_000, 0)), "brick wheat wheat wheat metal")

    s = fated(game, s, thrown(5, 3))
    s = choose(game, s, A, "roll white1 white3")

    assert shown(s) == "jerrycan wheat metal wheat metal"


@pytest.mark.clause("KO-R2")
def test_ko_r2_everyone_is_told_which_dice_were_thrown(game: Kero) -> None:
    s = tip(game, table(game), "brick wheat wheat wheat metal", {"blue": 0})

    _, events = watch(game, s, A, "roll white1 white3 blue")

    assert events[0].args["dice"] == 3
    assert events[0].args["thrown"] == [0, 2, 7]


@pytest.mark.clause("KO-R2")
def test_ko_r2_before_the_truck_is_tipped_nothing_is_rolled(game: Kero) -> None:
    s = table(game)

    assert refused(game, s, A, "roll white1") == "KO-R2 truck-lies"
    assert refused(game, s, A, "lay flat") == "KO-R2 truck-lies"


@pytest.mark.clause("KO-R3")
def test_ko_r3_laid_flat_the_rolling_is_over_for_good(game: Kero) -> None:
    s = tip(game, table(game, tanks=(30_000, 0)), "brick wheat wheat wheat metal")

    s = choose(game, s, A, "lay flat")

    assert s.tanks[0] == 30_000
    assert s.frames == [frames.CAMP]
    assert refused(game, s, A, "roll white1") == "KO-R3 rolling-is-over"
    assert refused(game, s, A, "tip") == "KO-R3 rolling-is-over"
    assert refused(game, s, A, "whole") == "KO-R3 not-now"


@pytest.mark.clause("KO-R4")
def test_ko_r4_an_outage_loses_the_dice_and_the_turn(game: Kero) -> None:
    s = table(game, tanks=(3_000, 30_000), jerrycans=(2, 2), row="tin-roof,-,-,-,-,elder")
    s = tip(game, s, "fire fire jerrycan jerrycan jerrycan")
    before = s.discard.copy()

    settle(s, s.chosen, None)

    assert s.outages == 1
    assert s.jerrycans == [2, 2], "nothing on the dice counts"
    assert dice(s.live) == "white1 white2 white3 white4 white5", (
        "a free fuelling with the white dice"
    )
    assert game.asked(s) == [B]
    while s.frames == [frames.FUELLING]:
        s, _ = watch(game, s, B, "throw")
    assert s.discard == before, "fires neither"
    assert s.tanks[0] > 0
    assert s.turn == B
    assert s.frames == [frames.START]


@pytest.mark.clause("KO-R5")
@pytest.mark.parametrize("key", ["hire", "free fuel", "forgive", "move 1 2", "send home 1"])
def test_ko_r5_no_tuarek_while_the_truck_stands(game: Kero, key: str) -> None:
    s = table(
        game,
        tuareks=("fuel, reroll, move, expel", ""),
        jerrycans=(9, 0),
        explorers=([1, 0, 0, 0], [1, 0, 0, 0]),
    )
    assert refused(game, s, A, key) == ""

    s = tip(game, s, "brick brick brick brick brick")

    assert refused(game, s, A, key) == "KO-R5 truck-stands"


def test_with_every_die_burnt_only_laying_flat_is_left(game: Kero) -> None:
    s = tip(game, table(game), "fire fire fire fire fire")

    assert keys(game, s, A) == ["lay flat"]


def test_the_other_clan_waits(game: Kero) -> None:
    s = table(game)

    assert game.options(s, B) == []
    assert refused(game, s, B, "tip") == "KO-L2 not-your-turn"
