"""Why an action is illegal: its time, whose question it is, and frames with answers of their own.

`reasons` covers the free choice of a clan in its turn. A law ties both to `legal`.
"""

from __future__ import annotations

from typing import Final

from kaboodle.core.game import Move, Refusal
from kaboodle.core.ids import SYSTEM
from kaboodle.core.words import Args, Words
from kaboodle.games.kero import reasons, verbs
from kaboodle.games.kero.actions import ARG, VERB
from kaboodle.games.kero.content import EMPTY, THIN
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
from kaboodle.games.kero.legal import asker
from kaboodle.games.kero.reasons import no
from kaboodle.games.kero.refill import ties
from kaboodle.games.kero.state import State
from kaboodle.games.kero.tank import due, hand_free

LAST_TIME: Final = 999_999_999_999  # the most that a record has digits for

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
        return no("KO-E1", "kero-game-is-over")
    if move.seat == SYSTEM:
        return _refuse_table(s, move)
    if VERB[move.action] in (verbs.RUN_DRY, verbs.FULL):
        return no("KO-T1", "kero-table-only")
    wrong = _refuse_time(s, move)
    if wrong is not None:
        return wrong
    if VERB[move.action] in (verbs.ALWAYS, verbs.WITHDRAW):
        return _refuse_order(s, move)
    if move.seat != asker(s):
        clause, key = _ASKED.get(top, ("KO-L2", "kero-not-your-turn"))
        return no(clause, key)
    if top == CAMP:
        return reasons.in_camp(s, move.action)
    if top in _FIRST:
        return _refuse_answer(s, top, move)
    return reasons.before_rolling(s, move.action, top == START)


def _refuse_table(s: State, move: Move) -> Refusal | None:
    """Judge a move of the table: it must be due, and its time must have come (KO-T1, KO-T2)."""
    waiting = due(s)
    if waiting is None or waiting.action != move.action:
        return no("KO-T1", "kero-nothing-due")
    if move.at < waiting.at:
        return Refusal("KO-T1", Words("kero-not-due-yet", {"at": move.at, "due": waiting.at}))
    return no("KO-T2", "kero-time-too-large") if move.at > LAST_TIME else None


def _refuse_order(s: State, move: Move) -> Refusal | None:
    """An order is given once, and withdrawn once (KO-F4)."""
    if VERB[move.action] == verbs.ALWAYS:
        return no("KO-F4", "kero-order-stands") if s.always[move.seat] else None
    return None if s.always[move.seat] else no("KO-F4", "kero-no-order")


def _refuse_time(s: State, move: Move) -> Refusal | None:
    if not s.options.timed():
        return None if move.at == 0 else no("KO-T3", "kero-no-times")
    if move.at < s.now:
        return Refusal("KO-T2", Words("kero-time-backwards", {"at": move.at, "now": s.now}))
    if move.at > LAST_TIME:
        return no("KO-T2", "kero-time-too-large")
    return None


def _refuse_answer(s: State, top: int, move: Move) -> Refusal | None:
    """Judge an answer to a frame with a few answers of its own. All else must wait."""
    verb, arg = VERB[move.action], ARG[move.action]
    if top == ROLLING and verb == verbs.ROLL:
        return _refuse_roll(s, move) if arg else None
    if top == FUELLING and verb == verbs.THROW:
        return _refuse_haste(s, move)
    if top == THINNING and verb == verbs.WHOLE:
        return None
    if top == THINNING and verb == verbs.THIN_OUT:
        return reasons.tile_missing(s, 1 - s.turn, THIN, "KO-U3")
    if top == PLACING and verb == verbs.EXPLORE:
        return reasons.bad_place(s, arg)
    if top == MOVING and verb == verbs.STAY:
        return None
    if top == MOVING and verb == verbs.MOVE:
        return reasons.bad_move(s, arg)
    if top == SCORCHING and verb == verbs.SCORCH:
        return no("KO-U8", "kero-space-is-empty") if s.row[arg] == EMPTY else None
    if top == TYING and verb == verbs.WIN_TIE:
        return None if arg in ties(s) else no("KO-L1", "kero-not-tied")
    clause, key = _FIRST[top]
    return no(clause, key)


def _refuse_roll(s: State, move: Move) -> Refusal | None:
    dice = move.action
    if dice & ~s.chosen:
        return no("KO-R1", "kero-die-not-chosen")
    if dice & ~s.live:
        return no("KO-R2", "kero-die-burnt")
    return _refuse_haste(s, move)


def _refuse_haste(s: State, move: Move) -> Refusal | None:
    """Refuse a roll that comes too soon (KO-T4)."""
    ready = hand_free(s)
    if move.at < s.options.earliest(ready):
        args: Args = {"interval": s.options.interval, "ready": ready}
        return Refusal("KO-T4", Words("kero-too-soon", args))
    return None
