"""The checker of histories finds nothing in a true one, and every fault that is planted in it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kaboodle.server.table import lines
from kaboodle.server.table.lines import Moved, Sealed
from tests.server.kit.client import run, running
from tests.server.kit.history import STUCK, Heard, Sent, Verdict, Witness, check
from tests.server.kit.stubborn import Peace, Stubborn, bodies_of

Log = list[lines.Line]
Plant = Callable[[Log, list[Witness]], None]


@pytest.fixture(scope="module")
def true_history(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[bytes], list[Witness]]:
    """A whole game of two people and a bot, with one who watches; links break now and then."""
    histories: list[tuple[list[bytes], list[Witness]]] = []

    async def go() -> None:
        with running(tmp_path_factory.mktemp("history") / "tables.sqlite") as server:
            table, tokens = server.table("krom", ["person", "person", "greedy"])
            people = [Stubborn(server, table, token, i) for i, token in enumerate([*tokens, None])]
            for person in people:
                await person.connect()
            await people[0].ask(t="start")
            playing = [asyncio.create_task(person.play(Peace())) for person in people]
            for person in people:
                while person.state.get("moves", 0) < 10 * (1 + people.index(person)):
                    await asyncio.sleep(0.001)
                person.socket.transport.abort()
            await asyncio.gather(*playing)
            histories.append((bodies_of(server, table), [person.witness() for person in people]))

    run(go)
    return histories[0]


def judged(history: tuple[list[bytes], list[Witness]], plant: Plant) -> Verdict:
    log = [lines.decode(body) for body in history[0]]
    witnesses = [Witness(seat, list(entries)) for seat, entries in history[1]]
    plant(log, witnesses)
    return check([lines.encode(line) for line in log], witnesses)


def own(log: Log, seat: int) -> list[int]:
    """The lines with a seat's own moves."""
    return [i for i, line in enumerate(log) if isinstance(line, Moved) and line.id
            and line.seat == seat]  # fmt: skip


def steps(witness: Witness) -> list[int]:
    """Where it was told of something, in the middle of what it was told."""
    kinds = [isinstance(e, Heard) and json.loads(e.text)["t"] == "step" for e in witness.entries]
    return [i for i, yes in enumerate(kinds) if yes]


def rewritten(witness: Witness, i: int, **more: Any) -> None:
    text = msgspec.json.encode({**json.loads(_text(witness, i)), **more}).decode()
    witness.entries[i] = Heard(witness.entries[i].at, text)


def come_anew(witness: Witness, at: int, seen: int) -> None:
    """Before a step the witness dials another node, which shows what it saw at another step."""
    when, before = witness.entries[at].at, json.loads(_text(witness, at))["seq"] - 1
    shown = {**json.loads(_text(witness, seen)), "t": "welcome", "epoch": "another", "seq": before}
    witness.entries[at:at] = [
        Sent(when, {"t": "hello"}),
        Heard(when, msgspec.json.encode(shown).decode()),
    ]


def test_a_true_history_is_found_to_be_true(
    true_history: tuple[list[bytes], list[Witness]],
) -> None:
    verdict = judged(true_history, lambda log, witnesses: None)
    assert verdict.faults == []
    assert 0 < verdict.silence < STUCK


def lose_the_last(log: Log, witnesses: list[Witness]) -> None:
    del log[own(log, 0)[-1] :]


def lose_one(log: Log, witnesses: list[Witness]) -> None:
    del log[own(log, 1)[4]]


def double(log: Log, witnesses: list[Witness]) -> None:
    at = own(log, 0)[5]
    log.insert(at + 1, log[at])


def swap(log: Log, witnesses: list[Witness]) -> None:
    one, two = own(log, 0)[3:5]
    log[one], log[two] = log[two], log[one]


def invent(log: Log, witnesses: list[Witness]) -> None:
    line = log[own(log, 1)[2]]
    assert isinstance(line, Moved)
    line.id = "never-sent"


def change(log: Log, witnesses: list[Witness]) -> None:
    for i, entry in enumerate(witnesses[0].entries):
        if isinstance(entry, Sent) and entry.message.get("id") == "p0-4":
            witnesses[0].entries[i] = Sent(entry.at, {**entry.message, "action": 0})


