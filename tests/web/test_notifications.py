"""Notifications: a player who allowed them is notified of their turn while the tab is hidden."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import People
from tests.web.hand import asked, play_now, tries, turn, until, wait
from tests.web.test_people import in_turn, invite, seated, sit

# A browser that asks, allows and notifies, and a way to hide the tab.
STAGED = """
window.shown = []; window.asked = 0; window.away = false;
window.Notification = class {
  static permission = "default";
  static async requestPermission() {
    window.asked++;
    return (Notification.permission = "granted");
  }
  constructor(title, options) { window.shown.push([title, options.body]); }
  close() { window.shown.push("closed"); }
};
Object.defineProperty(document, "hidden", { get: () => window.away });
"""


def look(page: Page, away: bool) -> None:
    page.evaluate(
        "(away) => { window.away = away; document.dispatchEvent(new Event('visibilitychange')); }",
        away,
    )


def test_permission_is_requested_on_a_tap_and_a_hidden_tab_is_notified(people: People) -> None:
    pages = [people().new_page(), people().new_page()]
    for page in pages:
        page.add_init_script(STAGED)
    ada, bo = pages
    sit(bo, invite(ada), "Bo")
    seated(ada, "Bo")
    ada.get_by_role("button", name="Start").click()
    for page in pages:
        page.wait_for_selector(".playing")
    first, second = in_turn(pages)
    assert second.evaluate("window.asked") == 0, "permission is not requested without a tap"
    second.get_by_role("button", name="Menu").click()
    second.get_by_role("checkbox", name="Notify me on my turn").check()
    expect(second.get_by_role("checkbox", name="Notify me on my turn")).to_be_checked()
    second.keyboard.press("Escape")
    assert second.evaluate("window.asked") == 1
    look(second, away=True)
    for _ in tries(first):
        if second.evaluate("window.shown.length"):
            break
        if asked(first):
            turn(first, "kaskaria")
    second.wait_for_function("() => window.shown.length === 1")
    assert second.evaluate("window.shown") == [["Your turn!", "The Heroes of Kaskaria"]]
    assert first.evaluate("window.shown") == [], "a player who did not allow it is not notified"
    look(second, away=False)
    second.wait_for_function("() => window.shown.at(-1) === 'closed'")


def test_a_phone_is_notified_through_the_service_worker(whole: People) -> None:
    context = whole(service_workers="allow", permissions=["notifications"])
    page = context.new_page()
    page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => window.away });")
    page.add_init_script("localStorage.setItem('kaboodle-call', 'on');")
    page.goto("/")
    if page.evaluate("Notification.permission") != "granted":
        pytest.skip("this browser shows no notices")
    until(page, "navigator.serviceWorker.ready.then(Boolean)")
    play_now(page, "kaskaria")
    wait(page)
    look(page, away=True)
    turn(page, "kaskaria")
    shown = "navigator.serviceWorker.ready.then((it) => it.getNotifications())"
    for _ in tries(page):
        if page.evaluate(f"{shown}.then((all) => all.length)"):
            break
        if asked(page):
            turn(page, "kaskaria")
    notices = page.evaluate(f"{shown}.then((all) => all.map((each) => [each.title, each.data]))")
    assert notices == [["Your turn!", page.evaluate("location.pathname")]]
    look(page, away=False)
    until(page, f"{shown}.then((all) => all.length === 0)")
