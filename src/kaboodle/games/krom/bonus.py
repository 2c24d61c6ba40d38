"""Bonus cards: play, question to the others, effect (KR-B1 to KR-B5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaboodle.core.event import Log
from kaboodle.games.krom import events
from kaboodle.games.krom.combat import next_fighter, strengthen
from kaboodle.games.krom.content import (
    DICE,
    GAIN,
    HARM,
    LIFE,
    STEAL,
    TOKENS,
    TRADE,
)
from kaboodle.games.krom.frames import ALLOWED, OPEN, Countering, Fighting
from kaboodle.games.krom.state import State
from kaboodle.games.krom.supply import gain, hand_over, hurt, leave_hand, lose, pay_all

if TYPE_CHECKING:
    from mypy_extensions import i64


def play(s: State, seat: int, face: int, target: int, log: Log) -> None:
    """Lay the card on the table and ask every other player (KR-B4)."""
    leave_hand(s, seat, face)
    if log is not None:
        log.append(events.card_played(seat, s.pack.bonus.ids[face], target))
    f = Countering(seat, face, target, 1, [])
    s.frames.append(f)
    _ask(s, f)
    close_windows(s, log)


def _ask(s: State, f: Countering) -> None:
    """Ask the players from the `first` after the card's own on, even those with a standing order,
    so that no one can see who has one (KR-B5)."""
    seats = s.seats
    answers = [ALLOWED] * seats
    i = f.first
    while i < seats:
        answers[(f.player + i) % seats] = OPEN
        i += 1
    f.answers = answers


def close_windows(s: State, log: Log) -> None:
    """Settle the card on top, as long as all players asked about it have answered."""
    f = s.frames[-1]
    while isinstance(f, Countering) and OPEN not in f.answers:
        s.question += 1
        seats = s.seats
        i: i64 = 1
        while i < seats:
            seat = (f.player + i) % seats
            if f.answers[seat] != ALLOWED:
                break
            i += 1
        if i < seats:
            _counter(s, f, (f.player + i) % seats, log)  # KR-B4: the first to accept
        else:
            _resolve(s, f, log)
        f = s.frames[-1]


def _counter(s: State, f: Countering, seat: int, log: Log) -> None:
    """Play a counter. It can be countered too, so ask about it, one level up."""
    face = f.answers[seat]
    leave_hand(s, seat, face)
    if log is not None:
        log.append(events.countered(seat, s.pack.bonus.ids[face], f.player))
    # Reading, KR-B5: a counter is aimed at the player of the card under it.
    window = Countering(seat, face, f.player, 1, [])
    s.frames.append(window)
    _ask(s, window)
    f.answers = [ALLOWED] * s.seats  # the other answers stay secret


def _resolve(s: State, f: Countering, log: Log) -> None:
    """Apply and discard a card that no one counters (any more)."""
    s.frames.pop()
    s.played.append(f.face)
    under = s.frames[-1]
    if not isinstance(under, Countering):
        _effect(s, f.player, f.face, f.target, log)
        _go_on(s)
        return

    # A counter: the card under it is discarded without effect.
    s.frames.pop()
    s.played.append(under.face)
    if log is not None:
        log.append(events.cancelled(under.player, s.pack.bonus.ids[under.face]))
    below = s.frames[-1]
    if isinstance(below, Countering):
        # Reading, KR-B4: the cancelled card was a counter, so the question about the card below
        # goes on after the counter's player. The players before had let the card pass.
        below.first = (under.player - below.player) % s.seats + 1
        _ask(s, below)
    else:
        _go_on(s)


def _go_on(s: State) -> None:
    """After a card in a combat, ask the next fighter and count passes from 0 again (KR-F2)."""
    f = s.frames[-1]
    if isinstance(f, Fighting):
        f.passes = 0
        next_fighter(f)


def _effect(s: State, seat: int, face: int, target: int, log: Log) -> None:
    """Apply a card (KR-B2). Loss and theft are cut to what the target has (KR-B3)."""
    kind = s.pack.kind[face]
    gives = s.pack.bonus.gives[face]
    if kind <= DICE:
        f = s.frames[-1]
        assert isinstance(f, Fighting)
        strengthen(s, f, seat, face, log)
    elif kind == GAIN:
        gain(s, seat, gives, log)
    elif kind == TRADE:
        pay_all(s, seat, s.pack.price[face], log)
        gain(s, seat, gives, log)
    elif kind == HARM:
        for good in range(TOKENS):
            lose(s, target, good, min(gives[good], s.tokens[target][good]), log)
        if gives[LIFE] and s.life[target]:
            hurt(s, target, gives[LIFE], log)  # KR-B3: can stun, without robbery
    elif kind == STEAL:
        for good in range(TOKENS):
            hand_over(s, target, seat, good, min(gives[good], s.tokens[target][good]), log)
    else:
        for good in range(TOKENS):
            hand_over(s, seat, target, good, s.pack.price[face][good], log)
            hand_over(s, target, seat, good, gives[good], log)
