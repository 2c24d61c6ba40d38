"""The search bot: it looks ahead with a judge."""

from __future__ import annotations

import gc
from typing import Any, Final, final

from kaboodle.bots.bot import Bot
from kaboodle.bots.search.belief import Belief
from kaboodle.bots.search.effort import Effort
from kaboodle.bots.search.hints import SearchHints
from kaboodle.bots.search.judge import Judge, Judgement
from kaboodle.bots.search.search import Report, Search
from kaboodle.core.game import Game, V
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.core.rng import Rng


@final
class SearchBot(Bot[V]):
    """With no iterations, or no game, it plays the likeliest option of its judge. A taste is the
    judge of its own choices, but not of those it imagines."""

    def __init__(
        self,
        judge: Judge[V],
        hints: SearchHints[V],
        effort: Effort,
        game: Game[Any, V] | None = None,
        taste: Judge[V] | None = None,
        belief: Belief[V] | None = None,
    ) -> None:
        self.judge: Final = judge
        self.taste: Final = taste or judge
        self.hints: Final = hints
        self.effort: Final = effort
        self.game: Final = game
        self.belief: Final = belief

    def sit(self, game: Game[Any, V], seat: Seat) -> Bot[V]:
        return SearchBot(self.judge, self.hints, self.effort, game, self.taste)

    def decide(self, view: V, options: list[Action], rng: Rng) -> Action:
        if len(options) == 1:
            return options[0]
        seed = int(rng.next32()) << 32 | int(rng.next32())
        judged = self.taste.judge(view, options)
        if self.game is None or self.effort.iterations == 0:
            return options[judged.chances.index(max(judged.chances))]
        search = Search(self.game, self.judge, self.hints, self.effort, view, seed, self.belief)
        return _undisturbed(search, options, judged).chosen()

    def when(self, view: V, action: Action, soonest: Millis, rng: Rng) -> Millis:
        return self.hints.when(view, action, soonest, rng)


def _undisturbed(search: Search[V], options: list[Action], judged: Judgement) -> Report:
    """Search with the garbage collector off. A search leaves no reference cycles, and scanning all
    its objects again and again takes a fifth of the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        return search.look(options, judged)
    finally:
        if collecting:
            gc.enable()
