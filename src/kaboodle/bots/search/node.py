"""A node of the search tree: one information set of the seat that searches."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from kaboodle.core.ids import Action


@final
class Node:
    """A question's options, with how often each was tried and the total worth found. A try counts
    at once among the visits (a virtual visit), so that those in progress spread. It counts among
    the worth only when that is found."""

    def __init__(self, options: list[Action], chances: list[float], worth: float) -> None:
        self.options: Final = options
        self.chances: Final = chances
        self.worth: Final = worth  # as judged, before anything was tried
        self.tried = 0
        self.visits: Final = [0] * len(options)
        self.under_way: Final = [0] * len(options)
        self.found: Final = [0.0] * len(options)
        self.next: Final[dict[int, Node]] = {}  # by what was chosen and what was then seen

    def mean(self, i: int) -> float:
        """Return the mean worth of an option so far; the judged worth of the node if none was
        found."""
        known = self.visits[i] - self.under_way[i]
        return self.found[i] / known if known else self.worth

    def choice(self, explore: float) -> int:
        """Return the option to try next, by PUCT: the highest worth so far, plus a bonus that grows
        with its chance (the prior) and shrinks with its visits."""
        best = 0
        most = -1.0
        scale = explore * sqrt(self.tried + 1)
        for i, chance in enumerate(self.chances):
            promise = self.mean(i) + scale * chance / (1 + self.visits[i])
            if promise > most:
                best, most = i, promise
        return best

    def begin(self, i: int) -> None:
        self.tried += 1
        self.visits[i] += 1
        self.under_way[i] += 1

    def end(self, i: int, worth: float) -> None:
        self.under_way[i] -= 1
        self.found[i] += worth
