"""The greedy player in a combat, and when another player's card can be countered."""

from __future__ import annotations

from typing import Final

from kaboodle.bots.krom.worth import LIVES, WIN, Worth, loss
from kaboodle.core.ids import NOBODY, Action
from kaboodle.games.krom import verbs
from kaboodle.games.krom.actions import ALLOW, PASS
from kaboodle.games.krom.content import COUNTER, DICE, GAIN, HARM, STEAL, SWAP, TRADE
from kaboodle.games.krom.dice import SIDES, ranking
from kaboodle.games.krom.frames import Acting, Countering, Fighting
from kaboodle.games.krom.state import BEAST
from kaboodle.games.krom.view import KromView

_CARD: Final = 110  # what a combat card is worth in the next fight
_COUNTER: Final = 230  # what a counter is worth later


def decide_fight(v: KromView, f: Fighting, options: list[Action]) -> Action:
    at = f.fighters.index(v.seat)
    best, best_worth = Action(PASS), fight_worth(v, f, at, 0)
    for action in options:
        if v.actions.verb[action] == verbs.PLAY:
            face = v.actions.face[v.actions.arg[action]]
            worth = _with_card(v, f, at, face) - _CARD
            if worth > best_worth:
                best, best_worth = action, worth
    return best


def _with_card(v: KromView, f: Fighting, at: int, face: int) -> int:
    """Return what the fight is worth with this card added. For dice, take the mean over one of
    them."""
    strength = v.pack.strength[face]
    if v.pack.kind[face] != DICE:
        return fight_worth(v, f, at, strength)
    rest = (strength - 1) * 7 // 2
    total = 0
    for side in range(1, SIDES + 1):
        total += fight_worth(v, f, at, side + rest)
    return total // SIDES


def fight_worth(v: KromView, f: Fighting, at: int, added: int) -> int:
    """Return what the combat is worth to the fighter at this place in the list if it ended like
    this."""
    totals = f.totals.copy()
    totals[at] += added
    weights = [v.pack.weights[BEAST if i == BEAST else v.character[i]] for i in f.fighters]
    order = ranking(totals, weights, v.here)
    winner = order[0]
    me = f.fighters[at]
    if winner != at:
        lost = totals[winner] - totals[at]
        life = v.life[me]
        stunned = 450 if lost >= life else 0  # the phase, and what the winner robs
        if lost >= life and v.trophy == me:
            stunned += 500
        return LIVES[max(life - lost, 0)] - LIVES[life] - stunned
    worth = 60  # acting first
    for i, fighter in enumerate(f.fighters):
        lost = totals[at] - totals[i]
        if i == at:
            continue
        if fighter == BEAST:
            worth += 25 * lost + (900 if lost >= v.beast_life else 0)
            if lost >= v.beast_life and v.points[me] + 1 >= v.goal:
                worth += WIN
        else:
            worth += 12 * lost + (350 if lost >= v.life[fighter] else 0)
            if lost >= v.life[fighter] and v.trophy == fighter:
                worth += WIN if v.points[me] + 1 >= v.goal else 900
    return worth


def decide_counter(v: KromView, f: Countering, options: list[Action]) -> Action:
    """Counter a card that costs more than a counter is worth."""
    counters = [action for action in options if v.actions.verb[action] == verbs.PLAY]
    if counters and _harm(v, len(v.frames) - 1) > _COUNTER:
        return counters[0]
    return Action(ALLOW)


def _harm(v: KromView, at: int) -> int:
    """Return what the card in this frame costs this seat if it takes effect (a gain is below 0)."""
    f = v.frames[at]
    assert isinstance(f, Countering)
    me = v.seat
    kind = v.pack.kind[f.face]
    if kind == COUNTER:
        return -_harm(v, at - 1)  # what a counter prevents
    gives = v.pack.bonus.gives[f.face]
    mine = f.player == me
    under = v.frames[at - 1]
    if isinstance(under, Fighting):
        return _combat_harm(v, under, f)
    assert isinstance(under, Acting)
    if kind in (HARM, STEAL, SWAP) and f.target != NOBODY:
        cost = loss(v, f.target, gives)
        if f.target == me:
            return cost
        return -cost if mine else 0
    assert kind in (GAIN, TRADE)
    w = Worth(v, f.player)
    return -w.bundle(gives) if mine else 0


def _combat_harm(v: KromView, fight: Fighting, f: Countering) -> int:
    """Return how much worse this seat's combat becomes."""
    me = v.seat
    if me not in fight.fighters:
        return 0
    mine = fight.fighters.index(me)
    before = fight_worth(v, fight, mine, 0)
    strength = v.pack.strength[f.face]
    if v.pack.kind[f.face] == DICE:
        strength = strength * 7 // 2
    at = fight.fighters.index(f.player)
    totals = fight.totals.copy()
    totals[at] += strength
    after = Fighting(fight.fighters, totals, fight.dice, fight.turn, fight.passes)
    return before - fight_worth(v, after, mine, 0)
