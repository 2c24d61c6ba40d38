"""What a store promises; whatever keeps these promises can stand in for another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Protocol

import pytest
from psycopg import AsyncConnection

from kaboodle.server.storage.postgres import PostgresStore
from kaboodle.server.storage.sqlite import SqliteStore
from kaboodle.server.storage.store import (
    Append,
    CodeTaken,
    Conflict,
    Diverged,
    Entry,
    Fenced,
    Full,
    Lease,
    Store,
    end,
)
from tests.apart import play
from tests.server.kit import in_process
from tests.server.kit.client import PATIENCE
from tests.server.kit.in_process import MemoryStore


class House(Protocol):
    """Where a store is kept: it can be opened again, and be told that a node shows no life."""

    def open(self) -> Store: ...

    async def lifeless(self, store: Store, node: str) -> None: ...

    async def forgotten(self, store: Store, node: str) -> None: ...


class SqliteArchive:
    def __init__(self, folder: Path, synced: bool) -> None:
        self._path = folder / "tables.sqlite"
        self._synced = synced

    def open(self) -> Store:
        return SqliteStore(self._path, full_sync=self._synced)

    async def lifeless(self, store: Store, node: str) -> None:
        raise AssertionError("there is one node only")

    forgotten = lifeless


class Memory:
    """Whoever has just shown a sign of life lives until told otherwise, as in `Database`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(in_process, "LIFE", PATIENCE)
        self._store = MemoryStore(shared=True)

    def open(self) -> Store:
        return self._store

    async def lifeless(self, store: Store, node: str) -> None:
        self._store.nodes[node] = 0

    async def forgotten(self, store: Store, node: str) -> None:
        del self._store.nodes[node]


class PostgresArchive:
    def __init__(self, url: str) -> None:
        self._url = url

    def open(self) -> Store:
        return PostgresStore(self._url)

    async def lifeless(self, store: Store, node: str) -> None:
        async with await AsyncConnection.connect(self._url) as db:
            await db.execute("UPDATE nodes SET until = now() WHERE id = %s", (node,))

    async def forgotten(self, store: Store, node: str) -> None:
        async with await AsyncConnection.connect(self._url) as db:
            await db.execute("DELETE FROM nodes WHERE id = %s", (node,))


def housed(kind: str, request: pytest.FixtureRequest) -> House:
    if kind == "memory":
        return Memory(request.getfixturevalue("monkeypatch"))
    if kind.startswith("sqlite"):
        return SqliteArchive(request.getfixturevalue("tmp_path"), kind == "sqlite synced")
    return PostgresArchive(request.getfixturevalue("database"))


@pytest.fixture(params=["sqlite", "sqlite synced", "memory", "postgres"])
def house(request: pytest.FixtureRequest) -> House:
    return housed(request.param, request)


@pytest.fixture(params=["memory", "postgres"])
def shared(request: pytest.FixtureRequest) -> House:
    return housed(request.param, request)


def tell(house: House, story: Callable[[Store], Awaitable[None]]) -> None:
    async def told() -> None:
        store = house.open()
        try:
            await story(store)
        finally:
            await store.close()

    play(told())


def entry(id_: str, code: str, status: str = "lobby", updated: int = 1) -> Entry:
    return Entry(id_, code, status, "link", updated)


def test_lines_come_back_in_order_also_after_a_restart(house: House) -> None:
    async def write(store: Store) -> None:
        await store.append(Append("t", 0, [b"0", b"1"], entry("t", "AAAA")))
        await store.append(Append("t", 2, [b"2"]))
        await store.append(Append("u", 0, [b"u"]))

    async def read(store: Store) -> None:
        assert await store.read("t") == [b"0", b"1", b"2"]
        assert await store.read("t", 1) == [b"1", b"2"]
        assert await store.read("t", 3) == []
        assert await store.read("nobody") == []
        assert await store.ends(["t", "u", "nobody"]) == {"t": end(3, b"2"), "u": end(1, b"u")}

    tell(house, write)
    tell(house, read)


def test_any_bytes_are_kept_as_they_are(house: House) -> None:
    body = bytes(range(256)) * 500

    async def story(store: Store) -> None:
        await store.append(Append("t", 0, [body, b""]))
        assert await store.read("t") == [body, b""]

    tell(house, story)


def test_a_line_is_written_once_and_a_conflict_writes_nothing(house: House) -> None:
    async def story(store: Store) -> None:
        await store.append(Append("t", 0, [b"0"], entry("t", "AAAA")))
        with pytest.raises(Conflict):
            await store.append(Append("t", 0, [b"x", b"y"], entry("t", "AAAA", "playing")))
        assert await store.read("t") == [b"0"]
        assert await store.find(code="AAAA") == [entry("t", "AAAA")]

    tell(house, story)


