"""Random numbers that tests can preset."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaboodle.testing.chance import Draw, dice, foretold, shuffled

draws = st.integers(1, 100).flatmap(lambda of: st.tuples(st.integers(0, of - 1), st.just(of)))


@given(wanted=st.lists(draws, max_size=4))
def test_preset_draws_come_first(wanted: list[Draw]) -> None:
    rng = foretold(wanted)

    assert [rng.below(of) for _, of in wanted] == [value for value, _ in wanted]


def test_eight_dice_can_be_preset() -> None:
    rng = foretold(dice(1, 6, 2, 5, 3, 4, 6, 6))

    assert [rng.below(6) + 1 for _ in range(8)] == [1, 6, 2, 5, 3, 4, 6, 6]


def test_the_top_of_a_shuffled_pile_can_be_preset() -> None:
    pile = [0, 0, 1, 2, 3, 4, 5, 5, 6, 7]
    rng = foretold(shuffled(pile, [5, 0, 5, 7]))
    rng.shuffle(pile)

    assert [pile.pop() for _ in range(4)] == [5, 0, 5, 7]
    assert sorted(pile) == [0, 1, 2, 3, 4, 6]


def test_an_impossible_side_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no 6 below 6"):
        foretold(dice(7))


def test_too_many_preset_draws_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaboodle.testing.chance.MOST_TRIES", 10)
    with pytest.raises(ValueError, match="9 results are too many to find"):
        foretold(dice(*[6] * 9))
