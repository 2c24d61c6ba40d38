"""Plays KERO: rolls until it burns, buys what it can, and fuels when the tank is low."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.hand import SLOW, Press, Shot, Sit
from tests.web.kero.stories import ADA, BO, story
from tests.web.kero.table import ROOM, hasty, lay, start


def begin(page: Page, level: str) -> None:
    """Begin a short game: cheap cards, and a tank for three rolls."""
    lay(page, rival=level, clock="paced", pack=hasty(9000, 3000, cheap=True))
    start(page)


def frame(page: Page) -> str:
    return page.locator(ROOM).get_attribute("data-frame") or ""


def verb(name: str) -> str:
    return f"button[data-verb={name}], [data-verb={name}] button"


def choose(page: Page, press: Press) -> None:
    now = frame(page)
    if now in ("start", "prepare"):
        fuel = page.locator("[data-verb=fuel1]:not([aria-disabled=true])")
        tank = page.locator(".e1 [role=meter]")
        held = float(tank.get_attribute("aria-valuenow") or 0)
        most = float(tank.get_attribute("aria-valuemax") or 0)
        low = held < most / 4
        press(fuel if low and fuel.count() else page.locator(verb("tip")))
    elif now == "rolling":
        roll = page.locator(verb("roll"))
        safe = page.locator(".slot.locked").count() == 0 and roll.is_enabled()
        press(roll if safe else page.locator(verb("flat")))
    elif now == "fuelling":
        press(page.locator(verb("throw")))
    elif now == "thinning":
        press(page.locator(verb("whole")))
    elif now == "camp":
        _camp(page, press)
    elif now == "moving":
        press(page.locator(verb("stay")))
    elif now == "scorching":
        press(page.locator(".card.glow").first)
    else:
        press(page.locator(".land.glow").first)


def _camp(page: Page, press: Press) -> None:
    """Buy a card if one can be paid for, otherwise an Explorer, otherwise end the turn."""
    for thing in (".card.glow", ".land.glow"):
        things = page.locator(thing)
        if things.count():
            press(things.first)
            press(page.locator("[data-verb=do]:not([aria-disabled=true])"))
            return
    press(page.locator("[data-verb=end]:not([aria-disabled=true])"))


STILL = (
    "before", "coloured", "low", "watching", "filled", "filling", "last-die", "question", "placing",
    "moving", "scorching", "tie", "last", "crowd",
)  # fmt: skip
LIFTED = {
    "camp": ".card.glow",
    "five-tiles": "[data-ability=tie]",
    "masks": "[data-tuarek]",
}
HOLD = (
    "document.getAnimations().forEach((one) => { one.pause();"
    " const end = Number(one.effect?.getComputedTiming().endTime);"
    " if (Number.isFinite(end)) one.currentTime = end * 0.45; })"
)


def tables(page: Page, shot: Shot, sit: Sit) -> None:
    """With two people, so that everything stays as it is."""
    page.emulate_media(reduced_motion="no-preference")
    for name in STILL:
        sit(story(name), {ADA: "Ada", BO: "Bo"})
        shot(name)
    for name, what in LIFTED.items():
        sit(story(name), {ADA: "Ada", BO: "Bo"})
        page.locator(what).last.click()
        shot(name)
    sit(story("rolling"), {ADA: "Ada", BO: "Bo"})
    page.evaluate("WebSocket.prototype.send = () => undefined")  # no answer: dice stay in the air
    page.locator(verb("roll")).click()
    shot("rolling")
    page.add_init_script(SLOW)
    for name, then in (("outage", "roll"), ("claim", "end")):
        sit(story(name), {ADA: "Ada", BO: "Bo"})
        page.evaluate("window.slower = 60")
        page.locator(verb(then)).click()
        page.wait_for_selector(".moment, .outage")
        page.evaluate(HOLD)
        shot(name)
    page.emulate_media(reduced_motion="reduce")
