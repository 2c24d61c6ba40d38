"""What a remade bonus deck reveals of the hands (KR-C3, KR-N1). The other decks hide nothing
more."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kaboodle.core.ids import SPECTATOR
from kaboodle.core.rng import from_seed
from kaboodle.games.krom import Krom
from kaboodle.games.krom.state import State
from kaboodle.testing.table import choose
from tests.games.krom.table import A, B, C, acting, allow, drained, fighting, hand, table

HANDS = ["fury", "war-cry, charge", "lost-purse"]


def remade(game: Krom, **more: Any) -> State:
    """A has bought a card with every other one played, so the deck was remade for it."""
    s = table(
        game,
        acting(A),
        seats=3,
        here="cave",
        tokens={A: "4 kroms"},
        hands=dict(enumerate(HANDS)),
        played=drained(game, "bonus", *HANDS),
        **more,
    )
    return choose(game, s, A, "buy card")


@pytest.mark.clause("KR-C3")
def test_kr_c3_when_the_deck_is_remade_all_else_is_in_the_hands(game: Krom) -> None:
    s = remade(game)
    view, rng = game.view(s, A), from_seed(1)

    counts: Counter[str] = Counter()
    for _ in range(1500):
        twin = game.imagine(view, rng)
        assert sorted(hand(game, twin, B) + hand(game, twin, C)) == sorted(
            ["war-cry", "charge", "lost-purse"]
        )
        counts.update(hand(game, twin, C))
    assert all(abs(counts[card] - 500) < 60 for card in ("war-cry", "charge", "lost-purse"))


@pytest.mark.clause("KR-C3")
def test_kr_c3_what_is_drawn_afterwards_may_be_any_card_that_was_played(game: Krom) -> None:
    s = remade(game)
    view, rng = game.view(s, B), from_seed(2)

    drawn: set[str] = set()
    for _ in range(400):
        cards = hand(game, game.imagine(view, rng), A)
        assert {"fury", "lost-purse"} & set(cards)
        drawn.update(cards)
    assert len(drawn) > 15


@pytest.mark.clause("KR-N1")
def test_kr_n1_everybody_remembers_how_many_and_each_its_own(game: Krom) -> None:
    s = allow(game, choose(game, remade(game), A, "end"))

    remembered: Any = [game.view(s, seat).to_json()["remade"] for seat in (A, B, C, SPECTATOR)]

    assert [sorted(time["own"]) for [time] in remembered] == [
        ["fury"],
        ["charge", "war-cry"],
        ["lost-purse"],
        [],
    ]
    for [time] in remembered:
        assert len(time["laid"]) == 27
        assert (time["held"], time["seen"], time["shown"]) == ([1, 2, 1], [], [])


@pytest.mark.clause("KR-N1")
def test_kr_n1_a_played_card_is_remembered(game: Krom) -> None:
    raw: Any = game.describe(remade(game))
    raw.update(asks=[acting(C)])
    s = allow(game, choose(game, game.restore(raw), C, "play lost-purse"))

    time: Any = game.view(s, A).to_json()["remade"]

    assert time[0]["shown"] == [{"seat": 2, "card": "lost-purse", "fresh": 0}]
    for seed in range(30):
        twin = game.imagine(game.view(s, A), from_seed(seed))
        assert sorted(hand(game, twin, B)) == ["charge", "war-cry"]


def robbed(game: Krom) -> State:
    """After the deck was remade, A stuns B and draws one of its two cards."""
    raw: Any = game.describe(remade(game))
    raw.update(
        asks=[fighting({A: 6, B: 1}, turn=1, passes=1)],
        here="forest",
        place=["forest", "forest", "cave"],
        life=[7, 4, 7],
    )
    s = choose(game, game.restore(raw), B, "pass")
    return choose(game, s, A, "rob card")


@pytest.mark.clause("KR-N1")
def test_kr_n1_robber_and_victim_cannot_be_followed_any_more(game: Krom) -> None:
    s = robbed(game)
    assert s.remade.times[-1].held == [0, 0, 1]

    lost = hand(game, s, B)
    for seed in range(60):
        twin = game.imagine(game.view(s, C), from_seed(seed))
        assert len(hand(game, twin, A)) == 3
        twin = game.imagine(game.view(s, B), from_seed(seed))
        assert len(lost) == 1
        assert hand(game, twin, B) == lost
        assert set(hand(game, twin, C)) <= {"fury", "lost-purse"}


@pytest.mark.clause("KR-N1")
def test_kr_n1_who_can_place_a_card_of_a_hand_does_not_follow_its_age(game: Krom) -> None:
    """Robbed from C before the deck was remade: B holds the charge, and C knows it."""
    s = remade(game, memory=[[2, 1, "charge"]])

    for seed in range(60):
        twin = game.imagine(game.view(s, C), from_seed(seed))
        assert "charge" in hand(game, twin, B)
        assert {"fury", "war-cry"} & set(hand(game, twin, A))
    others = {str(hand(game, game.imagine(game.view(s, C), from_seed(i)), B)) for i in range(60)}
    assert len(others) > 2


def test_imagined_decks_hold_all_unseen_cards(game: Krom) -> None:
    """No hand holds their cards, so all unseen ones are in the deck, in any order."""
    s = table(game, acting(A), here="forest", picked=drained(game, "picking"))
    s = choose(game, s, A, "pick")

    tops: set[int] = set()
    for seed in range(200):
        twin = game.imagine(game.view(s, B), from_seed(seed))
        for ours, theirs in (
            (twin.picking, s.picking),
            (twin.hunting, s.hunting),
            (twin.evolutions, s.evolutions),
        ):
            assert sorted(ours) == sorted(theirs)
        tops.add(twin.picking[-1])
    assert tops == set(s.picking)
