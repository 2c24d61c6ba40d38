"""The laws, tested on random play of every game, pack and option."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaboodle.core.rng import from_seed
from kaboodle.testing import laws
from kaboodle.testing.walk import any_move, state_after
from tests.cases import Case, cases

every_case = pytest.mark.parametrize("case", cases(), ids=str)
seeds = st.integers(0, 2**64 - 1)
steps = st.integers(0, 150)
tables = st.integers(0, 9)


def _seats(case: Case, table: int) -> int:
    counts = case.tables()
    return counts[table % len(counts)]


@every_case
@given(table=tables, seed=seeds, steps=steps)
def test_someone_is_asked_or_it_is_over(case: Case, table: int, seed: int, steps: int) -> None:
    game = case.open()
    laws.someone_is_asked_or_it_is_over(game, state_after(game, _seats(case, table), seed, steps))


@every_case
@given(table=tables, seed=seeds, steps=steps)
def test_listed_is_not_refused(case: Case, table: int, seed: int, steps: int) -> None:
    game = case.open()
    laws.listed_is_not_refused(game, state_after(game, _seats(case, table), seed, steps))


@every_case
@given(table=tables, seed=seeds, steps=steps)
def test_play_leaves_its_input_alone(case: Case, table: int, seed: int, steps: int) -> None:
    game = case.open()
    s = state_after(game, _seats(case, table), seed, steps)
    move = any_move(game, s, from_seed(seed))
    if move is not None:
        laws.play_leaves_its_input_alone(game, s, move)


@every_case
@given(table=tables, seed=seeds, steps=steps)
def test_a_position_is_the_state(case: Case, table: int, seed: int, steps: int) -> None:
    game = case.open()
    laws.a_position_is_the_state(game, state_after(game, _seats(case, table), seed, steps))


@every_case
@given(table=tables, seed=seeds, steps=steps, other=seeds)
def test_a_view_cannot_tell_hidden_things_apart(
    case: Case, table: int, seed: int, steps: int, other: int
) -> None:
    game = case.open()
    s = state_after(game, _seats(case, table), seed, steps)
    laws.a_view_cannot_tell_hidden_things_apart(game, s, from_seed(other))


@every_case
@given(table=tables, seed=seeds, steps=steps, other=seeds)
def test_a_fresh_future_changes_chance_alone(
    case: Case, table: int, seed: int, steps: int, other: int
) -> None:
    game = case.open()
    s = state_after(game, _seats(case, table), seed, steps)
    laws.a_fresh_future_changes_chance_alone(game, s, other)


@every_case
@given(table=tables, seed=seeds, steps=steps, other=seeds)
def test_refusals_rest_on_what_is_known(
    case: Case, table: int, seed: int, steps: int, other: int
) -> None:
    game = case.open()
    s = state_after(game, _seats(case, table), seed, steps)
    laws.refusals_rest_on_what_is_known(game, s, from_seed(other))


@every_case
@given(table=tables, seed=seeds, steps=steps)
def test_views_are_of_their_shape(case: Case, table: int, seed: int, steps: int) -> None:
    game = case.open()
    laws.views_are_of_their_shape(game, state_after(game, _seats(case, table), seed, steps))


@every_case
@given(table=tables, seed=seeds, steps=steps)
def test_free_moves_are_private(case: Case, table: int, seed: int, steps: int) -> None:
    game = case.open()
    laws.free_moves_are_private(game, state_after(game, _seats(case, table), seed, steps))


@every_case
@given(table=tables, seed=seeds, steps=steps, other=seeds)
def test_events_tell_no_more_than_views(
    case: Case, table: int, seed: int, steps: int, other: int
) -> None:
    game = case.open()
    s = state_after(game, _seats(case, table), seed, steps)
    move = any_move(game, s, from_seed(seed))
    if move is not None:
        laws.events_tell_no_more_than_views(game, s, move, from_seed(other))


@every_case
@pytest.mark.figures
@pytest.mark.parametrize("seed", [1, 2])
def test_past_states_do_not_change(case: Case, seed: int) -> None:
    for seats in case.tables():
        laws.past_states_do_not_change(case.open(), seats, seed, 200)


@every_case
@pytest.mark.parametrize("seed", [3, 4])
def test_a_record_replays(case: Case, seed: int) -> None:
    for seats in case.tables():
        laws.a_record_replays(case.open(), seats, seed, 300)


@every_case
@pytest.mark.parametrize("seed", range(10, 20))
def test_a_random_game_ends(case: Case, seed: int) -> None:
    for seats in case.tables():
        laws.a_random_game_ends(case.open(), seats, seed)


@every_case
def test_keys_name_actions(case: Case) -> None:
    laws.keys_name_actions(case.open())
