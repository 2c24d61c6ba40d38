"""hosting/Caddyfile in front of two nodes, if Caddy is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tools.services import Redis

from tests.hosting.files import HOSTING
from tests.server.kit.client import (
    PATIENCE,
    Player,
    Server,
    begin,
    come_back,
    move,
    run,
    running_apart,
)

CADDY = shutil.which("caddy")
pytestmark = pytest.mark.skipif(CADDY is None, reason="there is no Caddy")


@contextmanager
def balanced(folder: Path, nodes: list[Server]) -> Iterator[Server]:
    """The common address of all nodes."""
    assert CADDY is not None
    front, admin = Server(folder / "front"), Server(folder / "admin")
    env = {
        **os.environ,
        "SITE": front.url,
        "NODES": " ".join(f"127.0.0.1:{node.port}" for node in nodes),
        "CADDY_ADMIN": f"127.0.0.1:{admin.port}",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    with (folder / "front.log").open("wb") as log:
        words = [CADDY, "run", "--adapter", "caddyfile", "--config", str(HOSTING / "Caddyfile")]
        process = subprocess.Popen(words, env=env, stdout=log, stderr=log)
    try:
        for _ in range(PATIENCE * 10):
            try:
                if front.call("GET", "/readyz")[0] == 200:
                    break
            except OSError:
                assert process.poll() is None, front.log()
            time.sleep(0.1)
        yield front
    finally:
        process.terminate()
        process.wait(PATIENCE)


def test_players_of_a_stopped_node_continue_at_another(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    given = {"database": database, "bus": redis.url, "trust_proxy": True}
    with (
        running_apart(tmp_path / "node1", **given) as one,
        running_apart(tmp_path / "node2", **given) as two,
        balanced(tmp_path, [one, two]) as front,
    ):

        async def story() -> None:
            table, [token] = front.table("kaskaria", ["person", "greedy"])
            player = Player(front, table, token)
            await begin(player)
            for node in (one, two):  # the player is at one of them
                await move(player)
                assert node.stop() == 0
                await come_back(player)
                await move(player)
                node.start()

        run(story)
