"""Play any game by action keys, as tests and research do.

    s = choose(game, s, A, "take pile")                      one seat's choices, checked
    s, events = watch(game, s, A, "take pile")               the same, and its events
    s = after(game, s, "0 take pile", "1 take shelf 2")      moves as a record writes them
    s = fated(game, s, dice(6, 1))                           the next two dice show 6 and 1

A time that is left out is the earliest that the rules allow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kaboodle.core import record
from kaboodle.core.event import Event
from kaboodle.core.game import Game, Move, S, V
from kaboodle.core.ids import Millis, Seat
from kaboodle.core.rng import from_seed
from kaboodle.testing.chance import Draw, foretold


def move(game: Game[S, V], s: S, seat: Seat, key: str, at: int | None = None) -> Move:
    """Return the action with this key as a move of this seat."""
    when = game.soonest(s) if at is None else Millis(at)
    return Move(seat, game.catalogue.number(key), when)


def choose(game: Game[S, V], s: S, seat: Seat, *keys: str, at: int | None = None) -> S:
    """Return the state after these actions of one seat, or raise IllegalAction."""
    for key in keys:
        s, _ = watch(game, s, seat, key, at)
    return s


def watch(
    game: Game[S, V], s: S, seat: Seat, key: str, at: int | None = None
) -> tuple[S, list[Event]]:
    """Return the state after an action, and the events."""
    return game.play(s, move(game, s, seat, key, at))


def after(game: Game[S, V], s: S, *lines: str) -> S:
    """Return the state after these moves, written as in a record: "1 take pile"."""
    for line in lines:
        s, _ = game.play(s, record.read_move(game.catalogue, line))
    return s


def keys(game: Game[S, V], s: S, seat: Seat) -> list[str]:
    """Return the keys of a seat's options."""
    return [game.catalogue.key(action) for action in game.options(s, seat)]


def event_keys(events: list[Event], seat: Seat | None = None) -> list[str]:
    """Return the message keys of events, without the game's name; as `seat` sees them, if given."""
    seen = events if seat is None else [event.seen_by(seat) for event in events]
    return [event.key.partition("-")[2] for event in seen]


def refused(game: Game[S, V], s: S, seat: Seat, key: str, at: int | None = None) -> str:
    """Return clause and message of a refusal ("HK-T1 not-your-turn"); "" if the move is legal."""
    refusal = game.refusal(s, move(game, s, seat, key, at))
    return "" if refusal is None else f"{refusal.clause} {refusal.words.key.partition('-')[2]}"


def fated(game: Game[S, V], s: S, draws: Sequence[Draw]) -> S:
    """Return the same state with these next results of chance: see `testing.chance`."""
    return game.restore({**game.describe(s), "rng": foretold(draws).words()})


def lucky(
    game: Game[S, V],
    s: S,
    made: Move,
    wanted: Callable[[S, list[Event]], bool],
    tries: int = 10_000,
) -> S:
    """Return the same state with a generator with which the move leads to what is wanted.

    Use it for what is easier to recognise than to list: "she draws a claim". It takes the first
    generator that fits, so a test finds the same one every time.
    """
    raw = game.describe(s)
    for seed in range(tries):
        twin = game.restore({**raw, "rng": from_seed(seed).words()})
        if wanted(*game.play(twin, made)):
            return twin
    raise ValueError(f"in {tries} tries it never came to that")
