"""By default a judge judges a batch one by one."""

from __future__ import annotations

from kaboodle.bots.search.judge import Judge, Judgement
from kaboodle.core.game import View
from kaboodle.core.ids import Action, Seat
from kaboodle.shelf import load


class FirstIsBest(Judge[View]):
    def judge(self, view: View, options: list[Action]) -> Judgement:
        chances = [1.0, *[0.0 for _ in options[1:]]]
        return Judgement(chances, [1.0 if seat == view.seat else 0.0 for seat in range(2)])


def test_by_default_a_batch_is_judged_one_by_one() -> None:
    game = load("kaskaria", first="seat1")
    s = game.setup(2, 7)
    views = [game.view(s, Seat(0)), game.view(s, Seat(1))]

    judged = FirstIsBest().judge_all(views, [[Action(3), Action(5)], [Action(4)]])

    assert [judgement.chances for judgement in judged] == [[1.0, 0.0], [1.0]]
    assert [judgement.worth for judgement in judged] == [[1.0, 0.0], [0.0, 1.0]]
