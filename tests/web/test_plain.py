"""A game without a room of its own can be played all the same: its choices are a list."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kaboodle.shelf import BOXES
from tests.web.hand import HANDS, wait


@pytest.mark.parametrize("game", [name for name in BOXES if name not in HANDS])
def test_choices_are_a_list(page: Page, game: str) -> None:
    page.goto(f"/new/{game}")
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
