"""KROM's room: secrets, fights, piles, robberies, six seats, keys."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from kaboodle.speech import Speech
from tests.web.conftest import DESKTOP, PHONE, People, Server
from tests.web.hand import still, tries, wait
from tests.web.krom.hand import STONE
from tests.web.krom.stories import story
from tests.web.tables import Laid, lay
from tests.web.test_axe import faults
from tests.web.test_people import LOST

SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
TV: ViewportSize = {"width": 1920, "height": 1080}
Seats = Callable[..., tuple[Laid, list[Page]]]
LINES = """(element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size;
}"""


@pytest.fixture
def seats(people: People, server: Server) -> Seats:
    """Return a function that opens a story's table, with so many players and perhaps a
    spectator."""

    def sit(name: str, count: int, *, watched: bool = False) -> tuple[Laid, list[Page]]:
        names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
        table = lay(server.database, story(name), dict(enumerate(names[:count])))
        places = [table.seat(i) for i in range(count)] + ([table.watch] if watched else [])
        pages = [
            people(viewport=PHONE if i == 1 else DESKTOP).new_page() for i in range(len(places))
        ]
        for page, place in zip(pages, places, strict=True):
            page.goto(place)
            page.wait_for_selector(".playing [data-scene]")
        return table, pages

    return sit


def scene(page: Page, name: str) -> None:
    expect(page.locator("[data-scene]")).to_have_attribute("data-scene", name)


def test_destinations_are_secret_and_can_change_until_the_last(seats: Seats) -> None:
    """KR-M1: no other player sees which. All turn over together."""
    _, [ada, bo, eve] = seats("fresh-2", 2, watched=True)
    for place in ("forest", "savanna"):
        ada.locator(f"[data-go={place}]").click()
        ada.locator(STONE).click()
        expect(ada.locator(f"[data-go={place}].laid")).to_be_visible()
    for page in (bo, eve):
        expect(page.get_by_label("Cave: Ada and Bo")).to_be_visible()
        expect(page.locator(".choosing")).to_contain_text("1 of 2")
        assert page.locator(".choosing .named").count() == 0  # only backs
    bo.get_by_role("button", name=Speech().say("web-log-open")).click()
    expect(bo.get_by_role("dialog")).to_contain_text(Speech().say("web-log-empty"))
    bo.keyboard.press("Escape")
    bo.locator("[data-go=cave]").click()
    expect(bo.get_by_role("alert")).to_contain_text(Speech().say("krom-must-move"))
    bo.locator("[data-go=forest]").drag_to(bo.locator("[data-anchor=place-forest]"))
    for page in (ada, bo, eve):
        expect(page.locator("[role=log]").first).to_contain_text(re.compile("Ada.*Savanna"))


def test_a_fight_a_counter_and_a_robbery_as_each_sees_it(seats: Seats) -> None:
    _, [ada, bo, eve] = seats("duel", 2, watched=True)
    for page in (ada, bo, eve):
        scene(page, "combat")
        expect(page.locator("[data-fighter]")).to_have_count(2)
        expect(page.locator("[data-fighter='0'] .die").first).to_be_visible()  # also for newcomers
    before = ada.locator("[data-fighter='0']").get_attribute("data-total") or ""

    ada.locator("[data-card].glow").first.drag_to(ada.locator("[data-fighter='0']"))
    for page in (ada, bo, eve):
        scene(page, "counter")
    expect(bo.locator(".window")).to_contain_text("You can cancel it")
    expect(bo.locator("[data-card=raised-eyebrow].glow")).to_have_count(1)
    expect(eve.locator("[data-anchor=hand]")).to_have_count(0)

    bo.locator("[data-card=raised-eyebrow]").first.drag_to(bo.locator("[data-pile]"))
    for page in (ada, eve):
        expect(page.locator("[data-pile]")).to_have_attribute("data-pile", "2")
    ada.locator(STONE).click()  # lets the counter pass
    for page in (ada, bo, eve):
        scene(page, "combat")
    expect(ada.locator("[data-fighter='0']")).to_have_attribute("data-total", before)

    bo.locator("[data-arm=now]").click()  # passes as soon as he is asked
    ada.locator("[data-stone=pass]").click()
    for page in (ada, bo, eve):
        scene(page, "robbery")
    pockets = ada.locator("[data-rob]")
    expect(pockets.first).to_be_visible()
    expect(eve.locator("[data-rob]")).to_have_count(pockets.count())
    pockets.first.drag_to(ada.locator(".krom [data-anchor=seat-0]"))
    for page in (ada, bo, eve):
        expect(page.locator("[data-scene=robbery]")).to_have_count(0)


def test_it_does_not_show_who_has_answered_a_card(seats: Seats) -> None:
    """KR-B5: one person's answer changes nothing on another's screen."""
    _, [ada, bo, _cy, eve] = seats("chain", 3, watched=True)
    for page in (ada, bo, eve):
        expect(page.locator(".players .asked")).to_have_count(0)  # no seat is lit
        expect(page.get_by_role("button", name=Speech().say("web-undo"))).to_have_count(0)
    ask = eve.locator(".ask")
    expect(ask).to_have_text(Speech().say("web-krom-doing-card", {"name": "Bo"}))
    for size in (SIDEWAYS, PHONE, DESKTOP):
        eve.set_viewport_size(size)
        still(eve)
        assert ask.evaluate("ask => ask.scrollHeight <= ask.clientHeight"), size
    still(bo)
    before = [page.locator(".krom").inner_html() for page in (bo, eve)]
    ada.locator(STONE).click()
    expect(ada.locator("[data-stone]")).to_have_attribute("data-stone", "")

    assert [page.locator(".krom").inner_html() for page in (bo, eve)] == before


def test_standing_orders_are_given_and_withdrawn_at_any_time(seats: Seats, people: People) -> None:
    _, [ada] = seats("choosing", 1)
    ada.locator("[data-orders]").click()
    sheet = ada.get_by_role("dialog")
    sheet.locator("[data-order=others]").click()
    expect(sheet.locator("[data-order=others]")).to_have_attribute("aria-pressed", "true")
    sheet.locator("[data-order=ask]").click()
    expect(sheet.locator("[data-order=ask]")).to_have_attribute("aria-pressed", "true")

    table, [bea, *_] = seats("chain", 3)
    bea.locator(".window [data-orders]").click()
    someone = people().new_page()
    someone.goto(table.watch)
    expect(bea.locator(".watchers")).to_be_visible()
    expect(bea.get_by_role("dialog")).to_be_visible()  # who comes or goes shuts no sheet
    bea.locator("[data-order=round]").click()
    expect(bea.get_by_role("dialog")).to_have_count(0)  # a card waits: back to it
    expect(bea.locator(".own")).to_contain_text(Speech().say("web-krom-ordered"))
    expect(bea.locator(".ask")).to_have_text(Speech().say("web-krom-doing-card", {"name": "Bo"}))
    bea.locator(".window [data-orders]").click()
    bea.locator("[data-order=ask]").click()
    expect(bea.locator(".own")).not_to_contain_text(Speech().say("web-krom-ordered"))


def one_of(pages: list[Page], what: str) -> Page:
    """Return the page that has that on screen."""
    for _ in tries(pages[0]):
        for page in pages:
            if page.locator(what).count() > 0:
                return page
    raise AssertionError(f"no page has {what}")


RING = """least => {
  const sand = document.querySelector("[data-window] circle:last-of-type");
  const gone = sand === null ? -1 : parseFloat(getComputedStyle(sand).strokeDashoffset);
  return gone > least ? { gone } : null;
}"""


def gone(page: Page, least: float = -1) -> float:
    """Return how much of the ring has run out, in per cent, once it is more than that."""
    return float(page.wait_for_function(RING, arg=least).json_value()["gone"])


def test_a_pile_survives_reload_and_restart(seats: Seats, server: Server) -> None:
    """The stage is drawn only from the question, the ring from the table's time. Answers are
    kept."""
    _, [ada, *others] = seats("chain", 3)
    scene(ada, "counter")
    bo = one_of(others, "[data-stone=allow]")
    many = ada.locator("[data-pile]").get_attribute("data-pile") or ""
    assert int(many) > 1
    words = ada.locator(".what").inner_text()

    before = gone(ada, 0)
    ada.reload()
    scene(ada, "counter")
    assert gone(ada) >= before, "it goes on where it was"
    bo.locator(STONE).click()
    expect(bo.locator("[data-stone]")).to_have_attribute("data-stone", "")
    expect(ada.locator("[data-pile]")).to_have_attribute("data-pile", many)
    server.stop()
    expect(ada.locator(LOST)).to_be_visible()
    server.start()
    expect(ada.locator(LOST)).to_have_count(0)
    expect(ada.locator(".what")).to_have_text(words)
    expect(bo.locator(LOST)).to_have_count(0)
    expect(bo.locator("[data-stone]")).to_have_attribute("data-stone", "")
    assert gone(ada) < 50, "it begins anew"
    wait(ada)
    ada.locator(STONE).click()


def test_six_seats_fit(people: People, server: Server) -> None:
    """On a phone, in both orientations, on a desktop, and for a spectator on a TV."""
    page = people(viewport=DESKTOP).new_page()
    for name in ("six", "fight-6"):
        page.goto(lay(server.database, story(name), {0: "Ada"}).seat(0))
        wait(page)
        expect(page.locator(".people .players button")).to_have_count(6)
        for size in (PHONE, SIDEWAYS, DESKTOP, TV):
            page.set_viewport_size(size)
            inside(page, size, "[data-anchor], [data-fighter] .plate, [data-fighter] .total")
    table = lay(server.database, story("fight-6"), dict(enumerate("ABCDEF")))
    page.goto(table.watch)
    expect(page.locator("[data-fighter]")).to_have_count(6)
    expect(page.locator(".boards li")).to_have_count(6)


CHOICES = {
    "six-savanna": ("[data-prey].can", "[data-prey], [data-extra]"),  # KR-P3
    "six-mountain": ("", "[data-die], [data-do], [data-rung]"),  # KR-P4
    "six-robbery": ("", "[data-rob] b, [data-rob] small"),  # KR-F6
    "aimed": ("[data-card].glow", "[data-target], [data-putdown]"),  # KR-B3
}


@pytest.mark.parametrize("name", CHOICES)
def test_all_choices_are_on_stage_with_six_on_a_phone(
    people: People, server: Server, name: str
) -> None:
    """In German, because it is long, in both orientations."""
    first, parts = CHOICES[name]
    page = people(viewport=PHONE, locale="de").new_page()
    page.goto(lay(server.database, story(name), {0: "Ada"}).seat(0))
    wait(page)
    if first:
        page.locator(first).first.click()
    for size in (PHONE, SIDEWAYS):
        page.set_viewport_size(size)
        page.wait_for_function(WITHIN, arg=["[data-scene]", parts])
        page.wait_for_function(WITHIN, arg=[".players button", ".plaque .things > span"])


WITHIN = """([outer, inner]) => {
  const all = [...document.querySelectorAll(inner)].filter((one) => one.offsetWidth > 0);
  return all.length > 0 && all.every((one) => {
    const [is, room] = [one, one.closest(outer)].map((node) => node.getBoundingClientRect());
    return is.left >= room.left - 1 && is.right <= room.right + 1
      && is.top >= room.top - 1 && is.bottom <= room.bottom + 1;
  });
}"""


@pytest.mark.parametrize("name", ["fight-2", "fight-5", "fight-6"])
def test_a_raised_card_hides_no_player(people: People, server: Server, name: str) -> None:
    """KR-F2: everyone's totals are readable above it and, if there is room, the dice."""
    page = people(viewport=DESKTOP, locale="de").new_page()
    page.goto(lay(server.database, story(name), {0: "Ada"}).seat(0))
    wait(page)
    page.locator("[data-card].glow").first.click()
    for size in (PHONE, SIDEWAYS, DESKTOP, TV):
        page.set_viewport_size(size)
        page.wait_for_function(WITHIN, arg=[".inside", "[data-fighter] :is(.plate, .total)"])
        if size in (DESKTOP, TV) or (size == SIDEWAYS and name == "fight-2"):
            expect(page.locator("[data-fighter='0'] .die").first).to_be_visible()


