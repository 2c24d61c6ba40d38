"""What every table needs of the house, handed down: settings, store, workers, counters."""

from __future__ import annotations

from kaboodle.server.bots import Thinkers
from kaboodle.server.metrics import Metrics
from kaboodle.server.settings import Settings
from kaboodle.server.store import Store
from kaboodle.server.workers import Workers


class Services:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = Thinkers(settings.bot_workers)
        self.scribes = Workers(1)
        self.metrics = Metrics()

    async def close(self) -> None:
        """Finish writing, leave no process behind."""
        self.thinkers.close(wait=True)
        self.scribes.close(wait=True)
        await self.store.close()
