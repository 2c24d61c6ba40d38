"""Rates and their confidence intervals."""

from __future__ import annotations

import pytest

from kaboodle.bots.target import Result
from kaboodle.sim.rates import by_name, paired, rate, wilson
from kaboodle.sim.run import Plan, simulate
from kaboodle.sim.summary import summarise


def result(**facts: int) -> Result:
    return Result(
        0, [0, 1], [0], [1, 0], "won", 9, {k.replace("_", " "): v for k, v in facts.items()}
    )


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(20, 20, 0.8389, 1), (0, 20, 0, 0.1611), (10, 20, 0.2993, 0.7007), (1, 1, 0.2065, 1)],
)
def test_a_rate_of_0_or_1_has_an_interval(hits: int, of: int, low: float, high: float) -> None:
    assert list(wilson(hits, of)) == pytest.approx([low, high], abs=1e-4)


def test_paired_facts_become_rates() -> None:
    results = [
        result(turns=9, alma_plays=1, alma_wins=1, seen_pump=1, taken_pump=0),
        result(turns=9, alma_plays=1, alma_wins=0, seen_pump=0, taken_pump=0),
    ]

    assert by_name(results, "characters") == {"alma": rate(1, 2)}
    assert by_name(results, "cards") == {"pump": rate(0, 1)}
    assert paired(results) == {"alma plays", "alma wins", "seen pump", "taken pump"}


def test_what_could_never_happen_has_no_rate() -> None:
    assert by_name([result(seen_pump=0, taken_pump=0)], "cards") == {}


def test_a_summary_reports_how_often_a_character_wins() -> None:
    plan = Plan("krom", ("random", "random"), 4, 1, options=(("round_cap", 3),))

    summary = summarise(plan, simulate(plan))

    assert isinstance(summary["rates"], dict)
    plays = [entry["of"] for entry in summary["rates"]["characters"].values()]
    assert sum(plays) == 8
    assert isinstance(summary["facts"], dict)
    assert not [name for name in summary["facts"] if name.endswith((" plays", " wins"))]
