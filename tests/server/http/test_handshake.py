"""The first words of a WebSocket: who is let in, who is not, and who has gone meanwhile."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from kaboodle.server.http.handshake import LINK, Handshake
from kaboodle.server.websocket.framing import WebSocketProtocol
from tests.apart import play
from tests.server.websocket.test_framing import Ear, Wire

REQUEST = (
    b"GET /here%20?a=b HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Line(Wire):
    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": ("127.0.0.1", 5), "sockname": ("127.0.0.1", 80)}.get(name, default)


def knock(app: Any, said: bytes = REQUEST) -> tuple[Handshake, Line, Any]:
    state: Any = SimpleNamespace(connections=set(), tasks=set())
    config: Any = SimpleNamespace(loaded_app=app)
    hand, line = Handshake(config, state, {}), Line()
    hand.connection_made(line)
    hand.data_received(said)
    return hand, line, state


def test_whoever_is_let_in_is_taken_over() -> None:
    async def story() -> None:
        ear, seen = Ear(), list[Any]()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            seen.append(scope)
            assert await receive() == {"type": "websocket.connect"}
            scope["extensions"][LINK].accept(ear)

        hand, line, state = knock(app)
        hand.data_received(b"too early")
        await asyncio.sleep(0.01)
        assert line.sent.startswith(b"HTTP/1.1 101 ") and line.protocol is ear
        assert (state.connections, state.tasks) == ({ear}, set())
        [scope] = seen
        assert (scope["path"], scope["query_string"]) == ("/here ", b"a=b")
        assert scope["client"] == ("127.0.0.1", 5)

    play(story())


def test_whoever_is_not_let_in_is_told_so() -> None:
    async def story() -> None:
        async def no(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "websocket.close", "code": 1008})

        _, line, _ = knock(no)
        await asyncio.sleep(0.01)
        assert line.sent.startswith(b"HTTP/1.1 403 ") and line.closed == ["closed"]

    play(story())


@pytest.mark.parametrize(
    ("said", "answer"),
    [(REQUEST.replace(b"13", b"99"), b"HTTP/1.1 400 "), (b"GET nonsense\r\n\r\n", b"")],
)
def test_what_is_no_handshake_never_reaches_the_app(said: bytes, answer: bytes) -> None:
    async def story() -> None:
        _, line, _ = knock(None, said)
        assert line.sent.startswith(answer) and line.closed == ["closed"]

    play(story())


def test_an_app_that_fails_is_said_to_have_failed() -> None:
    async def story() -> None:
        async def broken(scope: Any, receive: Any, send: Any) -> None:
            raise ZeroDivisionError

        with capture_logs() as log:
            _, line, _ = knock(broken)
            await asyncio.sleep(0.01)
        assert line.sent.startswith(b"HTTP/1.1 500 ") and line.closed == ["closed"]
        assert [entry["event"] for entry in log] == ["handshake failed"]

    play(story())


@pytest.mark.parametrize("wanted", [True, False])
def test_whoever_has_gone_meanwhile_is_not_written_to(wanted: bool) -> None:
    async def story() -> None:
        class Left(WebSocketProtocol):
            def gone(self) -> None:
                left.append(True)

        left: list[bool] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            if wanted:
                scope["extensions"][LINK].accept(Left())
            else:
                await send({"type": "websocket.close"})

        hand, line, state = knock(app)
        hand.shutdown()
        hand.connection_lost(None)
        await asyncio.sleep(0.01)
        assert (line.sent, left, state.connections) == (b"", [True] * wanted, set())

    play(story())
