"""The action phase: KR-P0 to KR-P5, evolutions and winning KR-E1, KR-E2."""

from __future__ import annotations

import pytest

from kaboodle.core.game import Move
from kaboodle.core.ids import Action, Millis
from kaboodle.core.rng import from_seed
from kaboodle.games.krom import Krom
from kaboodle.games.krom.content import COMBINATIONS
from kaboodle.games.krom.dice import caught, combination
from kaboodle.games.krom.frames import Acting
from kaboodle.games.krom.places import settle_hunt
from kaboodle.testing.table import choose, event_keys, keys, refused, watch
from tests.games.krom.table import A, B, acting, drained, hand, purse, table


@pytest.mark.clause("KR-P0")
def test_kr_p0_one_place_action_and_anything_else_in_any_order(game: Krom) -> None:
    s = table(
        game,
        acting(A),
        here="cave",
        tokens={A: "4 kroms, 3 wood"},
        hands={A: "herb-tea"},
        ideas="torch, spear",
    )

    assert {"rest", "realise 1", "play herb-tea", "end"} <= set(keys(game, s, A))
    assert keys(game, s, B) == []
    assert refused(game, s, B, "rest") == "KR-A1 not-asked"
    assert refused(game, s, A, "pass") == "KR-P0 not-in-phase"
    s = choose(game, s, A, "rest")
    assert refused(game, s, A, "rest") == "KR-P0 place-action-done"
    s = choose(game, s, A, "realise 1")
    assert "rest" not in keys(game, s, A)
    s = choose(game, s, A, "end")

    assert s.round == 2
    timed = game.refusal(s, Move(A, Action(1), Millis(5)))
    assert timed is not None
    assert (timed.clause, timed.words.key) == ("KR-A1", "krom-no-clock")


@pytest.mark.clause("KR-P0")
def test_kr_p0_the_place_action_may_be_skipped(game: Krom) -> None:
    for here in ("cave", "forest", "savanna", "mountain"):
        s = table(game, acting(A), here=here)
        assert choose(game, s, A, "end").round == 2


@pytest.mark.clause("KR-P1")
def test_kr_p1_rest_gives_three_kroms_and_two_hit_points(game: Krom) -> None:
    s = table(game, acting(A), here="cave", life="3 7", tokens={})

    s = choose(game, s, A, "rest")

    assert purse(s, A) == {"kroms": 3}
    assert s.life[A] == 5
    assert refused(game, s, A, "buy life") == "KR-P1 rest-rules-out-services"


@pytest.mark.clause("KR-P1")
def test_kr_p1_services_any_number_of_them(game: Krom) -> None:
    s = table(game, acting(A), here="cave", life="2 7", tokens={A: "13 kroms"}, bonus="fury")

    s = choose(game, s, A, "buy stone", "buy bone", "buy bone", "buy life", "buy card")

    assert purse(s, A) == {"kroms": 1, "stone": 1, "bone": 2}
    assert s.life[A] == 5
    assert hand(game, s, A) == ["fury"]
    assert refused(game, s, A, "rest") == "KR-P1 services-rule-out-rest"
    assert refused(game, s, A, "buy wood") == "KR-P1 too-few-kroms"
    assert refused(game, s, A, "buy card") == "KR-P1 too-few-kroms"
    assert "buy life" in keys(game, s, A)
    s = choose(game, s, A, "buy life")
    assert refused(game, s, A, "buy life") == "KR-P5 life-is-full"
    s = table(game, acting(A), here="cave", life="2 7", tokens={})
    assert refused(game, s, A, "buy life") == "KR-P1 too-few-kroms"
    assert refused(game, s, A, "pick") == "KR-P2 other-place"


@pytest.mark.clause("KR-P2")
def test_kr_p2_four_cards_for_nothing_one_three_and_four_kroms(game: Krom) -> None:
    s = table(
        game,
        acting(A),
        here="forest",
        tokens={A: "9 kroms"},
        picking="dry-sticks, fallen-trunk, bare-branches, shining-beetles",
    )

    s, events = watch(game, s, A, "pick")
    assert event_keys(events) == ["picked", "gained-wood"]
    assert purse(s, A) == {"kroms": 9, "wood": 1}
    s = choose(game, s, A, "pick")
    assert purse(s, A) == {"kroms": 8, "wood": 3}
    s = choose(game, s, A, "pick")
    assert purse(s, A) == {"kroms": 5, "wood": 3}
    s = choose(game, s, A, "pick")
    assert purse(s, A) == {"kroms": 2, "wood": 3}
    assert len(s.picked) == 4
    assert refused(game, s, A, "pick") == "KR-P2 no-more-picking"
    assert keys(game, s, A)[0] in ("realise 1", "realise 2", "realise 3", "realise 4", "end")


@pytest.mark.clause("KR-P2")
def test_kr_p2_a_card_that_cannot_be_paid_is_not_picked(game: Krom) -> None:
    s = table(game, acting(A), here="forest", tokens={}, picking="bare-branches")

    s = choose(game, s, A, "pick")

    assert refused(game, s, A, "pick") == "KR-P2 too-few-kroms"
    assert "pick" not in keys(game, s, A)


