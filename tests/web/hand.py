"""Plays a game through the page, by tapping or by keyboard alone.

Each room has a hand that knows what to do there: `tests/web/<game>/hand.py` has `choose(page,
press)`, which makes one choice. It may also have `begin(page, level)`, which begins a short game,
`scenes(page, shot)`, which shows scenes while the player is asked, and `tables(page, shot, sit)`,
which joins tables of `tests/web/<game>/stories.py` in seat 0 and shows them.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

from playwright.sync_api import Locator, Page

from tests.web.conftest import PATIENCE
from tests.web.tables import Story

# What has just come, or has a new size, is in its place a frame later, and may begin to move then.
STILL = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const ends = (each) => each.effect.getComputedTiming().endTime < 10_000;
  const moves = (each) => each.playState === "running" && ends(each);
  for (let moving = [null], rounds = 0; moving.length > 0 && rounds < 20; rounds += 1) {
    await document.fonts.ready;
    await frame();
    await frame();
    moving = document.getAnimations().filter(moves);
    await Promise.all(moving.map((each) => each.finished.catch(() => {})));
  }
}"""
# What passes by itself stays until it has been looked at: `page.evaluate("window.slower = 60")`.
SLOW = (
    "(() => { const soon = window.setTimeout; window.setTimeout = (what, ms, ...more) =>"
    " soon(what, ms * (window.slower ?? 1), ...more); })()"
)
# A room that is still being drawn asks no player yet.
DRAWN = ":not(:has([aria-busy=true]))"
MOVED = "before => document.querySelector('.playing')?.dataset.moves !== before"
Press = Callable[[Locator], None]
Shot = Callable[[str], None]
Sit = Callable[[Story, dict[int, str]], None]


class Hand(Protocol):
    def choose(self, page: Page, press: Press) -> None: ...


HANDS: dict[str, Hand] = {
    path.parent.name: importlib.import_module(f"tests.web.{path.parent.name}.hand")
    for path in sorted(Path(__file__).parent.glob("*/hand.py"))
}


def tap(target: Locator) -> None:
    target.click()


def key(target: Locator) -> None:
    """Focus the element and press Enter: keyboard alone."""
    target.focus()
    target.press("Enter")


def asked(page: Page) -> bool:
    return page.locator(f".playing[data-asked=yes]{DRAWN}").count() > 0


def over(page: Page) -> bool:
    return page.locator(".playing[data-over=yes]").count() > 0


def tries(page: Page) -> Iterator[None]:
    """Yield again and again until the time is over, however slow the machine."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        yield
        page.wait_for_timeout(50)


def until(page: Page, asked: str) -> None:
    """Wait until an expression in the page is true. `wait_for_function` would take any promise as
    true."""
    for _ in tries(page):
        if page.evaluate(asked):
            return
    raise TimeoutError(asked)


def wait(page: Page) -> None:
    """Wait until it is our turn, or the game is over."""
    page.wait_for_selector(f".playing:is([data-asked=yes], [data-over=yes]){DRAWN}")


def play_now(page: Page, game: str, press: Press = tap, level: str = "") -> None:
    """Start a game from the shelf, at the level shown there or at another."""
    page.goto("/")
    if level:
        page.locator(f"[data-levels={game}] label:has([value={level}])").click()
    press(page.locator(f".box[data-game={game}] button.main"))
    page.wait_for_selector(".playing")


def begin(page: Page, game: str, level: str = "easy") -> None:
    """Begin a whole game: the hand's own short one, if the standard one takes long."""
    short = getattr(HANDS[game], "begin", None)
    if short is None:
        play_now(page, game, level=level)
    else:
        short(page, level)


def turn(page: Page, game: str, press: Press = tap) -> None:
    """Make one choice, and wait for what follows."""
    before = page.locator(".playing").get_attribute("data-moves")
    HANDS[game].choose(page, press)
    page.wait_for_function(MOVED, arg=before)  # `expect` would poll less and less often


def to_the_end(page: Page, game: str, press: Press = tap) -> int:
    """Play until the game is over. Return how many choices were made."""
    for choices in range(2000):
        wait(page)
        if over(page):
            return choices
        turn(page, game, press)
    raise AssertionError("the game does not end")


def still(page: Page) -> None:
    """Wait until nothing moves. Places are measured only then, because new things have their first
    place for a frame."""
    page.evaluate(STILL)


def in_one_view(page: Page, width: int, height: int) -> None:
    """Check that nothing scrolls, and nothing important is cut off."""
    still(page)
    size = page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert size == [width, height]
    for part in ("[data-anchor]", "[role=status]"):
        for box in [each.bounding_box() for each in page.locator(part).all()]:
            assert box is not None
            assert box["x"] >= -1
            assert box["y"] >= -1
            assert box["x"] + box["width"] <= width + 1
            assert box["y"] + box["height"] <= height + 1