def test_no_line_is_written_after_one_that_is_not_there(shared: House) -> None:
    """Or else a log would have a hole, should the database ever be set back."""

    async def story(store: Store) -> None:
        await store.append(Append("t", 0, [b"0"]))
        for bodies in ([b"2"], [b"2", b"3"]):
            for told in (None, entry("t", "AAAA")):
                with pytest.raises(Diverged):
                    await store.append(Append("t", 2, bodies, told))
        assert await store.read("t") == [b"0"]
        await store.append(Append("t", 1, [b"1"]))

    tell(shared, story)


def test_no_line_is_written_after_another_than_its_writer_knows(shared: House) -> None:
    """Nor an entry; and that comes before whatever else is wrong with it."""

    async def story(store: Store) -> None:
        await store.append(Append("t", 0, [b"0", b"1"], entry("t", "AAAA")))
        wishes = [
            Append("t", 2, [b"2"], before=b"another 1"),
            Append("t", 1, [b"1"], before=b"another 0"),
            Append("t", 2, [b"2"], entry("t", "AAAA", "over"), before=b"another 1"),
            Append("t", 2, [], entry("t", "AAAA", "over"), before=b"another 1"),
            Append("t", 3, [], entry("t", "AAAA", "over"), before=b"1"),
            Append("t", 2, [b"2"], fence=7, before=b"another 1"),
        ]
        results = await asyncio.gather(*map(store.append, wishes), return_exceptions=True)
        assert [type(each) for each in results] == [Diverged] * len(wishes)
        assert await store.read("t") == [b"0", b"1"]
        assert await store.find(code="AAAA") == [entry("t", "AAAA")]
        with pytest.raises(Conflict):
            await store.append(Append("t", 1, [b"1"], before=b"0"))
        over = entry("t", "AAAA", "over")
        await asyncio.gather(
            store.append(Append("t", 2, [b"2"], before=b"1")),
            store.append(Append("t", 3, [], over, before=b"2")),
        )
        assert await store.read("t") == [b"0", b"1", b"2"]
        assert await store.find(code="AAAA") == [over]

    tell(shared, story)


def test_a_code_is_one_open_tables_and_free_when_that_is_over(house: House) -> None:
    async def story(store: Store) -> None:
        await store.append(Append("t", 0, [b"0"], entry("t", "AAAA")))
        with pytest.raises(CodeTaken):
            await store.append(Append("v", 0, [b"0"], entry("v", "AAAA")))
        assert await store.read("v") == []
        await store.append(Append("t", 1, [b"1"], entry("t", "AAAA", "over")))
        await store.append(Append("v", 0, [b"0"], entry("v", "AAAA", "lobby", 2)))
        assert [e.id for e in await store.find(code="AAAA")] == ["v", "t"]
        with pytest.raises(CodeTaken):
            await store.append(Append("t", 2, [b"2"], entry("t", "AAAA", "playing")))

    tell(house, story)


def test_an_entry_never_follows_one_of_more_lines(house: House) -> None:
    async def story(store: Store) -> None:
        await store.append(Append("t", 0, [b"0", b"1"], entry("t", "AAAA", "playing", 5)))
        await store.append(Append("t", 1, [], entry("t", "AAAA", "lobby", 6)))
        assert await store.find(code="AAAA") == [entry("t", "AAAA", "playing", 5)]
        await store.append(Append("t", 2, [], entry("t", "AAAA", "over", 7)))
        assert await store.find(code="AAAA") == [entry("t", "AAAA", "over", 7)]

    tell(house, story)


def test_of_many_that_want_the_same_line_one_gets_it(house: House) -> None:
    async def story(store: Store) -> None:
        wishes = [store.append(Append("t", 0, [b"%d" % i])) for i in range(50)]
        others = [store.append(Append(f"o{i}", 0, [b"o"])) for i in range(50)]
        results = await asyncio.gather(*wishes, *others, return_exceptions=True)
        won = [i for i, fault in enumerate(results[:50]) if fault is None]
        assert len(won) == 1
        assert {type(fault) for fault in results[:50]} == {type(None), Conflict}
        assert await store.read("t") == [b"%d" % won[0]]
        assert results[50:] == [None] * 50, "a conflict is nobody else's business"

    tell(house, story)


def test_lines_of_one_table_that_wait_together_are_written_in_order(house: House) -> None:
    async def story(store: Store) -> None:
        await asyncio.gather(*[store.append(Append("t", i, [b"%d" % i])) for i in range(40)])
        assert await store.read("t") == [b"%d" % i for i in range(40)]

    tell(house, story)


