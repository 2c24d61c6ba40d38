"""Take every main screen at five sizes in every language, for review: build/screenshots.

Each game is played once, and each screen is taken in every language at every size. A contact sheet
for each size and game shows all of them, a row per screen and a column per language. `index.html`
links to the sheets. For fewer: `--games kero --sizes phone --languages de`.
"""

from __future__ import annotations

import argparse
import base64
import html
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import CDPSession, Page
from tests.web.conftest import Server
from tests.web.hand import HANDS, begin, over, to_the_end, turn, wait
from tests.web.tables import Story, lay
from tools.before import browsing

from kaboodle.speech import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "screenshots"
# Width and height in CSS pixels, and the device scale factor.
SIZES = {
    "phone": (360, 740, 1),
    "sideways": (740, 360, 1),
    "desk": (1280, 800, 1),
    "tv": (1920, 1080, 1),
    "zoom": (640, 400, 2),  # 1280 by 800 at 200 %
}
THUMB = {"phone": 240, "sideways": 400, "desk": 400, "tv": 400, "zoom": 400}
SETTLED = (
    "() => document.fonts.ready.then(() => new Promise((done) =>"
    " requestAnimationFrame(() => requestAnimationFrame(done))))"
)


class Camera:
    """Takes one page in every language and at every size."""

    def __init__(self, page: Page, sizes: list[str], languages: list[str]) -> None:
        self.page = page
        self._sizes, self._languages = sizes, languages
        self._lens: CDPSession = page.context.new_cdp_session(page)
        self.taken: list[tuple[str, str]] = []  # game and screen, in order

    def everywhere(self, game: str, screen: str, path: str, ready: str) -> None:
        """Take an address as soon as the selector `ready` is there."""
        for language in self._languages:
            self._speak(language)
            self.page.goto("about:blank")  # otherwise the same address with a # does not navigate
            self.page.goto(path)
            self.page.wait_for_selector(ready)
            self.shot(game, language, screen)

    def menu(self, game: str, path: str) -> None:
        """Take the table's menu."""
        for language in self._languages:
            self._speak(language)
            self.page.goto(path)
            wait(self.page)
            self.page.locator("header button").last.click()
            self.page.wait_for_selector("dialog:modal")
            self.shot(game, language, "menu")
            self.page.keyboard.press("Escape")

    def scenes(self, game: str, path: str) -> None:
        """Take the scenes that the room's own test hand sets up."""
        scenes = getattr(HANDS[game], "scenes", None)
        if scenes is None:
            return
        for language in self._languages:
            self._speak(language)
            self.page.goto(path)
            wait(self.page)
            scenes(self.page, partial(self.shot, game, language))
        self._speak("en")
        self.page.goto(path)

    def tables(self, game: str, server: Server) -> None:
        """Take tables in the middle of a game, which the room's own test hand sets up."""
        tables = getattr(HANDS[game], "tables", None)
        if tables is None:
            return

        def sit(story: Story, people: dict[int, str] | None = None) -> None:
            self.page.goto(lay(server.database, story, people or {0: "Ada"}).seat(0))
            if people is None:
                wait(self.page)
            self.page.wait_for_selector(".playing")

        for language in self._languages:
            self._speak(language)
            tables(self.page, partial(self.shot, game, language), sit)
        self._speak("en")

    def shot(self, game: str, language: str, screen: str) -> None:
        if (game, screen) not in self.taken:
            self.taken.append((game, screen))
            print(game, screen, flush=True)
        for size in self._sizes:
            self._resize(size)
            self.page.evaluate(SETTLED)
            folder = OUT / size / game
            folder.mkdir(parents=True, exist_ok=True)
            taken = self._lens.send("Page.captureScreenshot", {"format": "png"})
            (folder / f"{screen}-{language}.png").write_bytes(base64.b64decode(taken["data"]))
        self._resize("desk")

    def _resize(self, size: str) -> None:
        width, height, scale = SIZES[size]
        self._lens.send(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False},
        )

    def _speak(self, language: str) -> None:
        self.page.evaluate("(it) => localStorage.setItem('kaboodle-language', it)", language)


