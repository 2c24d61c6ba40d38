"""What the results of a run add up to, as plain JSON. Nothing here depends on the machine."""

from __future__ import annotations

from kaboodle.bots import TARGETS
from kaboodle.bots.target import Result
from kaboodle.core.parsing import fingerprint
from kaboodle.sim.rates import PAIRS, by_name, paired, wilson
from kaboodle.sim.run import Plan


def summarise(plan: Plan, results: list[Result]) -> dict[str, object]:
    game = plan.open()
    seats = len(plan.bots)
    n = len(results)
    by_seat = [_standing(results, [seat] * n) for seat in range(seats)]
    by_entry = [
        {
            "bot": name,
            **_standing(results, [r.lineup.index(entry) for r in results]),
            **_missed(results, entry),
        }
        for entry, name in enumerate(plan.bots)
    ]
    endings = sorted({r.ending for r in results})
    told_as_rates = paired(results)
    names = [name for name in results[0].facts if name not in told_as_rates]
    facts = {name: [r.facts[name] for r in results] for name in names}
    facts["moves"] = [r.moves for r in results]
    targets = TARGETS[plan.game](results) if set(plan.bots) == {"greedy"} else []
    return {
        "game": plan.game,
        "rules": game.box.version,
        "pack": game.pack_id,
        "options": game.settings,
        "players": seats,
        "games": n,
        "seed": plan.seed,
        "bots": by_entry,
        "seats": by_seat,
        "endings": {name: _share([r.ending == name for r in results]) for name in endings},
        "facts": {name: _spread(values) for name, values in facts.items()},
        "rates": {kind: by_name(results, kind) for kind in PAIRS},
        "targets": [
            {
                "name": target.name,
                "value": round(target.value, 4),
                "low": target.low,
                "high": target.high,
                "holds": target.holds(),
            }
            for target in targets
        ],
        "digest": fingerprint([[r.winners, r.scores, r.ending, r.moves] for r in results]),
    }


def _standing(results: list[Result], where: list[int]) -> dict[str, object]:
    """How whoever sat there fared: share of wins (a shared win counts in parts) and score."""
    n = len(results)
    wins = sum(
        1 / len(r.winners) for r, seat in zip(results, where, strict=True) if seat in r.winners
    )
    low, high = wilson(wins, n)
    scores = [r.scores[seat] for r, seat in zip(results, where, strict=True)]
    return {
        "win_rate": round(wins / n, 4),
        "win_low": round(low, 4),
        "win_high": round(high, 4),
        "score": _spread(scores),
    }


def _missed(results: list[Result], entry: int) -> dict[str, object]:
    """How many decisions chance made for this bot, and why the first of them."""
    where = [(r, r.lineup.index(entry)) for r in results]
    troubles = [r.trouble[seat] for r, seat in where if r.trouble[seat]]
    return {"missed": sum(r.missed[seat] for r, seat in where), "trouble": "".join(troubles[:1])}


def _spread(values: list[int]) -> dict[str, float]:
    return {
        "mean": round(sum(values) / len(values), 3),
        "min": min(values),
        "max": max(values),
    }


def _share(hits: list[bool]) -> float:
    return round(sum(hits) / len(hits), 4)
