"""What a clan could go for with one set of dice: wishes, and how likely the dice grant them.

A wish is a few cards of the row and a few Explorers. Probabilities are in thousandths and
rough on purpose: a player with a running tank does not compute either.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.bots.kero_worth import (
    JERRYCAN_WORTH,
    TUAREK_WORTH,
    card_worth,
    explorer_worths,
    good_worth,
)
from kaboodle.games.kero.content import (
    DICE_IN_ALL,
    EMPTY,
    EXPLORER,
    FIRST_RESOURCE_TILE,
    JERRYCAN,
    METAL,
    RECRUIT,
    ROW,
    SIDES,
    TUAREK,
)
from kaboodle.games.kero.score import colour_counts
from kaboodle.games.kero.view import KeroView

_MOST_CARDS: Final = 3
_MOST_EXPLORERS: Final = 3
_ROLL_COST: Final = 14  # KERO for one more roll, and the risk of fire
_FALLBACK: Final = 800  # what a failed wish still leaves of a sure one, in thousandths
_MOST_ROLLS: Final = 8


@final
class Wish:
    def __init__(self, need: list[int], worth: int, spaces: list[int], explorers: int) -> None:
        self.need: Final = need  # four resources and Jerrycans
        self.worth: Final = worth
        self.spaces: Final = spaces  # of the cards in the row
        self.explorers: Final = explorers


def wishes(v: KeroView) -> list[Wish]:
    """Everything worth wishing for, nothing at all first."""
    counts = colour_counts(v.pack, v.clans[v.seat].cards)
    worths = [0 if card == EMPTY else card_worth(v, card, counts) for card in v.row]
    out = [Wish([0, 0, 0, 0, 0], 0, [], 0)]
    grown = out.copy()
    for _ in range(_MOST_CARDS):
        longer: list[Wish] = []
        for wish in grown:
            start = wish.spaces[-1] + 1 if wish.spaces else 0
            for space in range(start, ROW):
                card = v.row[space]
                if card != EMPTY and worths[space] > 0:
                    cost = v.pack.cost[card]
                    need = [wish.need[i] + cost[i] for i in range(5)]
                    worth = wish.worth + worths[space] - JERRYCAN_WORTH * cost[JERRYCAN]
                    longer.append(Wish(need, worth, [*wish.spaces, space], 0))
        out += longer
        grown = longer
    gains = explorer_worths(v, _MOST_EXPLORERS)
    cards_only = out.copy()
    gained = 0
    for n in range(len(gains)):
        gained += gains[n]
        for wish in cards_only:
            need = wish.need.copy()
            need[METAL] += n + 1
            need[RECRUIT] += n + 1
            out.append(Wish(need, wish.worth + gained, wish.spaces, n + 1))
    return out


def best_payable(found: list[Wish], have: list[int], jerrycans: int) -> Wish:
    """The best wish that can be paid for now."""
    best = found[0]
    for wish in found:
        if wish.worth > best.worth and payable(wish, have, jerrycans):
            best = wish
    return best


def payable(wish: Wish, have: list[int], jerrycans: int) -> bool:
    need = wish.need
    if need[4] > jerrycans:
        return False
    return all(need[i] <= have[i] for i in range(4))


@final
class Table:
    """The dice as they lie, and what the pack says of them."""

    def __init__(self, v: KeroView) -> None:
        self.dice: Final[list[int]] = [d for d in range(DICE_IN_ALL) if v.chosen >> d & 1]
        self.gives: Final[list[list[int]]] = [v.shown(d) for d in self.dice]
        self.live: Final[list[bool]] = [v.live >> d & 1 == 1 for d in self.dice]
        tiles = v.clans[v.seat].tiles
        self.own: Final[list[int]] = [tiles >> (FIRST_RESOURCE_TILE + i) & 1 for i in range(4)]
        self.jerrycans: Final = v.clans[v.seat].jerrycans
        self.forgiven: Final = v.forgiven

    def have(self) -> list[int]:
        """Resources if the truck were laid flat now."""
        out = self.own.copy()
        for gives in self.gives:
            for i in range(4):
                out[i] += gives[i]
        return out

    def cans(self) -> int:
        out = self.jerrycans
        for gives in self.gives:
            out += gives[JERRYCAN]
        return out


def choose_dice(v: KeroView, rolls: int) -> int:
    """The dice to roll again as a mask, or 0 to lay the truck flat."""
    table = Table(v)
    found = wishes(v)
    sure = best_payable(found, table.have(), table.cans()).worth
    extra = _extras(v)
    best_mask = 0
    shown = sum([_extra_of(gives, extra) for gives in table.gives])
    best_score = sure + shown
    if rolls == 0:
        return 0
    rolls = min(rolls, _MOST_ROLLS)
    cans = table.cans()
    for wish in found:
        if wish.worth <= sure or wish.need[4] > cans or wish.worth + shown <= best_score:
            continue  # it cannot become the best
        mask, score = _try(v, table, wish, sure, extra, rolls, True)
        if mask and score > best_score:
            best_mask, best_score = mask, score
        if cans > table.jerrycans:  # or give the Jerrycans on the dice up for it
            mask, score = _try(v, table, wish, sure, extra, rolls, False)
            if mask and score > best_score:
                best_mask, best_score = mask, score
    return best_mask


def _extras(v: KeroView) -> list[int]:
    """What a Jerrycan, a Tuarek and an Explorer on a die are worth."""
    explorers = explorer_worths(v, 1)
    return [
        good_worth(v, JERRYCAN_WORTH),
        good_worth(v, TUAREK_WORTH),
        explorers[0] if explorers else 0,
    ]


def _extra_of(gives: list[int], extra: list[int]) -> int:
    return gives[JERRYCAN] * extra[0] + gives[TUAREK] * extra[1] + gives[EXPLORER] * extra[2]


def _try(
    v: KeroView,
    table: Table,
    wish: Wish,
    sure: int,
    extra: list[int],
    rolls: int,
    keep_cans: bool,
) -> tuple[int, int]:
    """Roll on for a wish: which dice, and what that is worth on average."""
    missing = [max(0, wish.need[i] - table.own[i]) for i in range(4)]
    kept = 0
    free: list[int] = []
    for i in range(len(table.dice) - 1, -1, -1):  # coloured dice first: they give more
        gives = table.gives[i]
        used = False
        for resource in range(4):
            if gives[resource] and missing[resource] > 0:
                missing[resource] = max(0, missing[resource] - gives[resource])
                used = True
        bonus = _extra_of(gives, extra)
        if used or (bonus and (keep_cans or bonus > extra[0])):
            kept += bonus
        elif table.live[i]:
            free.append(table.dice[i])
        else:
            kept += bonus
    short = sum(missing)
    if short == 0:
        return 0, 0  # nothing to roll for: it would have been sure
    mask = 0
    units = 0  # to be expected, in thousandths
    for die in free:
        sides, amount = _helpful(v, die, missing)
        if sides:
            mask |= 1 << die
            units += _chance(sides, rolls, table.forgiven) * amount // max(sides, 1)
    ratio = units // short
    odds = 1000 * ratio * ratio // (ratio * ratio + 330_000)
    score = (odds * wish.worth + (1000 - odds) * sure * _FALLBACK // 1000) // 1000
    return mask, score + kept - _ROLL_COST * min(rolls, 2 + short // 2)


def _helpful(v: KeroView, die: int, missing: list[int]) -> tuple[int, int]:
    """How many sides of a die give something missing, and how much they give together."""
    sides = 0
    amount = 0
    for side in range(SIDES):
        gives = v.pack.gives[die * SIDES + side]
        most = 0
        for i in range(4):
            most = max(most, min(gives[i], missing[i]))
        if most:
            sides += 1
            amount += most
    return sides, amount


def _chance(sides: int, rolls: int, forgiven: bool) -> int:
    """That a die comes to show one of so many sides before it burns, in thousandths.

    Half of the sides count: what is missing gets less while the dice roll.
    """
    hits = (sides + 1) * 500  # thousandths of a side
    stops = hits if forgiven else hits + 1000
    going_on = 1000
    for _ in range(rolls):
        going_on = going_on * (6000 - stops) // 6000
    return hits * (1000 - going_on) // stops
