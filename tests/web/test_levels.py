"""Opponents: levels on the shelf and in the lobby, characters with faces."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, WebSocketRoute, expect

from kaboodle.speech import LANGUAGES, Speech
from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.hand import play_now, still, tries

say = Speech().say
TABLET: ViewportSize = {"width": 1024, "height": 768}
UPRIGHT: ViewportSize = {"width": 768, "height": 1024}
SIDEWAYS: ViewportSize = {"width": PHONE["height"], "height": PHONE["width"]}


def level(page: Page, of: str, name: str) -> Locator:
    """Return a step of a level control."""
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
    seats.select_option("easy")
    expect(seats.locator("[value=greedy]")).to_have_count(0)
    page.get_by_role("button", name=say("web-new-open")).click()
    who = page.get_by_role("combobox", name=say("web-bot-character", {"number": 2}))
    who.select_option("zik")
    expect(who).to_have_attribute("title", say("krom-bot-zik"))
    level(page, "table", "expert").click()
    strength = page.get_by_role("combobox", name=say("web-bot-levels", {"number": 2}))
    expect(strength).to_have_value("expert")
    expect(who).to_have_value("zik")
    strength.select_option("medium")
    expect(level(page, "table", "medium").locator("input")).to_be_checked()
    page.get_by_role("button", name=say("web-lobby-start")).click()
    page.wait_for_selector(".playing")
    zik = page.locator(".players li").filter(has_text="Zik")
    expect(zik).to_contain_text(bot("medium"))
    expect(zik.locator(".level i.on")).to_have_count(2)
    expect(zik.locator(".level i")).to_have_count(4)


def test_a_host_s_choice_stays_while_the_server_is_slow(page: Page) -> None:
    held, late = list[tuple[WebSocketRoute, str | bytes]](), False
    wishes = 8  # of which three are one: the level of all

    def listen(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda message: answer(line, message))

    def answer(line: WebSocketRoute, message: str | bytes) -> None:
        if late and json.loads(message)["t"] in ("table", "done"):
            held.append((line, message))
        else:
            line.send(message)

    def seat(number: int, what: str = "levels") -> Locator:
        return page.get_by_role("combobox", name=say(f"web-bot-{what}", {"number": number}))

    def chosen() -> None:
        for number, who, strong in ((2, "rokka", "expert"), (5, "ugra", "medium")):
            expect(seat(number, "character")).to_have_value(who)
            expect(seat(number)).to_have_value(strong)
        expect(seat(3)).to_have_value("open")
        expect(seat(4)).to_have_value("expert")
        expect(level(page, "table", "hard").locator("input")).not_to_be_checked()

    page.route_web_socket(re.compile("/socket$"), listen)
    bots = [{"kind": "bot", "bot": f"hard-{key}"} for key in ("ugra", "umo")]
    seats = [{"kind": "open"}, *bots, {"kind": "open"}, {"kind": "bot", "bot": "hard-zik"}]
    table = page.request.post("/api/tables", data={"game": "krom", "seats": seats, "name": "Ada"})
    page.goto("/t/{id}#{token}".format(**table.json()))
    expect(seat(5, "character")).to_have_value("zik")
    late = True
    seat(2, "character").select_option("rokka")
    seat(3).select_option("open")
    seat(4).select_option("easy")
    level(page, "table", "expert").click()
    seat(5).select_option("medium")
    seat(5, "character").select_option("ugra")  # who has left seat 2
    chosen()
    for _ in tries(page):
        if sum(json.loads(message)["t"] == "done" for _, message in held) >= wishes:
            break
    while held:
        line, message = held.pop(0)
        line.send(message)
    late = False
    expect(seat(4, "character")).to_have_count(1)  # who comes, the table says
    chosen()
    page.reload()
    chosen()


CUT = """() => [...document.querySelectorAll('.card select')].filter((one) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(one);
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = font;
    const arrow = 22, padding = parseFloat(paddingLeft) + parseFloat(paddingRight);
    const room = one.clientWidth - padding - arrow;
    return pen.measureText(one.selectedOptions[0].text).width > room;
}).map((one) => one.selectedOptions[0].text)"""


def full_house(page: Page) -> None:
    """Open a table of KROM with six: easy, medium, hard, expert and medium bots, one character
    twice."""
    names = ("easy-ugra", "medium-umo", "hard-rokka", "expert-zik", "medium-rokka")
    bots = [{"kind": "bot", "bot": name} for name in names]
    wish = {"game": "krom", "seats": [{"kind": "open"}, *bots], "name": "Ada"}
    table = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/t/{table['id']}#{table['token']}")
    expect(page.locator(".laid li")).to_have_count(6)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_names_and_levels_are_not_cut_off(people: People, size: ViewportSize) -> None:
    for language in LANGUAGES:
        page = people(viewport=size, locale=language).new_page()
        full_house(page)
        still(page)
        assert page.evaluate(CUT) == [], language
        free = page.get_by_role(
            "combobox", name=Speech(language=language).say("web-bot-levels", {"number": 3})
        )
        free.select_option("open")
        expect(page.locator("select.name")).to_have_count(4)
        still(page)
        assert page.evaluate(CUT) == [], language


def test_with_all_characters_there_bots_swap_seats(page: Page) -> None:
    full_house(page)
    names, strong = page.locator("select.name"), page.locator(".card select:not(.name)")
    expect(names.locator("option:disabled")).to_have_count(0)
    names.first.select_option("zik")
    for at, name in enumerate(("Zik", "Umo", "Rokka", "Ugra", "Rokka II")):
        expect(names.nth(at).locator("option:checked")).to_have_text(name)
    page.reload()
    for at, (name, level) in enumerate((("Zik", "easy"), ("Umo", "medium"), ("Rokka", "hard"),
                                        ("Ugra", "expert"), ("Rokka II", "medium"))):  # fmt: skip
        expect(names.nth(at).locator("option:checked")).to_have_text(name)
        expect(strong.nth(at)).to_have_value(level)


def test_a_seat_keeps_the_focus_when_players_come_or_go(page: Page) -> None:
    full_house(page)
    seat = page.get_by_role("combobox", name=say("web-bot-levels", {"number": 2}))
    seat.focus()
    for key, value in (("ArrowUp", "open"), ("ArrowDown", "easy"), ("ArrowUp", "open")):
        page.keyboard.press(key)
        expect(page.locator("select.name")).to_have_count(4 + int(value != "open"))
        expect(seat).to_have_value(value)
        expect(seat).to_be_focused()


def test_mixed_levels_are_shown_as_mixed(page: Page) -> None:
    full_house(page)
    like = page.locator("[data-levels=table] p span:visible")
    expect(like).to_have_text(say("web-levels-mixed"))
    level(page, "table", "hard").click()
    expect(like).to_have_text(Speech().about("level-hard"))


HIDDEN = """() => {
    const one = document.activeElement, bar = document.querySelector('.go-bar');
    const [{ bottom }, { top }] = [one, bar].map((each) => each.getBoundingClientRect());
    return !bar.contains(one) && bottom > top;
}"""


def test_focus_never_hides_behind_the_start_bar(people: People) -> None:
    page = people(viewport=PHONE).new_page()
    full_house(page)
    still(page)
    page.locator("select.name").first.focus()
    for _ in range(9):  # two for each of five bots
        page.keyboard.press("Tab")
        still(page)
        assert not page.evaluate(HIDDEN)
    last = page.get_by_role("combobox", name=say("web-bot-levels", {"number": 6}))
    expect(last).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=say("web-lobby-start"))).to_be_focused()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_it_shows_who_will_take_a_free_seat(people: People, size: ViewportSize) -> None:
    page = people(viewport=size).new_page()
    full_house(page)

    def free(strong: str) -> Locator:
        return page.get_by_text(say("web-lobby-fill-level", {"level": say(f"level-{strong}")}))

    expect(free("easy")).to_be_hidden()  # there is none
    level(page, "table", "hard").click()
    seat = page.get_by_role("combobox", name=say("web-bot-levels", {"number": 2}))
    seat.select_option("open")
    expect(free("hard")).to_be_in_viewport(ratio=1)
    for number in (3, 4):  # the others differ now
        seat = page.get_by_role("combobox", name=say("web-bot-levels", {"number": number}))
        seat.select_option("expert")
    expect(free("hard")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name=say("web-lobby-start")).click()
    page.wait_for_selector(".playing")
    expect(page.locator(".players li").nth(1)).to_contain_text(bot("hard"))


PLACES = """(of) => [...document.querySelectorAll(`[data-levels=${of}], [data-levels=${of}] label`)]
    .map((each) => each.getBoundingClientRect()).map(({x, width, height}) => [x, width, height])"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS], ids=["desktop", "phone", "sideways"])
