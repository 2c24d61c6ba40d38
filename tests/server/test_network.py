"""A bad network: packets late, links cut, two tabs of one seat. Everybody still sees one game."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.server.kit.client import Server, run, running
from tests.server.kit.history import acts
from tests.server.kit.link import Link
from tests.server.kit.stubborn import Peace, Stubborn, log_of


class BadNetwork(Link):
    """Passes bytes on late, and now and then cuts every line."""

    def __init__(self, server: Server, chance: random.Random) -> None:
        super().__init__(lambda: asyncio.open_connection("127.0.0.1", server.port))
        self._chance = chance

    async def late(self) -> None:
        await asyncio.sleep(self._chance.choice([0.001, 0.002, 0.005, 0.05]))


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
                net.hang_up()
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
            while fresh[0].state["moves"] != fresh[1].state["moves"]:  # one was just being written
                await min(fresh, key=lambda player: int(player.state["moves"])).receive()
            while tab.state["moves"] < fresh[0].state["moves"]:
                await tab.receive()
            assert tab.state["view"] == fresh[0].state["view"], "two tabs of one seat"
            assert "Traceback" not in server.log()

    run(go)
