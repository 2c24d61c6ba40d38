"""Bonus cards: KR-B1 to KR-B5."""

from __future__ import annotations

import pytest

from kaboodle.core.ids import SPECTATOR, Millis, Seat
from kaboodle.games.krom import Krom
from kaboodle.games.krom.actions import ALLOW
from kaboodle.games.krom.state import State
from kaboodle.testing.table import choose, event_keys, keys, refused, watch
from tests.games.krom.table import A, B, C, D, acting, allow, fighting, free, hand, purse, table


@pytest.mark.clause("KR-B1")
def test_kr_b1_cards_have_their_time_and_place(game: Krom) -> None:
    s = table(
        game,
        acting(A),
        here="savanna",
        hands={A: "old-carcass, hidden-logs, fury, raised-eyebrow, lost-purse"},
    )

    plays = [key for key in keys(game, s, A) if key.startswith("play")]

    assert plays == ["play lost-purse", "play old-carcass"]
    assert refused(game, s, A, "play hidden-logs") == "KR-B1 card-elsewhere"
    assert refused(game, s, A, "play fury") == "KR-B1 card-not-now"
    assert refused(game, s, A, "play raised-eyebrow") == "KR-B1 card-not-now"
    assert refused(game, s, A, "play herb-tea") == "KR-B1 card-not-held"


@pytest.mark.clause("KR-B1")
def test_kr_b1_like_cards_are_one_choice(game: Krom) -> None:
    s = table(game, fighting({A: 1, B: 2}), here="cave", hands={A: "big-stick, big-stick"})

    assert keys(game, s, A) == ["pass", "play big-stick"]
    s = allow(game, choose(game, s, A, "play big-stick"))
    assert hand(game, s, A) == ["big-stick"]
    s = table(game, acting(A), here="cave", hands={A: "hole-in-the-bag, hole-in-the-bag"})
    plays = [key for key in keys(game, s, A) if key.startswith("play")]
    assert plays == ["play hole-in-the-bag on 1"]


def played(game: Krom, card: str, on: str = "", here: str = "cave", **more: object) -> State:
    """Return the table after A has played a card that no player counters."""
    hands = {A: card}
    s = table(game, acting(A), seats=3, here=here, hands=hands, **more)  # type: ignore[arg-type]
    return allow(game, choose(game, s, A, f"play {card}{on}"))


@pytest.mark.clause("KR-B2")
def test_kr_b2_gain(game: Krom) -> None:
    s = played(game, "herb-tea", life="2 7 7")

    assert s.life[A] == 6
    assert [game.pack.bonus.ids[face] for face in s.played] == ["herb-tea"]
    assert purse(played(game, "loose-flint", tokens={}), A) == {"stone": 1}


@pytest.mark.clause("KR-B2")
def test_kr_b2_a_target_loses(game: Krom) -> None:
    s = played(
        game, "termites", " on 2", tokens={C: "2 wood, 2 stone"}, place="cave, cave, mountain"
    )

    assert purse(s, C) == {"wood": 1, "stone": 1}
    assert s.supply[1:3] == [11, 11]
    assert played(game, "wasp-nest", " on 1").life == [7, 4, 7]


@pytest.mark.clause("KR-B2")
def test_kr_b2_steal_from_a_target_in_the_same_place(game: Krom) -> None:
    s = played(game, "quick-fingers", " on 1", tokens={B: "3 kroms"})
    assert (purse(s, A), purse(s, B)) == ({"kroms": 2}, {"kroms": 1})

    s = table(
        game,
        acting(A),
        seats=3,
        here="cave",
        place="cave, forest, cave",
        hands={A: "quick-fingers"},
    )
    assert refused(game, s, A, "play quick-fingers on 1") == "KR-B2 target-elsewhere"
    assert "play quick-fingers on 2" in keys(game, s, A)


@pytest.mark.clause("KR-B2")
def test_kr_b2_pay_to_gain(game: Krom) -> None:
    s = played(game, "barter", tokens={A: "3 kroms"})

    assert purse(s, A) == {"kroms": 1, "stone": 1}


@pytest.mark.clause("KR-B2")
def test_kr_b2_swap_with_a_target(game: Krom) -> None:
    s = played(game, "fair-exchange", " on 1", tokens={A: "1 wood", B: "2 stone"})

    assert (purse(s, A), purse(s, B)) == ({"stone": 1}, {"wood": 1, "stone": 1})


