"""The bots that play Pig."""

from __future__ import annotations

from typing import Any, Final, final

from kaboodle.bots.bot import Bot
from kaboodle.bots.random_bot import RandomBot
from kaboodle.bots.target import Result, Target, Targets
from kaboodle.core.ids import Action
from kaboodle.core.rng import Rng
from pig.rules.game import ROLL, STOP, PigView


@final
class PigGreedy(Bot[PigView]):
    """Stops at ten, or as soon as that wins."""

    def decide(self, view: PigView, options: list[Action], rng: Rng) -> Action:
        s = view.table
        enough = s.pot >= 10 or s.scores[s.turn] + s.pot >= s.goal
        return STOP if enough and STOP in options else ROLL


def _targets(results: list[Result]) -> list[Target]:
    turns = sum(r.facts["turns"] for r in results)
    return [Target("turns per player", turns / len(results) / 2, 1, 12)]


BOTS: Final[dict[str, Bot[Any]]] = {"random": RandomBot(), "greedy": PigGreedy()}
TARGETS: Final[Targets] = _targets
