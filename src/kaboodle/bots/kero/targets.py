"""KERO's balance targets, for the clock `paced` and the pack's tanks.

In real time, and with longer time (KO-T5), a bot that watches its tank hardly ever runs dry. The
other targets hold there too.
"""

from __future__ import annotations

from typing import Final

from kaboodle.bots.target import Result, Target, Targets


def _targets(results: list[Result]) -> list[Target]:
    turns = sum(r.facts["turns"] for r in results)
    scores = [score for r in results for score in r.scores]
    second = sum(1 / len(r.winners) for r in results if 1 - r.facts["first"] in r.winners)
    shares = list(card_shares(results).values())
    return [
        Target("turns per player", turns / len(scores), 7, 12),
        Target("mean score", sum(scores) / len(scores), 18, 40),
        Target("share of games won by the second player", second / len(results), 0.46, 0.54),
        Target("outages per turn", sum(r.facts["outages"] for r in results) / turns, 0.02, 0.15),
        Target("least-bought card, share", min(shares), 0.03, 0.90),
        Target("most-bought card, share", max(shares), 0.03, 0.90),
    ]


def card_shares(results: list[Result]) -> dict[str, float]:
    """Return, for each card, the share of games that bought it among those that offered it."""
    names = [name[5:] for name in results[0].facts if name.startswith("seen ")]
    return {
        name: sum(r.facts[f"taken {name}"] for r in results)
        / max(1, sum(r.facts[f"seen {name}"] for r in results))
        for name in names
    }


TARGETS: Final[Targets] = _targets
