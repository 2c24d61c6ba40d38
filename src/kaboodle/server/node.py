"""This node among others: it hears their hints, and looks for itself what it may have missed.

Alone, with a store that nobody shares, it does nothing at all.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from kaboodle.server.bus import Freed, Lives, Note, WhoElse
from kaboodle.server.live import LiveTable
from kaboodle.server.services import Services
from kaboodle.server.store import StoreError

log = structlog.get_logger()

BEAT = 1.0  # seconds between two signs of life
LOST = 3.5  # seconds without one until a node's people count as gone
LOOK = 5  # beats between two looks at what is written, while the bus tells us of it


class Node:
    def __init__(self, services: Services, live: dict[str, LiveTable]) -> None:
        self.name = services.node
        self._store = services.store
        self._bus = services.bus
        self._live = live
        self._others: dict[str, float] = {}  # when each was last heard of
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """BusError or StoreError if there is nobody to talk to."""
        if self._store.shared:
            await self._store.beat(self.name)
            await self._bus.open(self.name, self)
            self._task = asyncio.get_running_loop().create_task(self._beats())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await self._bus.close()

    # Tables come into this node's memory, and go.

    def took(self, table: str) -> None:
        self._bus.follow(table)
        self._bus.tell(WhoElse(self.name, table))

    def dropped(self, table: str) -> None:
        self._bus.leave(table)

    # Hearing.

    def heard(self, note: Note) -> None:
        self._others[note.node] = time.monotonic()
        if isinstance(note, Lives | Freed):
            return
        live = self._live.get(note.table)
        if live is not None:
            live.heard(note)

    def joined(self) -> None:
        """Some words were missed: who is where is asked and told anew, and the logs are read."""
        for id_, live in self._live.items():
            self._bus.tell(WhoElse(self.name, id_))
            live.show()
        asyncio.get_running_loop().create_task(self._try(self.look))

    # Looking.

    async def _beats(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            beats += 1
            self._bus.tell(Lives(self.name))
            self._count()
            await self._try(self.beat)
            if beats % LOOK == 0 or not self._bus.up:
                await self._try(self.look)

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
        await self._store.beat(self.name)

    async def look(self) -> None:
        """What was written and not heard of, at tables where somebody is."""
        wanted = [id_ for id_, live in self._live.items() if live.connections]
        if wanted:
            for id_, count in (await self._store.lengths(wanted)).items():
                if id_ in self._live:
                    self._live[id_].known(count)
