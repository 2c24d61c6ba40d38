"""A cluster node: heartbeats, leases on tables, failover (taking over a dead node's tables).

A node counts as alive as long as it renews its heartbeat in the database. A table where bots or
clocks act is leased to one node at a time, with a fencing token. When a node dies or leaves, the
first node that finds its tables takes them over. Nodes hear of each other by hints on the bus, and
look in the database for what they missed. A single node, whose store is not shared, does none of
this.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from operator import methodcaller

import structlog

from kaboodle.server.bus.bus import Freed, Heartbeat, Note, WhoElse
from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.live.services import Services
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.storage.store import LIFE, NOTHING, Lease, ReleaseReason, StoreError, end
from kaboodle.server.table.clock import GRACE, STILL
from kaboodle.shelf import BOXES

log = structlog.get_logger()

BEAT = 1.0  # seconds between two heartbeats
LOST = 3.5  # seconds without a heartbeat until a node's players count as disconnected
LOOK = 5  # heartbeats between two comparisons with the database, while the bus works
MOST_NODES = 1000  # other nodes remembered
RULES = {box.name: box.version for box in BOXES.values()}
AT_ONCE = 16  # tables taken over concurrently
_PASSING = ("unavailable", "no-table")  # the database is away, or is being restored


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
        self._metrics = services.metrics
        self._live = live
        self._find = find
        self._others: dict[str, float] = {}  # by node: when we last heard from it
        self._rules: dict[str, dict[str, int]] = {}  # by node: its versions of the games' rules
        self._wanted: set[str] = set()  # tables that need a lease
        self._taken: dict[str, Lease] = {}  # leases of tables not loaded yet
        self._lapsed: dict[str, tuple[int, float]] = {}  # leases put down: fence, and until when
        self._freed: dict[str, ReleaseReason] = {}  # leases to release in the database
        self._offered: set[str] = set()  # tables that another node has just released
        self._asked: dict[str, float] = {}  # by table: when we last asked for its lease
        self.unfit: set[str] = set()  # tables this node cannot read
        self._counted = time.monotonic()  # when we last looked for dead nodes
        self._alive = 0.0  # when our last heartbeat was written
        self._tasks: set[asyncio.Task[None]] = set()
        self._aside_of: list[Callable[[], Awaitable[None]]] = []  # running beside the heartbeats

    async def open(self) -> None:
        """Join the cluster. StoreError if the database does not answer."""
        if self._store.shared:
            await self._bus.open(self.name, self)
            await self.beat()
            self._begin(self._beats())

    async def close(self) -> None:
        """Leave the cluster: other nodes may take over our tables at once."""
        for task in self._tasks:
            task.cancel()
        if self._store.shared:
            await self._try(self._go)
            await self._bus.close()

    async def _go(self) -> None:
        held = [id_ for id_, live in self._live.items() if live.planner.fence is not None]
        await self._store.leave(self.name)
        self._bus.publish(Freed(self.name, held))

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables loaded and dropped.

    def took(self, table: str) -> None:
        self._bus.subscribe(table)
        self._bus.publish(WhoElse(self.name, table))

    def dropped(self, live: LiveTable, why: ReleaseReason) -> None:
        id_ = live.table.terms.id
        self._bus.unsubscribe(id_)
        if self._store.shared and live.planner.fence is not None:
            live.planner.fence = None
            self._freed[id_] = why
            self._begin(self._try(self._let_go))

    async def _let_go(self) -> None:
        for id_, why in list(self._freed.items()):
            await self._store.release(self.name, id_, why)
            self._freed.pop(id_, None)

    # Hints from other nodes.

    def heard(self, note: Note) -> None:
        if note.node not in self._others and len(self._others) >= MOST_NODES:
            self.misheard()
            return
        self._others[note.node] = time.monotonic()
        match note:
            case Heartbeat(node, rules):
                self._rules[node] = rules
            case Freed(_, tables):
                # The others are found in the database, as orphans.
                self._offered.update(id_ for id_ in tables if id_ in self._live)
                self._aside(self._take_offered)
            case _:
                live = self._live.get(note.table)
                if live is not None and not live.heard(note):
                    self.misheard()

    def misheard(self) -> None:
        self._metrics.misheard += 1

    def joined(self) -> None:
        """The bus works again, and messages were missed: exchange presence and read the logs."""
        for id_ in self._live:
            self._bus.publish(WhoElse(self.name, id_))
        self._at_each(LiveTable.show)
        self._begin(self._try(partial(self.look, everywhere=True)))

    def newest(self, game: str) -> int:
        """Return the newest version of a game's rules that other nodes report."""
        return max([rules.get(game, 0) for rules in self._rules.values()], default=0)

    # Heartbeats.

    async def _beats(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            beats += 1
            self._bus.publish(Heartbeat(self.name, RULES))
            self._count()
            await self._live_on()
            self._aside(self.hold)
            if beats % LOOK == 0 or not self._bus.up:
                self._aside(self.look)
            if beats % LOOK == 0:
                self._aside(self.compare)

    def _aside(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run this beside the heartbeats, once at a time, because they must not wait for it."""
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
        """Drop nodes not heard of for LOST seconds, unless it was this node that heard nothing."""
        now, before = time.monotonic(), self._counted
        self._counted = now
        if not self._bus.up or now - before > STILL:
            self._others = dict.fromkeys(self._others, now)
        for node in [node for node, at in self._others.items() if now - at > LOST]:
            del self._others[node]
            self._rules.pop(node, None)
            self._at_each(methodcaller("lost", node))

    async def beat(self) -> None:
        """Renew this node's heartbeat in the database.

        If it had expired, other nodes may have taken our tables over: put them down. Do the same if
        the database's clock leapt (machines slept, or it was set), because no node served them."""
        now = time.monotonic()
        leapt = self._wall.look(await self._store.beat(self.name), now, time.monotonic())
        self._wall.serve(now + LIFE)
        if now - self._alive > LIFE or abs(leapt) * 1000 > GRACE:
            self._put_down(leapt)
        self._alive = now

    def _put_down(self, leapt: float = 0.0) -> None:
        """Put down every table this node held: it counts as dead. It takes them up again unless
        another node already has."""
        self._at_each(partial(self._lapse, leapt))

    def _lapse(self, leapt: float, live: LiveTable) -> None:
        id_, fence = live.table.terms.id, live.planner.fence
        if fence is not None:
            self._lapsed[id_] = (fence, self._alive + LIFE - leapt)
            live.planner.put_down()
            self._wanted.add(id_)

    @property
    def alive(self) -> bool:
        """Whether other nodes consider this one alive."""
        return not self._store.shared or time.monotonic() - self._alive <= LIFE

    async def _live_on(self) -> None:
        """Renew the heartbeat. If that fails or hangs, send our clients to other nodes before those
        consider this node dead."""
        watch = asyncio.get_running_loop().call_later(LIFE - BEAT, self._send_on)
        await self._try(self.beat)
        watch.cancel()
        if not self.alive:
            self._put_down()
            self._send_on()

    def _send_on(self) -> None:
        """Close all connections: without the database clients can only play on another node."""
        self._at_each(LiveTable.send_on)

    def _at_each(self, do: Callable[[LiveTable], None]) -> None:
        """Do this at each table; one that fails holds up no other, and no heartbeat."""
        for live in list(self._live.values()):
            try:
                do(live)
            except Exception:
                log.exception("table failed", table=live.table.terms.id)

    async def look(self, everywhere: bool = False) -> None:
        """Compare the ends of logs with the database: lines we heard nothing of, or that are gone.
        Looks at tables with people or a lease, or at `everywhere` in memory."""
        wanted = {
            id_: (live, end(live.table.line, live.table.tail))
            for id_, live in self._live.items()
            if everywhere or live.connections or live.planner.fence is not None
        }
        if wanted:
            ends = await self._store.ends(wanted)
            for id_, (live, knew) in wanted.items():
                if self._live.get(id_) is live:
                    live.compare_end(ends.get(id_, NOTHING), knew)

    # Leases and failover.

    def want(self, table: str) -> None:
        """Ask for the lease of a table where bots or clocks are to act."""
        self._wanted.add(table)
        now = time.monotonic()
        if now - self._asked.get(table, -BEAT) >= BEAT:  # else with the next heartbeat
            self._asked[table] = now
            self._begin(self._try(lambda: self._take([table])))

    async def compare(self) -> None:
        """Compare our leases with the database, which may have been restored to an older state.
        Otherwise two nodes would act at a table, or none."""
        knew = {id_: (live, live.planner.fence) for id_, live in self._live.items()}
        held = await self._store.held(self.name)
        for id_, (live, fence) in knew.items():
            if fence not in (None, held.get(id_)) and live.planner.fence == fence:
                live.planner.put_down()
        unknown = [id_ for id_ in held if id_ not in knew or knew[id_][1] is None]
        self._wanted.update(id_ for id_ in unknown if id_ not in self._freed)

    async def hold(self) -> None:
        """Take the leases we want, and those of dead nodes (failover)."""
        await self._let_go()
        orphans = [id_ for id_ in await self._store.orphans() if id_ not in self.unfit]
        random.shuffle(orphans)  # so that nodes do not all try the same one first
        self._asked.clear()
        await self._take([*self._wanted, *orphans])

    async def _take_offered(self) -> None:
        while self._offered:
            offered, self._offered = self._offered, set()
            await self._take(offered)

    async def _take(self, tables: Iterable[str]) -> None:
        room = asyncio.Semaphore(AT_ONCE)

        async def one(table: str) -> None:
            async with room:
                await self._take_up(table)

        async with asyncio.TaskGroup() as group:
            for table in dict.fromkeys(tables):
                group.create_task(self._try(partial(one, table)))

    async def _take_up(self, table: str) -> None:
        """Take over a table: take its lease, load it, and start serving it. Do nothing if a living
        node holds the lease."""
        self._freed.pop(table, None)
        lease = self._taken.get(table) or await self._store.hold(self.name, table)
        self._wanted.discard(table)
        lapsed = self._lapsed.pop(table, None)
        if lease is not None and lapsed is not None and lapsed[0] == lease.fence:
            idle = time.monotonic() - lapsed[1]  # how long no node has served it
            lease = Lease(lease.fence, int(1000 * idle))
        if lease is None:
            return  # another node serves it, and is alive
        self._taken[table] = lease
        try:
            live = await self._find(table)
        except StoreError:
            self._wanted.add(table)  # the lease is ours; try again with the next heartbeat
            raise
        except Denied as no:
            self._taken.pop(table, None)
            if no.again or no.error not in _PASSING:  # trying again would not help
                log.warning("unfit", table=table, why=no.error)
                self.unfit.add(table)
            self._freed[table] = "left"
            await self._let_go()
            return
        self._taken.pop(table, None)  # another task may have taken it over too
        await live.planner.take_up(lease)
