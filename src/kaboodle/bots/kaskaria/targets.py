"""Kaskaria's balance targets, for four greedy bots."""

from __future__ import annotations

from typing import Final

from kaboodle.bots.target import Result, Target, Targets


def _targets(results: list[Result]) -> list[Target]:
    turns = sum(r.facts["turns"] for r in results)
    heroes = sum(len(r.scores) for r in results)
    runner = sum(r.ending in ("runner", "both") for r in results)
    griffin = sum(r.ending in ("griffin", "both") for r in results)
    return [
        Target("turns per hero", turns / heroes, 20, 28),
        Target("share of games ended by a runner", runner / len(results), 0.35, 0.65),
        Target("share of games ended by a griffin", griffin / len(results), 0.35, 0.65),
    ]


TARGETS: Final[Targets] = _targets
