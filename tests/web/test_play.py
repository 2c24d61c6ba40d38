"""The first minute and a whole game, on a desk and on a phone, by hand and by keys alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kaboodle.speech import Speech
from tests.web.conftest import PHONE, People
from tests.web.hand import key, tap, to_the_end, turn, wait


def play_now(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".playing")


@pytest.mark.parametrize(
    "device",
    [{}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}],
    ids=["desk", "phone"],
)
def test_a_whole_game_against_bots_and_its_replay(people: People, device: dict[str, Any]) -> None:
    page = people(**device).new_page()
    play_now(page)

    assert to_the_end(page, tap) > 3

    expect(page.get_by_role("status").first).to_have_text("The game is over.")
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"/g/{table}#3")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("3")
    page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_value("4")
    assert page.url.endswith("#4")
    seen_by = page.get_by_role("combobox", name="Seen by")
    assert page.locator("[data-anchor=hand] button").count() == 0
    seen_by.select_option("1")
    expect(page.locator("[data-anchor=hand] button").first).to_be_attached()


def test_a_game_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".playing")

    assert to_the_end(page, key) > 3


def test_everything_is_in_one_view(people: People) -> None:
    for width, height in ((360, 740), (1280, 800), (1920, 1080)):
        page = people(viewport={"width": width, "height": height}).new_page()
        play_now(page)
        wait(page)
        size = page.evaluate(
            "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert size == [width, height]
        for part in ("[data-anchor=pile]", "[data-anchor=hand]", "[role=status]"):
            box = page.locator(part).first.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height


def test_a_refused_choice_names_its_rule_and_opens_it(page: Page) -> None:
    """HK-T6: a full hand takes no more cards."""
    play_now(page)
    hand, pile = page.locator("[data-anchor=hand] button"), page.locator("[data-anchor=pile]")
    while True:
        wait(page)
        held = hand.count()
        pile.click()
        if held == 10:
            break
        expect(hand).to_have_count(held + 1)

    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(Speech().say("kaskaria-hand-is-full", {"limit": 10}))
    alert.get_by_role("button", name=re.compile("Open rule HK-T6")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(Speech().say("HK-T6"))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_what_is_no_choice_at_all_is_explained(page: Page) -> None:
    play_now(page)
    wait(page)
    page.locator("[data-anchor=hand] button").first.click()
    for card in page.locator("[data-anchor=hand] [aria-pressed=true]").all()[1:]:
        card.click()
    page.locator("[data-play]").click(force=True)

    expect(page.get_by_role("alert")).to_contain_text(Speech().say("kaskaria-set-too-small"))


def test_the_log_tells_what_happened_and_the_game_can_be_looked_back_at(page: Page) -> None:
    play_now(page)
    for _ in range(2):
        wait(page)
        turn(page)
    wait(page)

    told = page.get_by_role("log").locator("p")
    expect(told.last).to_be_attached()
    page.get_by_role("button", name="One step back").first.click()
    expect(page.get_by_role("status").first).to_contain_text("looking back")
    assert page.locator("[data-action].glow").count() == 0
    page.get_by_role("button", name="Back to now").first.click()
    expect(page.get_by_role("status").first).to_have_text("Your turn!")


def test_the_rules_can_be_searched_and_linked(page: Page) -> None:
    page.goto("/rules/kaskaria#HK-T6")
    expect(page.locator("#HK-T6")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("waterfall pile")
    expect(page.locator("output")).to_contain_text("clauses")
    expect(page.locator("#HK-W1")).to_be_visible()
    expect(page.locator("#HK-T2")).to_have_count(0)
