"""The table around the board: players, title, keys, menu, undo, giving up."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from kaboodle.speech import LANGUAGES, Speech
from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.hand import HANDS, begin, still, turn, wait

say = Speech().say
SIDEWAYS = {"width": 740, "height": 360}
FAMILY = "\U0001f468‍\U0001f469‍\U0001f467‍\U0001f466"
LONG = "Maximiliane von Hohenfels"


def alone(page: Page, game: str = "kaskaria", name: str = "Ada", chat: bool = False) -> None:
    """Open a table for one person and one bot."""
    page.goto(f"/new/{game}")
    page.get_by_role("textbox", name=say("web-your-name")).fill(name)
    page.get_by_role("combobox", name=say("web-bot-levels", {"number": 2})).select_option("easy")
    if chat:
        page.get_by_role("switch", name=say("web-new-chat")).check()
    page.get_by_role("button", name=say("web-new-open")).click()
    page.get_by_role("button", name=say("web-lobby-start")).click()
    page.wait_for_selector(".playing")
    wait(page)


def within(page: Page, part: str) -> None:
    """Check that nothing of it is cut off at the sides."""
    still(page)
    box = page.locator(part).bounding_box()
    assert box is not None
    for inner in page.locator(f"{part} :is(button, a, input, select)").all():
        if not inner.is_visible():
            continue
        edges = inner.bounding_box()
        assert edges is not None
        assert box["x"] - 1 <= edges["x"], inner
        assert edges["x"] + edges["width"] <= box["x"] + box["width"] + 1, inner


def lobby(page: Page, seats: int) -> None:
    """Open a table of KROM, with bots in all other seats."""
    bots = [{"kind": "bot", "bot": "hard"}] * (seats - 1)
    wish = {"game": "krom", "seats": [{"kind": "open"}, *bots], "name": "Ada", "options": {}}
    page.goto(f"/t/{page.request.post('/api/tables', data=wish).json()['id']}")
    expect(page.locator(".laid li")).to_have_count(seats)
    expect(page.locator(".invite .shut")).to_be_visible()


@pytest.mark.parametrize(
    ("width", "height"),
    [(360, 740), (768, 1024), (800, 600), (1024, 768), (1280, 720), (1366, 768), (1920, 1080)],
)
def test_start_and_level_stay_visible_with_any_number_of_players(
    people: People, width: int, height: int
) -> None:
    for language in LANGUAGES:
        page = people(viewport={"width": width, "height": height}, locale=language).new_page()
        lobby(page, 6)
        still(page)
        for what in (".lobby .big", "[data-levels=table]"):
            expect(page.locator(what)).to_be_in_viewport(ratio=1)


COVERED = """() => {
  const place = (each) => each.getBoundingClientRect();
  const box = place(document.querySelector(".laid .box"));
  const beside = (one) => one.left >= box.right || one.right <= box.left;
  const over = (one) => !beside(one) && one.top < box.bottom && one.bottom > box.top;
  return [...document.querySelectorAll(".laid .card")].map(place).filter(over).length;
}"""


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESKTOP], ids=["upright", "sideways", "desk"])
def test_the_box_lies_between_the_players(people: People, size: dict[str, int]) -> None:
    page = people(viewport=size).new_page()
    for seats in (2, 3, 4, 6):
        lobby(page, seats)
        still(page)
        assert page.evaluate(COVERED) == 0, f"{seats} seats: it lies under plates"


@pytest.mark.parametrize("game", HANDS)
def test_the_title_says_game_and_turn(page: Page, game: str) -> None:
    begin(page, game)
    wait(page)
    expect(page).to_have_title(f"{say('web-asked-you')} · {say(f'game-{game}')} · Kaboodle")


@pytest.mark.parametrize("game", HANDS)
def test_choices_are_announced_to_screen_readers(page: Page, game: str) -> None:
    begin(page, game)
    wait(page)
    expect(page.get_by_role("status").nth(1)).to_contain_text(
        say("web-choices", {"choices": "", "more": 0}).rstrip(". ")
    )


def test_every_player_is_once_in_the_bar_with_their_figures(page: Page) -> None:
    alone(page)
    players = page.locator(".players li")
    expect(players).to_have_count(2)
    for part in ("web-seat-person", "web-seat-self", "web-seat-turn"):
        expect(players.first).to_contain_text(say(part))
    standing = re.compile(r"\d cards, \d gold, \d+ gold if the game ended now")
    expect(players.first).to_contain_text(standing)
    expect(players.nth(1)).to_contain_text(say("web-seat-is-bot"))
    expect(players.first.locator(".badge")).to_have_count(3)

    players.nth(1).get_by_role("button").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(re.compile(r"\d cards?"))
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("name", [LONG, FAMILY * 3, "W" * 24], ids=["long", "family", "wide"])
@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_names_of_any_kind_fit(people: People, size: dict[str, int], name: str) -> None:
    page = people(viewport=size).new_page()
    alone(page, name=name)
    shown = page.locator(".players .self .name bdi")
    assert name.startswith(shown.inner_text())
    still(page)
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    within(page, "header")


def test_the_menu_fits_on_a_phone_and_opens_during_review(people: People) -> None:
    for size in (PHONE, SIDEWAYS):
        page = people(viewport=size).new_page()
        alone(page)
        turn(page, "kaskaria")
        wait(page)
        page.get_by_role("button", name=say("web-step-back")).click()
        page.get_by_role("button", name=say("web-menu")).click()
        within(page, "dialog")
        page.keyboard.press("Escape")
        page.get_by_role("button", name=say("web-to-now")).click()


def test_free_text_fits_beside_the_board(page: Page) -> None:
    alone(page, chat=True)
    page.locator("summary", has_text=say("web-phrases")).click()
    page.get_by_role("textbox", name=say("web-say-text")).fill("x" * 100)
    page.get_by_role("button", name=say("web-say-send")).click()
    expect(page.locator(".rail")).to_contain_text("Ada: xxx")
    within(page, ".rail")
    lists = page.locator(".rail, .rail ol")
    assert max(lists.evaluate_all("all => all.map(e => e.scrollWidth - e.clientWidth)")) <= 0


def test_a_small_screen_leaves_out_what_does_not_fit(people: People) -> None:
    page = people(viewport=PHONE).new_page()
    alone(page)
    expect(page.locator(".rail")).to_have_count(0)
    page.set_viewport_size(DESKTOP)
    expect(page.locator(".rail ol")).to_be_visible()
    expect(page.locator(".bar")).to_have_count(0)


def test_undo_says_when_there_is_nothing_to_undo(page: Page) -> None:
    alone(page)
    button = page.get_by_role("button", name=say("web-undo")).first
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(say("error-undo-nothing"))
    alert.get_by_role("button", name=say("web-close")).focus()
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    expect(page.locator("main.room")).to_be_focused()


def test_giving_up_asks_once_and_ends_the_game(page: Page) -> None:
    alone(page)
    page.get_by_role("button", name=say("web-menu")).click()
    page.get_by_role("button", name=say("web-resign")).click()
    page.get_by_role("button", name=say("web-resign-no")).click()
    page.get_by_role("button", name=say("web-menu")).click()
    page.get_by_role("button", name=say("web-resign")).click()
    page.get_by_role("button", name=say("web-resign-yes")).click()
    expect(page.locator(".playing")).to_have_attribute("data-over", "yes")
    expect(page.get_by_role("status").first).to_have_text(say("web-game-over"))
    end = page.locator(".ceremony")
    expect(end).to_contain_text(say("web-ending-resigned", {"name": "Ada"}))
    expect(end.locator(".sum")).to_have_count(0)  # nothing was counted
    expect(page.get_by_role("button", name=say("web-take-back"))).to_have_count(0)
    expect(page.locator("[inert] [data-anchor=hand]")).to_have_count(1)  # no key leads behind it
    page.get_by_role("button", name=say("web-ranking-close")).click()
    expect(page.locator("main")).to_be_focused()
    expect(page.locator("[inert] [data-anchor=hand]")).to_have_count(0)


def test_a_player_who_gave_up_is_informed_and_may_leave(page: Page) -> None:
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "easy-orin"}]
    wish = {"game": "kaskaria", "seats": seats, "name": "Ada"}
    table = page.request.post("/api/tables", data=wish).json()
    # Bo never plays: the game goes on for as long as it is looked at
    page.request.post(f"/api/tables/{table['id']}/join", data={"name": "Bo"})
    page.goto(f"/t/{table['id']}#{table['token']}")
    page.get_by_role("button", name=say("web-lobby-start")).click()
    page.get_by_role("button", name=say("web-menu")).click()
    page.get_by_role("button", name=say("web-resign")).click()
    page.get_by_role("button", name=say("web-resign-yes")).click()
    expect(page.get_by_role("status").first).to_have_text(say("web-resigned-you"))
    expect(page.get_by_role("button", name=say("web-take-back"))).to_have_count(0)
    page.get_by_role("button", name=say("web-menu")).click()
    expect(page.get_by_role("button", name=say("web-resign"))).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator(".room").get_by_role("link", name=say("web-home")).click()
    expect(page).to_have_url(re.compile("/$"))
    expect(page.locator(".box")).to_have_count(3)  # all at once
    expect(page.get_by_text(say("web-go-on"))).to_have_count(0)


PLACES = """() => {
  window.places = [];
  const look = () => {
    const box = document.querySelector(".hand .card")?.getBoundingClientRect();
    if (box) window.places.push(`${Math.round(box.x)} ${Math.round(box.y)}`);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS])
