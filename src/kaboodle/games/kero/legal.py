"""Legal actions: what may be chosen now. `refusal` explains the rest; a law ties the two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaboodle.core.ids import Action, Seat
from kaboodle.games.kero.actions import (
    ADD,
    ALWAYS,
    CALL,
    CALLS,
    END_TURN,
    EXPLORE,
    FORGIVE,
    FREE_FUEL,
    FUEL_ONCE,
    FUEL_TWICE,
    HIRE,
    MOST_TRADED,
    PLAN_FIRE,
    SCORCH_AT,
    SEND_HOME,
    STAY,
    TAKE,
    THIN_OUT,
    TIP,
    TRADE_WHEAT,
    WHOLE,
    WIN_TIE,
    WITHDRAW,
)
from kaboodle.games.kero.camp import HIRING
from kaboodle.games.kero.content import (
    DICE,
    EMPTY,
    EXPEL,
    FINALS,
    FUEL,
    GIFT,
    JERRYCAN,
    METAL,
    MOVE,
    RECRUIT,
    REROLL,
    ROW,
    SCORCH,
    SPACES,
    THIN,
    TRADE,
    WHEAT,
    WHITES,
)
from kaboodle.games.kero.frames import (
    CAMP,
    FUELLING,
    MOVING,
    OVER,
    PLACING,
    ROLLING,
    SCORCHING,
    START,
    THINNING,
    TYING,
)
from kaboodle.games.kero.refill import tie_breaker, ties
from kaboodle.games.kero.state import State
from kaboodle.games.kero.stock import can_draw
from kaboodle.games.kero.tank import is_full
from kaboodle.games.kero.tuarek import EXPELLING

if TYPE_CHECKING:
    from mypy_extensions import i64


def asker(s: State) -> i64:
    """Return the seat that the top frame asks."""
    top = s.frames[-1]
    if top in (THINNING, FUELLING):
        return 1 - s.turn  # KO-F3, KO-F4: the opponent
    if top == TYING:
        return tie_breaker(s)
    return s.turn


def asked(s: State) -> list[Seat]:
    return [] if s.frames[-1] == OVER else [Seat(asker(s))]


def silence(s: State, seat: Seat) -> Action | None:
    """Return the default answer about a fuelling: let it be, so that no pause tells (KO-F4)."""
    return WHOLE if s.frames[-1] == THINNING and seat == asker(s) else None


def standing(s: State, seat: Seat) -> Action | None:
    """What an order answers to a fuelling; None if the seat wants to be asked (KO-F4)."""
    return silence(s, seat) if s.always[seat] else None


def free(s: State, seat: Seat) -> list[Action]:
    """The standing order, open to a seat at any time and seen by no other: it says nothing about
    the Tuareks in hand (KO-F4)."""
    if s.frames[-1] == OVER:
        return []
    return [WITHDRAW] if s.always[seat] else [ALWAYS]


def options(s: State, seat: Seat) -> list[Action]:
    top = s.frames[-1]
    if top == OVER or seat != asker(s):
        return []
    if top == FUELLING:
        return s.actions.throw.copy()
    if top == ROLLING:
        return s.actions.rolls[s.live].copy()
    if top == CAMP:
        return _camp(s)
    if top == PLACING:
        return places(s)
    if top == THINNING:
        return [WHOLE, THIN_OUT] if s.tuareks[seat][THIN] else [WHOLE]
    if top == MOVING:
        out = _moves(s)
        out.append(STAY)
        return out
    if top == SCORCHING:
        return [Action(SCORCH_AT + i) for i in range(ROW) if s.row[i] != EMPTY]
    if top == TYING:
        return [Action(WIN_TIE + i) for i in ties(s)]
    return _before_rolling(s, top == START)


def _before_rolling(s: State, start: bool) -> list[Action]:
    """Return the options before the truck is tipped (KO-F2, KO-R1, KO-U1, KO-U2)."""
    seat = s.turn
    jerrycans: i64 = s.jerrycans[seat]
    out = [TIP]
    if start and jerrycans >= 1 and not is_full(s):
        out.append(FUEL_ONCE)
        if jerrycans >= 2:
            out.append(FUEL_TWICE)
    tiles = s.tiles[seat]
    taken = s.chosen >> WHITES
    out += [
        Action(ADD + colour)
        for colour in range(3)
        if not taken >> colour & 1 and (jerrycans >= 1 or tiles >> colour & 1)
    ]
    if jerrycans >= HIRING and can_draw(s):
        out.append(HIRE)
    held = s.tuareks[seat]
    if held[DICE]:
        out += [Action(CALL + i) for i in range(len(CALLS)) if callable_pair(s, i)]
    if held[REROLL] and not s.forgiven():
        out.append(FORGIVE)
    _any_time(s, out, False)
    return out


def callable_pair(s: State, pair: i64) -> bool:
    """Reading, KO-U1: both dice are still on the Shack."""
    colours = CALLS[pair]
    taken = s.chosen >> WHITES
    return not (taken >> colours[0] | taken >> colours[1]) & 1


def _any_time(s: State, out: list[Action], after: bool) -> None:
    """Add the Tuareks that may be played before and after rolling, ascending."""
    held = s.tuareks[s.turn]
    if held[MOVE]:
        out += _moves(s)
    if after and held[GIFT]:
        out += s.actions.gifts
    if held[FUEL] and not is_full(s):
        out.append(FREE_FUEL)
    if held[EXPEL] and s.jerrycans[s.turn] >= EXPELLING:
        theirs = s.explorers[1 - s.turn]
        out += [Action(SEND_HOME + i) for i in range(SPACES) if theirs[i]]
    if after and held[SCORCH]:
        out.append(PLAN_FIRE)


def _moves(s: State) -> list[Action]:
    """Return the moves of Explorers (KO-U4). The last turn has none: no territory is left."""
    out: list[Action] = []
    own = s.explorers[s.turn]
    for i in range(SPACES):
        if own[i]:
            out += s.actions.moves[i]
    return out


def affordable(s: State, card: i64) -> bool:
    """Return whether the clan can pay a card. Jerrycans in a cost come from tokens (KO-M2)."""
    cost = s.pack.cost[card]
    have = s.resources
    for resource in range(4):
        if have[resource] < cost[resource]:
            return False
    return s.jerrycans[s.turn] >= cost[JERRYCAN]


def places(s: State) -> list[Action]:
    """Return where an Explorer may go, if there is one in camp (KO-M4, KO-E2)."""
    if s.home(s.turn) == 0:
        return []
    if not s.last_turn:
        return [Action(EXPLORE + i) for i in range(SPACES)]
    own = s.explorers[s.turn]
    return [Action(EXPLORE + SPACES + i) for i in range(2) if own[SPACES + i] < FINALS[i]]


def _camp(s: State) -> list[Action]:
    seat = s.turn
    have = s.resources
    out: list[Action] = []
    for space, card in enumerate(s.row):
        if card != EMPTY and affordable(s, card):
            out.append(Action(TAKE + space))
    if have[RECRUIT] and have[METAL]:
        out += places(s)
    if s.jerrycans[seat] >= HIRING and can_draw(s):
        out.append(HIRE)
    if s.tiles[seat] >> TRADE & 1 and not s.traded:
        for wheat in range(1, tradable(s) + 1):
            out.append(Action(TRADE_WHEAT + wheat - 1))
    _any_time(s, out, True)
    out.append(END_TURN)
    return out


def tradable(s: State) -> i64:
    """Return the most wheat that can become Jerrycans (KO-M2, KO-C3)."""
    wheat: i64 = s.resources[WHEAT]
    most = s.options.granted(wheat, s.supply())
    return most if most < MOST_TRADED else MOST_TRADED