@pytest.mark.clause("KR-B2")
def test_kr_b2_combat_value_and_dice(game: Krom) -> None:
    s = table(game, fighting({A: 1, B: 2}), here="cave", hands={A: "boulder"})

    s = choose(game, s, A, "play boulder")
    s, events = watch(game, s, B, "allow")

    assert event_keys(events) == ["value-added"]
    assert events[0].args == {"seat": 0, "value": 3, "total": 4}


@pytest.mark.clause("KR-B3")
def test_kr_b3_a_target_is_another_player_with_something_to_lose(game: Krom) -> None:
    s = table(
        game,
        acting(A),
        seats=3,
        here="cave",
        tokens={B: "1 kroms"},
        hands={A: "hole-in-the-bag, quick-fingers, fair-exchange, barter, wasp-nest"},
        life="7 7 0",
    )

    assert refused(game, s, A, "play hole-in-the-bag on 0") == "KR-B3 no-such-target"
    assert refused(game, s, A, "play hole-in-the-bag on 3") == "KR-B3 no-such-target"
    assert refused(game, s, A, "play hole-in-the-bag on 2") == "KR-B3 target-has-none"
    assert refused(game, s, A, "play quick-fingers on 2") == "KR-B3 target-has-none"
    assert refused(game, s, A, "play wasp-nest on 2") == "KR-B3 target-has-none"
    assert refused(game, s, A, "play barter") == "KR-B3 card-too-dear"
    assert refused(game, s, A, "play fair-exchange on 1") == "KR-B3 card-too-dear"
    s = allow(game, choose(game, s, A, "play hole-in-the-bag on 1"))
    assert purse(s, B) == {}


@pytest.mark.clause("KR-B3")
def test_kr_b3_a_card_nobody_can_be_hit_by_says_so_whomever_it_is_aimed_at(game: Krom) -> None:
    tokens = {B: "", C: "2 kroms"}
    s = table(
        game,
        acting(A),
        seats=3,
        here="cave",
        place="cave, cave, forest",
        tokens=tokens,
        hands={A: "quick-fingers"},
    )

    for target in (1, 2):
        assert refused(game, s, A, f"play quick-fingers on {target}") == "KR-B3 no-target"


@pytest.mark.clause("KR-B2")
def test_kr_b2_what_a_card_costs_is_paid_and_what_it_does_is_lost(game: Krom) -> None:
    tokens = {A: "2 kroms", B: "1 kroms"}
    hands = {A: "hole-in-the-bag, barter"}
    s = table(game, acting(A), seats=2, here="cave", tokens=tokens, hands=hands)
    s = choose(game, s, A, "play hole-in-the-bag on 1")
    s, events = watch(game, s, B, "allow")
    assert [event.args["paid"] for event in events if "-lost-" in event.key] == [0]

    s = choose(game, s, A, "play barter")
    _, events = watch(game, s, B, "allow")
    assert {event.args["paid"] for event in events if "-lost-" in event.key} == {1}


@pytest.mark.clause("KR-B3")
def test_kr_b3_a_swap_needs_both_sides(game: Krom) -> None:
    s = table(game, acting(A), here="cave", tokens={A: "1 wood"}, hands={A: "fair-exchange"})

    assert refused(game, s, A, "play fair-exchange on 1") == "KR-B3 no-target"


@pytest.mark.clause("KR-B3")
def test_kr_b3_hit_points_lost_to_a_card_can_stun_without_robbery(game: Krom) -> None:
    s = played(game, "wasp-nest", " on 1", life="7 2 7", tokens={B: "9 kroms"})

    assert s.life == [7, 0, 7]
    assert game.asked(s) == [A]
    assert "end" in keys(game, s, A)


def window(game: Krom, **more: object) -> State:
    """A has played a card that hurts B. Everyone but D holds a counter."""
    hands = {A: "wasp-nest, raised-eyebrow", B: "raised-eyebrow", C: "raised-eyebrow"}
    s = table(game, acting(A), seats=4, here="cave", hands=hands, **more)  # type: ignore[arg-type]
    return choose(game, s, A, "play wasp-nest on 1")


