"""KERO in real time: whole games, a lost connection, and fair time."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kaboodle.speech import Speech
from tests.web.conftest import PHONE, People, Server
from tests.web.hand import play_now, still, until
from tests.web.kero import past
from tests.web.kero.hand import verb
from tests.web.kero.table import ROOM, hasty, in_frame, lay, level, seconds, start
from tests.web.kero.test_room import two

DEVICES: dict[str, dict[str, Any]] = {
    "desk": {},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
# A quick hand in the page itself: whatever is asked, it taps what a person would tap.
QUICK = """
() => {
  const one = (what) => document.querySelector(what);
  const ready = ":not([aria-disabled=true]):not(:disabled)";
  const verb = (name) => `button[data-verb=${name}]${ready}, [data-verb=${name}] button${ready}`;
  const tap = (...wanted) => wanted.map(one).find((found) => found)?.click();
  const low = () => {
    const tank = one(".e1 [role=meter]");
    return Number(tank.ariaValueNow) < Number(tank.ariaValueMax) / 4;
  };
  const camp = [verb("do"), ".card.glow", ".land.glow", verb("end")];
  const asked = {
    start: () => tap(low() ? verb("fuel1") : verb("tip"), verb("tip")),
    prepare: () => tap(verb("tip")),
    rolling: () => tap(one(".slot.locked") ? verb("flat") : verb("roll"), verb("flat")),
    fuelling: () => tap(verb("throw")),
    thinning: () => tap(verb("whole")),
    camp: () => tap(...camp),
    moving: () => tap(verb("stay")),
    scorching: () => tap(".card.glow"),
    placing: () => tap(".land.glow"),
    tying: () => tap(".land.glow"),
  };
  const turn = () => {
    if (one(".playing[data-over=yes]")) return;
    setTimeout(turn, 30);
    if (one(".playing[data-asked=yes]")) asked[one(".room[data-frame]").dataset.frame]?.();
  };
  turn();
}
"""


@pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES)
def test_a_whole_game_in_real_time_against_a_bot(people: People, device: dict[str, Any]) -> None:
    """However slow the machine: a hand that is late has an outage, and the game goes on."""
    page = people(**device).new_page()
    lay(page, rival="random", pack=hasty(3000, 60, cheap=True))  # a bot that takes no time
    start(page)
    page.evaluate(QUICK)
    page.wait_for_selector(".playing[data-over=yes]", timeout=240_000)

    page.get_by_role("button", name=Speech().say("web-times")).click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("timed moves")
    sheet.locator("summary").first.click()
    expect(sheet.locator("tbody tr").first).to_contain_text("ms")


def test_sand_waits_for_a_lost_link_and_survives_a_reload(people: People) -> None:
    """The sand stands still to the grain, for both, while a player is awaited."""
    ada, bo = two(people, hasty(600_000))  # sand enough for the slowest machine
    ada.locator(verb("tip")).click()
    in_frame(bo, "rolling")
    ada.reload()
    ada.wait_for_selector(ROOM)
    in_frame(ada, "rolling")
    ada.wait_for_function("() => document.querySelector('.e1 [role=meter]').ariaValueNow < 600")
    assert seconds(ada) > 0
    for page in (ada, bo):
        expect(page.locator(".players [data-line]")).to_have_count(2)  # both lines were measured
        expect(page.locator(".players svg[data-line] path")).to_have_count(2 * 3)  # waves, no steps

    ada.context.set_offline(True)
    waits = Speech().say("web-kero-waits", {"name": "Ada"})
    waiting = bo.get_by_text(waits)
    expect(waiting).to_be_visible()
    expect(waiting).not_to_have_text(waiting.inner_text())  # it counts down: all has come to rest
    lost = ada.get_by_text(Speech().say("web-link-lost"))
    expect(lost).to_be_visible()
    for page in (ada, bo):
        still(page)  # the last grains are drawn
    left = level(ada), level(bo)
    expect(waiting).not_to_have_text(waiting.inner_text())
    assert (level(ada), level(bo)) == left
    expect(ada.get_by_text(waits)).to_have_count(0)  # it cannot know whether the table waits
    ada.context.set_offline(False)
    for gone in (lost, waiting):
        expect(gone).to_have_count(0)
    ada.locator(verb("flat")).click()
    expect(bo.locator(ROOM)).not_to_have_attribute("data-frame", "rolling")


def test_a_paced_table_says_what_a_roll_costs_and_marks_the_last(people: People) -> None:
    page = people(viewport=PHONE).new_page()
    lay(page, rival="greedy", clock="paced", pack=hasty(7000, 3000))
    start(page)
    expect(page.locator(".paced")).to_have_text("−3 s")
    page.locator(verb("tip")).click()
    roll = page.locator("[data-verb=roll]")
    expect(roll).to_contain_text("−3 s")
    expect(roll).to_contain_text(Speech().say("web-kero-last-roll"))


@pytest.mark.parametrize(("longer", "times"), [("no", ""), ("half", "×1.5"), ("double", "×2")])
def test_longer_time_is_shown_on_the_table(people: People, longer: str, times: str) -> None:
    """KO-T5: players and spectators learn why a tank holds more."""
    page = people(viewport=PHONE).new_page()
    lay(page, rival="greedy", longer_time=longer)
    start(page)
    notice = page.locator(".longer")
    expect(notice).to_have_count(1 if times else 0)
    if times:
        expect(notice).to_have_text(times)
        notice.click()
        expect(page.get_by_text("both clans lasts").last).to_be_visible()


def test_new_tables_default_to_real_time(page: Page) -> None:
    """KO-T3: at once from the shelf, and where a table is set; per roll is there to be chosen."""
    play_now(page, "kero")
    page.wait_for_selector(ROOM)
    expect(page.locator(".paced")).to_have_count(0)
    table = page.url.rsplit("/", 1)[1].partition("?")[0]
    terms = page.request.get(f"/api/tables/{table}").json()
    assert terms["options"]["clock"] == "realtime"
    page.goto("/new/kero")
    clock = page.get_by_role("combobox", name=Speech().say("kero-option-clock"))
    expect(clock).to_have_value("realtime")


def replay(page: Page, server: Server) -> tuple[str, list[dict[str, Any]]]:
    """Return a finished game, and its steps as the server sends them."""
    table = past.over(server.database)
    answer = page.request.get(f"/api/tables/{table}/replay?seat=-1").json()
    return table, answer["steps"]


RUN = 12


def run_of(steps: list[dict[str, Any]]) -> int:
    """Return where a long run begins: the truck stands for so many rolls."""
    stands = [step["view"]["asking"] == ["rolling"] and step["view"]["since"] for step in steps]
    return next(i for i, at in enumerate(stands) if at and set(stands[i : i + RUN]) == {at})


def drawn(step: dict[str, Any]) -> float:
    """Return what the rules say the current truck's tank holds after this step (KO-T1)."""
    view = step["view"]
    return float(view["clans"][view["turn"]]["tank"] - (step["move"]["at"] - view["since"]))


