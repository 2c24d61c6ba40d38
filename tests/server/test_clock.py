"""What happens at a table by itself: clocks, windows, bots that fail, tables left behind."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

from kaboodle.core.ids import Seat
from kaboodle.server import bots, clock, lines, planner, wire
from kaboodle.server.bots import Thinkers, Thought
from kaboodle.server.clock import Allowance, Decision, TableClock
from kaboodle.server.connection import Connection
from kaboodle.server.hall import Hall
from kaboodle.server.live import LiveTable
from kaboodle.server.store import Append, StoreError
from tests.server.inside import in_hall, move, started, until


def test_a_table_clock_can_stand_still() -> None:
    c = TableClock(100)
    assert (c.now(5.0), c.running) == (100, False)
    c.run(5.0)
    c.run(6.0)
    assert (c.now(7.0), c.running) == (2100, True)
    c.stop(8.0)
    assert c.now(99.0) == 3100


def test_a_decision_takes_its_time_first_and_then_the_reserve() -> None:
    d = Decision(3, Allowance(1000, 5000), -1, 10.0)
    assert (d.left(10.0), d.reserve_after(10.9)) == (6000, 5000)
    assert (d.left(12.0), d.reserve_after(12.0)) == (4000, 4000)
    assert (d.left(99.0), d.reserve_after(99.0)) == (0, 0)
    assert Decision(3, Allowance(1000, 5000), 200, 10.0).left(10.0) == 1200


def test_after_a_warning_a_bot_takes_over_until_the_person_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(clock.PACES, "fast", Allowance(150, 100))
    monkeypatch.setattr(planner, "COUNTDOWN", 100)
    told: list[str] = []
    monkeypatch.setattr(LiveTable, "tell", lambda self, m: told.append(type(m).__name__))

    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"], pace="fast")
        [asked] = live.table.game.asked(live.table.state)
        began = time.monotonic()
        await until(lambda: live.table.chairs[asked].away)
        assert time.monotonic() - began > 0.24
        assert "Warning" in told
        await until(lambda: len(live.table.moves) > 0)
        assert live.table.chairs[asked].reserve == -1, "a bot does not touch the reserve"
        await live.carry_out(lambda: [lines.TookBack(int(asked))])
        assert not live.table.chairs[asked].by_bot

    in_hall(tmp_path, story)


def test_time_to_decide_runs_though_the_table_has_no_clock_of_its_own(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"], pace="fast")
        [asked] = live.table.game.asked(live.table.state)
        now = time.monotonic()
        [early], [late] = live.planner.deciding(now + 1), live.planner.deciding(now + 3)
        assert early.seat == late.seat == asked
        assert early.left - late.left in (1999, 2000, 2001)
        assert live.times().time == wire.Time(0, False, None)

    in_hall(tmp_path, story)


def test_a_move_carries_the_time_it_arrived_at(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        options = {"clock": "realtime", "first": "seat1"}
        live = await started(hall, "kero", ["Ada", "Bo"], options=options)
        game, heard = live.table.game, time.monotonic() + 5  # a while from now: not when it is read
        ada = Connection(nobody)
        ada.seat = Seat(0)
        question = game.question(live.table.state, Seat(0))
        act = wire.Act("a", question, game.catalogue.number("tip"))
        await live.act(ada, act, heard)
        assert live.table.moves[-1].at == live.clock.now(heard)
        question = game.question(live.table.state, Seat(0))
        act = wire.Act("b", question, game.catalogue.number("lay flat"))
        await live.act(ada, act, heard - 1)
        assert live.table.moves[-1].at == live.table.moves[0].at, "never before the last move"

    in_hall(tmp_path, story)


async def nobody(message: object) -> None:
    """Whom nothing reaches."""


def test_the_reserve_outlives_a_restart(tmp_path: Path) -> None:
    ids: list[str] = []

    async def first(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"], pace="fast")
        [asked] = live.table.game.asked(live.table.state)
        await live.carry_out(lambda: [lines.Moved(int(asked), "take pile", reserve=1234)])
        ids.append(live.table.terms.id)

    async def then(hall: Hall) -> None:
        chairs = (await hall.find(ids[0])).table.chairs
        assert sorted(chair.reserve for chair in chairs) == [-1, 1234]

    in_hall(tmp_path, first)
    in_hall(tmp_path, then)


def test_a_window_closes_with_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planner, "WINDOW", 300)

    async def story(hall: Hall) -> None:
        live = await started(hall, "krom", ["Ada", "Bo", "Cy"])
        game = live.table.game
        while True:
            s = live.table.state
            seat = game.asked(s)[0]
            if game.silence(s, seat) is not None:
                break
            options = [game.catalogue.key(a) for a in game.options(s, seat)]
            cards = [key for key in options if key.startswith("play")]
            key = (cards or options)[0]
            await move(live, seat, key)
        question, began = game.question(s, seat), time.monotonic()
        assert live.planner.deciding(began) == [], "no clock shows who is thought to think"
        await until(lambda: game.question(live.table.state, seat) != question)
        assert 0.25 < time.monotonic() - began < 3

    in_hall(tmp_path, story)


def test_random_bots_end_their_games(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "krom", ["random", "random", "random"])
        await until(lambda: live.table.status == "over", 60)

    in_hall(tmp_path, story)


def test_a_bot_whose_move_could_not_be_stored_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(planner, "AGAIN", 0.05)

    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["greedy", "greedy"])
        await until(lambda: len(live.table.moves) > 2)
        good, failed = hall.store.append, 0

        async def full(append: Append) -> None:
            nonlocal failed
            failed += 1
            raise StoreError("the disk is full")

        monkeypatch.setattr(hall.store, "append", full)
        await until(lambda: failed > 1)
        monkeypatch.setattr(hall.store, "append", good)
        await until(lambda: live.table.status == "over")

    in_hall(tmp_path, story)


def sleep_or_die(thought: Thought) -> tuple[int, int]:
    if thought.bot == "slow":
        time.sleep(60)
    if thought.bot == "dead":
        os._exit(1)
    return thought.seat, 0


@pytest.mark.parametrize("fault", ["slow", "dead"])
def test_a_bot_that_fails_breaks_no_other(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    here = bots.think
    monkeypatch.setattr(bots, "THINKING", 3.0)

    async def story() -> None:
        thinkers = Thinkers(1)
        monkeypatch.setattr(bots, "think", sleep_or_die)
        wishes = [Thought("kaskaria", "", {}, 2, 1, b"", 1, bot) for bot in [fault, "a", "b", "c"]]
        tasks = [asyncio.create_task(thinkers.decide(wishes[0]))]
        await asyncio.sleep(0.1)
        tasks += [asyncio.create_task(thinkers.decide(wish)) for wish in wishes[1:]]
        await asyncio.sleep(0)
        monkeypatch.setattr(
            bots, "think", lambda thought: (7, 0) if thought.seat else here(thought)
        )
        assert (await asyncio.gather(*tasks))[0] == (7, 0)
        thinkers.close()

    asyncio.run(story())


def test_tables_nobody_comes_back_to_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hall: Hall) -> None:
        wish = wire.Wish("kaskaria", [wire.SeatWish()] * 2)
        lobby, _, _ = await hall.set_table(wish)
        playing = await started(hall, "kaskaria", ["Ada", "Bo"])
        now = time.time()
        for days, statuses in [(0, ["lobby", "playing"]), (2, ["closed", "playing"]),
                               (20, ["closed", "closed"])]:  # fmt: skip
            monkeypatch.setattr(time, "time", lambda days=days: now + days * 86400)
            for live in (lobby, playing):
                hall.forget(live)
            await hall.sweep()
            found = [await hall.find(live.table.terms.id) for live in (lobby, playing)]
            assert [live.table.status for live in found] == statuses

    in_hall(tmp_path, story)


def test_a_move_says_that_the_table_is_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        later = time.time() + 13 * 86400
        monkeypatch.setattr(time, "time", lambda: later)
        [asked] = live.table.game.asked(live.table.state)
        await live.carry_out(lambda: [lines.Moved(int(asked), "take pile")])
        [entry] = await hall.store.find(statuses=("playing",))
        assert entry.updated == int(later)

    in_hall(tmp_path, story)


def test_one_log_that_cannot_be_read_holds_up_nobody(tmp_path: Path) -> None:
    ids: list[str] = []

    async def first(hall: Hall) -> None:
        for live in [await started(hall, "kaskaria", ["Ada", "Bo"]) for _ in range(2)]:
            ids.append(live.table.terms.id)  # noqa: PERF401
        await hall.store.append(Append(ids[0], 99, [b"junk"]))

    async def then(hall: Hall) -> None:
        assert list(hall.live) == [ids[1]]
        assert hall.live[ids[1]].table.game.asked(hall.live[ids[1]].table.state) != [Seat(9)]

    in_hall(tmp_path, first)
    in_hall(tmp_path, then)
