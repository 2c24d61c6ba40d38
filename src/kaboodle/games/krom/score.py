"""Scoring at the end of the game (KR-E2, KR-Z1)."""

from __future__ import annotations

from kaboodle.core.game import Outcome, Part
from kaboodle.core.ids import Seat
from kaboodle.games.krom.state import RUNNING, WON, State


def leaders(s: State) -> list[int]:
    """Return who has most points, ties shared (KR-Z1). A winner is alone at the top (KR-E2)."""
    best = max(s.points)
    return [seat for seat, points in enumerate(s.points) if points == best]


def parts(s: State) -> list[Part]:
    """Return the parts: evolutions (KR-E1) and, with the Kromosaurus, the trophy (KR-K3)."""
    trophy = [1 if seat == s.trophy else 0 for seat in range(s.seats)]
    cards = [points - trophy[seat] for seat, points in enumerate(s.points)]
    out = [Part("krom-part-evolutions", cards)]
    if s.options.beast_life():
        out.append(Part("krom-part-trophy", trophy))
    return out


def outcome(s: State) -> Outcome | None:
    if s.ending == RUNNING:
        return None
    winners = [Seat(seat) for seat in leaders(s)]
    if s.ending == WON:
        return Outcome(winners, s.points.copy(), "evolved", "KR-E2", parts(s))
    return Outcome(winners, s.points.copy(), "capped", "KR-Z1", parts(s))
