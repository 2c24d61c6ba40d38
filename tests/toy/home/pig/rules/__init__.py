"""Pig's box."""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.game import Box
from kaboodle.core.options import settle
from kaboodle.core.shape import Fields
from pig.rules.game import FIELDS, OPTIONS, RULES, SCENERY, SHAPE, Pig, PigView, State, load


@final
class PigBox(Box[State, PigView]):
    def __init__(self) -> None:
        super().__init__("pig", 1, (2, 2), OPTIONS, FIELDS, RULES)

    def view_shape(self) -> Fields:
        return SHAPE

    def scenery_shape(self) -> Fields:
        return SCENERY

    def open(self, pack: object, options: dict[str, object]) -> Pig:
        name, goal = load(pack)
        return Pig(self, name, goal, settle(OPTIONS, options))


BOX: Final = PigBox()
