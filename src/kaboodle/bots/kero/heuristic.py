"""A heuristic evaluation of KERO: how a game stands at a glance."""

from __future__ import annotations

from typing import Final, final

from kaboodle.bots.kero.greedy import KeroGreedy
from kaboodle.bots.kero.worth import (
    JERRYCAN_WORTH,
    TUAREK_WORTH,
    good_worth,
    land_worth,
    tiles,
    turns_left,
)
from kaboodle.bots.search.heuristic import HeuristicJudge
from kaboodle.games.kero.content import EMPTY, SPACES
from kaboodle.games.kero.score import clan_points
from kaboodle.games.kero.view import KeroView

_TILE: Final = 100  # a turn
_LED: Final = [0, 55, 75, 85]  # hundredths of a territory that a lead of so many Explorers is worth


@final
class KeroHeuristic(HeuristicJudge[KeroView]):
    def __init__(self) -> None:
        super().__init__(KeroGreedy(), 500.0)

    def points(self, view: KeroView) -> list[float]:
        return [float(_standing(view, seat)) for seat in range(len(view.clans))]


def _standing(v: KeroView, seat: int) -> int:
    clan, other = v.clans[seat], v.clans[1 - seat]
    out = 100 * clan_points(v.pack, clan.cards, clan.won, clan.explorers)
    out += good_worth(v, JERRYCAN_WORTH) * clan.jerrycans
    out += good_worth(v, TUAREK_WORTH) * clan.tuareks
    out += good_worth(v, 200) * min(clan.level, 30_000) // 30_000
    out += _TILE * tiles(clan.tiles) * turns_left(v)
    for space in range(SPACES):
        lead = clan.explorers[space] - other.explorers[space]
        if lead > 0 and v.lands[space] != EMPTY:
            out += land_worth(v, v.lands[space], seat) * _LED[min(lead, 3)] // 100
    return out
