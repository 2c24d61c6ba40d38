"""One simulated game, boiled down to what statistics need."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    index: int
    lineup: list[int]  # which entry of the bots' list sat in each seat
    winners: list[int]
    scores: list[int]
    ending: str
    moves: int
    facts: dict[str, int]