def inside(page: Page, size: ViewportSize, parts: str) -> None:
    """Check that nothing important is cut off once the room has its new size."""
    page.wait_for_function(
        """([parts, width, height]) => [...document.querySelectorAll(parts)]
          .map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0)
          .every(({ left, right, top, bottom }) =>
            left >= -1 && right <= width + 1 && top >= -1 && bottom <= height + 1)""",
        arg=[parts, size["width"], size["height"]],
    )


def test_animations_block_no_choice(people: People, server: Server) -> None:
    """While all walk, a press on the stone shows at once where it led."""
    page = people(viewport=DESKTOP, reduced_motion="no-preference").new_page()
    page.goto(lay(server.database, story("revealing"), {0: "Ada"}).seat(0))
    wait(page)
    page.locator("[data-go]:not(.stay)").first.click()
    page.locator(STONE).click()
    page.wait_for_selector(".choosing .open")
    page.locator(STONE).click()
    assert page.locator("[data-scene]").get_attribute("data-scene") != "destination"


def test_the_end_is_counted_card_by_card(seats: Seats) -> None:
    _, [ada] = seats("almost", 1)
    wait(ada)
    ada.evaluate(
        """() => {
          window.spoilt = 0;
          new MutationObserver(() => {
            const told = document.querySelector("[data-told=true]") !== null;
            const said = document.querySelector("[role=log]").textContent.includes("new chief");
            if (said && !told) window.spoilt += 1;
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        }"""
    )
    ada.locator("[data-idea].ready").first.click()
    ada.locator(".lifted [data-confirm]").click()
    scene(ada, "ending")
    expect(ada.locator("[data-told]")).to_have_attribute("data-told", "true")
    expect(ada.locator("[role=log]")).to_contain_text("new chief")
    assert ada.evaluate("window.spoilt") == 0, "who has won is told when it is counted"
    counted = [int(each) for each in ada.locator("[data-told] .sum").all_inner_texts()]
    assert counted == sorted(counted, reverse=True)
    assert counted[0] >= 10


