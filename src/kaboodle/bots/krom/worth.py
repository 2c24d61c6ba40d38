"""What things are worth to one player now, in hundredths of a Krom. Whole numbers only, so that
every build decides alike. Everything weighed is public or the player's own."""

from __future__ import annotations

from typing import Final, final

from kaboodle.games.krom.content import (
    BONE,
    CARD,
    EMPTY,
    FULL_LIFE,
    KROM,
    LIFE,
    TOKENS,
    WOOD,
)
from kaboodle.games.krom.view import KromView

POINT: Final = 520  # an evolution point
WIN: Final = 100_000
PLAIN: Final = [100, 210, 210, 210, 33, 160]  # what the player does not need right now
WANTED: Final = [100, 400, 400, 400]  # by the next evolution
HOPED: Final = [100, 320, 320, 320]  # by the one after it
LIVES: Final = [-350, 0, 75, 140, 195, 240, 275, 300]  # having so many hit points


@final
class Worth:
    """The next two evolutions a player aims at, and what follows for the worth of goods."""

    def __init__(self, v: KromView, me: int) -> None:
        self.v: Final = v
        self.me: Final = me
        self.goods: Final = PLAIN.copy()
        self.aims: Final[list[int]] = []  # evolutions, the nearest first
        self._find_aims()
        for rank, card in enumerate(self.aims[:2]):
            for good in range(WOOD, BONE + 1):
                if v.pack.cost[card][good] > v.tokens[me][good]:
                    worth = WANTED[good] if rank == 0 else HOPED[good]
                    self.goods[good] = max(self.goods[good], worth)

    def _find_aims(self) -> None:
        ranked: list[tuple[int, int]] = []
        for space, card in enumerate(self.v.ideas):
            if card != EMPTY:
                ranked.append((-self.pull(card), space))
        ranked.sort()
        for _, space in ranked:
            self.aims.append(self.v.ideas[space])

    def gap(self, card: int, spent: list[int] | None = None) -> int:
        """Return what is missing for an evolution, with some tokens spent."""
        out = 0
        for good in range(TOKENS):
            have = self.v.tokens[self.me][good] - (spent[good] if spent is not None else 0)
            short = self.v.pack.cost[card][good] - have
            if short > 0:
                out += short * (100 if good == KROM else 300)
        return out

    def pull(self, card: int, spent: list[int] | None = None) -> int:
        """Return how much an evolution is worth aiming at: its points against what is missing."""
        v = self.v
        points = v.pack.points[card]
        if v.points[self.me] + points >= v.goal:
            points *= 3
        elsewhere = 150 if v.pack.evolution_place[card] >= 0 else 0
        return points * 1_000_000 // (self.gap(card, spent) + elsewhere + 500)

    def bundle(self, goods: list[int]) -> int:
        """Return what a reward is worth."""
        v = self.v
        out = goods[CARD] * self.goods[CARD]
        for good in range(TOKENS):
            got = goods[good]
            if got:
                out += v.options.gained(got, v.supply[good]) * self.goods[good]
        if goods[LIFE]:
            out += self.healing(goods[LIFE])
        return out

    def healing(self, points: int) -> int:
        life = self.v.life[self.me]
        return LIVES[min(life + points, FULL_LIFE)] - LIVES[life]

    def tokens(self, goods: list[int]) -> int:
        """Return what so many tokens are worth, wherever they come from."""
        return sum([goods[good] * self.goods[good] for good in range(TOKENS)])


def loss(v: KromView, seat: int, goods: list[int]) -> int:
    """Return what a loss, cut to what there is, costs a seat (KR-B3)."""
    out = 0
    for good in range(TOKENS):
        out += min(goods[good], v.tokens[seat][good]) * (100 if good == KROM else 300)
    if goods[LIFE]:
        life = v.life[seat]
        out += LIVES[life] - LIVES[max(life - goods[LIFE], 0)]
        if goods[LIFE] >= life > 0 and still_acts(v, seat):
            out += 250
    return out


def still_acts(v: KromView, seat: int) -> bool:
    """Whether this seat's action phase is still to come this round (KR-A1)."""
    return v.place[seat] > v.here or seat in v.queue
