"""One hand on a table's own moves: bots, windows and clocks act at the node that holds it."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import pytest
from structlog.testing import capture_logs

from kaboodle.core.ids import Seat
from kaboodle.server.bus.bus import Freed
from kaboodle.server.live.bot_pool import BotTask
from kaboodle.server.live.hall import Hall
from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.live.node import BEAT
from kaboodle.server.live.services import Services
from kaboodle.server.live.sweeper import IDLE, SWEEP
from kaboodle.server.protocol import wire
from kaboodle.server.storage.store import LIFE, Append, Lease, StoreError
from kaboodle.server.table import lines
from tests.server.kit.in_process import Guest, MemoryStore, started, token, until
from tests.server.kit.nodes import bus_of, die, in_halls, pair
from tests.server.live.test_windows import to_a_window

REPLACED = 5.0  # seconds, at most, until a dead holder is


def memory(hall: Hall) -> MemoryStore:
    assert isinstance(hall.store, MemoryStore)
    return hall.store


def thoughts(hall: Hall, monkeypatch: pytest.MonkeyPatch, pause: float = 0.0) -> list[BotTask]:
    """What its bots are asked from now on; they take so long."""
    decide, asked = hall.services.bot_pool.decide, list[BotTask]()

    async def counted(task: BotTask) -> tuple[int, int]:
        asked.append(task)
        await asyncio.sleep(pause)
        return await decide(task)

    monkeypatch.setattr(hall.services.bot_pool, "decide", counted)
    return asked


def fences(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Of the moves that are written from now on."""
    append, found = hall.store.append, list[int]()

    async def looked(lines_: Append) -> None:
        await append(lines_)
        if any(isinstance(lines.decode(body), lines.Moved) for body in lines_.bodies):
            found.append(lines_.fence)

    monkeypatch.setattr(hall.store, "append", looked)
    return found


def holds(*halls: Hall) -> list[bool]:
    """Which of them believes that it holds the only table."""
    [id_] = memory(halls[0]).entries
    lives = [hall.live.get(id_) for hall in halls]
    return [live is not None and live.planner.fence is not None for live in lives]


def moves(hall: Hall) -> int:
    """How many are written."""
    decoded = [lines.decode(body) for body in memory(hall).lines.values()]
    return sum(isinstance(line, lines.Moved) for line in decoded)


def test_bots_act_at_one_node_and_every_move_carries_its_fence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(one: Hall, two: Hall) -> None:
        asked = [thoughts(hall, monkeypatch) for hall in (one, two)]
        written = fences(one, monkeypatch)
        live = await started(one, "kaskaria", ["random", "random"])
        other = await two.find(live.table.terms.id)
        guest = Guest(two, other)
        await guest.say(t="hello")
        await until(lambda: live.table.status == "over")
        await asyncio.sleep(0.01)
        assert asked[1] == [] and len(asked[0]) > 10
        assert set(written) == {1}
        assert other.table.status == "over" and guest.told("step")[-1]["outcome"]

    in_halls(story)


@pytest.mark.parametrize("loaded", [True, False])
def test_a_dead_holder_is_replaced(loaded: bool) -> None:
    """Also where nobody else had the table in memory."""

    async def story(one: Hall, two: Hall) -> None:
        live = await started(one, "kaskaria", ["random", "random"], pace="fast")
        if loaded:
            await two.find(live.table.terms.id)
        await until(lambda: moves(one) > 5)
        assert holds(one, two) == [True, False]
        die(one)
        began, before = time.monotonic(), moves(one)
        await until(lambda: moves(one) > before, 60)
        assert time.monotonic() - began <= REPLACED
        await until(lambda: two.live[live.table.terms.id].table.status == "over")

    in_halls(story)


def test_a_holder_that_was_paused_writes_nothing_when_it_wakes_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(one: Hall, two: Hall) -> None:
        thoughts(one, monkeypatch, pause=10.0)  # what it thinks about while it is paused
        thoughts(two, monkeypatch, pause=10.0)
        live = await started(one, "kaskaria", ["random", "random"])
        written = fences(one, monkeypatch)
        await asyncio.sleep(5)
        for beats in one.node._tasks:
            beats.cancel()
        with capture_logs() as logged:
            await until(lambda: "fenced" in [line["event"] for line in logged])
        assert holds(one, two) == [False, True]
        await until(lambda: moves(one) > 5)
        assert set(written) == {2}, "all of it by the one that lives"
        await asyncio.sleep(0.01)
        assert len(live.table.moves) == moves(one), "and it knows of all of it"

    in_halls(story)


