"""Begins a turn, passes it, and ends the game (KO-F1, KO-E1)."""

from __future__ import annotations

from kaboodle.core.event import Log
from kaboodle.core.ids import Seat
from kaboodle.games.kero import events
from kaboodle.games.kero.content import CLAIMS, START_JERRYCAN, WHITE_DICE
from kaboodle.games.kero.frames import OVER, START
from kaboodle.games.kero.score import outcome
from kaboodle.games.kero.state import State
from kaboodle.games.kero.stock import grant_jerrycans


def begin_turn(s: State, log: Log) -> None:
    s.frames = [START]
    s.chosen = WHITE_DICE  # KO-R1
    s.live = 0
    s.fires = 0
    s.traded = False
    s.scorches = 0
    for resource in range(4):
        s.resources[resource] = 0  # KO-M4
    if log is not None:
        log.append(events.turn_begins(s.seat(), s.last_turn))
    if s.tiles[s.turn] >> START_JERRYCAN & 1:
        grant_jerrycans(s, s.turn, 1, log)  # KO-F1


def pass_turn(s: State, log: Log) -> None:
    """Go on with the opponent's turn, or end the game (KO-E1)."""
    s.turns += 1
    put_down(s)
    if s.claims == CLAIMS:
        if s.turn != s.first:
            end_game(s, log)
            return
        s.last_turn = True
    s.turn = 1 - s.turn
    begin_turn(s, log)


def put_down(s: State) -> None:
    """Discard face-up Tuareks. Reading, KO-M5: they count as used only when the turn ends."""
    s.tuarek_used += s.face_up
    s.face_up = []


def end_game(s: State, log: Log) -> None:
    s.frames = [OVER]
    put_down(s)
    if log is not None:
        end = outcome(s)
        assert end is not None
        log.append(events.game_ended(end.winners, end.scores))


def opponent(s: State) -> Seat:
    return Seat(1 - s.turn)
