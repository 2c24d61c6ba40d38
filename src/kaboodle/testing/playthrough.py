"""A random game as text for golden files, so that any change of behaviour shows as a diff.

Each step lists its options as numbers. A few steps also have the views of all seats and of a
spectator. The record at the end has the actions taken.
"""

from __future__ import annotations

from typing import Any

from kaboodle.core import position, record
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.core.parsing import canonical, fingerprint
from kaboodle.core.playout import playout
from kaboodle.core.rng import from_seed
from kaboodle.testing.walk import AnyGame, walk

VIEWS_AT = (0, 10, 40)


def playthrough(game: AnyGame, seats: int, seed: int, most: int = 1000) -> str:
    lines: list[str] = []
    kept = record.begin(game, [f"Seat {i + 1}" for i in range(seats)], seed)
    s: Any = game.setup(seats, seed)
    for step, (before, move) in enumerate(walk(game, seats, seed, most)):
        s = game.clone(before)
        if step in VIEWS_AT:
            lines += _views(game, s, seats)
        for seat in game.asked(s):
            options = game.options(s, seat)
            listed = " ".join([str(action) for action in options])
            lines.append(f"{step}: seat {seat}, {len(options)} options: {listed}")
        game.advance(s, move.seat, move.action, move.at, None)
        kept.add(game, move, s)
    kept.close(game, s)
    lines += _views(game, s, seats)
    return "\n".join(lines) + "\n\n" + kept.text()


def _views(game: AnyGame, s: Any, seats: int) -> list[str]:
    return [
        f"view of {seat}: {canonical(game.view(s, seat).to_json())}"
        for seat in [*[Seat(i) for i in range(seats)], SPECTATOR]
    ]


def tree_counts(game: AnyGame, seats: int, seed: int, depth: int) -> list[int]:
    """Count the sequences of moves from the set-up, for each length up to `depth` (perft)."""
    counts: list[int] = []
    states = [game.setup(seats, seed)]
    for _ in range(depth):
        after: list[Any] = []
        for s in states:
            for seat in game.asked(s)[:1]:
                for action in game.options(s, seat):
                    copy = game.clone(s)
                    game.advance(copy, seat, action, game.soonest(s), None)
                    after.append(copy)
        states = after
        counts.append(len(states))
    return counts


def digest(game: AnyGame, seats: int, games: int) -> str:
    """Return a fingerprint of many random games. Equal rules give equal digests."""
    ends: list[str] = []
    for seed in range(games):
        s = game.setup(seats, seed)
        playout(game, s, from_seed(seed))
        ends.append(position.mark(game, s))
    return fingerprint(ends)
