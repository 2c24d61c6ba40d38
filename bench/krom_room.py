"""Measure how long a round takes to be shown in KROM's room, with four bots at normal speed.

The page itself marks the rounds. Run `make web` first. `--rounds` sets how many rounds are
measured, `--seats` how many bots play.
"""

from __future__ import annotations

import argparse
import json
from itertools import count, pairwise

from playwright.sync_api import Browser
from tests.web.conftest import Server
from tests.web.tables import Story, lay
from tools.before import browsing

# Records when each round begins to be shown.
WATCH = """
(() => {
  const seen = { rounds: [], over: false };
  let round = "";
  const look = () => {
    requestAnimationFrame(look);
    const is = document.querySelector("[data-round]")?.dataset.round ?? "";
    if (is !== round && is !== "") {
      round = is;
      seen.rounds.push(performance.now());
    }
    seen.over = document.querySelector(".playing[data-over=yes]") !== null;
  };
  requestAnimationFrame(look);
  window.seen = seen;
})()
"""


def watch(browser: Browser, server: Server, seats: int, rounds: int) -> list[float]:
    """Return the milliseconds each round took to be shown, over as many games as needed."""
    rounds_ms: list[float] = []
    for seed in count(1):
        context = browser.new_context(base_url=server.url, locale="en-GB")
        page = context.new_page()
        page.add_init_script(WATCH)
        page.goto(lay(server.database, Story("krom", {}, seats, seed, []), {}).watch)
        page.wait_for_selector(".playing")
        begun: list[float] = []
        while len(rounds_ms) + len(begun) - 1 < rounds and not page.evaluate("seen.over"):
            page.wait_for_timeout(1000)
            begun = page.evaluate("seen.rounds")
        rounds_ms += [after - before for before, after in pairwise(begun)]
        context.close()
        if len(rounds_ms) >= rounds:
            break
    return rounds_ms[:rounds]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seats", type=int, default=4)
    given = parser.parse_args()
    with browsing(paced=True) as (browser, server):
        took = sorted(watch(browser, server, given.seats, given.rounds))
    seconds = [round(ms / 1000, 1) for ms in took]
    middle = seconds[len(seconds) // 2]
    results = {
        "seats": given.seats,
        "rounds s": seconds,
        "median s": middle,
        "longest s": seconds[-1],
    }
    print(json.dumps(results))


if __name__ == "__main__":
    main()
