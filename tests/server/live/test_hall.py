"""Tables set, found and swept away."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace
from functools import partial

import pytest
from structlog.testing import capture_logs

from kaboodle import packs
from kaboodle.core.ids import Seat
from kaboodle.server.http import replays
from kaboodle.server.live import tokens
from kaboodle.server.live.hall import Hall
from kaboodle.server.live.sweeper import IDLE, SWEEP
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.storage.store import Append, Entry, StoreError
from kaboodle.server.table import lines, table
from kaboodle.server.websocket.framing import GONE
from tests.server.kit.in_process import Guest, MemoryStore, in_hall, move, started, token, until

OPEN = wire.SeatWish()


@pytest.mark.parametrize(
    ("wish", "error", "reason"),
    [
        (wire.Wish("kaskaria", [OPEN] * 9), "options", "seats"),
        (wire.Wish("kaskaria", [OPEN] * 2, {"wrong": 1}), "options", "wrong"),
        (wire.Wish("kaskaria", [OPEN] * 2, pack="name = 1"), "pack", "name"),
        (wire.Wish("kaskaria", [OPEN] * 2, pack="name ="), "pack", "not TOML"),
    ],
)
def test_what_is_wrong_with_a_wish_is_named(wish: wire.Wish, error: str, reason: str) -> None:
    async def story(hall: Hall) -> None:
        with pytest.raises(Denied) as no:
            await hall.set_table(wish)
        assert no.value.error == error
        assert reason in str(no.value.args_["reason"])
        assert (reason == "not TOML") == ("TOML" in str(no.value.args_["reason"]))

    in_hall(story)


def test_tables_nobody_comes_back_to_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall) -> None:
        lobby, _, _ = await hall.set_table(wire.Wish("kaskaria", [OPEN] * 2))
        playing = await started(hall, "kaskaria", ["Ada", "Bo"])
        now = time.time()
        for days, statuses in [(0, ["lobby", "playing"]), (2, ["closed", "playing"]),
                               (20, ["closed", "closed"])]:  # fmt: skip
            monkeypatch.setattr(time, "time", lambda days=days: now + days * 86400)
            for live in (lobby, playing):
                hall.forget(live)
            await hall.sweeper.sweep()
            tables = [await hall.find(live.table.terms.id) for live in (lobby, playing)]
            assert [live.table.status for live in tables] == statuses
        monkeypatch.setattr(time, "time", lambda: now + 200 * 86400)
        await hall.sweeper.sweep()
        assert await hall.store.find(statuses=("closed",)) == []

    in_hall(story)


def test_a_table_that_cannot_be_closed_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log with a gap in it: what is written next is there already."""

    async def story(hall: Hall) -> None:
        tables = [await started(hall, "kaskaria", ["Ada", "Bo"]) for _ in range(3)]
        ids = [live.table.terms.id for live in tables]
        bad = min(ids)
        end = len(await store.read(bad))
        for line in (end + 1, end + 2):
            store.lines[bad, line] = lines.encode(lines.TookBack(0))
        for live in tables:
            hall.forget(live)
        later = time.time() + 30 * 86400
        monkeypatch.setattr(time, "time", lambda: later)
        with capture_logs() as log:
            await hall.sweeper.sweep()
        assert [(e["event"], e.get("table")) for e in log] == [("store", None), ("not closed", bad)]
        statuses = {id_: entry.status for id_, entry in store.entries.items()}
        assert statuses == {id_: "playing" if id_ == bad else "closed" for id_ in ids}

    store = MemoryStore()
    in_hall(story, store)


def test_whoever_is_there_keeps_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall) -> None:
        live, _, _ = await hall.set_table(wire.Wish("kaskaria", [OPEN] * 2))
        guest = Guest(hall, live)
        await guest.say(t="hello")
        later = time.time() + 30 * 86400
        monkeypatch.setattr(time, "time", lambda: later)
        await hall.sweeper.sweep()
        assert live.table.status == "lobby"

    in_hall(story)


def test_what_nobody_is_at_leaves_the_memory_unless_it_goes_on_by_itself() -> None:
    async def story(hall: Hall) -> None:
        quiet = await started(hall, "kaskaria", ["Ada", "Bo"])
        timed = await started(hall, "kaskaria", ["Ada", "Bo"], pace="relaxed")
        await until(lambda: quiet.table.terms.id not in hall.live, IDLE + 2 * SWEEP)
        assert list(hall.live) == [timed.table.terms.id]
        again = await hall.find(quiet.table.terms.id)
        assert again is not quiet and again.table.status == "playing"
        hall.forget(quiet)
        assert hall.live[again.table.terms.id] is again, "it is another by now"

    in_hall(story)


