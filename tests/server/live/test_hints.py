"""Two nodes with a bus between them: what each hears of the other, and finds by looking."""

from __future__ import annotations

import asyncio
from functools import partial
from types import SimpleNamespace

import pytest
from structlog.testing import capture_logs

from kaboodle.core.ids import Seat
from kaboodle.server.bus.bus import Chat, Freed, Heartbeat, Here, Note, Written, encode
from kaboodle.server.live import tokens
from kaboodle.server.live.hall import Hall
from kaboodle.server.live.node import BEAT, LOOK, LOST, MOST_NODES
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.wire import TEXT_LIMIT
from kaboodle.server.storage.store import NOTHING, LogEnd, StoreError
from kaboodle.server.table import lines
from tests.server.kit.in_process import Guest, move, started, token
from tests.server.kit.nodes import bus_of, in_halls, pair
from tests.server.live.test_lease import memory
from tests.server.live.test_nodes import FIRST, action, answer, question
from tests.server.live.test_windows import to_a_window


def test_what_happens_at_one_node_is_told_at_the_other() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", **FIRST)
        live, other = both.lives
        await both.ada.say(
            t="act", id="a", question=question(live, 0), action=action(live, "take pile")
        )
        assert len(other.table.moves) == 1
        assert both.bo.told("step")[-1]["question"] is not None, "his turn"
        assert both.eyes[1].told("step")
        both.alike()
        words = [note for note in bus_of(one).said if isinstance(note, Written)]
        assert words[-1] == Written(one.node.name, live.table.terms.id, live.table.line)

    in_halls(story)


def test_nothing_secret_goes_over_the_bus() -> None:
    """What is answered in secret, what is held, whose token it is: none of it is a hint."""

    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "krom", others=["Cy"])
        live = both.lives[0]
        await to_a_window(live)
        bus_of(one).said.clear()
        for seat in live.table.game.asked(live.table.state):
            line = lines.Sealed(int(seat), "allow", "an id")
            await live.carry_out(partial(lambda line: [line], line))
        assert {type(note) for note in bus_of(one).said} <= {Written, Heartbeat, Here}
        spoken = b"".join(map(encode, bus_of(one).said + bus_of(two).said))
        for word in ("allow", "an id", token("Ada"), tokens.hashed(token("Ada"))):
            assert word.encode() not in spoken

    in_halls(story)


def test_speech_is_heard_at_every_node_and_counted_once_for_all() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", free_chat=True)
        await both.ada.say(t="say", id="s", text="Moin")
        assert both.bo.told("spoken") == [
            {"t": "spoken", "seat": 0, "phrase": None, "text": "Moin"}
        ]
        for i in range(3):
            await both.bo.say(t="say", id=f"b{i}", phrase="hello")
        await both.ada.say(t="say", id="t", text="Moin")
        assert answer(both.ada, "t") == "slow-down"

    in_halls(story, chat_rate=1)


def test_what_no_node_of_ours_says_is_dropped_and_counted() -> None:
    """Whoever gets at the bus can say anything, about any seat, in any number."""

    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria")
        id_, node = both.lives[1].table.terms.id, one.node.name
        before = both.lives[1].info()
        words: list[Note] = [
            Chat(node, id_, 2, "hello", ""),
            Chat(node, id_, 0, None, "Moin"),  # this table has ready-made phrases only
            Chat(node, id_, 0, "hello", "Moin"),
            Chat(node, id_, 0, None, ""),
            Here(node, id_, {2: 0}, 0),
        ]
        for word in words:
            two.node.heard(word)
        assert two.services.metrics.misheard == len(words)
        for _ in range(9):
            two.node.heard(Chat(node, id_, 0, "hello", ""))
        assert len(both.bo.told("spoken")) == 4 * two.settings.chat_rate
        assert two.services.metrics.misheard == len(words) + 5
        assert both.lives[1].info() == before
        for i in range(MOST_NODES + 5):
            two.node.heard(Heartbeat(f"n{i}"))
        assert len(two.node._others) == MOST_NODES
        assert not any(guest.code for guest in (both.bo, both.eyes[1]))

    in_halls(story, chat_rate=1, max_spectators=2)


def test_of_a_node_that_lets_more_people_watch_as_many_count_as_here() -> None:
    """And whoever sits there is there."""

    async def story(one: Hall, two: Hall) -> None:
        live = await started(one, "kaskaria", ["Ada", "Bo"])
        watcher = Guest(one, live)
        await watcher.say(t="hello")
        one.node.heard(Here("a larger one", live.table.terms.id, {0: 7}, 1000))
        info = watcher.told("table")[-1]["table"]
        assert [seat["online"] for seat in info["seats"]] == [True, False]
        assert info["spectators"] == 1 + 2
        assert one.services.metrics.misheard == 0

    in_halls(story, max_spectators=2)