def test_choosing_a_level_does_not_shift_the_layout(people: People, size: ViewportSize) -> None:
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
            still(page)
            seen.append(page.evaluate(PLACES, of))
        assert seen == seen[:1] * 4
        for word in page.locator(f"[data-levels={of}] .word").all():
            assert word.evaluate("word => word.scrollWidth <= word.clientWidth"), word.inner_text()


SEATS = """() => [...document.querySelectorAll('.seats :is(.card, .box, fieldset, .big)')]
    .map((each) => JSON.stringify(each.getBoundingClientRect()))"""


@pytest.mark.parametrize(
    "size", [DESKTOP, UPRIGHT, PHONE, SIDEWAYS], ids=["desktop", "upright", "phone", "sideways"]
)
def test_players_coming_and_going_do_not_shift_the_layout(
    people: People, size: ViewportSize
) -> None:
    for language in LANGUAGES:
        page = people(viewport=size, locale=language).new_page()
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "easy-piko"}, {"kind": "open"}]
        wish = {"game": "kaskaria", "seats": seats, "name": "Ada"}
        table = page.request.post("/api/tables", data=wish).json()
        page.goto(f"/t/{table['id']}#{table['token']}")
        who, free = page.locator("select.name"), page.locator(".card select:not(.name)")
        expect(who).to_have_value("piko")
        still(page)
        before = page.evaluate(SEATS)
        for character in ("bruma", "sefira", "orin"):
            who.select_option(character)
            expect(page.locator(".likes span:visible")).to_have_text(
                Speech(language=language).say(f"kaskaria-bot-{character}")
            )
            still(page)
            assert page.evaluate(SEATS) == before, (language, character)
        for count, kind in enumerate(("easy", "open"), 1):
            free.last.select_option(kind)
            expect(who).to_have_count(3 - count)
            still(page)
            assert page.evaluate(SEATS) == before, (language, kind)


