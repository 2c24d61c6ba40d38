"""Tables of KERO for tests: the first such place in paced games. Ada sits in seat 0."""

from __future__ import annotations

from functools import cache
from typing import Any

from kaboodle.core.ids import Millis, Seat
from kaboodle.games.kero.content import SPACES, THIN
from kaboodle.games.kero.frames import (
    CAMP,
    FUELLING,
    MOVING,
    PLACING,
    ROLLING,
    SCORCHING,
    START,
    THINNING,
    TYING,
)
from kaboodle.games.kero.state import clone
from kaboodle.games.kero.tank import level
from kaboodle.shelf import AnyGame
from tests.web.tables import Eager, Options, Story, Want, can, find

ADA, BO = 0, 1
CALM: Eager = ("lay flat", "take", "explore")  # rolls once, and buys
SECOND: Options = {"first": "seat2"}
State = Any


def at(frame: int, turn: int = ADA) -> Want:
    return lambda _game, s: s.frames[-1] == frame and s.turn == turn


def asks(frame: int) -> Want:
    """Match when Ada herself is asked in this frame, whoever's turn it is."""
    return lambda game, s: s.frames[-1] == frame and ADA in game.asked(s)


def miser(held: bool) -> Want:
    """Ada holds the Tuarek that makes it five dice, or none."""
    return lambda _game, s: (s.tuareks[ADA][THIN] > 0) == held


def both(*wants: Want) -> Want:
    return lambda game, s: all(want(game, s) for want in wants)


def tank(most: int) -> Want:
    return lambda _game, s: level(s, s.turn) <= most


def dice(fires: int, coloured: bool) -> Want:
    """Match when so many dice burn, some do not, and coloured ones are there or not."""

    def want(_game: AnyGame, s: State) -> bool:
        burnt = (s.chosen & ~s.live).bit_count()
        return bool(burnt == fires and s.live.bit_count() > 2 and (s.chosen > 31) == coloured)

    return want


def buys(game: AnyGame, s: State) -> bool:
    return s.turns > 6 and can(game, s, ADA, "take") and can(game, s, ADA, "explore")


def tiles(many: int) -> Want:
    return lambda _game, s: s.tiles[ADA].bit_count() == many


def masks(kinds: int) -> Want:
    return lambda _game, s: sum(1 for held in s.tuareks[ADA] if held) >= kinds


def crowd(many: int) -> Want:
    return lambda _game, s: max(s.explorers[ADA][:SPACES]) >= many and sum(s.explorers[BO]) > 3


def fire(_game: AnyGame, s: State) -> bool:
    """Whether a card will burn, and a torch-bearer is face up, with some cards and tiles out
    already."""
    return bool(s.fires > 1 and s.face_up and s.discard and s.tuarek_used)


def last(game: AnyGame, s: State) -> bool:
    return s.last_turn and can(game, s, ADA, "explore double")


def ends(what: str) -> Want:
    """Match when nothing is left to buy and, as the turn ends, this comes: a Claim, or the end of
    the game."""

    def want(game: AnyGame, s: State) -> bool:
        buys = any(can(game, s, ADA, verb) for verb in ("take", "explore", "trade"))
        if s.frames[-1] != CAMP or s.turn != ADA or buys:
            return False
        later = clone(s)
        game.advance(later, Seat(ADA), game.catalogue.number("end turn"), Millis(0), None)
        reached = {
            "claim": s.claims < later.claims < 3,
            "last": later.last_turn,
            "over": later.over(),
        }
        return bool(reached[what])

    return want


WANTED: dict[str, tuple[Want, Options, Eager]] = {
    "before": (both(at(START), lambda _game, s: s.jerrycans[ADA] > 1 and s.turns > 3), {}, ()),
    "rolling": (both(at(ROLLING), dice(1, coloured=False)), {}, ()),
    "coloured": (both(at(ROLLING), dice(2, coloured=True)), {}, ()),
    "low": (both(at(ROLLING), tank(9000), dice(1, coloured=False)), {}, ()),
    "outage": (both(at(ROLLING), tank(3000), lambda _game, s: s.live > 0), {}, ()),
    "watching": (both(at(ROLLING, BO), dice(1, coloured=False)), {}, ()),
    "filled": (both(at(FUELLING), tank(40000)), {}, ()),
    "filling": (both(at(FUELLING, BO), tank(40000)), {}, ()),
    "last-die": (both(at(FUELLING, BO), lambda _game, s: s.single == 2), {}, ()),
    "question": (both(at(THINNING, BO), miser(True)), {}, ()),
    "question-none": (both(at(THINNING, BO), miser(False)), {}, ()),
    "camp": (both(at(CAMP), buys), {}, ()),
    "placing": (asks(PLACING), {}, ()),
    "moving": (asks(MOVING), {}, ()),
    "scorching": (asks(SCORCHING), {}, ()),
    "burning": (both(at(CAMP), fire), {}, ("lay flat", "plan fire", "end turn")),
    "tie": (asks(TYING), {}, CALM),
    "claim": (ends("claim"), {}, ()),
    "last": (both(at(CAMP), last), SECOND, ()),
    "over": (ends("over"), SECOND, ()),
    "five-tiles": (both(at(CAMP), tiles(5)), {}, CALM),
    "masks": (both(at(CAMP), masks(5)), {}, ("lay flat", "hire")),
    "crowd": (both(at(CAMP), crowd(5)), {}, ("lay flat", "explore 1")),
}


@cache
def story(name: str) -> Story:
    want, options, eager = WANTED[name]
    settled: Options = {"first": "seat1", "clock": "paced", **options}
    return find("kero", name, 2, want, settled, eager)
