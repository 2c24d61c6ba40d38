"""What a view and the scenery provide for drawing the table, and the rules it comes from."""

from __future__ import annotations

from typing import Any

import pytest

from kaboodle.core.ids import Seat
from kaboodle.games.kero import Kero, frames, verbs
from kaboodle.games.kero.actions import VERB
from kaboodle.games.kero.content import ALL_DICE, RESOURCES, TUAREKS, WHITE_DICE
from kaboodle.games.kero.score import parts
from kaboodle.games.kero.tuarek import moment
from kaboodle.shelf import open_game
from kaboodle.testing.table import choose
from tests.games.kero.conftest import opened
from tests.games.kero.table import A, B, table, tip

PLAYED = {
    verbs.CALL: "dice", verbs.FORGIVE: "reroll", verbs.THIN_OUT: "thin", verbs.MOVE: "move",
    verbs.GIFT: "resources", verbs.FREE_FUEL: "fuel", verbs.SEND_HOME: "expel",
    verbs.PLAN_FIRE: "scorch",
}  # fmt: skip


@pytest.mark.clause("KO-E3")
def test_ko_e3_a_view_tells_what_is_counted_and_what_could_be(game: Kero) -> None:
    s = table(game, cards=("elder", "kiln"), won=("nomad-camp", ""))

    clan = seen(game, s)["clans"][A]

    assert clan["points"] == sum(part.points[A] for part in parts(s))
    assert len(clan["worth"]) == 1
    green = game.pack.colours.index("green")
    held = [game.pack.cards[card].colour for card in s.cards[A]].count(green)
    valley = game.pack.lands[game.pack.land_numbers["green-valley"]]
    assert clan["would"][2] == valley.points + held


@pytest.mark.clause("KO-R5")
@pytest.mark.parametrize("top", ["rolling", "fuelling"])
def test_ko_r5_while_the_truck_stands_or_is_filled_no_tuarek_is_played(top: str) -> None:
    assert [moment(frames.NAMES.index(top), own) for own in (True, False)] == [None, None]


def test_ko_l2_an_empty_space_is_worth_nothing(game: Kero) -> None:
    s = table(game, claims=3, turn=1, lands="-,-,-,-", last_turn=True)

    assert seen(game, s)["clans"][B]["would"] == [0, 0, 0, 0]


@pytest.mark.clause("KO-R1")
def test_ko_r1_a_die_of_an_ability_is_free(game: Kero) -> None:
    s = table(game, tiles=("yellow-die", ""))

    assert seen(game, s)["dice_prices"] == [1, 0, 1]


@pytest.mark.clause("KO-C3")
def test_ko_c3_a_view_tells_how_many_jerrycans_are_left_in_the_box(game: Kero) -> None:
    assert seen(game, table(game, jerrycans=(5, 4)))["supply"] == 18
    endless = open_game("kero", {"endless_supply": True})
    assert endless.view(endless.setup(2, 1), A).to_json()["supply"] is None


@pytest.mark.clause("KO-B1")
@pytest.mark.parametrize(
    ("fires", "row", "burns"),
    [(1, "elder,-,kiln,-,-,-", 0), (2, "elder,-,kiln,-,-,-", 3), (2, "-,-,-,-,-,-", 0)],
)
def test_ko_b1_a_view_tells_which_card_will_burn(
    game: Kero, fires: int, row: str, burns: int
) -> None:
    assert seen(game, table(game, frame=frames.CAMP, row=row, fires=fires))["burns"] == burns


def test_before_the_camp_nothing_is_about_to_burn(game: Kero) -> None:
    assert seen(game, table(game, row="elder,-,kiln,-,-,-"))["burns"] == 0


@pytest.mark.clause("KO-F4")
@pytest.mark.parametrize(("answer", "dice"), [("whole", ALL_DICE), ("thin out", WHITE_DICE)])
def test_ko_f4_a_view_tells_the_dice_of_the_running_fuelling(
    game: Kero, answer: str, dice: int
) -> None:
    s = table(game, frame=frames.START, tuareks=("", "thin"), faces=[5] * 8, tanks=(0, 0))
    assert seen(game, s)["fuelling_dice"] == 0

    s = choose(game, s, A, "fuel once")
    s = choose(game, s, B, answer)
    assert seen(game, s)["fuelling_dice"] == dice
    s = choose(game, s, B, "throw")
    assert seen(game, s)["live"] != dice, "some are set aside"
    assert seen(game, s)["fuelling_dice"] == dice


@pytest.mark.clause("KO-T3")
@pytest.mark.parametrize(("level", "rolls"), [(9_001, 3), (9_000, 2), (3_001, 1), (3_000, 0)])
def test_ko_t3_a_view_tells_how_many_rolls_leave_something(
    game: Kero, level: int, rolls: int
) -> None:
    s = table(game, tanks=(level, 0))
    assert seen(game, s)["rolls"] == rolls

    tipped = choose(game, s, A, "tip")

    assert tipped.outages == (1 if rolls == 0 else 0)
    assert seen(opened(clock="realtime"), table(opened(clock="realtime")))["rolls"] is None


@pytest.mark.clause("KO-M1")
def test_ko_m1_a_view_tells_what_the_dice_would_come_to(game: Kero) -> None:
    s = table(game, jerrycans=(2, 25), tiles=("metal", ""))
    assert seen(game, s)["coming"] == {**dict.fromkeys(RESOURCES, 0), "jerrycan": 2}

    s = tip(game, s, "brick brick wheat jerrycan fire", {"green": 0})
    coming = seen(game, s)["coming"]

    flat = choose(game, s, A, "lay flat")
    assert coming == {**seen(game, flat)["resources"], "jerrycan": 2}, "the box is empty (KO-C3)"
    assert coming["metal"] == 1
    assert coming == seen(game, flat)["coming"]


@pytest.mark.clause("KO-L1")
def test_ko_l1_a_view_tells_who_leads(game: Kero) -> None:
    s = table(game, explorers=([2, 1, 0, 0], [1, 1, 1, 0]))

    assert seen(game, s)["leaders"] == [A, None, B, None]


@pytest.mark.parametrize(
    ("asking", "asked", "moment"),
    [
        (["prepare"], A, "before"),
        (["camp"], A, "after"),
        (["prepare", "thinning"], B, "theirs"),
    ],
)
def test_ko_u_when_a_tuarek_may_be_played_is_when_the_rules_offer_it(
    game: Kero, asking: list[str], asked: Seat, moment: str
) -> None:
    all_kinds = ", ".join(TUAREKS)
    s = table(
        game,
        tuareks=(all_kinds, all_kinds),
        explorers=([1] * 4, [1] * 4),
        frames=asking,
        fuellings=len(asking) - 1,
    )

    offered = {PLAYED[VERB[a]] for a in game.options(s, asked) if VERB[a] in PLAYED}

    assert seen(game, s)["moments"] == [moment if seat == asked else None for seat in (A, B)]
    moments: Any = game.scenery()["when"]
    assert offered == {kind for kind in TUAREKS if moment in moments[kind]}


def seen(game: Kero, s: Any) -> Any:
    return game.view(s, A).to_json()
