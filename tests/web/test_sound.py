"""Sounds play, do not crackle, and end. Ambience is far quieter than sounds that carry meaning."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tools import sounds

from tests.web.hand import play_now, wait

HEARD = """
window.started = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...given) { window.started++; return start.apply(this, given); };
}
"""


@pytest.fixture(scope="module")
def heard(browser: Browser) -> dict[str, sounds.Heard]:
    page = browser.new_page()
    rendered = sounds.render(page, sounds.bundle())
    page.close()
    return rendered


def test_every_sound_is_heard_and_none_crackles(heard: dict[str, sounds.Heard]) -> None:
    assert {"table-tap", "table-dice", "kaskaria-volcano"} <= set(heard)
    for name, sound in heard.items():
        if name.startswith("place-"):
            continue
        assert 0.015 < sound.peak < 0.95, name  # the sand that runs is the quietest
        assert 0.02 < sound.length < 2.5, name


def test_places_are_quiet_and_never_silent(heard: dict[str, sounds.Heard]) -> None:
    places = {name: sound for name, sound in heard.items() if name.startswith("place-")}
    assert len(places) == 3
    for name, sound in places.items():
        assert 0.002 < sound.power**0.5 < 0.02, name
        assert sound.peak < 0.1, name


def test_a_volume_for_everything(page: Page) -> None:
    page.add_init_script(HEARD)
    play_now(page, "kaskaria")
    wait(page)
    page.get_by_role("button", name="Menu").click()
    before = page.evaluate("window.started")
    slider = page.get_by_role("slider", name="Volume")
    expect(slider).to_have_value("70")
    slider.press("ArrowRight")
    expect(slider).to_have_value("75")
    page.wait_for_function("before => window.started > before", arg=before)  # one hears it
    page.get_by_role("button", name="Turn the sound off").click()
    expect(slider).to_have_value("0")
    page.keyboard.press("Escape")
    page.reload()
    wait(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Turn the sound on")).to_be_visible()
    assert page.evaluate("window.started") == 0
    slider.press("End")
    expect(page.get_by_role("button", name="Turn the sound off")).to_be_visible()
    page.get_by_role("checkbox", name="Background sounds").uncheck()
    page.reload()
    wait(page)
    page.get_by_role("button", name="Menu").click()
    expect(slider).to_have_value("100")
    expect(page.get_by_role("checkbox", name="Background sounds")).not_to_be_checked()
