"""Every main screen at three sizes, in two languages, into build/screenshots, to look at."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web import hand  # noqa: E402
from tests.web.conftest import FLAGS, Server  # noqa: E402

from kaboodle.speech import LANGUAGES  # noqa: E402

OUT = ROOT / "build" / "screenshots"
SIZES = {"phone": (360, 740), "desk": (1280, 800), "tv": (1920, 1080)}
Shot = Callable[[str], None]


def tour(page: Page, shot: Shot) -> None:
    """From the shelf to the replay of a finished game."""
    page.goto("/")
    page.wait_for_selector(".box h2")
    shot("shelf")
    page.goto("/new/kaskaria")
    page.wait_for_selector("fieldset")
    shot("new")
    page.locator("button.go").click()
    page.wait_for_selector(".lobby")
    shot("lobby")
    page.goto("/rules/kaskaria#HK-T6")
    page.wait_for_selector("dl")
    shot("rules")
    page.goto("/")
    page.locator(".box button.main").click()
    page.wait_for_selector(".playing")
    for _ in range(6):
        hand.wait(page)
        hand.turn(page)
    hand.wait(page)
    shot("table")
    page.locator("[data-anchor=hand] button").first.click()
    shot("set")
    page.locator("[data-anchor=hand] button").first.press("Escape")
    hand.to_the_end(page)
    page.wait_for_timeout(800)
    shot("end")
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"/g/{table}#9")
    page.wait_for_selector(".replay")
    shot("replay")


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder) / "tables.sqlite")
        server.start()
        browser = driver.chromium.launch(
            executable_path=os.environ["CHROMIUM"], chromium_sandbox=False, args=FLAGS
        )
        for language in [each for each in ("en", "de") if each in LANGUAGES]:
            for name, (width, height) in SIZES.items():
                context: BrowserContext = browser.new_context(
                    base_url=server.url,
                    viewport={"width": width, "height": height},
                    locale=language,
                    reduced_motion="reduce",
                    service_workers="block",
                )
                page = context.new_page()
                tour(page, _camera(page, f"{language}-{name}"))
                context.close()
        browser.close()
        server.stop()
    print(f"look at {OUT}")


def _camera(page: Page, prefix: str) -> Shot:
    def shot(screen: str) -> None:
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(250)
        page.screenshot(path=OUT / f"{prefix}-{screen}.png")

    return shot


if __name__ == "__main__":
    main()
