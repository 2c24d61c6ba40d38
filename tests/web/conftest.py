"""A real server and a real browser, one pair for each worker."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect
from tools.browser import HEADLESS, NAMES

from tests.ports import free_port

ROOT = Path(__file__).parent.parent.parent
FLAGS = [
    "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}

PATIENCE = 90_000  # milliseconds, enough on a busy machine; rarely waited out
expect.set_options(timeout=PATIENCE)
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(sys.executable).parent / "node"))


class Server:
    """`kaboodle serve`, which can be started as a person would start it, and restarted."""

    def __init__(
        self, database: Path, env: dict[str, str] | None = None, *, paced: bool = False
    ) -> None:
        """If `paced`, bots pause and cards stay on show as at a person's table."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self._env = env
        self._quick = [] if paced else ["--bot-pause", "1-20", "--card-window", "0.05-60"]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            [
                sys.executable, "-m", "tests.web.serve", "--port", str(self.port),
                "--database", str(self.database), *self._quick,
                "--request-rate", "2000", "--table-rate", "100000", "--bot-iterations", "8",
            ],
            cwd=ROOT, env=self._env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        deadline = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/readyz", timeout=1):
                    return
            except OSError:
                assert self._process.poll() is None, "the server has ended"
                time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE / 1000)
            self._process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (ROOT / "src/kaboodle/server/static/index.html").exists():
        pytest.skip("the web app is not built: run `make web`")
    running = Server(tmp_path_factory.mktemp("server") / "tables.sqlite")
    running.start()
    yield running
    running.stop()


def chromium() -> str | None:
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    shell = os.environ.get("CHROMIUM_SHELL") or shutil.which(HEADLESS)
    program = shell or chromium()
    if program is None:
        pytest.skip("no Chromium here: run `make test`, which finds one")
    return {
        **browser_type_launch_args,
        "executable_path": program,
        "chromium_sandbox": False,
        "args": FLAGS,
    }


@pytest.fixture(scope="session")
def browser_context_args(server: Server) -> dict[str, Any]:
    return {
        "base_url": server.url,
        "viewport": DESKTOP,
        "reduced_motion": "reduce",
        "locale": "en-GB",
        "service_workers": "block",
    }


def patient(context: BrowserContext) -> BrowserContext:
    context.set_default_timeout(PATIENCE)
    return context


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    return patient(context)


class People:
    """Creates further browser contexts, one for each person."""

    def __init__(self, browser: Browser, defaults: dict[str, Any]) -> None:
        self._browser = browser
        self._defaults = defaults
        self._contexts: list[BrowserContext] = []

    def __call__(self, **more: Any) -> BrowserContext:
        context = patient(self._browser.new_context(**{**self._defaults, **more}))
        self._contexts.append(context)
        return context

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def people(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[People]:
    everybody = People(browser, browser_context_args)
    yield everybody
    everybody.close()


@pytest.fixture
def whole(
    launch_browser: Callable[..., Browser], browser_context_args: dict[str, Any]
) -> Iterator[People]:
    """Full browsers with sensors and notifications, which the headless shell lacks."""
    browser = launch_browser(executable_path=chromium())
    everybody = People(browser, browser_context_args)
    yield everybody
    browser.close()
