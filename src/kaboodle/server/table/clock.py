"""Time at a table: the table's own clock, which can stand still, and the time to decide.

Nothing here waits or acts: it only tells. `wall` is the time of all nodes, in milliseconds since
1970: what a log says of time it says by that, so that every node comes to the same. `mono` always
comes from the caller's monotonic clock, in seconds.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from math import inf

from kaboodle.server.protocol.wire import Pace

LOOKS = 8  # the last few looks at another clock
ROUGH = 0.02  # seconds by which two looks may differ though neither clock was touched
GRACE = 10_000  # milliseconds without anybody who serves a table that are as any others
STILL = 2.5  # seconds after which whoever looks around every second has stood still
SETTLED = 1.5  # seconds after that until the bus is there again, and the others have answered


@dataclass(frozen=True)
class Allowance:
    """Time for one decision, and a reserve for all of them, in milliseconds."""

    decision: int
    reserve: int


PACES: dict[Pace, Allowance] = {
    "relaxed": Allowance(90_000, 300_000),
    "fast": Allowance(25_000, 60_000),
}
COUNTDOWN = 10_000  # before a bot takes over, everyone sees it coming


class StallDetector:
    """Whether this node keeps looking around, or stood still until just now (it was paused, or had
    far too much to do): then all it has heard of others is old, and it must hear anew first."""

    def __init__(self, mono: float, alone: bool) -> None:
        self._alone = alone
        self._looked = mono
        self._woke = -SETTLED

    def look(self, mono: float) -> None:
        if mono - self._looked > STILL:
            self._woke = mono
        self._looked = mono

    def stalled(self, mono: float) -> bool:
        still = mono - self._looked > STILL or mono - self._woke < SETTLED
        return still and not self._alone


class ClusterClock:
    """The time of all nodes: this machine's, or, where several serve the same tables, that of their
    database. It goes by the monotonic clock: whoever sets a machine's clock moves no sand."""

    def __init__(self, wall: float, mono: float) -> None:
        self._ahead = wall - mono
        self._looks: deque[tuple[float, float]] = deque(maxlen=LOOKS)
        self._served = inf  # until when, as the others know: see `stood`

    def at(self, mono: float) -> int:
        return int((mono + self._ahead) * 1000)

    def serve(self, until: float) -> None:
        """A sign of life was left: until then this node is counted on."""
        self._served = until

    def stood(self, mono: float) -> bool:
        """Whether this node woke up only now, after more than a moment in which it was not counted
        on. It will be alive again when it has left the next sign."""
        return (mono - self._served) * 1000 > GRACE

    def served(self, mono: float) -> int:
        """The same, for what runs at a table: while nobody was counted on there, nothing did. So
        will the log say as soon as this node is alive."""
        return self.at(self._served if self.stood(mono) else mono)

    def look(self, wall: int, before: float, after: float) -> float:
        """Another clock said this, at some moment in between. Of the last few looks the quickest
        is the truest: it is wrong by half the time it took, at most. Those that cannot be true any
        more are forgotten: the machine slept, or the other clock was set, by so many seconds."""
        took, ahead = after - before, wall / 1000 - (before + after) / 2
        true = [o for o in self._looks if abs(ahead - o[1]) <= (took + o[0]) / 2 + ROUGH]
        leapt = ahead - self._ahead if self._looks and not true else 0.0
        self._looks = deque([*true, (took, ahead)], LOOKS)
        self._ahead = min(self._looks)[1]
        return leapt


class TableClock:
    """Milliseconds since the game began, without the time the table stood still."""

    def __init__(self) -> None:
        self._base = 0
        self._since: int | None = None  # running since then, by the wall; None: standing still

    @property
    def running(self) -> bool:
        return self._since is not None

    def now(self, wall: int) -> int:
        if self._since is None:
            return self._base
        return self._base + max(0, wall - self._since)

    def run(self, at: int, wall: int) -> None:
        """It shows this now, and goes on."""
        self._base = at
        self._since = wall

    def stop(self, at: int) -> None:
        self._base = at
        self._since = None

    def reach(self, at: int) -> None:
        """A move was made then: all that old logs say of time."""
        if self._since is None and at > self._base:
            self._base = at


class TableTime:
    """A table's clock, as this node reads it."""

    def __init__(self, clock: TableClock, wall: ClusterClock) -> None:
        self._clock = clock
        self._wall = wall

    @property
    def running(self) -> bool:
        return self._clock.running

    def now(self, mono: float) -> int:
        return self._clock.now(self._wall.served(mono))


class Decision:
    """One seat's time for the question it is asked, since it is."""

    def __init__(self, question: int, pace: Allowance, reserve: int, wall: int) -> None:
        self.question = question
        self._pace = pace
        self._reserve = pace.reserve if reserve < 0 else reserve
        self._asked = wall

    def left(self, wall: int) -> int:
        """Until a bot takes over."""
        spent = max(0, wall - self._asked)
        return max(0, self._pace.decision + self._reserve - spent)

    def reserve_after(self, wall: int) -> int:
        """What is left of the reserve if the seat answers now."""
        over = wall - self._asked - self._pace.decision
        return self._reserve if over <= 0 else max(0, self._reserve - over)
