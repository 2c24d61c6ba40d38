"""Probabilities of dice, in whole numbers: sums for the hunt, combinations for the climb."""

from __future__ import annotations

from typing import Final

from kaboodle.games.krom.content import CLIMB_DICE, COMBINATIONS
from kaboodle.games.krom.dice import SIDES, combination

CERTAIN: Final = 1000

# How a climb ends for a player who wants stone, by the Kroms to spend on rerolls: how often each
# combination is taken, in thousandths, and the Kroms it costs, in hundredths.
CLIMB_ENDS: Final = [
    [62, 463, 231, 154, 39, 19, 1, 31],
    [3, 177, 285, 211, 177, 92, 7, 48],
    [0, 67, 228, 155, 314, 160, 14, 62],
    [0, 67, 228, 155, 314, 160, 14, 62],
    [0, 30, 238, 96, 339, 206, 18, 72],
]
CLIMB_COSTS: Final = [0, 91, 159, 159, 203]


def _sums() -> list[list[int]]:
    """Return, by number of dice, in how many throws each sum or more comes up."""
    exact = [[1]]
    for dice in range(1, 8):
        before = exact[dice - 1]
        row = [0] * (SIDES * dice + 1)
        for total, ways in enumerate(before):
            for side in range(1, SIDES + 1):
                row[total + side] += ways
        exact.append(row)
    return [[sum(row[total:]) for total in range(len(row))] for row in exact]


SUMS: Final = _sums()


def reach(dice: int, value: int) -> int:
    """Return the chance that so many dice come to a value or more, in thousandths."""
    row = SUMS[dice]
    return CERTAIN * row[value] // SIDES**dice if value < len(row) else 0


_known: Final[dict[int, list[int]]] = {}  # a cache, because entries never change


def endings(kept: list[int]) -> list[int]:
    """Return how many throws of the other dice end in each combination."""
    code = 0
    for die in sorted(kept):
        code = code * 7 + die
    counts = _known.get(code)
    if counts is None:
        counts = [0] * len(COMBINATIONS)
        _count(kept.copy(), counts)
        _known[code] = counts
    return counts


def _count(dice: list[int], counts: list[int]) -> None:
    if len(dice) == CLIMB_DICE:
        counts[combination(dice)] += 1
        return
    for side in range(1, SIDES + 1):
        dice.append(side)
        _count(dice, counts)
        dice.pop()


def mean(kept: list[int], worths: list[int]) -> int:
    """Return what rerolling all but the kept dice is worth on average."""
    total, throws = 0, 0
    for ending, ways in enumerate(endings(kept)):
        total += ways * worths[ending]
        throws += ways
    return total // throws
