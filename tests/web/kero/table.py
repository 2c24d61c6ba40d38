"""KERO tables for tests, with a pack that makes tanks as small and games as short as needed."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import ROOT

ROOM = ".room[data-frame]"
STANDARD = ROOT / "src/kaboodle/games/kero/packs/standard.toml"


def hasty(capacity: int, interval: int = 200, cheap: bool = False) -> str:
    """Return the standard pack with a small tank and short times. Cheap cards make a game short."""
    text = STANDARD.read_text(encoding="utf-8")
    if cheap:
        text = re.sub(r"^cost = { (\w+) = .*", r"cost = { \1 = 1 }", text, flags=re.MULTILINE)
    times = {"capacity": capacity, "interval": interval, "roll": interval, "fuelling": interval}
    for name, value in times.items():
        text = re.sub(rf"^{name} = \d+", f"{name} = {value}", text, flags=re.MULTILINE)
    return text


def lay(page: Page, *, rival: str = "open", pack: str = "", **options: Any) -> str:
    """Let Ada open a table and take its first seat. Return its address."""
    seats = [
        {"kind": "open"},
        {"kind": "bot", "bot": rival} if rival != "open" else {"kind": rival},
    ]
    wish = {
        "game": "kero", "seats": seats, "pack": pack, "name": "Ada",
        "options": {"first": "seat1", "clock": "realtime", **options},
    }  # fmt: skip
    opened = page.request.post("/api/tables", data=wish).json()
    place = [{"id": opened["id"], "game": "kero", "token": opened["token"]}]
    page.goto("/")
    page.evaluate("kept => localStorage.setItem('kaboodle-places', kept)", json.dumps(place))
    page.goto(f"/t/{opened['id']}")
    page.wait_for_selector(".lobby")
    return page.url


def start(page: Page) -> None:
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(ROOM)


def in_frame(page: Page, name: str) -> None:
    expect(page.locator(ROOM)).to_have_attribute("data-frame", name)


def seconds(page: Page) -> int:
    return int(page.locator(".e1 [role=meter]").get_attribute("aria-valuenow") or "0")


def level(page: Page, truck: str = ".e1 [data-level]") -> float:
    """Return the milliseconds of KERO, as drawn."""
    return float(page.locator(truck).first.get_attribute("data-level") or "-1")
