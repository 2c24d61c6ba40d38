"""What each seat knows (KR-N1), and that nothing else leaks (KR-B5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kaboodle.core.game import Move
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.core.rng import from_seed
from kaboodle.games.krom import Krom
from kaboodle.games.krom.state import State
from kaboodle.testing.table import choose
from kaboodle.testing.walk import walk
from tests.games.krom.conftest import opened
from tests.games.krom.redeal import redealt, resealed
from tests.games.krom.table import A, B, C, acting, allow, fighting, hand, table

EVERY_OPTION: list[dict[str, object]] = [
    {},
    {"glacial": True},
    {"kromosaurus": True},
    {"long_game": True},
    {"stun_recovery": "6"},
    {"endless_supply": True},
    {"characters": "chosen"},
]


@pytest.mark.clause("KR-N1")
def test_kr_n1_own_cards_are_known_others_are_counted(game: Krom) -> None:
    s = table(game, acting(A), seats=3, here="cave", hands={A: "fury", B: "war-cry, charge"})

    shown = [game.view(s, seat).to_json() for seat in (A, B, SPECTATOR)]

    assert [view["hand"] for view in shown] == [["fury"], ["war-cry", "charge"], []]
    assert [view["sizes"] for view in shown] == [[1, 2, 0]] * 3
    for view in shown:
        assert view["decks"] == [20, 13, 28, 21]
        assert "bonus" not in view and "rng" not in view
    assert "war-cry" not in str(shown[0])
    assert "war-cry" not in str(shown[2])


def robbed(game: Krom, hands: dict[Seat, str], **more: Any) -> State:
    """A has stunned B and drawn a card of its hand; C looks on."""
    s = table(
        game,
        fighting({A: 6, B: 1}, turn=1, passes=1),
        seats=3,
        here="forest",
        place="forest, forest, cave",
        life="7 4 7",
        hands=hands,
        **more,
    )
    return choose(game, choose(game, s, B, "pass"), A, "rob card")


@pytest.mark.clause("KR-N1")
def test_kr_n1_a_robbed_card_is_known_to_robber_and_victim(game: Krom) -> None:
    s = robbed(game, {B: "lost-purse"})

    known = [{"seat": 0, "card": "lost-purse"}]
    assert [game.view(s, seat).to_json()["known"] for seat in (A, B, C)] == [[], known, []]
    for seed in range(20):
        twin = game.imagine(game.view(s, B), from_seed(seed))
        assert hand(game, twin, A) == ["lost-purse"]
    dealt = {str(hand(game, game.imagine(game.view(s, C), from_seed(i)), A)) for i in range(20)}
    assert len(dealt) > 5


@pytest.mark.clause("KR-N1")
def test_kr_n1_what_was_known_is_forgotten_when_it_is_played(game: Krom) -> None:
    s = robbed(game, {B: "lost-purse"})

    s = allow(game, choose(game, s, A, "play lost-purse"))

    assert game.view(s, B).to_json()["known"] == []


@pytest.mark.clause("KR-N1")
def test_kr_n1_a_robbed_hand_is_no_longer_known_to_third_parties(game: Krom) -> None:
    memory = [[2, 1, "fury"], [0, 1, "fury"], [0, 1, "war-cry"], [1, 2, "charge"]]
    s = robbed(game, {B: "fury, war-cry", C: "charge"}, memory=memory)

    # C cannot tell whether the fury is still there; A drew the card and knows what is left.
    left = hand(game, s, B)
    assert game.view(s, C).to_json()["known"] == []
    assert game.view(s, A).to_json()["known"] == [{"seat": 1, "card": left[0]}]
    assert len(game.view(s, B).known) == 2


@pytest.mark.clause("KR-N1")
def test_kr_n1_sealed_destinations_of_others_are_dealt_anew(game: Krom) -> None:
    s = choose(game, game.setup(3, 4), B, "go forest")
    view = game.view(s, A)

    places: set[str] = set()
    for seed in range(40):
        asks: Any = game.describe(game.imagine(view, from_seed(seed)))["asks"]
        places.add(asks[0]["sealed"][1])

    assert places == {"forest", "savanna", "mountain"}


def steps(game: Krom, seats: int, seed: int, most: int) -> Iterator[tuple[State, Move]]:
    for s, move in walk(game, seats, seed, most):
        yield game.clone(s), move


@pytest.mark.clause("KR-B5")
@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_kr_b5_nothing_a_seat_sees_depends_on_cards_it_cannot_see(
    options: dict[str, object], seats: int
) -> None:
    """At every step of a random game, redraw the hidden cards for every seat. The view, the seats
    asked, the numbers of the questions and, after the same move, the events stay the same."""
    game = opened(**options)
    compared = 0
    for s, move in steps(game, seats, 40 + seats, 160):
        after, events = game.play(s, move)
        for me in [*[Seat(i) for i in range(seats)], SPECTATOR]:
            twin = redealt(game, s, me, from_seed(compared))
            assert game.view(twin, me).to_json() == game.view(s, me).to_json()
            assert game.asked(twin) == game.asked(s)
            if me != SPECTATOR:
                assert game.options(twin, me) == game.options(s, me)
            if game.refusal(twin, move) is not None:
                continue  # the acting player holds other cards at this table
            twin_after, twin_events = game.play(twin, move)
            assert game.asked(twin_after) == game.asked(after)
            assert twin_after.question == after.question
            drawn = [e for e in twin_events if me in e.knowers]
            if not drawn and not [e for e in events if me in e.knowers]:
                shown = [e.seen_by(me).to_json() for e in events]
                assert [e.seen_by(me).to_json() for e in twin_events] == shown
                assert game.view(twin_after, me).to_json() == game.view(after, me).to_json()
                compared += 1
    assert compared > 200


@pytest.mark.clause("KR-B5")
@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_kr_b5_nothing_a_seat_sees_depends_on_what_lies_sealed(
    options: dict[str, object], seats: int
) -> None:
    """At every step, for every seat: with other destinations, answers and orders of the others,
    nothing that this seat sees or is asked changes."""
    game = opened(**options)
    changed = 0
    for s, _ in steps(game, seats, 60 + seats, 160):
        for me in [*[Seat(i) for i in range(seats)], SPECTATOR]:
            twin = resealed(game, s, me, from_seed(changed))
            assert game.view(twin, me).to_json() == game.view(s, me).to_json()
            assert game.waiting(twin, me) == game.waiting(s, me)
            assert game.question(twin, me) == game.question(s, me)
            if me != SPECTATOR:
                assert game.options(twin, me) == game.options(s, me)
                assert game.free(twin, me) == game.free(s, me)
            changed += game.describe(twin) != game.describe(s)
    assert changed > 100


@pytest.mark.clause("KR-B5")
@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
def test_kr_b5_nothing_a_seat_sees_depends_on_orders_and_answers_of_others(
    options: dict[str, object],
) -> None:
    """One seat leaves or withdraws a standing order, or answers a sealed question. No other seat's
    view, options, question number or events change, except for what the last answer reveals."""
    game = opened(**options)
    seen = 0
    for s, move in steps(game, 4, 77, 400):
        key = game.catalogue.key(move.action)
        if not (key.startswith("allow") or key == "withdraw"):
            continue
        last = move.action in game.options(s, move.seat) and len(game.asked(s)) == 1
        after, events = game.play(s, move)
        for me in [A, B, C, Seat(3), SPECTATOR]:
            if me == move.seat:
                continue
            if not last:
                assert events == []
                assert game.view(after, me).to_json() == game.view(s, me).to_json()
                assert after.question == s.question
            else:
                plain, plain_events = game.play(s, Move(move.seat, game.catalogue.number("allow")))
                assert [e.to_json() for e in plain_events] == [e.to_json() for e in events]
                assert game.view(after, me).to_json() == game.view(plain, me).to_json()
            seen += 1
    assert seen > 20
