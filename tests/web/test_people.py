"""Several people at one table, broken connections, and restarted servers."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, People, Server
from tests.web.hand import asked, over, still, tries, turn

LOST = ".link"  # one's own line; who else is cut off is told beside their name


def invite(page: Page) -> str:
    """Open a table for two with one open seat. Return its address."""
    page.goto("/new/kaskaria")
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".lobby")
    return page.url


def sit(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()


def seated(host: Page, name: str) -> None:
    """Wait until this player is there, and can be removed."""
    expect(host.get_by_role("button", name=f"Remove {name}")).to_be_visible()


def in_turn(pages: list[Page]) -> list[Page]:
    """Return the pages, first one that is asked or has seen the end."""
    for _ in tries(pages[0]):
        for page in pages:
            if asked(page) or over(page):
                return [page, *(other for other in pages if other is not page)]
    raise AssertionError("no page is asked")


def two(people: People) -> tuple[Page, Page]:
    """Ada, who has invited Bo, and Bo, in a game."""
    ada, bo = people().new_page(), people().new_page()
    sit(bo, invite(ada), "Bo")
    seated(ada, "Bo")
    ada.get_by_role("button", name="Start").click()
    for page in (ada, bo):
        page.wait_for_selector(".playing")
    return ada, bo


def one_turn(pages: list[Page]) -> Page:
    """Let the player who is asked make one choice."""
    page = in_turn(pages)[0]
    turn(page, "kaskaria")
    return page


def abreast(one: Page, two: Page) -> None:
    """Wait until both pages show the same move."""
    for _ in tries(one):
        moves = [page.locator(".playing").get_attribute("data-moves") for page in (one, two)]
        if moves[0] == moves[1]:
            return
    raise AssertionError("one page is behind")


def test_two_people_and_a_spectator(people: People) -> None:
    ada, bo, eve = people().new_page(), people(viewport=PHONE).new_page(), people().new_page()
    link = invite(ada)
    code = ada.request.get(f"/api/tables/{link.rpartition('/')[2]}").json()["code"]
    sit(bo, f"/c/{code}", "Bo")
    seated(ada, "Bo")
    ada.get_by_role("button", name="Start").click()
    eve.goto(link)
    for page in (ada, bo, eve):
        page.wait_for_selector(".playing")

    expect(eve.locator("[data-anchor=pile]")).to_be_visible()
    expect(eve.locator("[data-anchor=hand]")).to_have_count(0)
    expect(ada.locator("header")).to_contain_text("1 person is watching")
    for _ in range(300):
        [first, _] = in_turn([ada, bo])
        if over(first):
            break
        turn(first, "kaskaria")
    for page in (ada, bo, eve):
        expect(page.locator(".playing")).to_have_attribute("data-over", "yes")

    bo.get_by_role("button", name="Play again").click()
    expect(bo.locator(".lobby")).to_contain_text("Ada")
    ada.get_by_role("link", name="Go to the new table").click()
    expect(ada.locator(".lobby")).to_contain_text("Bo")


def test_guests_need_no_name_and_a_taken_name_is_reported(people: People) -> None:
    ada, bo, eve = people(), people(viewport=PHONE).new_page(), people().new_page()
    wish = {"game": "kaskaria", "seats": [{"kind": "open"}] * 4, "name": "Hero"}
    link = f"/t/{ada.request.post('/api/tables', data=wish).json()['id']}"
    bo.goto(link)
    bo.get_by_role("button", name="Take a seat").click()
    expect(bo.locator(".self")).to_contain_text("Hero 2")
    sit(eve, link, "hero 2")
    expect(eve.get_by_role("alert")).to_contain_text("already called hero 2")
    eve.get_by_role("textbox", name="Your name").fill("")
    eve.get_by_role("button", name="Take a seat").click()
    expect(eve.locator(".self")).to_contain_text("Hero 3")


def test_the_host_can_remove_a_player_before_and_during_the_game(people: People) -> None:
    ada, bo = people().new_page(), people(viewport=PHONE).new_page()
    link = invite(ada)
    begin = ada.get_by_role("button", name="Start")
    expect(ada.locator(".invite .shut")).to_be_visible()
    still(ada)
    place = begin.bounding_box()
    sit(bo, link, "Bo")
    away = ada.get_by_role("button", name="Remove Bo")
    expect(away).to_be_visible()
    still(ada)
    assert begin.bounding_box() == place, "it stays in place when a player sits down"
    expect(bo.locator(".self")).to_have_count(1)
    away.click()
    expect(bo.locator(".self")).to_have_count(0)
    sit(bo, link, "Bo")
    seated(ada, "Bo")
    ada.get_by_role("button", name="Start").click()
    for page in (ada, bo):
        page.wait_for_selector("[data-anchor=hand]")
    bo.locator("[data-anchor=seat-0]").click()
    expect(bo.get_by_role("dialog")).to_contain_text("Ada")
    expect(bo.get_by_role("button", name="Remove Ada")).to_have_count(0)

    ada.locator("[data-anchor=seat-1]").click()
    ada.get_by_role("button", name="Remove Bo").click()
    expect(bo.locator("[data-anchor=hand]")).to_have_count(1)  # asked once more first
    ada.get_by_role("button", name="let a bot take over").click()
    expect(bo.locator("[data-anchor=hand]")).to_have_count(0)
    expect(ada.locator("[data-anchor=seat-1]")).to_contain_text("a bot, level “Medium”")
    ada.set_viewport_size(PHONE)
    expect(ada.locator("[data-anchor=seat-1] .face > svg")).to_be_visible()


BUBBLE = """() => new MutationObserver(() => {
  const bubble = document.querySelector(".bubble");
  if (!bubble || window.look) return;
  window.look = setTimeout(() => {
    const { opacity, visibility } = getComputedStyle(bubble);
    window.seen = `${bubble.innerText} ${opacity} ${visibility}`;
  }, 300);
}).observe(document.body, { subtree: true, childList: true })"""
"""How a bubble looks a moment after it came."""


def test_phrases_are_shown_and_can_be_muted(people: People) -> None:
    ada, bo = two(people)
    ada.evaluate(BUBBLE)
    bo.locator("summary", has_text="Say something").click()
    bo.get_by_role("button", name="Good luck!").click()
    expect(ada.get_by_role("log")).to_contain_text("Bo: Good luck!")
    ada.wait_for_function("() => window.seen")
    assert ada.evaluate("window.seen") == "Good luck! 1 visible", "also where nothing moves"
    expect(ada.locator(".bubble")).to_have_count(0)
    ada.locator("summary", has_text="Say something").click()
    ada.get_by_role("button", name="Hide messages").click()
    expect(ada.get_by_role("log")).not_to_contain_text("Good luck!")


def test_a_seat_survives_reload_lost_link_and_restart(people: People, server: Server) -> None:
    ada, bo = two(people)
    for _ in range(3):
        one_turn([ada, bo])
    abreast(ada, bo)
    hand = bo.locator("[data-anchor=hand] button").count()

    bo.reload()
    bo.wait_for_selector(".playing")
    expect(bo.locator("[data-anchor=hand] button")).to_have_count(hand)
    expect(bo.locator(".rail li.event").first).to_be_attached()  # the past is known again

    bo.context.set_offline(True)
    expect(bo.locator(LOST)).to_be_visible()
    expect(ada.locator(".players")).to_contain_text("connection lost")
    if asked(ada):
        turn(ada, "kaskaria")
    bo.context.set_offline(False)
    abreast(ada, bo)

    server.stop()
    for page in (ada, bo):
        expect(page.locator(LOST)).to_be_visible()
    server.start()
    for page in (ada, bo):
        expect(page.locator(LOST)).to_have_count(0)
    one_turn([ada, bo])
    in_turn([ada, bo])


def test_a_move_is_taken_back(people: People) -> None:
    ada, bo = two(people)
    mover = one_turn([ada, bo])
    mover.get_by_role("button", name="Undo").first.click()
    expect(mover.get_by_role("log").get_by_text("A move was undone.")).to_be_attached()
