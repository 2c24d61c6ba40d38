"""A turn: HK-T1 to HK-T8."""

from __future__ import annotations

import pytest

from kaboodle.core.errors import IllegalAction
from kaboodle.core.game import Move
from kaboodle.core.ids import Action, Millis
from kaboodle.games.kaskaria import Kaskaria
from kaboodle.games.kaskaria.actions import FIRST_SET
from kaboodle.testing.table import choose, event_keys, keys, refused, watch
from tests.games.kaskaria.table import A, B, hand, names, table

TEN = (
    "blue gold, blue runner, red gold, green gold, yellow gold,"
    "pink gold, brown gold, teal gold, purple gold, orange gold"
)


@pytest.mark.clause("HK-T1")
def test_hk_t1_a_card_from_the_pile_is_hidden_from_the_others(game: Kaskaria) -> None:
    s = table(game, ["", ""], pile="teal two")

    s, events = watch(game, s, A, "take pile")

    assert hand(game, s, A) == ["teal two"]
    assert events[0].seen_by(A).args == {"seat": 0, "colour": "teal", "motif": "two"}
    assert events[0].seen_by(B).args == {"seat": 0}
    assert game.asked(s) == [B]


@pytest.mark.clause("HK-T1")
def test_hk_t1_a_card_from_the_display_is_replaced_at_once(game: Kaskaria) -> None:
    s = table(game, ["", ""], pile="teal two", display="red gold, pink two, blue runner")

    s, events = watch(game, s, A, "take display 2")

    assert hand(game, s, A) == ["pink two"]
    assert names(game, s.display) == ["red gold", "teal two", "blue runner"]
    assert event_keys(events) == ["taken-from-display", "space-refilled"]
    assert game.asked(s) == [B]


@pytest.mark.clause("HK-T1")
def test_hk_t1_only_the_hero_whose_turn_it_is_may_act(game: Kaskaria) -> None:
    s = table(game, ["", ""])

    with pytest.raises(IllegalAction, match="HK-T1: kaskaria-not-your-turn"):
        choose(game, s, B, "take pile")
    with pytest.raises(IllegalAction, match="HK-T1: kaskaria-no-clock"):
        game.play(s, Move(A, Action(0), Millis(5)))


@pytest.mark.clause("HK-T2")
def test_hk_t2_a_set_is_two_or_more_of_one_colour_and_may_hold_cards_back(game: Kaskaria) -> None:
    s = table(game, ["blue gold, blue gold, blue runner, red two", ""])

    sets = [key for key in keys(game, s, A) if key.startswith("play")]

    assert sets == [
        "play blue gold=2",
        "play blue gold=1 runner=1",
        "play blue gold=2 runner=1",
    ]


@pytest.mark.clause("HK-T2")
def test_hk_t2_cards_allow_every_set_within_them(game: Kaskaria, tight: Kaskaria) -> None:
    for a in (game.actions, tight.actions):
        for colour in range(len(a.pack.colours)):
            for code, have in enumerate(a.counts):
                assert a.sets[colour * a.codes + code] == [
                    FIRST_SET + i
                    for i, its_colour in enumerate(a.colour)
                    if its_colour == colour
                    and all(w <= h for w, h in zip(a.counts[a.code[i]], have, strict=True))
                ]


@pytest.mark.clause("HK-T2")
def test_hk_t2_a_set_comes_from_the_own_hand(game: Kaskaria) -> None:
    s = table(game, ["blue gold, blue runner", "blue gold"])

    with pytest.raises(IllegalAction, match=r"HK-T2: kaskaria-not-in-hand .*cards=2 held=1"):
        choose(game, s, A, "play blue gold=2")


@pytest.mark.clause("HK-T2")
def test_hk_t2_one_set_ends_the_turn(game: Kaskaria) -> None:
    s = table(game, ["blue gold, blue gold, red gold, red gold", ""])

    s = choose(game, s, A, "play blue gold=2")

    assert game.asked(s) == [B]
    assert hand(game, s, A) == ["red gold", "red gold"]


@pytest.mark.clause("HK-T3")
def test_hk_t3_each_card_moves_its_figure_one_space(game: Kaskaria) -> None:
    s = table(game, ["blue griffin, blue runner, blue runner", ""])

    s, events = watch(game, s, A, "play blue griffin=1 runner=2")

    assert (s.runner, s.griffin) == ([2, 0], [1, 0])
    assert event_keys(events) == ["set-played", "figure-moved", "figure-moved"]


@pytest.mark.clause("HK-T3")
def test_hk_t3_spaces_past_the_volcano_are_lost(game: Kaskaria) -> None:
    s = table(game, ["blue runner, blue runner", ""], runner=[9, 0])

    s, events = watch(game, s, A, "play blue runner=2")

    assert s.runner == [10, 0]
    assert events[1].args["spaces"] == 1


@pytest.mark.clause("HK-T3")
def test_hk_t3_the_only_pair_of_a_full_hand_is_played_with_all_its_moves(game: Kaskaria) -> None:
    """Reading: nine colours in ten cards, and the pair must move both figures."""
    others = ["orange", "red", "green", "yellow", "purple", "pink", "brown", "teal"]
    hand = ["blue runner", "blue griffin", *[f"{colour} gold" for colour in others]]
    s = table(game, [", ".join(hand), ""], runner=[9, 0], gold=[0, 30])

    assert keys(game, s, A) == ["play blue griffin=1 runner=1"]
    assert refused(game, s, A, "take pile") == "HK-T6 hand-is-full"
    s, events = watch(game, s, A, "play blue griffin=1 runner=1")

    assert (s.runner, s.griffin) == ([10, 0], [1, 0])
    assert event_keys(events)[-1] == "game-ended", "even though it loses the game"
    outcome = game.outcome(s)
    assert outcome is not None
    assert outcome.winners == [B]