@pytest.mark.clause("KR-B3")
def test_kr_b3_a_trade_with_nothing_left_to_gain_cannot_be_played(
    game: Krom, endless: Krom
) -> None:
    tokens = {A: "2 kroms", B: "12 stone"}
    s = table(game, acting(A), here="cave", hands={A: "barter"}, tokens=tokens)

    assert "play barter" not in keys(game, s, A)
    assert refused(game, s, A, "play barter") == "KR-C2 card-gains-nothing"
    s = table(endless, acting(A), here="cave", hands={A: "barter"}, tokens=tokens)
    assert "play barter" in keys(endless, s, A)


@pytest.mark.clause("KR-B4")
def test_kr_b4_every_other_player_is_asked_and_the_first_in_seat_order_counters(
    game: Krom,
) -> None:
    s = window(game)
    assert game.asked(s) == [B, C, D]
    assert keys(game, s, C) == ["allow", "play raised-eyebrow"]
    assert refused(game, s, C, "end") == "KR-B4 first-answer"
    assert refused(game, s, C, "play fury") == "KR-B1 card-not-now"

    s = choose(game, s, C, "play raised-eyebrow")
    s = choose(game, s, D, "allow")
    s, events = watch(game, s, B, "play raised-eyebrow")

    assert event_keys(events) == ["countered"]
    assert events[0].args == {"seat": 1, "card": "raised-eyebrow", "target": 0}
    assert hand(game, s, B) == []
    assert hand(game, s, C) == ["raised-eyebrow"]
    assert game.asked(s) == [A, C, D]
    assert said(game, s) == [None] * 4  # A is the target
    s = allow(game, s)
    assert s.life == [7, 7, 7, 7]
    assert sorted(game.pack.bonus.ids[face] for face in s.played) == ["raised-eyebrow", "wasp-nest"]
    assert game.asked(s) == [A]


@pytest.mark.clause("KR-B4")
def test_kr_b4_a_counter_of_a_counter(game: Krom) -> None:
    s = window(game)
    s = choose(game, s, C, "allow")
    s = choose(game, s, D, "allow")
    s = choose(game, s, B, "play raised-eyebrow")
    s = choose(game, s, A, "play raised-eyebrow")
    s = choose(game, s, C, "allow")
    s, events = watch(game, s, D, "allow")
    assert event_keys(events) == ["countered"]
    assert game.asked(s) == [B, C, D]
    assert [ask["ask"] for ask in game.describe(s)["asks"]] == [  # type: ignore[attr-defined]
        "phase",
        "counter",
        "counter",
        "counter",
    ]
    assert game.describe(game.restore(game.describe(s))) == game.describe(s)

    # No player saves B's counter. The question about the card continues after B.
    for seat in (B, C):
        s = choose(game, s, seat, "allow")
    s, events = watch(game, s, D, "allow")
    assert event_keys(events) == ["cancelled"]
    assert game.asked(s) == [C, D]
    s = choose(game, s, C, "allow")
    s, events = watch(game, s, D, "allow")

    assert event_keys(events) == ["hurt"]
    assert s.life == [7, 4, 7, 7]
    assert len(s.played) == 3


@pytest.mark.clause("KR-B4")
def test_kr_b4_those_behind_a_cancelled_counter_may_still_counter(game: Krom) -> None:
    s = window(game)
    for seat, key in ((B, "play raised-eyebrow"), (C, "play raised-eyebrow"), (D, "allow")):
        s = choose(game, s, seat, key)
    for seat, key in ((A, "play raised-eyebrow"), (C, "allow"), (D, "allow")):
        s = choose(game, s, seat, key)
    for seat in (B, C, D):
        s = choose(game, s, seat, "allow")

    assert game.asked(s) == [C, D]
    s = choose(game, s, C, "play raised-eyebrow")
    s = allow(game, choose(game, s, D, "allow"))

    assert s.life == [7, 7, 7, 7]
    assert len(s.played) == 4
    assert [hand(game, s, seat) for seat in (A, B, C)] == [[], [], []]


