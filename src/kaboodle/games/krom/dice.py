"""What dice mean, given what they show. `throw` is the only chance node."""

from __future__ import annotations

from math import factorial
from typing import TYPE_CHECKING, Final

from kaboodle.core.rng import Rng
from kaboodle.games.krom.content import (
    CAVE,
    CLIMB_DICE,
    FIVE,
    FOUR,
    FULL_HOUSE,
    NOTHING,
    PAIR,
    SAVANNA,
    STRAIGHT,
    THREE,
    TWO_PAIRS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

SIDES: Final = 6
ALONE: Final = [[die] for die in range(SIDES + 1)]  # one die, by what it shows: never changed


def throw(rng: Rng, dice: i64) -> list[int]:
    out: list[int] = []
    while dice > 0:
        out.append(rng.below(SIDES) + 1)
        dice -= 1
    return out


def combination(dice: list[int]) -> int:
    """Return the best combination that five dice show (KR-P4)."""
    seen = [0] * (SIDES + 1)
    for die in dice:
        seen[die] += 1
    most: i64 = 0
    pairs: i64 = 0
    for n in seen:
        most = max(most, n)
        if n >= 2:
            pairs += 1
    if most == 5:
        return FIVE
    if most == 4:
        return FOUR
    if most == 3:
        return FULL_HOUSE if pairs == 2 else THREE
    if most == 2:
        return TWO_PAIRS if pairs == 2 else PAIR
    # Five different dice: a straight is 1-5 or 2-6.
    return STRAIGHT if seen[1] == 0 or seen[SIDES] == 0 else NOTHING


def every_throw(dice: int) -> list[list[int]]:
    """Return all that this many dice can show, each in ascending order."""
    out: list[list[int]] = [[]]
    for _ in range(dice):
        out = [
            [*shown, die] for shown in out for die in range(shown[-1] if shown else 1, SIDES + 1)
        ]
    return out


def odds(held: list[int], combinations: int) -> list[int]:
    """Return in what percentage of throws the other dice make each combination (KR-P4)."""
    ways = [0] * combinations
    for rest in every_throw(CLIMB_DICE - len(held)):
        orders = factorial(len(rest))
        for die in range(1, SIDES + 1):
            orders //= factorial(rest.count(die))
        ways[combination(held + rest)] += orders
    thrown = sum(ways)
    return [(200 * n + thrown) // (2 * thrown) for n in ways]


def caught(dice: list[int], value: int) -> bool:
    """Return whether the sum reaches the prey's value (KR-P3)."""
    return sum(dice) >= value


def chance(dice: int, value: int) -> int:
    """Return in what percentage of throws these dice catch a prey of this value (KR-P3)."""
    ways = [1]  # by sum: in how many ways the dice so far show it
    for _ in range(dice):
        more = [0] * (len(ways) + SIDES)
        for total, n in enumerate(ways):
            for die in range(1, SIDES + 1):
                more[total + die] += n
        ways = more
    thrown = sum(ways)
    return (200 * sum(ways[value:]) + thrown) // (2 * thrown)


def heavier_first(place: int) -> bool:
    """Return whether a tie favours the heavier: yes in Cave and Savanna (KR-F3)."""
    return place in (CAVE, SAVANNA)


def ranking(totals: list[int], weights: list[int], place: int) -> list[int]:
    """Rank fighters by descending total. Weight breaks ties, as the place says (KR-F3)."""
    heavy = heavier_first(place)
    out: list[int] = []
    for i, total in enumerate(totals):
        at = 0
        for j in out:
            tie = totals[j] == total
            if totals[j] > total or (tie and (weights[j] > weights[i]) == heavy):
                at += 1
        out.insert(at, i)
    return out


def losses(totals: list[int], winner: int) -> list[int]:
    """Return the hit points each fighter loses: the winner's total minus their own (KR-F4)."""
    return [totals[winner] - total for total in totals]


def half(kroms: int) -> int:
    """Return half of a purse, rounded up, which a robber takes (KR-F6)."""
    return (kroms + 1) // 2