def test_the_layout_is_stable_while_a_table_loads(people: People, size: dict[str, int]) -> None:
    page = people(viewport=size, reduced_motion="reduce").new_page()
    alone(page)
    page.add_init_script(f"({PLACES})()")
    page.reload()
    page.wait_for_selector("[data-figure]")
    page.wait_for_function("() => window.places.length > 20")
    assert len(page.evaluate("[...new Set(window.places)]")) == 1


def connected(page: Page) -> WebSocketRoute:
    """Open a table for one person and one bot. Return its connection, to send messages on."""
    lines: list[WebSocketRoute] = []

    def listen(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(line.send)
        lines.append(line)

    page.route_web_socket(re.compile("/socket$"), listen)
    alone(page)
    return lines[-1]


def test_a_refusal_shows_its_technical_reason_on_request(people: People) -> None:
    page = people().new_page()
    words = {"key": "error-field", "args": {"reason": "expected int"}}
    refused = {"t": "refused", "id": "x", "error": "field", "words": words, "clause": None}
    connected(page).send(json.dumps(refused))
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(say("error-field"))
    reason = alert.get_by_text("expected int")
    expect(reason).to_be_hidden()
    alert.get_by_text(say("web-details")).click()
    expect(reason).to_be_visible()


def test_a_clock_that_runs_out_warns(people: People) -> None:
    page = people().new_page()
    connected(page).send(json.dumps({"t": "warning", "seat": 0, "left": 9000}))
    expect(page.get_by_role("alert")).to_contain_text(say("web-warning-you", {"seconds": 9}))
