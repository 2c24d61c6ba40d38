"""The actions at the four places (KR-P1 to KR-P5), and evolutions (KR-E1)."""

from __future__ import annotations

from kaboodle.core.event import Log
from kaboodle.games.krom import events
from kaboodle.games.krom.actions import BUY_CARD, BUY_LIFE, EXTRA_DICE
from kaboodle.games.krom.content import CLIMB_DICE, EMPTY, KROM, LIFE, WOOD
from kaboodle.games.krom.dice import SIDES, caught, combination, throw
from kaboodle.games.krom.frames import CLIMBING, DONE, SERVED, Acting
from kaboodle.games.krom.state import State
from kaboodle.games.krom.supply import (
    draw_bonus,
    draw_hunting,
    draw_picking,
    gain,
    heal,
    pay,
    pay_all,
    score,
)


def rest(s: State, f: Acting, log: Log) -> None:
    f.stage = DONE
    if log is not None:
        log.append(events.rested(f.seat))
    kroms, life = s.pack.rest
    gain(s, f.seat, [kroms, 0, 0, 0, life, 0], log)


def buy(s: State, f: Acting, what: int, log: Log) -> None:
    f.stage = SERVED
    resource, card, life, healed = s.pack.prices
    if what == BUY_CARD:
        pay(s, f.seat, KROM, card, log)
        draw_bonus(s, f.seat, log)
    elif what == BUY_LIFE:
        pay(s, f.seat, KROM, life, log)
        heal(s, f.seat, healed, log)
    else:
        pay(s, f.seat, KROM, resource, log)
        bundle = [0] * (LIFE + 2)
        bundle[WOOD + what] = 1
        gain(s, f.seat, bundle, log)


def pick(s: State, f: Acting, log: Log) -> None:
    """Pick a card. Its reward and discard come before the next decision (KR-P2)."""
    f.stage = DONE
    pay(s, f.seat, KROM, s.pack.picks[f.count], log)
    f.count += 1
    card = draw_picking(s, log)
    if log is not None:
        log.append(events.picked(f.seat, s.pack.picking.ids[card]))
    gain(s, f.seat, s.pack.picking.gives[card], log)
    s.picked.append(card)


def hunt(s: State, f: Acting, which: int, log: Log) -> None:
    """Buy extra dice, then roll (KR-P3)."""
    space, extra = which // EXTRA_DICE, which % EXTRA_DICE
    pay(s, f.seat, KROM, s.pack.extras[extra], log)
    settle_hunt(s, f, space, throw(s.rng, s.pack.hunt_dice[s.prey[space]] + extra), log)


def settle_hunt(s: State, f: Acting, space: int, dice: list[int], log: Log) -> None:
    f.stage = DONE
    card = s.prey[space]
    if log is not None:
        log.append(events.hunted(f.seat, s.pack.hunting.ids[card], dice, sum(dice)))
    if not caught(dice, s.pack.hunt_value[card]):
        if log is not None:
            log.append(events.prey_escaped(f.seat, s.pack.hunting.ids[card]))
        return
    gain(s, f.seat, s.pack.hunting.gives[card], log)
    s.hunted.append(card)
    s.prey[space] = draw_hunting(s, log)
    if log is not None:
        log.append(events.prey_appears(space, s.pack.hunting.ids[s.prey[space]]))


def climb(s: State, f: Acting, log: Log) -> None:
    f.stage = CLIMBING
    f.dice = throw(s.rng, CLIMB_DICE)
    if log is not None:
        log.append(events.climbed(f.seat, f.dice))


def reroll(s: State, f: Acting, mask: int, log: Log) -> None:
    pay(s, f.seat, KROM, s.pack.rerolls[f.count], log)
    f.count += 1
    for i in range(CLIMB_DICE):
        if mask >> i & 1:
            f.dice[i] = s.rng.below(SIDES) + 1
    if log is not None:
        log.append(events.climbed(f.seat, f.dice))


def take(s: State, f: Acting, reward: int, log: Log) -> None:
    """Take a reward for the final dice, only for the best combination (KR-P4)."""
    f.stage = DONE
    reached = combination(f.dice)
    f.dice = []
    if log is not None:
        log.append(events.climb_rewarded(f.seat, reached))
    gain(s, f.seat, s.pack.climbs[reached][reward], log)


def realise(s: State, f: Acting, space: int, log: Log) -> None:
    """Realise an evolution: pay, take the card, score, refill (KR-E1)."""
    card = s.ideas[space]
    pay_all(s, f.seat, s.pack.cost[card], log)
    s.realised[f.seat] = [*s.realised[f.seat], card]  # clones share the old list
    s.ideas[space] = s.evolutions.pop() if s.evolutions else EMPTY  # KR-C3: the display shrinks
    if log is not None:
        ids = s.pack.evolutions.ids
        log.append(events.realised(f.seat, ids[card], s.pack.points[card]))
        if s.ideas[space] != EMPTY:
            log.append(events.idea_appears(space, ids[s.ideas[space]]))
    score(s, f.seat, s.pack.points[card], log)
