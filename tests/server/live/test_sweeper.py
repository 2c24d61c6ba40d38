"""Several nodes sweep one house: nobody is swept away, at whichever node they are."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from structlog.testing import capture_logs

from kaboodle.server.live.hall import Hall
from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.live.services import Services
from kaboodle.server.live.sweeper import BROOM, SWEEP
from kaboodle.server.protocol import wire
from kaboodle.server.storage.store import Entry, StoreError
from kaboodle.server.table import lines
from tests.server.kit.in_process import Guest, in_hall, started, until
from tests.server.kit.nodes import in_halls
from tests.server.live.test_lease import memory


def in_days(patched: pytest.MonkeyPatch, hall: Hall, days: int) -> int:
    """So many have passed since, by the clock of all nodes."""
    later = hall.services.seconds() + days * 86400
    patched.setattr(Services, "seconds", lambda _: later)
    return later


async def swept(hall: Hall) -> None:
    """And what it says is written."""
    await hall.sweeper.sweep()
    await asyncio.sleep(0.001)


def test_no_node_sweeps_a_table_away_from_those_who_are_at_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where nodes do not hear of each other: it is in the lobby's entry."""

    async def story(one: Hall, two: Hall) -> None:
        lobby, _, _ = await two.set_table(wire.Wish("kaskaria", [wire.SeatWish()] * 2))
        playing = await started(two, "kaskaria", ["Ada", "Bo"])
        empty = await started(two, "kaskaria", ["Ada", "Bo"])
        guests = [Guest(two, live) for live in (lobby, playing)]
        await guests[0].say(t="hello")
        in_days(monkeypatch, one, 30)
        await guests[1].say(t="hello")  # who comes back to what is nearly swept away
        two.forget(empty)
        assert await two.store.hold(one.node.name, BROOM), "one sweeps"
        await swept(two)
        await swept(one)
        statuses = [memory(one).entries[live.table.terms.id].status for live in two.live.values()]
        assert statuses == ["lobby", "playing"]
        assert memory(one).entries[empty.table.terms.id].status == "closed"

    in_halls(story, still=True)


def test_that_a_table_is_in_use_is_said_again_if_it_could_not_be_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(one: Hall, two: Hall) -> None:
        live = await started(one, "kaskaria", ["Ada", "Bo"])
        id_ = live.table.terms.id
        later = in_days(monkeypatch, one, 30)

        async def fails(*_: Any) -> None:
            raise StoreError("no network")

        with monkeypatch.context() as patched, capture_logs() as logged:
            patched.setattr(one.store, "append", fails)
            await Guest(one, live).say(t="hello")
        assert {line["event"] for line in logged} == {"store"}
        assert memory(one).entries[id_].updated < later
        await swept(one)
        assert memory(one).entries[id_].updated == later
        await live.carry_out(lambda: [lines.Closed("idle")])
        later = in_days(monkeypatch, one, 1)
        await swept(one)
        assert memory(one).entries[id_].updated == later - 86400, "it is kept no longer"

    in_halls(story)


@pytest.mark.parametrize("days", [200, -400])
def test_what_a_machine_is_set_to_takes_no_table_away(
    monkeypatch: pytest.MonkeyPatch, days: int
) -> None:
    """Neither of who looks, nor of who wrote."""

    async def story(one: Hall, two: Hall) -> None:
        seats, right = [wire.SeatWish()] * 2, time.time
        for writes, looks in ((days, 0), (0, days)):
            monkeypatch.setattr(time, "time", lambda off=writes: right() + off * 86400)
            lobby, _, _ = await two.set_table(wire.Wish("kaskaria", seats))
            playing, over = [await started(two, "kaskaria", ["Ada", "Bo"]) for _ in range(2)]
            await over.carry_out(lambda: [lines.Resigned(0)])
            monkeypatch.setattr(time, "time", lambda off=looks: right() + off * 86400)
            await swept(one)
            entries = [memory(one).entries[live.table.terms.id] for live in two.live.values()]
            assert [entry.status for entry in entries] == ["lobby", "playing", "over"]
            for live in (lobby, playing, over):
                two.forget(live)

    in_halls(story)


def test_whoever_comes_while_others_are_swept_away_keeps_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(one: Hall, two: Hall) -> None:
        lives = [await started(two, "kaskaria", ["Ada", "Bo"]) for _ in range(2)]
        in_days(monkeypatch, one, 30)
        behind, guest = one.behind, Guest(two, lives[1])

        async def slowly(entry: Entry, stale: bool = False) -> LiveTable | None:
            await guest.say(t="hello")
            monkeypatch.setattr(one, "behind", behind)
            return await behind(entry, stale)

        monkeypatch.setattr(one, "behind", slowly)
        await swept(one)
        statuses = [memory(one).entries[live.table.terms.id].status for live in lives]
        assert statuses == ["closed", "playing"]

    in_halls(story, still=True)


def test_a_sweep_that_fails_is_told_and_the_next_one_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall) -> None:
        swept: list[float] = []

        async def fails() -> None:
            swept.append(time.monotonic())
            raise OSError("no disk")

        monkeypatch.setattr(hall.sweeper, "sweep", fails)
        await until(lambda: len(swept) == 2)
        assert swept[1] - swept[0] == pytest.approx(SWEEP, abs=0.01)

    in_hall(story)
