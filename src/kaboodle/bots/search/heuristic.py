"""A heuristic judge: its policy is a bot's choice, its value how the points stand. It is quick and
learns nothing."""

from __future__ import annotations

from abc import abstractmethod
from math import exp
from typing import Final

from kaboodle.bots.bot import Bot
from kaboodle.bots.search.judge import Judge, Judgement
from kaboodle.core.game import V
from kaboodle.core.ids import Action
from kaboodle.core.native import mypyc_attr
from kaboodle.core.rng import from_seed

_SURE: Final = 0.8  # probability of the bot's choice; all options share the rest


@mypyc_attr(allow_interpreted_subclasses=True)
class HeuristicJudge(Judge[V]):
    def __init__(self, bot: Bot[V], lead: float) -> None:
        self.bot: Final = bot
        self.lead: Final = lead  # points ahead that make a seat e times as likely to win

    @abstractmethod
    def points(self, view: V) -> list[float]:
        """Return how each seat stands, in points."""

    def judge(self, view: V, options: list[Action]) -> Judgement:
        chances = [(1.0 - _SURE) / len(options)] * len(options)
        chosen = self.bot.decide(view, options, from_seed(0))
        chances[options.index(chosen)] += _SURE
        points = self.points(view)
        best = max(points)
        parts = [exp((each - best) / self.lead) for each in points]
        whole = sum(parts)
        return Judgement(chances, [part / whole for part in parts])