@pytest.mark.parametrize("kind", ["sqlite synced", "postgres"])
def test_whoever_stops_waiting_leaves_the_others_alone(
    kind: str, request: pytest.FixtureRequest
) -> None:
    house = housed(kind, request)

    async def write() -> None:
        store = house.open()
        await store.append(Append("t", 0, [b"0"]))
        wishes = [Append("u", 0, [b"u"]), Append("t", 0, [b"again"]), Append("v", 0, [b"v"])]
        waiting = [asyncio.ensure_future(store.append(wish)) for wish in wishes]
        await asyncio.sleep(0)
        for each in waiting[:2]:
            each.cancel()
        await store.close()  # writes what waits first
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(each) for each in results] == [asyncio.CancelledError] * 2 + [type(None)]

    async def read(store: Store) -> None:
        assert [await store.read(id_) for id_ in "tuv"] == [[b"0"], [b"u"], [b"v"]]

    play(write())
    tell(house, read)


def test_entries_are_found_newest_first_and_dropped_with_their_lines(house: House) -> None:
    async def story(store: Store) -> None:
        for id_, status, updated in [("a", "over", 1), ("b", "over", 5), ("c", "lobby", 1)]:
            await store.append(Append(id_, 0, [b"x"], entry(id_, id_ * 4, status, updated)))
        entries = await store.find(statuses=("over", "lobby"))
        assert [e.id for e in entries] == ["b", "a", "c"]
        assert await store.drop(3, ("over",)) == 1
        assert (await store.read("a"), await store.read("c")) == ([], [b"x"])
        assert await store.find(code="aaaa") == []
        assert await store.writable()

    tell(house, story)


def fence(lease: Lease | None) -> int:
    assert lease is not None and lease.idle >= 0
    return lease.fence


def test_since_when_nobody_holds_a_table_is_known(shared: House) -> None:
    async def story(store: Store) -> None:
        walls = [await store.beat("one")]
        await store.hold("one", "t")
        await store.hold("one", "u")
        await store.leave("one")
        walls.append(await store.beat("two"))
        assert walls == sorted(walls) and walls[0] > 1_600_000_000_000
        lease = await store.hold("two", "t")
        assert lease is not None and lease.fence == 2 and 0 <= lease.idle < 60_000
        await store.release("two", "t", "left")
        assert await store.hold("two", "t") == Lease(3, 0), "it was handed over"
        await store.release("two", "t", "set back")
        assert await store.hold("two", "t") == Lease(4, -1)
        await shared.forgotten(store, "one")
        assert await store.hold("two", "u") == Lease(2, -1)

    tell(shared, story)


