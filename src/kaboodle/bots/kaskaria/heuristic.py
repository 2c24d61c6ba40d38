"""A heuristic evaluation of Kaskaria: how a game stands at a glance."""

from __future__ import annotations

from typing import Final, final

from kaboodle.bots.kaskaria.greedy import KaskariaGreedy
from kaboodle.bots.search.heuristic import HeuristicJudge
from kaboodle.games.kaskaria.score import so_far
from kaboodle.games.kaskaria.view import KaskariaView

_PATH: Final = 8.0  # gold pieces that a whole path is worth, besides the places
_CARD: Final = 0.6
_FITS: Final = [0.0, 0.0, 0.3, 0.8, 1.6, 2.6]  # by own cards of one colour


@final
class KaskariaHeuristic(HeuristicJudge[KaskariaView]):
    def __init__(self) -> None:
        super().__init__(KaskariaGreedy(), 6.0)

    def points(self, view: KaskariaView) -> list[float]:
        v, pack = view, view.pack
        out: list[float] = []
        for seat, points in enumerate(so_far(v.gold, v.runner, v.griffin, v.amulet)):
            path = v.runner[seat] / pack.runner_path + v.griffin[seat] / pack.griffin_path
            out.append(points * 0.7 + _PATH * path + _CARD * min(v.sizes[seat], 9))
        for code in v.hand:
            held = sum(v.actions.counts[code])
            out[v.seat] += _FITS[min(held, 5)]
        return out
