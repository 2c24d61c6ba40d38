"""Rolling, while the truck stands (KO-R1 to KO-R4). `fuel.throw` is the only chance node."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaboodle.core.event import Log
from kaboodle.games.kero import events
from kaboodle.games.kero.camp import collect
from kaboodle.games.kero.content import WHITE_DICE, WHITES
from kaboodle.games.kero.frames import CAMP, ROLLING
from kaboodle.games.kero.fuel import begin as begin_fuelling
from kaboodle.games.kero.fuel import burning, throw
from kaboodle.games.kero.state import STILL, State
from kaboodle.games.kero.tank import dry_at, hand_free

if TYPE_CHECKING:
    from mypy_extensions import i64


def add_die(s: State, colour: i64, log: Log) -> None:
    """Add a coloured die, free with its ability or for a Jerrycan (KO-R1)."""
    s.chosen |= 1 << (WHITES + colour)
    free = s.tiles[s.turn] >> colour & 1
    if not free:
        s.jerrycans[s.turn] -= 1
    if log is not None:
        log.append(events.die_added(s.seat(), colour, 0 if free else 1))


def tip(s: State, log: Log) -> None:
    """Tip the truck: KERO flows, and every chosen die is rolled (KO-R2)."""
    s.frames[-1] = ROLLING
    s.since = s.now
    if log is not None:
        log.append(events.tipped(s.seat(), s.tanks[s.turn]))
    s.live = s.chosen
    throw(s, s.chosen)
    settle(s, s.chosen, log)


def roll(s: State, dice: i64, log: Log) -> None:
    """Roll some dice again. A roll that comes too late is an outage (KO-T2, KO-R4)."""
    if s.now >= dry_at(s):
        outage(s, log)
        return
    throw(s, dice)
    settle(s, dice, log)


def settle(s: State, rolled: i64, log: Log) -> None:
    """Lock dice that show fire, unless forgiven, and add the roll's time (KO-R2, KO-U2)."""
    s.rolled = s.now
    s.now += s.options.roll_time
    if not s.forgiven():
        s.live &= ~burning(s, rolled)
    if log is not None:
        log.append(events.rolled(s.seat(), rolled, s.faces, burning(s, s.chosen)))
    # Reading, KO-T3: when paced, the roll that takes the last of the KERO is already an outage.
    if s.now >= dry_at(s):
        outage(s, log)


def lay_flat(s: State, log: Log) -> None:
    """End the rolling: in time (KO-R3), or too late (KO-R4).

    Reading, KO-T4: every roll takes its time. A hand still busy with one lays the truck flat when
    it is done.
    """
    left = dry_at(s) - hand_free(s)
    if left <= 0:
        outage(s, log)
        return
    s.tanks[s.turn] = left
    _still(s)
    mask = burning(s, s.chosen)
    while mask:
        s.fires += mask & 1
        mask >>= 1
    s.frames[-1] = CAMP
    if log is not None:
        log.append(events.laid_flat(s.seat(), s.tanks[s.turn], s.fires))
    collect(s, log)


def outage(s: State, log: Log) -> None:
    """Void the dice. A free fuelling with white dice follows, then the opponent (KO-R4)."""
    s.tanks[s.turn] = 0
    _still(s)
    s.outages += 1
    s.frames = []
    if log is not None:
        log.append(events.outage(s.seat()))
    begin_fuelling(s, WHITE_DICE, log)


def _still(s: State) -> None:
    s.since = STILL
    s.rolled = STILL
    s.live = 0