def test_a_node_that_goes_in_order_is_followed_at_once() -> None:
    async def story(one: Hall, two: Hall) -> None:
        live = await started(one, "kaskaria", ["random", "random"])
        await two.find(live.table.terms.id)
        await until(lambda: moves(one) > 5)
        await one.close()
        began, before = time.monotonic(), moves(one)
        await until(lambda: moves(one) > before)
        assert time.monotonic() - began < 0.1
        assert holds(two) == [True]

    in_halls(story)


def test_a_node_that_was_cut_off_comes_back_to_what_is_still_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """From the database. If nobody else took it up meanwhile, it goes on where it was."""

    async def story(one: Hall, two: Hall) -> None:
        await one.set_table(wire.Wish("kaskaria", [wire.SeatWish()] * 2))  # nothing happens there
        live = await started(one, "kaskaria", ["Ada", "Bo"], pace="fast")
        await asyncio.sleep(BEAT)
        assert memory(one).leases[live.table.terms.id] == (one.node.name, 1)
        beat = one.store.beat

        async def fails(node: str) -> None:
            if node == one.node.name:
                raise StoreError("no network")
            await beat(node)

        die(two)
        monkeypatch.setattr(one.store, "beat", fails)
        await asyncio.sleep(LIFE + 2 * BEAT)
        monkeypatch.setattr(one.store, "beat", beat)
        await asyncio.sleep(2 * BEAT)
        assert memory(one).leases[live.table.terms.id] == (one.node.name, 1)
        await until(lambda: any(chair.away for chair in live.table.chairs))

    in_halls(story)


def test_a_countdown_is_seen_at_every_node_and_ends_once() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", pace="fast", options={"first": "seat1"})
        await until(lambda: both.ada.told("warning") and both.bo.told("warning"))
        assert both.ada.told("warning") == both.bo.told("warning")
        await until(lambda: both.lives[1].table.chairs[0].away)
        log = [lines.decode(body) for body in memory(one).lines.values()]
        assert sum(isinstance(line, lines.TookOver) for line in log) == 1

    in_halls(story)


def test_a_window_is_closed_by_the_holder_and_for_everybody() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "krom", others=["Cy"])
        await to_a_window(both.lives[0])
        await asyncio.sleep(0.01)
        assert both.lives[1].planner.secret, "it is open at both"
        before = len(both.lives[1].table.moves)
        await until(lambda: len(both.lives[1].table.moves) > before)
        both.alike()
        assert both.eyes[0].told("step")[-1]["events"] == both.eyes[1].told("step")[-1]["events"]

    in_halls(story)


def test_a_table_where_nothing_happens_by_itself_is_held_by_nobody() -> None:
    async def story(one: Hall, two: Hall) -> None:
        live = await started(one, "kaskaria", ["greedy", "Bo"], options={"first": "seat1"})
        id_ = live.table.terms.id
        await until(lambda: not live.table.game.options(live.table.state, Seat(0)))
        before = moves(one)
        assert holds(one, two) == [True, False]
        await until(lambda: id_ not in one.live, IDLE + 2 * SWEEP)
        await asyncio.sleep(2 * BEAT)
        assert memory(one).leases[id_] == (None, 1)
        assert two.live == {}, "nobody has to load it"
        other = await two.find(id_)
        bo = Guest(two, other)
        await bo.say(t="hello", token=token("Bo"))
        question = bo.told("welcome")[-1]["question"]
        await bo.say(t="act", id="a", question=question["number"], action=question["options"][0])
        await until(lambda: moves(one) > before + 1)
        assert holds(one, two) == [False, True]

    in_halls(story)


def test_a_table_that_could_not_be_read_at_once_is_read_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(one: Hall, two: Hall) -> None:
        await started(one, "kaskaria", ["random", "random"])
        await until(lambda: moves(one) > 5)
        die(one)
        before, read, failed = moves(one), two.store.read, list[str]()

        async def fails(table: str, start: int = 0) -> list[bytes]:
            failed.append(table)
            raise StoreError("no network")

        with capture_logs() as logged:
            monkeypatch.setattr(two.store, "read", fails)
            await until(lambda: len(failed) > 1)
        assert {line["event"] for line in logged} == {"store"}
        monkeypatch.setattr(two.store, "read", read)
        await until(lambda: moves(one) > before, 2 * BEAT)
        assert holds(two) == [True]

    in_halls(story)


