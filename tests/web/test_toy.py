"""A third-party game with a room of its own: shelf, table, a whole game, replay.

The bundle is rebuilt with Pig's folder beside ours. No file of the shell is changed or names it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.toy.test_toy import ENV
from tests.web.conftest import DESKTOP, ROOT, Server, patient

GAMES = ROOT / "tests" / "toy" / "web"


@pytest.fixture(scope="module")
def toyshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with Pig on its shelf and Pig's room in its bundle."""
    if not (ROOT / "web" / "node_modules" / "vite").exists():
        pytest.skip("the web app cannot be built here: run `make web`")
    folder = tmp_path_factory.mktemp("toyshop")
    static = folder / "static"
    node = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    built = {"PATH": node, "KABOODLE_GAMES": str(GAMES), "KABOODLE_STATIC": str(static)}
    done = subprocess.run(
        ["npx", "vite", "build", "--logLevel", "warn"],
        cwd=ROOT / "web",
        env={**os.environ, **built},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    running = Server(folder / "tables.sqlite", {**ENV, "KABOODLE_STATIC": str(static)})
    running.start()
    yield running.url
    running.stop()


def over(page: Page) -> bool:
    return page.locator(".playing").get_attribute("data-over") == "yes"


def to_the_end(page: Page) -> int:
    """Roll, and stop at eight. Return how many choices were made."""
    playing = page.locator(".playing")
    for choices in range(300):
        page.wait_for_function(
            "() => document.querySelector('[data-action].glow, .playing[data-over=yes]')"
        )
        if over(page):
            return choices
        moves = playing.get_attribute("data-moves") or ""
        pot = re.search(r"\d+", page.locator("[data-pot]").inner_text())
        stop = page.locator("[data-action=stop].glow")
        enough = pot is not None and int(pot[0]) >= 8 and stop.count() == 1
        (stop if enough else page.locator("[data-action=roll].glow")).click()
        expect(playing).not_to_have_attribute("data-moves", moves)
    raise AssertionError("the game does not end")


@pytest.fixture
def page(toyshop: str, browser: Browser) -> Iterator[Page]:
    context = patient(
        browser.new_context(
            base_url=toyshop,
            viewport=DESKTOP,
            reduced_motion="reduce",
            locale="en-GB",
            service_workers="block",
        )
    )
    yield context.new_page()
    context.close()


def test_shelf_table_whole_game_and_replay(page: Page) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))

    page.goto("/")
    box = page.locator(".box").filter(has=page.get_by_role("heading", name="Pig"))
    expect(box).to_contain_text("One die, two players")
    expect(box.locator("svg ellipse")).to_be_attached()
    box.get_by_role("link", name="Rules").click()
    expect(page.locator("#PG-T2")).to_contain_text("A one loses")

    page.goto("/")
    box.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".playing")
    page.wait_for_selector("[data-action].glow")
    page.locator("[data-action=stop]").click()
    expect(page.get_by_role("alert")).to_contain_text("Roll first.")

    assert to_the_end(page) > 2

    expect(page.get_by_role("status").first).to_have_text("The game is over.")
    expect(page.get_by_role("log")).to_contain_text("has reached the goal.")
    scores = [int(s.get_attribute("data-score") or 0) for s in page.locator("[data-score]").all()]
    assert max(scores) >= 30

    page.goto(f"/g/{page.url.rsplit('/', 1)[1]}#1")
    expect(page.locator("[data-face]")).not_to_have_attribute("data-face", "0")
    expect(page.get_by_role("slider")).to_have_value("1")
    page.get_by_role("button", name="Previous move").click()
    expect(page.locator("[data-face]")).to_have_attribute("data-face", "0")
    assert errors == []


def test_a_table_is_laid_and_sat_down_at(page: Page) -> None:
    page.goto("/new/pig")
    page.get_by_role("combobox", name="Who plays in seat 2").select_option("greedy")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".lobby")).to_contain_text("Pig")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".playing")
    expect(page.locator("[data-face]")).to_be_visible()
