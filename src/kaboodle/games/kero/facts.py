"""Numbers for statistics, card by card."""

from __future__ import annotations

from kaboodle.games.kero.content import ABILITIES, CLAIM
from kaboodle.games.kero.state import State


def facts(s: State) -> dict[str, int]:
    """Return turns, outages, who began, and for each card whether it was turned up and taken."""
    out = {"turns": s.turns, "outages": s.outages, "first": s.first}
    out["cards"] = len(s.cards[0]) + len(s.cards[1])
    out["territories"] = len(s.won[0]) + len(s.won[1])
    out["tiles"] = sum([1 for i in range(len(ABILITIES)) if (s.tiles[0] | s.tiles[1]) >> i & 1])
    taken = s.cards[0] + s.cards[1]
    for number in range(CLAIM):
        name = s.pack.cards[number].name
        out[f"seen {name}"] = 0 if number in s.pile else 1
        out[f"taken {name}"] = 1 if number in taken else 0
    return out
