"""A player with hands: plays Kaskaria through the page, by tapping or by keys alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

CARDS = "[data-anchor=hand] button"
Press = Callable[[Locator], None]


def tap(target: Locator) -> None:
    target.click()


def key(target: Locator) -> None:
    """The keyboard alone: to the element, then Enter."""
    target.focus()
    target.press("Enter")


def asked(page: Page) -> bool:
    return page.locator("[data-action].glow, [data-anchor=hand] .glow").count() > 0


def over(page: Page) -> bool:
    return page.locator(".playing").get_attribute("data-over") == "yes"


def wait(page: Page) -> None:
    """Until it is our turn, or the end."""
    page.wait_for_function(
        "() => document.querySelector('[data-action].glow, [data-anchor=hand] .glow')"
        " || document.querySelector('.playing[data-over=yes]')"
    )


def turn(page: Page, press: Press = tap) -> None:
    """One choice: the largest set if one may be played, else a card."""
    names = [card.get_attribute("data-card") or "" for card in page.locator(CARDS).all()]
    glowing = {
        (card.get_attribute("data-card") or "").split()[0]
        for card in page.locator(f"{CARDS}.glow").all()
    }
    colours = Counter(name.split()[0] for name in names if name.split()[0] in glowing)
    before = page.locator(".playing").get_attribute("data-moves")
    if colours:
        colour = colours.most_common(1)[0][0]
        for card in page.locator(f'{CARDS}[data-card^="{colour} "]').all():
            if card.get_attribute("aria-pressed") == "false":
                press(card)
        press(page.locator("[data-play]"))
    else:
        press(page.locator("[data-action].glow").first)
    expect(page.locator(".playing")).not_to_have_attribute(
        "data-moves", before or "", timeout=10000
    )


def to_the_end(page: Page, press: Press = tap) -> int:
    """Plays until the game is over. Answers how many choices were made."""
    for choices in range(400):
        wait(page)
        if over(page):
            return choices
        turn(page, press)
    raise AssertionError("the game does not end")