# As soon as it stands at this move or later, the page itself presses the button.
PAUSE = """from => new Promise((done) => {
  const look = () => {
    if (Number(location.hash.slice(1)) < from) return void setTimeout(look, 10);
    document.querySelector(".controls .button.main").click();
    done();
  };
  look();
})"""


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_a_replay_runs_on_the_tables_time_and_is_exact_wherever_it_stands(
    people: People, server: Server, size: dict[str, int] | None
) -> None:
    page = people(**({"viewport": size} if size else {})).new_page()
    table, steps = replay(page, server)
    first = run_of(steps)
    page.goto(f"/g/{table}#{first + 1}")
    truck = page.locator("[data-posture=up]")
    expect(truck).to_have_attribute("data-level", f"{drawn(steps[first + 1]):.1f}")
    page.locator(".controls .rate").select_option("2")
    page.get_by_role("button", name="Play", exact=True).click()
    page.evaluate(PAUSE, first + 2)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    move = int(page.url.rsplit("#", 1)[1])
    assert first + 2 <= move < first + RUN - 1  # within the same run
    gone = steps[move + 1]["move"]["at"] - steps[move]["move"]["at"]
    most = drawn(steps[move])
    until(page, f"() => document.querySelector('[data-posture=up]').dataset.level <= {most}")
    assert level(page, "[data-posture=up]") >= most - gone  # it slides there, and stands
    page.get_by_role("button", name="Previous move").click()  # and back: the sand is as it was
    page.goto(f"/g/{table}#{first}")
    expect(truck).to_have_attribute("data-level", f"{drawn(steps[first]):.1f}")


def test_lag_compensation_is_listed_by_roll_with_links(page: Page, server: Server) -> None:
    table, steps = replay(page, server)
    page.goto(f"/g/{table}")
    page.get_by_role("button", name=Speech().say("web-times")).click()
    sheet = page.get_by_role("dialog")
    sums = sheet.locator(".sums li")
    moves = [step["move"] for step in steps[1:]]
    for seat, (lag, credit) in enumerate(zip(past.LAGS, past.CREDITS, strict=True)):
        rolls = [move for move in moves if move["seat"] == seat]
        assert {(move["lag"], move["credit"]) for move in rolls} == {(lag, credit)}
        expect(sums.nth(seat)).to_contain_text("credited")
    sheet.locator("summary").first.click()
    row = sheet.locator("tbody tr").nth(1)
    expect(row).to_contain_text("30 ms")
    row.get_by_role("button").click()
    first = next(i for i, step in enumerate(steps) if step["view"]["since"] >= 0)
    expect(page.get_by_role("slider")).to_have_value(str(first + 1))
