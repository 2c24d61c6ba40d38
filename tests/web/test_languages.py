"""The page has every language with a catalogue, and switches at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kaboodle.speech import LANGUAGES, Speech
from tests.web.conftest import PHONE, People, Server
from tests.web.hand import play_now, still, turn, wait
from tests.web.tables import finished, lay


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_s_language_is_used(people: People, language: str) -> None:
    speech = Speech(language=language)
    page = people(locale=language, viewport=PHONE).new_page()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(speech.say("web-shelf-title"))
    expect(page.locator("button.main").first).to_contain_text(speech.say("web-play-now"))
    play_now(page, "kaskaria")
    wait(page)
    expect(page.get_by_role("status").first).to_have_text(speech.say("web-asked-you"))
    turn(page, "kaskaria")
    assert page.locator("html").get_attribute("lang") == language
    still(page)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width == PHONE["width"]


def test_the_language_is_switched_at_once(people: People) -> None:
    page = people().new_page()
    page.goto("/rules/kaskaria")
    other = LANGUAGES[-1]
    expect(page.locator("#HK-T2")).to_contain_text(Speech().say("HK-T2"))
    page.get_by_role("combobox", name=Speech().say("web-language")).select_option(other)
    expect(page.locator("#HK-T2")).to_contain_text(Speech(language=other).say("HK-T2"))
    page.reload()
    expect(page.locator("#HK-T2")).to_contain_text(Speech(language=other).say("HK-T2"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_controls_take_two_rows_on_a_phone(
    people: People, server: Server, language: str
) -> None:
    page = people(locale=language, viewport=PHONE).new_page()
    page.goto(f"/g/{lay(server.database, finished('kaskaria', 2, {}), {0: 'Ada'}).id}#5")
    tools = page.locator(".controls > :not(.slide)")
    expect(tools).to_have_count(9)
    still(page)
    tops = tools.evaluate_all("all => all.map(e => e.getBoundingClientRect().bottom)")
    assert max(tops) - min(tops) < 70  # two rows, not three
