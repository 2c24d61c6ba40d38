"""All eight dice, always: the question about five dice, answered beforehand (KO-F4)."""

from __future__ import annotations

import json

import pytest

from kaboodle.core import position
from kaboodle.core.game import Move
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.core.rng import from_seed
from kaboodle.games.kero import Kero, frames
from kaboodle.games.kero.state import State
from kaboodle.testing.table import choose, refused
from kaboodle.testing.walk import walk
from tests.games.kero.table import A, B, table

ALWAYS, WITHDRAW, WHOLE = "whole always", "withdraw", "whole"


def free(game: Kero, s: State, seat: Seat) -> list[str]:
    return [game.catalogue.key(action) for action in game.free(s, seat)]


def standing(game: Kero, s: State, seat: Seat) -> str | None:
    action = game.standing(s, seat)
    return None if action is None else game.catalogue.key(action)


def asked_about_fuel(game: Kero, held: str, *orders: str) -> State:
    """A pays for fuel, and B, who holds this Tuarek, is asked."""
    s = table(game, frame=frames.START, tuareks=("", held))
    return choose(game, choose(game, s, B, *orders), A, "fuel once")


@pytest.mark.clause("KO-F4", "KO-U3")
@pytest.mark.parametrize("held", ["thin", "dice"])
def test_ko_f4_everybody_may_answer_beforehand_with_the_miser_or_without(
    game: Kero, held: str
) -> None:
    s = table(game, frame=frames.START, tuareks=(held, held))
    assert [free(game, s, seat) for seat in (A, B)] == [[ALWAYS], [ALWAYS]]

    s = choose(game, s, B, ALWAYS)

    assert [free(game, s, seat) for seat in (A, B)] == [[ALWAYS], [WITHDRAW]]
    assert standing(game, s, B) is None, "nothing is asked"
    s = choose(game, s, A, "fuel once")
    assert standing(game, s, B) == WHOLE
    assert standing(game, s, A) is None


@pytest.mark.clause("KO-F4", "KO-U3")
def test_ko_f4_an_order_leaves_the_question_open_and_the_miser_in_hand(game: Kero) -> None:
    s = asked_about_fuel(game, "thin", ALWAYS)

    assert game.asked(s) == [B]
    assert refused(game, s, B, "thin out") == ""
    assert sum(choose(game, s, B, WHOLE).tuareks[B]) == 1
    assert choose(game, s, B, "thin out").always == [False, True], "it stands for the next time"
    s = choose(game, s, B, WITHDRAW)
    assert standing(game, s, B) is None


@pytest.mark.clause("KO-F4")
def test_ko_f4_an_order_is_given_once_and_withdrawn_once(game: Kero) -> None:
    s = table(game)

    assert refused(game, s, B, WITHDRAW) == "KO-F4 no-order"
    s = choose(game, s, B, ALWAYS)
    assert refused(game, s, B, ALWAYS) == "KO-F4 order-stands"
    over = table(game, frame=frames.OVER, turn=1, claims=3, lands="-,-,-,-")
    assert free(game, over, A) == []
    assert refused(game, over, A, ALWAYS) == "KO-E1 game-is-over"


@pytest.mark.clause("KO-F4", "KO-T2")
def test_ko_f4_an_order_takes_no_time_and_answers_no_question(live: Kero) -> None:
    s = table(live, frame=frames.START)
    before = live.describe(s)

    s = choose(live, s, B, ALWAYS, at=9_000)

    assert live.describe(s) == {**before, "always": [False, True]}
    assert live.describe(choose(live, s, B, WITHDRAW, at=9_500)) == before


@pytest.mark.clause("KO-F4", "KO-N1")
def test_ko_f4_an_order_is_known_to_its_seat_alone(game: Kero) -> None:
    s = choose(game, table(game), B, ALWAYS)

    views = [game.view(s, seat) for seat in (A, B, SPECTATOR)]

    assert [view.to_json()["always"] for view in views] == [False, True, False]
    assert "always" not in json.dumps(views[B].alike())
    dealt = [game.imagine(view, from_seed(1)).always for view in views]
    assert dealt == [[False, False], [False, True], [False, False]]


@pytest.mark.clause("KO-F4", "KO-N1")
@pytest.mark.parametrize("clock", ["paced", "realtime"])
def test_ko_f4_no_one_sees_an_order_at_any_step_of_a_game(
    game: Kero, live: Kero, clock: str
) -> None:
    """Let one seat order or withdraw, with the miser or without. Nothing that the other seat or a
    spectator sees, is asked or is told differs, then and after the next move."""
    played = game if clock == "paced" else live
    compared = 0
    for s, move in walk(played, 2, 5):
        for me in (A, B):
            other = Seat(1 - me)
            twin = played.clone(s)
            [action] = played.free(s, me)
            played.advance(twin, me, action, played.soonest(s), None)
            both = [s, twin]
            for viewer in (other, SPECTATOR):
                assert len({json.dumps(played.view(t, viewer).to_json()) for t in both}) == 1
                assert played.waiting(twin, viewer) == played.waiting(s, viewer)
            assert played.options(twin, other) == played.options(s, other)
            assert played.free(twin, other) == played.free(s, other)
            assert played.question(twin, other) == played.question(s, other)
            assert played.due(twin) is None or played.soonest(twin) == played.soonest(s)
            if move.action in played.free(s, me):
                continue
            ends = [played.play(t, Move(move.seat, move.action, move.at)) for t in both]
            assert len({json.dumps([e.to_json() for e in events]) for _, events in ends}) == 1
            assert len({json.dumps(played.view(t, other).to_json()) for t, _ in ends}) == 1
            compared += 1
    assert compared > 200


@pytest.mark.clause("KO-F4")
def test_ko_f4_a_position_says_an_order_only_where_there_is_one(game: Kero) -> None:
    """So the marks in records from before there were orders hold."""
    s = table(game)
    assert "always" not in game.describe(s)

    s = choose(game, s, A, ALWAYS)

    back = position.read(game, position.write(game, s))
    assert (back.always, position.mark(game, back)) == ([True, False], position.mark(game, s))


@pytest.mark.clause("KO-F4")
def test_ko_f4_orders_come_after_every_number_the_nets_know(game: Kero) -> None:
    keys = game.catalogue.keys
    assert keys[-2:] == [ALWAYS, WITHDRAW]
    assert keys[:-2][-1] == "full"
