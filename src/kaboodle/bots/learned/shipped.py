"""The judge for a game: the net that is shipped with it, where that can be used."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any
from warnings import warn

from kaboodle.bots.learned.encoder import Encoder
from kaboodle.bots.search.judge import Judge
from kaboodle.core.game import Game, V

_GAMES = 16  # judges that are cached


def judges(
    package: str, features: Callable[[Any], Encoder[V]], plain: Judge[V]
) -> Callable[[Game[Any, V]], Judge[V]]:
    """Return a function that returns the judge for a game, made once for each. The plain judge
    steps in if the pack does not fit the net, and, with a warning, without numpy."""

    @lru_cache(_GAMES)
    def judge(game: Game[Any, V]) -> Judge[V]:
        try:
            from kaboodle.bots.learned.net import Net, fits, shipped
        except ModuleNotFoundError as missing:
            if missing.name != "numpy":
                raise
            warn(
                "without numpy the levels play far below their strength:"
                " pip install 'kaboodle[bots]'",
                stacklevel=2,
            )
            return plain
        weights, encoder = shipped(package), features(game)
        return Net(weights, encoder) if fits(weights, encoder) and encoder.standard() else plain

    return judge
