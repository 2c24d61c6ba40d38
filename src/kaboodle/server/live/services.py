"""What all tables share: settings, store, bus, worker pools, metrics, the cluster clock."""

from __future__ import annotations

import time
from secrets import token_hex
from socket import gethostname

from kaboodle.server.bus.bus import Bus
from kaboodle.server.live.bot_pool import BotPool
from kaboodle.server.live.workers import Workers
from kaboodle.server.metrics import Metrics
from kaboodle.server.settings import Settings
from kaboodle.server.storage.store import Store
from kaboodle.server.table.clock import ClusterClock, StallDetector
from kaboodle.server.websocket.framing import WriteBatch


class Services:
    def __init__(self, settings: Settings, store: Store, bus: Bus) -> None:
        self.settings = settings
        self.store = store
        self.node = f"{settings.node or gethostname()}-{token_hex(3)}"  # unique to this run
        self.bus = bus
        self.bot_pool = BotPool(settings.bot_workers)
        self.background = Workers(1)
        self.metrics = Metrics()
        self.write_batch = WriteBatch()
        self.wall = ClusterClock(time.time(), time.monotonic())
        self.stall_detector = StallDetector(time.monotonic(), alone=not store.shared)

    def seconds(self) -> int:
        """Return seconds since 1970, by the database's clock if several nodes share one."""
        shared = self.store.shared
        return self.wall.at(time.monotonic()) // 1000 if shared else int(time.time())

    async def close(self) -> None:
        """Finish writing and end all worker processes."""
        self.bot_pool.close()
        self.background.close()
        await self.store.close()
