"""A small balancer: every connection goes to the next node that is ready, whoever it is from.

It forwards bytes and knows nothing of what they say, so that sockets pass as they are. A node that
is not ready (`/readyz`) gets no new connections; those it has go on for as long as it lives.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TypeAlias

PULSE = 0.5  # seconds between two looks at the nodes
PATIENCE = 2.0  # seconds a node has to answer
NOBODY = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\nretry-after: 1\r\n"
    b"connection: close\r\ncontent-length: 19\r\n\r\nno node is ready.\r\n"
)

Address: TypeAlias = tuple[str, int]


class Balancer:
    def __init__(self, nodes: list[Address]) -> None:
        self.nodes = nodes
        self.ready: list[Address] = []
        self._turn = 0
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, host: str, port: int) -> int:
        """Look at the nodes, then let people in: the port."""
        await self._look()
        self._server = await asyncio.start_server(self._take, host, port)
        self._tasks.add(asyncio.get_running_loop().create_task(self._watch()))
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            await self._look()

    async def _look(self) -> None:
        told = await asyncio.gather(*[_is_ready(node) for node in self.nodes])
        self.ready = [node for node, ready in zip(self.nodes, told, strict=True) if ready]

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            there = await self._choose()
            if there is None:
                writer.write(NOBODY)
                return
            try:
                await asyncio.gather(_pump(reader, there[1]), _pump(there[0], writer))
            finally:
                there[1].close()
        except OSError:
            pass  # one of the two hung up
        finally:
            writer.close()

    async def _choose(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """The next that is there."""
        while self.ready:
            self._turn += 1
            node = self.ready[self._turn % len(self.ready)]
            try:
                return await asyncio.wait_for(asyncio.open_connection(*node), PATIENCE)
            except (OSError, TimeoutError):
                with suppress(ValueError):  # somebody else may have noticed too
                    self.ready.remove(node)
        return None


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
    if writer.can_write_eof():
        writer.write_eof()


async def _is_ready(node: Address) -> bool:
    async def ask() -> bool:
        reader, writer = await asyncio.open_connection(*node)
        try:
            words = f"GET /readyz HTTP/1.1\r\nhost: {node[0]}\r\nconnection: close\r\n\r\n"
            writer.write(words.encode())
            return (await reader.readline()).split()[1:2] == [b"200"]
        finally:
            writer.close()

    try:
        return await asyncio.wait_for(ask(), PATIENCE)
    except (OSError, TimeoutError):
        return False
