"""Hints for the search: what it should know of KERO."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kaboodle.bots.kero.hand import CALM, Hand
from kaboodle.bots.search.hints import SearchHints, mixed
from kaboodle.core.ids import Action, Millis
from kaboodle.core.rng import Rng
from kaboodle.games.kero.view import KeroView


@final
class KeroHints(SearchHints[KeroView]):
    patience: ClassVar[int] = 2  # everything but the Tuareks is public

    def __init__(self, hand: Hand | None = None) -> None:
        self.hand: Final = CALM if hand is None else hand

    def drift(self, seats: int) -> float:
        """Return a measured value, from a search that did not yet play past its leaves. In KERO the
        drift comes from the net, which slightly overrates the seat that is asked. With plain
        players for the others the bot won no more, in a hundred games."""
        return 0.02

    def infoset_key(self, view: KeroView) -> int:
        """Return the key. In real time no two moments are alike, and so no two tanks."""
        key = mixed(view.turns << 8 | view.frames[-1], view.faces)
        for numbers in (view.resources, view.row, view.lands, view.tuareks):
            key = mixed(key, numbers)
        for clan in view.clans:
            key = mixed(key, clan.explorers)
            key = mixed(key, [clan.jerrycans, clan.level, clan.tuareks, clan.tiles])
        return mixed(key, [view.live, view.chosen, view.pile, view.scorches, view.placing])

    def when(self, view: KeroView, action: Action, soonest: Millis, rng: Rng) -> Millis:
        return self.hand.when(view, action, soonest, rng)
