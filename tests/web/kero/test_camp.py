"""KERO's camp and every other place of the game, opened and tried."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from kaboodle.speech import Speech
from tests.web.conftest import DESKTOP, PHONE, People, Server
from tests.web.hand import SLOW, in_one_view, still, wait
from tests.web.kero.hand import HOLD, verb
from tests.web.kero.stories import ADA, BO, story
from tests.web.kero.table import ROOM, in_frame
from tests.web.tables import lay
from tests.web.test_axe import faults

SAY = Speech().say


def sit(page: Page, server: Server, name: str, seat: int = ADA) -> None:
    """Seat Ada and Bo as people, so that everything waits for them."""
    page.goto(lay(server.database, story(name), {ADA: "Ada", BO: "Bo"}).seat(seat))
    page.wait_for_selector(ROOM)
    if name != "filled" and seat == ADA:
        wait(page)


def moved(page: Page) -> str:
    return page.locator(".playing").get_attribute("data-moves") or ""


def carry(page: Page, what: Locator, where: Locator) -> None:
    """Drag by pointer, not with the browser's own drag and drop."""
    still(page)
    start, end = what.bounding_box(), where.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)


def test_an_explorer_is_dragged_to_a_territory_and_taken_back(
    people: People, server: Server
) -> None:
    page = people().new_page()
    sit(page, server, "camp")
    before = moved(page)
    carry(page, page.locator("[data-drag=explorer]"), page.locator("[data-land='3']"))
    expect(page.get_by_role("log")).to_contain_text("sends an Explorer to territory 3")
    page.get_by_role("button", name=SAY("web-undo")).first.click()  # it showed nothing new
    expect(page.locator(".playing")).to_have_attribute("data-moves", before)


def test_a_roll_cannot_be_undone_and_undo_says_so(people: People, server: Server) -> None:
    page = people().new_page()
    sit(page, server, "rolling")
    page.locator(verb("roll")).click()
    undo, revealed = page.get_by_role("button", name=SAY("web-undo")).first, "error-undo-revealed"
    expect(undo).to_have_attribute("title", SAY(revealed))
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text(SAY(revealed))
    page.mouse.click(5, 400)  # the next tap, wherever it goes
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_card_is_dragged_into_the_camp(people: People, server: Server) -> None:
    page = people(viewport=PHONE, has_touch=True).new_page()
    sit(page, server, "camp")
    before = moved(page)
    card = page.locator(".card.glow").first
    name = card.get_attribute("data-card") or ""
    carry(page, page.locator(".card:not(.glow)").first, page.locator(".h"))
    expect(page.get_by_role("alert")).to_be_visible()  # it cannot be paid, and says so
    assert moved(page) == before
    page.keyboard.press("Escape")
    carry(page, card, page.locator(".h"))
    expect(page.locator(f".card[data-card={name}]")).to_have_count(0)
    expect(page.locator(".playing")).not_to_have_attribute("data-moves", before)


def test_with_something_left_to_buy_the_turn_ends_on_a_long_press(
    people: People, server: Server
) -> None:
    page = people().new_page()
    sit(page, server, "camp")
    end = page.locator(verb("end"))
    expect(end).to_have_text(SAY("web-kero-end"))
    end.dispatch_event("click")  # a tap, however long the machine takes from down to up
    expect(end).to_have_text(SAY("web-kero-end-sure"))
    in_frame(page, "camp")
    page.keyboard.press("Escape")
    expect(end).to_have_text(SAY("web-kero-end"))
    end.hover()
    page.mouse.down()
    expect(page.locator(verb("end"))).to_have_count(0)
    page.mouse.up()