def test_what_is_said_freely_over_the_bus_is_read_as_it_is_here() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", free_chat=True)
        id_ = both.lives[1].table.terms.id
        for text in ("Moin", "Mo\x07in", " Moin", "\u202eMoin"):
            two.node.heard(Chat(one.node.name, id_, 0, None, text))
        for i, text in enumerate(("e\u200b\u0301", "\u0958" * TEXT_LIMIT)):
            await both.ada.say(t="say", id=f"s{i}", text=text)
        heard = [message["text"] for message in both.bo.told("spoken")]
        assert heard == ["Moin", *[message["text"] for message in both.ada.told("spoken")]]
        assert len(heard) == 3

    in_halls(story)


def test_a_node_is_not_led_to_tables_it_does_not_have_nor_to_lines_that_are_not() -> None:
    async def story(one: Hall, two: Hall) -> None:
        live = await started(one, "kaskaria", ["Ada", "Bo"], **FIRST)
        id_ = live.table.terms.id
        other = await two.find(id_)
        await asyncio.sleep(2 * BEAT)
        store = memory(two)
        before = dict(store.leases)
        two.node.heard(Freed(one.node.name, [f"no table {i}" for i in range(50)]))
        await asyncio.sleep(2 * BEAT)
        assert store.leases == before

        reads, read = list[int](), two.store.read

        async def counted(table: str, start: int = 0) -> list[bytes]:
            reads.append(start)
            return await read(table, start)

        two.store.read = counted  # type: ignore[method-assign]
        line = other.table.line
        two.node.heard(Written(one.node.name, id_, 1 << 30))
        await asyncio.sleep(0.01)
        assert reads == [line - 1]
        await move(live, Seat(0), "take pile")
        await asyncio.sleep(0.01)
        assert other.table.line == line + 1
        assert reads == [line - 1] * 2, "what was looked for once is forgotten"

    in_halls(story)


def people(guest: Guest) -> list[bool]:
    return [seat["online"] for seat in guest.told("table")[-1]["table"]["seats"]]


def test_everyone_sees_who_is_at_the_table_wherever_they_are() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria")
        assert people(both.ada) == people(both.bo) == [True, True]
        infos = [guest.told("table")[-1]["table"] for guest in (both.ada, both.bo)]
        assert [info["spectators"] for info in infos] == [2, 2]
        await asyncio.sleep(6)  # heartbeats have come back
        assert [live.info().seats[1].lag for live in both.lives] == [0, 0]
        third = Guest(two, both.lives[1])
        await third.say(t="hello")
        assert third.told("refused")[0]["error"] == "too-many-watching"
        await both.bo.hang_up()
        await asyncio.sleep(0.01)
        assert people(both.ada) == [True, False]
        await both.eyes[1].hang_up()
        await asyncio.sleep(0.01)
        assert both.ada.told("table")[-1]["table"]["spectators"] == 1

    in_halls(story, max_spectators=2)


def test_whoever_comes_to_a_node_is_told_who_is_at_the_others() -> None:
    async def story(one: Hall, two: Hall) -> None:
        live = await started(one, "kaskaria", ["Ada", "Bo"])
        ada = Guest(one, live)
        await ada.say(t="hello", token=token("Ada"))
        bo = Guest(two, await two.find(live.table.terms.id))
        await asyncio.sleep(0.01)
        await bo.say(t="hello", token=token("Bo"))
        assert people(bo) == [True, True]
        assert two.live and bus_of(two).tables == set(two.live)
        two.forget(two.live[live.table.terms.id])
        assert bus_of(two).tables == set()
        two.node.heard(Written("n", live.table.terms.id, 99))  # it was on its way

    in_halls(story)


def test_what_was_not_heard_is_found_by_looking() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", **FIRST)
        live, other = both.lives
        bus_of(two).cut = True
        await move(live, Seat(0), "take pile")
        assert len(other.table.moves) == 0
        await asyncio.sleep(1.5 * BEAT)
        assert len(other.table.moves) == 1, "without a bus one looks often"
        bus_of(two).cut = False
        await move(live, Seat(1), "take pile")
        bus_of(two).cut = True
        bus_of(two).heal()
        await asyncio.sleep(0.01)
        both.alike()
        silent = bus_of(one).publish
        bus_of(one).publish = lambda note: None  # type: ignore[method-assign]
        await move(live, Seat(0), "take pile")
        assert len(other.table.moves) == 2
        await asyncio.sleep(LOOK * BEAT + 1)
        assert len(other.table.moves) == 3, "a word that was lost"
        bus_of(one).publish = silent  # type: ignore[method-assign]
        both.alike()

    in_halls(story)


