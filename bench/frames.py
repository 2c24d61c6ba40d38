"""How smoothly a game moves in the browser, with the processor slowed four times.

Plays the first turns of every room with all its motion and writes down how long each frame took.
Asked are 95 of 100 under 33 ms. A machine with much else to do shows that instead: the same is
measured on an empty page first, and the load is told.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.conftest import FLAGS, Server  # noqa: E402
from tests.web.hand import HANDS, asked, over, play_now, turn, wait  # noqa: E402

SLOWED = 4
TURNS = 6
LONG = 33.4  # milliseconds: two frames of a screen with sixty a second
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


def figures(frames: list[float]) -> dict[str, float]:
    ordered = sorted(frames)
    share = sum(each <= LONG for each in ordered) / len(ordered)
    return {
        "frames": len(ordered),
        "median_ms": round(ordered[len(ordered) // 2], 1),
        "p95_ms": round(ordered[int(len(ordered) * 0.95)], 1),
        "under_33_ms_percent": round(100 * share, 1),
    }


def played(page: Page, game: str) -> list[float]:
    play_now(page, game)
    wait(page)
    page.evaluate(WATCH)
    for _ in range(TURNS):
        wait(page)
        if over(page):
            break
        turn(page, game)
    while not (asked(page) or over(page)):
        page.wait_for_timeout(100)
    found: list[float] = page.evaluate("window.frames_")
    return found


def main() -> None:
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder) / "tables.sqlite")
        server.start()
        browser = driver.chromium.launch(
            executable_path=os.environ["CHROMIUM"], chromium_sandbox=False, args=FLAGS
        )
        try:
            for size, (width, height) in SIZES.items():
                for game in ["nothing", *(sys.argv[1:] or HANDS)]:
                    page = browser.new_page(
                        base_url=server.url,
                        viewport={"width": width, "height": height},
                        service_workers="block",
                    )
                    page.set_default_timeout(120_000)
                    lens = page.context.new_cdp_session(page)
                    lens.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
                    if game == "nothing":
                        page.goto("about:blank")
                        page.evaluate(WATCH)
                        page.wait_for_timeout(4000)
                        frames = page.evaluate("window.frames_")
                    else:
                        frames = played(page, game)
                    found[f"{game} {size}"] = figures(frames)
                    print(f"{game:10} {size:6}", found[f"{game} {size}"], flush=True)
                    page.close()
        finally:
            browser.close()
            server.stop()
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    print(f"load: {load:.1f} for each processor")
    out = ROOT / "build" / "frames.json"
    out.parent.mkdir(exist_ok=True)
    out.write_text(json.dumps({"load": load, **found}, indent=1))


if __name__ == "__main__":
    main()