def test_every_tuarek_says_what_it_does_and_when(people: People, server: Server) -> None:
    """KO-U1 to KO-U8: the moments are marked, those it may be played in are lit."""
    page = people().new_page()
    sit(page, server, "masks")
    held = page.locator("[data-tuarek]")
    expect(held.nth(4)).to_be_visible()
    for tile in held.all():
        tile.click()
        kind = tile.get_attribute("data-tuarek")
        bill = page.get_by_role("region", name=SAY("web-kero-bill"))
        expect(bill).to_contain_text(SAY(f"web-kero-about-{kind}"))
        expect(bill.locator(".when i")).to_have_count(3)
        expect(bill.locator(".when .may").first).to_be_visible()
        page.keyboard.press("Escape")


@pytest.mark.parametrize("language", ["fr", "es"])
def test_nothing_covers_when_a_tuarek_can_be_played(
    people: People, server: Server, language: str
) -> None:
    """KO-U7, in many words and little room: what asks why not stands below them."""
    page = people(viewport=PHONE, locale=language).new_page()
    sit(page, server, "masks")
    page.locator("[data-tuarek=expel]").click()
    still(page)
    why = page.locator("[data-why]").bounding_box()
    assert why is not None
    for moment in page.locator(".when .may").all():
        box = moment.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= why["y"]


def test_five_abilities_are_in_the_camp_and_explain_themselves(
    people: People, server: Server
) -> None:
    """KO-M3: at most five; a card that brings a sixth says that it brings none."""
    page = people(viewport=PHONE).new_page()
    sit(page, server, "five-tiles")
    expect(page.locator("[data-ability]")).to_have_count(5)
    page.locator("[data-ability=tie]").click()
    expect(page.locator(".bill")).to_contain_text(SAY("web-kero-about-tie"))


def test_burning_face_up_and_removed_things_are_shown(people: People, server: Server) -> None:
    """KO-B1, KO-M5, KO-C3, KO-N1; and those who listen hear what a card costs and gives."""
    page = people(viewport=PHONE).new_page()
    sit(page, server, "burning")
    burning = page.locator(".card:has(.burns)")
    expect(burning).to_have_count(1)
    expect(burning).to_have_accessible_name(re.compile(rf"Costs .*{SAY('web-kero-burns')}"))
    page.locator("[data-face-up]").first.click()
    expect(page.locator(".bill .when .now")).to_have_count(0)  # played already, before rolling
    page.locator(".pile").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Jerrycans left in the box")
    expect(sheet).to_contain_text("Ada went first")
    expect(sheet.locator("li").nth(1)).to_be_visible()


def test_both_see_the_last_die_and_what_the_tank_has_gained(people: People, server: Server) -> None:
    """KO-F3: a player who comes late, or comes back, sees the same."""
    page = people().new_page()
    for seat in (ADA, BO):
        sit(page, server, "last-die", seat)
        pips = page.get_by_label(SAY("web-kero-last-die", {"roll": 2, "all": 5}))
        expect(pips).to_be_visible()
        gained = page.locator("[data-posture=down] output")
        expect(gained).to_have_text(re.compile(r"^[+][1-9]"))
        expect(page.locator(".paced")).to_contain_text(SAY("web-kero-paced-fuel", {"seconds": 2}))


def test_on_a_small_screen_spectators_read_it_below_the_dice(
    people: People, server: Server
) -> None:
    page = people(viewport=PHONE).new_page()
    page.goto(lay(server.database, story("filling"), {ADA: "Ada", BO: "Bo"}).watch)
    expect(page.locator(".words")).to_have_text(SAY("web-kero-watch-fuelling", {"name": "Ada"}))
    expect(page.locator(".hint")).to_have_count(0)


def test_t_says_the_time_and_s_the_dice(people: People, server: Server) -> None:
    page = people().new_page()
    sit(page, server, "coloured")
    page.keyboard.press("t")
    urgent, calm = (
        page.locator(f"{ROOM} [aria-live=assertive]"),
        page.locator(f"{ROOM} [aria-live=polite]"),
    )
    left = page.locator(".e1 [role=meter]").get_attribute("aria-valuenow")
    expect(urgent).to_contain_text(
        SAY("web-kero-seconds", {"name": "Ada", "seconds": int(left or 0)})
    )
    page.keyboard.press("s")
    expect(calm).to_contain_text(SAY("web-kero-fire"))


