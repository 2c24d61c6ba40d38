"""Nodes in processes of their own, over a real PostgreSQL and a real Redis, with links to both that
can be cut; and people who come back at whichever node they happen to reach.
"""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import psycopg
from tools.services import OWNER, Postgres, Redis

from tests.server.kit.client import Server
from tests.server.kit.link import Line, Link
from tests.server.kit.stubborn import Stubborn

DIAL = 4.0  # seconds to get through to a node
QUIET = 7.0  # seconds without a word until a line counts as dead, as in the web app
AGAIN = 0.25  # seconds until what was refused is tried again


class Node(Server):
    patience = DIAL

    def __init__(self, folder: Path, name: str, database: Link, bus: Link, /, **more: object):
        super().__init__(folder / name, node=name, **more)
        self.to_database, self.to_bus = database, bus

    def pause(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)


class Cluster:
    def __init__(self, folder: Path, count: int, services: tuple[Postgres, Redis], name: str,
                 **settings: object) -> None:  # fmt: skip
        """Nodes over the database of that name."""
        self.postgres, self.redis = services
        self.nodes: list[Node] = []  # where people go
        self.started: list[Node] = []
        self._folder, self._count, self._name, self._settings = folder, count, name, settings

    async def __aenter__(self) -> Self:
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self._count):
                    group.create_task(self.add())
        except BaseException:
            await self.__aexit__(None, None, None)
            raise
        return self

    async def add(self) -> None:
        """One more node; it is among the others once it is ready."""
        database, bus = Link(self._to_postgres), Link(self._to_redis)
        await database.open()
        await bus.open()
        urls = {
            "database": f"postgresql://{OWNER}@127.0.0.1:{database.port}/{self._name}",
            "bus": f"redis://127.0.0.1:{bus.port}",
        }
        name = f"node{len(self.started) + 1}"
        node = Node(self._folder, name, database, bus, **urls, **self._settings)
        self.started.append(node)
        await asyncio.to_thread(node.start)
        self.nodes.append(node)

    async def __aexit__(
        self, kind: type[BaseException] | None, e: BaseException | None, at: TracebackType | None
    ) -> None:
        for node in self.started:
            if node.process is not None and node.process.poll() is None:
                node.kill()
            await node.to_database.close()
            await node.to_bus.close()

    async def _to_postgres(self) -> Line:
        return await asyncio.open_unix_connection(self.postgres.folder / ".s.PGSQL.5432")

    async def _to_redis(self) -> Line:
        return await asyncio.open_unix_connection(self.redis.folder / "redis.sock")

    def bodies_of(self, table: str) -> list[bytes]:
        """What is in the database, read past every node."""
        with psycopg.connect(self.postgres.url(self._name)) as db:
            sql = "SELECT line, body FROM lines WHERE table_id = %s ORDER BY line"
            rows = db.execute(sql, (table,)).fetchall()
        assert [line for line, _ in rows] == [*range(len(rows))], "a line is missing"
        return [bytes(body) for _, body in rows]


class Roamer(Stubborn):
    """Comes back at another node, as a balancer would lead it. What was refused because it could
    not be written is sent again, and what the rules refused is thought over."""

    def __init__(self, cluster: Cluster, table: str, token: str | None, chance: int) -> None:
        super().__init__(cluster.nodes[0], table, token, chance)
        self.cluster = cluster
        self.hopes = 60.0  # seconds without news until it gives up
        self._news = time.monotonic()

    def hope(self) -> None:
        assert time.monotonic() - self._news < self.hopes, "nothing new for too long"

    def hear(self, text: str) -> None:
        super().hear(text)
        if text.startswith(('{"t":"step"', '{"t":"welcome"')):
            self._news = time.monotonic()

    async def connect(self, resume: bool = False) -> None:
        if self.socket is not None:
            self.socket.transport.abort()
        others = [node for node in self.cluster.nodes if node is not self.server]
        self.server = self.chance.choice(others or self.cluster.nodes)
        async with asyncio.timeout(DIAL):
            await super().connect(resume and bool(self.state))

    async def receive(self, seconds: float = QUIET) -> dict[str, Any]:
        return await super().receive(seconds)

    async def turn(self, war: Any) -> None:
        told = self.answers.get(self.wish["id"]) if self.wish is not None else None
        if told is not None and told["t"] == "refused":
            del self.answers[told["id"]]
            await asyncio.sleep(AGAIN)
            if told["error"] == "unavailable":
                assert self.wish is not None
                await self.send(self.wish)
            else:
                self.wish = self.answered = None
        await super().turn(war)
