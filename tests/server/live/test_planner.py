"""What happens at a table by itself: clocks, bots that fail."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable

import pytest
from structlog.testing import capture_logs

from kaboodle.core.game import Move
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.core.undo import reveals
from kaboodle.server.live.bot_pool import BotTask
from kaboodle.server.live.hall import Hall
from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.live.planner import AGAIN
from kaboodle.server.protocol import wire
from kaboodle.server.storage.store import Append, Conflict, StoreError
from kaboodle.server.table import lines
from kaboodle.server.table.clock import COUNTDOWN, Allowance, ClusterClock, Decision, TableClock
from kaboodle.server.websocket.connection import Connection
from tests.server.kit.in_process import (
    Guest,
    MemoryStore,
    act,
    in_hall,
    move,
    started,
    token,
    until,
)


def test_a_table_clock_can_stand_still() -> None:
    c = TableClock()
    assert (c.now(5000), c.running) == (0, False)
    c.reach(100)  # as old logs say
    assert c.now(5000) == 100
    c.run(100, 5000)
    c.reach(9999)
    assert (c.now(7000), c.running) == (2100, True)
    assert c.now(4000) == 100, "nobody's clock is behind that far"
    c.stop(3100)
    assert c.now(99_000) == 3100


def test_a_decision_takes_its_time_first_and_then_the_reserve() -> None:
    d = Decision(3, Allowance(1000, 5000), -1, 10_000)
    assert (d.left(10_000), d.reserve_after(10_900)) == (6000, 5000)
    assert (d.left(12_000), d.reserve_after(12_000)) == (4000, 4000)
    assert (d.left(99_000), d.reserve_after(99_000)) == (0, 0)
    assert d.left(9_000) == 6000
    assert Decision(3, Allowance(1000, 5000), 200, 10_000).left(10_000) == 1200


def test_of_several_looks_at_a_clock_the_quickest_is_believed() -> None:
    wall = ClusterClock(1000.0, 10.0)
    assert wall.at(12.5) == 1_002_500
    wall.look(2_000_000, 20.0, 22.0)  # it was that at about 21
    assert wall.at(21.0) == 2_000_000
    wall.look(2_009_400, 30.0, 30.5)
    assert wall.at(30.25) == 2_009_400
    wall.look(2_013_200, 31.0, 35.0)
    assert wall.at(30.25) == 2_009_400, "that one took long"
    for second in range(40, 48):
        wall.look(1_979_500 + second * 1000, second, second + 0.9)
    assert wall.at(50.45) == 2_029_500, "the others are long ago"


def test_a_look_that_those_before_cannot_be_true_beside_is_believed_at_once() -> None:
    """The machine slept, and its own clock with it; or the database is at another machine now."""
    wall = ClusterClock(1000.0, 10.0)
    for second in range(20, 24):
        wall.look(2_000_000 + second * 1000, second - 0.001, second + 0.001)
    wall.look(2_084_000, 23.5, 24.5)
    assert wall.at(24.0) == 2_084_000
    wall.look(2_084_900, 24.9, 25.1)
    assert wall.at(25.0) == 2_084_900, "the quickest, again"


def asked(live: LiveTable) -> Seat:
    [seat] = live.table.game.asked(live.table.state)
    return seat


def test_after_a_warning_a_bot_takes_over_until_the_person_is_back() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"], pace="fast")
        guest, seat, began = Guest(hall, live), asked(live), time.monotonic()
        await guest.say(t="hello")
        await until(lambda: guest.told("warning"))
        assert time.monotonic() - began == pytest.approx((85_000 - COUNTDOWN) / 1000, abs=0.01)
        assert guest.told("warning") == [{"t": "warning", "seat": seat, "left": COUNTDOWN}]
        await until(lambda: live.table.chairs[seat].away)
        assert time.monotonic() - began == pytest.approx(85, abs=0.01)
        await until(lambda: len(live.table.moves) > 0)
        assert live.table.chairs[seat].reserve == -1, "a bot does not touch the reserve"
        await live.carry_out(lambda: [lines.TookBack(int(seat))])
        assert not live.table.chairs[seat].by_bot

    in_hall(story)


def test_who_answers_in_time_keeps_the_seat() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"], pace="fast")
        seat = asked(live)
        await asyncio.sleep(80)
        await move(live, seat, "take pile")
        await asyncio.sleep(80)
        assert not live.table.chairs[seat].away
        assert not live.table.chairs[1 - seat].away

    in_hall(story)


def test_time_to_decide_runs_though_the_table_has_no_clock_of_its_own() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"], pace="fast")
        [before] = live.times().deciding
        await asyncio.sleep(2)
        [after] = live.times().deciding
        assert before.seat == after.seat == asked(live)
        assert before.left - after.left == pytest.approx(2000, abs=2)
        assert live.times().time == wire.Time(0, False, None)

    in_hall(story)


def test_a_move_carries_the_time_it_arrived_at() -> None:
    async def story(hall: Hall) -> None:
        options = {"clock": "realtime", "first": "seat1"}
        live = await started(hall, "kero", ["Ada", "Bo"], options=options)
        game, ada = live.table.game, Connection()
        ada.seat = Seat(0)
        await asyncio.sleep(5)
        heard = time.monotonic()
        await asyncio.sleep(3)  # it waits for its turn
        question = game.question(live.table.state, Seat(0))
        await act(live, ada, wire.Act("a", question, game.catalogue.number("tip")), heard)
        assert live.table.moves[-1].at == live.clock.now(heard)
        question = game.question(live.table.state, Seat(0))
        second = wire.Act("b", question, game.catalogue.number("lay flat"))
        await act(live, ada, second, heard - 1)
        assert live.table.moves[-1].at == live.table.moves[0].at, "never before the last move"

    in_hall(story)


def test_the_reserve_outlives_a_restart() -> None:
    store, ids = MemoryStore(), list[str]()

    async def first(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"], pace="fast")
        seat = asked(live)
        await live.carry_out(lambda: [lines.Moved(int(seat), "take pile", reserve=1234)])
        ids.append(live.table.terms.id)

    async def then(hall: Hall) -> None:
        chairs = (await hall.find(ids[0])).table.chairs
        assert sorted(chair.reserve for chair in chairs) == [-1, 1234]

    in_hall(first, store)
    in_hall(then, store)


@pytest.mark.parametrize("game", ["krom", "kaskaria"])
def test_random_bots_end_their_games(game: str) -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, game, ["random", "random"])
        await until(lambda: live.table.status == "over", 1_000_000)

    in_hall(story)


def test_bots_keep_kero_s_time() -> None:
    async def story(hall: Hall) -> None:
        options = {"clock": "realtime"}
        live = await started(hall, "kero", ["random", "random"], options=options)
        await until(lambda: len(live.table.moves) > 20, 1_000_000)
        times = [move.at for move in live.table.moves]
        assert times == sorted(times) and times[-1] > 0
        assert live.clock.now(time.monotonic()) >= times[-1]

    in_hall(story)


def test_a_bot_s_move_is_made_when_it_is_stamped_however_long_it_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(hall: Hall) -> None:
        decide, ahead = hall.services.bot_pool.decide, list[int]()

        async def slowly(task: BotTask) -> tuple[int, int]:
            await asyncio.sleep(0.3)
            return await decide(task)

        monkeypatch.setattr(hall.services.bot_pool, "decide", slowly)
        live = await started(hall, "kero", ["random", "random"], options={"clock": "realtime"})
        good = hall.store.append

        async def look(append: Append) -> None:
            for line in map(lines.decode, append.bodies):
                if isinstance(line, lines.Moved):
                    ahead.append(line.at - live.clock.now(time.monotonic()))
            await good(append)

        monkeypatch.setattr(hall.store, "append", look)
        await until(lambda: len(ahead) > 20, 1_000_000)
        assert max(ahead) <= 0

    in_hall(story)


def test_a_bot_thinks_again_when_the_rules_refuse_its_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(hall: Hall) -> None:
        decide, tasks = hall.services.bot_pool.decide, list[BotTask]()

        async def wrong_at_first(task: BotTask) -> tuple[int, int]:
            tasks.append(task)
            action, at = await decide(task)
            return (282, at) if len(tasks) == 1 else (action, at)

        monkeypatch.setattr(hall.services.bot_pool, "decide", wrong_at_first)
        live = await started(hall, "kaskaria", ["greedy", "Bo"], options={"first": "seat1"})
        await until(lambda: len(live.table.moves) == 1)
        assert [task.moves for task in tasks[:2]] == [b"", b""]

    in_hall(story)


def test_a_person_who_is_back_is_not_played_for() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        seat = asked(live)
        question = live.table.game.question(live.table.state, seat)
        action = live.table.game.catalogue.number("take pile")
        assert live.planner._answer(seat, question, action) == []

    in_hall(story)


def test_a_bot_whose_move_could_not_be_stored_tries_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["greedy", "greedy"])
        await until(lambda: len(live.table.moves) > 2)
        good, failed = hall.store.append, list[float]()

        async def full(append: Append) -> None:
            failed.append(time.monotonic())
            raise StoreError("the disk is full")

        monkeypatch.setattr(hall.store, "append", full)
        await until(lambda: len(failed) > 1)
        assert failed[1] - failed[0] == pytest.approx(AGAIN, abs=0.01)
        monkeypatch.setattr(hall.store, "append", good)
        await until(lambda: live.table.status == "over")

    in_hall(story)


def test_a_bot_that_cannot_even_be_asked_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall) -> None:
        decide, failed = hall.services.bot_pool.decide, list[BotTask]()

        async def broken(task: BotTask) -> tuple[int, int]:
            failed.append(task)
            raise RuntimeError("out of memory")

        monkeypatch.setattr(hall.services.bot_pool, "decide", broken)
        live = await started(hall, "kaskaria", ["greedy", "greedy"])
        await until(lambda: len(failed) > 1)
        monkeypatch.setattr(hall.services.bot_pool, "decide", decide)
        await until(lambda: live.table.status == "over")

    in_hall(story)


def test_a_game_whose_end_could_not_be_noted_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever made the last move is not asked again."""

    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["random", "random"])
        good = hall.store.append

        def broken(append: Append) -> Awaitable[None]:
            if not append.bodies:
                raise RuntimeError("a fault of ours")
            return good(append)

        monkeypatch.setattr(hall.store, "append", broken)
        with capture_logs() as logged:
            await until(lambda: live.table.status == "over")
            await asyncio.sleep(2 * AGAIN)
        assert [line["event"] for line in logged] == ["task failed"]
        assert not live.planner.busy()
        monkeypatch.undo()

    in_hall(story)


