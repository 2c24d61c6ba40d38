"""Measure KERO's room in a real browser: time from tap to face, frames per second, and how exact
the sand is.

Plays a game in real time against a bot, through the page, on a desktop and on a phone with a CPU
throttled four times. Run `make web` first. `--moves` sets how many choices are made on each.
"""

from __future__ import annotations

import argparse
import json
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError
from tests.web.hand import over, tap
from tests.web.kero.hand import choose, frame
from tools.before import browsing

PROFILES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 360, "height": 740},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
SLOWER = {"desk": 1, "phone": 4}
TURN = 180_000  # milliseconds a bot may take on a busy machine
HAND = 5_000  # milliseconds until a button is there; the clock answers some questions first
ASKED = ".playing:is([data-asked=yes], [data-over=yes])"
WISH = {
    "game": "kero", "seats": [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}],
    "options": {"clock": "realtime", "first": "seat1"}, "visibility": "link", "name": "Ada",
}  # fmt: skip
# Records in the page itself: taps and faces, frames while something moves, and in each of them the
# level that is drawn and the one that the server's messages lead to.
WATCH = """
(() => {
  const seen = { taps: [], sand: [], dice: [], drift: [], still: 0 };
  const said = [];
  let way = 0;
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", (event) => {
        const told = JSON.parse(event.data);
        if (told.table) way = (told.table.seats[0].lag ?? 0) / 2; // what is heard is so old
        const { time, view } = told;
        if (time && view) said.push({ at: performance.now(), time, view });
      });
    }
  };
  let tapped = 0, thrown = "", told = 0, last = performance.now();
  addEventListener("pointerdown", (event) => {
    if (event.target.closest?.("[data-verb=roll] button")) tapped = performance.now();
  }, true);
  const look = (now) => {
    requestAnimationFrame(look);
    const passed = now - last;
    last = now;
    const dice = document.querySelector("[data-clear]");
    const room = document.querySelector(".room[data-frame]")?.dataset.frame;
    if (!dice) return;
    if (tapped && dice.dataset.told === "true" && dice.dataset.throw !== thrown) {
      thrown = dice.dataset.throw;
      told = performance.now();
    }
    if (tapped && told > tapped && dice.dataset.clear === "true") {
      seen.taps.push([told - tapped, performance.now() - tapped]);
      tapped = told = 0;
    }
    if (dice.dataset.clear === "false") seen.dice.push(passed);
    else if (room === "rolling") seen.sand.push(passed);
  };
  requestAnimationFrame(look);
  // as soon as a level is drawn: what it should be at that moment
  new MutationObserver((drawn) => {
    const { view, time } = said.at(-1) ?? {};
    if (!time?.running || view.asking.at(-1) !== "rolling") return;
    const best = said.filter((each) => each.time.running).slice(-8);
    const offset = way + Math.max(...best.map((each) => each.time.now - each.at));
    const truth = view.clans[view.turn].tank - (performance.now() + offset - view.since);
    for (const { target } of drawn)
      if (target.dataset.posture === "up")
        seen.drift.push(Math.abs(Number(target.dataset.level) - Math.max(0, truth)));
  }).observe(document, { subtree: true, attributeFilter: ["data-level"] });
  window.seen = seen;
})()
"""


IDLE = """
() => new Promise((done) => {
  const frames = [];
  let last = performance.now();
  const look = (now) => {
    frames.push(now - last);
    last = now;
    if (frames.length < 120) requestAnimationFrame(look);
    else done(frames.slice(1));
  };
  requestAnimationFrame(look);
})
"""


def empty(page: Page) -> list[float]:
    """Return the frame times of a page with only a turning dot: what the machine can do now."""
    turning = "<style>i { animation: r 1s infinite linear } @keyframes r { to { rotate: 1turn } }"
    page.set_content(f"{turning}</style><i>.</i>")
    frames: list[float] = page.evaluate(IDLE)
    return frames


def play(browser: Browser, url: str, profile: str, moves: int) -> dict[str, Any]:
    context = browser.new_context(base_url=url, locale="en-GB", **PROFILES[profile])
    page = context.new_page()
    page.add_init_script(WATCH)
    opened = page.request.post("/api/tables", data=WISH).json()
    page.goto("/")
    place = [{"id": opened["id"], "game": "kero", "token": opened["token"]}]
    page.evaluate("p => localStorage.setItem('kaboodle-places', JSON.stringify(p))", place)
    lens = context.new_cdp_session(page)
    lens.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER[profile]})
    page.set_default_timeout(HAND)
    bare = empty(page)
    page.goto(f"/t/{opened['id']}")
    start = page.locator(".lobby button.main, .playing")
    start.first.wait_for()
    if page.locator(".playing").count() == 0:
        start.first.click()
    for _ in range(moves):
        page.wait_for_selector(ASKED, timeout=TURN)
        if over(page):
            break
        one(page)
    seen: dict[str, Any] = {**page.evaluate("seen"), "empty": bare}
    context.close()
    return seen


def one(page: Page) -> None:
    """Make one choice. Like a person, roll three times and think a little before laying the truck
    flat."""
    if frame(page) != "rolling":
        with suppress(TimeoutError):
            choose(page, tap)
    else:
        for _ in range(3):
            button = page.locator("[data-verb=roll] button:not(:disabled)")
            if button.count():
                button.first.click()
            page.wait_for_timeout(1500)
        flat = page.locator("[data-verb=flat] button")
        if flat.count():
            flat.first.click()
    page.wait_for_timeout(400)


def part(values: list[float], share: float) -> float:
    ordered = sorted(values) or [0.0]
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


def summary(seen: dict[str, Any]) -> dict[str, Any]:
    answered, clear = [[pair[i] for pair in seen["taps"]] for i in (0, 1)]
    out: dict[str, Any] = {"rolls": len(clear)}
    for name, values in (
        ("tap to answer", answered), ("tap to face", clear),
        ("frame, sand", seen["sand"]), ("frame, dice", seen["dice"]),
        ("frame, empty page", seen["empty"]),
    ):  # fmt: skip
        out[f"{name} p50 ms"], out[f"{name} p95 ms"] = part(values, 0.5), part(values, 0.95)
    for name in ("sand", "dice", "empty"):
        frames = seen[name]
        out[f"frames a second, {name}"] = round(1000 * len(frames) / max(1.0, sum(frames)), 1)
    out["drift p95 ms"], out["drift max ms"] = part(seen["drift"], 0.95), part(seen["drift"], 1)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=24)
    moves = parser.parse_args().moves
    with browsing() as (browser, server):
        for profile in PROFILES:
            seen = play(browser, server.url, profile, moves)
            print(json.dumps({"profile": profile, **summary(seen)}, indent=1), flush=True)


if __name__ == "__main__":
    main()
