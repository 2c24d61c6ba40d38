"""KERO's rule options, and what each one changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from kaboodle.core.frozen import Frozen
from kaboodle.core.schema import Choice, Field, Flag, Value
from kaboodle.games.kero.content import Clock

if TYPE_CHECKING:
    from mypy_extensions import i64

CLOCK: Final = Choice("clock", ["paced", "realtime"], "KO-T3")
LONGER: Final = Choice("longer_time", ["no", "half", "double"], "KO-T5")
PERCENT: Final = [100, 150, 200]  # how long a full tank lasts
FIRST: Final = Choice("first", ["random", "seat1", "seat2"], "KO-S3")
ENDLESS: Final = Flag("endless_supply", False, "KO-C3")

FIELDS: Final[list[Field]] = [CLOCK, LONGER, FIRST, ENDLESS]


@final
class Options(Frozen):
    """The options as chosen. Both clocks work alike: when paced, each roll takes time (KO-T3)."""

    def __init__(self, settled: dict[str, Value], clock: Clock) -> None:
        self.settled: Final = settled
        self.clock: Final = clock
        self._realtime: Final = settled["clock"] == "realtime"
        self.percent: Final = PERCENT[LONGER.values.index(str(settled["longer_time"]))]
        self.capacity: Final = clock.capacity * self.percent // 100  # of a tank (KO-T1, KO-T5)
        self.first: Final = FIRST.values.index(str(settled["first"])) - 1  # a seat; -1: random
        self.endless: Final = settled["endless_supply"] is True
        self.roll_time: Final = 0 if self._realtime else clock.roll
        self.fuelling_time: Final = 0 if self._realtime else clock.fuelling
        self.interval: Final = clock.interval if self._realtime else 0

    def timed(self) -> bool:
        """Return whether actions carry times and tanks run between rolls (KO-T3)."""
        return self._realtime

    def stamp(self, now: i64, at: i64) -> i64:
        """Return the time at which an action happens (KO-T2, KO-T3)."""
        return at if self._realtime else now

    def earliest(self, now: i64) -> i64:
        """Return the earliest time an action may carry, if `now` is the last one (KO-T3)."""
        return now if self._realtime else 0

    def filled(self, time: i64) -> i64:
        """Return what flows into a truck in this time; more with `longer_time` (KO-T5)."""
        return time * self.percent // 100

    def filling(self, room: i64) -> i64:
        """Return how long it takes until this much has flowed in (KO-T5)."""
        return (room * 100 + self.percent - 1) // self.percent

    def granted(self, wanted: i64, left: i64) -> i64:
        """Reading, KO-C3: no more Jerrycans are handed out than are left in the box."""
        return wanted if self.endless or wanted <= left else left