def test_a_bot_that_waits_for_its_turn_can_be_sent_away() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["greedy", "greedy"])
        async with live._ledger.lock:
            await asyncio.sleep(1)
            moves = len(live.table.moves)
            hall.forget(live)
        await asyncio.sleep(1)
        assert len(live.table.moves) == moves

    in_hall(story)


def test_a_move_taken_back_gives_no_time_back() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "krom", ["Ada", "Bo"], pace="fast")
        game = live.table.game
        seat, action = next(
            (seat, action)
            for seat in game.asked(live.table.state)
            for action in game.options(live.table.state, seat)
            if not reveals(game, live.table.state, Move(seat, action, Millis(0)))
        )
        guest = Guest(hall, live)
        await guest.say(t="hello", token=token(("Ada", "Bo")[seat]))

        def left() -> int:
            return {d.seat: d.left for d in live.times().deciding}[int(seat)]

        first = left()
        for i in range(3):
            await asyncio.sleep(10)
            number = game.question(live.table.state, seat)
            await guest.say(t="act", id=f"a{i}", question=number, action=action)
            await guest.say(t="undo", id=f"u{i}")
            assert len(live.table.moves) == 0
            assert not guest.told("refused"), guest.told("refused")
        assert first - left() == pytest.approx(30_000, abs=100)

    in_hall(story)


