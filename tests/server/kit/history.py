"""A checker of histories: what everybody at a table sent and was told, against the table's own log.

The log is replayed, and every view, question and event it gives to a seat is known line by line. A
witness has to have been walked along these lines: forward, over every event once, past whatever of
its own was answered with `done`, to the end. Numbers of steps have no holes within an epoch.

What is found has a kind: `lost`, `doubled`, `reordered`, `invented`, `apart` (somebody was not
brought to the end), `stuck`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

import msgspec

from kaboodle.core.event import Event
from kaboodle.core.game import Move
from kaboodle.core.ids import SPECTATOR, Millis, Seat
from kaboodle.server.protocol import wire
from kaboodle.server.table import lines, windows
from kaboodle.server.table.lines import Line, Moved, Sealed, Undone
from kaboodle.server.table.table import Table, begun
from kaboodle.server.table.telling import KEPT, Telling, Times, event_info, table_info

KINDS = ("lost", "doubled", "reordered", "invented", "apart", "stuck")
STUCK = 10.0  # seconds
UNKNOWN = "unavailable"  # the one refusal after which it may have been written, or will be


class Sent(NamedTuple):
    """Somebody said this. A hello is the beginning of a new line, perhaps to another node."""

    at: float  # seconds since 1970
    message: dict[str, object]


class Heard(NamedTuple):
    at: float
    text: str


class Witness(NamedTuple):
    """One client's whole history at one table."""

    seat: int | None  # None: only watched
    entries: list[Sent | Heard]


class Fault(NamedTuple):
    kind: str
    what: str


@dataclass
class Verdict:
    faults: list[Fault] = field(default_factory=list)
    silence: float = 0.0  # the longest, in seconds, while there was something to do
    silent_since: float = 0.0

    def count(self) -> Counter[str]:
        return Counter(fault.kind for fault in self.faults)


class Question(msgspec.Struct):
    number: int
    options: list[int]


class Told(msgspec.Struct):
    """What a message says of where the table is."""

    t: str
    epoch: str = ""
    seq: int = 0
    events: list[msgspec.Raw] = []
    view: msgspec.Raw = msgspec.Raw(b"null")
    question: Question | None = None
    outcome: msgspec.Raw = msgspec.Raw(b"null")
    moves: int = 0
    done: str | None = None
    id: str = ""
    error: str = ""

    @property
    def fingerprint(self) -> tuple[object, ...]:
        asked = self.question
        seen = bytes(self.view), bytes(self.outcome), self.moves
        return (*seen, None if asked is None else (asked.number, tuple(asked.options)))


_decode = msgspec.json.Decoder(Told).decode


def check(bodies: Sequence[bytes], witnesses: Iterable[Witness], limit: float = STUCK) -> Verdict:
    """Everything at once: of the log itself, and of everyone who was there."""
    verdict, witnesses = Verdict(), list(witnesses)
    log = [lines.decode(body) for body in bodies]
    verdict.faults += forbidden(bodies)
    seats = set() if verdict.faults else {witness.seat for witness in witnesses}
    for witness in witnesses:
        verdict.faults += acts(log, witness)
    for seat in seats:  # what the rules forbid cannot be replayed
        reel = Reel(bodies, SPECTATOR if seat is None else Seat(seat))
        for witness in witnesses:
            if witness.seat == seat:
                verdict.faults += Walk(reel, log, witness).faults
    waits = silences(witnesses)
    if waits:
        verdict.silence, verdict.silent_since = waits[-1]
    elif log[1:]:
        verdict.faults.append(Fault("stuck", "nobody was told of two steps"))
    verdict.faults += [Fault("stuck", f"for {wait:.1f} s") for wait, _ in waits if wait > limit]
    return verdict


# The log by itself.


def forbidden(bodies: Sequence[bytes]) -> list[Fault]:
    """The first move of the log that the rules forbid, or that nobody was there to make."""
    table = begun(bodies[0])
    for group in windows.grouped(table, [lines.decode(body) for body in bodies[1:]]):
        closing = len(group) > 1 or windows.question(table) is not None
        for line in group:
            if isinstance(line, Moved):
                why = _forbidden(table, line, closing)
                if why:
                    return [Fault("invented", f"line {table.line}: {why}")]
            table.apply(line)
    return []


