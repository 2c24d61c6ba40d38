"""The first turns in every room in Firefox and WebKit, if they are installed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browsers.drivers import BROWSERS
from tests.browsers.page import Page
from tests.web.conftest import Server
from tests.web.conftest import server as server  # the same one, for these tests
from tests.web.hand import HANDS, over, play_now, wait

TURNS = 4


@pytest.fixture(scope="module", params=BROWSERS)
def driver(request: pytest.FixtureRequest) -> Iterator[Any]:
    kind = BROWSERS[request.param]
    if kind.found() is None:
        pytest.skip(f"no {request.param} here: `make browsers` says how to get one")
    browser = kind()
    yield browser
    browser.close()


@pytest.mark.parametrize("game", HANDS)
def test_the_first_turns(driver: Any, server: Server, game: str) -> None:
    page: Any = Page(driver, server.url)  # as much of a page as hands need
    play_now(page, game)
    table = page.locator(".playing")
    for _ in range(TURNS):
        wait(page)
        if over(page):
            break
        before = table.get_attribute("data-moves")
        HANDS[game].choose(page, lambda target: target.click())
        page.wait_for(lambda was=before: table.get_attribute("data-moves") != was, "the move")
    assert int(table.get_attribute("data-moves") or 0) >= TURNS
    assert page.locator("[role=log] p, .log p").count() > 0, "the log tells of it"
    assert driver.errors() == []
