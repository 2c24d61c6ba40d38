"""KERO's room: two people, running sand, keys, words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kaboodle.speech import Speech
from tests.web.conftest import PHONE, People
from tests.web.hand import MOVED, asked, tap, tries, wait
from tests.web.kero.hand import choose, frame, verb
from tests.web.kero.table import ROOM, hasty, in_frame, lay, seconds, start
from tests.web.test_people import seated, sit


def two(people: People, pack: str = "") -> tuple[Page, Page]:
    ada, bo = people().new_page(), people(viewport=PHONE).new_page()
    sit(bo, lay(ada, pack=pack), "Bo")
    seated(ada, "Bo")
    ada.get_by_role("button", name="Start").click()
    for page in (ada, bo):
        page.wait_for_selector(ROOM)
    return ada, bo


def fuel(roller: Page) -> None:
    """Roll until the tank is full, or every die burns. The last throw removes the button."""
    press = "found => found[0]?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))"
    for _ in tries(roller):
        if frame(roller) != "fuelling":
            return
        if asked(roller):
            roller.locator(verb("throw")).evaluate_all(press)
    raise AssertionError("the tank never fills")


def test_an_outage_is_seen_by_both_and_the_rival_fuels(people: People) -> None:
    """KO-R4, KO-F3: the opponent rolls five white dice, then it is their turn."""
    ada, bo = two(people, hasty(5000))
    ada.locator(verb("tip")).click()
    in_frame(ada, "fuelling")
    for page in (ada, bo):
        expect(page.get_by_role("log")).to_contain_text("Outage")
    expect(ada.locator(verb("throw"))).to_have_count(0)
    fuel(bo)
    in_frame(bo, "start")
    in_frame(ada, "start")
    wait(bo)
    assert seconds(ada) > 0


def test_the_five_dice_question_does_not_show_who_holds_what(people: People) -> None:
    """KO-F4: the player asked sees both answers. One without the miser is told so, and no other
    player is."""
    ada, bo = two(people, hasty(60_000))
    ada.locator(verb("tip")).click()
    ada.locator(verb("flat")).click()
    to_start(ada, bo)
    bo.locator(verb("tip")).click()
    bo.locator(verb("flat")).click()
    to_start(bo, ada)
    ada.locator("[data-verb=fuel1]").click()
    in_frame(bo, "thinning")
    for page in (ada, bo):
        expect(page.locator("[data-window]")).to_have_count(1)  # the time left, for both alike
        expect(page.locator(".players .asked")).to_have_count(0)
    asked = Speech().say("web-kero-they-thinning", {"name": "Bo"})
    expect(ada.get_by_role("status").first).to_have_text(asked)
    expect(bo.locator("[data-verb=miser]")).to_be_visible()
    bo.locator("[data-verb=whole]").click()
    in_frame(bo, "fuelling")
    fuel(bo)
    in_frame(ada, "prepare")


def to_start(page: Page, other: Page) -> None:
    """End the turn without buying anything; free Explorers are placed."""
    expect(page.locator(ROOM)).not_to_have_attribute("data-frame", "rolling")
    press = "found => found[0]?.click()"
    for _ in tries(page):
        if frame(page) == "start" and asked(other):
            return
        if not asked(page):
            continue
        if frame(page) == "camp":  # said twice where something could still be had
            page.locator("[data-verb=end]:not([aria-disabled=true])").evaluate_all(press)
        else:
            before = page.locator(".playing").get_attribute("data-moves")
            choose(page, tap)
            page.wait_for_function(MOVED, arg=before)
    raise AssertionError(f"the turn does not end: {frame(page)}")


@pytest.mark.parametrize("language", ["fr", "es"])
def test_the_main_button_has_a_label_in_every_language(people: People, language: str) -> None:
    page = people(locale=language, viewport=PHONE).new_page()
    lay(page, rival="greedy", clock="paced")
    page.locator(".lobby button.main").first.click()
    page.wait_for_selector(ROOM)
    wait(page)
    speech = Speech(language=language)
    expect(page.locator(verb("tip"))).to_have_text(speech.say("web-kero-tip"))
    page.locator(verb("tip")).click()
    expect(page.locator(verb("flat"))).to_have_text(speech.say("web-kero-flat"))
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_turn_by_keys(people: People) -> None:
    """Space tips and rolls, a digit keeps, Enter lays flat, E ends the turn."""
    page = people().new_page()
    lay(page, rival="greedy", clock="paced")
    start(page)
    wait(page)
    page.keyboard.press("Space")
    in_frame(page, "rolling")
    wait(page)
    free = page.locator(".slot[data-slot][aria-pressed]:not(:disabled)").first
    digit = int(free.get_attribute("data-slot") or "0") + 1
    page.keyboard.press(f"Digit{digit}")
    expect(free).to_have_attribute("aria-pressed", "true")
    page.keyboard.press(f"Digit{digit}")
    expect(free).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    expect(page.locator(ROOM)).not_to_have_attribute("data-frame", "rolling")


def test_a_refusal_names_its_rule(people: People) -> None:
    """KO-F2: a full tank cannot be fuelled."""
    page = people().new_page()
    lay(page, rival="greedy", clock="paced")
    start(page)
    wait(page)
    page.locator("[data-verb=fuel1]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text(Speech().say("kero-nothing-to-fill"))
