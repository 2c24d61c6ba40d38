"""`make cluster`: several nodes behind a balancer, as one table for whoever comes."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest
from tools import services
from tools.balancer import CHUNK, Balancer
from tools.cluster import HERE
from websockets.exceptions import WebSocketException

from tests.apart import play
from tests.ports import free_port
from tests.server.kit.client import PATIENCE, Player, Server, begin, come_back, run

ROOT = Path(__file__).parent.parent.parent
FLAGS = ["--bot-pause", "1-2", "--request-rate", "10000", "--metrics-token", "ours"]


class Front(Server):
    """What is reached at one port, whoever started it."""

    def __init__(self, port: int) -> None:
        self.port = port


@contextmanager
def cluster(nodes: int) -> Iterator[tuple[subprocess.Popen[str], Front, list[Front], list[Path]]]:
    try:
        services.postgres_programs(), services.redis_program()
    except services.Missing as e:
        pytest.skip(str(e))
    words = [sys.executable, "tools/cluster.py", "--port", "0", "--nodes", str(nodes), "--"]
    process = subprocess.Popen([*words, *FLAGS], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        output = ""
        for line in process.stdout:
            output += line
            if "Open http" in line:
                break
        *each, front = [Front(int(port)) for port in re.findall(r"http://127.0.0.1:(\d+)", output)]
        assert len(each) == nodes, output
        yield process, front, each, [Path(path) for path in re.findall(r"log: (\S+)/log", output)]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def counted(node: Front, name: str) -> float:
    page = node.call("GET", "/metrics", token="ours")[1]
    sample = re.search(rf"^kaboodle_{name}(?:_total)? (\S+)$", page, re.MULTILINE)
    assert sample is not None
    return float(sample[1])


def test_people_on_two_nodes_play_one_game_and_ctrl_c_ends_it_all() -> None:
    with cluster(2) as (process, front, nodes, folders):
        table, tokens = front.table("kaskaria", ["person", "person"])
        people = [Player(front, table, token) for token in tokens]

        async def come() -> None:
            """Each to a node of its own."""
            for person in people:
                await come_back(person)
            while [counted(node, "connections") for node in nodes] != [1, 1]:
                await people[1].close()  # the next connection, the next node that is ready
                await come_back(people[1])

        async def story() -> None:
            await come()
            await begin(people[0])
            moves = 0
            while moves < 12:
                try:
                    asked = await question(people)
                    options = asked.state["question"]["options"]
                    reply = await asked.answer(asked.state["question"], options[0])
                except WebSocketException:  # a node that stood still lets everybody go
                    await come()
                    continue
                assert reply["t"] == "done" or reply["error"] == "unavailable", reply
                moves += reply["t"] == "done"

        run(story)
        assert all(counted(node, "lines") > 0 for node in nodes)
        assert sum(counted(node, "followed") for node in nodes) > 0
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        assert not any(folder.exists() for folder in folders)


async def question(people: list[Player]) -> Player:
    """Whoever is asked, once they know it."""
    while True:
        for person in people:
            if person.state.get("question") is not None:
                return person
        waiting = [asyncio.ensure_future(person.receive()) for person in people]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for each in waiting:
            each.cancel()
        for result in await asyncio.gather(*waiting, return_exceptions=True):
            if isinstance(result, WebSocketException):
                raise result


class Fake:
    """A node: ready or not, and otherwise an echo with its name."""

    def __init__(self, name: bytes) -> None:
        self.name = name
        self.ready = True
        self.answer = b""  # instead of an echo
        self.port = free_port()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._take, HERE, self.port)

    async def close(self) -> None:
        self._server.close()
        await self._server.wait_closed()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = await reader.readline()
        if first.startswith(b"GET /readyz"):
            writer.write(b"HTTP/1.1 200 OK\r\n" if self.ready else b"HTTP/1.1 503 Not\r\n")
        elif self.answer:
            async for line in reader:
                first += line
            writer.write(self.answer)
            await asyncio.sleep(0)
            writer.write(first)
        else:
            writer.write(self.name + first)
            async for line in reader:
                writer.write(self.name + line)
        writer.close()


def balanced(story: Callable[[Balancer, int, list[Fake]], Awaitable[None]]) -> None:
    async def told() -> None:
        nodes = [Fake(b"a"), Fake(b"b"), Fake(b"c")]
        for node in nodes:
            await node.open()
        balancer = Balancer([(HERE, node.port) for node in nodes])
        try:
            await story(balancer, await balancer.open(HERE, 0), nodes)
        finally:
            await balancer.close()
            for node in nodes:
                await node.close()

    with patch("tools.balancer.PATIENCE", PATIENCE):
        play(told())


async def says(port: int, *words: bytes) -> bytes:
    """What is answered to all of it; whoever has said it hangs up, but still listens."""
    reader, writer = await asyncio.open_connection(HERE, port)
    for word in words:
        writer.write(word)
    writer.write_eof()
    received = await reader.read()
    writer.close()
    return received


def test_connections_go_round_and_bytes_pass_both_ways() -> None:
    async def story(balancer: Balancer, port: int, nodes: list[Fake]) -> None:
        answers = [await says(port, b"1\n", b"2\n") for _ in range(6)]
        assert sorted(answers) == sorted([b"a1\na2\n", b"b1\nb2\n", b"c1\nc2\n"] * 2)

    balanced(story)


def test_a_node_that_is_not_ready_is_left_out_until_it_is() -> None:
    async def story(balancer: Balancer, port: int, nodes: list[Fake]) -> None:
        nodes[0].ready = False
        await balancer._look()
        assert {await says(port, b"\n") for _ in range(6)} == {b"b\n", b"c\n"}
        nodes[0].ready = True
        await balancer._look()
        assert {await says(port, b"\n") for _ in range(6)} == {b"a\n", b"b\n", b"c\n"}

    balanced(story)


def test_a_node_that_just_died_is_passed_over_and_nobody_is_left_without_an_answer() -> None:
    async def story(balancer: Balancer, port: int, nodes: list[Fake]) -> None:
        await nodes[0].close()
        assert {await says(port, b"\n") for _ in range(6)} == {b"b\n", b"c\n"}
        for node in nodes[1:]:
            await node.close()
        assert (await says(port, b"GET / HTTP/1.1\r\n\r\n")).startswith(b"HTTP/1.1 503 ")
        await balancer._look()
        assert balancer.ready == []

    balanced(story)


LATER = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\n\r\n"


def test_what_a_node_cannot_serve_is_asked_of_the_next() -> None:
    async def story(balancer: Balancer, port: int, nodes: list[Fake]) -> None:
        for node in nodes[:2]:
            node.answer = LATER
        answers = [await says(port, b"1\n", b"2\n") for _ in range(6)]
        assert answers == [b"c1\nc2\n"] * 6
        nodes[2].answer = LATER
        assert await says(port, b"1\n", b"2\n") == LATER + b"1\n2\n", "none of them can"

    balanced(story)


def test_what_a_node_may_have_done_is_asked_of_no_other() -> None:
    async def story(balancer: Balancer, port: int, nodes: list[Fake]) -> None:
        perhaps = LATER.replace(b"Retry-After: 1\r\n", b"")
        for node in nodes:
            node.answer = perhaps + node.name
        assert {(await says(port, b"\n"))[:-1] for _ in range(6)} == {
            perhaps + node.name for node in nodes
        }
        for node in nodes:
            node.answer = LATER + node.name
        long = b"x" * CHUNK + b"\n"
        assert {(await says(port, long, long))[: len(LATER) + 1] for _ in range(6)} == {
            LATER + node.name for node in nodes
        }, "who asks so long has to ask again"

    balanced(story)


def test_whoever_hangs_up_leaves_nothing_behind() -> None:
    async def story(balancer: Balancer, port: int, nodes: list[Fake]) -> None:
        _, writer = await asyncio.open_connection(HERE, port)
        writer.write(b"1\n")
        writer.transport.abort()
        while len(balancer._tasks) > 1:  # the watch goes on
            await asyncio.sleep(0.01)

    balanced(story)
