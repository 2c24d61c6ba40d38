"""The computed odds of dice match the engine's dice."""

from __future__ import annotations

from itertools import product

import pytest

from kaboodle.bots.krom.odds import endings, reach
from kaboodle.core.rng import from_seed
from kaboodle.games.krom import Krom
from kaboodle.games.krom.content import COMBINATIONS
from kaboodle.games.krom.dice import caught, combination, throw
from kaboodle.testing.table import choose
from tests.games.krom.table import A, acting, table

FIRST_THROW = {
    "pair": 0.463,
    "two-pairs": 0.231,
    "three": 0.154,
    "straight": 0.031,
    "full-house": 0.039,
    "four": 0.019,
    "five": 0.001,
}
THROWS = 20_000


@pytest.mark.clause("KR-P4")
def test_kr_p4_the_odds_of_a_first_throw() -> None:
    exact = endings([])
    counts = [0] * len(COMBINATIONS)
    rng = from_seed(2471)
    for _ in range(THROWS):
        counts[combination(throw(rng, 5))] += 1

    for name, chance in FIRST_THROW.items():
        i = COMBINATIONS.index(name)
        assert round(exact[i] / 6**5, 3) == pytest.approx(chance, abs=0.0006)
        error = 4 * (chance * (1 - chance) / THROWS) ** 0.5
        assert abs(counts[i] / THROWS - chance) < error


@pytest.mark.clause("KR-P4")
def test_kr_p4_the_odds_of_climbs_that_are_played(game: Krom) -> None:
    climbs = 4000
    counts = [0] * len(COMBINATIONS)
    start = table(game, acting(A), here="mountain")
    for seed in range(climbs):
        s = game.clone(start)
        rng = from_seed(seed)
        s.rng.a, s.rng.b, s.rng.c, s.rng.count = rng.words()
        dice = game.describe(choose(game, s, A, "climb"))["asks"][0]["dice"]  # type: ignore[index]
        counts[combination(dice)] += 1

    for name, chance in FIRST_THROW.items():
        error = 4 * (chance * (1 - chance) / climbs) ** 0.5
        assert abs(counts[COMBINATIONS.index(name)] / climbs - chance) < error


@pytest.mark.clause("KR-P3")
@pytest.mark.parametrize("extra", [0, 1, 2])
def test_kr_p3_the_odds_of_every_hunt(game: Krom, extra: int) -> None:
    rng = from_seed(17 + extra)
    pairs = zip(game.pack.hunt_dice, game.pack.hunt_value, strict=True)
    for dice, value in sorted(set(pairs)):
        n = dice + extra
        throws = list(product(range(1, 7), repeat=n))
        exact = sum(sum(t) >= value for t in throws) / len(throws)
        assert reach(n, value) == int(1000 * exact)
        hits = sum(caught(throw(rng, n), value) for _ in range(4000))
        error = 4 * (exact * (1 - exact) / 4000) ** 0.5 + 1e-9
        assert abs(hits / 4000 - exact) <= error
    assert reach(1, 7) == 0
