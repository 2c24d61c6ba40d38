"""A small load balancer: each connection goes to the next node that is ready.

It forwards bytes, so WebSockets work too. It reads one thing: if a node's answer begins with a 503
and `retry-after`, nothing was done there and the next node is asked. A node that is not ready
(`/readyz`) gets no new connections but keeps those it has.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TypeAlias

PULSE = 0.5  # seconds between two checks of the nodes
PATIENCE = 2.0  # seconds a node has to answer
CHUNK = 65536  # bytes forwarded at once; a longer request is sent to one node only
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
        """Check the nodes, then accept connections. Return the port."""
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
        readiness = await asyncio.gather(*[_is_ready(node) for node in self.nodes])
        self.ready = [node for node, ready in zip(self.nodes, readiness, strict=True) if ready]

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            await self._lead(reader, writer)
        except OSError:
            pass  # one of the two hung up
        finally:
            writer.close()

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward a connection to a node that can serve the request. If none can, return the last
        one's answer."""
        asked, tried = bytearray(), set[Address]()
        there = await self._choose(tried)
        if there is None:
            writer.write(NOBODY)
        while there is not None:
            from_node, to_node = there
            to_node.write(asked)
            asking = asyncio.ensure_future(_pump(reader, to_node, asked))
            asking.add_done_callback(lambda task: task.cancelled() or task.exception())
            try:
                answer = await from_node.read(CHUNK)
                again = _is_later(answer) and len(asked) <= CHUNK
                there = await self._choose(tried) if again else None
                if there is None:
                    writer.write(answer)
                    await asyncio.gather(asking, _pump(from_node, writer))
            finally:
                asking.cancel()
                to_node.close()
            await asyncio.wait({asking})  # two tasks must not read from one client

    async def _choose(
        self, tried: set[Address]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """Connect to the next ready node that was not tried before; None if there is none."""
        while left := [node for node in self.ready if node not in tried]:
            self._turn += 1
            node = left[self._turn % len(left)]
            tried.add(node)
            try:
                return await asyncio.wait_for(asyncio.open_connection(*node), PATIENCE)
            except (OSError, TimeoutError):
                with suppress(ValueError):  # another connection may have removed it
                    self.ready.remove(node)
        return None


async def _pump(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, kept: bytearray | None = None
) -> None:
    while data := await reader.read(CHUNK):
        if kept is not None and len(kept) <= CHUNK:
            kept += data
        writer.write(data)
        await writer.drain()
    if writer.can_write_eof():
        writer.write_eof()


def _is_later(answer: bytes) -> bool:
    """Whether the answer says that nothing was done and to retry later."""
    head = answer.partition(b"\r\n\r\n")[0].lower()
    return head.startswith(b"http/1.1 503 ") and b"\r\nretry-after:" in head


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
