"""Load test of the table server: real games over real sockets, from a separate process.

Starts a server on loopback, seats two people at each table and has them play at random:

- closed: each player answers at once, as fast as the server goes. Latency counts from sending an
action. - open: actions at a fixed rate over all tables, due whether or not the server keeps up.
Latency counts from when the action was due, so that falling behind shows.

An action counts when its player has its `done` and everyone at the table has been sent the step. By
then it is durable. Client and server share the machine, so the figures are of both, but the CPU
time per action is the server's alone. `--against FOLDER` measures another checkout alternately with
this one, so that both meet the same machine. `--nodes 1,2,3` measures so many nodes over a real
PostgreSQL and a real Redis, besides SQLite. The two at a table are then at different nodes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any, cast

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.kit.client import Server
from tools.services import Postgres, Redis

from kaboodle import packs

HOUR = 1200  # actions at a table in an hour of people playing: one every three seconds
FIRST = 20  # tables whose memory is not counted, because it includes what all others share
SEATS = {"kaskaria": 2, "krom": 2, "kero": 2}


class Asked(msgspec.Struct):
    number: int
    options: list[int]


class Seen(msgspec.Struct):
    next: str | None = None


class Message(msgspec.Struct):
    """The fields that a player here reads. Decoding skips the rest."""

    t: str
    question: Asked | None = None
    outcome: dict[str, Any] | None = None
    table: Seen | None = None
    n: int = 0
    done: str | None = None


decode = msgspec.json.Decoder(Message).decode


class Seat(asyncio.Protocol):
    """A minimal WebSocket client, so that the load costs less than what it measures. It reads text
    frames as they come, whole ones straight from the received data."""

    def __init__(self, room: Room, path: str, token: str) -> None:
        self.room = room
        self._path = path
        self.token = token
        self._rest = b""  # the beginning of a frame, or of the handshake's response
        self._open = False
        self.asked: Asked | None = None
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are not subclasses
        self.transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0
        if not self._open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            self._open = True
            self.send(b'{"t":"hello","token":"%b"}' % self.token.encode())
        while len(data) - at >= 4:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = data[at + 2] << 8 | data[at + 3], at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + size:
                break
            if data[at] == 129:
                self.room.heard(self, decode(data[start : start + size]))
            at = start + size
        self._rest = data[at:]

    def send(self, body: bytes) -> None:
        """Send a frame with a mask of zeros, which changes nothing."""
        assert self.transport is not None and len(body) < 126
        self.transport.write(bytes((129, 128 | len(body), 0, 0, 0, 0)) + body)

    def hang_up(self) -> None:
        assert self.transport is not None
        self.transport.abort()


class Room:
    """One table after another: two seats, the actions that are due, and the one in flight."""

    def __init__(self, load: Load, table: str, tokens: list[str]) -> None:
        self.load = load
        self.table = table
        self.tokens = tokens
        self.seats: list[Seat] = []
        self.welcomed = 0
        self.actions = 0
        self._due: deque[float] = deque()
        self._sent: float | None = None  # when the action in flight was due
        self._missing = 0  # messages about it that are still to come
        self._over = False

    async def enter(self) -> None:
        loop, self.seats, self.welcomed, self._over = asyncio.get_running_loop(), [], 0, False
        for token in self.tokens:
            seat = Seat(self, f"/api/tables/{self.table}/socket", token)
            self.seats.append(seat)
            port = next(self.load.ports)
            await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", port)  # type: ignore[misc]

    def start(self) -> None:
        self.seats[0].send(b'{"t":"start","id":"start"}')

    def heard(self, seat: Seat, message: Message) -> None:
        if seat not in self.seats:
            return  # of a table that it has left
        if message.t == "step":
            seat.asked = message.question
            self._over = self._over or message.outcome is not None
            self._one_less()
            if message.done is not None:
                self._one_less(answer=True)
        elif message.t in ("done", "refused"):
            self._one_less(answer=True)
        elif message.t == "beat":
            seat.send(b'{"t":"ping","n":%d}' % message.n)
        elif message.t == "welcome":
            self.welcomed += 1
        elif (
            message.t == "table" and message.table is not None and message.table.next and self._over
        ):
            self.load.follow(self, message.table.next)
        self.go_on()

    def _one_less(self, answer: bool = False) -> None:
        """Count a message about the action in flight. A secret answer is sent to no other player,
        so its `done` ends the wait."""
        if self._sent is None:
            return
        self._missing -= 1
        if self._missing <= 0 or (answer and self.load.secret):
            self.load.times.append(time.perf_counter() - self._sent)
            self.actions += 1
            self._sent = None
            if self._over:
                self.seats[0].send(b'{"t":"rematch","id":"again"}')

    def due(self, when: float) -> None:
        self._due.append(when)
        self.go_on()

    def go_on(self) -> None:
        """Send the next action if one is due and a question is open."""
        load = self.load
        if self._sent is not None or self._over or not (load.flat_out or self._due):
            return
        for seat in self.seats:
            asked = seat.asked
            if asked is not None:
                break
        else:
            return
        self._sent = self._due.popleft() if self._due else time.perf_counter()
        self._missing = len(self.seats) + 1
        action = asked.options[int(random.random() * len(asked.options))]  # noqa: S311
        wire = b'{"t":"act","id":"%d","question":%d,"action":%d}'
        seat.asked = None
        seat.send(wire % (self.actions, asked.number, action))


class Load:
    def __init__(self, game: str, ports: list[int]) -> None:
        self.game = game
        self.ports = cycle(ports)
        self.secret = game != "kaskaria"  # whether some answers are given in secret
        self.flat_out = False
        self.rooms: list[Room] = []
        self.times: list[float] = []
        self._moving: set[asyncio.Task[None]] = set()

    def follow(self, room: Room, table: str) -> None:
        """Move to the rematch: the same seats, at a new table."""
        for seat in room.seats:
            seat.hang_up()
        room.table, room.seats = table, []
        task = asyncio.get_running_loop().create_task(self._follow(room))
        self._moving.add(task)
        task.add_done_callback(self._moving.discard)

    async def _follow(self, room: Room) -> None:
        await room.enter()
        while room.welcomed < len(room.seats):
            await asyncio.sleep(0.01)
        room.start()

    def end(self) -> None:
        self.flat_out = False
        for room in self.rooms:
            for seat in room.seats:
                seat.hang_up()

    async def closed(self, seconds: float) -> None:
        self.flat_out = True
        for room in self.rooms:
            room.go_on()
        await asyncio.sleep(seconds)

    async def open(self, rate: float, seconds: float) -> None:
        """Make actions due at a fixed rate, at one table after another."""
        self.flat_out = False
        began, sent = time.perf_counter(), 0
        while (now := time.perf_counter() - began) < seconds:
            while sent < now * rate:
                self.rooms[sent % len(self.rooms)].due(began + sent / rate)
                sent += 1
            await asyncio.sleep(0.001)


def long_pack() -> str:
    """The standard pack with the longest paths, so that games outlast the measurement."""
    shipped = Path(packs.__file__).parent / "games/kaskaria/packs/standard.toml"
    text = shipped.read_text(encoding="utf-8")
    return text.replace("runner = 10", "runner = 60").replace("griffin = 6", "griffin = 60")


def memory(server: Server) -> int:
    assert server.process is not None
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def cpu(server: Server) -> float:
    """Return the CPU seconds that the server has used."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Rig:
    """What is measured: a server, or several with the services they share."""

    def __init__(self, servers: list[Server], shared: Mapping[str, Callable[[], float]]) -> None:
        self.servers = servers
        self._shared = shared

    def cpu(self) -> dict[str, float]:
        own = {"CPU µs": sum(cpu(server) for server in self.servers)}
        return own | {name: spent() for name, spent in self._shared.items()}

    def memory(self) -> int:
        return sum(memory(server) for server in self.servers)


