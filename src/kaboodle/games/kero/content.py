"""The KERO pack: the contents of the box, as data. `loading` reads a pack from raw data."""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.frozen import Frozen
from kaboodle.core.pack import Head
from kaboodle.core.parsing import fingerprint

# What dice give, in the order of their numbers. The first four are resources.
BRICK: Final = 0
WHEAT: Final = 1
METAL: Final = 2
RECRUIT: Final = 3
JERRYCAN: Final = 4
TUAREK: Final = 5
EXPLORER: Final = 6
RESOURCES: Final = ["brick", "wheat", "metal", "recruit"]
COSTS: Final = [*RESOURCES, "jerrycan"]
GOODS: Final = [*COSTS, "tuarek", "explorer"]

# Permanent abilities (KO-C1): a tile's number is its bit in a clan's `tiles`.
ABILITIES: Final = [
    "green-die",
    "yellow-die",
    "blue-die",
    "brick",
    "wheat",
    "metal",
    "recruit",
    "trade",
    "tie",
    "jerrycan",
]
FIRST_RESOURCE_TILE: Final = 3  # + the resource
TRADE: Final = 7
TIE: Final = 8
START_JERRYCAN: Final = 9
NO_ABILITY: Final = -1
MOST_TILES: Final = 5  # KO-M3

# The eight kinds of Tuarek, KO-U1 to KO-U8 in that order.
TUAREKS: Final = ["dice", "reroll", "thin", "move", "resources", "fuel", "expel", "scorch"]
DICE: Final = 0
REROLL: Final = 1
THIN: Final = 2
MOVE: Final = 3
GIFT: Final = 4
FUEL: Final = 5
EXPEL: Final = 6
SCORCH: Final = 7

# How a territory scores (KO-E3).
LANDS: Final = ["plain", "colour", "trios", "every-colour", "four-alike", "territories"]
PLAIN: Final = 0
COLOUR: Final = 1
TRIOS: Final = 2
EVERY_COLOUR: Final = 3
FOUR_ALIKE: Final = 4
TERRITORIES: Final = 5

DIE_NAMES: Final = ["white", "green", "yellow", "blue"]
WHITES: Final = 5  # dice 0 to 4 are white, 5 to 7 coloured
DICE_IN_ALL: Final = 8
SIDES: Final = 6
ALL_DICE: Final = 0b11111111  # one bit a die
WHITE_DICE: Final = 0b00011111
DICE_IN: Final = [  # by mask: its dice; shared, never changed
    [die for die in range(DICE_IN_ALL) if mask >> die & 1] for mask in range(ALL_DICE + 1)
]

CLANS: Final = 2
CLAIMS: Final = 3
START_CARDS: Final = 12
OTHER_CARDS: Final = 24
CARDS: Final = START_CARDS + OTHER_CARDS
HEAP: Final = OTHER_CARDS // CLAIMS + 1  # a third of the others with its Claim card (KO-S1)
CLAIM: Final = CARDS  # the number of a Claim card, after all others
NONE_SHALL_PASS: Final = 5  # copies
ROW: Final = 6
SPACES: Final = 4  # territories face up
LANDS_IN_ALL: Final = SPACES * CLAIMS
FINALS: Final = [1, 2]  # Explorers the two final spaces take (KO-E2)
PLACES: Final = SPACES + len(FINALS)  # where an Explorer of a clan can stand
EMPTY: Final = -1


@final
class Card(Frozen):
    def __init__(
        self,
        name: str,
        start: bool,
        colour: int,
        cost: list[int],
        points: int,
        none_shall_pass: bool,
        jerrycans: int,
        tuareks: int,
        explorers: int,
        fuellings: int,
        ability: int,
    ) -> None:
        self.name: Final = name
        self.start: Final = start
        self.colour: Final = colour
        self.cost: Final = cost  # as in COSTS
        self.points: Final = points
        self.none_shall_pass: Final = none_shall_pass
        self.jerrycans: Final = jerrycans
        self.tuareks: Final = tuareks
        self.explorers: Final = explorers
        self.fuellings: Final = fuellings
        self.ability: Final = ability

    def parts(self) -> list[object]:
        out: list[object] = [self.name, self.start, self.colour, self.cost, self.points]
        out += [self.none_shall_pass, self.jerrycans, self.tuareks, self.explorers]
        out += [self.fuellings, self.ability]
        return out


