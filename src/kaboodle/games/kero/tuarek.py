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
MOMENTS: Final = ["before", "after", "theirs"]  # before or after rolling; the opponent's turn
WHEN: Final = [  # when each kind may be played, KO-U1 to KO-U8
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
    """Return which of `MOMENTS` it is for a clan; None if no Tuarek may be played (KO-R5)."""
    if not own:
        return "theirs" if frame == THINNING else None
    return "before" if frame in (START, PREPARE) else "after" if frame == CAMP else None


def call(s: State, pair: i64, log: Log) -> None:
    """Add two coloured dice (KO-U1)."""
    use_tuarek(s, s.turn, DICE, log)
    for colour in CALLS[pair]:
        s.chosen |= 1 << (WHITES + colour)
        if log is not None:
            log.append(events.die_added(s.seat(), colour, 0))


def forgive(s: State, log: Log) -> None:
    """Let fires be rolled again this turn (KO-U2)."""
    use_tuarek(s, s.turn, REROLL, log)


def move(s: State, pair: i64, log: Log) -> None:
    """Move one Explorer, and then perhaps a second (KO-U4)."""
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
    """Gain two resources of one's choice (KO-U5)."""
    use_tuarek(s, s.turn, GIFT, log)
    for resource in GIFTS[pair]:
        s.resources[resource] += 1
    if log is not None:
        log.append(events.gift(s.seat(), GIFTS[pair]))


def free_fuel(s: State, log: Log) -> None:
    """Begin a fuelling with all dice (KO-U6)."""
    use_tuarek(s, s.turn, FUEL, log)
    offer(s, 1, log)


def send_home(s: State, space: i64, log: Log) -> None:
    """Send an opposing Explorer home, and pay its owner for it (KO-U7)."""
    use_tuarek(s, s.turn, EXPEL, log)
    other = opponent(s)
    s.explorers[other][space] -= 1
    s.jerrycans[s.turn] -= EXPELLING
    s.jerrycans[other] += EXPELLING
    if log is not None:
        log.append(events.sent_home(s.seat(), other, space))


def plan_fire(s: State, log: Log) -> None:
    """Plan to discard one further card at the end of the turn (KO-U8).

    Reading, KO-U8: it is played after rolling, because before that an outage would waste it.
    """
    use_tuarek(s, s.turn, SCORCH, log)
    s.scorches += 1