def test_holding_space_keeps_rolling_for_fuel(people: People, server: Server) -> None:
    page = people().new_page()
    sit(page, server, "filling")
    before = int(moved(page))
    for times in (1, 2):
        page.keyboard.down("Space")  # the second time it is still held
        expect(page.locator(".playing")).to_have_attribute("data-moves", str(before + times))
    page.keyboard.up("Space")


def test_the_last_turn_has_two_spaces_and_the_end_is_counted(
    people: People, server: Server
) -> None:
    """KO-E1, KO-E2, KO-E3."""
    page = people().new_page()
    sit(page, server, "last")
    expect(page.locator("[data-land]")).to_have_count(2)
    carry(page, page.locator("[data-drag=explorer]"), page.locator("[data-land=single]"))
    expect(page.locator("[data-land=single] .seat > *")).to_have_count(1)
    sit(page, server, "over")
    page.locator(verb("end")).click()
    expect(page.locator(".playing")).to_have_attribute("data-over", "yes")
    expect(page.get_by_role("group", name=SAY("web-ranking"))).to_be_visible()


def test_for_left_handers_the_main_button_is_on_the_left(people: People, server: Server) -> None:
    page = people(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    sit(page, server, "before")

    def leftmost() -> str:
        still(page)
        both = page.locator("[data-verb=tip], [data-verb=fuel1]")
        first = min(both.all(), key=lambda one: (one.bounding_box() or {"x": 0})["x"])
        return first.get_attribute("data-verb") or ""

    assert leftmost() == "fuel1"
    page.get_by_role("button", name=SAY("web-kero-hold")).click()
    page.get_by_label(SAY("web-kero-left-hand")).check()
    page.keyboard.press("Escape")
    assert leftmost() == "tip"
    page.reload()
    page.wait_for_selector(verb("tip"))
    assert leftmost() == "tip"


FITS = (
    "([width, height]) => document.documentElement.scrollWidth === width"
    " && document.documentElement.scrollHeight === height"
)
SIZES = [(360, 740), (740, 360), (640, 400), (1280, 800)]


@pytest.mark.parametrize("name", ["five-tiles", "masks", "last-die"])
def test_nothing_is_cut_off(people: People, server: Server, name: str) -> None:
    page = people().new_page()
    sit(page, server, name)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FITS, arg=[width, height])
        in_one_view(page, width, height)


LEADS = {
    "outage": ("roll", ".outage"),
    "claim": ("end", ".moment"),
    "over": ("end", ".playing[data-over=yes]"),
}


@pytest.mark.parametrize(
    ("size", "names"),
    [
        (DESKTOP, ["coloured", "camp", "moving", "scorching", "tie", "outage", "claim", "over"]),
        (PHONE, ["filling", "question", "placing", "last", "burning", "masks"]),
    ],
    ids=["desk", "phone"],
)
def test_axe_finds_nothing(
    people: People, server: Server, size: dict[str, int], names: list[str]
) -> None:
    page = people(viewport=size, bypass_csp=True).new_page()
    page.add_init_script(SLOW)  # a moment lasts until it has been looked at
    by_screen: dict[str, list[str]] = {}
    for name in names:
        # A Claim is celebrated only where things may move.
        page.emulate_media(reduced_motion="no-preference" if name == "claim" else "reduce")
        sit(page, server, name)
        if name in ("camp", "masks"):
            page.locator(".card, [data-tuarek]").first.click()
        if name in LEADS:
            page.evaluate("window.slower = 60")
            page.locator(verb(LEADS[name][0])).click()
            page.wait_for_selector(LEADS[name][1])
        if name == "claim":
            page.evaluate(HOLD)
        by_screen[name] = faults(page)
    if "over" not in names:
        page.keyboard.press("Escape")
        page.locator("[data-camp]").first.click()
        by_screen["sheet"] = faults(page)
    assert {screen: faulty for screen, faulty in by_screen.items() if faulty} == {}
