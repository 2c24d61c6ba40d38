"""A hall without a network, for tests that look at the server from inside."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from kaboodle.core.ids import Seat
from kaboodle.server import lines, wire
from kaboodle.server.hall import Hall
from kaboodle.server.live import LiveTable
from kaboodle.server.services import Services
from kaboodle.server.settings import Settings
from kaboodle.server.store import SqliteStore

SETTINGS = Settings(bot_pause="1-1")


def in_hall(path: Path, story: Callable[[Hall], Awaitable[None]]) -> None:
    """A hall without a network, on a database that stays."""

    async def told() -> None:
        hall = Hall(Services(SETTINGS, SqliteStore(path / "tables.sqlite")))
        await hall.open()
        try:
            await story(hall)
        finally:
            await hall.close()

    asyncio.run(told())


async def started(hall: Hall, game: str, seats: list[str], **more: object) -> LiveTable:
    """A table in play, with people by name and bots by name."""
    wish = wire.Wish(game, [wire.SeatWish()] * len(seats), **more)  # type: ignore[arg-type]
    live, _, _ = await hall.set_table(wish)
    new: list[lines.Line] = [
        lines.BotSat(i, name) if name in ("greedy", "random") else lines.Sat(i, name, name)
        for i, name in enumerate(seats)
    ]
    await live.carry_out(lambda: [*new, lines.Started()])
    return live


async def move(live: LiveTable, seat: Seat, key: str) -> None:
    await live.carry_out(lambda: [lines.Moved(int(seat), key)])


async def until(true: Callable[[], object], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came to that"
        await asyncio.sleep(0.005)
