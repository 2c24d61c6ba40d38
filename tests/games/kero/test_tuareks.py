"""The Tuareks: KO-U1 to KO-U8."""

from __future__ import annotations

import pytest

from kaboodle.games.kero import Kero, frames
from kaboodle.testing.table import choose, event_keys, keys, refused, watch
from tests.games.kero.table import DICE, A, B, dice, names, table, tip


@pytest.mark.clause("KO-U1")
def test_ko_u1_two_coloured_dice_of_ones_choice(game: Kero) -> None:
    s = table(game, tuareks=("dice", ""), jerrycans=(0, 0))

    assert [key for key in keys(game, s, A) if key.startswith("call")] == [
        "call green yellow",
        "call green blue",
        "call yellow blue",
    ]
    s = choose(game, s, A, "call green blue")
    assert dice(s.chosen) == "white1 white2 white3 white4 white5 green blue"
    assert sum(s.tuareks[A]) == 0, "discarded after use"
    assert refused(game, s, A, "call green yellow") == "KO-U1 no-such-tuarek"


@pytest.mark.clause("KO-U1")
def test_ko_u1_only_dice_that_are_still_there_and_only_before_rolling(game: Kero) -> None:
    s = choose(game, table(game, tuareks=("dice", "")), A, "add green")

    assert refused(game, s, A, "call green yellow") == "KO-U1 dice-not-there"
    assert refused(game, s, A, "call yellow blue") == ""
    s.frames = [frames.CAMP]
    assert refused(game, s, A, "call yellow blue") == "KO-U1 only-before-rolling"


@pytest.mark.clause("KO-U2")
def test_ko_u2_fires_may_be_rolled_again_this_turn(game: Kero) -> None:
    s = choose(game, table(game, tuareks=("reroll, reroll", "")), A, "forgive")
    assert refused(game, s, A, "forgive") == "KO-U2 already-forgiven"
    assert "forgive" not in keys(game, s, A)

    s = tip(game, s, "fire fire fire fire fire")
    assert "roll white1 white2 white3 white4 white5" in keys(game, s, A)
    s = choose(game, s, A, "lay flat")
    assert s.fires == 5, "a fire that stays counts"
    assert refused(game, s, A, "forgive") == "KO-U2 only-before-rolling"


@pytest.mark.clause("KO-U2")
def test_ko_u2_it_is_over_with_the_turn(game: Kero) -> None:
    s = choose(game, table(game, tuareks=("reroll", "")), A, "forgive", "tip", "lay flat")
    while s.frames[-1] != frames.CAMP:
        s = choose(game, s, A, keys(game, s, A)[0])

    s = choose(game, s, A, "end turn")

    assert not s.forgiven()


@pytest.mark.clause("KO-U3")
def test_ko_u3_is_played_in_the_opponents_turn_and_needs_the_tile(game: Kero) -> None:
    s = choose(game, table(game, frame=frames.START, tuareks=("thin", "move")), A, "fuel once")

    assert keys(game, s, B) == ["whole"]
    assert refused(game, s, B, "thin out") == "KO-U3 no-such-tuarek"
    s = choose(game, table(game, frame=frames.START, tuareks=("", "thin")), A, "fuel once")
    s, events = watch(game, s, B, "thin out")
    assert event_keys(events) == ["tuarek-played", "fuelling-begins"]


@pytest.mark.clause("KO-U4")
@pytest.mark.parametrize("frame", [frames.PREPARE, frames.CAMP])
def test_ko_u4_one_or_two_explorers_move(game: Kero, frame: int) -> None:
    s = table(game, frame=frame, tuareks=("move", ""), explorers=([2, 0, 0, 0], [0, 0, 1, 0]))

    assert [key for key in keys(game, s, A) if key.startswith("move")] == [
        "move 1 2",
        "move 1 3",
        "move 1 4",
    ]
    s = choose(game, s, A, "move 1 2")
    assert refused(game, s, A, "hire") == "KO-U4 first-move"
    one = choose(game, s, A, "stay")
    assert one.explorers[A][:4] == [1, 1, 0, 0]
    two = choose(game, s, A, "move 1 3")
    assert two.explorers[A][:4] == [0, 1, 1, 0]
    assert one.frames == two.frames == [frame]
    assert refused(game, two, A, "move 2 1") == "KO-U4 no-such-tuarek"


@pytest.mark.clause("KO-U4")
def test_ko_u4_only_own_explorers_move(game: Kero) -> None:
    s = table(game, tuareks=("move", ""), explorers=([1, 0, 0, 0], [0, 2, 0, 0]))

    assert refused(game, s, A, "move 2 1") == "KO-U4 none-of-yours"
    s = choose(game, s, A, "move 1 2")
    assert refused(game, s, A, "move 1 2") == "KO-U4 none-of-yours"


