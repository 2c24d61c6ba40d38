"""Fast taps are never refused: taps at random moments, through a whole game in each room."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, WebSocket

from kaboodle.games.kero.content import CLAIM
from kaboodle.shelf import AnyGame
from tests.web.conftest import People, Server
from tests.web.tables import Options, Want, find, lay

# Messages for "not now": none may be shown, however early or late a tap comes.
TURN = {"error-stale", "error-over", "kaskaria-not-your-turn", "krom-not-asked"}
TURN |= {"kero-not-your-turn", "kero-opponent-is-asked", "kero-opponent-rolls"}

TAP = """([likely, all, seed]) => {
  const chance = () => (seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff) / 0x80000000;
  window.taps = 0;
  const tap = () => {
    if (document.querySelector(".playing[data-over=yes]")) return;
    const first = [...document.querySelectorAll(likely)];
    const found = first.length && chance() < 0.6 ? first : [...document.querySelectorAll(all)];
    found[Math.floor(chance() * found.length)]?.click();
    window.taps += 1;
    setTimeout(tap, [0, 0, 20, 60, 150][Math.floor(chance() * 5)]);
  };
  tap();
}"""


WHERE = """() => {
  const { moves, asked } = document.querySelector(".playing").dataset;
  const seen = document.querySelector(".playing").innerText.slice(0, 600);
  return JSON.stringify({ taps: window.taps, moves, asked, seen });
}"""


def at_once(game: AnyGame, s: Any) -> bool:
    return True


def nearly_over(game: AnyGame, s: Any) -> bool:
    """Whether the last Claim card of KERO is among the next two cards."""
    return s.claims == 2 and CLAIM in s.pile[-2:]


@dataclass(frozen=True)
class Room:
    """The controls that lead on, and everything else to tap, whether it can be chosen now or
    not."""

    seats: int
    likely: str
    all: str
    options: Options
    joined: Want = at_once


ROOMS = {
    "kaskaria": Room(
        2,
        "[data-play].ready, [data-anchor=hand] .glow:not([aria-pressed=true])",
        "[data-play].ready, [data-anchor=pile], [data-anchor^=display]",
        {},
    ),
    "krom": Room(
        3,
        "[data-stone], [data-confirm]",
        "[data-stone], [data-go], [data-do], [data-prey], [data-idea], [data-rob], [data-confirm]",
        {"round_cap": 3},
    ),
    "kero": Room(
        2,
        ".card.glow, [data-verb]:is([data-verb=tip], [data-verb=do], [data-verb=end]),"
        " :is([data-verb=throw], [data-verb=flat]) button",
        "[data-verb] button, button[data-verb], .card, .land",
        {},
        nearly_over,
    ),
}


def short(server: Server, name: str) -> str:
    """Lay a table that is short to play: near its end, or with few rounds. Return Ada's address."""
    room = ROOMS[name]
    story = find(name, "taps", room.seats, room.joined, room.options)
    return lay(server.database, story, {0: "Ada"}).seat(0)


@pytest.mark.parametrize("name", ROOMS)
def test_taps_at_random_moments_through_a_game_are_never_refused_for_the_turn(
    people: People, server: Server, name: str
) -> None:
    room = ROOMS[name]
    page = people(reduced_motion="no-preference").new_page()
    page.add_init_script("localStorage.setItem('kaboodle-speed', 'quick')")
    refused: dict[str, str] = {}
    asked: set[str] = set()  # a "why not?" may come too late; then no message shows

    def hear(line: WebSocket) -> None:
        line.on("framereceived", lambda text: refused.update(_refusal(str(text))))
        line.on("framesent", lambda text: asked.update(_why(str(text))))

    page.on("websocket", hear)
    page.goto(short(server, name))
    page.wait_for_selector(".playing")

    page.evaluate(TAP, [room.likely, room.all, 11])
    try:
        page.wait_for_selector(".playing[data-over=yes]", timeout=240_000)
    except TimeoutError:  # a game that stands still says where
        raise AssertionError(page.evaluate(WHERE)) from None
    assert page.evaluate("window.taps") > 20
    assert {id_: key for id_, key in refused.items() if key in TURN and id_ not in asked} == {}


def _refusal(text: str) -> dict[str, str]:
    message = json.loads(text)
    return {message["id"]: message["words"]["key"]} if message["t"] == "refused" else {}


def _why(text: str) -> set[str]:
    message = json.loads(text)
    return {message["id"]} if message["t"] == "why" else set()
