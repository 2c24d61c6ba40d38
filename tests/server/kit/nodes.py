"""Several nodes in one process, over one store: races without chance.

Without a bus a node hears nothing of what the others write until it looks: so whoever writes second
is always behind, and has to catch up.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

from kaboodle.core.game import Move
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.core.undo import reveals
from kaboodle.server.bus.bus import BusListener, Note, decode, encode
from kaboodle.server.live.hall import Hall
from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.live.services import Services
from tests.server.kit.in_process import (
    SETTINGS,
    BotsHere,
    Guest,
    MemoryStore,
    in_no_time,
    started,
    token,
)


class Air:
    """What carries words from node to node, unless it is still."""

    def __init__(self) -> None:
        self.still = False
        self.buses: list[MemoryBus] = []


class MemoryBus:
    """Keeps the promises of a bus as long as the test lasts."""

    def __init__(self, air: Air) -> None:
        self.air = air
        self.tables: set[str] = set()
        self.cut = False  # this one alone hears nothing, and is not heard
        self.said: list[Note] = []
        self._listener: BusListener | None = None

    @property
    def up(self) -> bool:
        return not (self.air.still or self.cut)

    async def open(self, node: str, listener: BusListener) -> None:
        self._listener = listener
        self.air.buses.append(self)
        listener.joined()

    def publish(self, note: Note) -> None:
        if not self.up:
            return
        self.said.append(decode(encode(note)))
        for other in self.air.buses:
            if other is not self and other.up:
                asyncio.get_running_loop().call_soon(other.hear, self.said[-1])

    def hear(self, note: Note) -> None:
        table = getattr(note, "table", None)
        if self._listener is not None and (table is None or table in self.tables):
            self._listener.heard(note)

    def heal(self) -> None:
        self.cut = False
        assert self._listener is not None
        self._listener.joined()

    def subscribe(self, table: str) -> None:
        self.tables.add(table)

    def unsubscribe(self, table: str) -> None:
        self.tables.discard(table)

    async def close(self) -> None:
        self._listener = None


def bus_of(hall: Hall) -> MemoryBus:
    found = hall.services.bus
    assert isinstance(found, MemoryBus)
    return found


async def opened(store: MemoryStore, air: Air, **settings: Any) -> Hall:
    services = Services(replace(SETTINGS, **settings), store, MemoryBus(air))
    services.bot_pool = BotsHere(1)
    hall = Hall(services)
    await hall.open()
    return hall


def in_halls(
    story: Callable[[Hall, Hall], Awaitable[None]],
    store: MemoryStore | None = None,
    still: bool = False,
    **settings: Any,
) -> None:
    """Tell a story in two halls with one store; where it is still, no word passes between them."""
    shared = store or MemoryStore(shared=True)

    async def told() -> None:
        air = Air()
        air.still = still
        async with AsyncExitStack() as doors:
            halls = [await opened(shared, air, **settings) for _ in range(2)]
            for hall in halls:
                doors.push_async_callback(hall.close)
            await story(*halls)

    in_no_time(told)


def unseen(live: LiveTable) -> tuple[Seat, Action]:
    """Whose move shows nothing that was hidden, and which: it can be taken back."""
    game, s = live.table.game, live.table.state
    return next(
        (seat, action)
        for seat in game.asked(s)
        for action in game.options(s, seat)
        if not reveals(game, s, Move(seat, action, Millis(0)))
    )


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

    def alike_in_time(self) -> None:
        """Both nodes read the same clock."""
        assert len({live.clock.now(time.monotonic()) for live in self.lives}) == 1
        assert self.lives[0].times() == self.lives[1].times()

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
    pair = Pair((one, two), [live, await two.find(live.table.terms.id)])
    await pair.enter(token("Ada"), token("Bo"))
    return pair


def die(hall: Hall) -> None:
    """The node's process ends, without a word."""
    pause(hall)
    for live in hall.live.values():
        live.planner.stop()


def pause(hall: Hall) -> None:
    """The node's process stands still: nothing is looked at, said or heard."""
    bus_of(hall).cut = True
    for task in [*hall._tasks, *hall.node._tasks]:
        task.cancel()


def wake(hall: Hall) -> None:
    """Everything goes on where it was, though time has passed; its bus, once that is healed."""
    bus_of(hall).cut = False
    hall.node._count()
    hall.node._begin(hall.node._beats())
    hall._tasks = [asyncio.get_running_loop().create_task(hall._heart())]
