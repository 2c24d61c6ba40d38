"""Kaskaria's rule options, and what each one changes."""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.frozen import Frozen
from kaboodle.core.schema import Choice, Field, Flag, Value

INTREPID: Final = Flag("intrepid", False, "HK-V1")
FIRST: Final = Choice("first", ["random", "seat1", "seat2", "seat3", "seat4"], "HK-S3")

FIELDS: Final[list[Field]] = [INTREPID, FIRST]


@final
class Options(Frozen):
    def __init__(self, settled: dict[str, Value]) -> None:
        self.settled: Final = settled
        self.intrepid: Final = settled["intrepid"] is True
        self.first: Final = FIRST.values.index(str(settled["first"])) - 1  # a seat; -1: random

    def runner_spaces(self, cards: int) -> int:
        """Return the spaces that this many runner cards in one set move (HK-T3, HK-V1)."""
        return cards + cards // 2 if self.intrepid else cards

    def gold_pieces(self, cards: int) -> int:
        """Return the gold that this many gold cards in one set give (HK-T4, HK-V2)."""
        return cards // 2 * 5 + cards % 2 if self.intrepid else cards