@pytest.mark.clause("HK-T4")
def test_hk_t4_each_gold_card_takes_one_gold(game: Kaskaria) -> None:
    s = table(game, ["blue gold, blue gold", ""])

    s = choose(game, s, A, "play blue gold=2")

    assert (s.gold, s.treasure) == ([2, 0], 78)


@pytest.mark.clause("HK-T4")
def test_hk_t4_an_empty_treasure_gives_nothing(game: Kaskaria) -> None:
    s = table(game, ["blue gold, blue gold", ""], gold=[0, 79])

    s, events = watch(game, s, A, "play blue gold=2")

    assert (s.gold, s.treasure) == ([1, 79], 0)
    assert events[1].args == {"seat": 0, "pieces": 1, "treasure": 0}


@pytest.mark.clause("HK-T5")
def test_hk_t5_a_two_takes_two_cards_and_the_display_is_refilled_between(game: Kaskaria) -> None:
    s = table(
        game,
        ["blue gold, blue two", ""],
        pile="teal two, red runner",
        display="red gold, pink two, green runner",
    )

    s = choose(game, s, A, "play blue gold=1 two=1")
    assert game.asked(s) == [A]
    assert keys(game, s, A) == ["take pile", "take display 1", "take display 2", "take display 3"]
    with pytest.raises(IllegalAction, match="HK-T5: kaskaria-first-take-cards cards=2"):
        choose(game, s, A, "play blue gold=2")

    s = choose(game, s, A, "take display 1")
    s = choose(game, s, A, "take display 1")

    assert hand(game, s, A) == ["red gold", "teal two"]
    assert names(game, s.display)[0] == "red runner"
    assert game.asked(s) == [B]


@pytest.mark.clause("HK-T6")
def test_hk_t6_a_hero_who_starts_with_ten_cards_must_play_a_set(game: Kaskaria) -> None:
    s = table(game, [TEN, ""])

    assert keys(game, s, A) == ["play blue gold=1 runner=1"]
    with pytest.raises(IllegalAction, match="HK-T6: kaskaria-hand-is-full limit=10"):
        choose(game, s, A, "take pile")


@pytest.mark.clause("HK-T6")
def test_hk_t6_a_two_never_takes_the_hand_past_ten(game: Kaskaria) -> None:
    s = table(game, [TEN.replace("blue runner", "blue two"), ""])

    s = choose(game, s, A, "play blue gold=1 two=1")
    s = choose(game, s, A, "take pile")
    s = choose(game, s, A, "take pile")

    assert s.sizes[A] == 10
    assert game.asked(s) == [B]


@pytest.mark.clause("HK-T6")
def test_hk_t6_two_twos_in_one_set_fill_the_hand_no_further_than_the_limit(tight: Kaskaria) -> None:
    s = table(tight, ["ash two, ash two, ash two, bone gold, bone gold, coal gold, coal gold", ""])

    s = choose(tight, s, A, "play ash two=3")

    assert s.owed == 4, "six are given, but a hand of eight has room for four"


@pytest.mark.clause("HK-T7")
def test_hk_t7_a_set_is_not_part_of_a_reshuffle_it_causes(game: Kaskaria) -> None:
    s = table(game, ["blue gold, blue two", ""], pile="waterfall", discard="red gold")

    s = choose(game, s, A, "play blue gold=1 two=1")
    s, events = watch(game, s, A, "take pile")

    assert event_keys(events) == ["waterfall", "taken-from-pile"]
    assert sorted(names(game, s.played)) == ["blue gold", "blue two"]
    assert s.discard == []
    s = choose(game, s, A, "take pile")
    assert sorted(names(game, s.discard)) == ["blue gold", "blue two"]
    assert s.played == []


@pytest.mark.clause("HK-T8")
def test_hk_t8_moves_then_gold_then_draws(game: Kaskaria) -> None:
    s = table(game, ["blue gold, blue griffin, blue runner, blue two", ""])

    s, events = watch(game, s, A, "play blue gold=1 griffin=1 runner=1 two=1")
    s, more = watch(game, s, A, "take pile")

    assert event_keys(events + more) == [
        "set-played",
        "figure-moved",
        "figure-moved",
        "gold-taken",
        "taken-from-pile",
    ]


def test_the_worked_example_of_four_blue_cards(game: Kaskaria) -> None:
    """Griffin on one space, two gold, one card from the display, one from the pile."""
    s = table(game, ["blue gold, blue gold, blue griffin, blue two", ""], pile="red two, red gold")

    s = choose(game, s, A, "play blue gold=2 griffin=1 two=1")
    s = choose(game, s, A, "take display 1")
    s = choose(game, s, A, "take pile")

    assert (s.griffin[A], s.gold[A], s.sizes[A]) == (1, 2, 2)
    assert sorted(names(game, s.discard)) == ["blue gold", "blue gold", "blue griffin", "blue two"]
    assert game.asked(s) == [B]


def test_the_worked_example_of_three_orange_cards(game: Kaskaria) -> None:
    s = table(game, ["orange gold, orange runner, orange runner", ""])

    s = choose(game, s, A, "play orange gold=1 runner=2")

    assert (s.runner[A], s.gold[A]) == (2, 1)
