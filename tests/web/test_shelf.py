"""Beginnings and ends: the shelf, unknown addresses, the ceremony, records, the rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kaboodle.speech import Speech
from tests.web.conftest import DESKTOP, PHONE, People, Server
from tests.web.hand import SLOW, play_now, still, turn, until, wait
from tests.web.tables import finished, lay
from tests.web.test_table import FAMILY

say = Speech(["", ""], "en").say
SHIFTS = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) sum += shift.value;
  }).observe({type: "layout-shift", buffered: true});
  setTimeout(() => done(sum), 1500);
})"""


def give_up(page: Page) -> None:
    """Play two choices of a game against one bot, then give up."""
    page.goto("/new/kaskaria")
    page.get_by_role("combobox", name=say("web-bot-levels", {"number": 2})).select_option("easy")
    page.get_by_role("button", name=say("web-new-open")).click()
    page.get_by_role("button", name=say("web-lobby-start")).click()
    for _ in range(2):
        wait(page)
        turn(page, "kaskaria")
    page.get_by_role("button", name=say("web-menu")).click()
    page.get_by_role("button", name=say("web-resign")).click()
    page.get_by_role("button", name=say("web-resign-yes")).click()
    expect(page.locator(".ceremony h2")).to_contain_text("wins")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_shelf_does_not_shift_under_the_pointer(people: People, size: Any) -> None:
    page = people(viewport=size).new_page()
    page.goto("/")
    page.wait_for_selector(".box")
    assert page.evaluate(SHIFTS) < 0.05


@pytest.mark.parametrize("path", ["/t/%", "/c/ZZZZ", "/g/nothing", "/new/chess", "/nowhere"])
def test_an_unknown_address_leads_back(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator("main h1")).to_be_visible()
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.locator("main").get_by_role("link", name=say("web-home")).click()
    page.wait_for_selector(".box")


def test_a_missing_page_can_be_requested_again(page: Page) -> None:
    """A tab stayed open while a newer server was installed."""
    page.route("**/assets/New-*.js", lambda route: route.fulfill(status=404))
    page.goto("/new/kaskaria")
    expect(page.get_by_role("alert")).to_have_text(say("web-page-missing"))
    page.unroute("**/assets/New-*.js")
    page.get_by_role("button", name=say("web-try-again")).click()
    expect(page.get_by_role("button", name=say("web-new-open"))).to_be_visible()


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/", "Kaboodle"),
        ("/new/krom", "New table · KROM · Kaboodle"),
        ("/rules/kero", "Rules · KERO · Kaboodle"),
        ("/g/file", "Open a saved game · Kaboodle"),
        ("/t/nothing", "Nothing to see here · Kaboodle"),
        ("/nowhere", "Nothing to see here · Kaboodle"),
    ],
)
def test_the_tab_s_title_names_its_page(page: Page, path: str, title: str) -> None:
    page.goto(path)
    expect(page).to_have_title(title)


def test_a_long_name_is_cut_between_emoji(page: Page) -> None:
    page.goto("/")
    name = page.get_by_role("textbox", name=say("web-your-name"))
    name.fill(FAMILY * 8)
    expect(name).to_have_value(FAMILY * 5)


def test_play_now_focuses_the_room_and_the_game_is_listed_again(page: Page) -> None:
    play_now(page, "kaskaria")
    page.wait_for_function("() => document.activeElement.closest('main') !== null")
    table = page.url
    page.goto("/")
    page.locator("a.go-on").click()
    page.wait_for_selector(".playing")
    assert page.url == table


def test_after_the_end_play_again_begins_at_once(page: Page) -> None:
    give_up(page)
    before = page.url
    page.get_by_role("button", name=say("web-rematch")).click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    wait(page)
    expect(page.locator(".playing")).to_have_attribute("data-over", "no")


# Of names where points are told, by words: those that go on in another line.
BROKEN = r"""() => [...document.querySelectorAll(".ranking .name")].flatMap(({ firstChild }) =>
  [...firstChild.data.matchAll(/[^\s-]+-?/g)].filter((word) => {
    const place = document.createRange();
    place.setStart(firstChild, word.index);
    place.setEnd(firstChild, word.index + word[0].length);
    return place.getClientRects().length > 1;
  }).map(([word]) => word))"""


