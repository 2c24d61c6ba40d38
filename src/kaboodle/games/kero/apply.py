"""Carry out a choice: which step of the rules it belongs to. `state.State` names the writers."""

from __future__ import annotations

from kaboodle.core.event import Log
from kaboodle.core.ids import Action, Millis
from kaboodle.games.kero import camp, fuel, refill, roll, tuarek
from kaboodle.games.kero.actions import (
    ADD,
    CALL,
    END_TURN,
    EXPLORE,
    FORGIVE,
    FREE_FUEL,
    FUEL_ONCE,
    FUEL_TWICE,
    FULL,
    GIFT_OF,
    HIRE,
    LAST_ROLL,
    LAY_FLAT,
    MOVE_FROM,
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
from kaboodle.games.kero.frames import PREPARE, START
from kaboodle.games.kero.state import State


def advance(s: State, action: Action, at: Millis, log: Log) -> None:
    s.step += 1
    s.now = s.options.stamp(s.now, at)
    if action == THROW:
        fuel.roll(s, log)
        return
    if action <= LAST_ROLL:
        if action == LAY_FLAT:
            roll.lay_flat(s, log)
        else:
            roll.roll(s, action, log)
        return
    if s.frames[-1] == START:
        s.frames[-1] = PREPARE  # KO-F2: fuel is paid for first or not at all
    if action < TAKE:
        _before_the_camp(s, action, log)
    elif action < CALL:
        _in_the_camp(s, action, log)
    elif action < SCORCH_AT:
        _tuareks(s, action, log)
    else:
        _at_the_end(s, action, log)


def _before_the_camp(s: State, action: Action, log: Log) -> None:
    if action == TIP:
        roll.tip(s, log)
    elif action in (FUEL_ONCE, FUEL_TWICE):
        times = 1 if action == FUEL_ONCE else 2
        s.jerrycans[s.turn] -= times  # KO-F2
        fuel.offer(s, times, log)
    elif action in (WHOLE, THIN_OUT):
        fuel.answer(s, action == THIN_OUT, log)
    else:
        roll.add_die(s, action - ADD, log)


def _in_the_camp(s: State, action: Action, log: Log) -> None:
    if action < EXPLORE:
        camp.take(s, action - TAKE, log)
    elif action < HIRE:
        camp.explore(s, action - EXPLORE, log)
    elif action == HIRE:
        camp.hire(s, log)
    else:
        camp.trade(s, action - TRADE_WHEAT, log)


def _tuareks(s: State, action: Action, log: Log) -> None:
    if action < FORGIVE:
        tuarek.call(s, action - CALL, log)
    elif action == FORGIVE:
        tuarek.forgive(s, log)
    elif action < STAY:
        tuarek.move(s, action - MOVE_FROM, log)
    elif action == STAY:
        s.frames.pop()  # KO-U4: one move was enough
    elif action < FREE_FUEL:
        tuarek.gift(s, action - GIFT_OF, log)
    elif action == FREE_FUEL:
        tuarek.free_fuel(s, log)
    elif action < PLAN_FIRE:
        tuarek.send_home(s, action - SEND_HOME, log)
    else:
        tuarek.plan_fire(s, log)


def _at_the_end(s: State, action: Action, log: Log) -> None:
    if action < WIN_TIE:
        refill.scorch(s, action - SCORCH_AT, log)
    elif action < END_TURN:
        refill.win_tie(s, action - WIN_TIE, log)
    elif action == END_TURN:
        refill.end_turn(s, log)
    elif action == RUN_DRY:
        roll.outage(s, log)
    else:
        assert action == FULL
        fuel.close(s, log)
