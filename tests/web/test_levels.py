"""Opponents: levels on the shelf and in the lobby, characters with faces, the way up."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, Route, ViewportSize, expect

from kaboodle.core.ids import Seat
from kaboodle.shelf import load
from kaboodle.speech import LANGUAGES, Speech
from tests.web.conftest import DESKTOP, PHONE, People, Server
from tests.web.hand import play_now, until
from tests.web.tables import Story, finished, lay

say = Speech().say
WON = "kaboodle-wins-kaskaria"
SIDEWAYS: ViewportSize = {"width": PHONE["height"], "height": PHONE["width"]}


def level(page: Page, of: str, name: str) -> Locator:
    """A step of a level control."""
    return page.locator(f"[data-levels={of}] label:has([value={name}])")


def bot(name: str) -> str:
    return say("web-seat-is-level", {"level": say(f"level-{name}")})


def test_a_level_is_chosen_on_the_shelf_and_remembered(page: Page) -> None:
    page.goto("/")
    expect(level(page, "kaskaria", "easy").locator("input")).to_be_checked()
    level(page, "kaskaria", "hard").click()
    like = page.locator("[data-levels=kaskaria] p span:visible")
    expect(like).to_have_text(Speech().about("level-hard"))
    page.reload()
    expect(level(page, "kaskaria", "hard").locator("input")).to_be_checked()
    expect(level(page, "krom", "easy").locator("input")).to_be_checked()
    play_now(page, "kaskaria")
    others = page.locator(".players li").filter(has_text=bot("hard"))
    expect(others).to_have_count(2)
    expect(others.locator(".face > svg")).to_have_count(2)
    others.first.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text(say("level-hard"))


def test_a_host_chooses_the_level_of_all_and_who_each_is(page: Page) -> None:
    page.goto("/new/krom")
    seats = page.get_by_role("combobox", name=say("web-bot-levels", {"number": 2}))
    assert "greedy" not in [o.get_attribute("value") for o in seats.locator("option").all()]
    seats.select_option("easy")
    page.get_by_role("button", name=say("web-new-open")).click()
    who = page.get_by_role("combobox", name=say("web-bot-character", {"number": 2}))
    who.select_option("zik")
    expect(who).to_have_value("zik")
    level(page, "table", "expert").click()
    strength = page.get_by_role("combobox", name=say("web-bot-levels", {"number": 2}))
    expect(strength).to_have_value("expert")
    expect(who).to_have_value("zik")
    strength.select_option("medium")
    expect(level(page, "table", "medium").locator("input")).to_be_checked()
    page.get_by_role("button", name=say("web-lobby-start")).click()
    page.wait_for_selector(".playing")
    expect(page.locator(".players li").filter(has_text="Zik")).to_contain_text(bot("medium"))


PLACES = """(of) => [...document.querySelectorAll(`[data-levels=${of}], [data-levels=${of}] label`)]
    .map((each) => each.getBoundingClientRect()).map(({x, width, height}) => [x, width, height])"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS], ids=["desktop", "phone", "sideways"])
def test_whatever_level_is_chosen_nothing_moves(people: People, size: ViewportSize) -> None:
    for language in LANGUAGES:
        _stays_put(people(viewport=size, locale=language).new_page(), Speech(language=language))


def _stays_put(page: Page, speech: Speech) -> None:
    for path, of in (("/", "krom"), ("/new/krom", "table")):
        page.goto(path)
        if of == "table":
            page.get_by_role("button", name=speech.say("web-new-open")).click()
        page.wait_for_selector(f"[data-levels={of}]")
        seen = []
        for name in ("easy", "medium", "hard", "expert"):
            level(page, of, name).click()
            like = page.locator(f"[data-levels={of}] p span:visible")
            expect(like).to_have_text(speech.about(f"level-{name}"))
            seen.append(page.evaluate(PLACES, of))
        assert seen == seen[:1] * 4
        for word in page.locator(f"[data-levels={of}] .word").all():
            assert word.evaluate("word => word.scrollWidth <= word.clientWidth"), word.inner_text()