@final
class Land(Frozen):
    def __init__(
        self, name: str, kind: int, points: int, colour: int, jerrycans: int, tuareks: int
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.points: Final = points
        self.colour: Final = colour  # for COLOUR only, else EMPTY
        self.jerrycans: Final = jerrycans
        self.tuareks: Final = tuareks

    def parts(self) -> list[object]:
        return [self.name, self.kind, self.points, self.colour, self.jerrycans, self.tuareks]


@final
class Clock(Frozen):
    """The times of the hourglass, in milliseconds (KO-T1, KO-T3, KO-T4)."""

    def __init__(self, capacity: int, interval: int, roll: int, fuelling: int) -> None:
        self.capacity: Final = capacity
        self.interval: Final = interval  # between two rolls
        self.roll: Final = roll  # what a roll costs when paced
        self.fuelling: Final = fuelling  # what a fuelling roll gives when paced

    def parts(self) -> list[object]:
        return [self.capacity, self.interval, self.roll, self.fuelling]


@final
class Supplies(Frozen):
    """How many pieces the box has (KO-C1), and what a clan starts with (KO-S2)."""

    def __init__(
        self, jerrycans: int, explorers: int, start_jerrycans: int, start_tuareks: int
    ) -> None:
        self.jerrycans: Final = jerrycans
        self.explorers: Final = explorers
        self.start_jerrycans: Final = start_jerrycans
        self.start_tuareks: Final = start_tuareks

    def parts(self) -> list[object]:
        return [self.jerrycans, self.explorers, self.start_jerrycans, self.start_tuareks]


@final
class Pack(Frozen):
    """A checked pack: rows, and the same values in flat lists for the fast path."""

    def __init__(
        self,
        head: Head,
        colours: list[str],
        symbols: list[str],
        sides: list[list[list[int]]],
        kind_fires: list[list[int]],
        cards: list[Card],
        lands: list[Land],
        tuareks: list[int],
        clock: Clock,
        supplies: Supplies,
    ) -> None:
        self.head: Final = head
        self.colours: Final = colours
        self.symbols: Final = symbols
        self.sides: Final = sides  # by kind of die and side: amounts as in GOODS
        self.kind_fires: Final = kind_fires  # by kind of die and side: 1 for a fire
        self.cards: Final = cards
        self.lands: Final = lands
        self.tuareks: Final = tuareks  # tiles of each kind
        self.clock: Final = clock
        self.supplies: Final = supplies
        kinds = [0] * WHITES + [1, 2, 3]
        self.kinds: Final = kinds  # of each die
        self.fire: Final = [kind_fires[kind][side] for kind in kinds for side in range(SIDES)]
        self.gives: Final = [sides[kind][side] for kind in kinds for side in range(SIDES)]
        self.cost: Final = [card.cost for card in cards]
        self.numbers: Final = {card.name: i for i, card in enumerate(cards)}
        self.land_numbers: Final = {land.name: i for i, land in enumerate(lands)}

    def id(self) -> str:
        """Return name and fingerprint, as in records. Title, names and sources do not count."""
        parts: dict[str, object] = {
            "colours": self.colours,
            "sides": self.sides,
            "fires": self.kind_fires,
            "cards": [card.parts() for card in self.cards],
            "lands": [land.parts() for land in self.lands],
            "tuareks": self.tuareks,
            "clock": self.clock.parts(),
            "supplies": self.supplies.parts(),
        }
        return f"{self.head.name}@{fingerprint(parts)}"
