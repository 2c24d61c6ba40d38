"""The end of a game: what it shows, and that everything fits."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from kaboodle.speech import LANGUAGES, Speech
from tests.web.conftest import DESKTOP, PHONE, People, Server
from tests.web.hand import SLOW, still
from tests.web.tables import lay, won

NARROW: ViewportSize = {"width": 640, "height": 800}
TOPS = """() => [...document.querySelectorAll('.ceremony .next > .button')]
    .map((each) => Math.round(each.getBoundingClientRect().y))"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize("size", [DESKTOP, NARROW], ids=["desktop", "narrow"])
def test_no_button_stands_alone_at_the_end(
    people: People, server: Server, size: ViewportSize, motion: str
) -> None:
    story = won()
    for language in LANGUAGES:
        page = people(locale=language, viewport=size, reduced_motion=motion).new_page()
        page.add_init_script(SLOW)
        page.goto(lay(server.database, story, {0: "Ada"}, "easy-orin").seat(0))
        if motion != "reduce":  # what was counted can be shown again: one button more
            expect(page.locator(".ceremony .skip")).to_be_visible()
            page.evaluate("window.slower = 60")
            page.add_style_tag(content=".confetti { display: none }")  # it would be waited for
            page.locator(".ceremony .skip").click()
        expect(page.locator(".ceremony .podium .done")).to_have_count(2)
        still(page)
        tops = page.evaluate(TOPS)
        assert len(tops) == (6 if motion == "reduce" else 7)
        assert all(tops.count(top) > 1 for top in tops), (language, tops)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_long_name_fits_at_the_end(people: People, server: Server, size: ViewportSize) -> None:
    page = people(viewport=size).new_page()
    page.goto(lay(server.database, won("krom", 6), {0: "W" * 40}, "easy").seat(0))
    expect(page.locator(".ceremony h2")).to_contain_text("WWW")
    still(page)
    assert page.locator(".ceremony").evaluate(
        "end => [end.scrollWidth - end.clientWidth, end.scrollHeight - end.clientHeight]"
    ) == [0, 0]


@pytest.mark.parametrize("gone", ["away", "resigned"])
def test_a_bot_that_wins_for_a_player_is_named_as_a_bot(
    people: People, server: Server, gone: str
) -> None:
    story = won("kaskaria", 3)
    seen = {"en": "The bot standing in for Ada wins.", "es": "Gana el bot que juega por Ada."}
    for language, words in seen.items():
        page = people(locale=language).new_page()
        table = lay(server.database, story, {0: "Ada", 1: "Bo"}, "easy-orin", **{gone: [0]})
        name = Speech(language=language).say("web-win-bot", {"name": "Ada"})
        for path in (table.seat(1), f"/g/{table.id}#{len(story.moves)}"):
            page.goto(path)
            expect(page.locator(".ceremony h2")).to_have_text(words)
            expect(page.locator(".podium li:has(.crown) .name .unseen")).to_contain_text(name)
            expect(
                page.locator(":is(.podium li:has(.crown), .ranking .wins) .name svg")
            ).to_have_count(2)


def test_after_the_end_points_are_a_total(people: People, server: Server) -> None:
    page, story, say = people().new_page(), won(), Speech().say
    table = lay(server.database, story, {0: "Ada"}, "easy-orin")
    total = say("label", {"label": say("web-ranking-total"), "text": ""}).strip()
    for path in (table.seat(0), f"/g/{table.id}#{len(story.moves)}"):
        page.goto(path)
        expect(page.locator(".ceremony .podium")).to_be_visible()
        for player in page.locator(".players li").all():
            expect(player).to_contain_text(total)
            expect(player).not_to_contain_text("if the game ended now")
        page.locator(".players button").first.click()
        expect(page.get_by_role("dialog")).to_contain_text(total)