def test_a_full_tables_end_is_in_one_view_at_every_size(people: People, server: Server) -> None:
    page = people(reduced_motion="reduce").new_page()
    story = finished("kaskaria", 4, {})
    names = {0: "Ada", 1: "Maximiliane von Hohenfels", 2: "Anne-Christin"}
    page.goto(lay(server.database, story, names).seat(0))
    end = page.locator(".ceremony")
    for width, height in [(360, 740), (740, 360), (1280, 800), (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        expect(end.get_by_role("button", name=say("web-ranking-close"))).to_be_in_viewport(ratio=1)
        still(page)
        assert end.evaluate("end => end.scrollHeight <= end.clientHeight"), (width, height)
        assert page.evaluate(BROKEN) == [], (width, height)
    page.set_viewport_size({"width": 740, "height": 360})
    end.get_by_role("button", name=say("web-ranking-close")).click()
    expect(page.get_by_role("button", name=say("web-end-title"))).to_be_in_viewport(ratio=1)
    still(page)
    assert page.locator(".bar").evaluate("bar => bar.clientWidth") <= 60


def test_the_deciding_moment_is_shown_again(page: Page) -> None:
    page.add_init_script(SLOW)
    give_up(page)
    page.evaluate("window.slower = 60")
    page.get_by_role("button", name=say("web-decided")).click()
    expect(page.locator(".again")).to_be_visible()
    still(page)
    bar, hand = page.locator(".again p"), page.locator(".again [data-anchor=hand]")
    assert bar.evaluate("bar => bar.getBoundingClientRect().top") >= hand.evaluate(
        "hand => hand.getBoundingClientRect().bottom"
    ), "no player's hand is covered"
    page.keyboard.press("Escape")
    expect(page.locator(".ceremony")).to_be_visible()
    page.evaluate("window.slower = 1")
    page.get_by_role("button", name=say("web-decided")).click()
    expect(page.locator(".ceremony")).to_have_count(0)
    expect(page.locator(".ceremony")).to_be_visible()  # of itself
    page.get_by_role("button", name=say("web-ranking-close")).click()
    expect(page.locator(".ceremony")).to_have_count(0)
    page.get_by_role("button", name=say("web-end-title")).click()
    expect(page.locator(".ceremony")).to_be_visible()


def test_a_record_is_saved_opened_from_disk_and_shared(people: People, tmp_path: Path) -> None:
    context = people(permissions=["clipboard-read", "clipboard-write"], accept_downloads=True)
    page = context.new_page()
    give_up(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name=say("web-save-record")).click()
    record = tmp_path / saved.value.suggested_filename
    saved.value.save_as(record)
    assert record.suffix == ".record"

    page.get_by_role("link", name=say("web-watch-replay")).click()
    page.get_by_role("button", name=say("web-step-on")).click()
    page.get_by_role("button", name=say("web-replay-share")).click()
    expect(page).to_have_url(re.compile("#1$"))
    until(page, "() => navigator.clipboard.readText().then((text) => text === location.href)")

    page.goto("/g/file")
    page.get_by_label(say("web-replay-file")).set_input_files(record)
    expect(page.get_by_role("slider")).to_have_value("0")
    page.get_by_role("button", name=say("web-step-on")).click()
    expect(page.get_by_role("slider")).to_have_value("1")
    spoilt = tmp_path / "spoilt.record"
    spoilt.write_text("not a record")
    page.goto("/g/file")
    page.get_by_label(say("web-replay-file")).set_input_files(spoilt)
    expect(page.get_by_role("alert")).to_have_text(say("error-record"))
    reason = page.get_by_text("line 1")
    expect(reason).to_be_hidden()
    page.get_by_text(say("web-details")).click()
    expect(reason).to_be_visible()


KEPT = """async () => {
  const loaded = performance.getEntriesByType("resource").map((each) => each.name);
  const wanted = loaded.filter((name) => /\\/assets\\/|\\/api\\/(locale\\/|games$)/.test(name));
  const found = await Promise.all(["/", ...wanted].map((name) => caches.match(name)));
  return wanted.length > 0 && navigator.serviceWorker.controller && found.every(Boolean);
}"""
"""The worker is at its post and keeps all the page has loaded."""


def test_the_shelf_works_offline(people: People) -> None:
    context = people(service_workers="allow")
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector(".box")
    until(page, KEPT)
    context.set_offline(True)
    still(page)
    place = page.locator(".box").first.bounding_box()
    expect(page.get_by_role("alert")).to_be_visible()
    still(page)
    assert page.locator(".box").first.bounding_box() == place, "no box moves under the finger"
    page.reload()
    expect(page.locator(".box")).not_to_have_count(0)
    expect(page.get_by_role("alert")).to_have_text(say("web-no-server"))


def test_a_clause_is_shown_in_an_example(page: Page) -> None:
    page.goto("/rules/kaskaria#HK-T3")
    page.locator("#HK-T3").get_by_role("button", name=say("web-example")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("runner")
    expect(dialog.get_by_role("button", name=say("web-example-again"))).to_be_enabled()
    expect(dialog.locator("li").first).to_be_visible()


def test_the_pack_s_values_are_printed_under_their_clause(page: Page) -> None:
    page.goto("/rules/krom#KR-P4")
    expect(page.locator("#KR-P4 tr")).to_have_count(8)
    page.goto("/rules/kero#KO-C2")
    expect(page.locator("#KO-C2 .side")).to_have_count(24)


def test_robots_txt_is_served(page: Page) -> None:
    answer = page.request.get("/robots.txt")
    assert "Disallow: /" in answer.text()
