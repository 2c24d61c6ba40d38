"""The judge: the evaluation function and policy that a search asks. From one seat's view (its
observation) it says what is worth trying and how the game will end. It separates learning from
search: a search takes any judge, and a judge alone is a bot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic, final

from kaboodle.core.game import V
from kaboodle.core.ids import Action
from kaboodle.core.native import mypyc_attr


@final
class Judgement:
    """`chances` are the policy, which a search takes as its prior: one for each option, in the
    options' order, summing to 1. `worth` is the value: each seat's expected share of the win, by
    seat of the table. A shared win is split, so these sum to 1 too."""

    def __init__(self, chances: list[float], worth: list[float]) -> None:
        self.chances: Final = chances
        self.worth: Final = worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC, Generic[V]):
    """What is worth trying and how it will end, from what one seat knows. The same view and options
    are always judged alike, whatever else is in the batch, except for the last digits of a sum."""

    @abstractmethod
    def judge(self, view: V, options: list[Action]) -> Judgement:
        """Return the judgement for the seat whose view this is and which must choose an option."""

    def judge_all(self, views: list[V], options: list[list[Action]]) -> list[Judgement]:
        """Judge many questions at once, which may be faster than one by one."""
        return [self.judge(view, choices) for view, choices in zip(views, options, strict=True)]