def tour(camera: Camera, games: list[str], server: Server) -> None:
    """Take everything from the shelf to the replay of a finished game, for every game with a
    room."""
    camera.page.goto("/")
    camera.page.wait_for_selector(".box h2")  # by now it has stored its language
    camera.everywhere("all", "shelf", "/", ".box h2")
    camera.everywhere("all", "lost", "/t/nothing", ".lost")
    camera.everywhere("all", "file", "/g/file", ".pick")
    for game in games:
        play(camera, game)
        camera.tables(game, server)


def play(camera: Camera, game: str) -> None:
    page, look = camera.page, partial(camera.everywhere, game)
    look("new", f"/new/{game}", "fieldset")
    page.locator("button.go").click()
    page.wait_for_selector(".lobby")
    look("lobby", _path(page), ".lobby")
    look("rules", f"/rules/{game}", "dl")
    page.evaluate("localStorage.setItem('kaboodle-language', 'en')")
    begin(page, game)
    for _ in range(6):
        wait(page)
        if over(page):
            break
        turn(page, game)
    wait(page)
    table = _path(page)
    look("table", table, ".playing:is([data-asked=yes], [data-over=yes])")
    camera.menu(game, table)
    if not over(page):
        camera.scenes(game, table)
    to_the_end(page, game)
    look("end", table, ".playing[data-over=yes]")
    look("replay", f"/g/{table.rpartition('/')[2]}#9", ".replay")


def _path(page: Page) -> str:
    return page.evaluate("location.pathname")  # type: ignore[no-any-return]


def sheets(page: Page, taken: list[tuple[str, str]], sizes: list[str], languages: list[str]) -> int:
    """Put all screenshots of a size and a game on one sheet: a row per screen, a column per
    language."""
    count = 0
    index: list[str] = []
    for size in sizes:
        for game in dict.fromkeys(game for game, _ in taken):
            screens = [screen for of, screen in taken if of == game]
            name = f"{size}-{game}"
            rows = [_row(size, game, screen, languages) for screen in screens]
            body = f"<h1>{html.escape(name)}</h1>{''.join(rows)}"
            (OUT / f"{name}.html").write_text(_page(body, THUMB[size]))
            width = len(languages) * (THUMB[size] + 8) + 16
            page.set_viewport_size({"width": width, "height": 600})
            page.goto((OUT / f"{name}.html").as_uri())
            page.screenshot(path=OUT / f"{name}.png", full_page=True)
            index.append(f'<p><a href="{name}.html">{html.escape(name)}</a></p>')
            count += 1
    (OUT / "index.html").write_text(_page("".join(index), 400))
    return count


def _row(size: str, game: str, screen: str, languages: list[str]) -> str:
    pictures = [f"{size}/{game}/{screen}-{language}.png" for language in languages]
    cells = [f'<a href="{each}"><img src="{each}"></a>' for each in pictures]
    return f"<h2>{html.escape(screen)}</h2><div>{''.join(cells)}</div>"


def _page(body: str, width: int) -> str:
    style = (
        "body{font:16px sans-serif;margin:8px;background:#ddd}h1,h2{margin:6px 0}"
        f"div{{display:flex;gap:8px;align-items:start}}img{{width:{width}px;display:block}}"
    )
    return f"<!doctype html><meta charset=utf-8><style>{style}</style>{body}"


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    listed: Callable[[str], list[str]] = lambda text: text.split(",")  # noqa: E731
    ask.add_argument("--games", type=listed, default=list(HANDS))
    ask.add_argument("--sizes", type=listed, default=list(SIZES))
    ask.add_argument("--languages", type=listed, default=list(LANGUAGES))
    given = ask.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    with browsing() as (browser, server):
        context = browser.new_context(
            base_url=server.url, reduced_motion="reduce", service_workers="block"
        )
        context.set_default_timeout(60_000)
        camera = Camera(context.new_page(), given.sizes, given.languages)
        try:
            tour(camera, given.games, server)
        finally:
            count = sheets(browser.new_page(), camera.taken, given.sizes, given.languages)
    print(f"{count} sheets; open {OUT / 'index.html'}")


if __name__ == "__main__":
    main()
