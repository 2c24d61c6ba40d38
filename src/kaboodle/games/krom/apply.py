"""Carry out a choice: the only way into the writers of a state once the table is set.

`rounds`, `combat`, `bonus`, `places` and `supply` write too, each its own part; nobody outside
this package calls them.
"""

from __future__ import annotations

from kaboodle.core.event import Log
from kaboodle.core.ids import Action, Seat
from kaboodle.games.krom import bonus, combat, events, places, rounds
from kaboodle.games.krom.actions import (
    ALLOW,
    ALLOW_ALL,
    ALLOW_ROUND,
    BE,
    BUY,
    CLIMB,
    END,
    GO,
    PASS,
    PICK,
    PLAY,
    REALISE,
    REST,
    SHUFFLE,
    TAKE,
    WITHDRAW,
)
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
from kaboodle.games.krom.state import ALWAYS, ASK, ROUND, State
from kaboodle.games.krom.supply import remake


def advance(s: State, seat: Seat, action: Action, log: Log) -> None:
    f = s.frames[-1]
    # A private matter: no question closes, and nobody else can tell (KR-B5).
    if action == WITHDRAW:
        s.orders[seat] = ASK
        if isinstance(f, Countering):
            bonus.ask_again(s, f, seat)
        return
    if ALLOW_ROUND <= action <= ALLOW_ALL:
        s.orders[seat] = ROUND if action == ALLOW_ROUND else ALWAYS
        if not isinstance(f, Countering) or f.answers[seat] != OPEN:
            return

    # Sealed answers: nothing shows before the last of them (KR-M1, KR-B5).
    if isinstance(f, Countering):
        _answer(s, f, seat, action, log)
    elif isinstance(f, Choosing):
        f.sealed[seat] = action - GO
        if OPEN in f.sealed:
            return
        s.question += 1
        rounds.reveal(s, f, log)
    else:
        s.question += 1
        if action >= PLAY:
            at = action - PLAY
            bonus.play(s, seat, s.actions.face[at], s.actions.target[at], log)
        elif isinstance(f, Acting):
            _act(s, f, action, log)
        elif isinstance(f, Fighting):
            assert action == PASS
            combat.pass_by(s, f, seat, log)
        elif isinstance(f, Robbing):
            combat.rob(s, f, action, log)
        else:
            _name(s, f, action, log)
    if not s.frames:
        rounds.proceed(s, log)


def _answer(s: State, f: Countering, seat: Seat, action: Action, log: Log) -> None:
    if action >= PLAY:
        f.answers[seat] = s.actions.face[action - PLAY]
    else:
        assert ALLOW <= action <= ALLOW_ALL
        f.answers[seat] = ALLOWED
    if OPEN not in f.answers:
        bonus.close_windows(s, log)


def _act(s: State, f: Acting, action: Action, log: Log) -> None:
    """KR-P0: in any order, until the player ends the phase."""
    if action == END:
        s.frames.pop()
        if log is not None:
            log.append(events.phase_ended(f.seat))
    elif action >= REALISE:
        places.realise(s, f, action - REALISE, log)
    elif action >= TAKE:
        places.take(s, f, action, log)
    elif action > CLIMB:
        places.reroll(s, f, action, log)
    elif action == CLIMB:
        places.climb(s, f, log)
    elif action > PICK:
        places.hunt(s, f, action, log)
    elif action == PICK:
        places.pick(s, f, log)
    elif action == SHUFFLE:
        remake(s, s.picking, s.picked, "picking", log)
    elif action > BUY:
        places.buy(s, f, action, log)
    else:
        assert action == REST
        places.rest(s, f, log)


def _name(s: State, f: Naming, action: Action, log: Log) -> None:
    """Reading, KR-S2: characters are chosen one after another, in seat order."""
    character = action - BE
    s.character[f.seat] = character
    if log is not None:
        log.append(events.character_taken(f.seat, s.pack.characters[character]))
    f.seat += 1
    if f.seat == s.seats:
        s.frames.pop()
