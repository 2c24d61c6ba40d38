"""Carries out actions: the only entry to the writers of a state after set-up.

`rounds`, `combat`, `bonus`, `places` and `supply` write too, each its own part. They are not
called from outside this package.
"""

from __future__ import annotations

from kaboodle.core.event import Log
from kaboodle.core.ids import Action, Seat
from kaboodle.games.krom import bonus, combat, events, places, rounds, verbs
from kaboodle.games.krom.frames import (
    ALLOWED,
    OPEN,
    Acting,
    Choosing,
    Countering,
    Fighting,
    Naming,
    Robbing,
)
from kaboodle.games.krom.state import ASK, State
from kaboodle.games.krom.supply import remake


def advance(s: State, seat: Seat, action: Action, log: Log) -> None:
    verb, arg = s.actions.verb[action], s.actions.arg[action]
    f = s.frames[-1]
    # Private: no question closes, and no other player can tell (KR-B5).
    if verb == verbs.WITHDRAW:
        s.orders[seat] = ASK
        return
    if verb == verbs.ALLOW and arg:
        s.orders[seat] = arg
        return

    # Sealed answers: none shows before the last one is given (KR-M1, KR-B5).
    if isinstance(f, Countering):
        assert f.answers[seat] == OPEN, "a sealed answer stands"
        f.answers[seat] = s.actions.face[arg] if verb == verbs.PLAY else ALLOWED
        if OPEN not in f.answers:
            bonus.close_windows(s, log)
    elif isinstance(f, Choosing):
        f.sealed[seat] = arg
        if OPEN in f.sealed:
            return
        s.question += 1
        rounds.reveal(s, f, log)
    else:
        s.question += 1
        if verb == verbs.PLAY:
            bonus.play(s, seat, s.actions.face[arg], s.actions.target[arg], log)
        elif isinstance(f, Acting):
            _act(s, f, verb, arg, log)
        elif isinstance(f, Fighting):
            assert verb == verbs.PASS
            combat.pass_by(s, f, seat, log)
        elif isinstance(f, Robbing):
            combat.rob(s, f, arg, log)
        else:
            _name(s, f, arg, log)
    if not s.frames:
        rounds.proceed(s, log)


def _act(s: State, f: Acting, verb: int, arg: int, log: Log) -> None:
    """Carry out an action of a phase: in any order, until the player ends it (KR-P0)."""
    if verb == verbs.END:
        s.frames.pop()
        if log is not None:
            log.append(events.phase_ended(f.seat))
    elif verb == verbs.REROLL:
        places.reroll(s, f, arg + 1, log)
    elif verb == verbs.BUY:
        places.buy(s, f, arg, log)
    elif verb == verbs.PICK:
        places.pick(s, f, log)
    elif verb == verbs.HUNT:
        places.hunt(s, f, arg, log)
    elif verb == verbs.TAKE:
        places.take(s, f, arg, log)
    elif verb == verbs.REALISE:
        places.realise(s, f, arg, log)
    elif verb == verbs.CLIMB:
        places.climb(s, f, log)
    elif verb == verbs.SHUFFLE:
        remake(s, s.picking, s.picked, "picking", log)
    else:
        assert verb == verbs.REST
        places.rest(s, f, log)


def _name(s: State, f: Naming, character: int, log: Log) -> None:
    """Give a character. Reading, KR-S2: they are chosen one after another, in seat order."""
    s.character[f.seat] = character
    if log is not None:
        log.append(events.character_taken(f.seat, s.pack.characters[character]))
    f.seat += 1
    if f.seat == s.seats:
        s.frames.pop()
