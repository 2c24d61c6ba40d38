"""Time lives in the log: every node reads the same clock, and a change of node moves no sand."""

from __future__ import annotations

import asyncio
import json
import time

import pytest
from structlog.testing import capture_logs

from kaboodle.core.ids import Seat
from kaboodle.server.live.hall import Hall
from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.live.node import BEAT, LOST
from kaboodle.server.live.planner import AGAIN
from kaboodle.server.storage.store import LIFE, Append, StoreError
from kaboodle.server.table import lines
from kaboodle.server.table.clock import GRACE, SETTLED, STILL
from kaboodle.server.table.pauses import PAUSE
from tests.server.kit.in_process import Guest, MemoryStore, in_hall, move, started, token, until
from tests.server.kit.nodes import Pair, bus_of, die, in_halls, pair, pause, unseen, wake
from tests.server.live.test_lease import REPLACED, memory
from tests.server.live.test_windows import to_a_window

CAPACITY = 60_000
REALTIME = {"options": {"clock": "realtime", "first": "seat1"}}
CREDIT = 100  # what the table waits for the far away


async def tipped(one: Hall, two: Hall) -> Pair:
    """Ada, at one node, has just tipped her truck; Bo is at the other."""
    both = await pair(one, two, "kero", **REALTIME)
    game = both.lives[0].table.game
    number = game.question(both.lives[0].table.state, Seat(0))
    await both.ada.say(t="act", id="t", question=number, action=game.catalogue.number("tip"))
    return both


def now(live: LiveTable) -> int:
    return live.clock.now(time.monotonic())


def outages(guest: Guest) -> int:
    events = [event["key"] for step in guest.told("step") for event in step["events"]]
    return events.count("kero-outage")


def log(hall: Hall) -> list[lines.Line]:
    """Of the only table."""
    store = memory(hall)
    return [lines.decode(store.lines[key]) for key in sorted(store.lines)]


def waits(live: LiveTable) -> int | None:
    return None if live.table.waits is None else int(live.table.waits.seat)


# The table's own time.


@pytest.mark.parametrize("away", [50, 120])
def test_time_stands_still_while_the_database_is_away(
    monkeypatch: pytest.MonkeyPatch, away: int
) -> None:
    """But for the seconds until its holder counts as dead; and nothing happens by itself."""

    async def story(one: Hall, two: Hall) -> None:
        both = await tipped(one, two)
        await asyncio.sleep(2)
        store, live = memory(one), both.lives[0]
        before, lines_before = now(live), len(log(one))

        async def fail(*_: object, **__: object) -> None:
            raise StoreError("away")

        with monkeypatch.context() as patch:
            for name in ("append", "read", "ends", "find", "beat", "hold", "release", "orphans"):
                patch.setattr(store, name, fail)
            await asyncio.sleep(away)
        await until(lambda: len(log(one)) > lines_before)
        assert isinstance(log(one)[lines_before], lines.Resumed), "before anything else"
        again = await one.find(live.table.terms.id)
        assert now(again) - before < 1000 * (LIFE + 2)

    in_halls(story)


def test_a_table_shows_the_same_time_at_every_node() -> None:
    """Whatever their machines' own clocks say."""

    async def story(one: Hall, two: Hall) -> None:
        both = await tipped(one, two)
        live, other = both.lives
        for seconds in (0, 7, 30):
            await asyncio.sleep(seconds)
            assert now(live) == now(other)
        assert live.times().time.due == other.times().time.due
        await until(lambda: outages(both.ada) and outages(both.bo))
        assert live.table.moves[-1].at == live.table.moves[0].at + CAPACITY
        both.alike()

    in_halls(story)