def test_a_store_that_fails_is_told_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall) -> None:
        async def full(before: int, statuses: tuple[str, ...]) -> int:
            raise StoreError("the disk is full")

        monkeypatch.setattr(hall.store, "drop", full)
        with capture_logs() as log:
            await asyncio.sleep(2 * SWEEP + 1)
        line = {"event": "store", "error": "the disk is full", "log_level": "error"}
        assert log == [line, line]

    in_hall(story)


def test_a_move_says_that_the_table_is_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        later = time.time() + 13 * 86400
        monkeypatch.setattr(time, "time", lambda: later)
        [asked] = live.table.game.asked(live.table.state)
        await move(live, asked, "take pile")
        [entry] = await hall.store.find(statuses=("playing",))
        assert entry.updated == int(later)

    in_hall(story)


def test_one_log_that_cannot_be_read_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    store, ids = MemoryStore(), list[str]()

    async def first(hall: Hall) -> None:
        for _ in range(2):
            live = await started(hall, "kaskaria", ["Ada", "Bo"], visibility="public")
            ids.append(live.table.terms.id)
        await hall.store.append(Append(ids[0], 99, [b"junk"]))

    async def then(hall: Hall) -> None:
        assert list(hall.live) == [ids[1]]
        assert hall.live[ids[1]].table.game.asked(hall.live[ids[1]].table.state) != [Seat(9)]
        assert [info.id for info in await hall.public()] == [ids[1]]
        assert await hall.store.read(ids[0]), "the log is still there"
        with pytest.raises(Denied, match="unreadable"):
            await hall.find(ids[0])
        later = time.time() + 30 * 86400
        monkeypatch.setattr(time, "time", lambda: later)
        await hall.sweeper.sweep()
        assert hall.live[ids[1]].table.status == "closed"

    in_hall(first, store)
    with capture_logs() as logged:
        in_hall(then, store)
    unusual = [line for line in logged if line["log_level"] != "info"]
    assert [(line["event"], line["table"]) for line in unusual] == [("unreadable", ids[0])], "once"
    assert store.entries[ids[0]].status == "closed"


def test_a_log_played_by_other_rules_is_not_replayed_by_these() -> None:
    store, ids = MemoryStore(), list[str]()

    async def first(hall: Hall) -> None:
        for game in ("krom", "kaskaria"):
            live = await started(hall, game, ["Ada", "Bo"])
            ids.append(live.table.terms.id)
            assert live.table.terms.rules == live.table.game.box.version
        # As it was written before logs named their rules: version 1.
        old = json.loads(store.lines[ids[0], 0])
        del old["rules"]
        store.lines[ids[0], 0] = json.dumps(old).encode()

    async def then(hall: Hall) -> None:
        assert list(hall.live) == [ids[1]]
        with pytest.raises(Denied, match="other-rules") as no:
            await hall.find(ids[0])
        assert no.value.args_["theirs"] == 1
        assert (await hall.store.find(statuses=("closed",)))[0].id == ids[0]

    in_hall(first, store)
    with capture_logs() as logged:
        in_hall(then, store)
    assert [line["why"] for line in logged if line["event"] == "unreadable"] == ["other-rules"]


# Once it was accepted that it does not last for six (KR-S2).
FEW = packs.shipped("krom").replace("kroms = 50", "kroms = 14", 1)


@pytest.mark.parametrize(
    ("changed", "error", "why"),
    [
        ({"content": "standard@0123456789abcdef"}, "other-pack", "standard@0123456789abcdef"),
        ({"pack": FEW}, "refused-pack", "(KR-S2)"),
    ],
)
def test_a_pack_that_changed_or_is_refused_by_now_changes_no_hands(
    changed: dict[str, str], error: str, why: str
) -> None:
    store, ids = MemoryStore(), list[str]()

    async def first(hall: Hall) -> None:
        for _ in range(2):
            live = await started(hall, "krom", ["Ada", "Bo"])
            ids.append(live.table.terms.id)
            assert live.table.terms.content == live.table.game.pack_id
        line = json.loads(store.lines[ids[0], 0])
        store.lines[ids[0], 0] = json.dumps({**line, **changed}).encode()

    async def then(hall: Hall) -> None:
        assert list(hall.live) == [ids[1]]
        with pytest.raises(Denied, match=error) as no:
            await hall.find(ids[0])
        assert no.value.status == 410 and why in str(no.value.args_)

    in_hall(first, store)
    in_hall(then, store)


