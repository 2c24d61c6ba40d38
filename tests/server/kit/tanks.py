"""KERO's sand, as its people had it: what they did, and when, against the times in the table's log.

Taken: how much of the table's time ran out between the moment somebody acted while sand flowed and
the moment their act counts by. Given: how long it stood still for somebody who was there.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from kaboodle.core.ids import Seat
from kaboodle.server.table import lines
from kaboodle.server.table.lines import Line, Moved
from kaboodle.server.table.table import Table, begun
from tests.server.kit.history import Fault, Heard, Sent, Witness

THERE = (
    2.0  # seconds between two words on a line that stands; while sand runs it beats every second
)


class Off(NamedTuple):
    """By how many seconds, and when."""

    seconds: float = 0.0
    when: float = 0.0


class Tanks(NamedTuple):
    """The worst of both."""

    taken: Off = Off()
    given: Off = Off()

    def faults(self, taken: float, given: float) -> list[Fault]:
        """What is beyond what is allowed."""
        measures = [(self.taken.seconds, taken, "taken"), (self.given.seconds, given, "given")]
        return [
            Fault("tank", f"{much:.1f} s {what}") for much, most, what in measures if much > most
        ]


BOUND = (4.5, 1.0)  # seconds taken, and given, as docs/explanation/cluster.md has it


class Clock:
    """The table's own time at any moment, as its log has it."""

    def __init__(self) -> None:
        self._walls: list[int] = []
        self._anchors: list[tuple[int, bool]] = []

    def note(self, table: Table, line: Line) -> None:
        if line.wall:
            self._walls.append(line.wall)
            self._anchors.append((table.clock.now(line.wall), table.clock.running))

    def at(self, when: float) -> float:
        """In milliseconds; `when` in seconds since 1970."""
        i = max(0, bisect_right(self._walls, when * 1000) - 1)
        at, running = self._anchors[i]
        return at + max(0.0, when * 1000 - self._walls[i]) if running else at


def tanks(bodies: Sequence[bytes], witnesses: Sequence[Witness]) -> Tanks:
    table = begun(bodies[0])
    if not table.game.timed():
        return Tanks()
    clock, flowing, halts = Clock(), list[Moved](), list[tuple[int, float, float]]()
    for body in bodies[1:]:
        line = lines.decode(body)
        if isinstance(line, Moved) and line.id and _flows(table, Seat(line.seat)):
            flowing.append(line)
        waits = table.waits
        table.apply(line)
        clock.note(table, line)
        if waits is not None and table.waits is not waits:
            halts.append((int(waits.seat), waits.since / 1000, line.wall / 1000))
    taken, given = [Off()], [Off()]
    for witness in witnesses:
        first = _first_sent(witness)
        for line in [line for line in flowing if line.seat == witness.seat]:
            sent = first[line.id]  # what counts as of before that is as wrong as what counts late
            taken.append(Off(abs(line.at + line.credit - clock.at(sent)) / 1000, sent))
        there = list(_there(witness))
        for seat, since, until in halts:
            if seat == witness.seat:
                given.append(Off(_overlap(since, until, there), since))
    return Tanks(max(taken), max(given))


def _flows(table: Table, seat: Seat) -> bool:
    due = table.status == "playing" and table.game.due(table.state) is not None
    return due and seat in table.game.asked(table.state)


def _first_sent(witness: Witness) -> dict[str, float]:
    times: dict[str, float] = {}
    for entry in witness.entries:
        if isinstance(entry, Sent) and entry.message["t"] == "act":
            times.setdefault(str(entry.message["id"]), entry.at)
    return times


def _there(witness: Witness) -> Iterator[tuple[float, float]]:
    """When its line stood."""
    for one, two in pairwise(witness.entries):
        hangs_up = isinstance(two, Sent) and two.message["t"] == "hello"
        greeted = isinstance(one, Heard) or one.message["t"] != "hello"
        if greeted and not hangs_up and two.at - one.at < THERE:
            yield one.at, two.at


def _overlap(since: float, until: float, there: list[tuple[float, float]]) -> float:
    return sum(max(0.0, min(until, end) - max(since, begin)) for begin, end in there)