@pytest.mark.clause("KR-P2")
def test_kr_p2_the_discard_may_be_shuffled_in_before_the_first_card(game: Krom) -> None:
    s = table(game, acting(A), here="forest", picked="honeycomb, dry-sticks")
    assert keys(game, s, A)[:2] == ["shuffle", "pick"]

    s, events = watch(game, s, A, "shuffle")

    assert event_keys(events) == ["deck-remade"]
    assert (len(s.picking), s.picked) == (20, [])
    assert refused(game, s, A, "shuffle") == "KR-P2 nothing-to-shuffle"
    s = choose(game, s, A, "pick")
    assert refused(game, s, A, "shuffle") == "KR-P2 shuffle-comes-first"


@pytest.mark.clause("KR-P2")
def test_kr_p2_an_empty_picking_deck_is_remade(game: Krom) -> None:
    s = table(game, acting(A), here="forest", picked=drained(game, "picking"))

    s = choose(game, s, A, "pick")

    assert (len(s.picking), len(s.picked)) == (19, 1)


@pytest.mark.clause("KR-P3")
def test_kr_p3_extra_dice_are_bought_before_the_roll(game: Krom) -> None:
    s = table(game, acting(A), here="savanna", tokens={A: "3 kroms"}, prey="mammoth")

    assert keys(game, s, A)[:3] == ["hunt 1 +0", "hunt 1 +1", "hunt 2 +0"]
    assert refused(game, s, A, "hunt 1 +2") == "KR-P3 too-few-kroms"
    s, events = watch(game, s, A, "hunt 1 +1")

    assert event_keys(events)[:2] == ["lost-kroms", "hunted"]
    dice = events[1].args["dice"]
    assert isinstance(dice, list)
    assert len(dice) == 4
    assert refused(game, s, A, "hunt 2 +0") == "KR-P3 one-hunt"
    assert refused(game, s, A, "climb") == "KR-P4 other-place"


@pytest.mark.clause("KR-P3")
def test_kr_p3_reaching_the_value_brings_the_reward_and_a_new_prey(game: Krom) -> None:
    assert caught([4, 3], 7)
    assert not caught([3, 3], 7)
    s = table(game, acting(A), here="savanna", tokens={}, prey="ostrich", hunting="hare")
    f = s.frames[-1]
    assert isinstance(f, Acting)

    settle_hunt(s, f, 0, [3, 3], None)
    assert (purse(s, A), game.pack.hunting.ids[s.prey[0]]) == ({}, "ostrich")
    settle_hunt(s, f, 0, [4, 3], None)

    assert purse(s, A) == {"bone": 2}
    assert game.pack.hunting.ids[s.prey[0]] == "hare"
    assert [game.pack.hunting.ids[card] for card in s.hunted] == ["ostrich"]


@pytest.mark.clause("KR-P3")
def test_kr_p3_an_empty_hunting_deck_is_remade_with_the_prey_just_caught(game: Krom) -> None:
    shown = "marsh-frog, hare, tortoise, vulture"
    s = table(game, acting(A), here="savanna", prey=shown, hunted=drained(game, "hunting", shown))
    f = s.frames[-1]
    assert isinstance(f, Acting)

    settle_hunt(s, f, 0, [6], [])

    assert (len(s.hunting), s.hunted) == (13, [])


@pytest.mark.clause("KR-P4")
@pytest.mark.parametrize(
    ("dice", "name"),
    [
        ([1, 2, 3, 4, 6], "nothing"),
        ([1, 1, 3, 4, 6], "pair"),
        ([1, 1, 3, 3, 6], "two-pairs"),
        ([5, 1, 5, 2, 5], "three"),
        ([5, 2, 5, 2, 5], "full-house"),
        ([5, 5, 5, 2, 5], "four"),
        ([5, 5, 5, 5, 5], "five"),
        ([5, 1, 4, 2, 3], "straight"),
        ([5, 6, 4, 2, 3], "straight"),
    ],
)
def test_kr_p4_what_five_dice_show(dice: list[int], name: str) -> None:
    assert COMBINATIONS[combination(dice)] == name


