"""A client for tests: real HTTP, a real socket, no knowledge of the server's insides."""

from __future__ import annotations

import asyncio
import io
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import websockets

import kaboodle
from kaboodle.server.bus.opening import open_bus
from kaboodle.server.live import tokens
from kaboodle.server.live.hall import Hall
from kaboodle.server.live.services import Services
from kaboodle.server.run import make_server, start_log, tls_context
from kaboodle.server.settings import Settings
from kaboodle.server.storage.opening import open_store
from tests.apart import play
from tests.ports import free_port
from tests.server.kit.in_process import BotsHere, WorkHere, seeds

PACKAGE = Path(kaboodle.__file__).parent.parent
PATIENCE = 300  # seconds, for a machine that has much else to do
PATH = os.pathsep.join(filter(None, [str(PACKAGE), os.environ.get("PYTHONPATH")]))


class Server:
    """A server process of its own, on a free port, that can be killed and started again."""

    patience: float = PATIENCE  # seconds for an answer
    path = PATH  # where its packages are

    def __init__(self, database: Path, /, **settings: object) -> None:
        self.database = database
        self.settings = {"bot_pause": "1-2", "card_window": "0-8", "request_rate": 10_000,
                         "message_rate": 10_000, "table_rate": 100_000, "socket_limit": 10_000,
                         **settings}  # fmt: skip
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        flags: list[str] = []
        for name, value in self.settings.items():
            flags += [f"--{name.replace('_', '-')}", *([] if value is True else [str(value)])]
        command = [sys.executable, "-m", "kaboodle", "serve", "--port", str(self.port),
                   "--database", str(self.database), *flags]  # fmt: skip
        with self.database.with_suffix(".log").open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, "PYTHONPATH": self.path}
            )
        self.wait()

    def wait(self) -> None:
        """Until it is ready."""
        assert self.process is not None
        for _ in range(PATIENCE * 20):
            try:
                if urllib.request.urlopen(f"{self.url}/readyz", timeout=1).status == 200:
                    return
            except OSError:
                assert self.process.poll() is None, self.log()
                time.sleep(0.05)
        self.kill()
        raise AssertionError("the server did not get ready")

    def log(self) -> str:
        return self.database.with_suffix(".log").read_text(errors="replace")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def call(
        self, method: str, path: str, body: object = None, token: str | None = None
    ) -> tuple[int, Any]:
        data = body.encode() if isinstance(body, str) else None
        if data is None and body is not None:
            data = json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, method=method)
        if token is not None:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=self.patience) as answer:
                text, status, kind = answer.read().decode(), answer.status, answer.headers
        except urllib.error.HTTPError as e:
            text, status, kind = e.read().decode(), e.code, e.headers
            e.close()
        return status, json.loads(text) if "json" in kind["content-type"] else text

    def table(self, game: str, seats: list[str], **more: Any) -> tuple[str, list[str]]:
        """A table with people and bots by name; the id, and a token for each person."""
        wish = {
            "game": game,
            "seats": [
                {"kind": "open"} if s == "person" else {"kind": "bot", "bot": s} for s in seats
            ],
            "name": "P0",
            **more,
        }
        status, opened = self.call("POST", "/api/tables", wish)
        assert status == 201, opened
        seat_tokens = [opened["token"]]
        for i in range(1, seats.count("person")):
            status, joined = self.call(
                "POST", f"/api/tables/{opened['id']}/join", {"name": f"P{i}"}
            )
            assert status == 201, joined
            seat_tokens.append(joined["token"])
        return opened["id"], seat_tokens


class Near(Server):
    """The same server in a thread of this process, on real sockets: quick to start, and whatever
    it runs through is counted. Its bots think in it."""

    def __init__(self, database: Path, /, **settings: object) -> None:
        super().__init__(database, **settings)
        self._out = io.StringIO()
        self._chance = patch.object(tokens, "new_seed", seeds())
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        start_log(False, self._out)
        self._chance.start()
        given: dict[str, Any] = {"port": self.port, "network_door": False, **self.settings}
        store = open_store(given.get("database", self.database))
        services = Services(Settings(**given), store, open_bus(str(given.get("bus", ""))))
        services.bot_pool, services.background = BotsHere(1), WorkHere(1)
        self.hall = Hall(services)
        tls = tls_context(self.database.parent) if given.get("https") else None
        self._server = make_server(self.hall, tls)
        listening = socket.create_server(("127.0.0.1", self.port))
        self._thread = threading.Thread(target=self._server.run, args=([listening],))
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), self.log()
            time.sleep(0.005)

    def log(self) -> str:
        return self._out.getvalue()

    def stop(self) -> int:
        assert self._thread is not None
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not stop"
        self._chance.stop()
        return 0