class Spoilt:
    """A table where whatever is tried fails."""

    urgent = True
    connections: ClassVar[list[Any]] = []
    planner = SimpleNamespace(fence=None)
    table = SimpleNamespace(terms=SimpleNamespace(id="spoilt"))

    def fail(self, _: object) -> None:
        raise ZeroDivisionError

    lost = beat = fail


def test_a_table_that_fails_holds_up_no_other_and_no_sign_of_life() -> None:
    async def story(one: Hall, two: Hall) -> None:
        left, right = [await started(hall, "kaskaria", ["Ada", "random"]) for hall in (one, two)]
        silent = Guest(two, right)
        silent.lively = False
        await silent.say(t="hello")
        await asyncio.sleep(2 * BEAT)
        two.live = two.node._live = {"spoilt": cast(LiveTable, Spoilt()), **two.live}
        die(one)
        with capture_logs() as logged:
            await until(lambda: silent.code != 0 and left.table.terms.id in two.live)
            await asyncio.sleep(2 * LIFE)
        assert two.node.alive
        assert {"beat failed", "table failed"} <= {line["event"] for line in logged}
        del two.live["spoilt"]

    in_halls(story, bot_pause="60000-60000")


def test_many_tables_to_take_up_hold_up_no_sign_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: Hall, two: Hall) -> None:
        tables = [await started(one, "kaskaria", ["random", "random"]) for _ in range(40)]
        await asyncio.sleep(BEAT)
        read = two.store.read

        async def slowly(table: str, start: int = 0) -> list[bytes]:
            await asyncio.sleep(LIFE)
            return await read(table, start)

        monkeypatch.setattr(two.store, "read", slowly)
        die(one)
        ids = {live.table.terms.id for live in tables}
        await until(lambda: set(two.live) == ids)
        holders = {node for node, _ in memory(two).leases.values()}
        assert holders == {two.node.name}
        assert all(live.planner.fence == 2 for live in two.live.values()), "it was never lost"

    in_halls(story, bot_pause="60000-60000")


def test_a_table_that_cannot_be_put_down_stops_no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> None:
        raise KeyError("table")

    async def away(_: str) -> int:
        raise StoreError("away")

    async def story(one: Hall, two: Hall) -> None:
        await started(one, "kaskaria", ["random", "random"])
        monkeypatch.setattr(one.node, "_lapse", fail)
        with monkeypatch.context() as patch, capture_logs() as logged:
            patch.setattr(memory(one), "beat", away)
            await asyncio.sleep(2 * REPLACED)
            assert not one.node.alive
        assert "table failed" in {line["event"] for line in logged}
        await until(lambda: one.node.alive)

    in_halls(story)


def test_a_table_this_node_cannot_read_is_left_to_one_that_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(one: Hall, two: Hall) -> None:
        live = await started(one, "kaskaria", ["random", "random"], visibility="public")
        id_ = live.table.terms.id
        await until(lambda: moves(one) > 5)
        die(one)
        memory(one).lines[id_, len(await one.store.read(id_))] = b'{"t":"of a newer server"}'
        with capture_logs() as logged:
            await asyncio.sleep(2 * REPLACED)
            assert await two.public() == []
        assert [line["event"] for line in logged if line["log_level"] == "warning"] == ["unfit"]
        assert await two.store.orphans() == [id_]
        assert memory(one).entries[id_].status == "playing", "nobody closed it"
        assert not any(holds(two))
        later = two.services.seconds() + 30 * 86400
        monkeypatch.setattr(Services, "seconds", lambda _: later)
        await two.sweeper.sweep()
        assert memory(one).entries[id_].status == "closed", "nobody plays it anyway"

    in_halls(story)


@pytest.mark.parametrize(
    "line", [b'{"t":"of a newer server"}', b'{"t":"took-back","seat":0,"of a newer server":1}']
)
def test_a_holder_that_cannot_read_what_was_written_leaves_the_table_to_one_that_can(
    line: bytes,
) -> None:
    async def story(one: Hall, two: Hall) -> None:
        live = await started(one, "kaskaria", ["random", "random"])
        id_ = live.table.terms.id
        await until(lambda: moves(one) > 5)
        memory(one).lines[id_, len(await one.store.read(id_))] = line
        with capture_logs() as logged:
            await until(lambda: id_ not in one.live)
        assert [line["event"] for line in logged if line["log_level"] == "error"] == ["unreadable"]
        await asyncio.sleep(2 * BEAT)
        assert memory(one).leases[id_][0] == "", "nobody here could either"
        assert await one.store.orphans() == [id_], "whoever can read it finds it"

    in_halls(story)


