"""Every main screen at three sizes, in two languages, into build/screenshots, to look at."""

from __future__ import annotations

import os
import sys
import tempfile
from functools import partial
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.conftest import FLAGS, Server  # noqa: E402
from tests.web.hand import HANDS, Shot, over, play_now, to_the_end, turn, wait  # noqa: E402

from kaboodle.speech import LANGUAGES  # noqa: E402

OUT = ROOT / "build" / "screenshots"
SIZES = {"phone": (360, 740), "desk": (1280, 800), "tv": (1920, 1080)}


def tour(page: Page, shot: Shot) -> None:
    """From the shelf to the replay of a finished game, for every game with a room."""
    page.goto("/")
    page.wait_for_selector(".box h2")
    shot("shelf")
    for game in HANDS:
        play(page, game, partial(_of, game, shot))


def _of(game: str, shot: Shot, screen: str) -> None:
    shot(f"{game}-{screen}")


def play(page: Page, game: str, shot: Shot) -> None:
    page.goto(f"/new/{game}")
    page.wait_for_selector("fieldset")
    shot("new")
    page.locator("button.go").click()
    page.wait_for_selector(".lobby")
    shot("lobby")
    page.goto(f"/rules/{game}")
    page.wait_for_selector("dl")
    shot("rules")
    play_now(page, game)
    for _ in range(6):
        wait(page)
        if over(page):
            break
        turn(page, game)
    wait(page)
    shot("table")
    scenes = getattr(HANDS[game], "scenes", None)
    if scenes and not over(page):
        scenes(page, shot)
    to_the_end(page, game)
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
