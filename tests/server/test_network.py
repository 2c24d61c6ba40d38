"""A bad network: packets late, links cut, two tabs of one seat. Everybody still sees one game."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.server.client import Server, run, running
from tests.server.history import acts
from tests.server.stubborn import Peace, Stubborn, log_of


class BadNetwork:
    """Passes bytes on late and in order, and now and then cuts every line."""

    def __init__(self, server: Server, chance: random.Random) -> None:
        self.server, self.chance = server, chance
        self.lines: list[asyncio.StreamWriter] = []
        self.cuts = 0
        self.port = 0
        self._listening: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._listening = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.port = self._listening.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._listening is not None
        self._listening.close()
        self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        self.cuts += 1
        for line in self.lines:
            line.transport.abort()
        self.lines.clear()

    async def _join(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, on = await asyncio.open_connection("127.0.0.1", self.server.port)
        self.lines += [back, on]
        for reader, writer in ((near, on), (far, back)):
            task = asyncio.create_task(self._carry(reader, writer))
            self._tasks.add(task)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await asyncio.sleep(self.chance.choice([0.001, 0.002, 0.005, 0.05]))
                writer.write(data)
                await writer.drain()
        writer.transport.abort()


def test_late_packets_and_cut_links_change_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        with running(tmp_path / "tables.sqlite") as server:
            table, tokens = server.table("kaskaria", ["person", "person"])
            net = BadNetwork(server, random.Random(3))
            await net.open()
            far: Any = SimpleNamespace(port=net.port)
            players = [Stubborn(far, table, token, i) for i, token in enumerate(tokens)]
            tab = Stubborn(server, table, tokens[0], 7)  # watches over a good line
            for player in [*players, tab]:
                await player.connect()
            await players[0].ask(t="start")

            playing = [asyncio.create_task(p.play(Peace())) for p in players]
            for moves in range(2, 10, 2):
                while tab.state["moves"] < moves:
                    await tab.receive()
                net.cut()
            while going := [task for task in playing if not task.done()]:
                for task in going:  # a cancellation can be lost in a link that breaks
                    task.cancel()
                await asyncio.wait(going, timeout=0.05)
            await asyncio.gather(*playing, return_exceptions=True)
            await net.close()

            log = log_of(server, table)
            assert [fault for player in players for fault in acts(log, player.witness())] == []
            fresh = [Stubborn(server, table, token, 0) for token in tokens]
            for player in fresh:
                await player.connect()
            assert fresh[0].state["moves"] == fresh[1].state["moves"]
            while tab.state["moves"] < fresh[0].state["moves"]:
                await tab.receive()
            assert tab.state["view"] == fresh[0].state["view"], "two tabs of one seat"
            assert "Traceback" not in server.log()

    run(go)