HEIGHTS = """() => [...document.querySelectorAll('.laid .card')]
    .map((each) => Math.round(each.getBoundingClientRect().height))"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_guests_see_cards_of_one_height(people: People, size: ViewportSize) -> None:
    bots = [{"kind": "bot", "bot": name} for name in ("easy-ugra", "hard-rokka", "expert-zik")]
    wish = {"game": "krom", "seats": [{"kind": "open"}] * 3 + bots, "name": "Ada"}
    for language in ("en", "de", "fr"):
        page = people(viewport=size, locale=language).new_page()
        page.goto(f"/t/{people().request.post('/api/tables', data=wish).json()['id']}")
        expect(page.locator(".laid .sit")).to_have_count(2)
        still(page)
        before = page.evaluate(HEIGHTS)
        assert before == before[:1] * 6, language
        page.locator(".laid .sit").first.click()
        expect(page.locator(".self")).to_have_count(1)
        still(page)
        assert page.evaluate(HEIGHTS) == before, language


def test_levels_are_described_alike_in_lobby_and_on_the_shelf(page: Page) -> None:
    looks = []
    for path, of in (("/", "kero"), ("/new/kero", "table")):
        page.goto(path)
        if of == "table":
            page.get_by_role("button", name=say("web-new-open")).click()
        like = page.locator(f"[data-levels={of}] p span:visible")
        expect(like).to_have_count(1)
        still(page)
        looks.append(like.evaluate("like => { const {font, color} = getComputedStyle(like);"
                                   " return [font, color]; }"))  # fmt: skip
    assert looks[0] == looks[1]


# To the pixel's part: by less than one a name is cut too.
WHOLE = """(name) => {
    const text = document.createRange();
    text.selectNodeContents(name);
    const [needs, has] = [text, name].map((each) => each.getBoundingClientRect().width);
    return needs <= has + 0.05 && name.scrollWidth <= name.clientWidth;
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS], ids=["desktop", "phone", "sideways"])
def test_two_bots_of_one_character_have_different_names(people: People, size: ViewportSize) -> None:
    page = people(viewport=size).new_page()
    bots = [
        {"kind": "bot", "bot": f"easy-{key}"} for key in ("rokka", "ugra", "umo", "zik", "rokka")
    ]
    wish = {"game": "krom", "seats": [{"kind": "open"}, *bots], "name": "Ada"}
    table = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/t/{table['id']}#{table['token']}")
    page.get_by_role("button", name=say("web-lobby-start")).click()
    for names in (page.locator(".players .name bdi"), page.locator(".choosing .name")):
        expect(names).to_contain_text(["Rokka", "Ugra", "Umo", "Zik", "Rokka II"])
        still(page)
        for name in names.all():
            assert name.evaluate(WHOLE), name.inner_text()