def test_what_a_level_is_like_is_written_alike_in_lobby_and_shelf(page: Page) -> None:
    looks = []
    for path, of in (("/", "kero"), ("/new/kero", "table")):
        page.goto(path)
        if of == "table":
            page.get_by_role("button", name=say("web-new-open")).click()
        like = page.locator(f"[data-levels={of}] p span:visible")
        looks.append(like.evaluate("like => { const {font, color} = getComputedStyle(like);"
                                   " return [font, color]; }"))  # fmt: skip
    assert looks[0] == looks[1]


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS], ids=["desktop", "phone", "sideways"])
def test_who_is_there_twice_can_be_told_apart(people: People, size: ViewportSize) -> None:
    page = people(viewport=size).new_page()
    bots = [
        {"kind": "bot", "bot": f"easy-{key}"} for key in ("rokka", "ugra", "umo", "rokka", "ugra")
    ]
    wish = {"game": "krom", "seats": [{"kind": "open"}, *bots], "name": "Ada"}
    table = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/t/{table['id']}#{table['token']}")
    page.get_by_role("button", name=say("web-lobby-start")).click()
    for names in (page.locator(".players .name bdi"), page.locator(".choosing .name")):
        expect(names).to_contain_text(["Rokka", "Ugra", "Umo", "Rokka II", "Ugra II"])
        for name in names.all():
            assert name.evaluate("name => name.scrollWidth <= name.clientWidth"), name.inner_text()


def won() -> Story:
    """A game whose first seat has won it alone."""
    game = load("kaskaria")
    for seed in range(1, 100):
        story = finished("kaskaria", 2, {}, seed)
        s = game.setup(2, seed)
        for seat, key in story.moves:
            game.advance(s, Seat(seat), game.catalogue.number(key), game.soonest(s), None)
        outcome = game.outcome(s)
        if outcome is not None and outcome.winners == [Seat(0)]:
            return story
    raise AssertionError("nobody wins")


def test_whoever_wins_three_times_is_invited_to_the_next_level(
    people: People, server: Server
) -> None:
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
    page, held = people(viewport=size).new_page(), list[Route]()
    page.goto("/")
    enough = json.dumps({"level": "easy", "wins": 2, "table": ""})
    page.evaluate("([name, kept]) => localStorage.setItem(name, kept)", [WON, enough])
    page.route(
        "**/api/tables/*/replay*", lambda route: held.append(route)
    )  # the past is not here yet
    page.goto(lay(server.database, won(), {0: "Ada"}, "easy-orin").seat(0))
    decided = page.get_by_role("button", name=say("web-decided"))
    expect(decided).to_be_disabled()
    expect(page.locator(".rise")).to_be_visible()
    first = page.locator(".ceremony .button.main:visible")
    expect(first).to_have_text(say("web-next-go", {"next": say("level-medium")}))
    before = page.evaluate(ROW)
    for route in held:
        route.continue_()
    expect(decided).to_be_enabled()
    assert page.evaluate(ROW) == before
    page.get_by_role("button", name=say("web-next-later")).click()
    expect(first).to_have_text(say("web-rematch"))


def test_whoever_does_not_want_to_is_not_asked_again(people: People, server: Server) -> None:
    story, page = won(), people().new_page()
    enough = json.dumps({"level": "easy", "wins": 9, "table": ""})
    for answer, asked in (("web-next-later", 1), ("web-next-never", 1), ("", 0)):
        page.goto("/")
        page.evaluate("([name, kept]) => localStorage.setItem(name, kept)", [WON, enough])
        page.goto(lay(server.database, story, {0: "Ada"}, "easy-orin").seat(0))
        expect(page.locator(".ceremony h2")).to_contain_text("Ada")
        expect(page.locator(".rise")).to_have_count(asked)
        if answer:
            page.locator(".rise").get_by_role("button", name=say(answer)).click()
            expect(page.locator(".rise")).to_have_count(0)
    until(page, "() => localStorage.getItem('kaboodle-climb') === 'never'")
