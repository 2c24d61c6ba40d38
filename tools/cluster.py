"""Run a cluster on this machine, to see it work: PostgreSQL, Redis, several nodes, and a load
balancer in front of them. Ctrl+C ends and deletes everything."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import sys
from contextlib import ExitStack
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.balancer import Balancer
from tools.services import Missing, Postgres, Redis, Service

HERE = "127.0.0.1"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])


class Node(Service):
    """A `kaboodle serve` process that shares its database and its bus with the other nodes."""

    def __init__(self, name: str, database: str, bus: str, flags: list[str]) -> None:
        super().__init__()
        self.name = name
        self.port = free_port()
        self._flags = ["--database", database, "--bus", bus, *flags]

    def command(self) -> list[str]:
        return [
            sys.executable, "-m", "kaboodle", "serve", "--port", str(self.port),
            "--node", self.name, "--no-network-door", *self._flags,
        ]  # fmt: skip

    def answers(self) -> bool:
        try:
            with urlopen(f"http://{HERE}:{self.port}/readyz", timeout=1) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False


async def balance(nodes: list[Node], port: int) -> None:
    balancer, over = Balancer([(HERE, node.port) for node in nodes]), asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, over.set)
    port = await balancer.open(HERE, port)
    for node in nodes:
        print(f"  {node.name}: http://{HERE}:{node.port}   log: {node.folder}/log")
    print(f"Open http://{HERE}:{port}   (Ctrl+C ends all of it and deletes the tables)", flush=True)
    await over.wait()
    print("ending ...", flush=True)
    await balancer.close()


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--nodes", type=int, default=3, help="number of nodes (default: 3)")
    words.add_argument("--port", type=int, default=8471, help="the balancer's port (default: 8471)")
    words.add_argument("flags", nargs="*", help="further options for `kaboodle serve`, after --")
    given = words.parse_args()
    port = given.port or free_port()
    flags = ["--public-url", f"http://{HERE}:{port}", *given.flags]
    with ExitStack() as stack:
        try:
            print("starting PostgreSQL, Redis and the nodes ...", flush=True)
            database = stack.enter_context(Postgres()).url()
            bus = stack.enter_context(Redis()).url
            names = [f"node-{i + 1}" for i in range(given.nodes)]
            nodes = [Node(name, database, bus, flags) for name in names]
            for node in nodes:
                stack.callback(node.close)
                node.launch()
            for node in nodes:
                node.wait()
            asyncio.run(balance(nodes, port))
        except Missing as e:
            sys.exit(str(e))
        except OSError as e:
            sys.exit(f"the balancer cannot listen at {HERE}:{port} ({os.strerror(e.errno or 0)})")
        except KeyboardInterrupt:
            sys.exit(130)


if __name__ == "__main__":
    main()
