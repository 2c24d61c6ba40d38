"""Combat: KR-F1 to KR-F6, and the worked example KR-X1."""

from __future__ import annotations

import pytest

from kaboodle.games.krom import Krom
from kaboodle.games.krom.content import CAVE, FOREST, MOUNTAIN, SAVANNA
from kaboodle.games.krom.dice import half, losses, ranking
from kaboodle.testing.table import choose, event_keys, keys, refused, watch
from tests.games.krom.table import A, B, C, allow, choosing, fighting, hand, purse, table


@pytest.mark.clause("KR-F1")
def test_kr_f1_every_fighter_rolls_one_die_in_the_open(game: Krom) -> None:
    s = table(game, choosing(3), seats=3, place="cave, cave, cave")
    for seat in (A, B):
        s = choose(game, s, seat, "go forest")

    s, events = watch(game, s, C, "go forest")

    rolls = [event for event in events if event.key == "krom-rolled"]
    assert [event.args["seat"] for event in rolls] == [0, 1, 2]
    shown = game.view(s, A).to_json()["asks"]
    assert shown == game.view(s, C).to_json()["asks"]
    assert [event.args["die"] for event in rolls] == shown[0]["totals"]  # type: ignore[index]
    assert shown[0]["dice"] == [[event.args["die"]] for event in rolls]  # type: ignore[index]


@pytest.mark.clause("KR-F2")
def test_kr_f2_fighters_are_asked_in_seat_order_until_all_pass_in_a_row(game: Krom) -> None:
    s = table(
        game,
        fighting({A: 2, B: 3, C: 4}),
        seats=3,
        here="cave",
        hands={B: "big-stick, lost-purse, raised-eyebrow"},
    )

    assert keys(game, s, A) == ["pass"]
    assert refused(game, s, A, "end") == "KR-F2 first-fight"
    assert refused(game, s, A, "play big-stick") == "KR-B1 card-not-held"
    s = choose(game, s, A, "pass")
    assert keys(game, s, B) == ["pass", "play big-stick"]
    assert refused(game, s, B, "play lost-purse") == "KR-B1 card-not-now"
    s = allow(game, choose(game, s, B, "play big-stick"))
    assert game.describe(s)["asks"] == [fighting({A: 2, B: 4, C: 4}, turn=2)]
    for seat in (C, A):
        s = choose(game, s, seat, "pass")
    assert game.asked(s) == [B]
    s = choose(game, s, B, "pass")

    assert s.life == [5, 7, 7]


@pytest.mark.clause("KR-F2")
def test_kr_f2_extra_dice_are_rolled_at_once_and_seen(game: Krom) -> None:
    fight = fighting({A: 5, B: 3}, dice=[[2], [3]])  # A has added 3 by a card
    s = table(game, fight, here="cave", hands={A: "fury"})

    s = choose(game, s, A, "play fury")
    s, events = watch(game, s, B, "allow")

    assert event_keys(events) == ["dice-added"]
    dice = events[0].args["dice"]
    assert isinstance(dice, list)
    assert len(dice) == 2
    assert events[0].args["total"] == 5 + sum(dice)
    asks = game.view(s, B).to_json()["asks"]
    assert asks[0]["dice"] == [[2, *dice], [3]]  # type: ignore[index]
    assert game.asked(s) == [B]


@pytest.mark.clause("KR-F3")
@pytest.mark.parametrize(
    ("place", "order"),
    [(CAVE, [1, 0, 2]), (SAVANNA, [1, 0, 2]), (FOREST, [0, 1, 2]), (MOUNTAIN, [0, 1, 2])],
)
def test_kr_f3_ties_go_by_weight_which_way_depends_on_the_place(
    place: int, order: list[int]
) -> None:
    assert ranking([5, 5, 3], [52, 148, 90], place) == order
    assert ranking([3, 5, 4], [52, 148, 90], place) == [1, 2, 0]


@pytest.mark.clause("KR-F3")
@pytest.mark.parametrize(
    ("here", "first"), [("cave", C), ("forest", A), ("savanna", C), ("mountain", A)]
)
def test_kr_f3_a_tie_has_one_winner_who_acts_first(game: Krom, here: str, first: int) -> None:
    s = table(game, fighting({A: 5, B: 5, C: 5}), seats=3, here=here)

    s = choose(game, choose(game, choose(game, s, A, "pass"), B, "pass"), C, "pass")

    assert s.life == [7, 7, 7]
    order = []
    while s.round == 1:
        [seat] = game.asked(s)
        order.append(seat)
        s = choose(game, s, seat, "end")
    assert order == ([A, B, C] if first == A else [C, B, A])


