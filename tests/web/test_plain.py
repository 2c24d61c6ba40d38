"""A game without a room of its own can still be played: its choices are a list.

Pig is on the shelf of this server, and the bundle does not have its room.
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.toy.test_toy import ENV
from tests.web.conftest import People, Server
from tests.web.hand import wait


def test_choices_are_listed(people: People, server: Server) -> None:
    plain = Server(server.database.with_name("plain.sqlite"), ENV)
    plain.start()
    try:
        page = people(base_url=plain.url).new_page()
        page.goto("/new/pig")
        page.get_by_role("combobox", name="Who plays in seat 2").select_option("random")
        page.get_by_role("button", name="Open the table").click()
        page.get_by_role("button", name="Start").click()
        page.wait_for_selector(".playing")
        for _ in range(3):
            wait(page)
            table = page.locator(".playing")
            before = table.get_attribute("data-moves") or ""
            page.locator(".plain [data-action]").first.click()
            expect(table).not_to_have_attribute("data-moves", before)
    finally:
        plain.stop()
