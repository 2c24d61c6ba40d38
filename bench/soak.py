"""Soak test on one server, for a chosen time, on loopback: play in all games, kills, lost
connections, clients that stop reading, floods, spectators, replays and rematches. Prints one table
of what was done to the server and what came of it: anything lost, doubled, stuck or leaked is a
bug.

Clients come back whenever their connection breaks and send again what was not acknowledged, as the
web app does. A table is played for some turns, then a player gives up, its log is checked, and its
rematch follows.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.kit.client import Server, _open
from tests.server.kit.history import acts
from tests.server.kit.stubborn import BROKEN, Stubborn, ids, log_of

from kaboodle.server.table.lines import Set
from kaboodle.shelf import BOXES

CUT_OFF = (OSError, HTTPException)  # a request whose server was killed
DONE = ("actions", "games", "rematches", "replays", "spectators")
SAID = ("replays asked for again",)
INJECTED = (
    "kills",
    "stops",
    "links cut",
    "clients that stop reading",
    "floods",
    "half-sent requests",
)
FAULTS = ("lost", "doubled", "reordered", "invented", "stuck", "leaked", "refused replays",
          "unanswered floods",
          "tracebacks")  # fmt: skip
MEMORY = ("MB at the start", "MB after the last kill", "MB at the end")
LATER = (429, 503)  # too many requests from one address, or in all
HALVES = 40  # connections at a time that send half a request
SETTINGS: dict[str, object] = {"message_rate": 200, "card_window": "0-1", "bot_pause": "1-2"}


class Soaker(Stubborn):
    """Plays for so many turns; then the player in the first seat gives up."""

    turns = 0

    async def connect(self, resume: bool = False) -> None:
        await super().connect(resume and bool(self.state))

    def tired(self) -> bool:
        return self.sent >= self.turns and self.welcome["seat"] == 0

    def told_too_early(self, secrets: list[str]) -> bool:
        """Whether this client was sent a secret before the end."""
        for text in self.raw:
            if '"outcome":{' in text or '"status":"over"' in text:
                return False
            if any(secret in text for secret in secrets):
                return True
        return False


class Soak:
    def __init__(self, server: Server, seconds: float, turns: int, chance: random.Random) -> None:
        self.server, self.turns, self.chance = server, turns, chance
        self.ends = time.monotonic() + seconds
        self.spares = self.ends - seconds / 2  # no kills from then on, so that a memory leak shows
        self.enough = False  # every kind of fault has been injected
        self.count: Counter[str] = Counter()
        self.players: list[Soaker] = []  # at tables that are being played
        self.up = asyncio.Event()  # while the server runs

    @property
    def over(self) -> bool:
        return self.enough and time.monotonic() > self.ends

    def strike(self) -> None:
        self.count["actions"] += 1

    async def call(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Call over HTTP, and again until there is an answer."""
        while True:
            await self.up.wait()
            try:
                return await asyncio.to_thread(self.server.call, method, path, body)
            except CUT_OFF:
                await asyncio.sleep(0.05)

    # Play.

    async def evening(self, game: str, number: int) -> None:
        """Play one table and its rematches until the time is over, with at least one rematch."""
        table, tokens = "", list[str]()
        while not table:
            await self.up.wait()
            try:
                table, tokens = await asyncio.to_thread(self.server.table, game, ["person"] * 2)
            except CUT_OFF:
                await asyncio.sleep(0.05)
        for round_ in range(1_000_000):
            following = await self.play(table, tokens, 100 * number + round_)
            if following is None or (self.over and round_ > 0):
                return
            self.count["rematches"] += 1
            table = following

    async def play(self, table: str, tokens: list[str], chance: int) -> str | None:
        """Play one game from start to end. Return the table that follows."""
        given = [*tokens, None]
        people = [Soaker(self.server, table, token, chance * 10 + i)
                  for i, token in enumerate(given)]  # fmt: skip
        for person in people:
            person.turns = self.turns
            await person.return_to_table()
        self.count["spectators"] += 1
        people[0].wish = {"t": "start", "id": "start"}
        with suppress(*BROKEN):  # it is sent again after reconnecting
            await people[0].send(people[0].wish)
        try:
            await self._all_play(people)
            self.count["games"] += 1
            await self.look(table, people)
            return await self.rematch(people[0])
        except AssertionError:  # raised by a client that has waited too long
            self.count["stuck"] += 1
            return None

    async def _all_play(self, people: list[Soaker]) -> None:
        self.players += people[:-1]
        try:
            await asyncio.gather(*[person.play(self) for person in people])
        finally:
            self.players = [each for each in self.players if each not in people]

    async def look(self, table: str, people: list[Soaker]) -> None:
        """Check the log and the replay against what every client was sent."""
        log = await asyncio.to_thread(log_of, self.server, table)
        for person in people[:-1]:
            self.count.update(fault.kind for fault in acts(log, person.witness()))
        assert isinstance(log[0], Set)
        secrets = [log[0].seed, log[0].salt, log[0].host]
        self.count["leaked"] += sum(person.told_too_early(secrets) for person in people)
        status, _ = await self.call("GET", f"/api/tables/{table}/replay")
        while status in LATER:
            self.count["replays asked for again"] += 1
            await asyncio.sleep(0.5)
            status, _ = await self.call("GET", f"/api/tables/{table}/replay")
        self.count["replays" if status == 200 else "refused replays"] += 1

    async def rematch(self, host: Soaker) -> str:
        host.wish = {"t": "rematch", "id": "again"}
        while host.info.get("next") is None:
            try:
                host.hope()
                await host.send(host.wish)
                while host.info.get("next") is None:
                    await host.receive(5)
            except (TimeoutError, *BROKEN):
                await host.return_to_table()
        return str(host.info["next"])

    # Faults.

    async def kill(self) -> bool:
        """End the server, check that everything acknowledged is in the log, and start it again."""
        gently = self.chance.random() < 0.3
        acknowledged = [(player, player.acknowledged()) for player in self.players]
        self.up.clear()
        if gently:
            await asyncio.to_thread(self.server.stop)
        else:
            self.server.kill()
        self.count["stops" if gently else "kills"] += 1
        for player, promised in acknowledged:
            written = ids(await asyncio.to_thread(log_of, self.server, player.table))
            self.count["lost"] += len(promised - set(written[player.welcome["seat"]]))
        await asyncio.to_thread(self.server.start)
        self.up.set()
        self.count["MB after the last kill"] = round(memory(self.server))
        return True

    async def cut(self) -> bool:
        if not self.players:
            return False
        self.chance.choice(self.players).socket.transport.abort()
        self.count["links cut"] += 1
        return True

    async def deaf(self) -> bool:
        """Watch a table without reading anything."""
        if not self.players:
            return False
        _, writer = await self._dial(self.chance.choice(self.players).table)
        writer.write(_frame({"t": "hello"}))
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        self.count["clients that stop reading"] += 1
        await asyncio.sleep(2)
        writer.transport.abort()
        return True

    async def flood(self) -> bool:
        """Send far more than allowed. The server should hang up, and everyone else plays on."""
        if not self.players:
            return False
        reader, writer = await self._dial(self.chance.choice(self.players).table)
        writer.write(_frame({"t": "hello"}))
        many = _frame({"t": "ping", "n": 1}) * 100
        self.count["floods"] += 1
        try:
            for _ in range(100):
                writer.write(many)
                await asyncio.wait_for(writer.drain(), 5)
            while await asyncio.wait_for(reader.read(65536), 30):
                pass
        except TimeoutError:
            self.count["unanswered floods"] += self.up.is_set()
        except OSError:
            pass  # hung up on, as it should be
        finally:
            writer.transport.abort()
        return True

    async def halves(self) -> bool:
        """Open many connections that send half a request and no more."""
        lines = [await asyncio.open_connection("127.0.0.1", self.server.port)
                 for _ in range(HALVES)]  # fmt: skip
        for _, writer in lines:
            writer.write(b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-half")
        self.count["half-sent requests"] += HALVES
        await asyncio.sleep(1)
        for _, writer in lines:
            writer.transport.abort()
        return True

    async def _dial(self, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def trouble(self, pause: float) -> None:
        """Inject one fault after another until the time is over, each at least once."""
        faults = [self.cut, self.flood, self.deaf, self.cut, self.halves, self.kill]
        done = 0
        while not self.over:
            await asyncio.sleep(pause)
            fault = faults[done % len(faults)]
            if fault == self.kill and self.enough and time.monotonic() > self.spares:
                fault = self.cut
            try:
                done += await fault()
            except (OSError, asyncio.IncompleteReadError):
                continue  # the server was just being killed: try again
            self.enough = done >= len(faults)

    async def run(self, tables: int, pause: float) -> None:
        self.up.set()
        trouble = asyncio.create_task(self.trouble(pause))
        evenings = [self.evening(game, 10 * i + j)
                    for i, game in enumerate(BOXES) for j in range(tables)]  # fmt: skip
        await asyncio.gather(*evenings)
        await trouble
        for socket in _open:
            await socket.close()
        _open.clear()
        log = self.server.log()
        self.count["tracebacks"] = log.count("Traceback") - log.count("Exception ignored in")


def _frame(message: dict[str, object]) -> bytes:
    body = json.dumps(message).encode()
    return bytes([129, 128 | len(body)]) + bytes(4) + body


def memory(server: Server) -> float:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def soak(folder: Path, seconds: float, tables: int, turns: int, pause: float) -> Counter[str]:
    """Run the test. Return all counters, and the server's memory in MB."""
    server = Server(folder / "soak.sqlite", **SETTINGS)
    server.start()
    at_first = memory(server)
    try:
        soak = Soak(server, seconds, turns, random.Random(1))  # noqa: S311
        asyncio.run(soak.run(tables, pause))
        soak.count["MB at the start"] = round(at_first)
        soak.count["MB at the end"] = round(memory(server))
    finally:
        server.kill()
    return soak.count


def shown(count: Counter[str]) -> str:
    """Return the table for the docs."""
    names = [*DONE, *SAID, *INJECTED, *FAULTS, *MEMORY]
    return "\n".join(["| | |", "|---|---:|", *[f"| {name} | {count[name]:,} |" for name in names]])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--tables", type=int, default=4, help="tables of each game at a time")
    parser.add_argument(
        "--turns", type=int, default=60, help="turns of each player until one gives up"
    )
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two faults")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        count = soak(Path(folder), args.seconds, args.tables, args.turns, args.pause)
    print(shown(count))
    sys.exit(any(count[name] for name in FAULTS))


if __name__ == "__main__":
    main()
