"""KROM's balance targets, for greedy bots."""

from __future__ import annotations

from typing import Final

from kaboodle.bots.target import Result, Target, Targets


def _targets(results: list[Result]) -> list[Target]:
    games, seats = len(results), len(results[0].scores)
    rounds = sum(r.facts["rounds"] for r in results)
    fought = sum(r.facts["rounds with combat"] for r in results)
    seat_wins = [sum(seat in r.winners for r in results) for seat in range(seats)]
    targets = [
        Target("rounds per game", rounds / games, 8, 14),
        Target("best seat, wins / even share", max(seat_wins) * seats / games, 1, 1.25),
    ]
    # Characters are dealt, so each counts only the games it was in.
    names = [fact.removesuffix(" plays") for fact in results[0].facts if fact.endswith(" plays")]
    shares: list[float] = []
    for name in names:
        sat = sum(r.facts[f"{name} plays"] for r in results)
        shares.append(sum(r.facts[f"{name} wins"] for r in results) * seats / max(sat, 1))
    targets.append(Target("best character, wins / even share", max(shares), 1, 1.25))
    for place in ("cave", "forest", "savanna", "mountain"):
        visits = sum(r.facts[f"visits {place}"] for r in results)
        targets.append(Target(f"share of moves to the {place}", visits / (rounds * seats), 0.12, 1))
    if seats == 4:
        targets.append(Target("share of rounds with combat", fought / rounds, 0.6, 0.95))
    return targets


TARGETS: Final[Targets] = _targets
