"""Derived values for drawing the table: what each thing on offer would bring now.

All of it follows from public information and the viewer's own hand.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.frozen import Frozen
from kaboodle.core.shape import WHOLE, ByName, Fields, Many, Maybe, Word
from kaboodle.games.krom.content import (
    CARD,
    CAVE,
    COMBINATIONS,
    EMPTY,
    FULL_LIFE,
    GAIN,
    GOODS,
    LIFE,
    MOUNTAIN,
    SAVANNA,
    TOKENS,
    TRADE,
    Pack,
)
from kaboodle.games.krom.options import Options

BUNDLE: Final[ByName] = ByName(WHOLE, Word("Good", GOODS))
COMBINATION: Final[Word] = Word("Combination", COMBINATIONS)
SHAPE: Final[Fields] = Fields(
    "Brings",
    {
        "rest": Maybe(BUNDLE),
        "prey": Many(Many(BUNDLE)),  # by space, then by dice bought
        "climb": ByName(Many(BUNDLE), COMBINATION),
        "cards": ByName(BUNDLE),
    },
)


@final
class Store(Frozen):
    """What one seat can still get: tokens of the supply, hit points, bonus cards."""

    def __init__(self, options: Options, supply: list[int], life: int, cards: int) -> None:
        self.options: Final = options
        self.supply: Final = supply
        self.life: Final = life
        self.cards: Final = cards

    def gives(self, wanted: list[int], paid: list[int], more: int = 0) -> dict[str, int]:
        """Return what one gets of a reward, after paying for it and discarding `more` cards."""
        got = [
            self.options.gained(wanted[good], self.supply[good] + paid[good])  # KR-C2
            for good in range(TOKENS)
        ]
        got.append(min(wanted[LIFE], FULL_LIFE - self.life))  # KR-P5
        got.append(min(wanted[CARD], self.cards + more))  # KR-C3
        return {GOODS[good]: n for good, n in enumerate(got) if n}


def places(pack: Pack, store: Store | None, here: int, prey: list[int]) -> dict[str, object]:
    """Return what a place brings the player who acts there; nothing if `store` is None."""
    free = [0] * TOKENS
    rest: dict[str, int] | None = None
    hunts: list[list[dict[str, int]]] = []
    climbs: dict[str, list[dict[str, int]]] = {}
    if store is not None and here == CAVE:
        rest = store.gives([pack.rest[0], 0, 0, 0, pack.rest[1], 0], free)
    elif store is not None and here == SAVANNA:
        hunts = [
            [store.gives(pack.hunting.gives[card], [price, 0, 0, 0]) for price in pack.extras]
            for card in prey
        ]
    elif store is not None and here == MOUNTAIN:
        climbs = {
            name: [store.gives(reward, free) for reward in pack.climbs[i]]
            for i, name in enumerate(COMBINATIONS)
        }
    return {"rest": rest, "prey": hunts, "climb": climbs}


def card(pack: Pack, store: Store, face: int, out: dict[str, dict[str, int]]) -> None:
    """Add to `out` what a card that gains or trades brings its player (KR-B2)."""
    if pack.kind[face] in (GAIN, TRADE):
        amounts = store.gives(pack.bonus.gives[face], pack.price[face], 1)
        out[pack.bonus.ids[face]] = amounts


def needs(pack: Pack, ideas: list[int], points: int, goal: int) -> list[int]:
    """Return the evolution points still to go once each idea is realised; 0 wins (KR-E1, KR-E2)."""
    gains = [0 if idea == EMPTY else pack.points[idea] for idea in ideas]
    return [max(goal - points - gain, 0) for gain in gains]