@pytest.mark.clause("KR-B4")
def test_kr_b4_a_countered_combat_card_adds_nothing_and_was_played(game: Krom) -> None:
    s = table(
        game,
        fighting({A: 1, B: 2}, turn=1, passes=1),
        here="cave",
        hands={A: "raised-eyebrow", B: "boulder"},
    )

    s = choose(game, choose(game, s, B, "play boulder"), A, "play raised-eyebrow")
    s = choose(game, s, B, "allow")

    assert game.describe(s)["asks"] == [fighting({A: 1, B: 2})]


@pytest.mark.clause("KR-B5")
def test_kr_b5_who_holds_a_counter_does_not_show(game: Krom) -> None:
    s = window(game)
    before = [game.view(s, seat).to_json() for seat in (A, B, SPECTATOR)]

    # C answers either way and D cannot, but no other player can tell.
    for key in ("allow", "play raised-eyebrow"):
        after, events = watch(game, s, C, key)
        assert events == []
        assert [game.view(after, seat).to_json() for seat in (A, B, SPECTATOR)] == before
        assert game.question(after, B) == game.question(s, B)
    assert keys(game, s, D) == ["allow"]


@pytest.mark.clause("KR-B5")
def test_kr_b5_who_is_waited_for_does_not_show_who_has_answered(game: Krom) -> None:
    s = window(game, orders=["ask", "ask", "ask", "round"])
    assert game.asked(s) == [B, C, D]

    after = choose(game, s, C, "allow")

    for seat in (A, B, D, SPECTATOR):
        assert game.waiting(s, seat) == game.waiting(after, seat) == [B, C, D]
    assert game.waiting(after, C) == [B, D]
    assert [game.silence(after, seat) for seat in (A, B, C)] == [None, ALLOW, None]
    s = allow(game, after)
    assert game.waiting(s, B) == [A]
    assert game.silence(s, A) is None


def said(game: Krom, s: State) -> list[str | None]:
    """Return how each seat's order answers the card on the table."""
    orders = [game.standing(s, Seat(seat)) for seat in range(game.seats(s))]
    return [None if order is None else game.catalogue.key(order) for order in orders]


@pytest.mark.clause("KR-B5")
@pytest.mark.parametrize("order", ["ask", "round", "others"])
def test_kr_b5_a_card_lies_there_whatever_is_ordered(game: Krom, order: str) -> None:
    plain, s = window(game), window(game, orders=[order] * 4)

    assert game.asked(s) == game.asked(plain) == [B, C, D]
    for seat in (B, C, D):
        assert game.options(s, seat) == game.options(plain, seat)
    assert game.view(s, SPECTATOR).to_json() == game.view(plain, SPECTATOR).to_json()
    assert game.view(s, D).to_json()["order"] == order
    answers = {"ask": [None] * 4, "others": [None, None, "allow", "allow"]}  # B is the target
    assert said(game, s) == answers.get(order, [None, "allow", "allow", "allow"])


@pytest.mark.clause("KR-B5")
def test_kr_b5_an_order_answers_no_other_question(game: Krom) -> None:
    s = table(game, fighting({A: 1, B: 2}), here="cave", orders=["round", "others"])
    assert said(game, s) == [None, None]

    s = choose(game, window(game, orders=["round"] * 4), B, "allow")
    assert said(game, s) == [None, None, "allow", "allow"]


@pytest.mark.clause("KR-B5")
def test_kr_b5_every_fighter_is_a_target_of_a_card_in_the_combat(game: Krom) -> None:
    orders = ["ask", "others", "others", "round"]
    place = "cave, cave, forest, cave"
    fight = fighting({A: 1, B: 2, D: 3})
    s = table(game, fight, seats=4, here="cave", place=place, hands={A: "boulder"}, orders=orders)

    s = choose(game, s, A, "play boulder")

    assert said(game, s) == [
        None,
        None,
        "allow",
        "allow",
    ]  # C watches, D has an order to allow everything


@pytest.mark.clause("KR-B5")
def test_kr_b5_a_fighter_is_asked_about_a_counter_in_the_combat_too(game: Krom) -> None:
    hands = {A: "boulder", B: "raised-eyebrow"}
    orders = ["ask", "ask", "others"]
    fight = fighting({A: 1, B: 2, C: 3})
    s = table(game, fight, seats=3, here="cave", hands=hands, orders=orders)
    s = choose(game, s, A, "play boulder")
    s = choose(game, choose(game, s, C, "allow"), B, "play raised-eyebrow")

    assert game.asked(s) == [A, C]
    assert said(game, s) == [None, None, None]


