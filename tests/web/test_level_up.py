"""Level-up offer: a player who has won often enough at a level is offered the next."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from kaboodle.speech import LANGUAGES, Speech
from tests.web.conftest import DESKTOP, PHONE, People, Server
from tests.web.hand import SLOW, still, until
from tests.web.tables import lay, won
from tests.web.test_levels import SIDEWAYS, bot, level

say = Speech().say
WON = "kaboodle-wins-kaskaria"


def test_three_wins_offer_the_next_level(people: People, server: Server) -> None:
    story, page = won(), people().new_page()
    invitation = page.locator(".rise")
    for times in (1, 2, 3):
        page.goto(lay(server.database, story, {0: "Ada"}, "easy-orin").seat(0))
        expect(page.locator(".ceremony h2")).to_contain_text("Ada")
        for _ in range(2):  # looked at again, it is not won again
            expect(invitation).to_have_count(int(times == 3))
            page.reload()
            expect(page.locator(".ceremony h2")).to_contain_text("Ada")
    before = page.url
    invitation.get_by_role("button", name=say("level-medium")).click()
    page.wait_for_selector(".playing[data-over=no]")
    assert page.url != before
    expect(page.locator(".players li").filter(has_text="Orin")).to_contain_text(bot("medium"))
    page.goto("/")
    expect(level(page, "kaskaria", "medium").locator("input")).to_be_checked()


ROW = """() => [...document.querySelectorAll('.ceremony :is(.button, .podium, .rise)')]
    .map((each) => JSON.stringify(each.getBoundingClientRect()))"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_end_stands_still_and_one_button_is_the_first(
    people: People, server: Server, size: ViewportSize
) -> None:
    page, held, there = people(viewport=size).new_page(), list[Route](), False
    page.goto("/")
    enough = json.dumps({"level": "easy", "wins": 2, "tables": []})
    page.evaluate("([name, kept]) => localStorage.setItem(name, kept)", [WON, enough])

    def past(route: Route) -> None:
        """It is asked for whenever the table is there, and has not come yet."""
        if there:
            route.continue_()
        else:
            held.append(route)

    page.route("**/api/tables/*/replay*", past)
    page.goto(lay(server.database, won(), {0: "Ada"}, "easy-orin").seat(0))
    decided = page.get_by_role("button", name=say("web-decided"))
    expect(decided).to_be_disabled()
    expect(page.locator(".rise")).to_be_visible()
    first = page.locator(".ceremony .button.main:visible")
    expect(first).to_have_text(say("web-next-go", {"next": say("level-medium")}))
    still(page)
    before = page.evaluate(ROW)
    there = True
    for route in held:
        route.continue_()
    expect(decided).to_be_enabled()
    still(page)
    assert page.evaluate(ROW) == before
    page.get_by_role("button", name=say("web-next-later")).click()
    expect(first).to_have_text(say("web-rematch"))


LOW: ViewportSize = {"width": 1280, "height": 720}


@pytest.mark.parametrize(
    ("size", "motion"),
    [(LOW, "reduce"), (PHONE, "reduce"), (SIDEWAYS, "reduce"), (PHONE, "no-preference")],
    ids=["low", "phone", "sideways", "phone with motion"],
)
def test_the_offer_fits_into_one_view(
    people: People, server: Server, size: ViewportSize, motion: str
) -> None:
    story = won("krom", 6)
    enough = json.dumps({"level": "easy", "wins": 2, "tables": []})
    for language in LANGUAGES:
        page = people(viewport=size, locale=language, reduced_motion=motion).new_page()
        page.goto("/")
        page.evaluate("kept => localStorage.setItem('kaboodle-wins-krom', kept)", enough)
        page.goto(lay(server.database, story, {0: "Ada"}, "easy").seat(0))
        if motion != "reduce":
            page.locator(".ceremony .skip").click()
        expect(page.locator(".rise")).to_be_visible()
        still(page)
        for button in page.locator(".ceremony .next .button").all():
            expect(button).to_be_in_viewport(ratio=1)


def test_a_declined_offer_is_not_repeated(people: People, server: Server) -> None:
    story, page = won(), people().new_page()
    enough = json.dumps({"level": "easy", "wins": 2, "tables": []})
    for answer, asked in (("web-next-later", 1), ("web-next-never", 1), ("", 0)):
        page.goto("/")
        page.evaluate("([name, kept]) => localStorage.setItem(name, kept)", [WON, enough])
        page.goto(lay(server.database, story, {0: "Ada"}, "easy-orin").seat(0))
        expect(page.locator(".ceremony h2")).to_contain_text("Ada")
        expect(page.locator(".rise")).to_have_count(asked)
        if answer:
            page.locator(".rise").get_by_role("button", name=say(answer)).press("Enter")
            expect(page.locator(".rise")).to_have_count(0)
            expect(page.locator(".ceremony section[tabindex]")).to_be_focused()
    until(page, "() => localStorage.getItem('kaboodle-climb') === 'never'")
    page.get_by_role("button", name=say("web-ranking-close")).click()
    page.get_by_role("button", name=say("web-menu")).first.click()
    page.get_by_role("button", name=say("web-next-wish")).click()
    expect(page.get_by_role("button", name=say("web-next-wish"))).to_have_count(0)
    until(page, "() => localStorage.getItem('kaboodle-climb') === null")


def test_a_second_tap_in_haste_does_nothing(people: People, server: Server) -> None:
    page = people().new_page()
    enough = json.dumps({"level": "easy", "wins": 2, "tables": []})
    for answer in ("web-next-later", "web-next-never"):
        page.goto("/")
        page.evaluate("([name, kept]) => localStorage.setItem(name, kept)", [WON, enough])
        page.goto(lay(server.database, won(), {0: "Ada"}, "easy-orin").seat(0))
        expect(page.locator(".rise")).to_be_visible()
        before = page.url
        page.locator(".rise").get_by_role("button", name=say(answer)).dblclick()
        expect(page.locator(".rise")).to_have_count(0)
        still(page)
        expect(page.get_by_role("button", name=say("web-rematch"))).to_be_enabled()
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert page.url == before


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nor_does_one_at_what_cuts_the_count_short(
    people: People, server: Server, size: ViewportSize
) -> None:
    page = people(viewport=size, reduced_motion="no-preference").new_page()
    page.add_init_script(SLOW)
    page.goto(lay(server.database, won(), {0: "Ada"}, "easy-orin").seat(0))
    skip = page.get_by_role("button", name=say("web-ranking-skip"))
    expect(skip).to_be_visible()
    page.evaluate("window.slower = 60")
    still(page)
    before = page.url
    place = skip.bounding_box()
    assert place is not None
    page.mouse.dblclick(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    expect(skip).to_have_count(0)
    still(page)
    expect(page.locator(".ceremony h2")).to_contain_text("Ada")
    assert page.url == before
