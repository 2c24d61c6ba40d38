"""Fuelling: the opponent rolls, the owner's tank fills (KO-F2 to KO-F4).

`throw` is the chance node, the only one here. `settle` applies what the dice show.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaboodle.core.event import Log
from kaboodle.games.kero import events
from kaboodle.games.kero.content import (
    ALL_DICE,
    DICE_IN,
    DICE_IN_ALL,
    SIDES,
    THIN,
    WHITE_DICE,
    WHITES,
)
from kaboodle.games.kero.frames import FUELLING, THINNING
from kaboodle.games.kero.state import STILL, State
from kaboodle.games.kero.stock import use_tuarek
from kaboodle.games.kero.tank import filled_up, is_full, level
from kaboodle.games.kero.turn import opponent, pass_turn

if TYPE_CHECKING:
    from mypy_extensions import i64

LAST_DIE_ROLLS: Final = 5  # KO-F3


def offer(s: State, times: i64, log: Log) -> None:
    """Begin fuellings with all dice: first ask the opponent (KO-F4).

    Reading, KO-F2: a full tank takes nothing, so a card's free fuelling, or a second one, is then
    skipped without a question or a roll.
    """
    s.fuellings = times
    if is_full(s):
        s.fuellings = 0
        if log is not None:
            log.append(events.tank_full(s.seat()))
        return
    s.frames.append(THINNING)


def answer(s: State, thin: bool, log: Log) -> None:
    """Take the opponent's answer: five white dice for this fuelling, or all (KO-F4)."""
    if thin:
        use_tuarek(s, opponent(s), THIN, log)
    s.frames.pop()
    begin(s, WHITE_DICE if thin else ALL_DICE, log)


def begin(s: State, dice: i64, log: Log) -> None:
    s.frames.append(FUELLING)
    s.live = dice
    if dice == WHITE_DICE:
        for die in range(WHITES, DICE_IN_ALL):
            s.faces[die] = STILL  # put away: only dice of the fuelling show a side (KO-F4)
    s.single = 0
    s.since = STILL
    s.rolled = STILL
    if log is not None:
        log.append(events.fuelling_begins(s.seat(), 5 if dice == WHITE_DICE else 8))


def roll(s: State, log: Log) -> None:
    """Make one roll of the opponent. A roll after the tank was full has no effect (KO-T2)."""
    if s.since != STILL and filled_up(s):
        close(s, log)
        return
    if s.since == STILL:
        s.since = s.now  # KO-F3: the tank fills from the first roll
    if s.live & (s.live - 1) == 0:
        s.single += 1
    throw(s, s.live)
    settle(s, log)


def throw(s: State, dice: i64) -> None:
    """Roll these dice (chance node)."""
    faces, rng = s.faces, s.rng
    for die in DICE_IN[dice]:
        faces[die] = rng.below(SIDES)


def burning(s: State, dice: i64) -> i64:
    """Return which of these dice show a fire, one bit each."""
    out: i64 = 0
    faces, fire = s.faces, s.pack.fire
    die: i64
    for die in DICE_IN[dice]:
        if fire[die * SIDES + faces[die]]:
            out |= 1 << die
    return out


def settle(s: State, log: Log) -> None:
    """Set fires aside. If no die or no room is left, close the fuelling (KO-F3)."""
    s.rolled = s.now
    s.now += s.options.fuelling_time
    rolled = s.live
    # Reading, KO-F3: the cap on the last die holds with five dice as well.
    s.live = 0 if s.single >= LAST_DIE_ROLLS else rolled & ~burning(s, rolled)
    if log is not None:
        log.append(events.fuelling_roll(opponent(s), rolled, s.live, s.faces))
    if s.live == 0 or filled_up(s):
        close(s, log)


def close(s: State, log: Log) -> None:
    """Lay the truck flat with what has flowed in, then go on with the next fuelling, or back."""
    gained = level(s, s.turn) - s.tanks[s.turn]
    s.tanks[s.turn] += gained
    s.since = STILL
    s.rolled = STILL
    s.live = 0
    s.frames.pop()
    if log is not None:
        log.append(events.fuelled(s.seat(), gained, s.tanks[s.turn]))
    if not s.frames:
        pass_turn(s, log)  # it was the free one after an outage (KO-R4)
        return
    s.fuellings -= 1
    if s.fuellings > 0:
        offer(s, s.fuellings, log)
