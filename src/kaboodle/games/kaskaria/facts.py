"""Numbers for statistics."""

from __future__ import annotations

from kaboodle.games.kaskaria.state import State


def facts(s: State) -> dict[str, int]:
    return {"turns": s.turns, "treasure": s.treasure}