def test_one_node_holds_every_table_and_needs_no_fence(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        assert not store.shared
        await store.beat("one")
        await store.append(Append("t", 0, [b"0"], entry("t", "AAAA", "playing")))
        assert await store.hold("one", "t") == Lease(0, -1)
        await store.release("one", "t")
        assert await store.orphans() == [] and await store.held("one") == {}
        assert all([await store.spend("somebody", 1, 1) for _ in range(9)])  # not counted here
        await store.leave("one")

    tell(SqliteArchive(tmp_path, False), story)


def test_one_node_at_a_time_holds_a_table(shared: House) -> None:
    async def story(store: Store) -> None:
        assert store.shared
        for node in ("one", "two"):
            await store.beat(node)
        assert [await store.hold("one", "t"), await store.hold("one", "t")] == [Lease(1, 0)] * 2
        assert await store.hold("two", "t") is None
        assert await store.hold("two", "u") == Lease(1, 0)
        await store.release("two", "t")  # it is not two's
        assert await store.hold("two", "t") is None
        await store.release("one", "t")
        assert await store.hold("two", "t") == Lease(2, 0), "nobody had to hold it"

    tell(shared, story)


def test_of_many_that_would_hold_a_table_one_does(shared: House) -> None:
    async def story(store: Store) -> None:
        nodes = [f"n{i}" for i in range(8)]
        for node in nodes:
            await store.beat(node)
        held = await asyncio.gather(*[store.hold(node, "t") for node in nodes])
        assert sorted(held, key=str) == [Lease(1, 0), *[None] * 7]

    tell(shared, story)


def test_who_shows_no_life_is_followed_and_writes_nothing_more(shared: House) -> None:
    async def story(store: Store) -> None:
        for node in ("one", "two"):
            await store.beat(node)
        await store.append(Append("t", 0, [b"0"], entry("t", "AAAA", "playing")))
        assert await store.hold("one", "t") == Lease(1, 0)
        await store.append(Append("t", 1, [b"1"], fence=1))
        await shared.lifeless(store, "one")
        await store.append(Append("t", 2, [b"2"], fence=1))  # nobody has followed yet
        assert await store.orphans() == ["t"]
        assert fence(await store.hold("two", "t")) == 2
        assert await store.orphans() == []
        await store.beat("one")
        with pytest.raises(Fenced):
            await store.append(Append("t", 3, [b"x"], entry("t", "AAAA", "over"), fence=1))
        assert await store.hold("one", "t") is None
        await store.append(Append("t", 3, [b"3"], fence=2))
        await store.append(Append("t", 4, [b"4"]))  # people need no lease
        with pytest.raises(Fenced):  # a line of another's is then none of its business
            await store.append(Append("t", 4, [b"x"], fence=1))
        assert await store.read("t") == [b"0", b"1", b"2", b"3", b"4"]
        assert [e.id for e in await store.find(statuses=("playing",))] == ["t"]

    tell(shared, story)


def test_a_table_begins(house: House) -> None:
    async def story(store: Store) -> None:
        await store.begin(Append("a", 0, [b"0", b"1"], entry("a", "AAAA")), 2)
        assert await store.read("a") == [b"0", b"1"]
        assert [e.id for e in await store.find(code="AAAA")] == ["a"]
        with pytest.raises(Conflict):
            await store.begin(Append("a", 0, [b"x"], entry("a", "AAAA")), 2)
        with pytest.raises(CodeTaken):
            await store.begin(Append("b", 0, [b"x"], entry("b", "AAAA")), 2)

    tell(house, story)


def test_no_more_tables_begin_than_may_at_whichever_node(shared: House) -> None:
    async def story(store: Store) -> None:
        stores = [store, shared.open(), shared.open()]
        wishes = [
            stores[i % 3].begin(Append(f"t{i}", 0, [b"0"], entry(f"t{i}", f"AA{i:02}")), 7)
            for i in range(40)
        ]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert [type(no) for no in results if no is not None] == [Full] * 33
        assert len(await store.find(statuses=("lobby",))) == 7
        known = (await store.find(statuses=("lobby",)))[0]
        with pytest.raises(Conflict):  # it is there, and takes no room
            await store.begin(Append(known.id, 0, [b"x"], known), 7)
        await store.append(Append(known.id, 1, [b"1"], replace(known, status="over")))
        await store.begin(Append("more", 0, [b"0"], entry("more", "MORE")), 7)
        for other in stores[1:]:
            await other.close()

    tell(shared, story)


def test_a_fence_that_fell_is_nobody_elses_business(shared: House) -> None:
    async def story(store: Store) -> None:
        for node in ("one", "two"):
            await store.beat(node)
        for table in ("a", "b", "c"):
            await store.append(Append(table, 0, [b"0"]))
            await store.hold("one", table)
        await store.leave("one")
        assert fence(await store.hold("two", "b")) == 2
        wishes = [store.append(Append(table, 1, [b"1"], fence=1)) for table in ("a", "b", "c")]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert [type(each) for each in results] == [type(None), Fenced, type(None)]
        with pytest.raises(Fenced):
            await store.append(Append("never held", 0, [b"0"], fence=1))

    tell(shared, story)


def test_orphans_are_tables_in_play_that_need_somebody(shared: House) -> None:
    async def story(store: Store) -> None:
        await store.beat("one")
        names = [("held", "playing"), ("left", "playing"), ("lobby", "lobby"), ("new", "playing")]
        for i, (table, status) in enumerate(names):
            await store.append(Append(table, 0, [b"0"], entry(table, f"AAA{i}", status)))
        for table in ("held", "left", "lobby"):
            await store.hold("one", table)
        await store.release("one", "left")
        assert await store.orphans() == ["new"]
        assert await store.hold("one", "new") == Lease(1, 0)
        await store.release("one", "new", "left")
        assert await store.orphans() == ["new"]
        await store.leave("one")
        assert await store.orphans() == ["held", "new"]
        await store.hold("one", "no table")
        await store.beat("two")
        await store.hold("two", "held")
        assert await store.held("one") == {"lobby": 1}
        assert await store.held("two") == {"held": 2}

    tell(shared, story)


def test_a_table_that_is_dropped_leaves_no_lease(shared: House) -> None:
    async def story(store: Store) -> None:
        await store.beat("one")
        await store.append(Append("t", 0, [b"0"], entry("t", "AAAA", "over")))
        await store.hold("one", "t")
        assert await store.drop(9, ("over",)) == 1
        with pytest.raises(Fenced):
            await store.append(Append("t", 0, [b"0"], fence=1))

    tell(shared, story)


def test_what_one_has_spent_counts_wherever_it_is_asked(shared: House) -> None:
    async def story(store: Store) -> None:
        assert [await store.spend("a", 0, 2) for _ in range(4)] == [True, True, False, False]
        assert await store.spend("b", 0, 2)
        assert await store.spend("a", 0, 2, -1)
        assert [await store.spend("a", 0, 2) for _ in range(2)] == [True, False]
        assert await store.spend("a", 1e9, 2), "refilled"
        assert await store.spend("c", 0, 2, -1), "never more than there can be"
        assert [await store.spend("c", 0, 2) for _ in range(3)] == [True, True, False]

    tell(shared, story)
