"""A game step by step, as one seat saw it: for replays, and for stepping back while it runs."""

from __future__ import annotations

from itertools import islice
from typing import Any

from kaboodle.core.event import Event
from kaboodle.core.ids import SYSTEM, Seat
from kaboodle.core.record import Record, Replay
from kaboodle.server.table import Table, hushed
from kaboodle.shelf import AnyGame

MOST_STEPS = 5000


def of_table(table: Table, seat: Seat) -> dict[str, Any]:
    """The moves of a table so far. While it is played, only what this seat saw happen."""
    game, over = table.game, table.status == "over"
    s = game.setup(len(table.chairs), table.seed)
    steps = [_step(game, s, seat, [], None)]
    for move in islice(table.moves, MOST_STEPS):
        events: list[Event] = []
        open_to_all = over or move.seat in (seat, SYSTEM)
        told: dict[str, Any] = {"seat": None, "at": int(move.at)}
        if open_to_all or game.waiting(s, seat) == [move.seat]:
            told["seat"] = int(move.seat)
        if open_to_all:
            told["key"] = game.catalogue.key(move.action)
        question = game.question(s, move.seat)
        game.advance(s, move.seat, move.action, move.at, events)
        if open_to_all or not hushed(game, question, s, move.seat):
            steps.append(_step(game, s, seat, events, told))
    names = [chair.name for chair in table.chairs]
    return _told(game, names, steps, s)


def of_record(game: AnyGame, record: Record, seat: Seat) -> dict[str, Any]:
    """The moves of a record, verified on the way. Raises RecordError."""
    replay = Replay(game, record)
    steps = [_step(game, replay.state, seat, [], None)]
    while len(steps) <= MOST_STEPS:
        events: list[Event] = []
        move = replay.step(events)
        if move is None:
            break
        key = game.catalogue.key(move.action)
        told = {"seat": int(move.seat), "at": int(move.at), "key": key}
        steps.append(_step(game, replay.state, seat, events, told))
    return _told(game, record.header.names, steps, replay.state)


def _step(
    game: AnyGame, s: Any, seat: Seat, events: list[Event], move: dict[str, Any] | None
) -> dict[str, Any]:
    return {
        "move": move,
        "events": [event.seen_by(seat).to_json() for event in events],
        "view": game.view(s, seat).to_json(),
    }


def _told(game: AnyGame, names: list[str], steps: list[Any], s: Any) -> dict[str, Any]:
    outcome = game.outcome(s)
    header = {"game": game.box.name, "names": names, "pack": game.pack_id, "options": game.settings}
    return {
        "header": header,
        "steps": steps,
        "outcome": None if outcome is None else outcome.to_json(),
    }
