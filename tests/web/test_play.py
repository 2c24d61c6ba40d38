"""The first minute and a whole game in each room, on a desktop and on a phone, by pointer and by
keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kaboodle.speech import Speech
from tests.web.conftest import PHONE, People, Server
from tests.web.hand import HANDS, begin, in_one_view, key, play_now, tap, to_the_end, turn, wait
from tests.web.test_taps import short

say = Speech().say

DEVICES: dict[str, dict[str, Any]] = {
    "desk": {},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
LEVELS = {"desk": "expert", "phone": "easy"}


@pytest.mark.parametrize("game", HANDS)
@pytest.mark.parametrize("device", DEVICES)
def test_a_whole_game_against_bots_and_its_replay(people: People, game: str, device: str) -> None:
    """Against experts with a short search, and against beginners."""
    page = people(**DEVICES[device]).new_page()
    begin(page, game, LEVELS[device])
    played = say(f"level-{LEVELS[device]}")
    bots = page.locator(".players li").filter(has_text=say("web-seat-is-level", {"level": played}))
    expect(bots.first).to_be_attached()

    assert to_the_end(page, game, tap) > 3

    expect(page.get_by_role("status").first).to_have_text("The game is over.")
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"/g/{table}#3")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("3")
    page.get_by_role("button", name="Next move").click()
    expect(slider).to_have_value("4")
    expect(page).to_have_url(re.compile("#4$"))
    watched = page.locator(".replay > .room").inner_html()
    page.get_by_role("combobox", name="View as").select_option("1")
    page.wait_for_function(
        "before => document.querySelector('.replay > .room').innerHTML !== before", arg=watched
    )


@pytest.mark.parametrize("game", HANDS)
def test_a_game_by_keyboard_alone(page: Page, server: Server, game: str) -> None:
    """From the shelf into the room, and to the end of a short game."""
    play_now(page, game, key)
    wait(page)
    turn(page, game, key)

    page.goto(short(server, game))

    assert to_the_end(page, game, key) > 3


@pytest.mark.parametrize("game", HANDS)
def test_everything_is_in_one_view(people: People, game: str) -> None:
    for width, height in ((360, 740), (740, 360), (1280, 800), (1920, 1080)):
        page = people(viewport={"width": width, "height": height}).new_page()
        begin(page, game)
        wait(page)
        in_one_view(page, width, height)


@pytest.mark.parametrize("game", HANDS)
def test_the_log_lists_events_and_the_game_can_be_reviewed(page: Page, game: str) -> None:
    begin(page, game)
    for _ in range(2):
        wait(page)
        turn(page, game)
    wait(page)

    expect(page.get_by_role("log").locator("p").last).to_be_attached()
    back = page.get_by_role("button", name="Previous move").first
    back.click()
    expect(page.get_by_role("status").first).to_contain_text("Looking back")
    expect(page.locator(".playing")).to_have_attribute("data-asked", "no")
    for _ in range(500):  # more than there can have been
        if back.get_attribute("aria-disabled") == "true":
            break
        page.keyboard.press("Enter")
    expect(back).to_have_attribute("aria-disabled", "true")
    expect(back).to_be_focused()  # at the beginning, and the keyboard is not lost
    page.get_by_role("button", name="Back to the game").first.click()
    expect(page.get_by_role("status").first).to_have_text("Your turn!")
    expect(back).to_be_focused()


def test_the_time_to_decide_is_shown(page: Page) -> None:
    page.goto("/new/kaskaria")
    page.get_by_role("combobox", name="Who plays in seat 2").select_option("easy")
    page.locator("input[name=pace][value=fast]").check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".playing")
    wait(page)
    clock = page.locator(".players .self .time")
    expect(clock).to_have_count(1)
    expect(clock).not_to_have_text(clock.inner_text())


def test_the_rules_can_be_searched_and_linked(page: Page) -> None:
    page.goto("/rules/kaskaria#HK-T6")
    expect(page.locator("#HK-T6")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("waterfall pile")
    expect(page.locator("output")).to_contain_text("rules")
    expect(page.locator("#HK-W1")).to_be_visible()
    expect(page.locator("#HK-T2")).to_have_count(0)


def test_every_room_has_a_hand(page: Page) -> None:
    """A room that no test plays through is a room not known to work."""
    page.goto("/")
    page.wait_for_selector(".box")
    rooms = page.locator(".box:not(.closed)").evaluate_all("all => all.map(b => b.dataset.game)")
    assert sorted(rooms) == sorted(HANDS)