def test_a_dead_holder_takes_no_sand_along() -> None:
    """Its tank runs dry at the very moment it would have."""

    async def story(one: Hall, two: Hall) -> None:
        both = await tipped(one, two)
        began, other = time.monotonic(), both.lives[1]
        ada = Guest(two, other)
        await ada.say(t="hello", token=token("Ada"))
        await asyncio.sleep(30)
        assert both.lives[0].planner.fence is not None
        die(one)
        await until(lambda: outages(both.bo))
        assert time.monotonic() - began == pytest.approx((CAPACITY + CREDIT) / 1000, abs=0.01)
        assert other.table.moves[-1].at == other.table.moves[0].at + CAPACITY
        assert not any(isinstance(line, lines.Resumed | lines.Halted) for line in log(two))

    in_halls(story)


def test_a_holder_that_was_paused_stops_nobodys_sand_when_it_wakes_up() -> None:
    """It finds Ada's old line broken, and has not heard yet where she is."""

    async def story(one: Hall, two: Hall) -> None:
        both = await tipped(one, two)
        ada = Guest(two, both.lives[1])
        await ada.say(t="hello", token=token("Ada"))
        await asyncio.sleep(10)
        bus_of(one).cut = True
        for beats in one.node._tasks:
            beats.cancel()
        await asyncio.sleep(REPLACED)
        both.lives[0].presence.elsewhere.clear()
        await both.ada.hang_up()
        await asyncio.sleep(1)
        assert not any(isinstance(line, lines.Halted) for line in log(two))
        assert [live.planner.fence for live in both.lives] == [None, 2]

    in_halls(story)


@pytest.mark.parametrize("seconds", [3, 10])
def test_a_node_that_wakes_up_stops_nobodys_sand_before_it_has_heard_where_they_are(
    seconds: int,
) -> None:
    """It does not hold the table. While it stood still Ada went to the other node: it finds her old
    line broken, and of the other node it has not heard for long."""

    async def story(one: Hall, two: Hall) -> None:
        both = await tipped(one, two)
        before, after = Guest(two, both.lives[1]), Guest(one, both.lives[0])
        await before.say(t="hello", token=token("Ada"))
        await both.ada.hang_up()
        await asyncio.sleep(1)
        pause(two)
        await after.say(t="hello", token=token("Ada"))
        await asyncio.sleep(seconds)
        await before.hang_up()
        wake(two)
        await asyncio.sleep(0.5)
        bus_of(two).heal()
        await asyncio.sleep(5)
        assert not any(isinstance(line, lines.Halted) for line in log(two))
        assert now(both.lives[1]) == pytest.approx((seconds + 6.5) * 1000, abs=50)
        await after.hang_up()
        await asyncio.sleep(0.01)
        assert waits(both.lives[1]) == 0, "who is away then is waited for, as always"

    in_halls(story)


def test_whoever_hung_up_at_a_node_that_stood_still_is_waited_for_once_it_is_sure() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await tipped(one, two)
        pause(one)
        await asyncio.sleep(STILL + 0.1)
        await both.ada.hang_up()
        wake(one)
        bus_of(one).heal()
        assert waits(both.lives[0]) is None
        await until(lambda: waits(both.lives[0]) == 0, SETTLED + 2 * BEAT)

    in_halls(story)


def test_whoever_was_at_a_node_that_died_is_waited_for() -> None:
    """From when the others notice, which is soon."""

    async def story(one: Hall, two: Hall) -> None:
        both = await tipped(one, two)
        await asyncio.sleep(30)
        die(one)
        began, before = time.monotonic(), now(both.lives[1])
        await until(lambda: waits(both.lives[1]) == 0)
        assert time.monotonic() - began <= REPLACED
        lost = now(both.lives[1]) - before
        assert lost <= (LOST + 1) * 1000, "no more sand than it took to notice"
        ada = Guest(two, both.lives[1])
        await ada.say(t="hello", token=token("Ada"))
        assert waits(both.lives[1]) is None and both.lives[1].clock.running
        assert now(both.lives[1]) - before == pytest.approx(lost, abs=2)

    in_halls(story)


