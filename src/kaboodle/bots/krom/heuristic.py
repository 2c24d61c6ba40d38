"""A heuristic evaluation of KROM: how a game stands at a glance."""

from __future__ import annotations

from typing import final

from kaboodle.bots.krom.greedy import KromGreedy
from kaboodle.bots.krom.worth import LIVES, POINT, Worth
from kaboodle.bots.search.heuristic import HeuristicJudge
from kaboodle.games.krom.content import CARD
from kaboodle.games.krom.view import KromView


@final
class KromHeuristic(HeuristicJudge[KromView]):
    def __init__(self) -> None:
        super().__init__(KromGreedy(), 900.0)

    def points(self, view: KromView) -> list[float]:
        out: list[float] = []
        for seat, points in enumerate(view.points):
            w = Worth(view, seat)
            goods = w.tokens(view.tokens[seat]) + view.sizes[seat] * w.goods[CARD]
            out.append(float(points * POINT * 3 // 2 + goods + LIVES[view.life[seat]]))
        return out
