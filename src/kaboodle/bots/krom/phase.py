"""The greedy player's action phase: evolutions, the place, cards, and when to stop."""

from __future__ import annotations

from typing import Final

from kaboodle.bots.krom.odds import CERTAIN, mean, reach
from kaboodle.bots.krom.worth import WIN, Worth, loss
from kaboodle.core.ids import Action
from kaboodle.core.rng import Rng
from kaboodle.games.krom import verbs
from kaboodle.games.krom.actions import BUY_CARD, BUY_LIFE, EXTRA_DICE
from kaboodle.games.krom.content import (
    BONE,
    CAVE,
    CLIMB_DICE,
    EMPTY,
    GAIN,
    HARM,
    KROM,
    SPACES,
    STEAL,
    SWAP,
    TOKENS,
    TRADE,
    WOOD,
)
from kaboodle.games.krom.dice import combination
from kaboodle.games.krom.frames import FRESH, Acting
from kaboodle.games.krom.view import KromView

_THRIFT: Final = 7  # from this many Kroms on, resources are bought without a plan
_HOLD: Final = 60  # what keeping a card is worth


def decide(v: KromView, f: Acting, options: list[Action], rng: Rng) -> Action:
    """Return the option worth most. Ending the phase is worth nothing."""
    w = Worth(v, v.seat)
    best, best_worth = options[-1], -WIN
    for action in options:
        worth = _worth(v, w, f, action) * 4 + rng.below(4)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def _worth(v: KromView, w: Worth, f: Acting, action: Action) -> int:
    verb, arg = v.actions.verb[action], v.actions.arg[action]
    if verb == verbs.PLAY:
        return _card_worth(v, w, v.actions.face[arg], v.actions.target[arg])
    if verb == verbs.END:
        return 0
    if verb == verbs.REALISE:
        return _realise_worth(v, w, v.ideas[arg])
    if verb == verbs.TAKE:
        return w.bundle(v.pack.climbs[combination(f.dice)][arg])
    if verb == verbs.REROLL:
        kept = [f.dice[i] for i in range(CLIMB_DICE) if not (arg + 1) >> i & 1]
        return mean(kept, means(v, w)) - v.pack.rerolls[f.count] * 100 - 5
    if verb == verbs.CLIMB:
        return 300
    if verb == verbs.HUNT:
        return 20 + _hunt_worth(v, w, arg // EXTRA_DICE, arg % EXTRA_DICE)
    if verb == verbs.PICK:
        return mean_pick(v, w) - v.pack.picks[f.count] * 100 + (50 if f.count == 0 else 0)
    if verb == verbs.SHUFFLE:
        # It pays when the discard holds the better cards; then it comes before the first card.
        return _mean_of(v, w, v.pack.picking.copies) - mean_pick(v, w) + 60
    if verb == verbs.REST:
        return v.pack.rest[0] * 100 + w.healing(v.pack.rest[1])
    assert verb == verbs.BUY
    return _service_worth(v, w, f, arg)


def _realise_worth(v: KromView, w: Worth, card: int) -> int:
    """Realise it now, unless the price would be missed more for a better one."""
    points = v.pack.points[card]
    if v.points[v.seat] + points >= v.goal:
        return WIN
    cost = v.pack.cost[card]
    pull = w.pull(card)
    for other in w.aims:
        if other != card and w.gap(other, cost) > w.gap(other) and w.pull(other) > pull:
            return -1
    return 2000 + points * 100


def points_for_sale(v: KromView, w: Worth) -> int:
    """Return the points of the best evolution that the purse could complete in the Cave; 0 if
    none."""
    best = 0
    for card in w.aims:
        if _cave_price(v, card) <= v.tokens[v.seat][KROM]:
            best = max(best, v.pack.points[card])
    return best


def _cave_price(v: KromView, card: int) -> int:
    """Return the Kroms an evolution takes with everything missing bought in the Cave (KR-P1)."""
    if v.pack.evolution_place[card] > CAVE:
        return WIN
    price = v.pack.cost[card][KROM]
    for good in range(WOOD, BONE + 1):
        short = v.pack.cost[card][good] - v.tokens[v.seat][good]
        if short > 0:
            price += short * v.pack.prices[0]
            if v.options.gained(short, v.supply[good]) < short:
                return WIN
    return price


def _service_worth(v: KromView, w: Worth, f: Acting, what: int) -> int:
    kroms = v.tokens[v.seat][KROM]
    points = points_for_sale(v, w)
    if what == BUY_LIFE:
        return w.healing(v.pack.prices[3]) - v.pack.prices[2] * 100 - (0 if f.stage else 100)
    if what == BUY_CARD:
        spare = kroms >= _THRIFT + 3 and points == 0
        return 30 if spare and f.stage != FRESH and v.sizes[v.seat] < 3 else -1
    good = WOOD + what
    if points:
        for card in w.aims:
            if v.pack.points[card] == points and _cave_price(v, card) <= kroms:
                short = v.pack.cost[card][good] > v.tokens[v.seat][good]
                return 1500 if short else -1
    aim = w.aims[0] if w.aims else EMPTY
    if aim != EMPTY and v.pack.cost[aim][good] > v.tokens[v.seat][good]:
        left = kroms - v.pack.prices[0] - v.pack.cost[aim][KROM]
        if left >= (_THRIFT if f.stage == FRESH else 0):
            return 700
    return -1


def mean_pick(v: KromView, w: Worth) -> int:
    """Return what the next picking card is worth. The discard shows what is still in the deck."""
    left = v.pack.picking.copies.copy()
    if v.decks[0]:
        for card in v.picked:
            left[card] -= 1
    return _mean_of(v, w, left)


def _mean_of(v: KromView, w: Worth, copies: list[int]) -> int:
    total, cards = 0, 0
    for card, n in enumerate(copies):
        if n:
            total += n * w.bundle(v.pack.picking.gives[card])
            cards += n
    return total // max(cards, 1)


def _hunt_worth(v: KromView, w: Worth, space: int, extra: int) -> int:
    prey = v.prey[space]
    chance = reach(v.pack.hunt_dice[prey] + extra, v.pack.hunt_value[prey])
    return chance * w.bundle(v.pack.hunting.gives[prey]) // CERTAIN - v.pack.extras[extra] * 100


def best_hunt(v: KromView, w: Worth) -> tuple[int, int]:
    """Return the best hunt the purse allows, as space * 3 + extra dice, and its worth."""
    best, best_worth = 0, -WIN
    for space in range(SPACES):
        for extra in range(3):
            if v.pack.extras[extra] <= v.tokens[v.seat][KROM]:
                worth = _hunt_worth(v, w, space, extra)
                if worth > best_worth:
                    best, best_worth = space * 3 + extra, worth
    return best, best_worth


def means(v: KromView, w: Worth) -> list[int]:
    """Return what each combination gives, by its better reward (KR-P4)."""
    return [max([w.bundle(reward) for reward in rewards]) for rewards in v.pack.climbs]


def _card_worth(v: KromView, w: Worth, face: int, target: int) -> int:
    """Return a card's gain, less what keeping it is worth."""
    kind = v.pack.kind[face]
    gives = v.pack.bonus.gives[face]
    if kind == GAIN:
        return w.bundle(gives) - 2 * _HOLD
    if kind == TRADE:
        return w.bundle(gives) - w.tokens(v.pack.price[face]) - _HOLD
    if kind == SWAP:
        return w.tokens(gives) - w.tokens(v.pack.price[face]) - _HOLD
    rival = 2 if v.points[target] == max(v.points) else 1
    if kind == STEAL:
        got = [min(gives[good], v.tokens[target][good]) for good in range(TOKENS)]
        return w.tokens(got) + rival * 30 - 2 * _HOLD
    assert kind == HARM
    return loss(v, target, gives) * rival // 2 - 2 * _HOLD
