"""What a view and the scenery tell whoever draws the table, and the rules they come from."""

from __future__ import annotations

from typing import Any

import pytest

from kaboodle.core.ids import Seat
from kaboodle.games.kero import Kero, frames, verbs
from kaboodle.games.kero.actions import VERB
from kaboodle.games.kero.content import TUAREKS
from kaboodle.games.kero.score import parts
from kaboodle.shelf import open_game
from tests.games.kero.table import A, B, table

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

    told: Any = game.scenery()["when"]
    assert offered == {kind for kind in TUAREKS if moment in told[kind]}


def seen(game: Kero, s: Any) -> Any:
    return game.view(s, A).to_json()
