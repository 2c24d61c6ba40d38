"""Derived values for drawing the table: how a fight would end, and what a robber would get.

All of it follows from public information, so it reveals nothing.
"""

from __future__ import annotations

from typing import Final

from kaboodle.core.shape import FLAG, WHOLE, Fields, Many
from kaboodle.games.krom.content import KROM
from kaboodle.games.krom.dice import half, losses, ranking
from kaboodle.games.krom.frames import Fighting
from kaboodle.games.krom.state import BEAST

SHAPE: Final[Fields] = Fields(
    "Forecast",
    {
        "ranks": Many(WHOLE),
        "losses": Many(WHOLE),
        "left": Many(WHOLE),
        "passed": Many(FLAG),
    },
)


def forecast(f: Fighting, weights: list[int], life: list[int], here: int) -> dict[str, object]:
    """Return, by fighter, what follows if all pass now (KR-F3, KR-F4): the rank from 1, hit points
    lost and left. `passed` says who has passed since the last card."""
    order = ranking(f.totals, weights, here)
    lost = losses(f.totals, order[0])
    players = len([fighter for fighter in f.fighters if fighter != BEAST])
    passed = [False] * len(f.fighters)
    for i in range(f.passes):
        passed[(f.turn - 1 - i) % players] = True
    return {
        "ranks": [order.index(i) + 1 for i in range(len(order))],
        "losses": lost,
        "left": [max(life[i] - lost[i], 0) for i in range(len(lost))],
        "passed": passed,
    }


def loot(tokens: list[int]) -> list[int]:
    """Return what a robber would get of each kind of token (KR-F6)."""
    return [half(n) if token == KROM else min(n, 1) for token, n in enumerate(tokens)]