def write_what_was_refused(log: Log, witnesses: list[Witness]) -> None:
    line = next(line for line in log if isinstance(line, Sealed) and line.id and line.seat == 0)
    at = next(i for i, e in enumerate(witnesses[0].entries)
              if isinstance(e, Heard) and f'"{line.id}"' in e.text)  # fmt: skip
    refused = {"t": "refused", "id": line.id, "error": "stale"}
    witnesses[0].entries.insert(at + 1, Heard(0, msgspec.json.encode(refused).decode()))


def a_move_by_nobody(log: Log, witnesses: list[Witness]) -> None:
    line = log[own(log, 1)[2]]
    assert isinstance(line, Moved)
    line.id = ""


def leave_out_a_step(log: Log, witnesses: list[Witness]) -> None:
    del witnesses[2].entries[steps(witnesses[2])[20]]


def leave_out_what_happened(log: Log, witnesses: list[Witness]) -> None:
    at, events = an_event(witnesses[1])
    rewritten(witnesses[1], at, events=events[1:])


def an_event(witness: Witness) -> tuple[int, list[object]]:
    told = [(i, json.loads(_text(witness, i))["events"]) for i in steps(witness)[20:]]
    return next((i, events) for i, events in told if events)


def _text(witness: Witness, i: int) -> str:
    entry = witness.entries[i]
    assert isinstance(entry, Heard)
    return entry.text


def tell_twice(log: Log, witnesses: list[Witness]) -> None:
    at = steps(witnesses[1])[30]
    witnesses[1].entries.insert(at, witnesses[1].entries[at])


def tell_of_it_twice(log: Log, witnesses: list[Witness]) -> None:
    at, events = an_event(witnesses[1])
    rewritten(witnesses[1], at, events=events + events)


def tell_in_another_order(log: Log, witnesses: list[Witness]) -> None:
    one, two = steps(witnesses[2])[30:32]
    entries = witnesses[2].entries
    entries[one], entries[two] = entries[two], entries[one]


def show_what_never_was(log: Log, witnesses: list[Witness]) -> None:
    at = steps(witnesses[0])[10]
    rewritten(witnesses[0], at, view={**json.loads(_text(witnesses[0], at))["view"], "round": 99})


def show_the_past(log: Log, witnesses: list[Witness]) -> None:
    places = steps(witnesses[1])
    come_anew(witnesses[1], at=places[60], seen=places[50])


def hang_up_early(log: Log, witnesses: list[Witness]) -> None:
    del witnesses[2].entries[steps(witnesses[2])[-4] :]


def stand_still(log: Log, witnesses: list[Witness]) -> None:
    middle = witnesses[0].entries[len(witnesses[0].entries) // 2].at
    for witness in witnesses:
        for i, entry in enumerate(witness.entries):
            if entry.at > middle:
                witness.entries[i] = entry._replace(at=entry.at + STUCK)


def never_begin(log: Log, witnesses: list[Witness]) -> None:
    """Everybody is heard, and told nothing."""
    for witness in witnesses:
        witness.entries[:] = [entry for entry in witness.entries if isinstance(entry, Sent)]


PLANTED: list[tuple[str, Plant]] = [
    ("lost", lose_the_last),
    ("lost", lose_one),
    ("lost", leave_out_a_step),
    ("lost", leave_out_what_happened),
    ("doubled", double),
    ("doubled", tell_twice),
    ("doubled", tell_of_it_twice),
    ("reordered", swap),
    ("reordered", tell_in_another_order),
    ("reordered", show_the_past),
    ("invented", invent),
    ("invented", change),
    ("invented", write_what_was_refused),
    ("invented", a_move_by_nobody),
    ("invented", show_what_never_was),
    ("apart", hang_up_early),
    ("stuck", stand_still),
    ("stuck", never_begin),
]


@pytest.mark.parametrize(("kind", "plant"), PLANTED, ids=lambda each: getattr(each, "__name__", ""))
def test_what_is_planted_is_found(
    true_history: tuple[list[bytes], list[Witness]], kind: str, plant: Plant
) -> None:
    assert judged(true_history, plant).count()[kind] > 0
