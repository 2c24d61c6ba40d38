"""A hall without a network, for tests that look at the server from inside.

Time there passes only when there is nothing else to do, so waiting costs nothing and every moment
is exact: nothing leans on how fast the machine is.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine
from dataclasses import replace
from itertools import count
from typing import Any, TypeVar, cast
from unittest.mock import patch

from kaboodle.core.ids import Seat
from kaboodle.server.bus.bus import NoBus
from kaboodle.server.http.session import Session
from kaboodle.server.live import tokens
from kaboodle.server.live.bot_pool import BotPool, BotTask, choose_action
from kaboodle.server.live.hall import Hall
from kaboodle.server.live.limits import HERE
from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.live.services import Services
from kaboodle.server.live.workers import Workers
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.settings import Settings
from kaboodle.server.storage.store import (
    LIFE,
    OPEN,
    RELEASED_TO,
    Append,
    CodeTaken,
    Conflict,
    Diverged,
    Entry,
    Fenced,
    Full,
    Lease,
    LogEnd,
    ReleaseReason,
    end,
)
from kaboodle.server.table import lines
from kaboodle.server.websocket.connection import Connection
from tests.apart import apart

T = TypeVar("T")

SETTINGS = Settings(bot_pause="1-1", lag_credit_ms=100)


class MemoryStore:
    """Keeps the promises of a store as long as the test lasts; another may open it again, and,
    where it is shared, several halls at once."""

    def __init__(self, shared: bool = False) -> None:
        self.shared = shared
        self.lines: dict[tuple[str, int], bytes] = {}
        self.entries: dict[str, Entry] = {}
        self.upto: dict[str, int] = {}  # of how many lines an entry is
        self.nodes: dict[str, float] = {}  # until when each lives
        self.leases: dict[str, tuple[str | None, int]] = {}
        self.spent: dict[str, tuple[float, float]] = {}  # how much was left, and when

    async def append(self, lines: Append) -> None:
        keys = [(lines.table, lines.line + i) for i in range(len(lines.bodies))]
        still = [e for e in self.entries.values() if e.status in ("lobby", "playing")]
        codes = {entry.code: entry.id for entry in still}
        entry = lines.entry
        last = self.lines.get((lines.table, lines.line - 1))
        if self.shared and lines.before not in (b"", last):
            raise Diverged
        if lines.fence and self.leases.get(lines.table, (None, 0))[1] != lines.fence:
            raise Fenced
        if self.shared and keys and lines.line and last is None:
            raise Diverged
        if any(key in self.lines for key in keys):
            raise Conflict
        if entry is not None and codes.get(entry.code, entry.id) != entry.id:
            raise CodeTaken
        self.lines.update(zip(keys, lines.bodies, strict=True))
        if entry is not None and lines.end >= self.upto.get(entry.id, 0):
            self.entries[entry.id] = entry
            self.upto[entry.id] = lines.end

    async def begin(self, lines: Append, most: int) -> None:
        known = (lines.table, 0) in self.lines
        if self.shared and not known and len(await self.find(statuses=OPEN)) >= most:
            raise Full
        await self.append(lines)

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        rows = sorted((line, body) for (id_, line), body in self.lines.items() if id_ == table)
        return [body for line, body in rows if line >= start]

    async def ends(self, tables: Collection[str]) -> dict[str, LogEnd]:
        rows = sorted(self.lines.items())
        return {id_: end(line + 1, body) for (id_, line), body in rows if id_ in tables}

    async def find(self, *, code: str = "", statuses: tuple[str, ...] = ()) -> list[Entry]:
        entries = [e for e in self.entries.values() if e.code == code or e.status in statuses]
        return sorted(entries, key=lambda e: (-e.updated, e.id))

    async def drop(self, before: int, statuses: tuple[str, ...]) -> int:
        old = [e for e in await self.find(statuses=statuses) if e.updated < before]
        for entry in old:
            for kept in (self.entries, self.upto, self.leases):
                cast(dict[str, Any], kept).pop(entry.id, None)
            self.lines = {key: body for key, body in self.lines.items() if key[0] != entry.id}
        return len(old)

    async def beat(self, node: str) -> int:
        self.nodes[node] = time.monotonic() + LIFE
        return int(time.monotonic() * 1000) + 1_700_000_000_000 if self.shared else 0

    async def leave(self, node: str) -> None:
        self.nodes[node] = time.monotonic()

    def _lives(self, node: str | None) -> bool:
        return node is not None and self.nodes.get(node, 0) > time.monotonic()

    async def hold(self, node: str, table: str) -> Lease | None:
        if not self.shared:
            return Lease(0, -1)
        holder, fence = self.leases.get(table, (None, 0))
        if holder != node:
            if self._lives(holder):
                return None
            fence += 1
        self.leases[table] = (node, fence)
        if not holder:
            return Lease(fence, 0)
        until = self.nodes.get(holder)
        idle = -1 if until is None else max(0, int((time.monotonic() - until) * 1000))
        return Lease(fence, idle)

    async def release(self, node: str, table: str, why: ReleaseReason = "at rest") -> None:
        holder, fence = self.leases.get(table, (None, 0))
        if holder == node:
            self.leases[table] = (RELEASED_TO[why], fence)

    async def orphans(self) -> list[str]:
        playing = [e.id for e in await self.find(statuses=("playing",))] if self.shared else []
        held = [self.leases.get(id_, ("", 0))[0] for id_ in playing]
        pairs = zip(playing, held, strict=True)
        return sorted(id_ for id_, node in pairs if node is not None and not self._lives(node))

    async def held(self, node: str) -> dict[str, int]:
        mine = [(id_, fence) for id_, (holder, fence) in self.leases.items() if holder == node]
        return {id_: fence for id_, fence in mine if id_ in self.entries}

    async def spend(self, key: str, rate: float, burst: float, cost: int = 1) -> bool:
        now = time.monotonic()
        left, at = self.spent.get(key, (burst, now))
        left = min(burst, left + (now - at) * rate) - cost
        if left < 0 or not self.shared:
            return not self.shared
        self.spent[key] = (min(burst, left), now)
        return True

    async def writable(self) -> bool:
        return True

    async def close(self) -> None:
        pass


class BotsHere(BotPool):
    """No process of its own: a thought takes no time."""

    async def decide(self, task: BotTask) -> tuple[int, int]:
        return choose_action(task)


class WorkHere(Workers):
    """No process of its own, and not timed."""

    async def run(self, seconds: float, work: Callable[..., T], *args: object, of: str = "") -> T:
        return await asyncio.to_thread(work, *args)


class Patient(asyncio.SelectorEventLoop):
    """A loop whose time jumps to the next thing that is waited for."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 1000.0
        self.watched: list[tuple[Callable[[], object], asyncio.Future[None]]] = []

    def time(self) -> float:
        return self._now

    def _run_once(self) -> None:
        me: Any = self
        for true, done in self.watched:
            if not done.done() and true():
                done.set_result(None)
        if not me._ready:
            waiting = [handle.when() for handle in me._scheduled if not handle.cancelled()]
            self._now = max(self._now, min(waiting, default=0))
        super()._run_once()  # type: ignore[misc]