@pytest.mark.clause("KR-F4")
def test_kr_f4_losers_lose_the_difference_to_the_winner(game: Krom) -> None:
    assert losses([7, 7, 2, 9], 3) == [2, 2, 7, 0]
    s = table(game, fighting({A: 5, B: 2}), here="forest", life="7 7")

    s = choose(game, choose(game, s, A, "pass"), B, "pass")

    assert s.life == [7, 4]


@pytest.mark.clause("KR-F5")
def test_kr_f5_at_no_hit_points_a_player_is_stunned_and_does_not_act(game: Krom) -> None:
    s = table(game, fighting({A: 6, B: 1}), here="forest", life="7 4", tokens={})

    s = choose(game, s, A, "pass")
    s, events = watch(game, s, B, "pass")

    assert event_keys(events) == ["passed", "combat-won", "hurt", "stunned", "phase-begins"]
    assert s.life == [7, 0]
    assert game.asked(s) == [A]
    s = choose(game, s, A, "end")
    assert s.round == 2


@pytest.mark.clause("KR-F6")
def test_kr_f6_only_what_the_victim_has_can_be_robbed(game: Krom) -> None:
    s = table(
        game,
        fighting({A: 6, B: 1}, turn=1, passes=1),
        here="forest",
        life="7 4",
        tokens={B: "1 stone"},
    )
    s = choose(game, s, B, "pass")

    assert keys(game, s, A) == ["rob stone", "rob nothing"]
    assert refused(game, s, A, "rob wood") == "KR-F6 victim-has-none"
    assert refused(game, s, A, "rob card") == "KR-F6 victim-has-none"
    assert refused(game, s, A, "end") == "KR-F6 first-rob"
    s = choose(game, s, A, "rob stone")
    assert (purse(s, A), purse(s, B)) == ({"stone": 1}, {})
    assert "pick" in keys(game, s, A)


@pytest.mark.clause("KR-F6")
@pytest.mark.parametrize(("kroms", "taken"), [(1, 1), (5, 3), (6, 3)])
def test_kr_f6_half_the_kroms_rounded_up(game: Krom, kroms: int, taken: int) -> None:
    assert half(kroms) == taken
    s = table(
        game,
        fighting({A: 6, B: 1}, turn=1, passes=1),
        here="forest",
        life="7 4",
        tokens={B: f"{kroms} kroms, 1 wood"},
    )

    s = choose(game, choose(game, s, B, "pass"), A, "rob kroms")

    assert s.tokens[A][0] == taken
    assert s.tokens[B] == [kroms - taken, 1, 0, 0]


@pytest.mark.clause("KR-F6")
def test_kr_f6_a_card_is_drawn_blind_or_nothing_is_taken(game: Krom) -> None:
    s = table(
        game,
        fighting({A: 6, B: 1, C: 1}, turn=2, passes=2),
        seats=3,
        here="forest",
        life="7 4 5",
        tokens={},
        hands={B: "war-cry", C: "fury"},
    )
    s = choose(game, s, C, "pass")

    s, events = watch(game, s, A, "rob card")
    assert hand(game, s, A) == ["war-cry"]
    assert event_keys(events) == ["card-robbed"]
    s, events = watch(game, s, A, "rob nothing")

    assert event_keys(events) == ["robbery-declined", "phase-begins"]
    assert hand(game, s, C) == ["fury"]


@pytest.mark.clause("KR-F6")
def test_kr_f6_who_has_nothing_is_passed_over(game: Krom) -> None:
    s = table(game, fighting({A: 6, B: 1}, turn=1, passes=1), here="forest", life="7 4", tokens={})

    s = choose(game, s, B, "pass")

    assert "pick" in keys(game, s, A)


@pytest.mark.clause("KR-X1")
def test_kr_x1_six_three_two_costs_nothing_three_and_four(game: Krom) -> None:
    assert losses([6, 3, 2], 0) == [0, 3, 4]
    s = table(
        game,
        fighting({A: 6, B: 3, C: 2}, turn=2, passes=2),
        seats=3,
        here="savanna",
        life="7 3 7",
        tokens={B: "4 kroms"},
    )

    s, events = watch(game, s, C, "pass")

    assert event_keys(events) == ["passed", "combat-won", "hurt", "stunned", "hurt"]
    assert s.life == [7, 0, 3]
    s = choose(game, s, A, "rob kroms")
    assert (purse(s, A), purse(s, B)) == ({"kroms": 2}, {"kroms": 2})
    s = choose(game, s, A, "end")
    assert game.asked(s) == [C]


def test_a_combat_position_names_the_fighters(game: Krom) -> None:
    s = table(game, fighting({A: 6, B: 3}), acting_card("big-stick", A), here="cave")

    assert game.asked(s) == [B]


def acting_card(card: str, player: int) -> dict[str, object]:
    answers = ["allow" if seat == player else "" for seat in range(2)]
    return {
        "ask": "counter",
        "player": player,
        "card": card,
        "target": None,
        "first": 1,
        "answers": answers,
    }
