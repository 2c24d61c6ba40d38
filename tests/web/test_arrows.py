"""For a TV: arrow keys and Enter alone reach everything, and change nothing on the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kaboodle.speech import Speech
from tests.web.conftest import People, Server
from tests.web.hand import wait
from tests.web.tables import finished, lay
from tests.web.test_table import SIDEWAYS, alone

say = Speech().say
TV = {"width": 1920, "height": 1080}
MISSED = """() => {
  const side = ["Up", "Down", "Left", "Right"];
  const all = 'button, a[href], input, select, summary, [tabindex="0"]';
  const page = document.querySelector("dialog:modal") ?? document.body;
  const wanted = new Set([...page.querySelectorAll(all)].filter((one) =>
    !one.disabled && one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth > 1
  ));
  let seed = 7;
  for (let steps = 0; steps < 6000 && wanted.size > 0; steps += 1) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    const key = `Arrow${side[(seed >> 16) % 4]}`;
    const told = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(told);
    wanted.delete(document.activeElement);
  }
  return [...wanted].map((one) => one.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize("path", ["/", "/new/krom", "/g/file", "/nowhere"])
def test_pages(people: People, path: str) -> None:
    page = people(viewport=TV).new_page()
    page.goto(path)
    page.wait_for_selector("h1")
    page.wait_for_selector("main :is(a, button, input)")
    assert page.evaluate(MISSED) == []


@pytest.mark.parametrize("size", [TV, SIDEWAYS], ids=["tv", "sideways"])
def test_a_table_and_its_menu(people: People, size: dict[str, int]) -> None:
    page = people(viewport=size).new_page()
    alone(page)
    assert page.evaluate(MISSED) == []
    page.get_by_role("button", name=say("web-menu")).click()
    before = page.locator("dialog select").evaluate_all("all => all.map(e => e.value)")
    assert page.evaluate(MISSED) == []
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert page.locator("dialog select").evaluate_all("all => all.map(e => e.value)") == before


def test_the_end_and_the_replay(people: People, server: Server) -> None:
    page = people(viewport=TV).new_page()
    laid = lay(server.database, finished("kaskaria", 2, {}), {0: "Ada"})
    page.goto(laid.seat(0))
    page.wait_for_selector(".ceremony")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("button", name=say("web-rematch"))).to_be_focused()
    page.goto(f"/g/{laid.id}#1")
    page.wait_for_selector(".replay")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("2")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("2")
    assert page.evaluate(MISSED) == []


def test_rules_are_read_first(people: People) -> None:
    page = people(viewport=TV).new_page()
    page.goto("/rules/kaskaria")
    page.wait_for_selector("dl")
    page.keyboard.press("ArrowDown")
    page.wait_for_function("() => scrollY > 0")
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement !== document.body")


def test_from_the_shelf_to_the_first_card(people: People) -> None:
    page = people(viewport=TV).new_page()
    page.goto("/")
    page.wait_for_selector(".box")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".box[data-game=kaskaria] button.main")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector(".playing")
    wait(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.playing').dataset.moves > 0")


def test_enter_turns_switches_and_tab_leaves_lists_as_they_were(page: Page) -> None:
    page.goto("/new/kaskaria")
    switch = page.get_by_role("switch", name=say("web-new-chat"))
    page.get_by_role("switch", name=say("web-new-undo")).focus()
    page.keyboard.press("ArrowDown")
    expect(switch).to_be_focused()
    page.keyboard.press("Enter")
    expect(switch).to_be_checked()
    seat = page.get_by_role("combobox", name=say("web-bot-levels", {"number": 2}))
    seat.focus()
    page.keyboard.press("ArrowDown")
    expect(seat).not_to_have_value("open")
    expect(seat).to_be_focused()
