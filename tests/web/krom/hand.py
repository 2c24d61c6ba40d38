"""Plays KROM: goes somewhere else, takes what the place gives, and evolves whenever it can."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.web.hand import Press, Shot
from tests.web.krom.stories import story
from tests.web.tables import Story

STONE = "[data-stone]"
FATE = "[data-fate]"  # harm done to the player, over the shelf until it is read


def choose(page: Page, press: Press) -> None:
    if _there(fate := page.locator(FATE)):
        press(fate)
    scene = page.locator("[data-scene]").get_attribute("data-scene") or ""
    stone = page.locator(STONE)
    if _there(ready := page.locator("[data-idea].ready")):
        press(ready.first)
        press(stone)
    elif scene == "destination":
        press(_next_place(page))
        press(stone)
    elif scene == "character":
        press(page.locator("[data-be][aria-disabled=false]").first)
        press(stone)
    elif scene == "robbery":
        press(page.locator("[data-rob]").first)
        press(stone)
    elif _there(
        place := page.locator('[data-do="rest"].can, [data-do="pick"].can, [data-do="climb"].can')
    ):
        press(place.first)
    elif _there(reward := page.locator('[data-do^="take"]')):
        press(reward.first)
    elif _there(prey := page.locator("[data-prey].can")):
        press(prey.first)
        press(stone)
    else:
        press(stone)


def _next_place(page: Page) -> Locator:
    """Go round in a circle, so that everything is seen in four rounds."""
    places = page.locator("[data-go]")
    stay = places.evaluate_all("all => all.findIndex((one) => one.classList.contains('stay'))")
    return places.nth((int(stay) + 1) % 4)


def _there(things: Locator) -> bool:
    return things.count() > 0


STILL = (
    "fight-2",
    "fight-5",
    "fight-6",
    "fight-beast",
    "counter",
    "chain",
    "robbery",
    "cave",
    "climb",
    "forest",
    "several",
    "naming",
    "six",
    "long",
)


def tables(page: Page, shot: Shot, sit: Callable[[Story], None]) -> None:
    for name in STILL:
        sit(story(name))
        shot(name)
    sit(story("choosing"))
    page.locator("[data-go]:not(.stay)").first.click()
    shot("choosing")
    sit(story("savanna"))
    page.locator("[data-prey].can").nth(1).click()
    page.locator("[data-extra]").last.click()
    shot("savanna")
    sit(story("mountain"))
    page.locator("[data-die]").first.click()
    page.locator("[data-die]").last.click()
    shot("mountain")
    page.locator("[data-table]").click()
    shot("combinations")
    page.keyboard.press("Escape")
    sit(story("evolution"))
    if _there(fate := page.locator(FATE)):
        fate.click()
    page.locator("[data-idea].ready").first.click()
    shot("evolution")
    page.keyboard.press("Escape")
    page.locator(".people .players button").first.click()
    shot("player")
    page.keyboard.press("Escape")
    sit(story("several"))
    page.locator("[data-card]").first.click()
    shot("card")
    page.keyboard.press("Escape")
    _revealing(page, shot, sit)
    _ending(page, shot, sit)


def _ending(page: Page, shot: Shot, sit: Callable[[Story], None]) -> None:
    """Realise the last evolution, so that everyone's are counted."""
    sit(story("almost"))
    if _there(fate := page.locator(FATE)):
        fate.click()
    page.locator("[data-idea].ready").first.click()
    page.locator(STONE).click()
    page.wait_for_selector(".playing[data-over=yes]")
    shot("won")
    page.locator(".ceremony .next button").last.click()
    shot("counted")


def _revealing(page: Page, shot: Shot, sit: Callable[[Story], None]) -> None:
    """Let all turn over, with every animation."""
    page.emulate_media(reduced_motion="no-preference")
    sit(story("revealing"))
    press = page.locator("[data-go]:not(.stay)").first
    press.click()
    page.locator(STONE).click()
    page.wait_for_selector(".choosing .open")
    shot("revealing")
    page.emulate_media(reduced_motion="reduce")