def test_a_log_that_leads_elsewhere_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MARK_EVERY", 4)
    store, ids = MemoryStore(), list[str]()

    async def first(hall: Hall) -> None:
        for _ in range(2):
            live = await started(hall, "kaskaria", ["random", "random"])
            moves = live.table.moves
            await until(partial(lambda moves: len(moves) >= 4, moves))
            hall.forget(live)
            ids.append(live.table.terms.id)
        marked = [key for key, body in store.lines.items() if b'"mark"' in body]
        assert [id_ for id_, _ in marked] == ids
        line = json.loads(store.lines[marked[0]])
        line["mark"] = "0" * 16
        store.lines[marked[0]] = json.dumps(line).encode()

    async def then(hall: Hall) -> None:
        assert list(hall.live) == [ids[1]]
        with pytest.raises(Denied, match="misread") as no:
            await hall.find(ids[0])
        assert no.value.args_["moves"] == 3

    in_hall(first, store)
    with capture_logs() as logged:
        in_hall(then, store)
    unreadable_logs = [line for line in logged if line["event"] == "unreadable"]
    assert [(line["table"], line["why"]) for line in unreadable_logs] == [(ids[0], "misread")]


class Failing(MemoryStore):
    """Cannot do what it is told not to."""

    refuses_entries = refuses_lines = refuses_reading = False

    async def append(self, lines: Append) -> None:
        if self.refuses_lines if lines.bodies else self.refuses_entries:
            raise StoreError("no room")
        await super().append(lines)

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        if self.refuses_reading:
            raise StoreError("no disk")
        return await super().read(table, start)


def test_a_game_whose_end_is_not_entered_is_over_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["random", "random"], visibility="public")
        store.refuses_entries = True
        with capture_logs() as logged:
            await until(lambda: live.table.status == "over")
        assert [line["event"] for line in logged] == ["store"], "no move that was made is denied"
        assert store.entries[live.table.terms.id].status == "playing"
        assert await hall.public() == []
        later = time.time() + 30 * 86400
        monkeypatch.setattr(time, "time", lambda: later)
        await hall.sweeper.sweep()
        assert live.table.status == "over", "it was not abandoned"
        hall.forget(live)
        await hall.find(live.table.terms.id)
        assert store.entries[live.table.terms.id].status == "playing"
        hall.forget(await hall.find(live.table.terms.id))
        store.refuses_entries = False
        await hall.find(live.table.terms.id)
        assert store.entries[live.table.terms.id].status == "over"

    store = Failing()
    in_hall(story, store)


def test_a_table_taken_up_again_leaves_its_code_to_whoever_has_it_now() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        id_, code = live.table.terms.id, live.table.terms.code
        store.entries[id_] = replace(store.entries[id_], status="closed")
        hall.forget(live)
        store.entries["other"] = Entry("other", code, "lobby", "link", 0)
        with capture_logs() as logged:
            assert (await hall.find(id_)).table.status == "playing"
        assert [line["event"] for line in logged] == ["code taken"]

    store = MemoryStore()
    in_hall(story, store)


def test_a_store_that_fails_closes_no_table() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"], visibility="public")
        hall.forget(live)
        store.refuses_reading = True
        assert await hall.public() == []
        store.refuses_reading = False
        assert [info.id for info in await hall.public()] == [live.table.terms.id]
        store.refuses_lines = True
        with pytest.raises(Denied, match="unavailable"):
            await hall.set_table(wire.Wish("kaskaria", [OPEN] * 2))

    store = Failing()
    in_hall(story, store)


def test_whoever_found_a_table_that_was_forgotten_dials_again() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        await asyncio.sleep(IDLE + 1)
        assert await hall.find(live.table.terms.id) is live
        await hall.sweeper.sweep()
        assert hall.live[live.table.terms.id] is live, "somebody has just asked for it"
        late = Guest(hall, live)
        hall.forget(live)
        await late.say(t="hello", token=token("Ada"))
        assert (late.code, late.heard, live.connections) == (GONE, [], [])
        again = Guest(hall, await hall.find(live.table.terms.id))
        await again.say(t="hello", token=token("Ada"))
        assert again.told("welcome")

    in_hall(story)


def test_a_table_that_is_read_stays_as_it_was_while_it_is_played_on() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"], options={"first": "seat1"})
        kept = live.table.snapshot()
        await move(live, Seat(0), "take pile")
        snapshot = kept.table()
        assert len(replays.of_table(snapshot, Seat(0)).steps) == 1
        assert len(replays.of_table(live.table, Seat(0)).steps) == 2
        assert len(snapshot.record().text()) < len(live.table.record().text())

    in_hall(story)


