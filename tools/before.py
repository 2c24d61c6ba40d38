"""Run a table server and a browser for a tool that looks at pages or measures them."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.web.conftest import FLAGS, Server


@contextmanager
def browsing(*, paced: bool = False) -> Iterator[tuple[Browser, Server]]:
    """Yield a browser and a server. If `paced`, bots pause as they do for people."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder) / "tables.sqlite", paced=paced)
        server.start()
        try:
            browser = driver.chromium.launch(
                executable_path=os.environ["CHROMIUM"], chromium_sandbox=False, args=FLAGS
            )
            yield browser, server
            browser.close()
        finally:
            server.stop()
