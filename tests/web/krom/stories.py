"""Tables of KROM for tests: the first such place in seeded games. Ada sits in seat 0."""

from __future__ import annotations

from functools import cache
from typing import Any

from kaboodle.core.ids import Seat
from kaboodle.games.krom.content import PLACES
from kaboodle.games.krom.frames import (
    FRESH,
    Acting,
    Choosing,
    Countering,
    Fighting,
    Naming,
    Robbing,
)
from kaboodle.games.krom.state import BEAST
from kaboodle.shelf import AnyGame
from tests.web.tables import Options, Story, Want, can, find

ADA, BO = 0, 1
State = Any


def _top(s: State) -> Any:
    return s.frames[-1] if s.frames else None


def _card(game: AnyGame, s: State, seat: int, name: str) -> bool:
    return game.pack.bonus.ids.index(name) in s.hands[seat]  # type: ignore[attr-defined]


def choosing(game: AnyGame, s: State) -> bool:
    f = _top(s)
    return isinstance(f, Choosing) and s.round > 2 and f.sealed[ADA] == -1 and f.sealed[BO] != -1


def last_to_choose(game: AnyGame, s: State) -> bool:
    """Whether only Ada has not chosen yet, so that all turn over once she does."""
    f = _top(s)
    open_ = [i for i, laid in enumerate(f.sealed) if laid == -1] if isinstance(f, Choosing) else []
    return open_ == [ADA] and s.round > 1


def fight(many: int) -> Want:
    def want(game: AnyGame, s: State) -> bool:
        f = _top(s)
        fights = isinstance(f, Fighting) and len(f.fighters) == many and f.fighters[f.turn] == ADA
        return fights and can(game, s, ADA, "play")

    return want


def beast(game: AnyGame, s: State) -> bool:
    """Ada fights beside others against the Kromosaurus."""
    f = _top(s)
    meets = isinstance(f, Fighting) and f.fighters[-1] == BEAST and len(f.fighters) > 2
    return meets and f.fighters[f.turn] == ADA


def duel(game: AnyGame, s: State) -> bool:
    """Ada has a combat card and leads by enough to stun Bo, who has a counter and a full purse."""
    f = _top(s)
    if not isinstance(f, Fighting) or f.fighters != [ADA, BO] or f.turn != 0 or any(s.orders):
        return False
    stuns = f.totals[0] - f.totals[1] >= s.life[BO]
    return (
        stuns
        and can(game, s, ADA, "play")
        and _card(game, s, BO, "raised-eyebrow")
        and sum(s.tokens[BO]) > 3
    )


def chain(game: AnyGame, s: State) -> bool:
    """A counter lies on a card, and both are asked about it."""
    asked = not any(s.orders) and ADA in game.asked(s)
    return asked and len(s.frames) > 2 and isinstance(_top(s), Countering)


def window(game: AnyGame, s: State) -> bool:
    """A card aimed at Ada, who has a counter."""
    f = _top(s)
    if not isinstance(f, Countering) or any(s.orders):
        return False
    return f.target == ADA and can(game, s, ADA, "play")


def robbery(game: AnyGame, s: State) -> bool:
    f = _top(s)
    if not isinstance(f, Robbing) or f.winner != ADA or s.round > 20:
        return False
    return len(game.options(s, Seat(ADA))) > 4


def acts(place: str) -> Want:
    def want(game: AnyGame, s: State) -> bool:
        f = _top(s)
        here = isinstance(f, Acting) and f.seat == ADA and s.here == PLACES.index(place)
        if not here or s.tokens[ADA][0] < 4:
            return False
        if place == "mountain":
            return bool(len(f.dice) == 5 and f.count == 1)
        return bool(f.count == 2 if place == "forest" else f.stage == FRESH)

    return want


def aimed(game: AnyGame, s: State) -> bool:
    """Whether Ada has a card to aim, and a player to aim it at."""
    f = _top(s)
    if not isinstance(f, Acting) or f.seat != ADA:
        return False
    return any(" on " in game.catalogue.key(a) for a in game.options(s, Seat(ADA)))


def climb(game: AnyGame, s: State) -> bool:
    """Ada stands at the foot of the Mountain."""
    f = _top(s)
    here = isinstance(f, Acting) and f.seat == ADA and s.here == PLACES.index("mountain")
    return here and f.stage == FRESH


def several(game: AnyGame, s: State) -> bool:
    """Ada can shop, realise and play a card, all at once."""
    f = _top(s)
    if not isinstance(f, Acting) or f.seat != ADA or f.stage != FRESH or s.round < 4:
        return False
    return can(game, s, ADA, "realise") and can(game, s, ADA, "play") and can(game, s, ADA, "buy")


def evolution(game: AnyGame, s: State) -> bool:
    return s.round > 3 and can(game, s, ADA, "realise")


def naming(game: AnyGame, s: State) -> bool:
    f = _top(s)
    return isinstance(f, Naming) and f.seat == ADA


def almost(game: AnyGame, s: State) -> bool:
    """Ada can win now."""
    if not can(game, s, ADA, "realise"):
        return False
    points = [game.pack.points[card] for card in s.ideas if card >= 0]  # type: ignore[attr-defined]
    keys = [game.catalogue.key(a) for a in game.options(s, Seat(ADA))]
    spaces = [int(key.split()[1]) - 1 for key in keys if key.startswith("realise")]
    return any(s.points[ADA] + points[space] >= s.goal for space in spaces)


WANTED: dict[str, tuple[int, Want, Options]] = {
    "fresh-2": (2, lambda _game, _s: True, {}),
    "choosing": (4, choosing, {}),
    "revealing": (4, last_to_choose, {}),
    "fight-2": (4, fight(2), {}),
    "fight-5": (6, fight(5), {"kromosaurus": True}),
    "fight-6": (6, fight(6), {}),
    "fight-beast": (4, beast, {"kromosaurus": True, "glacial": True}),
    "duel": (2, duel, {}),
    "chain": (3, chain, {}),
    "counter": (4, window, {}),
    "robbery": (4, robbery, {}),
    "cave": (4, acts("cave"), {}),
    "forest": (4, acts("forest"), {}),
    "savanna": (4, acts("savanna"), {"glacial": True}),
    "mountain": (4, acts("mountain"), {}),
    "climb": (4, climb, {"glacial": True}),
    "several": (4, several, {}),
    "evolution": (4, evolution, {}),
    "long": (3, choosing, {"long_game": True, "stun_recovery": "6", "characters": "chosen"}),
    "six": (6, choosing, {"kromosaurus": True, "glacial": True}),
    "six-savanna": (6, acts("savanna"), {"kromosaurus": True}),
    "six-mountain": (6, acts("mountain"), {}),
    "six-robbery": (6, robbery, {}),
    "aimed": (6, aimed, {}),
    "naming": (4, naming, {"characters": "chosen"}),
    "almost": (4, almost, {}),
}


@cache
def story(name: str) -> Story:
    seats, want, options = WANTED[name]
    return find("krom", name, seats, want, options)
