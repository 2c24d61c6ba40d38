"""Clocks: the cluster's, a table's own (which can stand still), and a seat's time to decide.

Nothing here waits or acts. `wall` is the cluster's time in milliseconds since 1970. Logs record
time by it, so every node computes the same. `mono` is the caller's monotonic clock, in seconds.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from math import inf

from kaboodle.server.protocol.wire import Pace

LOOKS = 8  # readings of another clock that are kept
ROUGH = 0.02  # seconds by which two readings may differ though no clock was set
GRACE = 10_000  # milliseconds without a node that serves the table, which still count as play
STILL = 2.5  # seconds without a look, due every second, after which the process had stalled
SETTLED = 1.5  # seconds after a stall until the bus works again and other nodes have reported


@dataclass(frozen=True)
class Allowance:
    """The time for one decision, and the reserve for all of them, in milliseconds."""

    decision: int
    reserve: int


PACES: dict[Pace, Allowance] = {
    "relaxed": Allowance(90_000, 300_000),
    "fast": Allowance(25_000, 60_000),
}
COUNTDOWN = 10_000  # before a bot takes over, everyone sees it coming


class StallDetector:
    """Detects that this process stalled (was paused or overloaded). Until other nodes have reported
    again, what it knows of them is stale."""

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
    """The time all nodes agree on: the database's clock if they share one, else this machine's.
    It advances by the monotonic clock, so setting a machine's clock moves no sand."""

    def __init__(self, wall: float, mono: float) -> None:
        self._ahead = wall - mono
        self._looks: deque[tuple[float, float]] = deque(maxlen=LOOKS)
        self._served = inf  # when our heartbeat expires: see `stood`

    def at(self, mono: float) -> int:
        return int((mono + self._ahead) * 1000)

    def serve(self, until: float) -> None:
        """The heartbeat was renewed: other nodes count on this one until then."""
        self._served = until

    def stood(self, mono: float) -> bool:
        """Whether our heartbeat expired more than GRACE ago: this node has just woken up."""
        return (mono - self._served) * 1000 > GRACE

    def served(self, mono: float) -> int:
        """Cluster time for table clocks. It stops at our last heartbeat's expiry, because no node
        served the table after that."""
        return self.at(self._served if self.stood(mono) else mono)

    def look(self, wall: int, before: float, after: float) -> float:
        """Synchronize with another clock that was read between `before` and `after`.

        Of the last few readings the quickest counts, because it is off by at most half the time
        it took. Readings that contradict this one are dropped: the machine slept, or the other
        clock was set. Return by how many seconds the time leapt then, else 0."""
        took, ahead = after - before, wall / 1000 - (before + after) / 2
        true = [o for o in self._looks if abs(ahead - o[1]) <= (took + o[0]) / 2 + ROUGH]
        leapt = ahead - self._ahead if self._looks and not true else 0.0
        self._looks = deque([*true, (took, ahead)], LOOKS)
        self._ahead = min(self._looks)[1]
        return leapt


class TableClock:
    """Milliseconds since the game began, without pauses."""

    def __init__(self) -> None:
        self._base = 0
        self._since: int | None = None  # cluster time at which it was started; None: it is stopped

    @property
    def running(self) -> bool:
        return self._since is not None

    def now(self, wall: int) -> int:
        if self._since is None:
            return self._base
        return self._base + max(0, wall - self._since)

    def run(self, at: int, wall: int) -> None:
        """Set the clock to `at` and start it."""
        self._base = at
        self._since = wall

    def stop(self, at: int) -> None:
        self._base = at
        self._since = None

    def reach(self, at: int) -> None:
        """Advance a stopped clock to a move's time; old logs record nothing else."""
        if self._since is None and at > self._base:
            self._base = at


class TableTime:
    """A table's clock, read by this node's monotonic clock."""

    def __init__(self, clock: TableClock, wall: ClusterClock) -> None:
        self._clock = clock
        self._wall = wall

    @property
    def running(self) -> bool:
        return self._clock.running

    def now(self, mono: float) -> int:
        return self._clock.now(self._wall.served(mono))


class Decision:
    """One seat's time for the question it is asked."""

    def __init__(self, question: int, pace: Allowance, reserve: int, wall: int) -> None:
        self.question = question
        self._pace = pace
        self._reserve = pace.reserve if reserve < 0 else reserve
        self._asked = wall

    def left(self, wall: int) -> int:
        """Return the milliseconds until a bot takes over."""
        spent = max(0, wall - self._asked)
        return max(0, self._pace.decision + self._reserve - spent)

    def reserve_after(self, wall: int) -> int:
        """Return what is left of the reserve if the seat answers now."""
        over = wall - self._asked - self._pace.decision
        return self._reserve if over <= 0 else max(0, self._reserve - over)
