"""Kaskaria's room: refused choices, early taps, and what is shown."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from kaboodle.speech import Speech
from tests.web.conftest import DESKTOP, PHONE, People, Server
from tests.web.hand import in_one_view, over, play_now, still, tries, wait
from tests.web.kaskaria.hand import CARDS, PILE
from tests.web.tables import ended, lay


def fill(page: Page, most: int) -> None:
    """Take from the pile until the hand has this size."""
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


def test_a_tap_on_what_is_not_a_choice_is_explained(page: Page) -> None:
    play_now(page, "kaskaria")
    wait(page)
    page.locator(CARDS).first.click()
    for card in page.locator("[data-anchor=hand] [aria-pressed=true]").all()[1:]:
        card.click()
    page.locator("[data-play]").click(force=True)

    expect(page.get_by_role("alert")).to_contain_text(Speech().say("kaskaria-set-too-small"))


def test_taps_during_animations_are_never_refused(people: People) -> None:
    """A tap ends the animation and counts, or waits until it may, whoever's turn it is."""
    page = people(reduced_motion="no-preference").new_page()
    play_now(page, "kaskaria")
    wait(page)
    hand, alert = page.locator(CARDS), page.get_by_role("alert")
    for _ in tries(page):
        if hand.count() >= 7 or over(page):
            break
        for _ in range(5):
            if hand.count() < 7:  # what is under way may come on top: ten would be refused (HK-T6)
                page.locator(PILE).dispatch_event("click")
            assert alert.count() == 0, alert.all_inner_texts()
    assert hand.count() >= 7


def test_an_extra_tap_does_not_choose_in_the_next_turn(page: Page) -> None:
    play_now(page, "kaskaria")
    wait(page)
    hand = page.locator(CARDS)
    held, moves = hand.count(), int(page.locator(".playing").get_attribute("data-moves") or 0)
    page.locator(PILE).evaluate("pile => { pile.click(); pile.click(); }")
    page.wait_for_function(
        "moves => Number(document.querySelector('.playing').dataset.moves) > moves + 1", arg=moves
    )
    wait(page)
    page.wait_for_timeout(1200)
    assert hand.count() == held + 1, "the second tap took a card in the next turn"


def test_the_log_follows_the_board(people: People) -> None:
    """The entry for a card appears when the card flies, and the turn when all have landed."""
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


def test_the_fastest_speed_is_instant_and_remembered(people: People) -> None:
    page = people(reduced_motion="no-preference").new_page()
    play_now(page, "kaskaria")
    wait(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("combobox", name=Speech().say("web-speed")).select_option("instant")
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


def test_the_layout_is_stable_while_a_set_is_chosen_and_one_tap_cancels(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    play_now(page, "kaskaria")
    while page.locator(f"{CARDS}.glow").count() == 0:
        wait(page)
        held = page.locator(CARDS).count()
        page.locator(PILE).click()
        expect(page.locator(CARDS)).to_have_count(held + 1)
        wait(page)
    parts = ":is([data-anchor=pile], [data-anchor^=display], [data-anchor=hand], .board)"
    places = "all => all.map(e => JSON.stringify(e.getBoundingClientRect()))"
    page.mouse.move(0, 0)  # what lies under the pointer is lifted
    still(page)
    before = page.locator(parts).evaluate_all(places)

    page.locator(f"{CARDS}.glow").first.click()
    expect(page.locator("[data-play].ready")).to_have_count(1)
    page.mouse.move(0, 0)
    still(page)
    assert page.locator(parts).evaluate_all(places) == before
    page.get_by_role("button", name=Speech().say("web-kaskaria-put-back")).click()
    expect(page.locator("[data-play]")).to_have_count(0)
    page.locator(f"{CARDS}.glow").first.click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-play]")).to_have_count(0)
    page.mouse.move(0, 0)
    still(page)
    assert page.locator(parts).evaluate_all(places) == before


def test_only_cards_that_can_be_chosen_glow(page: Page) -> None:
    """Two cards of a colour and those like them: no other card of the hand glows."""
    play_now(page, "kaskaria")
    fill(page, 7)
    cards = page.locator(CARDS).evaluate_all("all => all.map(c => c.dataset.card.split(' ')[0])")
    glow = page.locator(f"{CARDS}.glow").evaluate_all(
        "all => all.map(c => c.dataset.card.split(' ')[0])"
    )
    assert sorted(glow) == sorted(c for c in cards if cards.count(c) > 1)


def test_things_explain_themselves_on_a_touch(people: People) -> None:
    page = people(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    play_now(page, "kaskaria")
    wait(page)
    note = page.locator(".note")
    for thing, words in (
        ("[data-figure=griffin-0]", "griffin: space 0 of"),
        ("[data-anchor=amulet]", "The amulet"),
        ("[data-anchor=treasure]", "The treasure"),
        (".space >> nth=3", "path; the last one is the volcano"),
    ):
        page.locator(thing).dispatch_event("pointerdown", {"button": 0})
        page.locator(thing).dispatch_event("click")
        expect(note).to_contain_text(words)
        expect(note.locator("svg").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(note).to_be_hidden()


def test_a_long_press_explains_a_card_and_does_not_take_it(page: Page) -> None:
    play_now(page, "kaskaria")
    wait(page)
    held = page.locator(CARDS).count()
    page.locator(PILE).hover()
    page.mouse.down()
    note = page.locator(".note")
    expect(note).to_contain_text("The pile")
    page.mouse.up()
    page.wait_for_timeout(100)
    expect(page.locator(CARDS)).to_have_count(held)
    expect(page.locator(".playing")).to_have_attribute("data-asked", "yes")

    page.locator(CARDS).first.focus()
    page.keyboard.press("?")
    expect(note).not_to_contain_text("The pile")
    expect(note).to_be_visible()


def test_at_200_percent_zoom_everything_is_in_one_view(people: People) -> None:
    """1280 by 800 at 200 %."""
    page = people(viewport={"width": 640, "height": 400}, device_scale_factor=2).new_page()
    play_now(page, "kaskaria")
    fill(page, 10)
    in_one_view(page, 640, 400)


def test_a_replay_s_speed_can_be_chosen(people: People) -> None:
    page = people(reduced_motion="no-preference").new_page()
    play_now(page, "kaskaria")
    fill(page, 5)
    page.goto(f"/g/{page.url.rsplit('/', 1)[1]}#0")
    speed = page.get_by_role("combobox", name=Speech().say("web-speed"))
    speed.select_option("instant")
    page.reload()
    expect(speed).to_have_value("instant")


def test_a_win_by_tie_break_is_explained(people: People, server: Server) -> None:
    """HK-E3: the amulet decides."""
    tie = ended("kaskaria", 2, lambda end: end.winners == [0] and end.scores[0] == end.scores[1])
    for size, language in ((DESKTOP, "en"), (PHONE, "de")):
        page = people(viewport=size, locale=language).new_page()
        page.goto(lay(server.database, tie, {0: "Ada"}, "easy-orin").seat(0))
        header = page.locator(".ceremony header")
        expect(header).to_contain_text("Ada")
        expect(header).to_contain_text(Speech(language=language).say("web-tie-kaskaria"))
        page.close()
