"""What a game of four greedy heroes should come to."""

from __future__ import annotations

from typing import Final

from kaboodle.bots.target import Result, Target, Targets


def _targets(results: list[Result]) -> list[Target]:
    turns = sum(r.facts["turns"] for r in results)
    heroes = sum(len(r.scores) for r in results)
    runner = sum(r.ending in ("runner", "both") for r in results)
    griffin = sum(r.ending in ("griffin", "both") for r in results)
    return [
        Target("turns a hero", turns / heroes, 20, 28),
        Target("games a runner ends", runner / len(results), 0.35, 0.65),
        Target("games a griffin ends", griffin / len(results), 0.35, 0.65),
    ]


TARGETS: Final[Targets] = _targets
