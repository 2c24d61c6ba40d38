"""Replays: a game step by step as one seat saw it, also while it is still being played."""

from __future__ import annotations

from itertools import islice
from typing import Any, NamedTuple

from msgspec import UNSET

from kaboodle.core import record
from kaboodle.core.errors import GameError, RecordError
from kaboodle.core.event import Event
from kaboodle.core.game import Move
from kaboodle.core.ids import SYSTEM, Seat
from kaboodle.core.record import Record
from kaboodle.server.protocol.wire import OutcomeInfo, encode
from kaboodle.server.protocol.wire_http import Replay, ReplayHeader, ReplayMove, ReplayStep
from kaboodle.server.table.table import Snapshot, Table, answered, hushed
from kaboodle.server.table.telling import event_info, outcome_info
from kaboodle.shelf import AnyGame, open_game

MOST_STEPS = 5000


def of_table(table: Table, seat: Seat) -> Replay:
    """Return a replay of a table so far; until the game is over, only what this seat saw."""
    game, over = table.game, table.status == "over"
    s = game.setup(len(table.chairs), table.seed)
    steps = [_step(game, s, seat, [], None)]
    for i, move in enumerate(islice(table.moves, MOST_STEPS)):
        events: list[Event] = []
        open_to_all = over or move.seat in (seat, SYSTEM)
        alone = open_to_all or game.waiting(s, seat) == [move.seat]
        move_lag = table.move_lags.get(i) if open_to_all else None
        shown = ReplayMove(
            int(move.seat) if alone else None,
            int(move.at),
            game.catalogue.key(move.action) if open_to_all else UNSET,
            UNSET if move_lag is None or move_lag.lag < 0 else move_lag.lag,
            UNSET if move_lag is None else move_lag.credit,
        )
        question = answered(game, s, move)
        game.advance(s, move.seat, move.action, move.at, events)
        if open_to_all or not hushed(game, question, s, move.seat):
            steps.append(_step(game, s, seat, events, shown))
    names = [chair.name for chair in table.chairs]
    bots = [chair.bot if chair.kind == "bot" else "" for chair in table.chairs]
    away = [chair.away for chair in table.chairs]
    return Replay(_header(game, names, bots, away), steps, _end(game, s), int(seat))


def of_record(game: AnyGame, kept: Record, seat: Seat) -> Replay:
    """Return a replay of a record, verifying every move. Raises RecordError."""
    replay = record.Replay(game, kept)
    steps = [_step(game, replay.state, seat, [], None)]
    while len(steps) <= MOST_STEPS:
        events: list[Event] = []
        move = replay.step(events)
        if move is None:
            break
        shown = ReplayMove(int(move.seat), int(move.at), game.catalogue.key(move.action))
        steps.append(_step(game, replay.state, seat, events, shown))
    header = _header(game, kept.header.names, kept.header.bots, [])
    return Replay(header, steps, _end(game, replay.state), int(seat))


class Fault(NamedTuple):
    """Why there is no replay."""

    error: str
    reason: str


def table_replay(snapshot: Snapshot, seat: Seat) -> bytes:
    """Return the encoded replay of a table; runs in a background worker."""
    return encode(of_table(snapshot.table(), seat))


def record_text(snapshot: Snapshot) -> bytes:
    return snapshot.table().record().text().encode()


def record_replay(text: str, seat: Seat) -> bytes | Fault:
    """Return the encoded replay of a record, or what is wrong with it; runs in a worker."""
    try:
        kept = record.read(text)
        if seat >= len(kept.header.names):
            return Fault("no-seat", "")
        game = open_game(kept.header.game, kept.header.options)
        return encode(of_record(game, kept, seat))
    except RecordError as e:
        return Fault("record", str(e))
    except GameError as e:
        return Fault("record", str(RecordError(1, str(e))))


def of_moves(
    game: AnyGame, names: list[str], seed: int, moves: list[Move], seat: Seat, start: int
) -> Replay:
    """Return a replay of the moves from number `start` on; those before are made, not shown."""
    s = game.setup(len(names), seed)
    for move in moves[:start]:
        game.advance(s, move.seat, move.action, move.at, None)
    steps = [_step(game, s, seat, [], None)]
    for move in moves[start:]:
        events: list[Event] = []
        game.advance(s, move.seat, move.action, move.at, events)
        shown = ReplayMove(int(move.seat), int(move.at), game.catalogue.key(move.action))
        steps.append(_step(game, s, seat, events, shown))
    return Replay(_header(game, names, [], []), steps, _end(game, s), int(seat))


def _step(
    game: AnyGame, s: Any, seat: Seat, events: list[Event], move: ReplayMove | None
) -> ReplayStep:
    seen = [event_info(event, seat) for event in events]
    return ReplayStep(move, seen, game.view(s, seat).seen())


def _header(game: AnyGame, names: list[str], bots: list[str], away: list[bool]) -> ReplayHeader:
    seats, left = bots or [""] * len(names), away or [False] * len(names)
    return ReplayHeader(game.box.name, names, seats, left, game.pack_id, game.settings)


def _end(game: AnyGame, s: Any) -> OutcomeInfo | None:
    return outcome_info(game.outcome(s))
