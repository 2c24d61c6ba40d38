"""KROM's rule options, and what each one changes."""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.frozen import Frozen
from kaboodle.core.schema import Choice, Field, Flag, Value, Whole
from kaboodle.games.krom.content import BEAST_LIFE, CAVE, FULL_LIFE

GLACIAL: Final = Flag("glacial", False, "KR-G1")
KROMOSAURUS: Final = Flag("kromosaurus", False, "KR-K1")
LONG_GAME: Final = Flag("long_game", False, "KR-S3")
STUN_RECOVERY: Final = Choice("stun_recovery", ["7", "6"], "KR-M3")
ENDLESS_SUPPLY: Final = Flag("endless_supply", False, "KR-C2")
CHARACTERS: Final = Choice("characters", ["dealt", "chosen"], "KR-S2")
ROUND_CAP: Final = Whole("round_cap", 1, 1000, 200, "KR-Z1")

FIELDS: Final[list[Field]] = [
    GLACIAL,
    KROMOSAURUS,
    LONG_GAME,
    STUN_RECOVERY,
    ENDLESS_SUPPLY,
    CHARACTERS,
    ROUND_CAP,
]


@final
class Options(Frozen):
    def __init__(self, settled: dict[str, Value]) -> None:
        self.settled: Final = settled
        self.glacial: Final = settled["glacial"] is True
        self.kromosaurus: Final = settled["kromosaurus"] is True
        self.long_game: Final = settled["long_game"] is True
        self.recovery: Final = int(settled["stun_recovery"])  # KR-M3: life on getting up
        self.endless: Final = settled["endless_supply"] is True
        self.chosen: Final = settled["characters"] == "chosen"  # KR-S2
        self.round_cap: Final = int(settled["round_cap"])  # KR-Z1

    def changed(self) -> list[str]:
        """Return the names of the options that differ from the rules in the box."""
        return [field.name for field in FIELDS if self.settled[field.name] != field.default]

    def words(self) -> dict[str, str]:
        """Return the values of changed options that are not flags."""
        worded = [f.name for f in FIELDS if not isinstance(f, Flag)]
        return {name: str(self.settled[name]) for name in self.changed() if name in worded}

    def goal(self, seats: int) -> int:
        """Return the winning score (KR-S3)."""
        score = 10 if seats <= 4 else 8 if seats == 5 else 7
        return score + 2 if self.long_game else score

    def gained(self, wanted: int, supply: int) -> int:
        """Return what the supply gives of what is wanted (KR-C2). An endless one may owe tokens."""
        return wanted if self.endless or wanted <= supply else max(supply, 0)

    def seen(self, supply: list[int]) -> list[int]:
        """Return the supply as everyone sees it. A debt shows as nothing left (KR-C2)."""
        return [max(left, 0) for left in supply] if self.endless else supply.copy()

    def warmth(self, place: int, life: int) -> int:
        """Return the hit points after the start of an action phase here (KR-G1)."""
        if not self.glacial:
            return life
        if place == CAVE:
            return min(life + 1, FULL_LIFE)
        return max(life - 1, 1)

    def beast_life(self) -> int:
        """Return the Kromosaurus's first hit points; 0 if it stays in the box (KR-K1)."""
        return BEAST_LIFE if self.kromosaurus else 0
