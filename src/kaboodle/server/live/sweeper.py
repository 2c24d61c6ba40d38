"""Closes abandoned tables, deletes old ones, and drops idle ones from memory."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Protocol

import structlog

from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.live.services import Services
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.storage.store import OPEN, Entry, StoreError
from kaboodle.server.table import commands

log = structlog.get_logger()

SWEEP = 30.0  # seconds between two sweeps
IDLE = 600.0  # seconds an empty table stays in memory
BROOM = "* sweep"  # the lease of the node that sweeps for the whole cluster


class HallTables(Protocol):
    """What the sweeper needs of the hall."""

    live: dict[str, LiveTable]

    async def behind(self, entry: Entry, stale: bool = False) -> LiveTable | None: ...

    def forget(self, live: LiveTable) -> None: ...


class Sweeper:
    def __init__(self, hall: HallTables, services: Services) -> None:
        self._hall = hall
        self._services = services
        self._settings = services.settings
        self._store = services.store

    async def run(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except StoreError as e:
                log.error("store", error=str(e))
            except Exception:
                log.exception("sweep failed")

    async def sweep(self) -> None:
        """Drop idle tables from memory, close abandoned ones, delete the logs of old ones."""
        now = time.monotonic()
        for live in list(self._hall.live.values()):
            at_rest = live.table.status != "playing" or not live.planner.busy()
            if live.connections:
                live.in_use()
            elif at_rest and now - live.touched > IDLE:
                self._hall.forget(live)
        if await self._store.hold(self._services.node, BROOM) is not None:
            await self._sweep_all()

    async def _sweep_all(self) -> None:
        """Close and drop tables; one node does this for the whole cluster."""
        for entry in await self._store.find(statuses=OPEN):
            if self._stale(entry):
                live = await self._hall.behind(entry, stale=True)
                # Closing the others took a while: look whether another node has used it since.
                now = [e for e in await self._store.find(code=entry.code) if e.id == entry.id]
                if live is not None and not live.connections and all(map(self._stale, now)):
                    await self._abandon(live)
        before = self._services.seconds() - self._settings.keep_days * 86400
        gone = await self._store.drop(before, ("over", "closed"))
        if gone:
            log.info("dropped", tables=gone)

    def _stale(self, entry: Entry) -> bool:
        lobby, hours = entry.status == "lobby", self._settings.lobby_hours
        age = self._services.seconds() - entry.updated
        return age > (hours if lobby else self._settings.idle_days * 24) * 3600

    async def _abandon(self, live: LiveTable) -> None:
        """Close an abandoned table. If that fails, the next sweep tries again."""
        try:
            await live.carry_out(partial(commands.abandon, live.table))
        except Denied as no:
            log.warning("not closed", table=live.table.terms.id, why=no.error)
