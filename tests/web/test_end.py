"""The end of a game: what it says, and that all of it has room."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from kaboodle.core.ids import Seat
from kaboodle.speech import LANGUAGES
from tests.web.conftest import DESKTOP, PHONE, People, Server
from tests.web.hand import still
from tests.web.tables import ended, lay


def test_no_button_stands_alone_at_the_end(people: People, server: Server) -> None:
    story = ended("kaskaria", 2, lambda outcome: outcome.winners == [Seat(0)])
    for language in LANGUAGES:
        page = people(locale=language).new_page()
        page.goto(lay(server.database, story, {0: "Ada"}, "easy-orin").seat(0))
        expect(page.locator(".ceremony .podium .done")).to_have_count(2)
        still(page)
        tops = [box["y"] for each in page.locator(".ceremony .next > .button").all()
                if (box := each.bounding_box())]  # fmt: skip
        assert all(tops.count(top) > 1 for top in tops), language


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_long_name_fits_at_the_end(people: People, server: Server, size: ViewportSize) -> None:
    story = ended("krom", 6, lambda outcome: outcome.winners == [Seat(0)])
    page = people(viewport=size).new_page()
    page.goto(lay(server.database, story, {0: "W" * 40}, "easy").seat(0))
    expect(page.locator(".ceremony h2")).to_contain_text("WWW")
    still(page)
    assert page.locator(".ceremony").evaluate(
        "end => [end.scrollWidth - end.clientWidth, end.scrollHeight - end.clientHeight]"
    ) == [0, 0]


def test_a_bot_that_wins_for_somebody_is_named_as_one(people: People, server: Server) -> None:
    story = ended("kaskaria", 3, lambda outcome: outcome.winners == [Seat(0)])
    seen = {"en": "The bot playing on for Ada wins.", "es": "Gana el bot que juega por Ada."}
    for language, words in seen.items():
        page = people(locale=language).new_page()
        page.goto(lay(server.database, story, {0: "Ada", 1: "Bo"}, "easy-orin", [0]).seat(1))
        expect(page.locator(".ceremony h2")).to_have_text(words)
