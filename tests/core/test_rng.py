"""The random number generator is uniform, repeatable, and the same on every build."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaboodle.core.rng import Rng, derive, from_seed


def test_the_stream_of_a_seed_never_changes() -> None:
    rng = from_seed(2471)

    assert [rng.next32() for _ in range(4)] == [177235861, 360555896, 1915670213, 680658243]


@pytest.mark.parametrize("bit", range(64))
def test_every_bit_of_a_seed_matters(bit: int) -> None:
    assert from_seed(1 << bit).words() != from_seed(0).words()


@given(seed=st.integers(0, 2**64 - 1), n=st.integers(1, 2**31))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = from_seed(seed)

    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_below_is_uniform() -> None:
    rng = from_seed(1)
    faces = Counter(rng.below(6) for _ in range(60_000))

    chi2 = sum((n - 10_000) ** 2 / 10_000 for n in faces.values())
    assert chi2 < 20.5, "only 0.1 % of fair dice are worse"


def test_below_rejects_the_uneven_tail() -> None:
    """The first word of this stream falls into the tail of n = 3 * 2**29, so a second is drawn."""
    n = 3 << 29
    rejected = False
    for seed in range(200):
        rng, plain = from_seed(seed), from_seed(seed)
        first = plain.next32()
        if (first * n) % 2**32 < 2**32 % n:
            rejected = True
            drawn = rng.below(n)
            while (first * n) % 2**32 < 2**32 % n:
                first = plain.next32()
            assert drawn == first * n >> 32
            assert rng.words() == plain.words()
    assert rejected


def test_a_shuffle_is_uniform() -> None:
    rng = from_seed(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1

    assert len(orders) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in orders.values()) < 49.7, "23 degrees, 0.1 %"


def test_a_clone_is_independent() -> None:
    rng = from_seed(5)
    twin = rng.clone()

    assert [rng.next32() for _ in range(3)] == [twin.next32() for _ in range(3)]
    rng.next32()
    assert rng.words() != twin.words()
    assert Rng(*twin.words()).next32() == twin.next32()


def test_derived_seeds_differ() -> None:
    seeds = {derive(seed, branch) for seed in range(50) for branch in range(50)}

    assert len(seeds) == 2500
    assert all(0 <= seed < 2**64 for seed in seeds)
