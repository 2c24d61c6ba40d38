"""A page with the interface that the rooms' hands use (`tests/web/hand.py`), over any driver."""

from __future__ import annotations

import time
from typing import Any

from tests.browsers.drivers import PATIENCE, Driver

SEEN = """
const [css, n] = given;
const all = [...document.querySelectorAll(css)];
const one = all[n];
if (!one) return null;
one.scrollIntoView({ block: "nearest", inline: "nearest" });
const { x, y, width, height } = one.getBoundingClientRect();
const middle = [x + width / 2, y + height / 2];
const top = document.elementFromPoint(...middle);
return { middle, hit: width > 0 && !one.disabled && one.contains(top) };
"""


class Found:
    """All elements that match a selector, or the one with this number."""

    def __init__(self, page: Page, css: str, n: int | None = None) -> None:
        self._page, self._css, self._n = page, css, n

    @property
    def first(self) -> Found:
        return self.nth(0)

    def nth(self, n: int) -> Found:
        return Found(self._page, self._css, n)

    def count(self) -> int:
        return int(self._ask("return found.length"))

    def all(self) -> list[Found]:
        return [self.nth(n) for n in range(self.count())]

    def get_attribute(self, name: str) -> str | None:
        value: str | None = self._ask("return found[0]?.getAttribute(rest[0]) ?? null", name)
        return value

    def is_enabled(self) -> bool:
        return bool(self._ask("return !found[0].disabled"))

    def evaluate_all(self, function: str) -> Any:
        return self._ask(f"return ({function})(found)")

    def click(self) -> None:
        """Press where it is visible, as soon as nothing covers it."""
        deadline = time.monotonic() + PATIENCE
        while True:
            seen = self._page.driver.run(SEEN, self._css, self._n or 0)
            if seen is not None and seen["hit"]:
                self._page.driver.press(*seen["middle"])
                return
            assert time.monotonic() < deadline, f"{self._css} cannot be pressed: {seen}"
            time.sleep(0.1)

    def _ask(self, body: str, *rest: object) -> Any:
        some = "" if self._n is None else ".slice(given[1], given[1] + 1)"
        head = f"const found = [...document.querySelectorAll(given[0])]{some};"
        head += "const rest = given.slice(2);"
        return self._page.driver.run(head + body, self._css, self._n, *rest)


class Page:
    def __init__(self, driver: Driver, base: str) -> None:
        self.driver = driver
        self._base = base

    def goto(self, path: str) -> None:
        self.driver.goto(self._base + path)

    def locator(self, css: str) -> Found:
        return Found(self, css)

    def wait_for_selector(self, css: str) -> None:
        self.wait_for(lambda: self.locator(css).count() > 0, css)

    def wait_for(self, true: Any, what: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < deadline, f"waited in vain for {what}"
            time.sleep(0.05)
