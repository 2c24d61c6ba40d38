"""Plays Kaskaria: the largest set if there is one, otherwise takes a card."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Page

from tests.web.hand import Press, Shot

CARDS = "[data-anchor=hand] button"
PILE = "[data-anchor=pile]"


def choose(page: Page, press: Press) -> None:
    glowing = page.locator(f"{CARDS}.glow").evaluate_all("all => all.map(c => c.dataset.card)")
    colours = Counter(str(card).split()[0] for card in glowing)
    if not colours:
        press(page.locator("[data-action].glow").first)
        return
    colour = colours.most_common(1)[0][0]
    for card in page.locator(f'{CARDS}[data-card^="{colour} "]').all():
        if card.get_attribute("aria-pressed") == "false":
            press(card)
    press(page.locator("[data-play]"))


def scenes(page: Page, shot: Shot) -> None:
    page.locator(CARDS).first.click()
    shot("set")
    page.locator(CARDS).first.press("Escape")
    page.locator("[data-anchor=discard]").click()
    shot("discard")
    page.keyboard.press("Escape")
