"""Rates with confidence intervals (Wilson, 95%)."""

from __future__ import annotations

from kaboodle.bots.target import Result

Z = 1.96  # 95 %

# Facts that come in pairs for each name: whether something could happen, and whether it did.
PAIRS = {
    "cards": ("seen {}", "taken {}"),
    "characters": ("{} plays", "{} wins"),
}


def wilson(hits: float, of: int) -> tuple[float, float]:
    """Return the 95% confidence interval of a rate (Wilson): never empty, always within 0 and 1."""
    rate, z2 = hits / of, Z * Z
    middle = (rate + z2 / (2 * of)) / (1 + z2 / of)
    half = Z * (rate * (1 - rate) / of + z2 / (4 * of * of)) ** 0.5 / (1 + z2 / of)
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(hits: float, of: int) -> dict[str, float]:
    low, high = wilson(hits, of)
    return {"rate": round(hits / of, 4), "low": round(low, 4), "high": round(high, 4), "of": of}


def by_name(results: list[Result], kind: str) -> dict[str, dict[str, float]]:
    """Return the rate for each name of a kind that could happen in any game."""
    could, did = PAIRS[kind]
    rates: dict[str, dict[str, float]] = {}
    for name in _names(results, could):
        of = sum(r.facts[could.format(name)] for r in results)
        if of:
            rates[name] = rate(sum(r.facts[did.format(name)] for r in results), of)
    return rates


def paired(results: list[Result]) -> set[str]:
    """Return the facts that are reported as rates."""
    return {
        fact.format(name)
        for could, did in PAIRS.values()
        for name in _names(results, could)
        for fact in (could, did)
    }


def _names(results: list[Result], could: str) -> list[str]:
    before, after = could.split("{}")
    return [
        fact[len(before) : len(fact) - len(after)]
        for fact in results[0].facts
        if fact.startswith(before) and fact.endswith(after)
    ]