def test_what_others_do_leaves_a_countdown_alone() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"], pace="fast")
        seat = asked(live)
        await asyncio.sleep(20)
        await live.carry_out(lambda: [lines.TookOver(1 - seat, "greedy")])
        [deciding] = live.times().deciding
        assert deciding.left == pytest.approx(65_000, abs=2)

    in_hall(story)


async def until_a_set(live: LiveTable) -> tuple[Seat, Action]:
    """Play on until somebody can play what ends their turn and shows them nothing new."""
    game, chance = live.table.game, random.Random(3)
    while True:
        s, seat = live.table.state, asked(live)
        for action in game.options(s, seat):
            after = game.clone(s)
            game.advance(after, seat, action, Millis(0), None)
            told = reveals(game, s, Move(seat, action, Millis(0)))
            if (
                game.catalogue.key(action).startswith("play")
                and not told
                and (game.asked(after) == [1 - seat])
            ):
                return seat, action
        await move(live, seat, game.catalogue.key(chance.choice(game.options(s, seat))))


def test_whoever_is_asked_anew_has_all_the_time_for_it() -> None:
    """A move taken back costs whoever made it, and nobody else."""

    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"], pace="fast")
        seat, action = await until_a_set(live)
        guest, question = Guest(hall, live), live.table.game.question(live.table.state, seat)
        await guest.say(t="hello", token=token(("Ada", "Bo")[seat]))
        await guest.say(t="act", id="1", question=question, action=action)
        assert [d.seat for d in live.times().deciding] == [1 - seat]
        await guest.say(t="undo", id="2")
        await asyncio.sleep(80)
        [deciding] = live.times().deciding
        assert deciding.seat == seat, "no time was given back"
        assert deciding.left == pytest.approx(5000, abs=10)
        await guest.say(t="act", id="3", question=question, action=action)
        [deciding] = live.times().deciding
        assert deciding.seat == 1 - seat
        assert deciding.left == pytest.approx(85_000, abs=10)
        await asyncio.sleep(80)
        assert not live.table.chairs[1 - seat].away
        assert not guest.told("refused")

    in_hall(story)