@pytest.mark.clause("KR-A2")
def test_kr_a2_whoever_is_stunned_may_still_counter(game: Krom) -> None:
    hands = {A: "lost-purse", B: "raised-eyebrow"}
    s = table(game, acting(A), here="cave", life="7 0", hands=hands, tokens={})

    s = choose(game, choose(game, s, A, "play lost-purse"), B, "play raised-eyebrow")

    assert purse(allow(game, s), A) == {}


@pytest.mark.clause("KR-B5")
@pytest.mark.parametrize("seat", [A, B, C])
def test_kr_b5_orders_are_given_and_withdrawn_at_any_time(game: Krom, seat: Seat) -> None:
    s = table(game, acting(A), seats=3, here="cave", hands={A: "lost-purse"})

    s = choose(game, s, seat, "allow round", "allow others")

    assert free(game, s, seat) == ["allow round", "withdraw"]
    assert refused(game, s, seat, "allow others") == "KR-B5 order-stands"
    s = choose(game, s, seat, "withdraw")
    assert refused(game, s, seat, "withdraw") == "KR-B5 no-order"
    assert game.asked(choose(game, s, A, "play lost-purse")) == [B, C]


@pytest.mark.clause("KR-B5")
def test_kr_b5_orders_change_while_the_card_lies_there_and_close_nothing(game: Krom) -> None:
    s = window(game, orders=["ask", "ask", "ask", "round"])
    assert said(game, s) == [None, None, None, "allow"]

    s = choose(game, s, D, "withdraw")
    assert (game.asked(s), said(game, s)) == ([B, C, D], [None] * 4)
    s = choose(game, s, B, "allow others")
    s = choose(game, s, C, "allow others")
    assert said(game, s) == [None, None, "allow", None]  # the card is aimed at B
    s = choose(game, s, C, "play raised-eyebrow", "allow round")
    assert game.asked(s) == [B, D]  # a player with an order may still counter
    s = choose(game, s, A, "allow round")
    assert (game.asked(s), said(game, s)) == ([B, D], [None] * 4)  # it is A's own card


@pytest.mark.clause("KR-B5")
def test_kr_b5_an_order_for_the_round_ends_with_it_the_other_stands(game: Krom) -> None:
    s = table(game, acting(A), here="mountain", orders=["round", "others"])

    s = choose(game, s, A, "end")

    assert [game.view(s, seat).to_json()["order"] for seat in (A, B)] == ["ask", "others"]


@pytest.mark.clause("KR-B5")
@pytest.mark.parametrize("seat", [A, B])
def test_kr_b5_an_order_can_be_withdrawn_without_anybody_noticing(game: Krom, seat: Seat) -> None:
    s = table(game, fighting({A: 1, B: 2}, turn=seat), here="cave", orders=["others", "others"])
    other = B if seat == A else A
    assert keys(game, s, seat) == ["pass"]
    assert free(game, s, seat) == ["allow round", "withdraw"]

    after, events = watch(game, s, seat, "withdraw")

    assert events == []
    assert game.asked(after) == [seat]
    assert game.question(after, seat) == game.question(s, seat)
    assert game.view(after, other).to_json() == game.view(s, other).to_json()
    assert refused(game, after, seat, "withdraw") == "KR-B5 no-order"


@pytest.mark.clause("KR-B5")
def test_kr_b5_a_counter_is_aimed_at_whoever_played_the_card_under_it(game: Krom) -> None:
    s = window(game, orders=["others", "ask", "ask", "ask"])
    for seat, key in ((B, "play raised-eyebrow"), (C, "allow"), (D, "allow")):
        s = choose(game, s, seat, key)

    assert game.asked(s) == [A, C, D]
    assert said(game, s) == [None] * 4  # A is the target


@pytest.mark.clause("KR-B4")
def test_kr_b4_a_sealed_answer_stands(game: Krom) -> None:
    s = choose(game, window(game), B, "allow")

    assert refused(game, s, B, "play raised-eyebrow") == "KR-A1 not-asked"
    with pytest.raises(AssertionError, match="a sealed answer stands"):
        game.advance(s, B, game.catalogue.number("play raised-eyebrow"), Millis(0), None)
