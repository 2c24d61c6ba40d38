"""Take the README's pictures from the running web app: docs/kaskaria.jpg, krom.jpg and kero.jpg.

Bots play a game from a seed up to the moment to show. The table is then opened in a browser
at 1280 by 800, as its first player sees it. For fewer: `--games kero`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from tests.web.conftest import DESKTOP, Server
from tests.web.hand import still, wait
from tests.web.tables import Options, Story, can, lay
from tools.before import browsing

from kaboodle.bots import bot
from kaboodle.bots.bot import next_move, seated, tell
from kaboodle.core.ids import Seat
from kaboodle.core.rng import derive, from_seed
from kaboodle.games.krom.frames import Fighting
from kaboodle.games.krom.state import BEAST
from kaboodle.shelf import AnyGame, open_game

DOCS = Path(__file__).resolve().parent.parent / "docs"
QUALITY = 82  # of the JPEGs, from 1 to 100
ADA = Seat(0)  # the person; a bot plays her moves too, up to the moment
State = Any
Moment = Callable[[AnyGame, State], bool]


@dataclass(frozen=True)
class Picture:
    """A game between bots, and the moment in it to show: the first in which Ada is asked."""

    bots: list[str]  # by seat
    options: Options
    seed: int
    earliest: int  # moves played before
    moment: Moment


def any_moment(_game: AnyGame, _s: State) -> bool:
    return True


def fight_with_the_kromosaurus(_game: AnyGame, s: State) -> bool:
    top = s.frames[-1]
    return isinstance(top, Fighting) and BEAST in top.fighters and len(top.fighters) > 3


def in_camp(game: AnyGame, s: State) -> bool:
    return can(game, s, ADA, "take") and can(game, s, ADA, "explore")


PICTURES = {
    "kaskaria": Picture(
        ["hard-bruma", "hard-piko", "hard-orin", "hard-sefira"], {}, 2, 60, any_moment
    ),
    "krom": Picture(
        ["hard-umo", "hard-ugra", "hard-umo", "hard-rokka", "hard-zik"],
        {"kromosaurus": True}, 17, 60, fight_with_the_kromosaurus,
    ),
    "kero": Picture(["hard-sahra", "hard-bazo"], {"clock": "paced"}, 1, 100, in_camp),
}  # fmt: skip


def played(name: str, picture: Picture) -> Story:
    """Return the moves that lead to the moment. Raise LookupError if the game ends without one."""
    game = open_game(name, {**picture.options})
    seats = len(picture.bots)
    bots = seated(game, [bot(name, each) for each in picture.bots])
    rngs = [from_seed(derive(picture.seed, 1 + seat)) for seat in range(seats)]
    s, moves = game.setup(seats, picture.seed), list[tuple[int, str]]()
    while asked := game.asked(s):
        if len(moves) >= picture.earliest and ADA in asked and picture.moment(game, s):
            return Story(name, picture.options, seats, picture.seed, moves)
        seat = asked[0]
        player = bots[seat]
        assert player is not None, "every seat has a bot"
        move = next_move(game, s, seat, player, rngs[seat])
        moves.append((int(move.seat), game.catalogue.key(move.action)))
        log: list[Any] = []
        game.advance(s, move.seat, move.action, move.at, log)
        tell(game, s, bots, log)
    raise LookupError(f"{name}: no such moment after move {picture.earliest}; try another seed")


def take(browser: Browser, server: Server, name: str, path: Path) -> None:
    picture = PICTURES[name]
    table = lay(server.database, played(name, picture), {0: "Ada"}, picture.bots)
    page = browser.new_page(
        base_url=server.url, viewport=DESKTOP, locale="en", service_workers="block"
    )
    page.goto(table.seat(0))
    wait(page)
    page.wait_for_selector("ol > li:not(.none) >> nth=10")  # the log has arrived
    still(page)
    if path.suffix == ".png":
        page.screenshot(path=path)
    else:
        page.screenshot(path=path, type="jpeg", quality=QUALITY)
    page.close()
    print(f"{path}: {path.stat().st_size // 1000} kB")


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--games", type=lambda text: text.split(","), default=list(PICTURES))
    ask.add_argument("--png", action="store_true", help="write build/GAME.png instead")
    given = ask.parse_args()
    with browsing() as (browser, server):
        for name in given.games:
            path = DOCS.parent / "build" / f"{name}.png" if given.png else DOCS / f"{name}.jpg"
            path.parent.mkdir(exist_ok=True)
            take(browser, server, name, path)


if __name__ == "__main__":
    main()
