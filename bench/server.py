"""Load on the table server: real games, over real sockets, by a process of their own.

Starts a server on loopback, seats two players at each table, and has everyone answer at once.
Prints what it holds: actions a second (each one durable before it is told), the time from sending
an action to every client at the table having it, and memory a table. Client and server share the
machine, so both figures are of the pair.
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
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.client import Server

from kaboodle import packs


class Told(msgspec.Struct):
    """All a player here looks at."""

    t: str
    question: Asked | None = None
    outcome: dict[str, Any] | None = None
    moves: int = 0


class Asked(msgspec.Struct):
    number: int
    options: list[int]


decode = msgspec.json.Decoder(Told).decode


class Seat(asyncio.Protocol):
    """The least of a WebSocket client: text frames, read as they come."""

    def __init__(self, room: Room, index: int, path: str, token: str) -> None:
        self.room = room
        self.index = index
        self._path = path
        self._token = token
        self._data = bytearray()
        self._open = False
        self._sent = 0
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: load\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._data[: end + 4]
            self._open = True
            self.send({"t": "hello", "token": self._token})
        self._frames()

    def _frames(self) -> None:
        buffer, at = self._data, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 127, at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
            if len(buffer) < start + size:
                break
            if buffer[at] & 15 == 1:
                self.room.heard(self, decode(bytes(buffer[start : start + size])))
            at = start + size
        del buffer[:at]

    def send(self, message: dict[str, Any]) -> None:
        body = json.dumps(message).encode()
        head = (
            bytes([129, 128 | len(body)])
            if len(body) < 126
            else (bytes([129, 254]) + len(body).to_bytes(2))
        )
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + body)  # a mask of zeros changes nothing

    def act(self, asked: Asked) -> None:
        self._sent += 1
        action = random.choice(asked.options)  # noqa: S311
        self.send({"t": "act", "id": str(self._sent), "question": asked.number, "action": action})


class Room:
    """One table: two seats, and when its last action was sent."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.seats: list[Seat] = []
        self.welcomed = 0
        self._sent = 0.0
        self._heard = 0
        self._moves = 0

    def heard(self, seat: Seat, told: Told) -> None:
        if told.t == "welcome":
            self.welcomed += 1
        if told.t != "step":
            return
        if told.moves == self._moves + 1:
            self._heard += 1
            if self._heard == len(self.seats):
                self._moves += 1
                self._heard = 0
                self.load.done(time.perf_counter() - self._sent)
        if told.outcome is not None:
            self.load.over += 1
        elif told.question is not None and self.load.running:
            asyncio.get_running_loop().call_soon(self._answer, seat, told.question)

    def _answer(self, seat: Seat, asked: Asked) -> None:
        self._sent = time.perf_counter()
        seat.act(asked)


class Load:
    def __init__(self) -> None:
        self.running = True
        self.over = 0
        self.times: list[float] = []

    def done(self, seconds: float) -> None:
        self.times.append(seconds)


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
    """Seconds of processor the server has used."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(server: Server, tables: int, seconds: float) -> dict[str, float]:
    load, rooms = Load(), []
    loop = asyncio.get_running_loop()
    before = memory(server)
    pack = long_pack()
    for _ in range(tables):
        id_, tokens = server.table("kaskaria", ["person", "person"], pack=pack)
        room = Room(load)
        for i, token in enumerate(tokens):
            path = f"/api/tables/{id_}/socket"
            seat = Seat(room, i, path, token)
            await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", server.port)  # type: ignore[misc]
            room.seats.append(seat)
        rooms.append(room)
    while any(room.welcomed < 2 for room in rooms):
        await asyncio.sleep(0.05)
    held = memory(server)
    for room in rooms:
        room.seats[0].send({"t": "start", "id": "start"})
    await asyncio.sleep(min(2.0, seconds / 3))  # warm
    load.times.clear()
    started, spent = time.perf_counter(), cpu(server)
    await asyncio.sleep(seconds)
    took, spent = time.perf_counter() - started, cpu(server) - spent
    load.running = False
    times = sorted(load.times)
    used = memory(server)
    for room in rooms:
        for seat in room.seats:
            assert seat.transport is not None
            seat.transport.abort()
    return {
        "tables": tables,
        "actions_per_s": len(times) / took,
        "cpu_us_per_action": 1e6 * spent / len(times),
        "p50_ms": 1000 * times[len(times) // 2],
        "p99_ms": 1000 * times[int(len(times) * 0.99)],
        "kb_per_table_seated": (held - before) / tables,
        "kb_per_table_played": (used - before) / tables,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="100,500,2000", help="numbers of tables, one run each")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    results: list[dict[str, float]] = []
    for tables in [int(n) for n in args.tables.split(",")]:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder) / "load.sqlite", max_tables=10_000)
            server.start()
            try:
                results.append(asyncio.run(measure(server, tables, args.seconds)))
            finally:
                server.kill()
    if args.json:
        print(json.dumps(results, indent=2))
        return
    table = Table(*[name.replace("_", " ") for name in results[0]], box=None)
    for row in results:
        table.add_row(
            *[f"{value:,.1f}" if value < 100 else f"{value:,.0f}" for value in row.values()]
        )
    Console().print(table)


if __name__ == "__main__":
    main()
