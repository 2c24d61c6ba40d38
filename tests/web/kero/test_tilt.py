"""The phone is the truck: held upright it tips, laid down it lies flat. Buttons work as well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.web.conftest import PHONE, People
from tests.web.hand import tries, wait
from tests.web.kero.hand import frame
from tests.web.kero.table import ROOM

HANDY: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
GRANTED = """for (const sensor of [DeviceOrientationEvent, DeviceMotionEvent])
  sensor.requestPermission = async () => "granted";"""


class Phone:
    """Holds the phone at an angle: through the browser's own sensor if it has one, otherwise by
    events."""

    def __init__(self, page: Page, override: bool) -> None:
        self.page = page
        self._lens: CDPSession | None = page.context.new_cdp_session(page) if override else None

    def hold(self, beta: float, ms: int) -> None:
        """Hold still: the sensor reports this once."""
        self._feel(beta)
        self.page.wait_for_timeout(ms)

    def feels(self) -> bool:
        """Whether angles arrive, because the headless shell of some builds does not pass them
        on."""
        self.page.evaluate(
            "addEventListener('deviceorientation', e => { window.felt ??= e.beta; })"
        )
        self.hold(30, 300)
        return self.page.evaluate("() => typeof window.felt === 'number'") is True

    def until(self, done: Callable[[], bool], beta: float) -> None:
        """Hold it until this is true, moving slightly now and then as a hand does."""
        for wobble, _ in enumerate(tries(self.page)):
            self.hold(beta + wobble % 2, 100)
            if done():
                return
        raise AssertionError(f"held at {beta}, and nothing came of it")

    def _feel(self, beta: float) -> None:
        if self._lens is None:
            self.page.evaluate(
                "b => dispatchEvent(new DeviceOrientationEvent('deviceorientation',"
                " { alpha: 0, beta: b, gamma: 0 }))",
                beta,
            )
        else:
            self._lens.send(
                "DeviceOrientation.setDeviceOrientationOverride",
                {"alpha": 0, "beta": beta, "gamma": 0},
            )


@pytest.mark.parametrize("override", [False, True], ids=["events", "sensor"])
def test_a_phone_stood_up_tips_the_truck_and_laid_down_lays_it_flat(
    whole: People, override: bool
) -> None:
    page = whole(**HANDY).new_page()
    if not override:
        page.add_init_script(GRANTED)
    opened = page.request.post(
        "/api/tables",
        data={
            "game": "kero", "seats": [{"kind": "open"}, {"kind": "bot", "bot": "random"}],
            "options": {"clock": "realtime", "first": "seat1"}, "visibility": "link", "name": "Ada",
        },
    ).json()  # fmt: skip
    page.goto("/")
    phone = Phone(page, override)
    if not phone.feels():
        pytest.skip("this browser has no sensor to override")
    page.evaluate(
        "p => localStorage.setItem('kaboodle-places', JSON.stringify([p]))",
        {"id": opened["id"], "game": "kero", "token": opened["token"]},
    )
    page.goto(f"/t/{opened['id']}")
    start = page.locator(".lobby button.main, .playing")
    start.first.wait_for()
    if page.locator(".playing").count() == 0:
        start.first.click()
    wait(page)
    room = page.locator(ROOM)

    page.get_by_role("button", name="In your hand").click()
    phone.hold(45, 100)
    page.get_by_role("switch", name="The phone is the truck").click()
    on = page.get_by_text("Lay the phone down")
    phone.until(lambda: on.count() > 0, 45)
    page.keyboard.press("Escape")

    phone.hold(70, 900)
    expect(room).to_have_attribute("data-frame", "start")  # it must lie first
    phone.until(lambda: page.locator(".armed").count() > 0, 4)
    phone.until(lambda: frame(page) == "rolling", 80)
    phone.hold(45, 1200)
    expect(room).to_have_attribute("data-frame", "rolling")  # in the comfortable hand
    phone.until(lambda: frame(page) != "rolling", 4)
