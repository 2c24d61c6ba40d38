"""A finished game of KERO in real time, stored as the server stores it, including lags."""

from __future__ import annotations

import time
from pathlib import Path

from kaboodle.core.ids import SYSTEM, Millis
from kaboodle.core.rng import from_seed
from kaboodle.server.live import tokens
from kaboodle.server.table import lines
from kaboodle.shelf import open_game
from tests.web.tables import write

OPTIONS: dict[str, bool | int | str] = {"clock": "realtime", "first": "seat1"}
LAGS = (60, 300)  # milliseconds there and back, by seat
CREDITS = (30, 120)
THINKS = 2500  # milliseconds between two choices
ROLLS = 1300


def over(database: Path, seed: int = 5) -> str:
    """Store the table of a game that two people have played. Return its id."""
    game = open_game("kero", {**OPTIONS})
    s, rng = game.setup(2, seed), from_seed(seed)
    moved: list[lines.Line] = []
    at = 0
    while game.asked(s):
        [seat, *_] = game.asked(s)
        due = game.due(s)
        at = max(at + (THINKS if due is None else ROLLS), game.soonest(s))
        if due is not None and due.at <= at:
            at = due.at
            moved.append(lines.Moved(SYSTEM, game.catalogue.key(due.action), at))
            game.advance(s, SYSTEM, due.action, due.at, None)
            continue
        choices = game.options(s, seat)
        action = choices[rng.below(len(choices))]
        key = game.catalogue.key(action)
        moved.append(lines.Moved(seat, key, at, credit=CREDITS[seat], lag=LAGS[seat]))
        game.advance(s, seat, action, Millis(at), None)
    first = lines.Set(
        id=tokens.new_id(), code=tokens.new_code(), game="kero", options=OPTIONS, pack="",
        players=2, visibility="link", pace="none", undo=False, free_chat=False,
        seed=f"{seed:016x}", salt=tokens.new_salt(), host=tokens.hashed("nobody"),
        opened=int(time.time()), rules=game.box.version,
    )  # fmt: skip
    people = [lines.Sat(i, name, tokens.hashed(name)) for i, name in enumerate(("Ada", "Bo"))]
    write(database, first, [*people, lines.Started(), *moved], "over")
    return first.id