@pytest.mark.clause("KO-U5")
def test_ko_u5_two_resources_after_rolling(game: Kero) -> None:
    before = table(game, tuareks=("resources", ""))
    assert refused(game, before, A, "gift brick wheat") == "KO-U5 only-after-rolling"

    s = table(game, frame=frames.CAMP, tuareks=("resources, resources", ""))
    s = choose(game, s, A, "gift brick wheat", "gift metal metal")

    assert s.resources == [1, 1, 2, 0]
    assert refused(game, s, A, "gift metal metal") == "KO-U5 no-such-tuarek"
    assert not [key for key in game.catalogue.keys if "gift" in key and "jerrycan" in key]
    words = game.catalogue.words[game.catalogue.number("gift metal metal")]
    assert words.args == {"resource": "metal", "other": "metal", "metal": 2}, (
        "reported as an amount"
    )


@pytest.mark.clause("KO-U6")
@pytest.mark.parametrize("frame", [frames.START, frames.PREPARE, frames.CAMP])
def test_ko_u6_a_free_fuelling_before_or_after_rolling(game: Kero, frame: int) -> None:
    s = table(game, frame=frame, tuareks=("fuel", ""), jerrycans=(0, 0))

    s = choose(game, s, A, "free fuel")

    assert s.frames[-1] == frames.THINNING
    s = choose(game, s, B, "whole")
    assert dice(s.live) == " ".join(DICE), "with all of them"
    assert refused(game, table(game), A, "free fuel") == "KO-U6 no-such-tuarek"


@pytest.mark.clause("KO-U7")
@pytest.mark.parametrize("frame", [frames.PREPARE, frames.CAMP])
def test_ko_u7_an_opposing_explorer_goes_home_for_two_jerrycans(game: Kero, frame: int) -> None:
    s = table(
        game,
        frame=frame,
        tuareks=("expel", ""),
        jerrycans=(2, 1),
        explorers=([1, 0, 0, 0], [0, 2, 0, 0]),
    )

    assert refused(game, s, A, "send home 1") == "KO-U7 nobody-there"
    s = choose(game, s, A, "send home 2")
    assert s.explorers[B][:4] == [0, 1, 0, 0]
    assert s.home(B) == 6
    assert s.jerrycans == [0, 3]
    assert refused(game, s, A, "send home 2") == "KO-U7 no-such-tuarek"


@pytest.mark.clause("KO-U7")
def test_ko_u7_the_jerrycans_are_needed(game: Kero) -> None:
    s = table(game, tuareks=("expel", ""), jerrycans=(1, 1), explorers=([0] * 4, [1, 0, 0, 0]))

    assert refused(game, s, A, "send home 1") == "KO-U7 too-few-jerrycans"
    assert "send home 1" not in keys(game, s, A)


@pytest.mark.clause("KO-U8")
def test_ko_u8_one_further_card_is_discarded_after_the_fire(game: Kero) -> None:
    s = table(
        game,
        frame=frames.CAMP,
        tuareks=("scorch", ""),
        row="tin-roof,elder,kiln,still,bazaar,outpost",
        fires=2,
        pile="caravan, sky-engine",
    )

    s = choose(game, s, A, "plan fire", "end turn")

    assert names(game, s.row)[5] == "-", "the fire came first"
    assert keys(game, s, A) == [f"scorch {i}" for i in range(1, 6)]
    assert refused(game, s, A, "scorch 6") == "KO-U8 space-is-empty"
    assert refused(game, s, A, "end turn") == "KO-U8 first-scorch"
    s = choose(game, s, A, "scorch 2")
    assert names(game, s.row) == ["sky-engine", "caravan", "tin-roof", "kiln", "still", "bazaar"]
    assert s.turn == B


@pytest.mark.clause("KO-U8")
def test_ko_u8_any_number_and_an_empty_row_gives_nothing(game: Kero) -> None:
    s = table(
        game,
        frame=frames.CAMP,
        tuareks=("scorch, scorch", ""),
        row="-,-,-,-,-,outpost",
    )
    s = choose(game, s, A, "plan fire", "plan fire", "end turn", "scorch 6")

    assert s.turn == B
    assert refused(game, s, B, "plan fire") == "KO-U8 only-after-rolling"
    s.frames = [frames.CAMP]
    assert refused(game, s, B, "plan fire") == "KO-U8 no-such-tuarek"


def test_any_number_of_tuareks_a_turn(game: Kero) -> None:
    s = table(game, tuareks=("dice, reroll, fuel, move", ""), explorers=([1] * 4, [0] * 4))

    s = choose(game, s, A, "move 1 2", "stay", "call green blue", "forgive", "free fuel")

    assert sum(s.tuareks[A]) == 0
