"""Why a clan's action is illegal in its own turn, before rolling and after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaboodle.core.game import Refusal
from kaboodle.core.ids import Action
from kaboodle.core.words import Args, Words
from kaboodle.games.kero import verbs
from kaboodle.games.kero.actions import ARG, EXPLORE, MOVES, VERB
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
    RESOURCES,
    SCORCH,
    SPACES,
    TRADE,
    TUAREKS,
    WHITES,
)
from kaboodle.games.kero.legal import callable_pair, places, tradable
from kaboodle.games.kero.state import State
from kaboodle.games.kero.stock import can_draw
from kaboodle.games.kero.tank import is_full
from kaboodle.games.kero.tuarek import EXPELLING

if TYPE_CHECKING:
    from mypy_extensions import i64


def no(clause: str, key: str) -> Refusal:
    return Refusal(clause, Words(key, {}))


def tile_missing(s: State, seat: i64, kind: int, clause: str) -> Refusal | None:
    if s.tuareks[seat][kind]:
        return None
    return Refusal(clause, Words("kero-no-such-tuarek", {"tuarek": TUAREKS[kind]}))


def before_rolling(s: State, action: Action, start: bool) -> Refusal | None:
    """Judge an action before the truck is tipped (KO-F2, KO-R1, KO-U1, KO-U2)."""
    verb, arg = VERB[action], ARG[action]
    if verb == verbs.ROLL:
        return no("KO-R2", "kero-truck-lies")
    if verb == verbs.TIP:
        return None
    if verb == verbs.FUEL:
        if not start:
            return no("KO-F2", "kero-fuel-comes-first")
        if is_full(s):
            return no("KO-F2", "kero-nothing-to-fill")
        return _too_few(s, arg + 1, "KO-F2")
    if verb == verbs.ADD:
        if s.chosen >> (WHITES + arg) & 1:
            words = Words("kero-die-already-chosen", {"die": DIE_NAMES[1 + arg]})
            return Refusal("KO-R1", words)
        free = s.tiles[s.turn] >> arg & 1
        return None if free else _too_few(s, 1, "KO-R1")
    if verb == verbs.CALL:
        missing = tile_missing(s, s.turn, DICE, "KO-U1")
        if missing is not None:
            return missing
        fits = callable_pair(s, arg)
        return None if fits else no("KO-U1", "kero-dice-not-there")
    if verb == verbs.FORGIVE:
        if s.forgiven():
            return no("KO-U2", "kero-already-forgiven")
        return tile_missing(s, s.turn, REROLL, "KO-U2")
    if verb == verbs.GIFT:
        return no("KO-U5", "kero-only-after-rolling")
    if verb == verbs.PLAN_FIRE:
        return no("KO-U8", "kero-only-after-rolling")
    return _any_time(s, verb, arg)


def _any_time(s: State, verb: int, arg: int) -> Refusal | None:
    """Judge what may be done before and after rolling. The rest belongs to another step."""
    if verb == verbs.HIRE:
        if not can_draw(s):
            return no("KO-M5", "kero-no-tuareks-left")
        return _too_few(s, HIRING, "KO-M2")
    if verb == verbs.MOVE:
        missing = tile_missing(s, s.turn, MOVE, "KO-U4")
        return missing if missing is not None else bad_move(s, arg)
    if verb == verbs.FREE_FUEL:
        missing = tile_missing(s, s.turn, FUEL, "KO-U6")
        if missing is not None:
            return missing
        return no("KO-F2", "kero-nothing-to-fill") if is_full(s) else None
    if verb == verbs.SEND_HOME:
        missing = tile_missing(s, s.turn, EXPEL, "KO-U7")
        if missing is not None:
            return missing
        if not s.explorers[1 - s.turn][arg]:
            return no("KO-U7", "kero-nobody-there")
        return _too_few(s, EXPELLING, "KO-U7")
    if verbs.TAKE <= verb <= verbs.TRADE or verb == verbs.END_TURN:
        return no("KO-M1", "kero-first-roll")
    return no("KO-R3", "kero-not-now")


def in_camp(s: State, action: Action) -> Refusal | None:
    """Judge an action after rolling (KO-M2)."""
    verb, arg = VERB[action], ARG[action]
    if verb == verbs.TAKE:
        return _bad_take(s, arg)
    if verb == verbs.EXPLORE:
        if not (s.resources[RECRUIT] and s.resources[METAL]):
            return no("KO-M2", "kero-explorer-costs")
        return bad_place(s, arg)
    if verb == verbs.TRADE:
        return _bad_trade(s, arg + 1)
    if verb == verbs.GIFT:
        return tile_missing(s, s.turn, GIFT, "KO-U5")
    if verb == verbs.PLAN_FIRE:
        return tile_missing(s, s.turn, SCORCH, "KO-U8")
    if verb == verbs.END_TURN:
        return None
    if verb in (verbs.ROLL, verbs.TIP):
        return no("KO-R3", "kero-rolling-is-over")
    if verb == verbs.FUEL:
        return no("KO-F2", "kero-fuel-comes-first")
    if verb in (verbs.CALL, verbs.FORGIVE):
        clause = "KO-U2" if verb == verbs.FORGIVE else "KO-U1"
        return no(clause, "kero-only-before-rolling")
    return _any_time(s, verb, arg)


def _bad_take(s: State, space: i64) -> Refusal | None:
    card = s.row[space]
    if card == EMPTY:
        return no("KO-M2", "kero-space-is-empty")
    for i, cost in enumerate(s.pack.cost[card]):
        have = s.jerrycans[s.turn] if i == JERRYCAN else s.resources[i]
        if have < cost:
            name = "jerrycans" if i == JERRYCAN else RESOURCES[i]
            args: Args = {"resource": COSTS[i], name: cost, "held": have}
            return Refusal("KO-M2", Words("kero-cannot-pay", args))
    return None


def _bad_trade(s: State, wheat: i64) -> Refusal | None:
    if not s.tiles[s.turn] >> TRADE & 1:
        return no("KO-M2", "kero-no-trade")
    if s.traded:
        return no("KO-M3", "kero-already-traded")
    if wheat > tradable(s):
        return Refusal("KO-M2", Words("kero-too-much-wheat", {"most": tradable(s)}))
    return None


def bad_place(s: State, place: int) -> Refusal | None:
    if s.home(s.turn) == 0:
        return no("KO-M4", "kero-no-explorer")
    if Action(EXPLORE + place) in places(s):
        return None
    if s.last_turn and place < SPACES:
        return no("KO-E2", "kero-no-territories")
    return no("KO-E2", "kero-final-space" if s.last_turn else "kero-not-last-turn")


def bad_move(s: State, pair: int) -> Refusal | None:
    start = MOVES[pair][0]
    return None if s.explorers[s.turn][start] else no("KO-U4", "kero-none-of-yours")


def _too_few(s: State, needed: i64, clause: str) -> Refusal | None:
    held = s.jerrycans[s.turn]
    if held >= needed:
        return None
    return Refusal(clause, Words("kero-too-few-jerrycans", {"needed": needed, "held": held}))
