"""Fault injection on a cluster: whole games of all three over real sockets at several nodes, while
nodes are killed and paused, Redis goes away, PostgreSQL is restarted, and links to either are cut
or fall silent. Prints one table: what was played, what was injected, and what a checker of
histories found.

Clients come back at any node they reach and send again what was not acknowledged. Faults come one
at a time, each over before the next begins, so that anything that stands still for too long is the
server's fault.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from http.client import HTTPException
from pathlib import Path

import psycopg

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.kit.client import _open
from tests.server.kit.cluster import Cluster, Node, Roamer
from tests.server.kit.history import KINDS, STUCK, Fault, check
from tests.server.kit.link import Link
from tests.server.kit.tanks import BOUND, Tanks, tanks
from tools.services import Postgres, Redis

from kaboodle.server.storage.store import LIFE

DONE = ("actions", "games")
ADDED, STOPPED = "nodes added", "nodes stopped"
INJECTED = (
    "nodes killed", "nodes paused", ADDED, STOPPED, "Redis away", "PostgreSQL restarted",
    "links to PostgreSQL cut", "links to PostgreSQL silent",
    "links to Redis cut", "links to Redis silent",
)  # fmt: skip
FAULTS = (*KINDS, "tank", "tracebacks")
SETTINGS: dict[str, object] = {"card_window": "0-1", "bot_pause": "1-2"}
GLANCE = 0.05  # seconds between two checks of this process's clock
AGAIN = 0.2  # seconds until a node or service that was out of reach is tried again
REALTIME: dict[str, object] = {"clock": "realtime"}
# Rooms, each with one table after another: the game, its seats and its options.
ROOMS: list[tuple[str, list[str], dict[str, object]]] = [
    ("kaskaria", ["person", "person", "greedy"], {}),
    ("krom", ["person", "person", "greedy"], {}),
    ("kero", ["person", "person"], {}),
    ("kero", ["person", "person"], REALTIME),
    ("krom", ["person", "greedy", "greedy"], {}),
    ("kero", ["person", "greedy"], {}),
    ("kero", ["person", "person"], REALTIME),
    ("kaskaria", ["person", "person"], {}),
]
HASTE = {"kero": 0.8}  # how often the first option is taken, because random play takes too long


class Guest(Roamer):
    """Plays to the end; against the clock only until the run is over."""

    def __init__(self, chaos: Chaos, table: str, token: str | None, game: str, timed: bool) -> None:
        super().__init__(chaos.cluster, table, token, chaos.chance.randrange(1 << 30))
        self.hopes = 6 * chaos.limit
        self._chaos, self._timed = chaos, timed
        self._haste = 0.0 if timed else HASTE.get(game, 0.0)

    def choose(self, options: list[int]) -> int:
        return options[0] if self.chance.random() < self._haste else super().choose(options)

    def tired(self) -> bool:
        return self._timed and self._chaos.over and self.welcome["seat"] == 0


class Chaos:
    def __init__(
        self,
        cluster: Cluster,
        seconds: float,
        pauses: tuple[float, float],
        limit: float,
        bound: tuple[float, float],
        seed: int,
    ) -> None:
        """A fault lasts between the two `pauses`. A table may be silent for `limit` seconds."""
        self.cluster = cluster
        self.count: Counter[str] = Counter()
        self.faults: list[Fault] = []
        self.silence = 0.0  # the longest, in seconds
        self.since = 0.0
        self.sand = Tanks()  # the worst
        self.blind = 0.0  # the longest time this process stood still, in seconds
        self.limit = limit
        self.bound = bound
        self.chance = random.Random(seed)  # noqa: S311
        self._pauses = pauses
        self._ends = time.monotonic() + seconds
        self._enough = False  # every kind of fault has been injected
        self._troubles: list[tuple[float, str]] = []  # since when, and which

    @property
    def over(self) -> bool:
        return self._enough and time.monotonic() > self._ends

    def strike(self) -> None:
        self.count["actions"] += 1

    # Play.

    async def room(self, number: int) -> None:
        """Play one table after another until the time is over."""
        while not self.over:
            await self.play(number)

    async def play(self, number: int) -> None:
        game, seats, options = ROOMS[number % len(ROOMS)]
        table, tokens = await self._table(game, seats, options)
        people = [Guest(self, table, token, game, bool(options)) for token in [*tokens, None]]
        for guest in people:
            await guest.return_to_table()
        people[0].wish = {"t": "start", "id": "start"}
        people[0].socket.transport.abort()  # the wish is sent on reconnecting
        try:
            await asyncio.gather(*[person.play(self) for person in people])
            self.count["games"] += 1
        except AssertionError as e:
            self.faults.append(Fault("stuck", f"{game} {table}: {e}"))
        await self.look(game, table, people)

    async def _table(
        self, game: str, seats: list[str], options: dict[str, object]
    ) -> tuple[str, list[str]]:
        while True:
            node = self.chance.choice(self.cluster.nodes)
            try:
                return await asyncio.to_thread(node.table, game, seats, options=options)
            except (OSError, HTTPException, AssertionError):  # killed, paused or cut off
                await asyncio.sleep(AGAIN)

    async def look(self, game: str, table: str, people: list[Guest]) -> None:
        bodies: list[bytes] = []
        while not bodies:
            try:
                bodies = await asyncio.to_thread(self.cluster.bodies_of, table)
            except psycopg.Error:
                await asyncio.sleep(AGAIN)
        witnesses = [person.witness() for person in people]
        verdict = await asyncio.to_thread(check, bodies, witnesses, self.limit)
        sand = tanks(bodies, witnesses)
        verdict.faults += sand.faults(*self.bound)
        self.sand = Tanks(*map(max, self.sand, sand))
        if verdict.silence > self.silence:
            self.silence, self.since = verdict.silence, verdict.silent_since
        self.faults += [Fault(kind, f"{game} {table}: {what}") for kind, what in verdict.faults]

    def trouble_at(self, when: float) -> str:
        """Return the fault at that time, or the last one before."""
        return next((name for at, name in reversed(self._troubles) if at < when + 1), "none")

    async def watch(self) -> None:
        """Measure how long this process itself stood still, because that looks like silence."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(GLANCE)
            self.blind = max(self.blind, time.monotonic() - before - GLANCE)

    # Trouble.

    async def trouble(self, between: float) -> None:
        """Inject faults in rounds until the time is over. Half of all kinds befall the nodes, then
        one more node joins, then the other half, then one node is stopped."""
        kinds = self._kinds()
        half = len(kinds) // 2
        while not self.over:
            halves = [*kinds[:half], (ADDED, self.add), *kinds[half:], (STOPPED, self.stop)]
            for name, work in halves:
                await asyncio.sleep(between)
                self._troubles.append((time.time(), name))
                await work()
                self.count[name] += 1
            self._enough = True
            self.chance.shuffle(kinds)

    def _kinds(self) -> list[tuple[str, Callable[[], Awaitable[None]]]]:
        return [
            ("nodes killed", self.kill),
            ("links to PostgreSQL cut", lambda: self.cut(self._node().to_database)),
            ("links to Redis silent", lambda: self.hush(self._node().to_bus)),
            ("Redis away", self.no_redis),
            ("nodes paused", self.pause),
            ("links to PostgreSQL silent", lambda: self.hush(self._node().to_database)),
            ("links to Redis cut", lambda: self.cut(self._node().to_bus)),
            ("PostgreSQL restarted", self.new_postgres),
        ]

    def _node(self) -> Node:
        return self.chance.choice(self.cluster.nodes)

    async def _while(self) -> None:
        await asyncio.sleep(self.chance.uniform(*self._pauses))

    async def kill(self) -> None:
        node = self._node()
        node.kill()
        await self._while()
        await asyncio.to_thread(node.start)

    async def stop(self) -> None:
        node = self._node()
        await asyncio.to_thread(node.stop)
        self.cluster.nodes.remove(node)

    async def add(self) -> None:
        await self.cluster.add()

    async def pause(self) -> None:
        """Pause a node until others think it dead, or only for a moment."""
        node, first = self._node(), not self.count["nodes paused"]
        node.pause()
        try:
            await asyncio.sleep(LIFE if first else self.chance.choice([0, LIFE]))
            await self._while()
        finally:
            node.resume()

    async def no_redis(self) -> None:
        await asyncio.to_thread(self.cluster.redis.stop)
        await self._while()
        await asyncio.to_thread(self.cluster.redis.start)

    async def new_postgres(self) -> None:
        await asyncio.to_thread(self.cluster.postgres.stop)
        await asyncio.to_thread(self.cluster.postgres.start)

    async def cut(self, link: Link) -> None:
        link.cut()
        await self._while()
        link.mend()

    async def hush(self, link: Link) -> None:
        link.hush()
        await self._while()
        link.mend()

    async def run(self, rooms: int, between: float) -> None:
        watch = asyncio.create_task(self.watch())
        await asyncio.gather(*[self.room(i) for i in range(rooms)], self.trouble(between))
        watch.cancel()
        for socket in _open:
            await socket.close()
        _open.clear()
        for node in self.cluster.started:
            log = node.log()
            tracebacks = log.count("Traceback") - log.count("Exception ignored in")
            self.faults += [Fault("tracebacks", f"at {node.settings['node']}")] * tracebacks