def _forbidden(table: Table, line: Moved, closing: bool) -> str:
    """Why a move cannot have been made; "" if it can."""
    if table.status != "playing":
        return f"a move while the table is {table.status}"
    game, s = table.game, table.state
    move = Move(Seat(line.seat), game.catalogue.number(line.key), Millis(line.at))
    refusal = game.refusal(s, move)
    if refusal is not None:
        return f"{line.key} is refused by {refusal.clause}"
    person = line.seat >= 0 and not table.chairs[line.seat].by_bot
    if person and not line.id and not closing:
        return f"{line.key} of a person nobody heard of"
    return ""


def _written(log: Iterable[Line], seat: int | None) -> list[tuple[int, Moved | Sealed | Undone]]:
    """Lines that carry a message of this seat, with their numbers."""
    return [
        (number, line)
        for number, line in enumerate(log)
        if isinstance(line, Moved | Sealed | Undone) and line.id and line.seat == seat
    ]


# What somebody did.


def acts(log: list[Line], witness: Witness) -> list[Fault]:
    """Whether what was acknowledged is written, once, in order, and nothing else is."""
    sent: dict[str, object] = {}  # the actions
    answers: dict[str, Told] = {}
    for entry in witness.entries:
        if isinstance(entry, Sent):
            if entry.message["t"] in ("act", "undo"):
                sent.setdefault(str(entry.message["id"]), entry.message.get("action"))
        else:
            told = _decode(entry.text)
            id_ = told.done if told.t == "step" else told.id
            if id_:
                answers[id_] = told
    assert isinstance(log[0], lines.Set)
    keys = Table(log[0]).game.catalogue.keys
    written = [line for _, line in _written(log, witness.seat)]
    ids = [line.id for line in written]
    who = f"seat {witness.seat}"
    found = [
        Fault("lost", f"{who} was told that {id_} is done")
        for id_, told in answers.items()
        if id_ in sent and told.t != "refused" and id_ not in ids
    ]
    found += [Fault("doubled", f"{who}: {id_}") for id_, n in Counter(ids).items() if n > 1]
    for line in written:
        if line.id not in sent:
            found.append(Fault("invented", f"{who} never sent {line.id}"))
        elif not isinstance(line, Undone) and keys.index(line.key) != sent[line.id]:
            found.append(Fault("invented", f"{who} sent {line.id} as something else"))
        elif line.id in answers and answers[line.id].error not in ("", UNKNOWN):
            found.append(Fault("invented", f"{who}: {line.id} was refused, and yet written"))
    order = [id_ for id_ in sent if id_ in ids]
    if order != list(dict.fromkeys(id_ for id_ in ids if id_ in sent)):
        found.append(Fault("reordered", f"{who}: sent {order}, written {ids}"))
    return found


# What somebody saw.


class Reel:
    """A log as one seat sees it: after each line what it shows, and what happened in it."""

    def __init__(self, bodies: Sequence[bytes], seat: Seat) -> None:
        table = begun(bodies[0])
        telling = Telling(table)
        times = Times(wire.Time(0, False, None), [])

        def fingerprint() -> tuple[object, ...]:
            told = telling.welcome(seat, False, table_info(table, {}, 0), times, 0)
            return _decode(told).fingerprint

        self.lines = len(bodies)
        self.events: list[bytes] = []
        self.told = {1: 0}  # by how many lines there are: how many events
        self._faces = {fingerprint(): {1}}
        self._ends = {0: {1}}  # by how many events
        for group in windows.grouped(table, [lines.decode(body) for body in bodies[1:]]):
            events: list[Event] = []
            for line in group:
                table.apply(line, events)
            self.events += [wire.encode(event_info(event, seat)) for event in events]
            self.told[table.line] = len(self.events)
            self._ends.setdefault(len(self.events), set()).add(table.line)
            self._faces.setdefault(fingerprint(), set()).add(table.line)

    def at(self, fingerprint: tuple[object, ...]) -> set[int]:
        """Where it looks like that."""
        return self._faces.get(fingerprint, set())

    def after(self, line: int, events: list[bytes]) -> set[int]:
        """Where one is who has just seen these, coming from that line."""
        begin = self.told[line]
        if self.events[begin : begin + len(events)] != events:
            return set()
        return {end for end in self._ends.get(begin + len(events), set()) if end >= line}


