"""The course of a round: choose, reveal, place after place, player after player (KR-M, KR-A)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaboodle.core.event import Log
from kaboodle.core.ids import Seat
from kaboodle.games.krom import combat, events
from kaboodle.games.krom.content import FOREST, MOUNTAIN
from kaboodle.games.krom.frames import FRESH, OPEN, Acting, Choosing
from kaboodle.games.krom.score import leaders
from kaboodle.games.krom.state import ASK, BEAST, CAPPED, ROUND, RUNNING, State

if TYPE_CHECKING:
    from mypy_extensions import i64


def proceed(s: State, log: Log) -> None:
    """Go on until a player is asked or the game is over."""
    while not s.frames and s.ending == RUNNING:
        if s.queue:
            seat = s.queue.pop()
            if s.life[seat]:  # KR-A2
                begin_phase(s, seat, log)
        elif s.here == -1 or s.here == MOUNTAIN:
            begin_round(s, log)
        else:
            enter_place(s, s.here + 1, log)


def begin_round(s: State, log: Log) -> None:
    # KR-Z1: a game that would never end is called off.
    if s.round == s.options.round_cap:
        s.ending = CAPPED
        if log is not None:
            log.append(events.game_capped([Seat(i) for i in leaders(s)], s.points))
        return
    s.round += 1
    s.here = -1
    s.fought = False
    if log is not None:
        log.append(events.round_begins(s.round))
    for seat in range(s.seats):
        if s.orders[seat] == ROUND:
            s.orders[seat] = ASK
        if s.life[seat] == 0:  # KR-M3
            s.life[seat] = s.options.recovery
            if log is not None:
                log.append(events.got_up(seat, s.life[seat]))
    s.frames.append(Choosing([OPEN] * s.seats))  # KR-M1


def reveal(s: State, f: Choosing, log: Log) -> None:
    """Reveal and move all players together (KR-M2), then the Kromosaurus (KR-K1)."""
    s.frames.pop()
    for seat, place in enumerate(f.sealed):
        s.place[seat] = place
        s.visits[place] += 1
        if log is not None:
            log.append(events.moved(seat, place))
    if s.beast_life:
        s.beast_place = FOREST + s.rng.below(MOUNTAIN - FOREST + 1)
        if log is not None:
            log.append(events.beast_moved(s.beast_place))
    enter_place(s, 0, log)


def enter_place(s: State, place: i64, log: Log) -> None:
    """Open a place. With several able players or the Kromosaurus, combat sets the order (KR-A1)."""
    s.here = place
    able: list[int] = []
    for seat, at in enumerate(s.place):
        if at == place and s.life[seat]:
            able.append(seat)
    if not able:
        return
    if s.beast_life and s.beast_place == place:
        able.append(BEAST)
    if len(able) == 1:
        s.queue.append(able[0])  # KR-A3
    else:
        combat.begin(s, able, log)


def begin_phase(s: State, seat: int, log: Log) -> None:
    if log is not None:
        log.append(events.phase_begins(seat, s.here))
    life = s.options.warmth(s.here, s.life[seat])  # KR-G1
    if log is not None and life != s.life[seat]:
        log.append(events.weather(seat, life - s.life[seat], life))
    s.life[seat] = life
    s.frames.append(Acting(seat, FRESH, 0, []))
