"""One question put to the seat that searches, as far as it can tell it from others."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from kaboodle.core.ids import Action


@final
class Node:
    """Its options, with how often each was tried and the worth found in all. Whoever tries one
    counts at once, as a loss until its worth is found: so that those under way spread."""

    def __init__(self, options: list[Action], chances: list[float], worth: float) -> None:
        self.options: Final = options
        self.chances: Final = chances
        self.worth: Final = worth  # as judged, before anything was tried
        self.tried = 0
        self.visits: Final = [0] * len(options)
        self.found: Final = [0.0] * len(options)
        self.next: Final[dict[int, Node]] = {}  # by what was chosen and what was then seen

    def mean(self, i: int) -> float:
        visits = self.visits[i]
        return self.found[i] / visits if visits else self.worth

    def choice(self, explore: float) -> int:
        """Which option to try next: what promises most, by its worth so far and its chances."""
        best = 0
        most = -1.0
        scale = explore * sqrt(self.tried + 1)
        for i, chance in enumerate(self.chances):
            promise = self.mean(i) + scale * chance / (1 + self.visits[i])
            if promise > most:
                best, most = i, promise
        return best
