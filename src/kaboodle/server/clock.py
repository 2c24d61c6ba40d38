"""Time at a table: the table's own clock, which can stand still, and the time to decide.

Nothing here waits or acts: it only tells. `now` always comes from the caller's monotonic clock,
in seconds; what it answers is in milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass

from kaboodle.server.wire import Pace


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


class TableClock:
    """Milliseconds since the game began, without the time the table stood still."""

    def __init__(self, at: int = 0) -> None:
        self._base = at
        self._since: float | None = None  # running since; None: standing still

    @property
    def running(self) -> bool:
        return self._since is not None

    def now(self, mono: float) -> int:
        if self._since is None:
            return self._base
        return self._base + int((mono - self._since) * 1000)

    def run(self, mono: float) -> None:
        if self._since is None:
            self._since = mono

    def stop(self, mono: float) -> None:
        self._base = self.now(mono)
        self._since = None


class Decision:
    """One seat's time for the question it is asked."""

    def __init__(self, question: int, pace: Allowance, reserve: int, mono: float) -> None:
        self.question = question
        self._pace = pace
        self._reserve = pace.reserve if reserve < 0 else reserve
        self._asked = mono

    def left(self, mono: float) -> int:
        """Until a bot takes over."""
        spent = int((mono - self._asked) * 1000)
        return max(0, self._pace.decision + self._reserve - spent)

    def reserve_after(self, mono: float) -> int:
        """What is left of the reserve if the seat answers now."""
        over = int((mono - self._asked) * 1000) - self._pace.decision
        return self._reserve if over <= 0 else max(0, self._reserve - over)
