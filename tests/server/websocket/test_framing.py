"""Frames as they come and go, and what becomes of a link that is none."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kaboodle.server.websocket.framing import (
    BACKLOG,
    DEAD,
    DRAIN,
    FRAME_BYTES,
    GONE,
    NOT_TEXT,
    OVERHEARD,
    POLICY,
    READ_BYTES,
    RESTART,
    ROUND,
    SLOW_READER,
    TOO_BIG,
    WebSocketProtocol,
    WriteBatch,
    text_frame,
)
from tests.apart import play
from tests.server.kit.in_process import Patient, frame, unframed

TEXT, MORE, BINARY, CLOSE, PING, PONG = 0x81, 0x80, 0x82, 0x88, 0x89, 0x8A


class Wire(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.closed: list[str] = []
        self.protocol: Any = None
        self.full: int | None = None  # so many bytes the system holds
        self.halves = True  # one direction can be ended alone; not so under TLS

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def write(self, data: Any) -> None:
        self.sent += data
        if self.full is not None and len(self.sent) >= self.full:
            self.protocol.pause_writing()

    def can_write_eof(self) -> bool:
        return self.halves

    def write_eof(self) -> None:
        self.closed.append("ended")

    def close(self) -> None:
        self.closed.append("closed")

    def abort(self) -> None:
        self.closed.append("aborted")

    def frames(self) -> list[tuple[int, bytes]]:
        """What has come by the end of the turn."""
        self.protocol.deliver()
        frames, rest = [], self.sent
        while rest:
            kind, body, rest = unframed(rest)
            frames.append((kind, body))
        return frames


class Ear(WebSocketProtocol):
    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str | None] = []
        self.patient = True

    def heard(self, text: str | None) -> None:
        self.texts.append(text)

    def within_limit(self) -> bool:
        return self.patient


def linked() -> tuple[Ear, Wire]:
    ear, wire = Ear(), Wire()
    ear.take(wire, set())
    return ear, wire


def code(value: int) -> bytes:
    return value.to_bytes(2, "big")


def told(story: Any) -> None:
    async def wrapped() -> None:
        story()

    play(wrapped())


def test_a_message_may_come_in_any_pieces() -> None:
    def story() -> None:
        ear, wire = linked()
        texts = ["a", "b" * 200, "c" * 4000, ""]
        sent = b"".join(frame(text.encode()) for text in texts)
        for i in range(len(sent)):
            ear.data_received(sent[i : i + 1])
        ear.data_received(sent)
        parts = [frame(b"d", 0x01), frame(b"?", PING), frame(b"e", 0x00), frame(b"f", MORE)]
        ear.data_received(b"".join(parts) + frame(b"x", BINARY) + frame(b"", PONG))
        assert ear.texts == [*texts, *texts, "def", None]
        assert wire.frames() == [(10, b"?")]

    told(story)


@pytest.mark.parametrize(
    ("sent", "why"),
    [
        (b"\x81\x01x", DEAD),  # no mask
        (frame(b"x", 0xC1), DEAD),  # a bit that means nothing
        (frame(b"x", 0x83), DEAD),  # a kind there is not
        (frame(b"x", 0x8B), DEAD),
        (frame(b"x", 0x09), DEAD),  # half a ping
        (frame(b"x" * 126, PING), DEAD),  # a long one
        (frame(b"x", MORE), DEAD),  # the end of nothing
        (frame(b"x", 0x01) + frame(b"y"), DEAD),  # a beginning in the middle
        (frame(b"\xff"), NOT_TEXT),
        (frame(b"x" * (FRAME_BYTES + 1)), TOO_BIG),
        (b"\x81\xff" + bytes(20), TOO_BIG),
        (frame(b"x" * FRAME_BYTES, 0x01) + frame(b"y", MORE), TOO_BIG),
        (frame(b"") * READ_BYTES, TOO_BIG),
    ],
)
def test_what_is_no_websocket_is_told_so_and_not_read_on(sent: bytes, why: int) -> None:
    def story() -> None:
        ear, wire = linked()
        ear.data_received(sent)
        ear.data_received(sent)
        ear.data_received(frame(b"more"))
        assert wire.frames() == [(8, code(why))] and wire.closed == ["ended"]
        assert ear.texts == []

    told(story)


def test_whoever_is_no_websocket_has_time_to_read_why() -> None:
    async def story() -> None:
        ear, wire = linked()
        wire.halves = False
        ear.data_received(b"\x81\x01x")
        assert wire.closed == ["closed"]  # TLS has no half
        slow, dammed = linked()
        slow.pause_writing()
        slow.data_received(b"\x81\x01x")
        assert (dammed.sent, dammed.closed) == (b"", [])
        slow.resume_writing()
        assert (dammed.frames(), dammed.closed) == ([(8, code(DEAD))], ["ended"])
        await asyncio.sleep(DRAIN + 0.1)
        assert (wire.closed, dammed.closed) == (["closed", "aborted"], ["ended", "aborted"])

    with asyncio.Runner(loop_factory=Patient) as runner:
        runner.run(story())


def test_whoever_sends_on_and_on_is_cut_off() -> None:
    def story() -> None:
        ear, wire = linked()
        ear.data_received(b"\x81\x01x")
        for _ in range(4):
            ear.data_received(bytes(OVERHEARD // 4))
        assert wire.closed == ["ended"]
        ear.data_received(b"x")
        assert wire.closed == ["ended", "aborted"]

    told(story)


def test_whoever_hangs_up_and_does_not_read_is_not_kept() -> None:
    async def story() -> None:
        ear, wire = linked()
        ear.eof_received()
        assert wire.closed == ["closed"]
        await asyncio.sleep(DRAIN + 0.1)
        assert wire.closed == ["closed", "aborted"]

    with asyncio.Runner(loop_factory=Patient) as runner:
        runner.run(story())


def test_frames_that_are_no_message_have_a_limit() -> None:
    def story() -> None:
        ear, wire = linked()
        ear.patient = False
        ear.data_received(frame(b"x") + frame(b"", PONG))
        assert (wire.frames(), ear.texts) == ([(8, code(POLICY))], ["x"])

    told(story)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_what_is_sent_is_framed_by_its_size(size: int) -> None:
    assert unframed(text_frame(b"x" * size) + b"!") == (1, b"x" * size, b"!")


def test_whoever_hangs_up_is_answered_once() -> None:
    def story() -> None:
        ear, wire = linked()
        ear.data_received(frame(code(1000), CLOSE) + frame(b"more"))
        ear.push(text_frame(b"late"))
        assert (wire.frames(), wire.closed, ear.texts) == ([(8, code(1000))], ["closed"], [])
        ear, wire = linked()
        ear.close(GONE)
        ear.close(RESTART)
        ear.data_received(frame(code(GONE), CLOSE))
        assert (wire.frames(), wire.closed) == ([(8, code(GONE))], ["closed"])
        ear.connection_lost(None)

    told(story)


def test_what_waits_goes_out_in_order_with_the_end_behind_it() -> None:
    def story() -> None:
        ear, wire = linked()
        ear.resume_writing()
        ear.pause_writing()
        for i in range(BACKLOG):
            ear.push(text_frame(b"%d" % i))
        ear.close(GONE)
        assert wire.sent == b""
        ear.resume_writing()
        sent = [body for _, body in wire.frames()]
        assert sent == [*[b"%d" % i for i in range(BACKLOG)], code(GONE)]

    told(story)


def test_what_is_said_in_one_turn_goes_out_at_its_end_in_order_and_round_by_round() -> None:
    async def story() -> None:
        write_batch, wire = WriteBatch(), Wire()
        links = [WebSocketProtocol(write_batch) for _ in range(ROUND)]
        for link in links:
            link.take(wire, set())
        for i in (0, 1, 0):
            links[i].push(b"%d" % i)
        assert wire.sent == b""
        await asyncio.sleep(0)
        assert wire.sent == b"001", "each line at once, and the first to be spoken to first"
        for link in links:
            link.push(b"x")
        assert wire.sent == b"001" + b"x" * ROUND, "as many as that need not wait for more"
        links[0].push(b"y")
        links[0].connection_lost(None)
        await asyncio.sleep(0)
        assert wire.sent[3 + ROUND :] == b"", "nobody is there"

    play(story())


def test_a_reader_that_stops_in_the_middle_gets_the_rest_when_it_reads_on() -> None:
    def story() -> None:
        ear, wire = linked()
        for text in (b"a", b"b", b"c"):
            ear.push(text)
        wire.full = 1
        ear.deliver()
        assert wire.sent == b"a"
        wire.full = None
        ear.resume_writing()
        assert wire.sent == b"abc"

    told(story)


def test_whoever_breaks_the_protocol_unread_is_told_once_it_reads_on() -> None:
    def story() -> None:
        ear, wire = linked()
        ear.push(b"a")
        wire.full = 1
        ear.data_received(b"\x81\x01x")
        assert (wire.sent, wire.closed) == (b"a", [])
        ear.resume_writing()  # only for as long as it takes to say goodbye
        assert wire.closed == []
        wire.full = None
        ear.resume_writing()
        assert wire.sent.startswith(b"a\x88") and wire.closed == ["ended"]

    told(story)


def test_whoever_reads_too_slowly_is_let_go() -> None:
    async def story() -> None:
        ear, wire = linked()
        ear.pause_writing()
        for _ in range(BACKLOG + 2):
            ear.push(text_frame(b"x"))
        assert wire.frames() == [(8, code(SLOW_READER))] and ear.closing
        await asyncio.sleep(DRAIN + 0.1)
        assert wire.closed == ["aborted"]

    with asyncio.Runner(loop_factory=Patient) as runner:
        runner.run(story())


def test_the_end_of_the_server_is_told() -> None:
    def story() -> None:
        ear, wire = linked()
        ear.shutdown()
        assert (wire.frames(), wire.closed) == ([(8, code(RESTART))], ["closed"])
        nobody = WebSocketProtocol()
        nobody.push(b"x")
        nobody.heard("x")
        assert nobody.within_limit()
        nobody.shutdown()
        nobody.connection_lost(None)

    told(story)
