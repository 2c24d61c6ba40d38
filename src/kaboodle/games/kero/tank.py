"""How much KERO a truck holds, and when it runs dry or full (KO-T1). Reads only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaboodle.core.game import Move
from kaboodle.core.ids import SYSTEM, Millis
from kaboodle.games.kero.actions import FULL, RUN_DRY
from kaboodle.games.kero.frames import FUELLING, ROLLING
from kaboodle.games.kero.state import STILL, State

if TYPE_CHECKING:
    from mypy_extensions import i64


def dry_at(s: State) -> i64:
    """Return when the standing truck is empty."""
    return s.since + s.tanks[s.turn]


def full_at(s: State) -> i64:
    """Return when the truck that is being fuelled is full."""
    return s.since + s.options.filling(s.options.capacity - s.tanks[s.turn])


def filled_up(s: State) -> bool:
    """Return whether the truck that is being fuelled is full: `full_at` without its division."""
    room: i64 = s.options.capacity - s.tanks[s.turn]
    return (s.now - s.since) * s.options.percent >= room * 100


def level(s: State, seat: i64) -> i64:
    """Return what a truck holds now."""
    held: i64 = s.tanks[seat]
    if seat != s.turn or s.since == STILL:
        return held
    if s.frames[-1] == ROLLING:
        left = dry_at(s) - s.now
        return left if left > 0 else 0
    risen = held + s.options.filled(s.now - s.since)
    capacity: i64 = s.options.capacity
    return risen if risen < capacity else capacity


def is_full(s: State) -> bool:
    """Return whether the truck of the turn, lying flat, takes no more."""
    return s.tanks[s.turn] >= s.options.capacity


def hand_free(s: State) -> i64:
    """Return when the hand is done with the last roll and can roll again or lay flat (KO-T4)."""
    if s.rolled == STILL:
        return s.now
    ready = s.rolled + s.options.interval
    return ready if ready > s.now else s.now


def soonest(s: State) -> Millis:
    return Millis(s.options.earliest(hand_free(s)))


def due(s: State) -> Move | None:
    """Return when a tank runs dry or full. When paced, only rolls take time, so None (KO-T3)."""
    if s.since == STILL or not s.options.timed():
        return None
    if s.frames[-1] == ROLLING:
        return Move(SYSTEM, RUN_DRY, Millis(dry_at(s)))
    assert s.frames[-1] == FUELLING, "KERO flows while dice roll, only then"
    return Move(SYSTEM, FULL, Millis(full_at(s)))