@pytest.mark.clause("KR-P4")
@pytest.mark.parametrize(
    ("dice", "reward", "gained"),
    [
        ("1 1 3 4 6", 1, {"kroms": 3}),
        ("1 1 3 3 6", 1, {"kroms": 4}),
        ("5 5 5 1 2", 1, {"kroms": 2, "stone": 1}),
        ("5 5 5 2 2", 1, {"kroms": 2, "stone": 2}),
        ("5 5 5 2 2", 2, {"kroms": 2, "cards": 2}),
        ("5 5 5 5 2", 1, {"stone": 3}),
        ("5 5 5 5 2", 2, {"cards": 3}),
        ("5 5 5 5 5", 1, {"kroms": 2, "stone": 2, "cards": 2, "life": 2}),
        ("2 3 4 5 6", 1, {"stone": 3, "cards": 1}),
        ("1 2 3 4 6", 1, {}),
    ],
)
def test_kr_p4_the_reward_of_the_final_dice(
    game: Krom, dice: str, reward: int, gained: dict[str, int]
) -> None:
    s = table(game, acting(A, "climbing", 0, dice), here="mountain", life="3 7", tokens={})

    s = choose(game, s, A, f"take {reward}")

    got: dict[str, int] = {**purse(s, A)}
    if s.hands[A]:
        got["cards"] = len(s.hands[A])
    if s.life[A] > 3:
        got["life"] = s.life[A] - 3
    assert got == gained


@pytest.mark.clause("KR-P4")
def test_kr_p4_up_to_four_rerolls_for_one_one_two_and_two_kroms(game: Krom) -> None:
    s = table(game, acting(A), here="mountain", tokens={A: "8 kroms"})
    assert refused(game, s, A, "take 1") == "KR-P4 no-dice-on-table"

    s, events = watch(game, s, A, "climb")
    assert event_keys(events) == ["climbed"]
    assert refused(game, s, A, "climb") == "KR-P0 place-action-done"
    assert refused(game, s, A, "end") == "KR-P4 dice-on-table"
    left = []
    for _ in range(4):
        before = game.describe(s)["asks"][0]["dice"]  # type: ignore[index]
        s = choose(game, s, A, "reroll 2 5")
        after = game.describe(s)["asks"][0]["dice"]  # type: ignore[index]
        assert [after[i] for i in (0, 2, 3)] == [before[i] for i in (0, 2, 3)]
        left.append(s.tokens[A][0])

    assert left == [7, 6, 4, 2]
    assert refused(game, s, A, "reroll 1") == "KR-P4 no-more-rerolls"
    assert not any(key.startswith("reroll") for key in keys(game, s, A))


@pytest.mark.clause("KR-P4")
def test_kr_p4_a_reroll_must_be_paid_and_a_single_reward_is_no_choice(game: Krom) -> None:
    s = table(game, acting(A, "climbing", 2, "1 1 3 4 6"), here="mountain", tokens={A: "1 kroms"})

    assert refused(game, s, A, "reroll 3 4 5") == "KR-P4 too-few-kroms"
    assert refused(game, s, A, "take 2") == "KR-P4 one-reward-only"
    assert keys(game, s, A)[0] == "take 1"


@pytest.mark.clause("KR-P5")
def test_kr_p5_hit_points_never_exceed_seven(game: Krom) -> None:
    s = table(game, acting(A), here="cave", life="6 7")

    assert choose(game, s, A, "rest").life[A] == 7


@pytest.mark.clause("KR-E1")
def test_kr_e1_pay_take_score_and_refill(game: Krom) -> None:
    s = table(
        game,
        acting(A),
        here="savanna",
        tokens={A: "3 kroms, 2 wood"},
        ideas="torch, basket, speech, hut",
        evolutions="rope",
    )
    assert refused(game, s, A, "realise 3") == "KR-E1 evolution-too-dear"
    assert refused(game, s, A, "realise 2") == "KR-E1 evolution-elsewhere"

    s, events = watch(game, s, A, "realise 1")

    assert event_keys(events) == ["lost-kroms", "lost-wood", "realised", "idea-appears"]
    assert purse(s, A) == {"kroms": 1, "wood": 1}
    assert s.supply == [49, 11, 12, 12]
    assert s.points == [1, 0]
    assert game.pack.evolutions.ids[s.ideas[0]] == "rope"


@pytest.mark.clause("KR-E1")
def test_kr_e1_a_card_with_a_place_symbol_is_realised_there(game: Krom) -> None:
    s = table(game, acting(A), here="forest", tokens={A: "2 wood"}, ideas="basket")

    assert choose(game, s, A, "realise 1").points == [1, 0]


@pytest.mark.clause("KR-E2")
def test_kr_e2_the_winning_score_wins_in_the_middle_of_anything(game: Krom) -> None:
    s = table(
        game,
        acting(A, "climbing", 1, "1 1 3 4 6"),
        here="mountain",
        tokens={A: "9 kroms, 9 wood"},
        realised={A: "speech, wheel, campfire"},
        ideas="torch",
        queue=[1],
    )

    s, events = watch(game, s, A, "realise 1")

    assert event_keys(events)[-1] == "game-won"
    assert game.asked(s) == []
    assert game.options(s, A) == []
    assert game.waiting(s, A) == []
    assert game.silence(s, A) is None
    assert refused(game, s, A, "take 1") == "KR-E2 game-is-over"
    outcome = game.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.ending) == ([A], [10, 0], "evolved")
    assert game.describe(game.restore(game.describe(s))) == game.describe(s)
    view = game.view(s, B)
    assert game.view(game.imagine(view, from_seed(1)), B).to_json() == view.to_json()