def test_whoever_was_at_a_node_that_died_with_everybody_is_waited_for() -> None:
    """Also where no other node had ever heard of them."""

    async def story(one: Hall, two: Hall) -> None:
        live = await started(one, "kero", ["Ada", "Bo"], **REALTIME)
        ada, bo = Guest(one, live), Guest(one, live)
        await ada.say(t="hello", token=token("Ada"))
        await bo.say(t="hello", token=token("Bo"))
        await move(live, Seat(0), "tip", now(live))
        await asyncio.sleep(30)
        die(one)
        before, id_ = now(live), live.table.terms.id
        await until(lambda: id_ in two.live and waits(two.live[id_]) == 0, REPLACED)
        assert now(two.live[id_]) - before <= (LOST + 1) * 1000
        again = Guest(two, two.live[id_])
        await again.say(t="hello", token=token("Ada"))
        assert waits(two.live[id_]) is None

    in_halls(story)


def test_a_pause_is_the_same_everywhere_and_ends_where_somebody_comes_back() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await tipped(one, two)
        live, other = both.lives
        await asyncio.sleep(10)
        await both.ada.hang_up()
        await asyncio.sleep(5)
        assert waits(live) == waits(other) == 0
        assert live.times().time == other.times().time
        again = Guest(two, other)
        await again.say(t="hello", token=token("Ada"))
        await asyncio.sleep(0.01)
        assert waits(live) is waits(other) is None
        assert now(live) == now(other) == pytest.approx(10_000, abs=30)
        assert live.table.paused[Seat(0)] == pytest.approx(5000, abs=5)
        await again.hang_up()
        began = time.monotonic()
        await asyncio.sleep(0.01)
        await until(lambda: live.clock.running and other.clock.running)
        assert time.monotonic() - began == pytest.approx(PAUSE / 1000, abs=0.02)
        assert live.table.paused[Seat(0)] == pytest.approx(5000 + PAUSE, abs=20)

    in_halls(story)


@pytest.mark.parametrize("pausing", [False, True])
def test_when_the_game_is_over_its_clock_stands_and_nobody_is_waited_for(pausing: bool) -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await tipped(one, two)
        await asyncio.sleep(10)
        if pausing:
            await both.ada.hang_up()
            await asyncio.sleep(1)
        await both.bo.say(t="resign", id="r")
        before = now(both.lives[1])
        await asyncio.sleep(5)
        for live in both.lives:
            assert now(live) == before == pytest.approx(10_000, abs=20)
            assert waits(live) is None and not live.urgent

    in_halls(story)


def test_two_nodes_that_miss_somebody_write_one_pause() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await tipped(one, two)
        await both.ada.hang_up()
        both.lives[1].planner.went(Seat(0))
        both.lives[1].planner.came(Seat(1))
        await asyncio.sleep(1)
        assert sum(isinstance(line, lines.Halted) for line in log(one)) == 1
        both.alike_in_time()

    in_halls(story)


# Time to decide, and windows.


def test_time_to_decide_is_the_same_everywhere_also_after_a_change_of_node() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", pace="fast", options={"first": "seat1"})
        live, other = both.lives
        began = time.monotonic()
        await asyncio.sleep(20)
        assert live.times().deciding == other.times().deciding
        die(one)
        await until(lambda: other.table.chairs[0].away)
        assert time.monotonic() - began == pytest.approx(85, abs=0.05)

    in_halls(story)


def test_a_node_that_reads_the_log_counts_on_from_where_it_was() -> None:
    """Also where a move was taken back: that gave no time back."""

    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "krom", pace="fast")
        live = both.lives[0]
        seat, action = unseen(live)
        guest = (both.ada, both.bo)[seat]
        for i in range(3):
            await asyncio.sleep(5)
            number = live.table.game.question(live.table.state, seat)
            await guest.say(t="act", id=f"a{i}", question=number, action=action)
            await guest.say(t="undo", id=f"u{i}")
        await asyncio.sleep(0.01)
        two.forget(both.lives[1])
        again = await two.find(live.table.terms.id)
        assert again is not both.lives[1]
        assert again.times().deciding == live.times().deciding

    in_halls(story)