def test_where_several_are_asked_none_is_given_time_by_another() -> None:
    """What is shown is when a bot takes over, whatever others do and take back meanwhile."""

    async def story(hall: Hall) -> None:
        live = await started(hall, "krom", ["Ada", "Bo", "Cy"], pace="fast")
        game, guest, began = live.table.game, Guest(hall, live), time.monotonic()
        await guest.say(t="hello", token=token("Bo"))
        question = game.question(live.table.state, Seat(1))
        action = game.options(live.table.state, Seat(1))[0]
        for i in range(3):
            await asyncio.sleep(20)
            await guest.say(t="act", id=f"a{i}", question=question, action=action)
            assert [d.seat for d in live.times().deciding] == [0, 2]
            await guest.say(t="undo", id=f"u{i}")
        assert not guest.told("refused")
        assert [d.seat for d in live.times().deciding] == [0, 1, 2]
        assert all(abs(d.left - 25_000) < 10 for d in live.times().deciding)
        await until(lambda: live.table.chairs[0].away)
        assert time.monotonic() - began == pytest.approx(85, abs=0.01)

    in_hall(story)


def test_a_log_that_somebody_else_writes_is_not_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        guest = Guest(hall, live)
        await guest.say(t="hello", token=token("Ada"))

        async def taken(append: Append) -> None:
            raise Conflict

        monkeypatch.setattr(hall.store, "append", taken)
        await guest.say(t="resign", id="r")
        assert guest.told("refused")[0]["error"] == "unavailable"
        assert guest.code == 0, "nobody is sent away for it"

    in_hall(story)
