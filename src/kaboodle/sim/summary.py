"""Statistics of a run as plain JSON. Nothing here depends on the machine."""

from __future__ import annotations

from kaboodle.bots import TARGETS
from kaboodle.bots.target import Result
from kaboodle.core.parsing import fingerprint
from kaboodle.sim.rates import PAIRS, by_name, paired, wilson
from kaboodle.sim.run import Plan


def summarise(plan: Plan, results: list[Result]) -> dict[str, object]:
    """Return all statistics. `bots` has one entry for each seat of the plan."""
    game = plan.open()
    seats = len(plan.bots)
    n = len(results)
    by_seat = [_standing(results, [seat] * n) for seat in range(seats)]
    by_entry = [
        {
            "bot": name,
            **_standing(results, [r.lineup.index(entry) for r in results]),
            **dict(zip(("missed", "trouble"), _missed(results, entry), strict=True)),
        }
        for entry, name in enumerate(plan.bots)
    ]
    endings = sorted({r.ending for r in results})
    rates = paired(results)
    names = [name for name in results[0].facts if name not in rates]
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


def by_bot(plan: Plan, results: list[Result]) -> list[dict[str, object]]:
    """Return one entry for each bot, whose seats count together. Win rates are per seat.

    A bot in every seat always has an even share, so it has no interval.
    """
    n = len(results)
    rows: list[dict[str, object]] = []
    for name in dict.fromkeys(plan.bots):
        entries = [entry for entry, bot in enumerate(plan.bots) if bot == name]
        seats = [[r.lineup.index(entry) for entry in entries] for r in results]
        wins = sum(
            len(set(where) & set(r.winners)) / len(r.winners)
            for r, where in zip(results, seats, strict=True)
        )
        low, high = wilson(wins, n)
        fixed = len(entries) == len(plan.bots)
        troubles = [_missed(results, entry) for entry in entries]
        rows.append(
            {
                "bot": name,
                "seats": len(entries),
                "win_rate": wins / n / len(entries),
                "win_low": None if fixed else low / len(entries),
                "win_high": None if fixed else high / len(entries),
                "score": _spread(
                    [r.scores[i] for r, at in zip(results, seats, strict=True) for i in at]
                ),
                "missed": sum(missed for missed, _ in troubles),
                "trouble": next((trouble for _, trouble in troubles if trouble), ""),
            }
        )
    return rows


def _standing(results: list[Result], where: list[int]) -> dict[str, object]:
    """Return the win rate of a seat (a shared win counts as a fraction), and its score."""
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


def _missed(results: list[Result], entry: int) -> tuple[int, str]:
    """Return how many random moves were played for this bot, and the reason for the first."""
    where = [(r, r.lineup.index(entry)) for r in results]
    troubles = [r.trouble[seat] for r, seat in where if r.trouble[seat]]
    return sum(r.missed[seat] for r, seat in where), "".join(troubles[:1])


def _spread(values: list[int]) -> dict[str, float]:
    return {
        "mean": round(sum(values) / len(values), 3),
        "min": min(values),
        "max": max(values),
    }


def _share(hits: list[bool]) -> float:
    return round(sum(hits) / len(hits), 4)
