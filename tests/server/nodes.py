"""Several nodes in one process, over one store: races without chance.

A node hears nothing of what the others write until it looks: so whoever writes second is always
behind, and has to catch up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from kaboodle.core.ids import Seat
from kaboodle.server import secret
from kaboodle.server.hall import Hall
from kaboodle.server.live import LiveTable
from kaboodle.server.services import Services
from tests.apart import apart
from tests.server.inside import (
    SETTINGS,
    Guest,
    MemoryStore,
    Patient,
    ThinkHere,
    seeds,
    started,
    token,
)


async def opened(store: MemoryStore, **settings: Any) -> Hall:
    services = Services(replace(SETTINGS, **settings), store)
    services.thinkers = ThinkHere(1)
    hall = Hall(services)
    await hall.open()
    return hall


def in_halls(story: Callable[[Hall, Hall], Awaitable[None]], **settings: Any) -> None:
    """Tell a story in two halls with one store."""

    async def told() -> None:
        store = MemoryStore(shared=True)
        async with AsyncExitStack() as doors:
            halls = [await opened(store, **settings) for _ in range(2)]
            for hall in halls:
                doors.push_async_callback(hall.close)
            await story(*halls)

    def play() -> None:
        with asyncio.Runner(loop_factory=Patient) as runner:
            loop = runner.get_loop()
            with patch("time.monotonic", loop.time), patch.object(secret, "new_seed", seeds()):
                runner.run(told())

    apart(play)


class Pair:
    """A table at two nodes: at each somebody who sits there, and somebody who watches."""

    def __init__(self, halls: tuple[Hall, Hall], lives: list[LiveTable]) -> None:
        self.halls = halls
        self.lives = lives
        self.ada, self.bo = [Guest(hall, live) for hall, live in zip(halls, lives, strict=True)]
        self.eyes = [Guest(hall, live) for hall, live in zip(halls, lives, strict=True)]

    async def enter(self, *tokens: str) -> None:
        for guest, given in zip((self.ada, self.bo), tokens, strict=True):
            await guest.say(t="hello", token=given)
        for guest in self.eyes:
            await guest.say(t="hello")

    def alike(self) -> None:
        """Nobody was sent away, and both nodes have the same table."""
        one, two = [live.table for live in self.lives]
        assert [guest.code for guest in (self.ada, self.bo, *self.eyes)] == [0] * 4
        assert (one.line, one.status, one.chairs) == (two.line, two.status, two.chairs)
        assert list(one.moves) == list(two.moves)
        if one.state is not None:
            views = [table.game.view(table.state, Seat(0)).to_json() for table in (one, two)]
            assert views[0] == views[1]


async def pair(one: Hall, two: Hall, game: str, **more: Any) -> Pair:
    """Ada plays at one node, Bo at the other."""
    live = await started(one, game, ["Ada", "Bo", *more.pop("others", [])], **more)
    found = Pair((one, two), [live, await two.find(live.table.terms.id)])
    await found.enter(token("Ada"), token("Bo"))
    return found