def test_a_window_stays_open_for_its_time_whichever_node_closes_it() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "krom", others=["Cy"])
        live, other = both.lives
        await to_a_window(live)
        await asyncio.sleep(0.01)
        window, before = live.planner.deadlines.window, len(other.table.moves)
        assert other.planner.deadlines.window == window is not None
        await asyncio.sleep(1)
        await one.close()
        await until(lambda: len(other.table.moves) > before)
        open_for = two.services.wall.at(time.monotonic()) - window.opened
        assert open_for == pytest.approx(window.most, abs=20)

    in_halls(story)


# Old logs, and a store that fails.


def test_an_old_log_that_says_nothing_of_time_is_played_on() -> None:
    store, ids = MemoryStore(), list[str]()

    async def first(hall: Hall) -> None:
        live = await started(hall, "kero", ["Ada", "Bo"], **REALTIME)
        await move(live, Seat(0), "tip", 2000)
        ids.append(live.table.terms.id)

    async def then(hall: Hall) -> None:
        live = await hall.find(ids[0])
        assert waits(live) == 0 and now(live) == 2000
        ada = Guest(hall, live)
        await ada.say(t="hello", token=token("Ada"))
        began = time.monotonic()
        await until(lambda: outages(ada))
        assert time.monotonic() - began == pytest.approx((CAPACITY + CREDIT) / 1000, abs=0.01)

    in_hall(first, store)
    for key, body in store.lines.items():
        line = json.loads(body)
        line.pop("wall", None)
        store.lines[key] = json.dumps(line).encode()
    in_hall(then, store)


def test_a_table_without_clock_or_window_says_nothing_of_time() -> None:
    store = MemoryStore()

    async def first(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"], options={"first": "seat1"})
        await move(live, Seat(0), "take pile")

    async def then(hall: Hall) -> None:
        assert len(store.lines) == before, "and nothing is written when it is read again"

    in_hall(first, store)
    before = len(store.lines)
    assert not any(b"wall" in body for body in store.lines.values())
    in_hall(then, store)


def test_what_cannot_be_written_now_is_written_later(monkeypatch: pytest.MonkeyPatch) -> None:
    store, ids = MemoryStore(), list[str]()

    async def first(hall: Hall) -> None:
        live = await started(hall, "kero", ["Ada", "Bo"], **REALTIME)
        await move(live, Seat(0), "tip", 2000)
        ids.append(live.table.terms.id)

    async def then(hall: Hall) -> None:
        live = hall.live[ids[0]]
        assert not live.planner.busy() and live.table.status == "playing"
        monkeypatch.undo()
        await asyncio.sleep(2 * AGAIN)
        assert waits(live) == 0
        ada = Guest(hall, live)
        monkeypatch.setattr(store, "append", fails)
        with capture_logs() as logged:
            await ada.say(t="hello", token=token("Ada"))
        assert "not written" in [line["event"] for line in logged]
        assert waits(live) == 0
        monkeypatch.undo()
        await until(lambda: waits(live) is None, 2)

    async def fails(append: Append) -> None:
        raise StoreError("no room")

    in_hall(first, store)
    monkeypatch.setattr(store, "append", fails)
    in_hall(then, store)


def test_a_moment_is_shorter_than_a_pause_and_longer_than_it_takes_to_be_replaced() -> None:
    assert REPLACED * 1000 <= GRACE < PAUSE


def test_a_bus_that_is_away_pauses_nobody_who_is_there() -> None:
    """A node that cannot know of Ada's other link may stop the sand, and she starts it again."""

    async def story(one: Hall, two: Hall) -> None:
        both = await tipped(one, two)
        live, other = both.lives
        ada = Guest(two, other)
        await ada.say(t="hello", token=token("Ada"))
        bus_of(one).cut = bus_of(two).cut = True
        await asyncio.sleep(3)
        live.presence.elsewhere.clear()
        await both.ada.hang_up()
        await asyncio.sleep(3)
        assert waits(live) is waits(other) is None
        assert live.table.paused[Seat(0)] <= 2500
        assert now(live) == now(other)

    in_halls(story)
