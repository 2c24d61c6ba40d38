"""Choose any option with equal probability: the baseline for every other bot."""

from __future__ import annotations

from typing import final

from kaboodle.bots.bot import Bot
from kaboodle.core.game import View
from kaboodle.core.ids import Action
from kaboodle.core.rng import Rng


@final
class RandomBot(Bot[View]):
    def decide(self, view: View, options: list[Action], rng: Rng) -> Action:
        return options[rng.below(len(options))]
