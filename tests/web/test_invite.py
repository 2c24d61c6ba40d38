"""Inviting people: from a game at home to another machine, in one click."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from kaboodle.server.http.network_access import lan_address
from kaboodle.speech import Speech
from tests.web.conftest import People
from tests.web.hand import SLOW, play_now, turn, wait
from tests.web.test_people import LOST, invite, seated, sit

SHARE = "navigator.share = async (what) => { window.shared = what; };"


@pytest.fixture
def ada(people: People) -> Iterator[Page]:
    page = people().new_page()
    yield page
    page.request.post("/api/network", data={"open": False})  # the next test finds it shut


def open_door(page: Page) -> str:
    """Return the link that others get."""
    page.get_by_role("button", name="Invite people on your network").click()
    return page.get_by_role("textbox", name="Link").input_value()


def close_door(page: Page) -> None:
    page.get_by_role("button", name="Close it again").click()
    expect(page.get_by_text("So far only this device can reach the table.")).to_be_visible()


@pytest.mark.skipif(lan_address() is None, reason="this machine is on no network")
def test_one_click_lets_the_network_in(people: People, ada: Page) -> None:
    ada.add_init_script(SHARE)
    invite(ada)
    expect(ada.get_by_role("textbox", name="Link")).to_have_count(0)
    link = open_door(ada)
    assert f"//{lan_address()}:" in link
    expect(ada.locator(".invite img")).to_be_visible()
    ada.get_by_role("button", name="Share").click()
    assert ada.evaluate("window.shared") == {"title": "The Heroes of Kaskaria", "url": link}

    bo = people().new_page()
    sit(bo, link, "Bo")
    seated(ada, "Bo")
    expect(bo.get_by_role("textbox", name="Link")).to_have_value(link)
    expect(bo.get_by_role("button", name="Close it again")).to_have_count(0)
    close_door(ada)
    expect(bo.locator(LOST)).to_be_visible()


@pytest.mark.skipif(lan_address() is None, reason="this machine is on no network")
def test_the_game_under_way_goes_on(people: People, ada: Page) -> None:
    play_now(ada, "kaskaria")
    wait(ada)
    turn(ada, "kaskaria")
    ada.get_by_role("button", name="Menu").click()
    own = ada.get_by_role("textbox", name="Open your seat on another device")
    expect(ada.get_by_text("So far only this device can reach the table.")).to_be_visible()
    expect(own).to_have_count(0)  # an address of this machine alone leads no other anywhere
    ada.get_by_role("button", name="Invite", exact=True).click()
    link = open_door(ada)
    assert own.input_value().startswith(f"{link}#")
    eve = people().new_page()
    eve.goto(link)
    eve.wait_for_selector(".playing")
    close_door(ada)
    ada.keyboard.press("Escape")
    wait(ada)
    turn(ada, "kaskaria")


def test_without_a_share_sheet_the_link_is_copied(people: People, ada: Page) -> None:
    """As from another machine over plain HTTP, where there is no clipboard API."""
    gone = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
    ada.add_init_script(
        gone + "document.execCommand = (name) => { window.did = name; return true; };"
    )
    ada.add_init_script(SLOW)
    answer = {"address": "http://192.168.7.7:8471", "yours": False}
    ada.route("**/api/network", lambda route: route.fulfill(json=answer))
    invite(ada)
    expect(ada.get_by_role("button", name="Share")).to_have_count(0)
    ada.evaluate("window.slower = 60")  # it says so for two seconds only
    ada.get_by_role("button", name="Copy").click()
    expect(ada.get_by_role("button", name="Copied")).to_be_visible()
    assert ada.evaluate("window.did") == "copy"


def test_without_a_network_it_says_so(ada: Page) -> None:
    ada.route(
        "**/api/network",
        lambda route: (
            route.fulfill(json={"address": None, "yours": True})
            if route.request.method == "GET"
            else route.fulfill(
                status=409,
                json={"error": "no-network", "words": {"key": "error-no-network", "args": {}}},
            )
        ),
    )
    invite(ada)
    ada.get_by_role("button", name="Invite people on your network").click()
    expect(ada.get_by_role("alert")).to_have_text(Speech().say("error-no-network"))
