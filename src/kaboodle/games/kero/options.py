"""KERO's rule options, and what each one changes. No other file asks for an option."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from kaboodle.core.schema import Choice, Field, Flag, Value
from kaboodle.games.kero.content import Clock

if TYPE_CHECKING:
    from mypy_extensions import i64

CLOCK: Final = Choice("clock", ["paced", "realtime"], "KO-T3")
FIRST: Final = Choice("first", ["random", "seat1", "seat2"], "KO-S3")
ENDLESS: Final = Flag("endless_supply", False, "KO-C3")

FIELDS: Final[list[Field]] = [CLOCK, FIRST, ENDLESS]


@final
class Options:
    """Both clocks are one: when paced, a roll itself moves the time on (KO-T3)."""

    def __init__(self, settled: dict[str, Value], clock: Clock) -> None:
        self._realtime: Final = settled["clock"] == "realtime"
        self.first: Final = FIRST.values.index(str(settled["first"])) - 1  # a seat; -1: random
        self.endless: Final = settled["endless_supply"] is True
        self.roll_time: Final = 0 if self._realtime else clock.roll
        self.fuelling_time: Final = 0 if self._realtime else clock.fuelling
        self.interval: Final = clock.interval if self._realtime else 0

    def timed(self) -> bool:
        """Whether actions carry times and tanks run while nobody rolls (KO-T3)."""
        return self._realtime

    def stamp(self, now: i64, at: i64) -> i64:
        """The time at which an action happens (KO-T2, KO-T3)."""
        return at if self._realtime else now

    def earliest(self, now: i64) -> i64:
        """The smallest time an action may carry when `now` is the last (KO-T3)."""
        return now if self._realtime else 0

    def granted(self, wanted: i64, left: i64) -> i64:
        """How many Jerrycans are handed out when so many are left in the box (KO-C3)."""
        return wanted if self.endless or wanted <= left else left