def test_the_table_shows_its_options_and_piles(seats: Seats) -> None:
    _, [ada] = seats("long", 1)
    ada.locator("[data-stock]").click()
    sheet = ada.get_by_role("dialog")
    for option in ("long_game", "stun_recovery", "characters"):
        expect(sheet).to_contain_text(Speech().say(f"krom-option-{option}"))
    expect(sheet.locator("[data-supply=bone] .unseen")).to_have_text("8 bone")
    expect(sheet.locator("[data-deck=prey]")).to_contain_text("11 in the deck, 2 discarded")
    expect(sheet.locator("[data-deck=prey] .faces li")).to_have_count(2)


def test_the_keyboard_alone(seats: Seats) -> None:
    """Figures choose what is on stage, Space is the stone, Escape puts down."""
    _, [ada] = seats("mountain", 1)
    wait(ada)
    ada.keyboard.press("1")
    expect(ada.locator("[data-die='1']")).to_have_attribute("aria-pressed", "true")
    expect(ada.locator("[data-rung] b").first).to_contain_text("%")  # KR-P4: what it may come to
    ada.keyboard.press("1")
    ada.keyboard.press("Space")
    expect(ada.locator("[data-die]")).to_have_count(0)
    _, [bea] = seats("choosing", 1)
    wait(bea)
    bea.keyboard.press("1" if bea.locator("[data-go=cave].stay").count() == 0 else "2")
    expect(bea.locator("[data-go].up")).to_have_count(1)
    bea.keyboard.press("Escape")
    expect(bea.locator("[data-go].up")).to_have_count(0)