async def chaos(
    folder: Path,
    services: tuple[Postgres, Redis],
    nodes: int,
    rooms: int,
    seconds: float = 0,
    pauses: tuple[float, float] = (0.3, 1.0),
    between: float = 0.3,
    limit: float = STUCK,
    bound: tuple[float, float] = BOUND,
    seed: int = 1,
) -> Chaos:
    name = "chaos"
    with psycopg.connect(services[0].url(), autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name}".encode())
    async with Cluster(folder, nodes, services, name, **SETTINGS) as cluster:
        trial = Chaos(cluster, seconds, pauses, limit, bound, seed)
        await trial.run(rooms, between)
        return trial


def shown(trial: Chaos) -> str:
    """Return the table for the docs."""
    count = trial.count + Counter(fault.kind for fault in trial.faults)
    rows = [(name, f"{count[name]:,}") for name in (*DONE, *INJECTED, *FAULTS)]
    taken, given = trial.sand
    worst = [("silence", trial.silence, trial.since), ("tank error, too little", *taken),
             ("tank error, too much", *given)]  # fmt: skip
    for what, seconds, since in worst:
        rows.append((f"worst {what} ({trial.trouble_at(since)})", f"{seconds:.2f} s"))
    rows.append(("longest standstill of this process", f"{trial.blind:.1f} s"))
    return "\n".join(["| | |", "|---|---:|", *[f"| {name} | {value} |" for name, value in rows]])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--nodes", type=int, default=2, help="nodes at the start")
    parser.add_argument("--rooms", type=int, default=len(ROOMS), help="tables at a time")
    parser.add_argument("--between", type=float, default=4.0, help="seconds between two faults")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for the nodes' logs")
    args = parser.parse_args()
    with ExitStack() as doors:
        services = doors.enter_context(Postgres()), doors.enter_context(Redis())
        folder = args.keep or Path(doors.enter_context(tempfile.TemporaryDirectory()))
        trial = asyncio.run(
            chaos(folder, services, args.nodes, args.rooms, args.seconds, (0.5, 12.0),
                  args.between, seed=args.seed)
        )  # fmt: skip
    print(shown(trial))
    for fault in trial.faults:
        print(f"{fault.kind}: {fault.what}", file=sys.stderr)
    sys.exit(bool(trial.faults))


if __name__ == "__main__":
    main()
