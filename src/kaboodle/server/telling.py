"""What each seat is told: messages built for one viewer at a time, numbered for that viewer.

A line of the log that changes nothing a viewer may see is not told to that viewer at all, and
does not move its numbers: counting messages must not tell who has answered in secret.
"""

from __future__ import annotations

import secrets
from collections import deque

import msgspec

from kaboodle.core.event import Event
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.server import wire
from kaboodle.server.table import Table

KEPT = 40  # steps a viewer can miss and still be told one by one


class Viewer:
    """What one seat has been told so far."""

    def __init__(self) -> None:
        self.seq = 0
        self.face = 0  # of the last view and question told
        self.steps: deque[tuple[int, list[wire.EventInfo]]] = deque(maxlen=KEPT)


class Telling:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.epoch = secrets.token_hex(6)  # numbers count from when the table was loaded
        self.viewers: dict[Seat, Viewer] = {}

    def viewer(self, seat: Seat) -> Viewer:
        found = self.viewers.get(seat)
        if found is None:
            found = self.viewers[seat] = Viewer()
            if self.table.state is not None:
                found.face = self._look(seat)[2]
        return found

    def _look(self, seat: Seat) -> tuple[msgspec.Raw, wire.Question | None, int]:
        """The view and the question of a seat, and one number that stands for both."""
        game, s = self.table.game, self.table.state
        raw = wire.encode(game.view(s, seat).to_json())
        options = game.options(s, seat) if seat != SPECTATOR else []
        question = None
        if options and self.table.status == "playing":
            question = wire.Question(game.question(s, seat), [int(a) for a in options])
        number = question.number if question is not None else -1
        waiting = tuple(game.waiting(s, seat))
        return msgspec.Raw(raw), question, hash((raw, number, waiting, self.table.status))

    def step(
        self, seat: Seat, events: list[Event], clock: wire.ClockInfo, undone: bool
    ) -> str | None:
        """The next message for a viewer, or None if nothing changed for it."""
        viewer = self.viewer(seat)
        view, question, face = self._look(seat)
        seen = [wire.EventInfo(e.key, e.args) for e in [event.seen_by(seat) for event in events]]
        if not seen and face == viewer.face:
            return None
        viewer.face = face
        viewer.seq += 1
        viewer.steps.append((viewer.seq, seen))
        message = wire.Step(
            viewer.seq,
            seen,
            view,  # encoded already
            question,
            [int(i) for i in self.table.game.waiting(self.table.state, seat)],
            clock,
            self.outcome(),
            len(self.table.moves),
            undone,
        )
        return wire.encode(message).decode()

    def welcome(self, seat: Seat, host: bool, info: wire.TableInfo, clock: wire.ClockInfo) -> str:
        table, viewer = self.table, self.viewer(seat)
        view: msgspec.Raw | None = None
        question: wire.Question | None = None
        waiting: list[int] = []
        if table.state is not None:
            view, question, viewer.face = self._look(seat)
            waiting = [int(i) for i in table.game.waiting(table.state, seat)]
        message = wire.Welcome(
            self.epoch,
            viewer.seq,
            None if seat == SPECTATOR else int(seat),
            host,
            info,
            view,  # encoded already
            question,
            waiting,
            clock,
            self.outcome(),
            len(table.moves),
        )
        return wire.encode(message).decode()

    def missed(self, seat: Seat, epoch: str, seen: int) -> list[str] | None:
        """What this viewer was told after number `seen`; None if that is no longer known."""
        viewer = self.viewer(seat)
        if epoch != self.epoch or seen > viewer.seq:
            return None
        kept = [step for step in viewer.steps if step[0] > seen]
        if len(kept) != viewer.seq - seen:
            return None
        return [wire.encode(wire.Missed(seq, events)).decode() for seq, events in kept]

    def outcome(self) -> wire.OutcomeInfo | None:
        end = self.table.outcome()
        if end is None:
            return None
        return wire.OutcomeInfo([int(i) for i in end.winners], end.scores, end.ending, end.clause)
