"""The Tuareks a clan plays in its own turn (KO-U1, KO-U2, KO-U4 to KO-U8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaboodle.core.event import Log
from kaboodle.games.kero import events
from kaboodle.games.kero.actions import CALLS, GIFTS, MOVES
from kaboodle.games.kero.content import DICE, EXPEL, FUEL, GIFT, MOVE, REROLL, SCORCH, WHITES
from kaboodle.games.kero.frames import CAMP, MOVING, PREPARE, START, THINNING
from kaboodle.games.kero.fuel import offer
from kaboodle.games.kero.state import State
from kaboodle.games.kero.stock import use_tuarek
from kaboodle.games.kero.turn import opponent

if TYPE_CHECKING:
    from mypy_extensions import i64

EXPELLING: Final = 2  # Jerrycans that go to the opponent (KO-U7)
MOMENTS: Final = ["before", "after", "theirs"]  # rolling; the opponent's turn
WHEN: Final = [  # each kind may be played, KO-U1 to KO-U8
    ["before"],
    ["before"],
    ["theirs"],
    ["before", "after"],
    ["after"],
    ["before", "after"],
    ["before", "after"],
    ["after"],
]


def moment(frame: int, own: bool) -> str | None:
    """Which of `MOMENTS` it is for a clan, its turn or not; None: no Tuarek is played (KO-R5)."""
    if not own:
        return "theirs" if frame == THINNING else None
    return "before" if frame in (START, PREPARE) else "after" if frame == CAMP else None


def call(s: State, pair: i64, log: Log) -> None:
    """Two coloured dice (KO-U1)."""
    use_tuarek(s, s.turn, DICE, log)
    for colour in CALLS[pair]:
        s.chosen |= 1 << (WHITES + colour)
        if log is not None:
            log.append(events.die_added(s.seat(), colour, 0))


def forgive(s: State, log: Log) -> None:
    """Fires may be rolled again this turn (KO-U2)."""
    use_tuarek(s, s.turn, REROLL, log)


def move(s: State, pair: i64, log: Log) -> None:
    """One Explorer elsewhere, and then perhaps a second (KO-U4)."""
    if s.frames[-1] == MOVING:
        s.frames.pop()
    else:
        use_tuarek(s, s.turn, MOVE, log)
        s.frames.append(MOVING)
    start, end = MOVES[pair]
    s.explorers[s.turn][start] -= 1
    s.explorers[s.turn][end] += 1
    if log is not None:
        log.append(events.explorer_moved(s.seat(), start, end))


def gift(s: State, pair: i64, log: Log) -> None:
    """Two resources of one's choice (KO-U5)."""
    use_tuarek(s, s.turn, GIFT, log)
    for resource in GIFTS[pair]:
        s.resources[resource] += 1
    if log is not None:
        log.append(events.gift(s.seat(), GIFTS[pair]))


def free_fuel(s: State, log: Log) -> None:
    """A fuelling with all dice (KO-U6)."""
    use_tuarek(s, s.turn, FUEL, log)
    offer(s, 1, log)


def send_home(s: State, space: i64, log: Log) -> None:
    """An opposing Explorer goes home, and its owner is paid for it (KO-U7)."""
    use_tuarek(s, s.turn, EXPEL, log)
    other = opponent(s)
    s.explorers[other][space] -= 1
    s.jerrycans[s.turn] -= EXPELLING
    s.jerrycans[other] += EXPELLING
    if log is not None:
        log.append(events.sent_home(s.seat(), other, space))


def plan_fire(s: State, log: Log) -> None:
    """One further card will be discarded at the end of the turn (KO-U8).

    Reading, KO-U8: it is played after rolling; before, an outage would only lose it.
    """
    use_tuarek(s, s.turn, SCORCH, log)
    s.scorches += 1
