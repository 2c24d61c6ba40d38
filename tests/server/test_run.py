"""Starting the server: addresses, certificate, log, settings."""

from __future__ import annotations

import io
import logging
import signal
import socket
import ssl
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import platformdirs
import pytest
import structlog
import uvicorn
from rich.console import Console

from kaboodle.server import doors, run, secret
from kaboodle.server.settings import Settings


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    """Signals and the log are the process's own."""
    handlers = {name: signal.getsignal(name) for name in (signal.SIGINT, signal.SIGTERM)}
    yield
    for name, handler in handlers.items():
        signal.signal(name, handler)
    structlog.reset_defaults()


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
        seen.extend([self.config, self.config.ssl])
        signal.raise_signal(signal.SIGTERM)
        sockets[0].close()

    monkeypatch.setattr(uvicorn.Server, "run", at_once)
    monkeypatch.setattr(webbrowser, "open", browse)
    out = io.StringIO()
    settings = Settings(port=0, database=str(tmp_path / "tables.sqlite"), **given)
    run.serve(settings, Console(file=out, width=200), show=show)
    return out.getvalue(), seen


def test_at_home_it_is_reached_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said, [opened, config, context] = served(monkeypatch, tmp_path)
    assert opened in said and opened.startswith("http://127.0.0.1:")
    assert context is None
    assert not config.server_header and not config.access_log


@pytest.mark.parametrize("lan", ["192.168.7.7", None])
def test_with_a_certificate_for_the_lan(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lan: str | None
) -> None:
    monkeypatch.setattr(run, "lan_address", lambda: lan)
    said, [opened, _, context] = served(monkeypatch, tmp_path, https=True, host="0.0.0.0")
    assert opened.startswith("https://127.0.0.1:")
    assert ("https://192.168.7.7:" in said) == (lan is not None)
    assert isinstance(context, ssl.SSLContext)


def test_under_its_own_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said, seen = served(monkeypatch, tmp_path, show=False, public_url="https://play.example")
    assert len(seen) == 2, "no browser was opened"
    assert "https://play.example" in said
    monkeypatch.setattr(socket, "create_server", lambda *_, **__: socket.socket())
    said, [opened, *_] = served(monkeypatch, tmp_path, host="10.0.0.9")
    assert opened == "http://10.0.0.9:0"


def test_the_lan_is_looked_up_without_a_word_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Probe(socket.socket):
        def connect(self, address: Any) -> None:
            raise OSError("no network at all")

    found = doors.lan_address()
    assert found is None or found.count(".") == 3
    monkeypatch.setattr(socket, "socket", Probe)
    assert doors.lan_address() is None


@pytest.mark.parametrize("window", ["soon", "nan", "-1", "-1-8", "0", "0-0.5", "8-1.2", "9" * 400])
def test_a_window_nobody_could_answer_in_is_refused_with_one_sentence(window: str) -> None:
    [fault] = Settings(card_window=window).faults()
    assert fault.startswith("card-window: must ")


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
        bot_pause="9-4", card_window="8-1.2", port=70_000, max_tables=0, public_url="play.example"
    )
    assert [fault.split(":")[0] for fault in wrong.faults()] == [
        "bot-pause", "card-window", "max-tables", "port", "public-url",
    ]  # fmt: skip
    assert Settings(card_window="2.5").card_window_s == (2.5, 2.5)
    assert Settings().faults() == []
    assert Settings(bot_pause="7").bot_pause_ms == (7, 7)


def test_without_a_database_it_is_the_user_s_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: str(tmp_path))
    assert Settings().database_path() == tmp_path / "tables.sqlite"


def test_secrets_differ() -> None:
    assert len({secret.new_seed() for _ in range(50)}) == 50
    assert all(len(secret.new_seed()) == 16 for _ in range(50))
