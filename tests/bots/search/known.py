"""Each game with a judge that has learned nothing, and its search hints."""

from __future__ import annotations

from typing import Any

from kaboodle.bots.kaskaria.heuristic import KaskariaHeuristic
from kaboodle.bots.kaskaria.hints import KaskariaHints
from kaboodle.bots.kero.heuristic import KeroHeuristic
from kaboodle.bots.kero.hints import KeroHints
from kaboodle.bots.krom.heuristic import KromHeuristic
from kaboodle.bots.krom.hints import KromHints
from kaboodle.bots.search.effort import Effort
from kaboodle.bots.search.hints import SearchHints
from kaboodle.bots.search.judge import Judge, Judgement
from kaboodle.bots.search.search import Report, Search
from kaboodle.core.ids import Action, Seat
from kaboodle.shelf import AnyGame

JUDGES: dict[str, Judge[Any]] = {
    "kaskaria": KaskariaHeuristic(),
    "krom": KromHeuristic(),
    "kero": KeroHeuristic(),
}
HINTS: dict[str, SearchHints[Any]] = {
    "kaskaria": KaskariaHints(),
    "krom": KromHints(),
    "kero": KeroHints(),
}


class Counting(Judge[Any]):
    """Finds everything equally good, and counts what it judges."""

    def __init__(self) -> None:
        self.asked = 0

    def judge(self, view: Any, options: list[Action]) -> Judgement:
        self.asked += 1
        return Judgement([1 / len(options)] * len(options), [0.5, 0.5])


def looked(game: AnyGame, s: Any, seat: Seat, effort: Effort, seed: int = 1) -> Report:
    """Return the result of a seat's search."""
    name = game.box.name
    search = Search(game, JUDGES[name], HINTS[name], effort, game.view(s, seat), seed)
    return search.look(game.options(s, seat))


def numbers(report: Report) -> list[object]:
    """Return everything in a report that could differ, to nine digits."""
    worth = [round(each, 9) for each in report.worth]
    return [report.chosen(), report.visits, worth, [round(c, 9) for c in report.chances]]