def seeds() -> Callable[[], str]:
    """The same chance in every run; long numbers, which nothing else would be mistaken for."""
    numbers = count(1)
    return lambda: f"{next(numbers) * 0x9E3779B97F4A7C15 % 2**64:016x}"


def in_no_time(told: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Tell a story in a loop of its own, where nobody waits for time to pass."""

    def play() -> None:
        with asyncio.Runner(loop_factory=Patient) as runner:
            loop = runner.get_loop()
            with patch("time.monotonic", loop.time), patch.object(tokens, "new_seed", seeds()):
                runner.run(told())

    apart(play)


def in_hall(
    story: Callable[[Hall], Awaitable[None]], store: MemoryStore | None = None, **settings: Any
) -> None:
    """Tell a story in a hall; with the same store again, after a restart."""

    async def told() -> None:
        services = Services(replace(SETTINGS, **settings), store or MemoryStore(), NoBus())
        services.bot_pool = BotsHere(1)
        hall = Hall(services)
        await hall.open()
        try:
            await story(hall)
        finally:
            await hall.close()

    in_no_time(told)


def token(name: str) -> str:
    """The token of a person at a table that was `started`."""
    return f"the secret token of {name}"


async def started(hall: Hall, game: str, seats: list[str], **more: Any) -> LiveTable:
    """A table in play, with people by name and bots by name."""
    live, _, _ = await hall.set_table(wire.Wish(game, [wire.SeatWish()] * len(seats), **more))
    new: list[lines.Line] = [
        lines.BotSat(i, name)
        if name in ("greedy", "random")
        else lines.Sat(i, name, tokens.hashed(token(name)))
        for i, name in enumerate(seats)
    ]
    await live.carry_out(lambda: [*new, lines.Started()])
    return live


async def move(live: LiveTable, seat: Seat, key: str, at: int = 0) -> None:
    await live.carry_out(lambda: [lines.Moved(int(seat), key, at)])


async def until(true: Callable[[], object], seconds: float = 600) -> None:
    """Let time pass until it is so, and not a moment longer."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Patient)
    done = loop.create_future()
    loop.watched = [(true, done)]
    await asyncio.wait_for(done, seconds)


def frame(body: bytes, head: int = 0x81) -> bytes:
    """As a client sends it, with a mask that is seen to be taken off."""
    mask = b"\x01\x02\x03\x04"
    size = len(body)
    sized = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([head]) + sized + mask + bytes(c ^ mask[i % 4] for i, c in enumerate(body))


def unframed(data: bytes) -> tuple[int, bytes, bytes]:
    """Kind and body of the first frame the server sent, and what follows it."""
    size, start = data[1], 2
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 4
    elif size == 127:
        size, start = int.from_bytes(data[2:10], "big"), 10
    return data[0] & 15, data[start : start + size], data[start + size :]


async def act(live: LiveTable, connection: Connection, message: wire.Act, heard: float) -> None:
    """A move, until it is answered: Denied if it is refused."""
    answered: asyncio.Future[Denied | None] = asyncio.get_running_loop().create_future()
    live.act(connection, message, heard, lambda no, told: answered.set_result(no))
    no = await answered
    if no is not None:
        raise no


class Guest(asyncio.Transport):
    """A socket without a network: what is said goes in, what is heard is kept."""

    def __init__(self, hall: Hall, live: LiveTable) -> None:
        super().__init__()
        self.heard: list[dict[str, Any]] = []
        self.code = 0  # the server hung up with this
        self.lively = True  # answers heartbeats
        self.reads = asyncio.Event()
        self.reads.set()
        self.over = asyncio.Event()
        self.listening = True  # the server reads
        self._unread = b""
        self.session = Session(hall, live, None, HERE, self.over.set)
        self.session.take(self, set())

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        assert cast(Any, protocol) is self.session

    def pause_reading(self) -> None:
        self.listening = False

    def resume_reading(self) -> None:
        self.listening = True

    def write(self, data: Any) -> None:
        self._unread += data
        if not self.reads.is_set() and len(self._unread) > 65536:
            self.session.pause_writing()
        self._read()

    def _read(self) -> None:
        while self._unread and self.reads.is_set():
            kind, body, self._unread = unframed(self._unread)
            if kind == 8:
                self.code = int.from_bytes(body, "big")
            elif kind == 1:
                self._hear(json.loads(body))

    def _hear(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        if message["t"] == "beat" and self.lively:
            ping = json.dumps({"t": "ping", "n": message["n"]}).encode()
            asyncio.get_running_loop().call_soon(self.send, frame(ping))
        if message.get("done") is not None:
            self._hear({"t": "done", "id": message["done"]})

    def close(self) -> None:
        asyncio.get_running_loop().call_soon(self.abort)

    def abort(self) -> None:
        if not self.over.is_set():
            self.session.connection_lost(None)

    def send(self, data: bytes) -> None:
        if not self.over.is_set():
            self.session.data_received(data)

    async def say(self, **message: Any) -> None:
        self._read()
        self.send(frame(json.dumps(message).encode()))
        await asyncio.sleep(0.001)

    async def hang_up(self) -> None:
        self.abort()
        await self.over.wait()

    def told(self, kind: str) -> list[dict[str, Any]]:
        self.session.deliver()  # what is said goes out at the end of the turn, which is now
        return [message for message in self.heard if message["t"] == kind]
