"""Bots choose one of their options from the view alone, and greedy plays well."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaboodle.bots import BOTS
from kaboodle.bots.kero.greedy import KeroGreedy
from kaboodle.bots.kero.hand import Hand
from kaboodle.bots.levels import eased
from kaboodle.bots.random_bot import RandomBot
from kaboodle.core.rng import from_seed
from kaboodle.shelf import BOXES
from kaboodle.sim.run import Plan, simulate
from kaboodle.testing.walk import state_after
from tests.cases import Case, cases

AHEAD = 4  # iterations


@pytest.mark.parametrize("case", cases(), ids=str)
@given(seed=st.integers(0, 2**64 - 1), steps=st.integers(0, 150), which=st.integers(0, 99))
def test_a_bot_answers_with_one_of_its_options(
    case: Case, seed: int, steps: int, which: int
) -> None:
    """Tries the plain bots, and one level or character with the game, a net if the pack has one,
    and a short search."""
    game = case.open()
    bots = BOTS[case.game]
    tried = {"random", "greedy", list(bots)[which % len(bots)]}
    s = state_after(game, case.tables()[-1], seed, steps)
    for seat in game.asked(s):
        options = game.options(s, seat)
        for name in sorted(tried):
            bot, view = eased(bots[name], AHEAD).sit(game, seat), game.view(s, seat)
            chosen = bot.decide(view, options, from_seed(seed))
            assert chosen in options
            assert bot.decide(view, options, from_seed(seed)) == chosen, "a bot keeps no state"


def pickled(o: Any) -> Any:
    return pickle.loads(pickle.dumps(o))


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
def test_a_bot_is_pickled_by_its_name(way: Callable[[Any], Any]) -> None:
    for bots in BOTS.values():
        for bot in bots.values():
            assert way(bot) is bot
    made = way(KeroGreedy(Hand(1, 2, 3)))
    assert (made.hand.roll, made.hand.reaction, made.hand.eye) == (1, 2, 3)
    assert isinstance(way(RandomBot()), RandomBot)


@pytest.mark.figures
@pytest.mark.parametrize("name", list(BOXES))
def test_greedy_beats_random(name: str) -> None:
    """It wins far more than its fair share, at the smallest table."""
    plan = Plan(name, ("greedy", "random"), 100, 1)
    results = simulate(plan)
    wins = sum(r.lineup.index(0) in r.winners for r in results)

    assert wins > 70
