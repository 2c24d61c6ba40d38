"""Hints for the search: what it should know of Kaskaria."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kaboodle.bots.bot import Bot
from kaboodle.bots.kaskaria.belief import KaskariaBelief
from kaboodle.bots.kaskaria.greedy import KaskariaGreedy
from kaboodle.bots.search.belief import Belief
from kaboodle.bots.search.hints import SearchHints, mixed
from kaboodle.games.kaskaria.view import KaskariaView

_GREEDY: Final = KaskariaGreedy()


@final
class KaskariaHints(SearchHints[KaskariaView]):
    in_turns: ClassVar[bool] = True  # after a "+2" a hero has two more choices
    # Measured on options that were played to the end: given the worth found, an option that is e
    # times less likely is worse by at most a fifth of a hundredth of a win.
    hopeless: ClassVar[float] = 0.01
    trust: ClassVar[float] = 450.0

    def plain(self) -> Bot[KaskariaView]:
        return _GREEDY

    def belief(self) -> Belief[KaskariaView]:
        return KaskariaBelief(_GREEDY)

    def infoset_key(self, view: KaskariaView) -> int:
        """Return the key. Own cards and the display show what was drawn; the paths and the gold
        show who did what."""
        key = mixed(view.pile << 8 | view.owed, view.hand)
        for numbers in (view.display, view.runner, view.griffin, view.gold, view.sizes):
            key = mixed(key, numbers)
        return key
