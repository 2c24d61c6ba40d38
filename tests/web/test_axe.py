"""axe-core finds no accessibility faults on any screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import DESKTOP, PHONE, ROOT, People
from tests.web.hand import still, to_the_end, wait

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"


def faults(page: Page) -> list[str]:
    still(page)
    page.evaluate(AXE.read_text())
    report = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{v['id']}: {node['target']} {node['failureSummary'][:200]}"
        for v in report["violations"]
        for node in v["nodes"]
    ]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_on_any_page(people: People, size: dict[str, int]) -> None:
    by_screen: dict[str, list[str]] = {}
    page = people(viewport=size, bypass_csp=True).new_page()
    for path in ("/", "/new/kaskaria", "/rules/kaskaria", "/g/file"):
        page.goto(path)
        page.wait_for_selector("h1")
        by_screen[path] = faults(page)

    page.goto("/new/kaskaria")
    page.get_by_role("combobox", name="Who plays in seat 2").select_option("easy")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".lobby")
    by_screen["lobby"] = faults(page)

    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".playing")
    wait(page)
    by_screen["table"] = faults(page)
    page.get_by_role("button", name="Menu").click()
    by_screen["menu"] = faults(page)
    page.keyboard.press("Escape")

    to_the_end(page, "kaskaria")
    by_screen["end"] = faults(page)
    page.goto(f"/g/{page.url.rsplit('/', 1)[1]}#2")
    page.wait_for_selector(".replay")
    by_screen["replay"] = faults(page)

    assert {screen: faulty for screen, faulty in by_screen.items() if faulty} == {}
