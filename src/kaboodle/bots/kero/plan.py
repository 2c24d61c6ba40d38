"""What a clan could aim for with one set of dice: goals, and how likely the dice reach them.

A goal is a few cards of the row and a few Explorers. Probabilities are in thousandths and rough on
purpose, because a player with a running tank does not compute them either.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.bots.kero.worth import (
    JERRYCAN_WORTH,
    TUAREK_WORTH,
    card_worth,
    explorer_worths,
    good_worth,
)
from kaboodle.games.kero.actions import dice_in
from kaboodle.games.kero.content import (
    DICE_IN_ALL,
    EMPTY,
    EXPLORER,
    FIRST_RESOURCE_TILE,
    JERRYCAN,
    METAL,
    RECRUIT,
    ROW,
    TUAREK,
)
from kaboodle.games.kero.score import colour_counts
from kaboodle.games.kero.view import KeroView

_MOST_CARDS: Final = 3
_MOST_EXPLORERS: Final = 3
_ROLL_COST: Final = 14  # KERO for one more roll, and the risk of fire
_FALLBACK: Final = 800  # what a failed goal still leaves of a sure one, in thousandths
_MOST_ROLLS: Final = 8


@final
class Goal:
    def __init__(self, need: list[int], worth: int, spaces: list[int], explorers: int) -> None:
        self.need: Final = need  # four resources and Jerrycans
        self.worth: Final = worth
        self.spaces: Final = spaces  # of the cards in the row
        self.explorers: Final = explorers


def goals_of(v: KeroView, most: int) -> list[Goal]:
    """Return everything worth aiming for that takes at most `most` resources, starting with nothing
    at all."""
    counts = colour_counts(v.pack, v.clans[v.seat].cards)
    worths = [0 if card == EMPTY else card_worth(v, card, counts) for card in v.row]
    out = [Goal([0, 0, 0, 0, 0], 0, [], 0)]
    grown = out.copy()
    for _ in range(_MOST_CARDS):
        longer: list[Goal] = []
        for goal in grown:
            start = goal.spaces[-1] + 1 if goal.spaces else 0
            for space in range(start, ROW):
                card = v.row[space]
                if card != EMPTY and worths[space] > 0:
                    cost = v.pack.cost[card]
                    need = [goal.need[i] + cost[i] for i in range(5)]
                    if need[0] + need[1] + need[2] + need[3] > most:
                        continue
                    worth = goal.worth + worths[space] - JERRYCAN_WORTH * cost[JERRYCAN]
                    longer.append(Goal(need, worth, [*goal.spaces, space], 0))
        out += longer
        grown = longer
    gains = explorer_worths(v, _MOST_EXPLORERS)
    cards_only = out.copy()
    gained = 0
    for n in range(len(gains)):
        gained += gains[n]
        for goal in cards_only:
            need = goal.need.copy()
            need[METAL] += n + 1
            need[RECRUIT] += n + 1
            if need[0] + need[1] + need[2] + need[3] > most:
                continue
            out.append(Goal(need, goal.worth + gained, goal.spaces, n + 1))
    return out


def best_payable(goals: list[Goal], have: list[int], jerrycans: int) -> Goal:
    """Return the best goal that can be paid for now."""
    best = goals[0]
    for goal in goals:
        if goal.worth > best.worth and payable(goal, have, jerrycans):
            best = goal
    return best


def payable(goal: Goal, have: list[int], jerrycans: int) -> bool:
    need = goal.need
    return (
        need[0] <= have[0]
        and need[1] <= have[1]
        and need[2] <= have[2]
        and need[3] <= have[3]
        and need[4] <= jerrycans
    )


@final
class DiceOutlook:
    """The dice as they lie, what they give, and what else they are worth."""

    def __init__(self, v: KeroView) -> None:
        self.pack: Final = v.pack
        self.dice: Final[list[int]] = [d for d in range(DICE_IN_ALL) if v.chosen >> d & 1]
        self.gives: Final[list[list[int]]] = [v.shown(d) for d in self.dice]
        self.live: Final[list[bool]] = [v.live >> d & 1 == 1 for d in self.dice]
        self.shows: Final[list[list[int]]] = [
            [i for i in range(4) if gives[i]] for gives in self.gives
        ]  # the resources on each die
        tiles = v.clans[v.seat].tiles
        self.own: Final[list[int]] = [tiles >> (FIRST_RESOURCE_TILE + i) & 1 for i in range(4)]
        self.jerrycans: Final = v.clans[v.seat].jerrycans
        self.forgiven: Final = v.forgiven
        can = good_worth(v, JERRYCAN_WORTH)
        tuarek = good_worth(v, TUAREK_WORTH)
        explorers = explorer_worths(v, 1)
        explorer = explorers[0] if explorers else 0
        self.bonus: Final[list[int]] = [
            gives[JERRYCAN] * can + gives[TUAREK] * tuarek + gives[EXPLORER] * explorer
            for gives in self.gives
        ]  # what else each die is worth
        self.lone: Final[list[bool]] = [
            self.live[i] and 0 < bonus <= can for i, bonus in enumerate(self.bonus)
        ]  # a single Jerrycan may be given up for a goal
        self.whites: Final = sum([1 for d in dice_in(v.live) if v.pack.kinds[d] == 0])
        self.coloured_dice: Final = sum([1 for d in self.dice if v.pack.kinds[d]])
        self.coloured: Final[list[int]] = [d for d in dice_in(v.live) if v.pack.kinds[d]]
        self._known: Final[dict[int, int]] = {}

    def have(self) -> list[int]:
        """Return the resources that laying the truck flat now would give."""
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

    def hope(self, die: int, missing: list[int], rolls: int) -> int:
        """Return the missing resources to expect of a die, in thousandths. Cached for each kind of
        die."""
        kind = self.pack.kinds[die]
        code = kind
        for n in missing:
            code = code * 4 + (n if n < 3 else 3)  # hardly a side gives more than three
        if code not in self._known:
            sides, amount = _helpful(self.pack.sides[kind], missing)
            odds = _chance(sides, rolls, self.forgiven) if sides else 0
            self._known[code] = odds * amount // sides if sides else 0
        return self._known[code]


def choose_dice(v: KeroView, rolls: int) -> int:
    """Return the dice to roll again as a mask, or 0 to lay the truck flat."""
    if rolls == 0 or v.live == 0:
        return 0
    outlook = DiceOutlook(v)
    have = outlook.have()
    # The dice hardly ever give more than this.
    goals = goals_of(
        v, max(sum(have), sum(outlook.own) + len(outlook.dice) + outlook.coloured_dice + 1)
    )
    cans = outlook.cans()
    sure = best_payable(goals, have, cans).worth
    shown = sum(outlook.bonus)
    best_mask = 0
    best_score = sure + shown
    rolls = min(rolls, _MOST_ROLLS)
    give_up = True in outlook.lone
    for goal in goals:
        if goal.worth + shown <= best_score or goal.need[4] > cans:
            continue  # it cannot become the best
        missing = [0, 0, 0, 0]
        for i in range(4):
            if goal.need[i] > have[i]:
                missing[i] = goal.need[i] - have[i]
        short = sum(missing)
        if short == 0:
            continue  # it can be had without a roll
        # An upper bound: would it be worth it if every die could help?
        units = outlook.whites * outlook.hope(0, missing, rolls) if outlook.whites else 0
        for die in outlook.coloured:
            units += outlook.hope(die, missing, rolls)
        if _mixed(_odds(units // short), goal.worth, sure) + shown <= best_score:
            continue
        mask, score = _try(outlook, goal, missing, sure, rolls, True)
        if mask and score > best_score:
            best_mask, best_score = mask, score
        if give_up:
            mask, score = _try(outlook, goal, missing, sure, rolls, False)
            if mask and score > best_score:
                best_mask, best_score = mask, score
    return best_mask


def _try(
    outlook: DiceOutlook, goal: Goal, missing: list[int], sure: int, rolls: int, keep_cans: bool
) -> tuple[int, int]:
    """Return which dice to roll for a goal, and what that is worth on average."""
    wanted = [goal.need[i] - outlook.own[i] for i in range(4)]
    short = sum(missing)
    kept = 0
    mask = 0
    units = 0  # expected, in thousandths
    for i in range(len(outlook.dice) - 1, -1, -1):  # coloured dice first: they give more
        used = False
        for resource in outlook.shows[i]:
            if wanted[resource] > 0:
                wanted[resource] -= outlook.gives[i][resource]
                used = True
        bonus = outlook.bonus[i]
        if outlook.live[i] and not used and (bonus == 0 or (outlook.lone[i] and not keep_cans)):
            hope = outlook.hope(outlook.dice[i], missing, rolls)
            if hope:
                mask |= 1 << outlook.dice[i]
                units += hope
        else:
            kept += bonus
    score = _mixed(_odds(units // short), goal.worth, sure)
    return mask, score + kept - _ROLL_COST * min(rolls, 2 + short // 2)


def _odds(ratio: int) -> int:
    """Return the chance of reaching a goal, in thousandths, if this share of what it lacks is
    expected."""
    return 1000 * ratio * ratio // (ratio * ratio + 330_000)


def _mixed(odds: int, worth: int, sure: int) -> int:
    """Return the worth of a goal that may fail. Failure leaves most of what was sure."""
    return (odds * worth + (1000 - odds) * sure * _FALLBACK // 1000) // 1000


def _helpful(sides: list[list[int]], missing: list[int]) -> tuple[int, int]:
    """Return how many sides of a die give something missing, and how much they give together."""
    helpful = 0
    amount = 0
    for gives in sides:
        most = 0
        for i in range(4):
            if gives[i] and missing[i]:
                useful = gives[i] if gives[i] < missing[i] else missing[i]
                if useful > most:
                    most = useful
        if most:
            helpful += 1
            amount += most
    return helpful, amount


def _chance(sides: int, rolls: int, forgiven: bool) -> int:
    """Return the chance that a die shows one of so many sides before it burns, in thousandths.

    Only half of the sides count, because less is missing as the rolls go on.
    """
    hits = (sides + 1) * 500  # thousandths of a side
    stops = hits if forgiven else hits + 1000
    going_on = 1000
    for _ in range(rolls):
        going_on = going_on * (6000 - stops) // 6000
    return hits * (1000 - going_on) // stops
