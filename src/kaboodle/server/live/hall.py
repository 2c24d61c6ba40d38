"""All tables on this node: finds them, loads them from their logs, lists them for the lobby."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import replace

import structlog

from kaboodle.server.live import tokens
from kaboodle.server.live.limits import HERE
from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.live.new_table import NewTables, id_after
from kaboodle.server.live.node import RULES, Node
from kaboodle.server.live.services import Services
from kaboodle.server.live.sweeper import Sweeper
from kaboodle.server.metrics import State
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied, elsewhere
from kaboodle.server.storage.store import (
    NOTHING,
    OPEN,
    Append,
    CodeTaken,
    Conflict,
    Entry,
    ReleaseReason,
    StoreError,
)
from kaboodle.server.table import commands
from kaboodle.server.table.deadlines import Deadlines, replayed
from kaboodle.server.table.table import Table

log = structlog.get_logger()

PULSE = 1.0  # seconds between two pings while a table's clock runs
BEAT = 5  # seconds between two pings at other tables


class Hall:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.settings = services.settings
        self.store = services.store
        self.live: dict[str, LiveTable] = {}
        self.node = Node(services, self.live, self.find)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.new = NewTables(services, lambda: len(self.live))
        self.sweeper = Sweeper(self, services)
        self.ready = False

    async def open(self) -> None:
        """Load every game that was being played, unless other nodes share the store; then be
        ready."""
        await self.node.open()
        if not self.store.shared:
            for entry in await self.store.find(statuses=("playing",)):
                await self.behind(entry)
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self.sweeper.run()), loop.create_task(self._heart())]
        self.ready = True
        log.info("open", tables=len(self.live))

    async def close(self) -> None:
        """Close all connections and finish writing."""
        self.ready = False
        for task in self._tasks:
            task.cancel()
        for live in list(self.live.values()):
            await live.close()
        await self.node.close()
        await self.services.close()

    async def state(self) -> State:
        """Return the state of the database and the bus, and how many tables this node acts at."""
        services = self.services
        held = sum(live.planner.busy() for live in self.live.values())
        bus = services.bus.up or not self.store.shared
        return State(self.node.alive and await self.store.writable(), bus, held)

    # Tables.

    async def find(self, id_: str) -> LiveTable:
        """Return the table with this id, loaded if need be; Denied if there is none."""
        live = self.live.get(id_)
        if live is not None:
            live.touched = time.monotonic()  # so that no sweep drops it meanwhile
            if await live.current():
                return live
        loading = self._loading.get(id_)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(id_))
            self._loading[id_] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id_, None))
        return await asyncio.shield(loading)  # other callers wait for it too

    async def behind(self, entry: Entry, stale: bool = False) -> LiveTable | None:
        """Return the table of a lobby entry, None if its log is unreadable.

        Close such an entry so that we do not retry. If nodes share the store, a newer one may be
        able to read the log: then close the entry only once it is stale."""
        try:
            return await self.find(entry.id)
        except StoreError as e:
            log.error("store", error=str(e))
        except Denied as no:
            log.warning("unreadable", table=entry.id, why=no.error, **no.args_)
            if no.again:
                self.node.unfit.add(entry.id)
            if not self.store.shared or (stale and no.again):
                await self._enter(replace(entry, status="closed", updated=self.services.seconds()))
        return None

    async def _load(self, id_: str) -> LiveTable:
        bodies = await self.store.read(id_)
        if not bodies:
            raise Denied("no-table", 404)
        deadlines = self._read(bodies)
        self.node.unfit.discard(id_)  # it can be read again
        table = deadlines.table
        for entry in await self.store.find(code=table.terms.code):
            # The server stopped after writing the log and before the entry.
            if entry.id == id_ and entry.status != table.status:
                await self._enter(replace(entry, status=table.status), table.line)
        live = self._hold(deadlines)
        await live.planner.begin()
        return live

    def _read(self, bodies: list[bytes]) -> Deadlines:
        """Replay a log. Denied if it cannot be read, by this node or (single node) by any."""
        try:
            return replayed(bodies, self.settings.card_window_s)
        except Denied as e:
            no = e
        except Exception as e:
            no = Denied("unreadable", 410, fault=type(e).__name__)
        raise elsewhere(no) if self.store.shared else no

    async def _enter(self, entry: Entry, line: int | None = None) -> None:
        """Write the lobby entry alone, as it is after `line` lines (None: all). Failures are only
        logged, because the log is what counts."""
        try:
            if line is None:
                line = (await self.store.ends([entry.id])).get(entry.id, NOTHING).lines
            await self.store.append(Append(entry.id, line, [], entry))
        except StoreError as e:
            log.error("store", error=str(e))
        except CodeTaken:  # another table has its code by now; this one is found by its link
            log.warning("code taken", table=entry.id)

    def _hold(self, deadlines: Deadlines) -> LiveTable:
        id_ = deadlines.table.terms.id
        if id_ in self.live:  # a request loaded it before the writer got here
            return self.live[id_]
        live = LiveTable(self.services, deadlines, self.forget, self.node.want)
        self.live[id_] = live
        self.node.took(id_)
        self.services.metrics.tables = len(self.live)
        return live

    def _fresh(self, table: Table) -> Deadlines:
        """Return the questions of a new table: none yet."""
        return Deadlines(table, self.settings.card_window_s)

    def forget(self, live: LiveTable, why: ReleaseReason = "at rest") -> None:
        """Drop a table from memory. Its log brings it back."""
        live.shut()
        if self.live.get(live.table.terms.id) is live:
            del self.live[live.table.terms.id]
            self.node.dropped(live, why)
        self.services.metrics.tables = len(self.live)

    async def by_code(self, code: str) -> LiveTable:
        """Return the open table with this code, or else the last finished one that had it."""
        entries = [e for e in await self.store.find(code=code.upper()) if e.status != "closed"]
        if not entries:
            raise Denied("no-table", 404)
        return await self.find(min(entries, key=lambda e: e.status == "over").id)

    async def public(self) -> list[wire.TableInfo]:
        """List public tables that are not over, newest first, at most 100."""
        entries = await self.store.find(statuses=OPEN)
        unfit = self.node.unfit  # those are listed by nodes that can read them
        shown = [e for e in entries if e.visibility == "public" and e.id not in unfit][:100]
        # A table in memory is listed as it is there. Without a bus that may be out of date, so then
        # each is loaded.
        at_hand = self.live if self.services.bus.up or not self.store.shared else {}
        tables = [at_hand.get(entry.id) or await self.behind(entry) for entry in shown]
        return [live.info() for live in tables if live is not None and commands.is_open(live.table)]

    async def set_table(
        self, wish: wire.Wish, address: str = HERE
    ) -> tuple[LiveTable, str, int | None]:
        """Set a new table. Return it, the host's token, and the seat taken if a name was given."""
        newest, ours = self.node.newest(wish.game), RULES.get(wish.game, 0)
        if newest > ours:  # only outdated nodes like this one could play it
            raise elsewhere(Denied("other-rules", theirs=newest, ours=ours))
        async with self.new.room(address):
            table, token = await self.new.make(wish)
            seat = table.seat_of(tokens.hashed(token))
            return self._hold(self._fresh(table)), token, None if seat is None else int(seat)

    async def renew(
        self, old: Table, address: str = HERE, level: str = "", person: str = ""
    ) -> str:
        """Set the table of a rematch, and return its id. It counts like any new table."""
        async with self.new.room(address):
            with suppress(Conflict):  # another node was faster
                self._hold(self._fresh(await self.new.follow(old, level, person)))
        return id_after(old)

    # In the background.

    async def _heart(self) -> None:
        """Ping all clients, to measure lag and find dead connections: every second where a clock
        runs.

        Elsewhere a fifth of the tables at a time, with moves first, because thousands of answers at
        once would hold moves up.
        """
        beats = 0
        while True:
            await asyncio.sleep(PULSE)
            beats += 1
            for id_, live in list(self.live.items()):
                if live.urgent or (hash(id_) + beats) % BEAT == 0:
                    try:
                        live.beat(time.monotonic())
                    except Exception:  # at one table; the others go on
                        log.exception("beat failed", table=id_)
                    await asyncio.sleep(0)
            self.services.stall_detector.look(time.monotonic())