def test_a_node_that_is_not_heard_of_takes_its_people_along() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria")
        alone = Guest(one, await started(one, "kaskaria", ["Ada", "Bo"]))
        await alone.say(t="hello")
        before = len(alone.told("table"))
        bus_of(two).cut = True
        await asyncio.sleep(LOST + 2 * BEAT)
        assert people(both.ada) == [True, False]
        assert people(both.bo) == [True, True], "it is we who hear nothing"
        assert len(alone.told("table")) == before, "nobody of that node was here"
        bus_of(two).heal()
        await asyncio.sleep(0.01)
        assert people(both.ada) == people(both.bo) == [True, True]

    in_halls(story)


def test_a_hint_that_is_known_by_the_time_it_is_looked_at_costs_nothing() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", **FIRST)
        live, other = both.lives
        await move(live, Seat(0), "take pile")
        reads, read = list[int](), two.store.read

        async def counted(table: str, start: int = 0) -> list[bytes]:
            reads.append(start)
            return await read(table, start)

        two.store.read = counted  # type: ignore[method-assign]
        for _ in range(2):
            other.compare_end(LogEnd(live.table.line, b""), NOTHING)
        await other.current()
        await asyncio.sleep(0.01)
        assert reads == [live.table.line - 2]
        both.alike()

    in_halls(story, still=True)


def test_what_is_heard_of_while_one_reads_is_read_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", **FIRST)
        live, other = both.lives
        read = two.store.read

        async def slowly(table: str, start: int = 0) -> list[bytes]:
            bodies = await read(table, start)
            if len(live.table.moves) == 1:
                await move(live, Seat(1), "take pile")
                other.compare_end(LogEnd(live.table.line, b""), NOTHING)
            return bodies

        await move(live, Seat(0), "take pile")
        monkeypatch.setattr(two.store, "read", slowly)
        other.compare_end(LogEnd(live.table.line, b""), NOTHING)
        await asyncio.sleep(0.01)
        both.alike()

    in_halls(story, still=True)


def test_a_store_that_fails_meanwhile_is_told_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", **FIRST)

        async def fails(*_: object) -> None:
            raise StoreError("no network")

        async def breaks(*_: object) -> None:
            raise RuntimeError("a fault of ours")

        with capture_logs() as logged, monkeypatch.context() as patched:
            patched.setattr(two.store, "read", fails)
            await move(both.lives[0], Seat(0), "take pile")
            await asyncio.sleep(0.01)
        assert [line["event"] for line in logged] == ["store", "not read"]

        async def forgets(tables: list[str]) -> dict[str, LogEnd]:
            two.forget(both.lives[1])
            return dict.fromkeys(tables, LogEnd(99, b""))

        for name, fault, event in (("beat", breaks, "node failed"), ("ends", fails, "store")):
            with capture_logs() as logged, monkeypatch.context() as patched:
                patched.setattr(two.store, name, fault)
                await asyncio.sleep(2 * BEAT if name == "beat" else LOOK * BEAT)
            assert {line["event"] for line in logged} == {event}
        await asyncio.sleep(LOOK * BEAT)
        both.alike()
        with monkeypatch.context() as patched:
            patched.setattr(two.node, "_store", SimpleNamespace(ends=forgets, shared=False))
            await two.node.look()
        assert two.live == {}

    in_halls(story)


def test_the_lobby_is_never_long_ago() -> None:
    """Without a bus, and of what was missed once it is there again."""

    async def story(one: Hall, two: Hall) -> None:
        wish = wire.Wish("kaskaria", [wire.SeatWish()] * 2, visibility="public")
        live, _, _ = await one.set_table(wish)
        id_ = live.table.terms.id

        async def names() -> list[str]:
            [told] = await two.public()
            return [seat.name for seat in told.seats]

        assert await names() == ["", ""]
        bus_of(two).cut = True
        await live.join("Ada", None, "one token's hash")
        assert await names() == ["Ada", ""]
        await live.join("Bo", None, "another's")
        assert two.live[id_].table.line < live.table.line
        bus_of(two).heal()
        await asyncio.sleep(0.01)
        assert two.live[id_].table.line == live.table.line
        assert await names() == ["Ada", "Bo"]

    in_halls(story)
