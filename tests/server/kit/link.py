"""Lines that can be slow, silent or cut: what is between a client and a server, or behind one."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TypeAlias

Line: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Link:
    """Carries bytes from a port of its own to wherever `dial` leads, and back, in order."""

    def __init__(self, dial: Callable[[], Awaitable[Line]]) -> None:
        self.port = 0
        self._dial = dial
        self._refuses = False
        self._flows = asyncio.Event()
        self._flows.set()
        self._lines: list[asyncio.StreamWriter] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._listening: asyncio.Server | None = None

    async def open(self) -> None:
        self._listening = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.port = self._listening.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._listening is not None
        self._listening.close()
        self.mend()
        self.hang_up()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def hang_up(self) -> None:
        """Every line breaks; whoever dials again gets through."""
        for line in self._lines:
            line.transport.abort()
        self._lines.clear()

    def cut(self) -> None:
        """Every line breaks, and nobody gets through until it is mended."""
        self._refuses = True
        self.hang_up()

    def hush(self) -> None:
        """Lines stand, and can be opened, but nothing comes through until it is mended."""
        self._flows.clear()

    def mend(self) -> None:
        self._refuses = False
        self._flows.set()

    async def late(self) -> None:
        """How long bytes are on their way."""
        await self._flows.wait()

    async def _join(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        try:
            if self._refuses:
                raise ConnectionRefusedError
            far, on = await self._dial()
        except OSError:
            back.transport.abort()
            return
        self._lines += [back, on]
        for reader, writer in ((near, on), (far, back)):
            task = asyncio.create_task(self._carry(reader, writer))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self.late()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
        if writer in self._lines:
            self._lines.remove(writer)