class Walk:
    """A witness is led along a reel; it may be at several lines that look alike to it."""

    def __init__(self, reel: Reel, log: list[Line], witness: Witness) -> None:
        self.faults: list[Fault] = []
        self._reel = reel
        self._watches = witness.seat is None
        self._who = "who watches" if self._watches else f"seat {witness.seat}"
        self._lines = {line.id: number + 1 for number, line in _written(log, witness.seat)}
        self._here = {1}
        self._floor = 0  # it was told that something is done that comes before this line
        self._epoch, self._seq = "", 0
        self._missed = 0  # steps that were told again on this line
        self._resumed = False
        for entry in witness.entries:
            if isinstance(entry, Heard):
                self._hear(_decode(entry.text))
            elif entry.message["t"] == "hello":
                self._missed = 0
                self._resumed = bool(entry.message.get("epoch"))
        if max(self._here) < reel.lines:
            last = f"of {reel.lines} lines, {max(self._here)} are known"
            self.faults.append(Fault("apart", f"{self._who}: {last}"))

    def _fault(self, kind: str, what: str) -> None:
        self.faults.append(Fault(kind, f"{self._who}: {what}"))

    def _hear(self, told: Told) -> None:
        match told.t:
            case "missed":
                self._number(told)
                self._missed += 1
                self._go(told, self._after(told))
            case "welcome":
                self._greeted(told)
                there = self._reel.at(told.fingerprint)
                self._go(told, {line for line in there if line >= min(self._here)})
            case "step":
                self._number(told)
                self._floor = max(self._floor, self._lines.get(told.done or "", 0))
                self._go(told, self._after(told) & self._reel.at(told.fingerprint))
            case "done":
                self._floor = max(self._floor, self._lines.get(told.id, 0))
            case _:
                pass

    def _number(self, told: Told) -> None:
        if told.seq != self._seq + 1:
            off = told.seq - self._seq
            kind = "lost" if off > 1 else "doubled" if off == 0 else "reordered"
            self._fault(kind, f"step {told.seq} after {self._seq}")
        self._seq = told.seq

    def _greeted(self, told: Told) -> None:
        """All there is to know, on a new line or anew on the same. While nobody watches, nothing is
        kept for whoever does."""
        behind = told.seq - self._seq
        kept = 0 if self._watches else KEPT
        if told.epoch == self._epoch:
            if behind < 0:
                self._fault("reordered", f"number {self._seq} is followed by {told.seq}")
            elif self._resumed and behind > 0 and (self._missed or behind <= kept):
                self._fault("lost", f"steps {self._seq + 1} to {told.seq}")
        self._epoch, self._seq = told.epoch, told.seq

    def _after(self, told: Told) -> set[int]:
        events = [bytes(event) for event in told.events]
        return {line for here in self._here for line in self._reel.after(here, events)}

    def _go(self, told: Told, there: set[int]) -> None:
        """On to one of these lines; if there is none, what that means."""
        onward = {line for line in there if line >= self._floor or told.t == "missed"}
        if onward:
            self._here = onward
            return
        if told.t == "missed":
            self._fault(self._differs(told), "what was missed is something else")
            return
        alike = self._reel.at(told.fingerprint)
        if not alike:
            self._fault("invented", f"{told.t} {told.seq} shows what never was")
            return
        ahead = {line for line in alike if line >= max(min(self._here), self._floor)}
        if not ahead:
            self._fault("reordered", f"{told.t} {told.seq} shows what was before")
        else:
            self._fault(self._differs(told, min(ahead)), f"events of {told.t} {told.seq}")
        self._here = ahead or alike

    def _differs(self, told: Told, end: int | None = None) -> str:
        """Of events that are not those up to that line: what kind of fault it is."""
        begin = self._reel.told[min(self._here)]
        wanted = self._reel.events[begin : None if end is None else self._reel.told[end]]
        seen, right = Counter(map(bytes, told.events)), Counter(wanted)
        if seen == right:
            return "reordered"
        if seen < right:
            return "lost"
        return "doubled" if set(seen) <= set(right) else "invented"


# How long it took.


def silences(witnesses: list[Witness]) -> list[tuple[float, float]]:
    """How long nobody was told anything new, and since when, from the first step to the last; the
    longest last."""
    told = sorted(
        entry.at
        for witness in witnesses
        for entry in witness.entries
        if isinstance(entry, Heard) and _decode(entry.text).t in ("step", "done")
    )
    return sorted((after - before, before) for before, after in pairwise(told))