def test_a_table_that_is_let_go_while_the_database_is_away_is_free_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(one: Hall, two: Hall) -> None:
        live = await started(one, "kaskaria", ["random", "Bo"], options={"first": "seat1"})
        id_ = live.table.terms.id
        await until(lambda: not live.table.game.options(live.table.state, Seat(0)))
        assert holds(one, two) == [True, False]

        async def fails(*_: Any) -> None:
            raise StoreError("no network")

        with monkeypatch.context() as patched, capture_logs() as logged:
            patched.setattr(one.store, "release", fails)
            one.forget(live)
            await asyncio.sleep(BEAT / 2)
        assert {line["event"] for line in logged} == {"store"}
        assert memory(one).leases[id_] == (one.node.name, 1)
        await asyncio.sleep(2 * BEAT)
        assert memory(one).leases[id_] == (None, 1)

    in_halls(story)


def test_a_table_that_cannot_be_read_for_a_moment_is_taken_up_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(one: Hall, two: Hall) -> None:
        live = await started(one, "kaskaria", ["random", "random"])
        await two.find(live.table.terms.id)
        read, failed = two.store.read, list[str]()

        async def fails(table: str, start: int = 0) -> list[bytes]:
            failed.append(table)
            raise StoreError("it is just starting")

        with monkeypatch.context() as patched:
            die(one)
            patched.setattr(two.store, "read", fails)
            await until(lambda: bool(failed), 2 * REPLACED)
        assert two.store.read == read
        await until(lambda: holds(two) == [True], 2 * REPLACED)

    in_halls(story)


def test_a_table_that_is_taken_up_twice_at_once_is_taken_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Because somebody is there, and because it is found to be an orphan; also in vain."""

    async def story(one: Hall, two: Hall) -> None:
        live = await started(one, "kaskaria", ["random", "random"])
        id_ = live.table.terms.id
        await one.node.close()
        read, fails = two.store.read, [True, True]

        async def slow(table: str, start: int = 0) -> list[bytes]:
            await asyncio.sleep(0.01)
            if fails and fails.pop():
                return [b"of a newer server"]
            return await read(table, start)

        monkeypatch.setattr(two.store, "read", slow)
        with capture_logs() as logged:
            await asyncio.gather(two.node._take([id_]), two.node._take([id_]))
            assert holds(two) == [False]
            assert two.node.unfit == {id_}
            fails.clear()
            await asyncio.gather(two.node._take([id_]), two.node._take([id_]))
        assert holds(two) == [True]
        assert not two.node.unfit, "what was wrong with it has passed"
        assert "node failed" not in [line["event"] for line in logged]

    in_halls(story)


def test_what_a_node_wants_and_cannot_ask_for_it_asks_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(one: Hall, two: Hall) -> None:
        hold = one.store.hold

        async def fails(*_: Any) -> int | None:
            raise StoreError("no network")

        with capture_logs() as logged, monkeypatch.context() as patched:
            patched.setattr(one.store, "hold", fails)
            live = await started(one, "kaskaria", ["random", "random"])
            await asyncio.sleep(0.1)
        assert {line["event"] for line in logged} == {"store"}
        assert one.store.hold == hold
        await until(lambda: live.table.status == "over")
        live.planner.stop()
        await live.planner.take_up(Lease(7, 0))
        assert live.planner.fence != 7, "it was forgotten meanwhile"
        bus_of(two).publish(bus_of(one).said[-1])

    in_halls(story)


def test_however_often_a_table_is_offered_it_is_asked_for_once_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(one: Hall, two: Hall) -> None:
        tables = [(await started(one, "kaskaria", ["Ada", "Bo"])).table.terms.id for _ in "ab"]
        asked: list[str] = []

        async def slow(node: str, table: str) -> None:
            asked.append(table)
            await asyncio.sleep(0.01)

        with monkeypatch.context() as patched:
            patched.setattr(one.store, "hold", slow)
            for _ in range(100):
                one.node.heard(Freed("a third", tables[:1]))
            await asyncio.sleep(0.001)
            assert asked == tables[:1]
            one.node.heard(Freed("a third", tables[1:]))  # and what is offered meanwhile
            await asyncio.sleep(0.1)
            assert asked == tables

    in_halls(story)
