"""Tables in the middle of a game, stored as the server stores them, for tests to open."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from kaboodle.core.game import Outcome
from kaboodle.core.ids import Millis, Seat
from kaboodle.core.rng import from_seed
from kaboodle.server.live import tokens
from kaboodle.server.table import lines
from kaboodle.shelf import AnyGame, box, open_game
from tests.web.conftest import PATIENCE

State = Any
Want = Callable[[AnyGame, State], bool]
Options = dict[str, bool | int | str]
Eager = tuple[str, ...]
SEEDS = Path(__file__).with_name("seeds.json")
MOST = 4000
# Open tables have no code in common: these are counted, and the server's are letters.
CODES = map("{:04}".format, count())


@dataclass(frozen=True)
class Story:
    """The path to a state: a seed and all moves since."""

    game: str
    options: Options
    seats: int
    seed: int
    moves: list[tuple[int, str]]


@dataclass(frozen=True)
class Laid:
    id: str
    tokens: list[str]  # by seat; "" for a bot

    def seat(self, seat: int) -> str:
        return f"/t/{self.id}#{self.tokens[seat]}"

    @property
    def watch(self) -> str:
        return f"/t/{self.id}"


def find(
    game: str, name: str, seats: int, want: Want, options: Options, eager: Eager = ()
) -> Story:
    """Return a wanted place in random games: the recorded one, otherwise found seed by seed.

    Choices that begin with `eager` are made whenever the rules allow them. `python -m
    tests.web.seeds` records the seeds.
    """
    rules = open_game(game, {**options})
    known = json.loads(SEEDS.read_text(encoding="utf-8")).get(game, {}).get(name, 1)
    for seed in (known, *range(1, MOST)):
        s, rng, moves = rules.setup(seats, seed), from_seed(seed), list[tuple[int, str]]()
        while rules.asked(s):
            if want(rules, s):
                return Story(game, options, seats, seed, moves)
            asked = rules.asked(s)
            seat = asked[rng.below(len(asked))]
            choices = rules.options(s, seat)
            dear = [a for a in choices if eager and rules.catalogue.key(a).startswith(eager)]
            action = (dear or choices)[rng.below(len(dear or choices))]
            moves.append((int(seat), rules.catalogue.key(action)))
            rules.advance(s, seat, action, Millis(0), None)
    raise AssertionError(f"{game}: nothing like {name} in {MOST} games")


def finished(game: str, seats: int, options: Options, seed: int = 5) -> Story:
    """Return a whole random game."""
    rules, rng, moves = open_game(game, {**options}), from_seed(seed), list[tuple[int, str]]()
    s = rules.setup(seats, seed)
    while asked := rules.asked(s):
        seat = asked[rng.below(len(asked))]
        choices = rules.options(s, seat)
        action = choices[rng.below(len(choices))]
        moves.append((int(seat), rules.catalogue.key(action)))
        rules.advance(s, seat, action, Millis(0), None)
    return Story(game, options, seats, seed, moves)


def ended(game: str, seats: int, want: Callable[[Outcome], bool]) -> Story:
    """Return a whole game that ended as wanted."""
    rules = open_game(game, {})
    for seed in range(1, MOST):
        story, s = finished(game, seats, {}, seed), rules.setup(seats, seed)
        for seat, key in story.moves:
            rules.advance(s, Seat(seat), rules.catalogue.number(key), rules.soonest(s), None)
        outcome = rules.outcome(s)
        if outcome is not None and want(outcome):
            return story
    raise AssertionError(f"{game}: none of {MOST} games ends like that")


def won(game: str = "kaskaria", seats: int = 2) -> Story:
    """Return a whole game that the first seat has won alone."""
    return ended(game, seats, lambda outcome: outcome.winners == [Seat(0)])


def lay(
    database: Path,
    story: Story,
    people: dict[int, str],
    bot: str | Sequence[str] = "greedy",
    away: Sequence[int] = (),
    resigned: Sequence[int] = (),
) -> Laid:
    """Store the table after a story. Seats without a person get a bot, and a bot plays for people
    who are away or have resigned: the same in every seat, or one named for each."""
    assert story.seats > 2 or not resigned, "of two, resigning ends the game"
    bots = [bot] * story.seats if isinstance(bot, str) else bot
    seat_tokens = [tokens.new_token() if seat in people else "" for seat in range(story.seats)]
    first = lines.Set(
        id=tokens.new_id(), code=next(CODES), game=story.game, options=story.options,
        pack="", players=story.seats, visibility="link", pace="none", undo=True, free_chat=False,
        seed=f"{story.seed:016x}", salt=tokens.new_salt(),
        host=tokens.hashed(next(filter(None, seat_tokens), "nobody")), opened=int(time.time()),
        rules=box(story.game).version,
    )  # fmt: skip
    sat: list[lines.Line] = [
        lines.Sat(seat, people[seat], tokens.hashed(seat_tokens[seat]))
        if seat in people
        else lines.BotSat(seat, bots[seat])
        for seat in range(story.seats)
    ]
    moved = [lines.Moved(seat, key) for seat, key in story.moves]
    left = [lines.TookOver(seat, bots[seat]) for seat in (*away, *resigned)]
    gone = [lines.Resigned(seat) for seat in resigned]
    write(database, first, [*sat, lines.Started(), *left, *gone, *moved], "playing")
    return Laid(first.id, seat_tokens)


def write(database: Path, first: lines.Set, rest: Sequence[lines.Line], status: str) -> None:
    """Write a table's log and its entry, as the server would."""
    with closing(sqlite3.connect(database, timeout=PATIENCE / 1000)) as db, db:
        db.executemany(
            "INSERT INTO lines VALUES (?, ?, ?)",
            [(first.id, i, lines.encode(line)) for i, line in enumerate([first, *rest])],
        )
        entry = (first.id, first.code, status, first.visibility, first.opened, 1 + len(rest))
        db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", entry)


def can(game: AnyGame, s: State, seat: int, key: str) -> bool:
    """Whether this seat can choose that now."""
    if Seat(seat) not in game.asked(s):
        return False
    return any(game.catalogue.key(a).startswith(key) for a in game.options(s, Seat(seat)))
