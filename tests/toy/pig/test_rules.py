"""Pig, clause by clause."""

from __future__ import annotations

import pytest

from kaboodle import load
from kaboodle.core.ids import Seat
from kaboodle.shelf import AnyGame
from kaboodle.testing.chance import dice
from kaboodle.testing.table import choose, event_keys, fated, keys, refused, watch

A, B = Seat(0), Seat(1)


def table(game: AnyGame, **more: object) -> object:
    return game.restore({**game.describe(game.setup(2, 1)), "turn": 0, **more})


@pytest.mark.clause("PG-C1")
def test_pg_c1_chance_says_who_begins() -> None:
    game = load("pig")

    assert {game.asked(game.setup(2, seed))[0] for seed in range(9)} == {A, B}


@pytest.mark.clause("PG-T1")
def test_pg_t1_roll_then_roll_or_stop() -> None:
    game = load("pig")
    s = fated(game, table(game), dice(5))

    assert keys(game, s, A) == ["roll"]
    assert refused(game, s, A, "stop") == "PG-T1 roll-first"
    assert refused(game, s, B, "roll") == "PG-T1 not-your-turn"
    assert keys(game, choose(game, s, A, "roll"), A) == ["roll", "stop"]


@pytest.mark.clause("PG-T2")
def test_pg_t2_a_one_loses_the_turn() -> None:
    game = load("pig")

    s, events = watch(game, fated(game, table(game, pot=25), dice(1)), A, "roll")

    assert event_keys(events) == ["rolled", "banked"]
    assert (s.scores, s.pot, s.turn) == ([0, 0], 0, 1)


@pytest.mark.clause("PG-V1")
def test_pg_v1_a_gentle_one_keeps_the_points() -> None:
    game = load("pig", gentle=True)

    s = choose(game, fated(game, table(game, pot=25), dice(1)), A, "roll")

    assert (s.scores, s.turn) == ([25, 0], 1)


@pytest.mark.clause("PG-E1")
def test_pg_e1_the_goal_ends_the_game() -> None:
    game = load("pig")

    s = choose(game, table(game, scores=[10, 29], pot=20), A, "stop")

    assert game.asked(s) == []
    outcome = game.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([A], [30, 29])
    assert refused(game, s, B, "roll") == "PG-E1 over"
