"""The search is written once for all games: it plays one without hints or bots."""

from __future__ import annotations

from typing import Any

import pytest

from kaboodle import load
from kaboodle.bots.search.effort import Effort
from kaboodle.bots.search.hints import SearchHints
from kaboodle.bots.search.judge import Judge, Judgement
from kaboodle.bots.search.search import Search
from kaboodle.core.ids import Action
from tests.toy.pig.test_rules import A, table


class Clueless(Judge[Any]):
    def judge(self, view: Any, options: list[Action]) -> Judgement:
        return Judgement([1 / len(options)] * len(options), [0.5, 0.5])


@pytest.mark.parametrize(
    ("scores", "pot", "best"),
    [
        ([20, 0], 10, "stop"),  # it wins at once
        ([27, 29], 2, "roll"),  # anything but winning now all but loses
    ],
)
def test_the_search_prefers_the_better_of_two(scores: list[int], pot: int, best: str) -> None:
    game = load("pig")
    s = table(game, scores=scores, pot=pot, face=2)
    hints: SearchHints[Any] = SearchHints()
    search: Search[Any] = Search(game, Clueless(), hints, Effort(400), game.view(s, A), 1)

    report = search.look(game.options(s, A))

    assert game.catalogue.key(report.chosen()) == best
