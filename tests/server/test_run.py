"""Starting the server: addresses, certificate, log, settings."""

from __future__ import annotations

import errno
import gc
import io
import logging
import os
import re
import signal
import socket
import ssl
import threading
import webbrowser
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import platformdirs
import pytest
import structlog
import uvicorn
from click.testing import CliRunner
from rich.console import Console

from kaboodle.cli.serve import serve
from kaboodle.server import run
from kaboodle.server.http import network_access
from kaboodle.server.live import tokens
from kaboodle.server.settings import Settings


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    """Signals, the log and the collector of litter are the process's own."""
    litter = gc.get_threshold()
    handlers = {name: signal.getsignal(name) for name in (signal.SIGINT, signal.SIGTERM)}
    yield
    for name, handler in handlers.items():
        signal.signal(name, handler)
    structlog.reset_defaults()
    gc.unfreeze()
    gc.set_threshold(*litter)


def served(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, show: bool = True, **given: Any
) -> tuple[str, list[Any]]:
    """What is said while a server starts that stops at once, and what it was started with."""
    seen: list[Any] = []
    shown, running, left = threading.Event(), threading.Event(), threading.Event()

    def browse(url: str) -> None:
        """As a browser in a terminal does: it comes back when it is left."""
        seen.append(url)
        shown.set()
        running.wait(20)
        left.set()

    def at_once(self: uvicorn.Server, sockets: list[socket.socket]) -> None:
        assert not show or shown.wait(20)
        assert not left.is_set(), "the server waits for no browser"
        running.set()
        self.config.load()
        seen.extend([self.config, self.config.http.args])  # type: ignore[union-attr]
        signal.raise_signal(signal.SIGTERM)
        sockets[0].close()

    monkeypatch.setattr(uvicorn.Server, "run", at_once)
    monkeypatch.setattr(webbrowser, "open", browse)
    out = io.StringIO()
    settings = Settings(port=0, database=str(tmp_path / "tables.sqlite"), **given)
    run.serve(settings, Console(file=out, width=200), show=show)
    return out.getvalue(), seen


def test_at_home_it_is_reached_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    printed, [opened, config, given] = served(monkeypatch, tmp_path)
    assert opened in printed and opened.startswith("http://127.0.0.1:")
    assert not any(isinstance(each, ssl.SSLContext) for each in given)
    assert not config.server_header and not config.access_log


@pytest.mark.parametrize("told", [True, False])
def test_guests_are_welcome_if_it_is_told_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, told: bool
) -> None:
    welcomed: list[bool] = []
    monkeypatch.setattr(run, "welcome", lambda: welcomed.append(True))

    served(monkeypatch, tmp_path, guest_bots=told)

    assert welcomed == [True] * told


@pytest.mark.parametrize("lan", ["192.168.7.7", None])
def test_with_a_certificate_for_the_lan(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lan: str | None
) -> None:
    monkeypatch.setattr(run, "lan_address", lambda: lan)
    printed, [opened, _, given] = served(monkeypatch, tmp_path, https=True, host="0.0.0.0")
    assert opened.startswith("https://127.0.0.1:")
    assert ("https://192.168.7.7:" in printed) == (lan is not None)
    assert isinstance(given[-1], ssl.SSLContext)


def test_a_certificate_is_kept_and_nobody_else_reads_its_key(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(run, "lan_address", lambda: "192.168.7.7")
    key, chain = map(Path, run.certificate(tmp_path))
    assert key.stat().st_mode & 0o777 == 0o600
    first = chain.read_bytes()
    run.certificate(tmp_path)
    assert chain.read_bytes() == first
    monkeypatch.setattr(run, "lan_address", lambda: "192.168.7.8")
    run.certificate(tmp_path)
    assert {"192.168.7.7", "192.168.7.8"} <= run._names(chain)
    chain.write_text("no certificate")
    run.certificate(tmp_path)
    assert "192.168.7.8" in run._names(chain)
    later = SimpleNamespace(now=lambda zone: datetime.max.replace(tzinfo=zone))
    monkeypatch.setattr(run, "datetime", later)
    assert run._names(chain) == set()


def test_whoever_is_killed_while_making_a_certificate_makes_it_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(run, "lan_address", lambda: "192.168.7.7")
    run.certificate(tmp_path)
    with monkeypatch.context() as killed, pytest.raises(KeyboardInterrupt):
        killed.setattr(run, "lan_address", lambda: "192.168.7.8")
        killed.setattr(Path, "write_bytes", Mock(side_effect=KeyboardInterrupt))
        run.certificate(tmp_path)
    assert isinstance(run.tls_context(tmp_path), ssl.SSLContext), (
        "the key is that of the certificate"
    )


@pytest.mark.parametrize("host", ["::1", "::"])
def test_addresses_of_either_kind(monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    try:
        heard = network_access.listen(host, 0)
    except OSError:
        pytest.skip("this machine has no IPv6")
    with heard:
        assert heard.family == socket.AF_INET6
    made: list[Any] = []
    monkeypatch.setattr(socket, "create_server", lambda *a, **more: made.append(more))
    monkeypatch.setattr(socket, "has_dualstack_ipv6", lambda: True)
    network_access.listen(host, 0)
    assert made[0]["dualstack_ipv6"] == (host == "::")
    assert run._addresses(Settings(host="::1"), 8471) == ["http://[::1]:8471"]


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8471", True), ("[::1]:8471", True), ("192.168.7.7", True), ("gamesbox", True),
        ("gamesbox.local:80", True), ("", True), ("play.example", True), ("club.example", True),
        ("X.example", True),
        ("evil.example", False), ("127.0.0.1.evil.example", False), ("[", False),
    ],
)  # fmt: skip
def test_by_which_names_the_server_is_meant(host: str, ours: bool) -> None:
    settings = Settings(public_url="https://play.example", host_names="Club.Example, x.example")
    assert settings.accepts_host(host) == ours
    assert Settings(trust_proxy=True).accepts_host("evil.example")


