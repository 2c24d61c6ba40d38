"""Plays KROM: goes somewhere else, takes what the place gives, evolves whenever it can."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.web.hand import Press

STONE = "[data-stone]"


def choose(page: Page, press: Press) -> None:
    scene = page.locator("[data-scene]").get_attribute("data-scene") or ""
    stone = page.locator(STONE)
    if _there(ready := page.locator("[data-idea].ready")):
        press(ready.first)
        press(page.locator(".lifted [data-confirm]"))
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
    elif _there(prey := page.locator("[data-prey].can")):
        press(prey.first)
        press(page.locator('[data-do="throw"]'))
    else:
        press(stone)


def _next_place(page: Page) -> Locator:
    """Round about: everything is seen in four rounds."""
    places = page.locator("[data-go]")
    stay = places.evaluate_all("all => all.findIndex((one) => one.classList.contains('stay'))")
    return places.nth((int(stay) + 1) % 4)


def _there(found: Locator) -> bool:
    return found.count() > 0
