"""The question about five dice, and its answer given beforehand (KO-F4, KO-U3)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from kaboodle.speech import LANGUAGES, Speech
from tests.web.conftest import PHONE, People, Server
from tests.web.hand import still
from tests.web.kero.stories import ADA, BO, story
from tests.web.kero.table import ROOM, in_frame
from tests.web.tables import Laid, lay

ORDER = "[data-verb=order]"
FLAT: ViewportSize = {"width": 740, "height": 360}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
LINES = "p => { const r = document.createRange(); r.selectNodeContents(p);" + (
    " return new Set([...r.getClientRects()].map((one) => Math.round(one.top))).size; }"
)
FITS = "b => b.scrollWidth <= b.clientWidth && b.scrollHeight <= b.clientHeight"


def asked(server: Server, name: str = "question-none") -> Laid:
    """Bo fuels up, and Ada is asked, with a miser or without."""
    return lay(server.database, story(name), {ADA: "Ada", BO: "Bo"})


def enter(people: People, place: str, size: ViewportSize = PHONE, language: str = "en") -> Page:
    page = people(locale=language, viewport=size).new_page()
    page.goto(place)
    page.wait_for_selector(ROOM)
    still(page)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_ko_f4_the_question_says_what_happens_in_two_short_lines(
    server: Server, people: People, language: str
) -> None:
    speech = Speech(language=language)
    for name, size in (("question-none", PHONE), ("question", FLAT), ("question-none", DESKTOP)):
        page = enter(people, asked(server, name).seat(ADA), size, language)
        hint = page.locator(".hint")
        if size is not DESKTOP:
            key = name.replace("question", "asked")
            assert hint.inner_text() == speech.say(f"web-kero-brief-{key}")
            for other in ("asked", "asked-none", "asked-always"):
                words = speech.say(f"web-kero-brief-{other}")
                hint.evaluate("(p, words) => p.textContent = words", words)
                assert hint.evaluate(LINES) <= 2, (size, words)
        buttons = page.locator(".thumb button")
        expect(buttons).to_have_count(3)
        for i in range(3):
            box = buttons.nth(i).bounding_box()
            assert box is not None
            assert box["width"] >= 44 and box["height"] >= 40, (size, i, box)
            assert buttons.nth(i).evaluate(FITS), (size, buttons.nth(i).inner_text())
        page.context.close()


def test_ko_f4_all_eight_always_is_given_and_withdrawn_and_no_one_else_sees(
    server: Server, people: People
) -> None:
    table = asked(server)
    ada = enter(people, table.seat(ADA))
    others = [enter(people, table.seat(BO)), enter(people, table.watch)]
    for page in others:
        expect(page.locator(ORDER)).to_have_count(0)

    expect(ada.locator(ORDER)).to_have_text(Speech().say("web-kero-always"))
    ada.locator(ORDER).click()
    in_frame(ada, "fuelling")  # it answers this question too

    # At any other time it is in one's own camp, and in no other.
    for page, here in ((ada, 1), (others[0], 1), (others[1], 0)):
        page.locator("[data-camp]").first.click()  # of the seat below
        expect(page.locator("[data-order]")).to_have_count(2 * here)
    expect(ada.locator("[data-order=always]")).to_be_checked()
    ada.locator("[data-order=ask]").check()
    expect(ada.locator("[data-order=ask]")).to_be_checked()
    expect(ada.locator("[data-order=always]")).not_to_be_checked()