def figures(load: Load, took: float, spent: dict[str, float], own: float) -> dict[str, float]:
    times = sorted(load.times) or [0.0]
    actions = max(1, len(load.times))
    return {
        "actions/s": len(load.times) / took,
        "p50 ms": 1000 * times[len(times) // 2],
        "p99 ms": 1000 * times[int(len(times) * 0.99)],
        **{name: 1e6 * seconds / actions for name, seconds in spent.items()},
        "client's": 1e6 * own / actions,
    }


async def measured(rig: Rig, load: Load, run: Any) -> dict[str, float]:
    load.times.clear()
    began, before, own = time.perf_counter(), rig.cpu(), time.process_time()
    await run
    took = time.perf_counter() - began
    spent = {name: seconds - before[name] for name, seconds in rig.cpu().items()}
    return figures(load, took, spent, time.process_time() - own)


async def seated(rig: Rig, game: str, tables: int) -> Load:
    """Create so many tables, with two people at each."""
    load = Load(game, [server.port for server in rig.servers])
    more = {"pack": long_pack()} if game == "kaskaria" else {}
    for _ in range(tables):
        id_, tokens = rig.servers[0].table(game, ["person"] * SEATS[game], **more)
        room = Room(load, id_, tokens)
        await room.enter()
        load.rooms.append(room)
    while any(room.welcomed < len(room.seats) for room in load.rooms):
        await asyncio.sleep(0.05)
    return load


async def warm(load: Load, seconds: float) -> None:
    for room in load.rooms:
        room.start()
    await load.closed(seconds)


async def measure(rig: Rig, args: argparse.Namespace, game: str, tables: int) -> list[Any]:
    first, seconds = await seated(rig, game, FIRST), args.seconds
    await warm(first, 0.5)
    first.end()
    before = rig.memory()
    load = await seated(rig, game, tables)
    sat = (rig.memory() - before) / tables
    await warm(load, min(2.0, seconds / 3))
    flat = await measured(rig, load, load.closed(seconds))
    rows = [{"game": game, "tables": tables, "load": "closed", **flat}]
    for rate in args.rate:
        await load.open(rate, 0.5)
        steady = await measured(rig, load, load.open(rate, seconds))
        rows.append({"game": game, "tables": tables, "load": f"{rate:,.0f}/s", **steady})
    played = (rig.memory() - before) / tables
    rows[0] |= {"kB seated": sat, "kB played": played}
    if tables <= args.hour and game == "kaskaria":
        while min(room.actions for room in load.rooms) < HOUR:
            await load.closed(0.5)
        rows[0]["kB an hour"] = (rig.memory() - before) / tables
    load.end()
    return rows


def loaded(rig: Rig, args: argparse.Namespace, game: str, tables: int) -> list[Any]:
    """Start the servers, put a load on them, and stop them."""
    try:
        for server in rig.servers:
            server.start()
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(measure(rig, args, game, tables))
    finally:
        for server in rig.servers:
            if server.process is not None:
                server.kill()


def cluster(args: argparse.Namespace, game: str, tables: int, nodes: int) -> list[Any]:
    """Measure so many nodes of this checkout, over shared services."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Postgres(durable=True) as database,
        Redis() as bus,
    ):
        given = {"database": database.url(), "bus": bus.url, "max_tables": 20_000}
        servers = [Server(Path(folder) / f"node-{i}", **given) for i in range(nodes)]
        shared = {"database's": partial(family, database), "bus's": partial(family, bus)}
        return loaded(Rig(servers, shared), args, game, tables)


def family(service: Postgres | Redis) -> float:
    """Return the CPU seconds that a service and its children have used."""
    spent = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # the process has just ended
            fields = stat.read_text().rsplit(")", 1)[1].split()
            if str(service.pid) in (stat.parent.name, fields[1]):
                spent += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return spent


def once(
    args: argparse.Namespace, game: str, tables: int, tree: Path | None, **more: object
) -> list[Any]:
    """Measure a fresh server of this checkout, or of another."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "load.sqlite", max_tables=20_000, bot_workers=1, **more)
        if tree is not None:  # an older one gets only the settings it knows
            server.path = str(tree / "src")
            known = (tree / "src/kaboodle/server/settings.py").read_text(encoding="utf-8")
            server.settings = {k: v for k, v in server.settings.items() if f"    {k}:" in known}
        return loaded(Rig([server], {}), args, game, tables)


def beside(args: argparse.Namespace, game: str, tables: int) -> list[dict[str, Any]]:
    """Measure SQLite, without and with waiting for the disk, then nodes, whose database waits for
    it."""
    ways: dict[str, Callable[[], list[Any]]] = {
        "a file": partial(once, args, game, tables, None),
        "a file, full sync": partial(once, args, game, tables, None, full_sync=True),
    }
    for nodes in [int(n) for n in args.nodes.split(",")]:
        name = f"{nodes} node{'s' * (nodes > 1)}"
        ways[name] = partial(cluster, args, game, tables, nodes)
    rows: list[dict[str, Any]] = []
    for name, way in ways.items():
        measured = [{"kept by": name, **row} for row in way()]
        print(shown(measured), file=sys.stderr, flush=True)
        rows += measured
    return rows


def shown(rows: list[dict[str, Any]]) -> str:
    """Return the rows as a table for the docs."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    lines = [f"| {' | '.join(names)} |", "|" + "".join("---|" if i < 3 else "---:|"
             for i in range(len(names)))]  # fmt: skip
    lines += [f"| {' | '.join(_cell(row.get(name)) for name in names)} |" for row in rows]
    return "\n".join(lines)


def _cell(value: Any) -> str:
    if value is None or isinstance(value, str):
        return value or ""
    return f"{value:,.1f}" if isinstance(value, float) and value < 100 else f"{value:,.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", default="100,500,2000", help="numbers of tables, one run each")
    parser.add_argument(
        "--games", default="kaskaria", help="kaskaria, krom, kero, comma-separated; or all"
    )
    parser.add_argument("--seconds", type=float, default=8.0, help="length of each measurement")
    parser.add_argument(
        "--rate", type=float, nargs="*", default=[2000.0], help="open loop: actions per second"
    )
    parser.add_argument(
        "--hour", type=int, default=100, help="play an hour's worth only at up to this many tables"
    )
    parser.add_argument("--against", type=Path, help="another checkout, measured alternately")
    parser.add_argument("--nodes", default="", help="numbers of nodes to measure besides SQLite")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    games = list(SEATS) if args.games == "all" else args.games.split(",")
    rows: list[dict[str, Any]] = []
    for game in games:
        for tables in [int(n) for n in args.tables.split(",")]:
            if args.nodes:
                rows += beside(args, game, tables)
                continue
            for tree in [None] if args.against is None else [args.against, None]:
                measured = once(args, game, tables, tree)
                if args.against is not None:
                    measured = [
                        {"tree": "here" if tree is None else "there", **row} for row in measured
                    ]
                rows += measured
                print(shown(measured), file=sys.stderr, flush=True)
    print(json.dumps(rows, indent=2) if args.json else shown(rows))


if __name__ == "__main__":
    main()