@contextmanager
def running(database: Path, /, **settings: object) -> Iterator[Near]:
    server = Near(database, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def running_apart(database: Path, /, **settings: object) -> Iterator[Server]:
    """In a process of its own, which can be killed."""
    server = Server(database, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


_open: list[Any] = []  # sockets of the test that is running


async def come_back(player: Player) -> None:
    """As a page does: it knocks until it is let in."""
    for _ in range(PATIENCE * 10):
        try:
            return await player.connect()
        except (OSError, websockets.WebSocketException):
            await asyncio.sleep(0.1)
    raise AssertionError("nobody is let in")


async def begin(player: Player) -> None:
    """The host comes, and again if it is let go, and starts the game: twice is once."""
    await come_back(player)
    while True:
        try:
            reply = await player.ask(t="start")
            assert reply["t"] == "done" or reply["error"] == "unavailable", reply
            if reply["t"] == "done":
                return
        except (OSError, websockets.WebSocketException):
            await come_back(player)


async def move(player: Player) -> None:
    """The next one; whoever is sent to another node first goes there."""
    while True:
        try:
            while player.state.get("question") is None:
                await player.receive()
            question = player.state["question"]
            reply = await player.answer(question, question["options"][0])
            if reply["t"] == "done":
                return
            assert reply["error"] == "unavailable", reply
        except (OSError, websockets.WebSocketException):
            await come_back(player)


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test's story and hang up after it."""

    async def told() -> None:
        try:
            await story()
        finally:
            for socket in _open:
                await socket.close()
            _open.clear()

    play(told())


class Player:
    """One person at one table: keeps what it was told, in order and to the byte."""

    def __init__(self, server: Server, table: str, token: str | None) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.socket: Any = None
        self.raw: list[str] = []  # every byte received
        self.welcome: dict[str, Any] = {}
        self.state: dict[str, Any] = {}  # the last welcome or step
        self.events: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.info: dict[str, Any] = {}
        self.others: list[dict[str, Any]] = []
        self.sent = 0

    async def connect(self, resume: bool = False) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket"
        self.socket = await websockets.connect(
            url, compression=None, ping_interval=None, open_timeout=PATIENCE, close_timeout=0.2
        )
        _open.append(self.socket)
        hello: dict[str, Any] = {"t": "hello", "token": self.token}
        if resume:
            hello |= {"epoch": self.welcome["epoch"], "seen": self.state["seq"]}
        await self.send(hello)
        await self.until(lambda m: m["t"] == "welcome")

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self, seconds: float = PATIENCE) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        self.hear(text)
        message: dict[str, Any] = json.loads(text)
        match message["t"]:
            case "welcome":
                self.welcome = self.state = message
                self.info = message["table"]
            case "step":
                assert message["seq"] == self.state["seq"] + 1, "a step was left out"
                self.state = message
                self.events += message["events"]
                if message["done"] is not None:
                    self.answers[message["done"]] = {"t": "done", "id": message["done"]}
            case "missed":
                self.events += message["events"]
            case "table":
                self.info = message["table"]
            case "done" | "refused":
                self.answers[message["id"]] = message
            case "beat":
                await self.send({"t": "ping", "n": message["n"]})
            case _:
                self.others.append(message)
        return message

    def hear(self, text: str) -> None:
        self.raw.append(text)

    async def until(self, wanted: Any, seconds: float = PATIENCE) -> dict[str, Any]:
        while True:
            message = await self.receive(seconds)
            if wanted(message):
                return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a wish and wait for its answer."""
        self.sent += 1
        message.setdefault("id", f"m{self.sent}")
        await self.send(message)
        while message["id"] not in self.answers:
            await self.receive()
        return self.answers[message["id"]]

    async def close(self) -> None:
        await self.socket.close()

    @property
    def over(self) -> bool:
        return self.state.get("outcome") is not None

    async def play_on(self, choose: Any) -> None:
        """Answer every question with what `choose` picks of it, until the game is over."""
        while not self.over:
            question = self.state.get("question")
            if question is not None:
                await self.answer(question, choose(question["options"]))
            else:
                await self.receive()

    async def answer(self, question: dict[str, Any], action: int) -> dict[str, Any]:
        before = self.state
        reply = await self.ask(t="act", question=question["number"], action=action)
        while reply["t"] == "done" and self.state is before and not self.over:
            await self.receive()
        return reply
