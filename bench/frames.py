"""Measure how smoothly a game moves in the browser, with the CPU throttled four times.

Plays the first turns in every room with all animations and records how long each frame took. The
goal is 95 of 100 frames under 33 ms. Because a busy machine is slower, the same is measured on an
empty page first, and the load is printed. Each room is also played once without throttling, and
four times the CPU time of the page's work in each frame is taken: what an idle machine would need.
Everything else is as at a real table: bots take their time, and the player looks for a second
before each choice (`--thought 0`: not at all, which no person can do). The page itself signals when
a player is asked and what was thrown lies, so that no frame is spent on asking.
"""

from __future__ import annotations

import argparse
import json
import os
from bisect import bisect
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize
from tests.web.hand import HANDS, over, play_now, tap, wait
from tools.before import browsing

ROOT = Path(__file__).resolve().parent.parent
SLOWED = 4
CHOICES = {"kero": 20}  # there a choice is only one throw
FEW = 6
NOTHING = "nothing"
LONG = 33.4  # milliseconds: two frames of a screen at 60 Hz
SIZES = {"phone": (360, 740), "desk": (1280, 800)}
WATCH = """
window.frames_ = [];
let last = 0;
const tick = (now) => {
  if (last) window.frames_.push(now - last);
  last = now;
  requestAnimationFrame(tick);
};
requestAnimationFrame(tick);
"""
READY = ".playing:is([data-asked=yes], [data-over=yes]):not(:has([data-air=true]))"
UNTIL = """
([selector, moves]) => new Promise((done) => {
  const there = () => document.querySelector(selector)?.dataset.moves;
  const look = () => ![undefined, moves].includes(there()) && (watch.disconnect(), done());
  const watch = new MutationObserver(look);
  const attributeFilter = ["data-asked", "data-over", "data-moves", "data-air"];
  watch.observe(document, { subtree: true, attributeFilter });
  look();
})
"""


def figures(frames: list[float]) -> dict[str, float]:
    ordered = sorted(frames)
    share = sum(each <= LONG for each in ordered) / len(ordered)
    return {
        "frames": len(ordered),
        "median_ms": round(ordered[len(ordered) // 2], 1),
        "p95_ms": round(ordered[int(len(ordered) * 0.95)], 1),
        "under_33_ms_percent": round(100 * share, 1),
    }


def opened(browser: Browser, url: str, width: int, height: int) -> Page:
    size: ViewportSize = {"width": width, "height": height}
    page = browser.new_page(base_url=url, viewport=size, service_workers="block")
    page.set_default_timeout(120_000)
    return page


def tell(results: dict[str, dict[str, float]], what: str, frames: list[float]) -> None:
    results[what] = figures(frames)
    print(f"{what:24}", results[what], flush=True)


def sit(page: Page, game: str) -> None:
    if game == NOTHING:
        page.goto("about:blank")
        return
    play_now(page, game)
    wait(page)


def played(page: Page, game: str, thought: float) -> list[float]:
    page.evaluate(WATCH)
    if game == NOTHING:
        page.wait_for_timeout(4000)
    else:
        moves: str | None = None
        for _ in range(CHOICES.get(game, FEW)):
            page.evaluate(UNTIL, [READY, moves])
            if over(page):
                break
            page.wait_for_timeout(thought * 1000)
            moves = page.locator(".playing").get_attribute("data-moves")
            HANDS[game].choose(page, tap)
        page.evaluate(UNTIL, [READY, moves])
    frames: list[float] = page.evaluate("window.frames_")
    return frames


def work(trace: bytes) -> list[float]:
    """Return the CPU milliseconds of the page's main thread in each frame."""
    events = [each for each in json.loads(trace)["traceEvents"] if each["ph"] == "X"]
    drawn = [each for each in events if each["name"] == "FireAnimationFrame"]
    (thread, _), *_ = Counter((each["pid"], each["tid"]) for each in drawn).most_common(1)
    ours = [each for each in events if (each["pid"], each["tid"]) == thread]
    ticks: list[float] = []
    for each in sorted(ours, key=lambda each: float(each["ts"])):
        if each["name"] == "FireAnimationFrame" and (not ticks or each["ts"] - ticks[-1] > 4000):
            ticks.append(each["ts"])  # some frames have several callbacks
    spent = [0.0] * (len(ticks) + 1)
    for each in ours:
        if each["name"] == "ThreadControllerImpl::RunTask":
            spent[bisect(ticks, each["ts"])] += each.get("tdur", 0) / 1000
    return spent[1:-1]


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("games", nargs="*", default=list(HANDS), help="default: all")
    words.add_argument("--thought", type=float, default=1.0, help="seconds before each choice")
    wanted = words.parse_args()
    results: dict[str, dict[str, float]] = {}
    with browsing(paced=True) as (browser, server):
        for size, (width, height) in SIZES.items():
            for game in [NOTHING, *wanted.games]:
                page = opened(browser, server.url, width, height)
                lens = page.context.new_cdp_session(page)
                lens.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
                sit(page, game)
                tell(results, f"{game} {size}", played(page, game, wanted.thought))
                page.close()
                page = opened(browser, server.url, width, height)
                sit(page, game)
                browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
                played(page, game, wanted.thought)
                own = work(browser.stop_tracing())
                tell(results, f"{game} {size} alone", [SLOWED * each for each in own])
                page.close()
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    print(f"load: {load:.1f} per CPU")
    out = ROOT / "build" / "frames.json"
    out.parent.mkdir(exist_ok=True)
    out.write_text(json.dumps({"load": load, **results}, indent=1))


if __name__ == "__main__":
    main()
