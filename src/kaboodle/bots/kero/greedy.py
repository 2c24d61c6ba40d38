"""The greedy clan. It plans a set of cards before it rolls, stops when rolling on would cost more
than it gains, fuels in time, and fights for territories. It looks no further than its own turn."""

from __future__ import annotations

from typing import Final, final

from kaboodle.bots.bot import Bot
from kaboodle.bots.kero.hand import CALM, Hand
from kaboodle.bots.kero.plan import best_payable, choose_dice, goals_of
from kaboodle.bots.kero.worth import (
    TUAREK_WORTH,
    best_space,
    card_worth,
    good_worth,
    has_trade,
    land_worth,
    space_worth,
    turns_left,
)
from kaboodle.core.ids import Action, Millis
from kaboodle.core.rng import Rng
from kaboodle.games.kero import verbs
from kaboodle.games.kero.actions import (
    ADD,
    END_TURN,
    EXPLORE,
    FORGIVE,
    FREE_FUEL,
    FUEL_ONCE,
    GIFT_OF,
    GIFTS,
    HIRE,
    MOVE_FROM,
    MOVES,
    PLAN_FIRE,
    SCORCH_AT,
    SEND_HOME,
    STAY,
    TAKE,
    THIN_OUT,
    TIP,
    TRADE_WHEAT,
    VERB,
    WHOLE,
    WIN_TIE,
)
from kaboodle.games.kero.content import EMPTY, FUEL, METAL, RECRUIT, ROW, SPACES, WHEAT
from kaboodle.games.kero.frames import (
    CAMP,
    MOVING,
    PLACING,
    ROLLING,
    SCORCHING,
    START,
    THINNING,
    TYING,
)
from kaboodle.games.kero.score import colour_counts
from kaboodle.games.kero.view import KeroView

_FEW_ROLLS: Final = 2  # with fewer left in the tank it fuels
_THIN_FROM: Final = 20_000  # room in a tank that makes thinning fuel worth a Tuarek
_GIFT_FROM: Final = 190  # what two resources must gain
_EXPEL_FROM: Final = 330  # what sending home must gain, for a Tuarek and two Jerrycans
_MOVE_FROM: Final = 150


@final
class KeroGreedy(Bot[KeroView]):
    def __init__(self, hand: Hand | None = None) -> None:
        self.hand: Final = CALM if hand is None else hand

    def decide(self, view: KeroView, options: list[Action], rng: Rng) -> Action:
        if len(options) == 1:
            return options[0]
        top = view.frames[-1]
        if top == ROLLING:
            return Action(choose_dice(view, self.hand.rolls_left(view, rng)))
        if top == CAMP:
            return _camp(view, options)
        if top == PLACING:
            return Action(
                EXPLORE + best_space(view, view.clans[view.seat].explorers, view.placing - 1)
            )
        if top == THINNING:
            room = view.options.capacity - view.clans[view.turn].level
            return THIN_OUT if room >= _THIN_FROM and THIN_OUT in options else WHOLE
        if top == MOVING:
            return _move(view, options, STAY)
        if top == SCORCHING:
            return _scorch(view)
        if top == TYING:
            return _tie(view, options)
        return self._before_rolling(view, options, top == START, rng)

    def when(self, view: KeroView, action: Action, soonest: Millis, rng: Rng) -> Millis:
        return self.hand.when(view, action, soonest, rng)

    def _before_rolling(self, v: KeroView, options: list[Action], start: bool, rng: Rng) -> Action:
        rolls = self.hand.rolls_left(v, rng)
        if rolls < _FEW_ROLLS:
            if FREE_FUEL in options:
                return FREE_FUEL
            if start and FUEL_ONCE in options:
                return FUEL_ONCE
        fight = _fight(v, options)
        if fight != TIP:
            return fight
        me = v.clans[v.seat]
        reserve = 1 if rolls < 2 * _FEW_ROLLS and turns_left(v) > 0 and not v.tuareks[FUEL] else 0
        for action in options:
            if VERB[action] == verbs.CALL:
                return action
        for colour in (2, 0, 1):
            add = Action(ADD + colour)
            if add in options and (me.tiles >> colour & 1 or me.jerrycans > reserve):
                return add
        if FORGIVE in options and rolls >= _FEW_ROLLS:
            return FORGIVE
        return TIP


