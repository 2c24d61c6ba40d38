"""Rigged dice for tests: generators with chosen next results, found by running sfc32 backwards.

The four 32-bit words of a state fix three results exactly. One word stays free and is searched
until the results after those fit too. So three dice cost nothing, and eight cost a few thousand
tries. The order of a whole deck is out of reach: choose its top, or write the pile in a position.
The rules cannot tell, because it is an ordinary generator.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from kaboodle.core.rng import Rng

Draw: TypeAlias = tuple[int, int]
"""A result and its range: `below(6)` giving 2 is (2, 6)."""

MOST_TRIES: Final = 1 << 22
_WORD: Final = 0xFFFFFFFF
_STRIDE: Final = 0x9E3779B9  # odd, so that every word comes up


def dice(*faces: int, sides: int = 6) -> list[Draw]:
    """Return draws with which dice show these faces, in the order rolled. Faces count from 1."""
    return [(face - 1, sides) for face in faces]


def shuffled(items: Sequence[int], top: Sequence[int]) -> list[Draw]:
    """Return draws with which `Rng.shuffle` of these items puts `top` on top of the pile (its
    end), in the order in which the cards will be drawn."""
    left = list(items)
    draws: list[Draw] = []
    for wanted in top:
        draws.append((left.index(wanted), len(left)))
        left[draws[-1][0]] = left[-1]
        left.pop()
    return draws


def foretold(draws: Sequence[Draw]) -> Rng:
    """Return a generator with these next results, or raise ValueError if they are too many."""
    for value, of in draws:
        if not 0 <= value < of:
            raise ValueError(f"there is no {value} below {of}")
    first, second, third = ([_amid(draw) for draw in draws[:3]] + [0, 0, 0])[:3]
    for i in range(MOST_TRIES):
        rng = _giving(first, second, third, i * _STRIDE & _WORD)
        ahead = rng.clone()
        if all(ahead.below(of) == value for value, of in draws):
            return rng
    raise ValueError(f"{len(draws)} results are too many to find")


def _amid(draw: Draw) -> int:
    """Return a word in the middle of those that `below` maps to this result."""
    value, of = draw
    return ((2 * value + 1) << 31) // of


def _giving(first: int, second: int, third: int, c: int) -> Rng:
    """Return the generator with this `c` whose next three words are these."""
    nine = (c + (c << 3)) & _WORD
    after = (((c << 21) | (c >> 11)) + first) & _WORD
    count = (third - (nine ^ (nine >> 9)) - (after + (after << 3)) - 2) & _WORD
    mixed = (second - nine - count - 1) & _WORD
    b = mixed ^ (mixed >> 9) ^ (mixed >> 18) ^ (mixed >> 27)
    return Rng((first - b - count) & _WORD, b, c, count)
