"""Cuts hidden information: builds each seat's messages from what that seat may see.

Every view, question and event (the seat's observation) is made for one viewer at a time, and
numbered for that viewer so that a client can reconnect. A line of the log that changes nothing a
viewer may see is not sent to that viewer, and does not move its numbers, because counting messages
must not reveal who has answered in secret.
"""

from __future__ import annotations

import secrets
from collections import deque
from typing import NamedTuple

import msgspec

from kaboodle.core.event import Event
from kaboodle.core.fair import commitment
from kaboodle.core.game import Outcome
from kaboodle.core.ids import SPECTATOR, Action, Seat
from kaboodle.server.protocol import wire
from kaboodle.server.table.clock import TableTime
from kaboodle.server.table.table import Table

KEPT = 24  # steps kept for each viewer, to resend after a reconnect
UNASKED = b"null}"  # the end of an encoded step that answers no message


class Times(NamedTuple):
    """The clocks in every message about the table."""

    time: wire.Time
    deciding: list[wire.Deciding]


class Observation:
    """One seat's observation (its view, question, free moves), and a hash of it."""

    def __init__(
        self,
        view: msgspec.Raw | None,
        question: wire.Question | None,
        waiting: list[Seat],
        free: list[Action],
        fingerprint: int,
    ) -> None:
        self.view = view  # encoded already
        self.question = question
        self.waiting = waiting
        self.free = free
        self.fingerprint = fingerprint


def answering(step: bytes, id_: str) -> bytes:
    """Add to an encoded step that it carried out the message with this id."""
    return b"%b%b}" % (step[: -len(UNASKED)], wire.encode(id_))


def joined(one: bytes, other: bytes) -> bytes:
    """Merge two encoded JSON objects."""
    if len(one) == 2:
        return other
    return one if len(other) == 2 else b"%b,%b" % (one[:-1], other[1:])


class StepEvents:
    """The events of one step as JSON for each viewer, encoded once if none of them is secret."""

    def __init__(self, events: list[Event]) -> None:
        self.all = events
        self.common = b""  # the part all views after it share, encoded on first use
        secret = any([event.knowers for event in events])
        self._public = None if secret else wire.encode([_openly(event) for event in events])

    def seen_by(self, seat: Seat) -> bytes:
        if self._public is not None:
            return self._public
        return wire.encode([event_info(event, seat) for event in self.all])


class Viewer:
    """What one seat was sent so far: the last steps are kept for reconnecting."""

    def __init__(self, seq: int = 0) -> None:
        self.seq = seq
        self.fingerprint = 0  # of the last observation sent
        self.steps: deque[bytes] = deque(maxlen=KEPT)  # encoded events; the last is number `seq`


