"""Limits of lines: how many, for how long, how much; of frames, and of files."""

from __future__ import annotations

import json
import resource
import socket
import ssl
import struct
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from kaboodle.server import run
from kaboodle.server.http import admission
from kaboodle.server.http.admission import FILES_KEPT, HEAD_BYTES, ConnectionLimit
from kaboodle.server.settings import Settings
from kaboodle.server.websocket.framing import NOT_TEXT, POLICY, READ_BYTES, TOO_BIG
from tests.server.kit.client import PATIENCE, Near, Server, running

PING, PONG, TEXT, CONTINUED, CLOSE = 9, 10, 1, 0, 8


# Lines.


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Near]:
    with running(tmp_path / "tables.sqlite", message_rate=20) as made:
        yield made


def dial(server: Server, said: bytes = b"") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    line.sendall(said)
    return line


def heard(line: socket.socket) -> bytes:
    """All that comes until it is hung up."""
    received = b""
    try:
        while part := line.recv(65_536):
            received += part
    except ConnectionResetError:
        pass
    line.close()
    return received


def test_lines_of_one_address_are_counted(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", socket_limit=2) as server:
        half = [dial(server, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-half") for _ in range(4)]
        assert heard(dial(server)) == b"", "no word was heard"
        for line in half:
            line.close()
        for _ in range(PATIENCE * 100):  # until they are known to have gone
            if b" 200 " in heard(dial(server, b"GET /healthz HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n")):
                return
        raise AssertionError("nobody comes in any more")


def test_some_files_are_kept_for_others_than_lines() -> None:
    one = ConnectionLimit(Settings(), FILES_KEPT + 2)
    assert [one.admit("a", lines) for lines in (1, 2, 3)] == [True, True, False]
    behind = ConnectionLimit(Settings(socket_limit=1, trust_proxy=True), 1000)
    assert all(behind.admit("proxy", lines) for lines in range(9)), "all of them are one address"
    for _ in range(3):
        one.leave("a")
    assert not one._open


HEALTH = b"GET /healthz HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n"


def asked_safely(server: Near) -> bytes:
    """A handshake and, in one packet with its end, a request; what is answered."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    line, come, go = dial(server), ssl.MemoryBIO(), ssl.MemoryBIO()
    safe = trusting.wrap_bio(come, go)
    received = b""
    while True:
        try:
            safe.do_handshake()
            break
        except ssl.SSLWantReadError:
            line.sendall(go.read())
            come.write(line.recv(65_536))
    safe.write(HEALTH)
    line.sendall(go.read())
    while b"\r\n\r\n" not in received:
        come.write(line.recv(65_536))
        with suppress(ssl.SSLWantReadError):
            received += safe.read()
    line.close()
    return received


def until(server: Near, lines: int) -> None:
    """So many lines are open, as the server counts them."""
    for _ in range(PATIENCE * 100):
        if len(server._server.server_state.connections) == lines:
            return
        time.sleep(0.01)
    raise AssertionError(f"there are never {lines} lines")


def test_a_line_counts_before_it_is_safe(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", https=True, socket_limit=1) as server:
        silent = [dial(server), dial(server)]
        until(server, 2)
        assert heard(dial(server)) == b"", "a third is not waited for"
        for line in silent:
            line.close()
        until(server, 0)
        for _ in range(5):
            assert b" 200 " in asked_safely(server)
            until(server, 0)
        assert "Traceback" not in server.log()


def test_a_handshake_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path / "tables.sqlite", https=True) as server:
        assert heard(dial(server, b"no handshake"))[:1] in (b"", b"\x15"), "an alert at most"
        monkeypatch.setattr(admission, "HEAD_SECONDS", 0.05)
        assert heard(dial(server)) == b""
        monkeypatch.setattr(admission, "HEAD_SECONDS", PATIENCE)
        until(server, 0)
        waiting = dial(server)
        until(server, 1)
    assert heard(waiting) == b"", "a server that stops waits for none"


HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-half"
BODY = b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\nhalf"


@pytest.mark.parametrize(("said", "bound"), [(HALF, "HEAD_SECONDS"), (BODY, "ANSWER_SECONDS")])
def test_what_is_half_said_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes, bound: str
) -> None:
    monkeypatch.setattr(admission, bound, 0.05)
    with running(tmp_path / "tables.sqlite") as server:
        assert heard(dial(server, said)) == b""
        assert "Traceback" not in server.log()


def test_an_answer_nobody_reads_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admission, "ANSWER_SECONDS", 0.3)
    with running(tmp_path / "tables.sqlite") as server:
        line = dial(server)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        asked = b"GET /api/games/krom HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        line.sendall(asked * 300)
        state = server._server.server_state
        for _ in range(PATIENCE * 100):
            if not state.connections:
                break
            server.call("GET", "/healthz")
        assert not state.connections
        line.close()


UPGRADE = (
    b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


ASKED = b"GET /api/games/krom HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def full(server: Near) -> tuple[socket.socket, admission.HttpConnection]:
    """A line on which an answer stands that is not read, and the server's end of it."""
    state, line = server._server.server_state, socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    before = len(state.connections)
    line.connect(("127.0.0.1", server.port))
    until(server, before + 1)
    [mine] = [c for c in state.connections if isinstance(c, admission.HttpConnection)]
    theirs = mine.transport.get_extra_info("socket")
    theirs.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    line.sendall(ASKED)
    while mine.transport.get_write_buffer_size() == 0:
        time.sleep(0.01)
    return line, mine


def test_whoever_is_not_let_in_and_does_not_read_so_is_counted_and_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path / "tables.sqlite", socket_limit=1) as server:
        state, held = server._server.server_state, list[socket.socket]()

        def refused() -> None:
            line, mine = full(server)
            held.append(line)
            line.sendall(UPGRADE % b"nothing")
            while mine in state.connections:
                time.sleep(0.01)

        refused()
        refused()
        assert heard(dial(server, HEALTH)) == b"", "both count"
        for line in held:
            line.close()
        until(server, 0)
        line, _ = full(server)
        monkeypatch.setattr(admission, "ANSWER_SECONDS", 0.3)
        line.sendall(UPGRADE % b"nothing")
        until(server, 0)
        assert b" 200 " in heard(dial(server, HEALTH)), "none counts any more"
        line.close()


def test_nobody_is_let_in_between_an_answer(tmp_path: Path) -> None:
    """It could never be ended: its task would stay for good."""
    with running(tmp_path / "tables.sqlite") as server:
        id_, _ = server.table("kaskaria", ["person", "greedy"])
        until(server, 0)
        line, mine = full(server)
        while mine.cycle.response_complete:
            line.sendall(ASKED)
            time.sleep(0.1)
        line.sendall(UPGRADE % id_.encode())
        until(server, 0)
        line.close()
        for _ in range(PATIENCE * 100):
            if not server._server.server_state.tasks:
                return
            time.sleep(0.01)
        raise AssertionError("an answer is never ended")


def test_an_upgrade_in_the_middle_of_an_answer_is_cut() -> None:
    """The same without a race: whether the answer was still being made is not left to chance."""
    cut: list[bool] = []
    line = SimpleNamespace(
        cycle=SimpleNamespace(response_complete=False),
        transport=SimpleNamespace(abort=lambda: cut.append(True)),
    )
    admission.HttpConnection.handle_websocket_upgrade(cast(Any, line))
    assert cut == [True]


def test_a_head_has_an_end(server: Server) -> None:
    line = dial(server, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-long: ")
    with pytest.raises(OSError):
        for _ in range(1000):
            line.sendall(b"x" * HEAD_BYTES)
    line.close()
    received = heard(dial(server, b"GET / HTTP/1.1\r\nX-long: " + b"x" * HEAD_BYTES))
    assert received == b"" or b" 431 " in received
    long = b"GET /healthz HTTP/1.0\r\nHost: 127.0.0.1\r\nX-long: " + b"x" * 30_000 + b"\r\n\r\n"
    assert b" 200 " in heard(dial(server, long))


CHUNKED = b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize("more", [b"x" * HEAD_BYTES, b"a: b\r\n" * 6000])
def test_what_follows_a_body_has_an_end(server: Server, more: bytes) -> None:
    line = dial(server, CHUNKED + b"2\r\n{}\r\n0\r\nX-long: ")
    with pytest.raises(OSError):
        for _ in range(1000):
            line.sendall(more)
    line.close()


def test_a_body_may_be_longer_than_a_head_and_have_trailers(server: Server) -> None:
    line = dial(server, CHUNKED)
    for _ in range(20):
        line.sendall(b"2000\r\n" + b"x" * 0x2000 + b"\r\n")
    line.sendall(b"0\r\nX-end: here\r\n\r\n" + HEALTH)
    received = heard(line)
    assert b" 422 " in received and received.endswith(b"ok\n")


def test_requests_one_after_the_other_have_a_head_each(server: Server) -> None:
    one = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-long: " + b"x" * 20_000 + b"\r\n\r\n"
    last = b"GET /healthz HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n"
    line = dial(server)
    for _ in range(3):
        line.sendall(one)
        received = line.recv(65_536)
        while not received.endswith(b"ok\n") and (part := line.recv(65_536)):
            received += part
        assert received.startswith(b"HTTP/1.1 200 ")
    line.sendall(last)
    assert b" 200 " in heard(line)


# Frames.


def frame(kind: int, data: bytes, last: bool = True) -> bytes:
    """As a client sends it, under a mask that changes nothing."""
    size = bytes([0x80 | len(data)])
    if len(data) > 125:
        size = b"\xfe" + struct.pack("!H", len(data))
    return bytes([(0x80 if last else 0) | kind]) + size + bytes(4) + data


def upgraded(server: Server) -> socket.socket:
    id_, [host] = server.table("kaskaria", ["person", "greedy"])
    line = dial(server, UPGRADE % id_.encode())
    assert line.recv(4096).startswith(b"HTTP/1.1 101 ")
    line.sendall(frame(TEXT, json.dumps({"t": "hello", "token": host}).encode()))
    return line


START = frame(TEXT, b'{"t":', last=False)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(PING, b"x" * 100) * 100, POLICY),
        (frame(PONG, b"") * 100, POLICY),
        (START + frame(CONTINUED, b"", last=False) * 100, POLICY),
        (frame(TEXT, b"\xff\xfe{"), NOT_TEXT),
        (frame(PING, b"x" * 100) * 10_000, TOO_BIG),
    ],
)
def test_frames_are_counted_like_messages(server: Server, sent: bytes, code: int) -> None:
    line = upgraded(server)
    try:
        for at in range(0, len(sent), READ_BYTES * 2):
            line.sendall(sent[at : at + READ_BYTES * 2])
    except OSError:
        pass
    received = heard(line)
    assert struct.pack("!H", code) in received[-4:] or (not received and code == TOO_BIG)
    assert "Traceback" not in server.log()
    assert server.call("GET", "/healthz")[0] == 200


