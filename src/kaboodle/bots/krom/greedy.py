"""The greedy player. It goes where it gains most, buys, hunts and rerolls by expected worth, fights
when it pays, and counters what hurts. It looks no further than the question it is asked."""

from __future__ import annotations

from typing import Final, final

from kaboodle.bots.bot import Bot
from kaboodle.bots.krom import fight, phase
from kaboodle.bots.krom.odds import CERTAIN, CLIMB_COSTS, CLIMB_ENDS
from kaboodle.bots.krom.phase import best_hunt, mean_pick, means
from kaboodle.bots.krom.worth import LIVES, POINT, Worth
from kaboodle.core.ids import Action
from kaboodle.core.rng import Rng
from kaboodle.games.krom.actions import ROB, ROB_CARD, ROB_NOTHING
from kaboodle.games.krom.content import (
    CAVE,
    FOREST,
    KROM,
    SAVANNA,
)
from kaboodle.games.krom.dice import half
from kaboodle.games.krom.frames import Acting, Choosing, Countering, Fighting, Robbing
from kaboodle.games.krom.view import KromView

_WHIM: Final = 400  # the most that chance adds to a place: a predictable player gets met


@final
class KromGreedy(Bot[KromView]):
    def decide(self, view: KromView, options: list[Action], rng: Rng) -> Action:
        if len(options) == 1:
            return options[0]
        top = view.frames[-1]
        if isinstance(top, Acting):
            return phase.decide(view, top, options, rng)
        if isinstance(top, Fighting):
            return fight.decide_fight(view, top, options)
        if isinstance(top, Countering):
            return fight.decide_counter(view, top, options)
        if isinstance(top, Choosing):
            return _choose_place(view, options, rng)
        if isinstance(top, Robbing):
            return _rob(view, top.victims[0], options)
        return options[rng.below(len(options))]


def _rob(v: KromView, victim: int, options: list[Action]) -> Action:
    w = Worth(v, v.seat)
    best, best_worth = Action(ROB + ROB_NOTHING), 0
    for action in options:
        what = v.actions.arg[action]
        if what == ROB_CARD:
            worth = 220
        elif what == ROB_NOTHING:
            continue
        else:
            count = half(v.tokens[victim][KROM]) if what == KROM else 1
            worth = count * (100 if what == KROM else max(w.goods[what], 300))
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def _choose_place(v: KromView, options: list[Action], rng: Rng) -> Action:
    w = Worth(v, v.seat)
    best, best_worth = options[0], -1_000_000
    for action in options:
        place = v.actions.arg[action]
        worth = place_worth(v, w, place) - _danger(v, place) + rng.below(_WHIM)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def place_worth(v: KromView, w: Worth, place: int) -> int:
    """Return what an action phase there should give, including what could be realised there."""
    kroms = v.tokens[v.seat][KROM]
    if place == CAVE:
        worth = v.pack.rest[0] * 100 + w.healing(v.pack.rest[1])
        if w.healing(3) > 150 and kroms:
            worth = max(worth, w.healing(3) + 150)
        points = phase.points_for_sale(v, w)
        worth = max(worth, points * POINT * 3 // 4)
    elif place == FOREST:
        worth = mean_pick(v, w)
        for price in v.pack.picks[1:]:
            if kroms >= price and mean_pick(v, w) > price * 100:
                worth += mean_pick(v, w) - price * 100
                kroms -= price
    elif place == SAVANNA:
        worth = best_hunt(v, w)[1]
    else:
        worths = means(v, w)
        level = min(kroms, len(CLIMB_ENDS) - 1)
        worth = -CLIMB_COSTS[level]
        for ending, often in enumerate(CLIMB_ENDS[level]):
            worth += often * worths[ending] // CERTAIN
    for card in w.aims:
        needed = v.pack.evolution_place[card]
        if w.gap(card) == 0 and needed == place:
            worth += v.pack.points[card] * POINT // 2
    return worth


def _danger(v: KromView, place: int) -> int:
    """Return what a combat there would cost, as far as the others can come (KR-M1)."""
    others = 0
    for seat, at in enumerate(v.place):
        if seat != v.seat and at != place:
            others += 330
    if v.beast_life and place != CAVE:
        others += 500
    life = v.life[v.seat]
    hurt = LIVES[life] - LIVES[max(life - 2, 0)]
    if life <= 3:
        hurt += 150
    return min(others, 1500) * hurt // 1500
