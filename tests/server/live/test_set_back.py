"""A database that was set back under running nodes: restored, or failed over to one that lacks the
last lines. What it says is true, and nothing is written after what it does not say."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
from structlog.testing import capture_logs
from websockets.exceptions import WebSocketException

from kaboodle.core.ids import Seat
from kaboodle.server.live.hall import Hall
from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.live.node import BEAT, LOOK
from kaboodle.server.table import lines
from kaboodle.server.table.table import fold
from kaboodle.server.websocket.framing import GONE
from tests.server.kit.client import Player, come_back, run, running
from tests.server.kit.in_process import Guest, MemoryStore, move, started, token, until
from tests.server.kit.nodes import Pair, bus_of, in_halls, pair
from tests.server.live.test_lease import holds, memory, moves
from tests.server.live.test_nodes import FIRST, question
from tests.server.live.test_time import REALTIME
from tests.server.live.test_windows import to_a_window

Told = list[Any]


def faults(told: Told) -> set[str]:
    return {line["event"] for line in told if line["log_level"] == "error"}


async def act(guest: Guest, live: LiveTable) -> None:
    """Whatever Ada may do first."""
    [first, *_] = live.table.game.options(live.table.state, Seat(0))
    await guest.say(t="act", id="m", question=question(live, 0), action=first)


async def found_out(how: str, both: Pair) -> None:
    """How a node comes to know of it, and that its people do."""
    live, one = both.lives[0], both.halls[0]
    if how == "a move":
        await act(both.ada, live)
    elif how == "another wish":
        await both.ada.say(t="leave", id="m")
    elif how == "a wish that is refused":
        await both.ada.say(t="take-back", id="m")
    elif how == "whoever comes":
        assert await one.find(live.table.terms.id) is not live, "it was read anew"
    else:
        await one.node.look()
        await asyncio.sleep(0.001)
    refused = [message["error"] for message in both.ada.told("refused")]
    assert refused == (["unavailable"] if how in WISHES else [])
    assert both.ada.code == GONE and one.live.get(live.table.terms.id) is not live


WISHES = ["a move", "another wish", "a wish that is refused"]
WAYS = [*WISHES, "whoever comes", "a look"]


@pytest.mark.parametrize("how", WAYS)
def test_a_database_that_was_set_back_says_what_is_true(how: str) -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", **FIRST)
        live, id_ = both.lives[0], both.lives[0].table.terms.id
        before = live.table.line
        for seat in (0, 1):
            await move(live, Seat(seat), "take pile")
        for line in (before, before + 1):
            del memory(one).lines[id_, line]
        with capture_logs() as logged:
            await found_out(how, both)
        assert faults(logged) == {"adrift"}
        assert (await one.find(id_)).table.line == before == len(await one.store.read(id_))

    in_halls(story, still=True)


async def play(live: LiveTable, *which: int) -> None:
    """Moves of whoever is asked, by their place among all they could do."""
    for n in which:
        game, s = live.table.game, live.table.state
        [seat] = game.asked(s)
        await move(live, seat, game.catalogue.key(sorted(game.options(s, seat))[n]))


@pytest.mark.parametrize("how", WAYS)
@pytest.mark.parametrize("theirs", [(1, 1), (1, 0), (1, 0, 0)], ids=["all", "but the last", "more"])
def test_where_others_have_written_as_many_different_lines_no_node_goes_on_from_its_own(
    theirs: tuple[int, ...], how: str
) -> None:
    """One node read the log anew before the other looked; also if they end with the same move."""

    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", **FIRST)
        live = both.lives[0]
        id_, before = live.table.terms.id, live.table.line
        await play(live, 0, 0)
        bus_of(one).cut = True
        for line in (before, before + 1):
            del memory(one).lines[id_, line]
        await two.node.look()
        await asyncio.sleep(0.001)
        assert id_ not in two.live
        again = await two.find(id_)
        await play(again, *theirs)
        assert again.table.line - before == len(theirs)
        assert [*again.table.moves] != [*live.table.moves][: len(theirs)]
        written = await two.store.read(id_)
        with capture_logs() as logged:
            await found_out(how, both)
        assert faults(logged) == {"adrift"}
        assert await one.store.read(id_) == written, "and nothing else"
        assert [*(await one.find(id_)).table.moves] == [*again.table.moves]
        await play(one.live[id_], 0)
        assert await again.current(), "the other never left"
        assert [*fold(await one.store.read(id_)).moves] == [*again.table.moves]

    in_halls(story)


def anew(store: MemoryStore, id_: str) -> None:
    """The last line is another: the same, but written at another time."""
    key = max(key for key in store.lines if key[0] == id_)
    line = lines.decode(store.lines[key])
    line.wall += 1
    store.lines[key] = lines.encode(line)


async def bots(hall: Hall) -> LiveTable:
    return await started(hall, "kaskaria", ["random", "random"])


async def window(hall: Hall) -> LiveTable:
    return await to_a_window(await started(hall, "krom", ["Ada", "Bo", "Cy"]))


async def sand(hall: Hall) -> LiveTable:
    live = await absence(hall)
    await Guest(hall, live).say(t="hello", token=token("Ada"))
    return live


async def countdown(hall: Hall) -> LiveTable:
    return await started(hall, "kaskaria", ["Ada", "Bo"], pace="fast")


async def absence(hall: Hall) -> LiveTable:
    """Her truck is tipped, and she is not there."""
    live = await started(hall, "kero", ["Ada", "Bo"], **REALTIME)
    await move(live, Seat(0), "tip")
    return live


@pytest.mark.parametrize("what", [bots, window, sand, countdown, absence])
def test_nor_does_what_happens_by_itself(
    what: Callable[[Hall], Awaitable[LiveTable]], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(everywhere: bool = False) -> None:
        pass

    async def story(one: Hall, two: Hall) -> None:
        for hall in (one, two):
            monkeypatch.setattr(hall.node, "look", never)
        live = await what(one)
        id_ = live.table.terms.id
        await until(lambda: live.planner.fence is not None)
        anew(memory(one), id_)
        written = await one.store.read(id_)
        with capture_logs() as logged:
            await until(lambda: "adrift" in faults(logged))
            await until(lambda: one.live.get(id_) is not live)
        assert faults(logged) == {"adrift"}
        # Whoever takes it up goes on from what is written.
        await until(lambda: max(memory(one).lines)[1] >= len(written))
        log = await one.store.read(id_)
        assert log[: len(written)] == written
        fold(log)

    in_halls(story, bot_pause="100-100")


def test_a_lobby_entry_of_a_log_that_is_no_more_is_not_written() -> None:
    async def story(one: Hall, two: Hall) -> None:
        live = await started(one, "kaskaria", ["Ada", "Bo"])
        id_, store = live.table.terms.id, memory(one)
        anew(store, id_)
        before = store.entries[id_]
        live._ledger._entered = 0
        with capture_logs() as logged:
            live.in_use()
            await asyncio.sleep(0.001)
        assert faults(logged) == {"adrift"}
        assert store.entries[id_] == before and id_ not in one.live

    in_halls(story)


def test_a_look_finds_it_within_five_seconds_and_holds_nothing_against_the_node() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", **FIRST)
        live, id_ = both.lives[0], both.lives[0].table.terms.id
        await play(live, 0)
        await asyncio.sleep(0.01)
        anew(memory(one), id_)
        await asyncio.sleep((LOOK + 1) * BEAT)
        assert both.ada.code == both.bo.code == GONE
        assert live not in one.live.values() and not one.node.unfit | two.node.unfit
        guest = Guest(two, await two.find(id_))
        await guest.say(t="hello", token=token("Ada"))
        assert guest.told("welcome")

    in_halls(story)


@pytest.mark.parametrize("what", [countdown, sand], ids=["time to decide", "sand"])
def test_time_that_was_set_back_too_goes_on_from_what_is_written(
    what: Callable[[Hall], Awaitable[LiveTable]],
) -> None:
    """Or else a bot would play on for everybody, and all sand would have run out."""

    async def story(one: Hall, two: Hall) -> None:
        live = await what(one)
        id_, store = live.table.terms.id, memory(one)
        await until(lambda: live.planner.fence is not None)
        kept, at = dict(store.lines), live.table.moves.last_at()
        await asyncio.sleep(100)
        assert len(store.lines) > len(kept), "it ran out long ago"
        store.lines = kept
        await until(lambda: one.live.get(id_) is not live, 10)
        await until(lambda: lines.Resumed(at) in log(store, id_), 10)
        assert not [line for line in log(store, id_) if isinstance(line, lines.TookOver)]

    in_halls(story, bot_pause="60000-60000")


def log(store: MemoryStore, id_: str) -> list[lines.Line]:
    entries = [lines.decode(body) for key, body in sorted(store.lines.items()) if key[0] == id_]
    for line in entries:
        line.wall = 0
    return entries


def test_a_log_that_was_away_for_a_while_is_played_on() -> None:
    """What the lobby knows of it was restored first."""

    async def story(one: Hall, two: Hall) -> None:
        live = await started(one, "kaskaria", ["random", "random"])
        await until(lambda: moves(one) > 5)
        store = memory(one)
        kept, store.lines = store.lines, {}
        await until(lambda: live not in one.live.values(), 10)
        await asyncio.sleep(10)
        store.lines = dict(kept)
        await until(lambda: len(store.lines) > len(kept), 10)

    in_halls(story, bot_pause="100-100")


def test_a_lease_that_is_a_nodes_again_is_not_left_alone() -> None:
    """It is held by one that lives, so nobody else may; and that one knows nothing of it."""

    async def story(one: Hall, two: Hall) -> None:
        live = await started(two, "kaskaria", ["random", "random"])
        await until(lambda: moves(two) > 5)
        memory(one).leases[live.table.terms.id] = (one.node.name, 7)
        await until(lambda: holds(one, two) == [True, False], (LOOK + 1) * BEAT)
        before = moves(two)
        await until(lambda: moves(two) > before, 10)

    in_halls(story, bot_pause="100-100")


def test_leases_that_are_gone_leave_one_hand_at_a_table() -> None:
    """The next one has the same fence as the last."""

    async def story(one: Hall, two: Hall) -> None:
        live = await started(one, "kaskaria", ["random", "random"])
        await until(lambda: live.planner.fence is not None)
        memory(one).leases.clear()
        await two.node.hold()
        assert holds(one, two) == [True, True]
        await asyncio.sleep((LOOK + 1) * BEAT)
        assert holds(one, two) == [False, True]

    in_halls(story, bot_pause="60000-60000")


def test_a_rematch_that_was_set_anew_is_another_table() -> None:
    """It has the same name and the same people, and another seed."""

    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", **FIRST)
        store = memory(one)
        await both.ada.say(t="resign", id="r")
        await asyncio.sleep(0.01)
        kept = dict(store.lines), dict(store.entries)
        await both.ada.say(t="rematch", id="a")
        [id_] = {key[0] for key in store.lines} - {key[0] for key in kept[0]}
        old = one.live[id_]
        store.lines, store.entries = kept
        await asyncio.sleep(0.01)
        other = await two.find(both.lives[1].table.terms.id)
        await other.rematch(two.renew)
        seed = two.live[id_].table.seed
        assert old.table.seed != seed
        assert (await one.find(id_)).table.seed == seed

    in_halls(story, still=True)


# With a real one.

KEEP = "CREATE TABLE kept AS SELECT * FROM lines"
RESTORE = """
BEGIN; LOCK TABLE lines IN EXCLUSIVE MODE; DELETE FROM lines; INSERT INTO lines SELECT * FROM kept;
COMMIT
"""


def do(database: str, sql: str) -> None:
    with psycopg.connect(database, autocommit=True) as db:
        db.execute(sql.encode())


def test_a_database_restored_under_running_nodes_spoils_no_table(
    tmp_path: Path, database: str
) -> None:
    with (
        running(tmp_path / "one", database=database) as one,
        running(tmp_path / "two", database=database) as two,
    ):
        table, tokens = one.table("kaskaria", ["person", "person"], options={"first": "seat1"})

        async def asked(player: Player) -> dict[str, Any]:
            while player.state.get("question") is None:
                await player.receive()
            found: dict[str, Any] = player.state["question"]
            return found

        async def turn(player: Player, which: int) -> None:
            question = await asked(player)
            reply = await player.answer(question, question["options"][which])
            assert reply["t"] == "done"

        async def story() -> None:
            players = [Player(one, table, given) for given in tokens]
            for player in players:
                await player.connect()
            await players[0].ask(t="start")
            do(database, KEEP)
            for player in players:
                await turn(player, 0)
            before = await asked(players[0])

            # Restored, and played on at another node: as many moves, and others.
            do(database, RESTORE)
            others = [Player(two, table, given) for given in tokens]
            for player in others:
                player.sent = 100
                await player.connect()
                await turn(player, 1)

            # Whether a move or a look finds it out: whoever is here is let go, and comes back.
            with pytest.raises(WebSocketException):
                reply = await players[0].answer(before, before["options"][0])
                assert reply["error"] == "unavailable"
                await players[0].until(lambda _: False)
            await come_back(players[0])
            await asked(others[0])
            assert players[0].state["view"] == others[0].state["view"]
            await turn(players[0], 0)
            await others[0].until(lambda m: m["t"] == "step")
            assert players[0].state["view"] == others[0].state["view"]

        run(story)
        assert "adrift" in one.log() + two.log()
        with psycopg.connect(database) as db:
            rows = db.execute("SELECT body FROM lines ORDER BY line").fetchall()
        assert len(fold([body for (body,) in rows]).moves) == 3
