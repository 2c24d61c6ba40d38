"""What a page draws from: the rules provide chances, combinations, ties and options."""

from __future__ import annotations

from typing import Any

import pytest

from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.games.krom import Krom
from kaboodle.games.krom.content import FOREST
from kaboodle.games.krom.dice import chance
from kaboodle.games.krom.forecast import forecast, loot
from kaboodle.games.krom.frames import Fighting
from kaboodle.games.krom.state import BEAST, State
from kaboodle.testing.table import choose
from tests.games.krom.conftest import opened
from tests.games.krom.table import A, B, acting, choosing, table


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


def test_options_that_differ_from_the_box_are_named(game: Krom, beastly: Krom) -> None:
    assert game.scenery()["rules"] == []
    assert beastly.scenery()["rules"] == ["kromosaurus"]
    assert beastly.scenery()["words"] == {}


@pytest.mark.clause("KR-M3")
def test_kr_m3_what_an_option_was_set_to_is_said_where_it_is_more_than_yes() -> None:
    scenery = opened(stun_recovery="6", long_game=True).scenery()
    assert scenery["words"] == {"stun_recovery": "6"}


@pytest.mark.clause("KR-S3")
def test_kr_s3_what_wins_by_how_many_play(game: Krom) -> None:
    assert game.scenery()["goals"] == [10, 10, 10, 8, 7]
    assert opened(long_game=True).scenery()["goals"] == [12, 12, 12, 10, 9]


@pytest.mark.clause("KR-P4")
@pytest.mark.parametrize(
    ("held", "combination", "percent"),
    [("2222", "five", 17), ("2222", "four", 83), ("2345", "straight", 33), ("", "five", 0),
     ("22", "three", 28), ("2255", "full-house", 33)],
)  # fmt: skip
def test_kr_p4_the_chance_of_each_combination_with_the_other_dice_thrown_again(
    game: Krom, held: str, combination: str, percent: int
) -> None:
    scenery: Any = game.scenery()
    at = list(scenery["mountain"]["rewards"]).index(combination)
    assert scenery["mountain"]["odds"][held][at] == percent


@pytest.mark.clause("KR-B1")
def test_kr_b1_a_card_says_when_it_can_be_played_and_whether_at_somebody(game: Krom) -> None:
    scenery: Any = game.scenery()
    cards = {card["id"]: (card["when"], card["aimed"]) for card in scenery["bonus"]}
    assert cards["spiked-club"] == ("combat", False)
    assert cards["raised-eyebrow"] == ("counter", False)
    assert cards["wasp-nest"] == ("turn", True)


@pytest.mark.clause("KR-F4")
def test_kr_f4_what_a_fight_would_come_to_as_it_stands() -> None:
    """Two are tied and the lighter wins here. The beast, which is last, is never asked."""
    fight = Fighting([0, 2, BEAST], [5, 5, 3], [[5], [5], [3]], turn=1, passes=1)
    assert forecast(fight, [94, 52, 950], [7, 4, 1], FOREST) == {
        "ranks": [2, 1, 3],
        "losses": [0, 0, 2],
        "left": [7, 4, 0],
        "passed": [True, False, False],
    }


@pytest.mark.clause("KR-F6")
def test_kr_f6_what_a_robber_would_get() -> None:
    assert loot([7, 1, 0, 5]) == [4, 1, 0, 1]


def seen(game: Krom, s: State, seat: Seat = A) -> Any:
    return game.view(s, seat).to_json()


@pytest.mark.clause("KR-C2")
def test_kr_c2_the_mountain_promises_no_more_than_there_is(game: Krom) -> None:
    """One stone is left: four of a kind gives that one, for every viewer."""
    dice = acting(A, "climbing", dice="4 4 4 4 1")
    s = table(game, dice, here="mountain", tokens={A: "11 stone"})
    full: Any = game.scenery()["mountain"]
    four = full["rewards"]["four"]

    climbs = [seen(game, s, seat)["brings"]["climb"] for seat in (A, B, SPECTATOR)]

    assert {"stone": 3} in four
    assert [climb["four"][four.index({"stone": 3})] for climb in climbs] == [{"stone": 1}] * 3
    assert climbs[0]["pair"] == full["rewards"]["pair"]
    endless = opened(endless_supply=True)
    s = table(endless, dice, here="mountain", life="1 7", tokens={A: "12 stone"})
    assert seen(endless, s)["brings"]["climb"] == full["rewards"]


@pytest.mark.clause("KR-P5")
def test_kr_p5_a_rest_promises_no_more_than_full_life(game: Krom) -> None:
    s = table(game, acting(B), here="cave", life="7 6", tokens={A: "48 kroms"})

    brings = seen(game, s)["brings"]

    assert (brings["rest"], brings["prey"], brings["climb"]) == ({"kroms": 2, "life": 1}, [], {})
    assert seen(game, table(game, choosing(2)))["brings"]["rest"] is None


@pytest.mark.clause("KR-P3")
def test_kr_p3_a_prey_says_what_it_brings_with_dice_bought_or_not(game: Krom) -> None:
    s = table(game, acting(A), here="savanna", tokens={A: "12 bone"})
    gives = [game.pack.hunting.gives[card] for card in s.prey]

    prey = seen(game, s)["brings"]["prey"]

    assert [len(each) for each in prey] == [3] * 4
    assert all("bone" not in each for each in prey[0])
    assert [each[0].get("cards", 0) for each in prey] == [give[5] for give in gives]


@pytest.mark.clause("KR-C2")
def test_kr_c2_a_card_says_what_it_would_bring_its_player(game: Krom) -> None:
    """The price of a trade is available to be gained. A card on the table is shown for its
    player."""
    tokens = {A: "2 kroms", B: "48 kroms, 12 stone"}
    hands = {A: "barter, herb-tea, fury"}
    s = table(game, acting(A), here="cave", life="6 1", tokens=tokens, hands=hands)

    assert seen(game, s)["brings"]["cards"] == {"barter": {}, "herb-tea": {"life": 1}}
    assert seen(game, s, B)["brings"]["cards"] == {}
    s = choose(game, s, A, "play herb-tea")
    for seat in (B, SPECTATOR):
        assert seen(game, s, seat)["brings"]["cards"] == {"herb-tea": {"life": 1}}


@pytest.mark.clause("KR-E2")
def test_kr_e2_a_view_says_what_is_to_go_once_an_idea_is_realised(game: Krom) -> None:
    s = table(game, acting(A), here="cave")
    points = [game.pack.points[idea] for idea in s.ideas]

    assert seen(game, s)["needs"] == [10 - each for each in points]
    s.points[A] = 10 - points[0]
    assert seen(game, s)["needs"][0] == 0
    s.ideas[0] = -1
    assert seen(game, s)["needs"][0] == points[0]
    assert seen(game, s, SPECTATOR)["needs"] == []