class Telling:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.epoch = secrets.token_hex(6)  # new at every load, because numbers start again
        self.viewers: dict[Seat, Viewer] = {}
        self._unwatched = 0  # the number at which the spectators' steps start again

    def viewer(self, seat: Seat) -> Viewer:
        viewer = self.viewers.get(seat)
        if viewer is None:
            viewer = self.viewers[seat] = Viewer(self._unwatched if seat == SPECTATOR else 0)
            if self.table.state is not None:
                viewer.fingerprint = self._observe(seat).fingerprint
        return viewer

    def listening(self, watched: bool) -> list[Seat]:
        """Return the viewers to send steps to, also those who are away for now. The spectator view
        is among them only if someone watches."""
        if not watched and SPECTATOR in self.viewers:
            # Skip a number, so that a returning spectator cannot seem to have missed nothing.
            self._unwatched = self.viewers.pop(SPECTATOR).seq + 1
        return list(self.viewers)

    def _common(self) -> bytes:
        """Encode the part of the view that is the same for all, as a spectator may see it."""
        return wire.encode(self.table.game.view(self.table.state, SPECTATOR).alike())

    def _observe(self, seat: Seat, common: bytes = b"") -> Observation:
        game, s = self.table.game, self.table.state
        raw = joined(common or self._common(), wire.encode(game.view(s, seat).apart()))
        question = None
        free: list[Action] = []
        if seat != SPECTATOR and self.table.status == "playing":
            free = game.free(s, seat)
            options = game.options(s, seat)
            if options and seat not in self.table.sealed:
                ordered = game.standing(s, seat) is not None
                question = wire.Question(game.question(s, seat), options, ordered)
        waiting = game.waiting(s, seat)
        if seat in self.table.sealed:  # others still see this seat thinking
            waiting = [other for other in waiting if other != seat]
        number = question.number if question is not None else -1
        fingerprint = hash((raw, number, tuple(waiting), self.table.status))
        return Observation(msgspec.Raw(raw), question, waiting, free, fingerprint)

    def step(self, seat: Seat, events: StepEvents, times: Times, undone: bool) -> bytes | None:
        """Return the next message for a viewer, None if nothing changed that it may see."""
        viewer = self.viewer(seat)
        events.common = events.common or self._common()
        look = self._observe(seat, events.common)
        if not events.all and look.fingerprint == viewer.fingerprint:
            return None
        seen = events.seen_by(seat)
        viewer.fingerprint = look.fingerprint
        viewer.seq += 1
        viewer.steps.append(seen)
        message = wire.Step(
            viewer.seq,
            msgspec.Raw(seen),
            look.view,
            look.question,
            look.waiting,
            *times,
            self.outcome(),
            self.table.moves_seen(seat),
            undone,
            look.free,
        )
        return wire.encode(message)

    def welcome(
        self, seat: Seat, host: bool, info: wire.TableInfo, times: Times, lag_credit: int
    ) -> bytes:
        table, viewer = self.table, self.viewer(seat)
        look = Observation(None, None, [], [], 0) if table.state is None else self._observe(seat)
        viewer.fingerprint = look.fingerprint
        message = wire.Welcome(
            self.epoch,
            viewer.seq,
            None if seat == SPECTATOR else int(seat),
            host,
            info,
            look.view,
            look.question,
            look.waiting,
            *times,
            self.outcome(),
            table.moves_seen(seat),
            lag_credit,
            look.free,
        )
        return wire.encode(message)

    def missed(self, seat: Seat, epoch: str, seen: int) -> list[bytes]:
        """Return the messages after number `seen` to a client that reconnects; [] if not all are
        kept."""
        viewer = self.viewer(seat)
        missed = viewer.seq - seen
        if epoch != self.epoch or not 0 <= missed <= len(viewer.steps):
            return []
        kept = list(viewer.steps)[len(viewer.steps) - missed :]
        messages = [wire.Missed(seen + 1 + i, msgspec.Raw(each)) for i, each in enumerate(kept)]
        return [wire.encode(message) for message in messages]

    def outcome(self) -> wire.OutcomeInfo | None:
        return outcome_info(self.table.outcome())


def times(
    table: Table,
    clock: TableTime,
    deciding: list[wire.Deciding],
    waits: wire.Waits | None,
    window: wire.Window | None,
    now: float,
) -> Times:
    move = table.game.due(table.state) if table.status == "playing" else None
    due = None if move is None else int(move.at)
    return Times(wire.Time(clock.now(now), clock.running, due, waits, window), deciding)


def table_info(table: Table, lags: dict[Seat, int | None], watching: int) -> wire.TableInfo:
    """Describe a table and who is at it, with nothing that is secret."""
    terms, over = table.terms, table.status in ("over", "closed")
    seats = [
        wire.SeatInfo(
            chair.kind,
            chair.name,
            chair.bot,
            chair.away,
            chair.resigned,
            i in lags,
            lags.get(Seat(i)),
            table.credit(i),
        )
        for i, chair in enumerate(table.chairs)
    ]
    return wire.TableInfo(
        id=terms.id,
        code=terms.code,
        game=terms.game,
        status=table.status,
        options=table.game.settings,
        pack=table.game.pack_id,
        visibility=terms.visibility,
        pace=terms.pace,
        undo=terms.undo,
        free_chat=terms.free_chat,
        full_windows=terms.full_windows,
        seats=seats,
        spectators=watching,
        commit=commitment(table.seed, terms.salt),
        seed=terms.seed if over else None,
        salt=terms.salt if over else None,
        next=table.next,
    )


def event_info(event: Event, seat: Seat) -> wire.EventInfo:
    """Return an event as this seat may know it, without the secret arguments."""
    return _openly(event.seen_by(seat))


def _openly(event: Event) -> wire.EventInfo:
    """Encode an event that was cut for its viewer already."""
    return wire.EventInfo(event.key, event.args)


def outcome_info(end: Outcome | None) -> wire.OutcomeInfo | None:
    if end is None:
        return None
    winners = [int(seat) for seat in end.winners]
    parts = [wire.PartInfo(part.key, part.points) for part in end.parts]
    return wire.OutcomeInfo(winners, end.scores, end.ending, end.clause, parts)