def test_a_ping_is_answered_and_a_message_in_parts_is_one(server: Server) -> None:
    line = upgraded(server)
    line.sendall(frame(PING, b"here?") + frame(PONG, b"stray"))
    parts = [frame(TEXT, b'{"t":"why",', last=False), frame(CONTINUED, b'"id":"parts"}')]
    line.sendall(b"".join(parts))
    received = line.recv(65_536)
    while b'"parts"' not in received and (part := line.recv(65_536)):
        received += part
    assert b"here?" in received and b'"parts"' in received
    line.sendall(frame(CLOSE, struct.pack("!H", 1000)))
    heard(line)


# Files.


@pytest.mark.parametrize(
    ("soft", "hard", "more", "files"),
    [
        (1024, 4096, True, 4096),
        (1024, 4096, False, 1024),
        (1024, resource.RLIM_INFINITY, True, run.FILES),
        (4096, 4096, True, 4096),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, True, run.FILES),
        (1_000_000, 1_000_000, True, run.FILES),
    ],
)
def test_as_many_files_are_opened_as_the_system_lets_us(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, more: bool, files: int
) -> None:
    bound = [soft, hard]

    def ask(_: int, wanted: tuple[int, int]) -> None:
        if not more:
            raise ValueError("no")
        bound[:] = wanted

    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(bound))
    monkeypatch.setattr(resource, "setrlimit", ask)
    assert run.open_files() == files


def test_where_there_is_no_such_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "resource", None)
    assert run.open_files() == run.FILES
