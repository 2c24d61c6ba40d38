"""Why an action is refused: the clause and a sentence for whatever `legal` does not list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaboodle.core.game import Move, Refusal
from kaboodle.core.ids import SYSTEM, Action
from kaboodle.core.words import Args, Words
from kaboodle.games.kero.actions import (
    ADD,
    CALL,
    END_TURN,
    EXPLORE,
    FORGIVE,
    FREE_FUEL,
    FUEL_ONCE,
    FUEL_TWICE,
    GIFT_OF,
    HIRE,
    LAST_ROLL,
    MOVE_FROM,
    MOVES,
    PLAN_FIRE,
    RUN_DRY,
    SCORCH_AT,
    SEND_HOME,
    STAY,
    TAKE,
    THIN_OUT,
    THROW,
    TIP,
    TRADE_WHEAT,
    WHOLE,
    WIN_TIE,
)
from kaboodle.games.kero.camp import HIRING
from kaboodle.games.kero.content import (
    COSTS,
    DICE,
    DIE_NAMES,
    EMPTY,
    EXPEL,
    FUEL,
    GIFT,
    JERRYCAN,
    METAL,
    MOVE,
    RECRUIT,
    REROLL,
    SCORCH,
    SPACES,
    THIN,
    TRADE,
    TUAREKS,
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
from kaboodle.games.kero.legal import asker, callable_pair, places, tradable
from kaboodle.games.kero.refill import ties
from kaboodle.games.kero.state import State
from kaboodle.games.kero.stock import can_draw
from kaboodle.games.kero.tank import due, roll_from
from kaboodle.games.kero.tuarek import EXPELLING

if TYPE_CHECKING:
    from mypy_extensions import i64

LAST_TIME: Final = 999_999_999_999  # what a record has digits for

_ASKED: Final = {
    THINNING: ("KO-F4", "kero-opponent-is-asked"),
    FUELLING: ("KO-F3", "kero-opponent-rolls"),
    TYING: ("KO-L1", "kero-tie-is-asked"),
}
_FIRST: Final = {
    ROLLING: ("KO-R5", "kero-truck-stands"),
    FUELLING: ("KO-F3", "kero-first-fuel"),
    THINNING: ("KO-F4", "kero-first-answer"),
    PLACING: ("KO-M3", "kero-first-place"),
    MOVING: ("KO-U4", "kero-first-move"),
    SCORCHING: ("KO-U8", "kero-first-scorch"),
    TYING: ("KO-L1", "kero-first-tie"),
}


def refuse(s: State, move: Move) -> Refusal | None:
    top = s.frames[-1]
    if top == OVER:
        return _no("KO-E1", "kero-game-is-over")
    if move.seat == SYSTEM:
        return _refuse_table(s, move)
    if move.action >= RUN_DRY:
        return _no("KO-T1", "kero-table-only")
    wrong = _refuse_time(s, move)
    if wrong is not None:
        return wrong
    if move.seat != asker(s):
        clause, key = _ASKED.get(top, ("KO-L2", "kero-not-your-turn"))
        return _no(clause, key)
    if top == CAMP:
        return _refuse_camp(s, move.action)
    if top in _FIRST:
        return _refuse_answer(s, top, move)
    return _refuse_before(s, move.action, top == START)


def _no(clause: str, key: str) -> Refusal:
    return Refusal(clause, Words(key, {}))


def _refuse_table(s: State, move: Move) -> Refusal | None:
    """The table only does what is due, and not before its time (KO-T1, KO-T2)."""
    waiting = due(s)
    if waiting is None or waiting.action != move.action:
        return _no("KO-T1", "kero-nothing-due")
    if move.at < waiting.at:
        return Refusal("KO-T1", Words("kero-not-due-yet", {"at": move.at, "due": waiting.at}))
    return _no("KO-T2", "kero-time-too-large") if move.at > LAST_TIME else None


def _refuse_time(s: State, move: Move) -> Refusal | None:
    if not s.options.realtime:
        return None if move.at == 0 else _no("KO-T3", "kero-no-times")
    if move.at < s.now:
        return Refusal("KO-T2", Words("kero-time-backwards", {"at": move.at, "now": s.now}))
    if move.at > LAST_TIME:
        return _no("KO-T2", "kero-time-too-large")
    return None


def _refuse_answer(s: State, top: int, move: Move) -> Refusal | None:
    """Frames with a few answers of their own; everything else waits."""
    action = move.action
    if top == ROLLING and action <= LAST_ROLL:
        return _refuse_roll(s, move) if action else None
    if top == FUELLING and action == THROW:
        return _refuse_haste(s, move)
    if top == THINNING and (action in (WHOLE, THIN_OUT)):
        return None if action == WHOLE else _refuse_tile(s, 1 - s.turn, THIN, "KO-U3")
    if top == PLACING and EXPLORE <= action < HIRE:
        return _refuse_place(s, action)
    if top == MOVING and MOVE_FROM <= action <= STAY:
        return None if action == STAY else _refuse_move(s, action)
    if top == SCORCHING and SCORCH_AT <= action < WIN_TIE:
        empty = s.row[action - SCORCH_AT] == EMPTY
        return _no("KO-U8", "kero-space-is-empty") if empty else None
    if top == TYING and WIN_TIE <= action < END_TURN:
        return None if action - WIN_TIE in ties(s) else _no("KO-L1", "kero-not-tied")
    clause, key = _FIRST[top]
    return _no(clause, key)


def _refuse_roll(s: State, move: Move) -> Refusal | None:
    dice = move.action
    if dice & ~s.chosen:
        return _no("KO-R1", "kero-die-not-chosen")
    if dice & ~s.live:
        return _no("KO-R2", "kero-die-burnt")
    return _refuse_haste(s, move)


def _refuse_haste(s: State, move: Move) -> Refusal | None:
    """KO-T4"""
    ready = roll_from(s)
    if s.options.realtime and move.at < ready:
        args: Args = {"interval": s.options.interval, "ready": ready}
        return Refusal("KO-T4", Words("kero-too-soon", args))
    return None


def _refuse_tile(s: State, seat: i64, kind: int, clause: str) -> Refusal | None:
    if s.tuareks[seat][kind]:
        return None
    return Refusal(clause, Words("kero-no-such-tuarek", {"tuarek": TUAREKS[kind]}))


def _refuse_before(s: State, action: Action, start: bool) -> Refusal | None:
    """Before the truck is tipped (KO-F2, KO-R1, KO-U1, KO-U2)."""
    if action <= LAST_ROLL:
        return _no("KO-R2", "kero-truck-lies")
    if action == TIP:
        return None
    if action in (FUEL_ONCE, FUEL_TWICE):
        if not start:
            return _no("KO-F2", "kero-fuel-comes-first")
        return _refuse_jerrycans(s, action - FUEL_ONCE + 1, "KO-F2")
    if ADD <= action < WHOLE:
        colour = action - ADD
        if s.chosen >> (WHITES + colour) & 1:
            words = Words("kero-die-already-chosen", {"die": DIE_NAMES[1 + colour]})
            return Refusal("KO-R1", words)
        free = s.tiles[s.turn] >> colour & 1
        return None if free else _refuse_jerrycans(s, 1, "KO-R1")
    if CALL <= action < FORGIVE:
        missing = _refuse_tile(s, s.turn, DICE, "KO-U1")
        if missing is not None:
            return missing
        fits = callable_pair(s, action - CALL)
        return None if fits else _no("KO-U1", "kero-dice-not-there")
    if action == FORGIVE:
        if s.forgiven:
            return _no("KO-U2", "kero-already-forgiven")
        return _refuse_tile(s, s.turn, REROLL, "KO-U2")
    if GIFT_OF <= action < FREE_FUEL:
        return _no("KO-U5", "kero-only-after-rolling")
    if action == PLAN_FIRE:
        return _no("KO-U8", "kero-only-after-rolling")
    return _refuse_any_time(s, action)


def _refuse_any_time(s: State, action: Action) -> Refusal | None:
    """What may be done before and after rolling; the rest belongs to another step."""
    if action == HIRE:
        if not can_draw(s):
            return _no("KO-M5", "kero-no-tuareks-left")
        return _refuse_jerrycans(s, HIRING, "KO-M2")
    if MOVE_FROM <= action < STAY:
        missing = _refuse_tile(s, s.turn, MOVE, "KO-U4")
        return missing if missing is not None else _refuse_move(s, action)
    if action == FREE_FUEL:
        return _refuse_tile(s, s.turn, FUEL, "KO-U6")
    if SEND_HOME <= action < PLAN_FIRE:
        missing = _refuse_tile(s, s.turn, EXPEL, "KO-U7")
        if missing is not None:
            return missing
        if not s.explorers[1 - s.turn][action - SEND_HOME]:
            return _no("KO-U7", "kero-nobody-there")
        return _refuse_jerrycans(s, EXPELLING, "KO-U7")
    if TAKE <= action < CALL or action == END_TURN:
        return _no("KO-M1", "kero-first-roll")
    return _no("KO-R3", "kero-not-now")


def _refuse_camp(s: State, action: Action) -> Refusal | None:
    """After rolling (KO-M2)."""
    if TAKE <= action < EXPLORE:
        return _refuse_take(s, action - TAKE)
    if EXPLORE <= action < HIRE:
        if not (s.resources[RECRUIT] and s.resources[METAL]):
            return _no("KO-M2", "kero-explorer-costs")
        return _refuse_place(s, action)
    if HIRE < action < CALL:
        return _refuse_trade(s, action - TRADE_WHEAT)
    if GIFT_OF <= action < FREE_FUEL:
        return _refuse_tile(s, s.turn, GIFT, "KO-U5")
    if action == PLAN_FIRE:
        return _refuse_tile(s, s.turn, SCORCH, "KO-U8")
    if action == END_TURN:
        return None
    if action <= LAST_ROLL or action == TIP:
        return _no("KO-R3", "kero-rolling-is-over")
    if action in (FUEL_ONCE, FUEL_TWICE):
        return _no("KO-F2", "kero-fuel-comes-first")
    if CALL <= action <= FORGIVE:
        clause = "KO-U2" if action == FORGIVE else "KO-U1"
        return _no(clause, "kero-only-before-rolling")
    return _refuse_any_time(s, action)


def _refuse_take(s: State, space: i64) -> Refusal | None:
    card = s.row[space]
    if card == EMPTY:
        return _no("KO-M2", "kero-space-is-empty")
    for i, cost in enumerate(s.pack.cost[card]):
        have = s.jerrycans[s.turn] if i == JERRYCAN else s.resources[i]
        if have < cost:
            args: Args = {"resource": COSTS[i], "cost": cost, "held": have}
            return Refusal("KO-M2", Words("kero-cannot-pay", args))
    return None


def _refuse_trade(s: State, wheat: i64) -> Refusal | None:
    if not s.tiles[s.turn] >> TRADE & 1:
        return _no("KO-M2", "kero-no-trade")
    if s.traded:
        return _no("KO-M3", "kero-already-traded")
    if wheat > tradable(s):
        return Refusal("KO-M2", Words("kero-too-much-wheat", {"most": tradable(s)}))
    return None


def _refuse_place(s: State, action: Action) -> Refusal | None:
    if s.home(s.turn) == 0:
        return _no("KO-M4", "kero-no-explorer")
    if action in places(s):
        return None
    if s.last_turn and action < EXPLORE + SPACES:
        return _no("KO-E2", "kero-no-territories")
    return _no("KO-E2", "kero-final-space" if s.last_turn else "kero-not-last-turn")


def _refuse_move(s: State, action: Action) -> Refusal | None:
    start = MOVES[action - MOVE_FROM][0]
    return None if s.explorers[s.turn][start] else _no("KO-U4", "kero-none-of-yours")


def _refuse_jerrycans(s: State, needed: i64, clause: str) -> Refusal | None:
    held = s.jerrycans[s.turn]
    if held >= needed:
        return None
    return Refusal(clause, Words("kero-too-few-jerrycans", {"needed": needed, "held": held}))
