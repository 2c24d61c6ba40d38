"""This node among others: it hears their hints, looks for what it may have missed, and holds the
tables where something happens by itself.

A node lives by the sign of life it leaves in the database. Where one has died, or gone, whoever
finds its tables first holds them. Alone, with a store that nobody shares, all of this is still.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

import structlog

from kaboodle.server.bus import Freed, Lives, Note, WhoElse
from kaboodle.server.denied import Denied
from kaboodle.server.live import LiveTable
from kaboodle.server.services import Services
from kaboodle.server.store import LIFE, Lease, StoreError

log = structlog.get_logger()

BEAT = 1.0  # seconds between two signs of life
LOST = 3.5  # seconds without one until a node's people count as gone
LOOK = 5  # beats between two looks at what is written, while the bus tells us of it
UNAVAILABLE = 503  # of what may be read in a moment
AT_ONCE = 16  # tables taken up side by side


class Node:
    def __init__(
        self,
        services: Services,
        live: dict[str, LiveTable],
        find: Callable[[str], Awaitable[LiveTable]],
    ) -> None:
        self.name = services.node
        self._store = services.store
        self._bus = services.bus
        self._wall = services.wall
        self._live = live
        self._find = find
        self._others: dict[str, float] = {}  # when each was last heard of
        self._wanted: set[str] = set()  # tables that somebody has to hold
        self._taken: dict[str, Lease] = {}  # held, and not yet read
        self._freed: dict[str, bool] = {}  # let go, and not yet written down; if it is an orphan
        self._asked: dict[str, float] = {}  # when each was last asked for
        self._unfit: set[str] = set()  # those that this node cannot read
        self._alive = 0.0  # when the last sign of life was left
        self._tasks: set[asyncio.Task[None]] = set()
        self._aside_of: list[Callable[[], Awaitable[None]]] = []  # what is under way

    async def open(self) -> None:
        """StoreError if there is no database."""
        if self._store.shared:
            await self._bus.open(self.name, self)
            await self.beat()
            self._begin(self._beats())

    async def close(self) -> None:
        """In order: what this node held is free at once."""
        for task in self._tasks:
            task.cancel()
        if self._store.shared:
            await self._try(self._go)
            await self._bus.close()

    async def _go(self) -> None:
        held = [id_ for id_, live in self._live.items() if live.planner.fence is not None]
        await self._store.leave(self.name)
        self._bus.tell(Freed(self.name, held))

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables come into this node's memory, and go.

    def took(self, table: str) -> None:
        self._bus.follow(table)
        self._bus.tell(WhoElse(self.name, table))

    def dropped(self, live: LiveTable, orphan: bool) -> None:
        """Because nothing happens there; an orphan, because this node cannot read on."""
        id_ = live.table.terms.id
        self._bus.leave(id_)
        if self._store.shared and live.planner.fence is not None:
            live.planner.fence = None
            self._freed[id_] = orphan
            self._begin(self._try(self._let_go))

    async def _let_go(self) -> None:
        for id_, orphan in list(self._freed.items()):
            await self._store.release(self.name, id_, orphan)
            self._freed.pop(id_, None)

    # Hearing.

    def heard(self, note: Note) -> None:
        self._others[note.node] = time.monotonic()
        match note:
            case Lives():
                pass
            case Freed(_, tables):
                self._begin(self._try(lambda: self._take(tables)))
            case _:
                live = self._live.get(note.table)
                if live is not None:
                    live.heard(note)

    def joined(self) -> None:
        """Some words were missed: who is where is asked and told anew, and the logs are read."""
        for id_, live in self._live.items():
            self._bus.tell(WhoElse(self.name, id_))
            live.show()
        self._begin(self._try(self.look))

    # Looking.

    async def _beats(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            beats += 1
            self._bus.tell(Lives(self.name))
            self._count()
            await self._live_on()
            self._aside(self.hold)
            if beats % LOOK == 0 or not self._bus.up:
                self._aside(self.look)

    def _aside(self, work: Callable[[], Awaitable[None]]) -> None:
        """Beside the beats, which wait for nothing: however many tables there are to take up, this
        node lives. Once at a time."""
        if work not in self._aside_of:
            self._aside_of.append(work)
            self._begin(self._to_its_end(work))

    async def _to_its_end(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await self._try(work)
        finally:
            self._aside_of.remove(work)

    async def _try(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except StoreError as e:
            log.error("store", error=str(e))
        except Exception:
            log.exception("node failed")

    def _count(self) -> None:
        """Who has not been heard of for a while is gone; unless it is we who hear nothing."""
        now = time.monotonic()
        if not self._bus.up:
            self._others = dict.fromkeys(self._others, now)
        for node in [node for node, at in self._others.items() if now - at > LOST]:
            del self._others[node]
            for live in self._live.values():
                live.lost(node)

    async def beat(self) -> None:
        """A sign of life. Whoever was thought dead meanwhile may have been replaced."""
        now = time.monotonic()
        self._wall.look(await self._store.beat(self.name), now, time.monotonic())
        late, self._alive = now - self._alive > LIFE, now
        if late:
            for id_, live in self._live.items():
                if live.planner.fence is not None:
                    live.planner.put_down()
                    self._wanted.add(id_)

    @property
    def alive(self) -> bool:
        """Whether the others think so."""
        return not self._store.shared or time.monotonic() - self._alive <= LIFE

    async def _live_on(self) -> None:
        """The next sign of life. Whether it comes to nothing or to no end: by the time others think
        this node dead, its people are on their way to them."""
        watch = asyncio.get_running_loop().call_later(LIFE - BEAT, self._send_on)
        await self._try(self.beat)
        watch.cancel()
        if not self.alive:
            self._send_on()

    def _send_on(self) -> None:
        """Without the database nobody can play here; at another node, perhaps."""
        for live in self._live.values():
            live.send_on()

    async def look(self) -> None:
        """What was written and not heard of, at tables where somebody is."""
        wanted = [
            id_
            for id_, live in self._live.items()
            if live.connections or live.planner.fence is not None
        ]
        if wanted:
            for id_, count in (await self._store.lengths(wanted)).items():
                if id_ in self._live:
                    self._live[id_].known(count)

    # Holding.

    def want(self, table: str) -> None:
        """Something is to happen there by itself: this node will do it, unless another does."""
        self._wanted.add(table)
        now = time.monotonic()
        if now - self._asked.get(table, -BEAT) >= BEAT:  # or else with the next beat
            self._asked[table] = now
            self._begin(self._try(lambda: self._take([table])))

    async def hold(self) -> None:
        """Whatever wants a hand: here, or where a node has died."""
        await self._let_go()
        orphans = [id_ for id_ in await self._store.orphans() if id_ not in self._unfit]
        random.shuffle(orphans)  # each node begins elsewhere
        self._asked.clear()
        await self._take([*self._wanted, *orphans])

    async def _take(self, tables: Iterable[str]) -> None:
        room = asyncio.Semaphore(AT_ONCE)

        async def one(table: str) -> None:
            async with room:
                await self._take_up(table)

        async with asyncio.TaskGroup() as group:
            for table in dict.fromkeys(tables):
                group.create_task(self._try(partial(one, table)))

    async def _take_up(self, table: str) -> None:
        self._freed.pop(table, None)
        lease = self._taken.get(table) or await self._store.hold(self.name, table)
        self._wanted.discard(table)
        if lease is None:
            return  # another does, and lives
        self._taken[table] = lease
        try:
            live = await self._find(table)
        except StoreError:
            self._wanted.add(table)  # it is ours, and is read with the next beat
            raise
        except Denied as no:
            self._taken.pop(table, None)
            if no.status != UNAVAILABLE:
                log.warning("unfit", table=table, why=no.error)
                self._unfit.add(table)
            self._freed[table] = True
            await self._let_go()
            return
        self._taken.pop(table, None)  # it may be taken up twice at once
        await live.planner.take_up(lease)
