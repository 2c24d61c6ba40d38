"""KROM's room watched: how long a round takes to be seen with four bots at normal speed.

Rounds are told apart by what the page itself shows. `make web` first; `--rounds` says how many,
`--seats` how many bots.
"""

from __future__ import annotations

import argparse
import json
from itertools import count, pairwise

from playwright.sync_api import Browser
from tests.web.conftest import Server
from tests.web.tables import Story, lay
from tools.before import browsing

# When each round begins to be seen.
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
    """Milliseconds each round took to be seen, of as many games as are needed."""
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