def test_under_its_own_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    printed, seen = served(monkeypatch, tmp_path, show=False, public_url="https://play.example")
    assert len(seen) == 2, "no browser was opened"
    assert "https://play.example" in printed
    monkeypatch.setattr(socket, "create_server", lambda *_, **__: socket.socket())
    (tmp_path / "other").mkdir()
    printed, [opened, *_] = served(monkeypatch, tmp_path / "other", host="10.0.0.9")
    assert opened == "http://10.0.0.9:0"


def test_the_lan_is_looked_up_without_a_word_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Probe(socket.socket):
        def connect(self, address: Any) -> None:
            raise OSError("no network at all")

    lan = network_access.lan_address()
    assert lan is None or lan.count(".") == 3
    monkeypatch.setattr(socket, "socket", Probe)
    assert network_access.lan_address() is None


@pytest.mark.parametrize("window", ["soon", "nan", "-1", "-1-8", "0", "0-0.5", "8-1.2", "9" * 400])
def test_a_window_nobody_could_answer_in_is_refused_with_one_sentence(window: str) -> None:
    [fault] = Settings(card_window=window).faults()
    assert fault.startswith("--card-window: ")


@pytest.mark.parametrize("as_json", [False, True])
def test_a_log_that_is_no_terminal_has_no_colours(as_json: bool) -> None:
    out = io.StringIO()
    run.start_log(as_json, out)
    structlog.get_logger().info("open", tables=3)
    assert "\x1b" not in out.getvalue()
    assert ('"tables": 3' if as_json else "tables=3") in out.getvalue()
    assert logging.getLogger().level <= logging.WARNING


def test_settings_that_make_no_sense_are_named() -> None:
    wrong = Settings(
        bot_pause="9-4", card_window="8-1.2", port=70_000, max_tables=0, public_url="play.example",
        database="mysql://club", bus="mail://me", static="/nope",
    )  # fmt: skip
    assert [fault.split(":")[0] for fault in wrong.faults()] == [
        "--bot-pause", "--card-window", "--max-tables", "--port", "--database", "--bus",
        "--static", "--public-url",
    ]  # fmt: skip
    assert "--static: /nope is not a folder" in wrong.faults()
    assert Settings(card_window="2.5").card_window_s == (2.5, 2.5)
    assert Settings().faults() == []
    assert Settings(database="postgresql://club", bus="redis://bus").faults() == []
    [alone] = Settings(bus="redis://bus").faults()
    assert "nodes can share" in alone
    assert Settings(bot_pause="7").bot_pause_ms == (7, 7)


def test_without_a_database_it_is_the_user_s_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: str(tmp_path))
    assert Settings().database_at() == str(tmp_path / "tables.sqlite")


def test_a_node_without_its_bus_says_so_in_a_sentence() -> None:
    flags = ["--port", "0", "--database", "postgresql://club", "--bus", "unix:///nowhere"]
    done = CliRunner().invoke(serve, flags)
    assert done.exit_code == 1
    assert done.output.startswith("Error: the bus cannot be reached (")
    assert done.output.count("\n") == 1


def test_where_nobody_can_listen_that_is_said_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = str(busy.getsockname()[1])
        flags = ["--database", str(tmp_path / "tables.sqlite"), "--port", port]
        done = CliRunner().invoke(serve, flags)
    fault = f"port {port} is in use, perhaps by another server; choose another with --port"
    assert (done.exit_code, done.output) == (1, f"Error: {fault}.\n")


@pytest.mark.parametrize("where", ["", " (while attempting to bind on address ('club', 80))"])
@pytest.mark.parametrize("code", [errno.EACCES, -2])
def test_a_socket_that_cannot_be_opened_is_explained_once(
    monkeypatch: pytest.MonkeyPatch, code: int, where: str
) -> None:
    why = "No such name" if code == -2 else os.strerror(code)

    def refuse(*_: object, **__: object) -> None:
        raise OSError(code, why + where)

    monkeypatch.setattr(socket, "create_server", refuse)
    with pytest.raises(OSError, match=re.escape(f"cannot listen on club:80 ({why})")):
        network_access.listen("club", 80)


def test_secrets_differ() -> None:
    assert len({tokens.new_seed() for _ in range(50)}) == 50
    assert all(len(tokens.new_seed()) == 16 for _ in range(50))
