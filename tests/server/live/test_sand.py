"""KERO in real time: the server's clock, a tank that runs dry, a lost link."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest
from msgspec import UNSET

from kaboodle.core.ids import Seat
from kaboodle.server.http import replays
from kaboodle.server.live.hall import PULSE, Hall
from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.table import lines, pauses
from kaboodle.server.websocket.connection import QUIET, Connection
from tests.server.kit.in_process import (
    SETTINGS,
    Guest,
    MemoryStore,
    frame,
    in_hall,
    started,
    token,
    until,
)

CAPACITY = 60_000
PAUSE, PAUSES = pauses.PAUSE / 1000, pauses.PAUSE_TOTAL / 1000
CREDIT = SETTINGS.lag_credit_ms / 1000


class Clan(Guest):
    """A player who knows the keys."""

    def __init__(self, hall: Hall, live: LiveTable, name: str) -> None:
        super().__init__(hall, live)
        self.live, self.name, self.sent = live, name, 0

    async def enter(self, **more: Any) -> None:
        await self.say(t="hello", token=token(self.name), **more)

    async def hang_up(self) -> None:
        await super().hang_up()
        await asyncio.sleep(0.001)  # until it is written

    @property
    def time(self) -> dict[str, Any]:
        """As it was last told."""
        times: dict[str, Any] = [m for m in self.heard if "time" in m][-1]["time"]
        return times

    @property
    def state(self) -> dict[str, Any]:
        return [m for m in self.heard if m["t"] in ("welcome", "step")][-1]

    async def act(self, key: str) -> dict[str, Any]:
        self.sent += 1
        number, action = self.state["question"]["number"], self.live.table.game.catalogue.number
        await self.say(t="act", id=f"{self.sent}", question=number, action=action(key))
        return [m for m in self.heard if m.get("id") == f"{self.sent}"][-1]

    def outages(self) -> int:
        events = [event["key"] for step in self.told("step") for event in step["events"]]
        return events.count("kero-outage")


async def tipped(hall: Hall, lag: int = 0) -> tuple[Clan, Clan]:
    """Two clans, and the first has just tipped its truck."""
    options = {"clock": "realtime", "first": "seat1"}
    live = await started(hall, "kero", ["Ada", "Bo"], options=options)
    one, two = Clan(hall, live, "Ada"), Clan(hall, live, "Bo")
    await one.enter()
    await two.enter()
    [near] = [c for c in live.connections if c.seat == 0]
    near.lag = lag
    assert (await one.act("tip"))["t"] == "done"
    return one, two


def test_a_tank_runs_dry_when_it_is_due() -> None:
    async def story(hall: Hall) -> None:
        one, two = await tipped(hall)
        began, clock = time.monotonic(), one.state["time"]
        assert clock["running"]
        assert clock["due"] - clock["now"] == pytest.approx(CAPACITY, abs=2)
        await asyncio.sleep(1)
        rolled = await one.act("roll white1")
        assert rolled["t"] == "done", rolled
        reply = await one.act("roll white2")
        assert (reply["t"], reply.get("clause")) == ("refused", "KO-T4"), "a hand takes its time"
        await one.say(t="why", id="w", action=one.live.table.game.catalogue.number("roll white2"))
        assert one.told("refused")[-1]["clause"] == "KO-T4"
        await until(lambda: two.outages() == 1)
        assert time.monotonic() - began == pytest.approx(CAPACITY / 1000 + CREDIT, abs=0.01)

    in_hall(story)


def test_a_lost_link_stops_the_sand_and_coming_back_lets_it_run() -> None:
    async def story(hall: Hall) -> None:
        one, two = await tipped(hall)
        due = one.state["time"]["due"]
        await asyncio.sleep(50)
        await one.hang_up()
        times = two.told("table")[-1]["time"]
        assert not times["running"]
        assert times["waits"] == {"seat": 0, "left": pytest.approx(PAUSE * 1000, abs=2)}
        await asyncio.sleep(PAUSE - 1)
        assert two.outages() == 0, "it stood still"
        again = Clan(hall, one.live, "Ada")
        await again.enter()
        assert again.time["running"] and again.time["due"] == due
        assert again.time["waits"] is None
        await asyncio.sleep(9)
        assert two.outages() == 0
        await asyncio.sleep(2)
        assert two.outages() == 1

    in_hall(story)


def test_the_way_here_is_made_good_and_told() -> None:
    async def story(hall: Hall) -> None:
        one, _ = await tipped(hall, lag=80)
        [ada] = [c for c in one.live.connections if c.seat == 0]
        await asyncio.sleep(2)
        ada.lag = 80
        now, before = one.live.clock.now(time.monotonic()), one.live.table.credit(0)
        assert (await one.act("lay flat"))["t"] == "done"
        assert one.live.table.moves[-1].at == now - 40
        assert one.live.info().seats[0].credit == before + 40
        last = replays.of_table(one.live.table, Seat(0)).steps[-1].move
        assert last is not None and (last.key, last.lag, last.credit) == ("lay flat", 80, 40)
        shown = replays.of_table(one.live.table, Seat(1)).steps[-1].move
        assert shown is not None and shown.lag is UNSET, "others are told when the game is over"

    in_hall(story)


def test_what_waits_for_an_answer_carries_the_time_it_arrived_at() -> None:
    async def story(hall: Hall) -> None:
        one, _ = await tipped(hall)
        live = one.live
        await asyncio.sleep(2)
        number, flat = one.state["question"]["number"], live.table.game.catalogue.number("lay flat")
        arrived = live.clock.now(time.monotonic())
        async with live._ledger.lock:
            for said in ({"t": "undo", "id": "u"},
                         {"t": "act", "id": "f", "question": number, "action": flat}):  # fmt: skip
                one.send(frame(json.dumps(said).encode()))
            await asyncio.sleep(3)
        await until(lambda: one.told("done")[-1]["id"] == "f")
        assert live.table.moves[-1].at == arrived

    in_hall(story)


def test_a_line_is_measured_at_once_and_told_when_it_changes() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kero", ["Ada", "Bo"])
        ada, guest = Guest(hall, live), Guest(hall, live)
        await ada.say(t="hello", token=token("Ada"))
        await guest.say(t="hello")
        assert guest.told("welcome")[0]["lag_credit"] == SETTINGS.lag_credit_ms
        [line] = [c for c in live.connections if c.seat == 0]
        assert line.lag == 0, "no beat was waited for"
        assert not Connection().lag_changed(), "a line that was never measured"

        def heard() -> list[int]:
            return [told["table"]["seats"][0]["lag"] for told in guest.told("table")]

        before = len(heard())
        for lag, known in [(5, False), (80, True), (95, False), (200, True)]:
            line._lags.clear()
            line._beats[1000] = time.monotonic() - lag / 1000
            await ada.say(t="ping", n=1000)
            assert (len(heard()) > before) == known, lag
            before = len(heard())
        assert heard()[-1] == 200
        assert line.credit(SETTINGS.lag_credit_ms) == 100
        await ada.say(t="ping", n=1000)
        assert len(heard()) == before, "a beat that was never sent tells nothing"

    in_hall(story)


def test_another_s_second_tab_ends_no_pause() -> None:
    async def story(hall: Hall) -> None:
        one, two = await tipped(hall)
        await one.hang_up()
        tab = Clan(hall, one.live, "Bo")
        await tab.enter()
        await two.say(t="ping", n=1)
        assert not one.live.clock.running
        assert tab.time["waits"]["seat"] == 0

    in_hall(story)


def test_a_link_lost_without_goodbye_is_missed_soon_and_heard_of_again() -> None:
    async def story(hall: Hall) -> None:
        one, two = await tipped(hall)
        await asyncio.sleep(10)
        one.lively = False
        began = time.monotonic()
        await until(lambda: not one.live.clock.running)
        assert time.monotonic() - began < QUIET + 2 * PULSE + 0.1
        times = two.told("table")[-1]["time"]
        assert times["waits"]["seat"] == 0
        await asyncio.sleep(5)
        one.lively = True
        await until(lambda: one.live.clock.running)
        assert time.monotonic() - began < QUIET + 3 * PULSE + 5.1, "asked every second meanwhile"
        one.lively = False
        await until(lambda: not one.live.clock.running)
        assert (await one.act("lay flat"))["t"] == "done", "whoever acts is here"
        assert two.code == one.code == 0

    in_hall(story)


def test_one_silence_is_one_pause() -> None:
    """Also where the link is hung up in the end: it was lost before."""

    async def story(hall: Hall) -> None:
        one, two = await tipped(hall)
        live = one.live
        one.lively = False
        await until(lambda: not live.clock.running)
        began = time.monotonic()
        await until(lambda: live.clock.running)
        assert time.monotonic() - began == pytest.approx(PAUSE, abs=0.01)
        two.heard.clear()
        await until(one.over.is_set)
        await asyncio.sleep(1)
        assert all(told["time"]["running"] for told in two.told("table"))
        again = Clan(hall, live, "Ada")
        await again.enter()
        await again.hang_up()
        assert not live.clock.running, "that is another"

    in_hall(story)


def test_a_bot_that_plays_for_somebody_is_not_waited_for() -> None:
    async def story(hall: Hall) -> None:
        one, _ = await tipped(hall)
        await one.say(t="leave", id="l")
        assert one.live.table.chairs[0].away
        assert one.live.table.game.due(one.live.table.state) is not None
        await one.hang_up()
        assert one.live.clock.running and not one.live.planner.pausing

    in_hall(story)


def test_nor_is_one_a_bot_has_come_for_meanwhile() -> None:
    async def story(hall: Hall) -> None:
        one, _ = await tipped(hall)
        await one.hang_up()
        assert one.live.planner.pausing
        await one.live.carry_out(lambda: [lines.BotSat(0, "greedy")])
        await asyncio.sleep(0.01)
        assert one.live.clock.running and not one.live.planner.pausing

    in_hall(story)


def test_one_of_two_lines_is_enough() -> None:
    async def story(hall: Hall) -> None:
        one, _ = await tipped(hall)
        tab = Clan(hall, one.live, "Ada")
        await tab.enter()
        one.lively = False
        await asyncio.sleep(2 * QUIET)
        assert one.live.clock.running
        tab.lively = False
        await until(lambda: not one.live.clock.running)

    in_hall(story)


def test_after_a_restart_the_sand_waits_for_who_is_asked() -> None:
    store, ids = MemoryStore(), list[str]()

    async def first(hall: Hall) -> None:
        one, _ = await tipped(hall)
        await asyncio.sleep(5)
        ids.append(one.live.table.terms.id)

    async def then(hall: Hall) -> None:
        live = await hall.find(ids[0])
        assert not live.clock.running and live.planner.pausing
        await asyncio.sleep(3)
        back = Clan(hall, live, "Ada")
        await back.enter()
        assert live.clock.running
        assert back.time["due"] - back.time["now"] >= CAPACITY - 5000

    in_hall(first, store)
    in_hall(then, store)


def test_after_a_restart_no_sand_is_back_that_had_run_before_a_pause() -> None:
    store, ids = MemoryStore(), list[str]()

    async def first(hall: Hall) -> None:
        one, _ = await tipped(hall)
        await asyncio.sleep(5)
        await one.hang_up()
        back = Clan(hall, one.live, "Ada")
        await back.enter()
        assert back.live.clock.running
        ids.append(one.live.table.terms.id)

    async def then(hall: Hall) -> None:
        live = await hall.find(ids[0])
        due = live.table.game.due(live.table.state)
        assert due is not None and due.at - live.clock.now(0) <= CAPACITY - 5000

    in_hall(first, store)
    in_hall(then, store)


def test_of_two_lines_of_a_seat_the_shorter_counts_and_getting_slower_gains_nothing() -> None:
    async def story(hall: Hall) -> None:
        one, _ = await tipped(hall)
        live, far = one.live, Connection()
        far.seat, far.lag = Seat(0), 400
        assert live._lag.credit(far) == 0, "it was here at once when it tipped"
        live.connections.append(far)
        assert (await one.act("lay flat"))["t"] == "done"
        [near] = [c for c in live.connections if c.seat == 0 and c is not far]
        for lag, credit in [(0, 0), (60, 30), (400, 100)]:
            near.lag = lag
            assert live._lag.credit(far) == live._lag.credit(near) == credit
        one, _ = await tipped(hall, lag=60)
        [near] = [c for c in one.live.connections if c.seat == 0]
        near.lag = 400
        assert one.live._lag.credit(near) == 30, "no more than when it was tipped"

    in_hall(story)


def test_a_move_that_was_due_is_not_made_twice() -> None:
    async def story(hall: Hall) -> None:
        one, _ = await tipped(hall)
        due = one.live.table.game.due(one.live.table.state)
        assert due is not None
        late = one.live.planner._due(due)
        assert (await one.act("lay flat"))["t"] == "done"
        moves = len(one.live.table.moves)
        await late
        assert len(one.live.table.moves) == moves

    in_hall(story)


def test_nobody_is_waited_for_for_ever() -> None:
    async def story(hall: Hall) -> None:
        one, two = await tipped(hall)
        live, gone = one.live, 0.0
        while gone < PAUSES:
            await one.hang_up()
            assert not live.clock.running
            began = time.monotonic()
            await until(lambda: live.clock.running)
            assert time.monotonic() - began == pytest.approx(PAUSE, abs=0.01)
            gone += PAUSE
            one = Clan(hall, live, "Ada")
            await one.enter()
        await one.hang_up()
        assert live.clock.running, "the sand has waited enough"
        await two.hang_up()
        assert live.clock.running, "nothing runs for the other"
        await until(lambda: any(m.seat < 0 for m in live.table.moves))

    in_hall(story)


def test_a_table_that_is_left_while_it_waits_stops_waiting() -> None:
    async def story(hall: Hall) -> None:
        one, two = await tipped(hall)
        await one.hang_up()
        hall.forget(one.live)
        await asyncio.sleep(PAUSE * 2)
        assert not one.live.clock.running
        assert two.code == 1001

    in_hall(story)


def test_at_a_table_that_was_shut_nobody_is_waited_for() -> None:
    async def story(hall: Hall) -> None:
        one, _ = await tipped(hall)
        hall.forget(one.live)
        await one.hang_up()
        assert not one.live.planner.pausing
        one.live.planner.plan()
        assert not one.live.planner.busy()

    in_hall(story)
