"""The curriculum of each game's net: the mix of tables, by options and seats, that it trains at,
and those it is examined at. At least half of the tables have two seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from kaboodle.bots.learned.encoder import Encoder
from kaboodle.core.game import Game
from kaboodle.core.rng import from_seed
from kaboodle.shelf import open_game

Setting = Mapping[str, object]
Tables = list[tuple[Game[Any, Any], int]]

AGAINST = "against the net, "  # prefix of exams in which a given net has the other seats
_REAL = {"clock": "realtime"}
_COLD = {"glacial": True, "kromosaurus": True, "long_game": True}
_RICH = {"endless_supply": True, "stun_recovery": "6", "characters": "chosen"}


@dataclass(frozen=True)
class Curriculum:
    """`mixes` says how many tables of so many seats have these options. `exams` does the same by
    name."""

    mixes: list[tuple[int, int, Setting]]
    exams: dict[str, tuple[int, Setting]]
    inclined: Mapping[str, float]  # initial policy bias of actions, by key


CURRICULA = {
    "kaskaria": Curriculum(
        [
            (56, 2, {}),
            (3, 2, {"intrepid": True}),
            (2, 3, {}),
            (1, 3, {"intrepid": True}),
            (6, 4, {}),
            (2, 4, {"intrepid": True}),
        ],
        {"2 seats": (2, {}), "4 seats": (4, {}), "2 seats, intrepid": (2, {"intrepid": True})},
        {},
    ),
    "krom": Curriculum(
        [
            (24, 2, {}),
            (2, 2, {"kromosaurus": True}),
            (1, 2, {"glacial": True}),
            (1, 2, _COLD),
            (1, 2, _RICH),
            (4, 3, {}),
            (1, 3, _COLD),
            (7, 4, {}),
            (2, 4, {"kromosaurus": True}),
            (2, 5, {}),
            (1, 5, _RICH),
            (1, 6, {}),
            (1, 6, _COLD),
        ],
        {"2 seats": (2, {}), "4 seats": (4, {}), "6 seats": (6, {})},
        {},
    ),
    "kero": Curriculum(
        [
            (12, 2, {}),
            (9, 2, _REAL),
            (1, 2, {"longer_time": "half"}),
            (1, 2, {"longer_time": "double"}),
            (1, 2, {**_REAL, "longer_time": "half"}),
            (1, 2, {**_REAL, "longer_time": "double"}),
            (1, 2, {**_REAL, "endless_supply": True}),
        ],
        {"paced": (2, {}), "real time": (2, _REAL)},
        {"lay flat": 4.0},  # otherwise a random clan rolls until the tank is dry
    ),
}


def encoder(name: str, game: Game[Any, Any]) -> Encoder[Any]:
    """Return the encoder of a game's views."""
    made: Encoder[Any] = import_module(f"kaboodle.bots.{name}.features").FEATURES(game)
    return made


class TableMix:
    """The tables of a curriculum, ready to play at."""

    def __init__(self, name: str, against: bool = False) -> None:
        self.name = name
        self.curriculum = CURRICULA[name]
        known = self.curriculum.exams
        self.exams = {AGAINST + exam: known[exam] for exam in known} if against else known
        self._games: dict[str, Game[Any, Any]] = {}
        self.game = self._game({})
        self.encoder = encoder(name, self.game)
        order = [i for i, (many, _, _) in enumerate(self.curriculum.mixes) for _ in range(many)]
        from_seed(1).shuffle(order)
        self._order = order

    def _game(self, options: Setting) -> Game[Any, Any]:
        key = str(sorted(options.items()))
        if key not in self._games:
            self._games[key] = open_game(self.name, dict(options))
        return self._games[key]

    def tables(self, first: int, many: int) -> Tables:
        """Return `many` tables from number `first` on, in the curriculum's proportions."""
        tables: Tables = []
        for i in range(first, first + many):
            _, seats, options = self.curriculum.mixes[self._order[i % len(self._order)]]
            tables.append((self._game(options), seats))
        return tables

    def exam(self, name: str, many: int) -> Tables:
        seats, options = self.exams[name]
        return [(self._game(options), seats)] * many