def _fight(v: KeroView, options: list[Action]) -> Action:
    """Return the use of Tuareks that wins a territory, or TIP if none is worth it now."""
    best = TIP
    most = _EXPEL_FROM
    for space in range(SPACES):
        action = Action(SEND_HOME + space)
        if action in options:
            mine = v.clans[v.seat].explorers[space]
            lead = mine - v.clans[1 - v.seat].explorers[space]
            worth = 0
            if lead == 0:
                worth = land_worth(v, v.lands[space], v.seat)
            elif lead == -1:
                worth = land_worth(v, v.lands[space], 1 - v.seat)
            if worth > most:
                best, most = action, worth
    return best if best != TIP else _move(v, options, TIP)


def _move(v: KeroView, options: list[Action], otherwise: Action) -> Action:
    """Return the move of an Explorer that gains most, or `otherwise` if none gains enough
    (KO-U4)."""
    own = v.clans[v.seat].explorers
    best = otherwise
    most = _MOVE_FROM
    for i, pair in enumerate(MOVES):
        action = Action(MOVE_FROM + i)
        if action in options:
            start, end = pair
            gain = space_worth(v, end, own[end]) - space_worth(v, start, own[start] - 1)
            if gain > most:
                best, most = action, gain
    return best


def _camp(v: KeroView, options: list[Action]) -> Action:
    """Take the best goal first, then use what is left over."""
    me = v.clans[v.seat]
    best = best_payable(goals_of(v, sum(v.resources)), v.resources, me.jerrycans)
    gift, gain = _gift(v, options, best.worth)
    if gain >= _GIFT_FROM or (gift != END_TURN and gain > 0 and turns_left(v) == 0):
        return gift
    if best.spaces:
        return Action(TAKE + best.spaces[0])
    if best.explorers:
        spare = min(v.resources[RECRUIT], v.resources[METAL]) - 1
        return Action(EXPLORE + best_space(v, me.explorers, spare))
    fight = _fight(v, options)
    if fight != TIP:
        return fight
    if has_trade(v) and v.resources[WHEAT] and turns_left(v) > 0:
        for action in options:
            if action == TRADE_WHEAT + v.resources[WHEAT] - 1:
                return action
    if FREE_FUEL in options and me.level < 20_000 and turns_left(v) > 0:
        return FREE_FUEL
    if HIRE in options and me.jerrycans >= 5 and good_worth(v, TUAREK_WORTH) == TUAREK_WORTH:
        return HIRE
    if PLAN_FIRE in options and _dangerous(v) > 0:
        return PLAN_FIRE
    return END_TURN


def _gift(v: KeroView, options: list[Action], sure: int) -> tuple[Action, int]:
    """Return the gift of two resources that gains most, and how much it gains (KO-U5)."""
    best = END_TURN
    gain = 0
    if Action(GIFT_OF) not in options:
        return best, gain
    goals = goals_of(v, sum(v.resources) + 2)
    for i, pair in enumerate(GIFTS):
        have = v.resources.copy()
        for resource in pair:
            have[resource] += 1
        worth = best_payable(goals, have, v.clans[v.seat].jerrycans).worth
        if worth - sure > gain:
            best, gain = Action(GIFT_OF + i), worth - sure
    return best, gain


def _dangerous(v: KeroView) -> int:
    """Return how much more than a plain card the best card left in the row would give the
    opponent."""
    return max([_their_worth(v, space) for space in range(ROW)]) - 450


def _their_worth(v: KeroView, space: int) -> int:
    card = v.row[space]
    if card == EMPTY:
        return 0
    theirs = v.clans[1 - v.seat].cards
    worth = card_worth(v, card, colour_counts(v.pack, theirs))
    if v.pack.cards[card].none_shall_pass:
        worth = 100 * (2 * sum([1 for i in theirs if v.pack.cards[i].none_shall_pass]) + 1)
    return worth


def _scorch(v: KeroView) -> Action:
    best = 0
    most = -1
    for space in range(ROW):
        worth = _their_worth(v, space)
        if v.row[space] != EMPTY and worth > most:
            best, most = space, worth
    return Action(SCORCH_AT + best)


def _tie(v: KeroView, options: list[Action]) -> Action:
    best = options[0]
    most = -1
    for action in options:
        worth = land_worth(v, v.lands[action - WIN_TIE], v.seat)
        if worth > most:
            best, most = action, worth
    return best
