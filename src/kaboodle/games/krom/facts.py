"""Numbers for statistics."""

from __future__ import annotations

from kaboodle.games.krom.content import PLACES
from kaboodle.games.krom.score import leaders
from kaboodle.games.krom.state import State


def facts(s: State) -> dict[str, int]:
    out = {"rounds": int(s.round), "rounds with combat": int(s.fights)}
    for place, visits in zip(PLACES, s.visits, strict=True):
        out[f"visits {place}"] = visits
    won = leaders(s) if s.ending else []
    for i, name in enumerate(s.pack.characters):
        seat = s.character.index(i) if i in s.character else -1
        out[f"{name} plays"] = int(seat >= 0)
        out[f"{name} wins"] = int(seat in won)
    return out
