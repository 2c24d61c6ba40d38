"""What is counted in a game, and what the counts should come to.

A measure watches one game and ends with facts: named numbers. A target follows from the facts of
many games.
"""

from __future__ import annotations

from typing import Any

from kaboodle.bots.kero.targets import TARGETS as KERO
from kaboodle.bots.target import Result, Target, Targets
from kaboodle.core.event import Event
from kaboodle.core.game import Game, Move


class Measure:
    """Watches one game. This one asks the game itself, at the end, and needs no events."""

    listens = False  # whether `saw` wants the events of every move

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self.game = game
        self.seats = seats

    def saw(self, move: Move, events: list[Event]) -> None:
        """Called after every move if `listens`."""

    def facts(self, s: object) -> dict[str, int]:
        return self.game.facts(s)


def _kaskaria_targets(results: list[Result]) -> list[Target]:
    turns = sum(r.facts["turns"] for r in results)
    heroes = sum(len(r.scores) for r in results)
    runner = sum(r.ending in ("runner", "both") for r in results)
    griffin = sum(r.ending in ("griffin", "both") for r in results)
    return [
        Target("turns a hero", turns / heroes, 20, 28),
        Target("games a runner ends", runner / len(results), 0.35, 0.65),
        Target("games a griffin ends", griffin / len(results), 0.35, 0.65),
    ]


def _krom_targets(results: list[Result]) -> list[Target]:
    games, seats = len(results), len(results[0].scores)
    rounds = sum(r.facts["rounds"] for r in results)
    fought = sum(r.facts["rounds with combat"] for r in results)
    seat_wins = [sum(seat in r.winners for r in results) for seat in range(seats)]
    targets = [
        Target("rounds a game", rounds / games, 8, 14),
        Target("luckiest seat, times its fair share", max(seat_wins) * seats / games, 1, 1.25),
    ]
    # Characters are dealt: each is weighed by the games it was in.
    names = [fact.removesuffix(" plays") for fact in results[0].facts if fact.endswith(" plays")]
    shares: list[float] = []
    for name in names:
        sat = sum(r.facts[f"{name} plays"] for r in results)
        shares.append(sum(r.facts[f"{name} wins"] for r in results) * seats / max(sat, 1))
    targets.append(Target("luckiest character, times its fair share", max(shares), 1, 1.25))
    for place in ("cave", "forest", "savanna", "mountain"):
        visits = sum(r.facts[f"visits {place}"] for r in results)
        targets.append(Target(f"moves to the {place}", visits / (rounds * seats), 0.12, 1))
    if seats == 4:
        targets.append(Target("rounds with combat", fought / rounds, 0.6, 0.95))
    return targets


MEASURES: dict[str, type[Measure]] = {"kaskaria": Measure, "krom": Measure, "kero": Measure}
TARGETS: dict[str, Targets] = {
    "kaskaria": _kaskaria_targets,
    "krom": _krom_targets,
    "kero": KERO,
}
"""Stated for greedy bots in every seat."""
