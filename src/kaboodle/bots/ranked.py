"""A judge made of a plain bot, while there is no better one: what the bot would do, and what it
would do if that were not to be had. It says nothing of how a game ends: no search can use it."""

from __future__ import annotations

from typing import Final, final

from kaboodle.bots.bot import Bot
from kaboodle.bots.search.judge import Judge, Judgement
from kaboodle.core.game import V
from kaboodle.core.ids import Action
from kaboodle.core.rng import from_seed

_SHARES: Final = [0.72, 0.2, 0.08]


@final
class Ranked(Judge[V]):
    def __init__(self, bot: Bot[V]) -> None:
        self.bot: Final = bot

    def judge(self, view: V, options: list[Action]) -> Judgement:
        chances = [0.0] * len(options)
        left = options.copy()
        for share in _SHARES:
            chosen = self.bot.decide(view, left, from_seed(len(left)))
            if chosen not in left:  # it knows only one answer to this
                break
            chances[options.index(chosen)] = share
            left.remove(chosen)
            if not left:
                break
        whole = sum(chances)
        return Judgement([chance / whole for chance in chances], [])
