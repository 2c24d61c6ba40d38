"""Kaskaria's room: what is refused, what is early, what is seen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from kaboodle.speech import Speech
from tests.web.conftest import People
from tests.web.hand import over, play_now, wait
from tests.web.kaskaria.hand import CARDS, PILE


def fill(page: Page, most: int) -> None:
    """Take from the pile until the hand is so large."""
    hand = page.locator(CARDS)
    while True:
        wait(page)
        held = hand.count()
        if held >= most:
            return
        page.locator(PILE).click()
        expect(hand).to_have_count(held + 1)


def test_a_refused_choice_names_its_rule_and_opens_it(page: Page) -> None:
    """HK-T6: a full hand takes no more cards."""
    play_now(page, "kaskaria")
    fill(page, 10)
    page.locator(PILE).click()

    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(Speech().say("kaskaria-hand-is-full", {"limit": 10}))
    alert.get_by_role("button", name=re.compile("Open rule HK-T6")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(Speech().say("HK-T6"))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_what_is_no_choice_at_all_is_explained(page: Page) -> None:
    play_now(page, "kaskaria")
    wait(page)
    page.locator(CARDS).first.click()
    for card in page.locator("[data-anchor=hand] [aria-pressed=true]").all()[1:]:
        card.click()
    page.locator("[data-play]").click(force=True)

    expect(page.get_by_role("alert")).to_contain_text(Speech().say("kaskaria-set-too-small"))


def test_whoever_taps_while_things_still_move_is_never_refused(people: People) -> None:
    """A tap ends what moves and counts, or is kept until it may; whose turn it is, is no matter."""
    page = people(reduced_motion="no-preference").new_page()
    play_now(page, "kaskaria")
    wait(page)
    hand, alert = page.locator(CARDS), page.get_by_role("alert")
    for _ in range(200):
        if hand.count() >= 9 or over(page):
            break
        page.locator(PILE).dispatch_event("click")
        assert alert.count() == 0, alert.all_inner_texts()
    assert hand.count() >= 9


def test_the_log_moves_with_the_board(people: People) -> None:
    """A card that flies is told when it flies; whose turn it is, when all has landed."""
    page = people(reduced_motion="no-preference").new_page()
    play_now(page, "kaskaria")
    wait(page)
    page.evaluate(
        """() => {
          window.early = 0;
          const table = document.querySelector(".playing");
          new MutationObserver(() => {
            const flies = document.querySelector(".air .trip") !== null;
            if (flies && table.dataset.asked === "yes") window.early += 1;
          }).observe(table, { subtree: true, childList: true, attributes: true });
        }"""
    )
    fill(page, 6)
    assert page.evaluate("window.early") == 0


def test_at_once_means_at_once_and_is_remembered(people: People) -> None:
    page = people(reduced_motion="no-preference").new_page()
    play_now(page, "kaskaria")
    wait(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("combobox", name="Animation speed").select_option("instant")
    page.keyboard.press("Escape")
    page.reload()
    wait(page)
    page.evaluate(
        """() => {
          window.flights = 0;
          new MutationObserver(() => {
            if (document.querySelector(".air .trip")) window.flights += 1;
          }).observe(document.querySelector(".playing"), { subtree: true, childList: true });
        }"""
    )
    fill(page, 8)
    assert page.evaluate("window.flights") == 0
