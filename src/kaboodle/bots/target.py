"""Balance targets: the ranges that statistics over many games should fall into.

The targets of a game are in `bots/<game>/targets.py`. They are defined for greedy bots in every
seat.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True)
class Result:
    """One simulated game, reduced to what statistics need."""

    index: int
    lineup: list[int]  # which entry of the bots' list sat in each seat
    winners: list[int]
    scores: list[int]
    ending: str
    moves: int
    facts: dict[str, int]
    missed: list[int] = field(
        default_factory=list
    )  # random moves played for a third-party bot, by seat
    trouble: list[str] = field(default_factory=list)  # the reason for the first of them


@dataclass(frozen=True)
class Target:
    """A statistic over many games, and the range it should fall into."""

    name: str
    value: float
    low: float
    high: float

    def holds(self) -> bool:
        return self.low <= self.value <= self.high


Targets: TypeAlias = Callable[[list[Result]], list[Target]]
