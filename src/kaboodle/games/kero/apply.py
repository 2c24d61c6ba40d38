"""Carries out actions: hands each to its step of the rules. `state.State` names the writers."""

from __future__ import annotations

from kaboodle.core.event import Log
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.games.kero import camp, fuel, refill, roll, tuarek, verbs
from kaboodle.games.kero.actions import ALWAYS, ARG, LAY_FLAT, THROW, TIP, VERB
from kaboodle.games.kero.frames import PREPARE, START
from kaboodle.games.kero.state import State


def advance(s: State, seat: Seat, action: Action, at: Millis, log: Log) -> None:
    if action >= ALWAYS:
        s.always[seat] = action == ALWAYS  # private: no question closes, no time passes (KO-F4)
        return
    s.step += 1
    s.now = s.options.stamp(s.now, at)
    if action == THROW:  # by far the most frequent
        fuel.roll(s, log)
        return
    if action < TIP:  # these numbers are the dice rolled, one bit each
        if action == LAY_FLAT:
            roll.lay_flat(s, log)
        else:
            roll.roll(s, action, log)
        return
    if s.frames[-1] == START:
        s.frames[-1] = PREPARE  # KO-F2: fuel is paid for first or not at all
    verb, arg = VERB[action], ARG[action]
    if verb < verbs.TAKE:
        _before_the_camp(s, verb, arg, log)
    elif verb < verbs.CALL:
        _in_the_camp(s, verb, arg, log)
    elif verb <= verbs.PLAN_FIRE:
        _tuareks(s, verb, arg, log)
    else:
        _at_the_end(s, verb, arg, log)


def _before_the_camp(s: State, verb: int, arg: int, log: Log) -> None:
    if verb == verbs.TIP:
        roll.tip(s, log)
    elif verb == verbs.FUEL:
        s.jerrycans[s.turn] -= arg + 1  # KO-F2
        fuel.offer(s, arg + 1, log)
    elif verb == verbs.ADD:
        roll.add_die(s, arg, log)
    else:
        fuel.answer(s, verb == verbs.THIN_OUT, log)


def _in_the_camp(s: State, verb: int, arg: int, log: Log) -> None:
    if verb == verbs.TAKE:
        camp.take(s, arg, log)
    elif verb == verbs.EXPLORE:
        camp.explore(s, arg, log)
    elif verb == verbs.HIRE:
        camp.hire(s, log)
    else:
        camp.trade(s, arg + 1, log)


def _tuareks(s: State, verb: int, arg: int, log: Log) -> None:
    if verb == verbs.CALL:
        tuarek.call(s, arg, log)
    elif verb == verbs.FORGIVE:
        tuarek.forgive(s, log)
    elif verb == verbs.MOVE:
        tuarek.move(s, arg, log)
    elif verb == verbs.STAY:
        s.frames.pop()  # KO-U4: one move was enough
    elif verb == verbs.GIFT:
        tuarek.gift(s, arg, log)
    elif verb == verbs.FREE_FUEL:
        tuarek.free_fuel(s, log)
    elif verb == verbs.SEND_HOME:
        tuarek.send_home(s, arg, log)
    else:
        tuarek.plan_fire(s, log)


def _at_the_end(s: State, verb: int, arg: int, log: Log) -> None:
    if verb == verbs.SCORCH:
        refill.scorch(s, arg, log)
    elif verb == verbs.WIN_TIE:
        refill.win_tie(s, arg, log)
    elif verb == verbs.END_TURN:
        refill.end_turn(s, log)
    elif verb == verbs.RUN_DRY:
        roll.outage(s, log)
    else:
        assert verb == verbs.FULL
        fuel.close(s, log)