def test_a_code_that_is_taken_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["AAAA", "AAAA", "BBBB"])
    monkeypatch.setattr(tokens, "new_code", lambda: next(codes))

    async def story(hall: Hall) -> None:
        made = [await hall.set_table(wire.Wish("kaskaria", [OPEN] * 2)) for _ in range(2)]
        assert [live.table.terms.code for live, _, _ in made] == ["AAAA", "BBBB"]
        assert await hall.by_code("aaaa") is made[0][0]
        await made[0][0].carry_out(lambda: [lines.Closed("abandoned")])
        code = iter(["AAAA"])
        monkeypatch.setattr(tokens, "new_code", lambda: next(code))
        again, _, _ = await hall.set_table(wire.Wish("kaskaria", [OPEN] * 2))
        assert await hall.by_code("AAAA") is again, "the code was free again"
        await again.carry_out(lambda: [lines.Started(), lines.Resigned(0)])
        assert await hall.by_code("AAAA") is again, "one can still look at it"
        await again.carry_out(lambda: [lines.Closed("abandoned")])
        for gone in ("AAAA", "ZZZZ"):
            with pytest.raises(Denied, match="no-table"):
                await hall.by_code(gone)

    in_hall(story)


def test_two_who_ask_for_a_table_at_once_get_the_same() -> None:
    store, ids = MemoryStore(), list[str]()

    async def first(hall: Hall) -> None:
        live, _, _ = await hall.set_table(wire.Wish("kaskaria", [OPEN] * 2))
        ids.append(live.table.terms.id)

    async def then(hall: Hall) -> None:
        one, two = await asyncio.gather(hall.find(ids[0]), hall.find(ids[0]))
        assert one is two
        hall.forget(one)
        leaves, stays = [asyncio.create_task(hall.find(ids[0])) for _ in range(2)]
        await asyncio.sleep(0)
        leaves.cancel()  # which takes the table from nobody else
        assert (await stays).table.terms.id == ids[0]

    in_hall(first, store)
    in_hall(then, store)


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        (wire.Wish("chess", [OPEN] * 2), "no-game"),
        (wire.Wish("kaskaria", [wire.SeatWish("bot")] * 2, name="Ada"), "table-full"),
        (wire.Wish("kaskaria", [OPEN, wire.SeatWish("bot", "deep")]), "no-bot"),
    ],
)
def test_wishes_that_cannot_be_granted(wish: wire.Wish, error: str) -> None:
    async def story(hall: Hall) -> None:
        with pytest.raises(Denied, match=error):
            await hall.set_table(wish)
        assert hall.live == {}

    in_hall(story)


def test_there_is_room_for_so_many_tables() -> None:
    async def story(hall: Hall) -> None:
        await hall.set_table(wire.Wish("kaskaria", [OPEN] * 2))
        with pytest.raises(Denied, match="too-many-tables"):
            await hall.set_table(wire.Wish("kaskaria", [OPEN] * 2))

    in_hall(story, max_tables=1)


def test_room_is_kept_for_a_table_while_it_is_written() -> None:
    class Slow(MemoryStore):
        async def append(self, lines: Append) -> None:
            await asyncio.sleep(0.01)
            if lines.line == 0 and self.full:
                raise StoreError("the disk is full")
            await super().append(lines)

        full = True

    async def story(hall: Hall) -> None:
        wish = wire.Wish("kaskaria", [OPEN] * 2)
        for tables in (0, 1, 1):  # at first none can be written, and no room is lost by it
            many = [hall.set_table(wish) for _ in range(10)]
            made = await asyncio.gather(*many, return_exceptions=True)
            errors = [no.error for no in made if isinstance(no, Denied)]
            assert len(errors) >= 9 and errors.count("too-many-tables") >= 9
            assert len(hall.live) == tables
            store.full = False

    store = Slow()
    in_hall(story, store, max_tables=1)


def test_hearts_beat_and_a_silent_link_is_let_go() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        there, silent = Guest(hall, live), Guest(hall, live)
        silent.lively = False
        await there.say(t="hello", token=token("Ada"))
        await silent.say(t="hello")
        await until(lambda: silent.code != 0)
        assert silent.code == 1002 and there.code == 0
        await there.say(t="ping", n=1)  # again: counts once
        assert live.info().seats[0].lag == 0

    in_hall(story)


def test_a_bot_leaves_the_host_their_name() -> None:
    async def story(hall: Hall) -> None:
        seats = [wire.SeatWish(), wire.SeatWish("bot", "greedy")]
        live, _, _ = await hall.set_table(wire.Wish("kaskaria", seats, name="Juno"))
        assert [chair.name for chair in live.table.chairs] == ["Juno", "Otto"]

    in_hall(story)