SCREENS = [
    "choosing", "fight-2", "fight-6", "counter", "robbery", "cave", "forest", "savanna",
    "mountain", "evolution", "naming", "several",
]  # fmt: skip


# On a phone the same things stand elsewhere: what is dense is looked at again.
DENSE = ["choosing", "fight-6", "counter", "robbery", "mountain", "several"]


@pytest.mark.parametrize(
    ("size", "screens"), [(DESKTOP, SCREENS), (PHONE, DENSE)], ids=["desk", "phone"]
)
def test_axe_finds_nothing_on_any_stage(
    people: People, server: Server, size: ViewportSize, screens: list[str]
) -> None:
    by_screen: dict[str, list[str]] = {}
    page = people(viewport=size, bypass_csp=True).new_page()
    for name in screens:
        page.goto(lay(server.database, story(name), {0: "Ada"}).seat(0))
        wait(page)
        if name == "evolution":
            page.locator("[data-idea].ready").first.click()
        by_screen[name] = faults(page)
    assert {screen: faulty for screen, faulty in by_screen.items() if faulty} == {}


@pytest.mark.parametrize("language", ["de", "fr"])
def test_other_languages_fit(people: People, server: Server, language: str) -> None:
    speech = Speech(language=language)
    page = people(viewport=PHONE, locale=language).new_page()
    for name, words in (("fight-2", "web-krom-pass"), ("cave", "web-krom-end")):
        page.goto(lay(server.database, story(name), {0: "Ada"}).seat(0))
        wait(page)
        expect(page.locator(STONE)).to_contain_text(speech.say(words))
        still(page)
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_player_without_evolutions_says_so_in_one_line(people: People, server: Server) -> None:
    page = people(locale="it").new_page()
    page.goto(lay(server.database, story("fresh-2"), {0: "Ada"}).seat(0))
    page.locator(".people .players button").first.click()
    none = page.get_by_role("dialog").get_by_text("Ancora nessuna")
    expect(none).to_be_visible()
    assert none.evaluate(LINES) == 1
