"""The KROM pack: the contents of the box, as data. `loading` reads a pack from raw data.

Cards with the same face are one row with `copies`. The rules know a face by its number within its
deck.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.pack import SOURCE, Head, head_fields
from kaboodle.core.parsing import fingerprint
from kaboodle.core.schema import Choice, Field, Group, Rows, Text, Whole

# Goods, in the order of their numbers. The first four are tokens.
KROM: Final = 0
WOOD: Final = 1
BONE: Final = 3
LIFE: Final = 4
CARD: Final = 5
TOKENS: Final = 4
GOODS: Final = ["kroms", "wood", "stone", "bone", "life", "cards"]

CAVE: Final = 0
FOREST: Final = 1
SAVANNA: Final = 2
MOUNTAIN: Final = 3
PLACES: Final = ["cave", "forest", "savanna", "mountain"]
ANYWHERE: Final = -1  # a card without a place symbol (KR-B1, KR-E1)

# Kinds of bonus card (KR-B2).
VALUE: Final = 0
DICE: Final = 1
GAIN: Final = 2
HARM: Final = 3
STEAL: Final = 4
TRADE: Final = 5
SWAP: Final = 6
COUNTER: Final = 7
AIMED: Final = (HARM, STEAL, SWAP)  # these have a target (KR-B3)
KINDS: Final = ["value", "dice", "gain", "harm", "steal", "trade", "swap", "counter"]

# What five dice can show (KR-P4).
NOTHING: Final = 0
PAIR: Final = 1
TWO_PAIRS: Final = 2
THREE: Final = 3
FULL_HOUSE: Final = 4
FOUR: Final = 5
FIVE: Final = 6
STRAIGHT: Final = 7
COMBINATIONS: Final = [
    "nothing",
    "pair",
    "two-pairs",
    "three",
    "full-house",
    "four",
    "five",
    "straight",
]

EMPTY: Final = -1  # a space without a card (KR-C3)
FULL_LIFE: Final = 7  # KR-S2, KR-P5
PURSE: Final = 5  # Kroms at the start (KR-S2)
SPACES: Final = 4  # face-up prey, face-up evolutions (KR-S1)
BEAST_LIFE: Final = 10  # KR-K1
BEAST_BONUS: Final = 2  # KR-K2
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 6
CHARACTERS: Final = 6  # KR-C1
CLIMB_DICE: Final = 5  # KR-P4

IN_WORDS: Final = ["Kroms", "wood", "stone", "bone", "hit points", "bonus cards"]  # as GOODS

ID: Final = Text(
    "id", 40, about="Lower-case letters, digits and dashes; `names` can give it a name for players."
)
COPIES: Final = Whole("copies", 1, 20, 1, "KR-C1", "The number of copies of this card.")
WEIGHT: Final = Whole(
    "weight", 1, 9999, clause="KR-F3", about="Weight in kilograms; breaks ties in combat."
)
PLACE: Final = Choice(
    "place", ["anywhere", *PLACES], about="The only place where it can be played."
)
KIND: Final = Choice("kind", KINDS, "KR-B2", needed=True, about="What the card does.")
HUNT_DICE: Final = Whole("dice", 1, 3, clause="KR-P3", about="Dice the hunter rolls.")
HUNT_VALUE: Final = Whole("value", 1, 30, clause="KR-P3", about="What the dice must add up to.")
EXTRA_DICE: Final = Whole("dice", 1, 6, 0, "KR-B2", "Extra dice in combat.")
EXTRA_VALUE: Final = Whole("value", 1, 12, 0, "KR-B2", "Added to the total in combat.")
POINTS: Final = Whole("points", 1, 9, clause="KR-E1", about="Evolution points.")
HAVE: Final = [
    Whole(good, 1, 20, 0, about=f"{word.capitalize()} in the reward or effect.")
    for good, word in zip(GOODS, IN_WORDS, strict=True)
]
PAY: Final = [
    Whole(f"pay_{GOODS[i]}", 1, 20, 0, about=f"Price in {IN_WORDS[i]}.") for i in range(TOKENS)
]
OTHER: Final = [
    Whole(f"or_{good}", 1, 20, 0, about=f"{word.capitalize()} in the alternative reward.")
    for good, word in zip(GOODS, IN_WORDS, strict=True)
]
COMBINATION: Final = Choice(
    "combination", COMBINATIONS[1:], "KR-P4", needed=True, about="What the dice must show."
)

STOCK: Final = [
    Whole(GOODS[i], 1, 1000, clause="KR-C1", about=f"{IN_WORDS[i].capitalize()} in the box.")
    for i in range(TOKENS)
]
REST: Final = [
    Whole("rest_kroms", 0, 20, about="Kroms gained by resting."),
    Whole("rest_life", 0, FULL_LIFE, about="Hit points gained by resting."),
]
PRICES: Final = [
    Whole("resource_price", 1, 50, about="Price of a resource, in Kroms."),
    Whole("card_price", 1, 50, about="Price of a bonus card, in Kroms."),
    Whole("life_price", 1, 50, about="Price of healing once, in Kroms."),
    Whole("life_bought", 1, FULL_LIFE, about="Hit points gained by healing once."),
]
PICKS: Final = [
    Whole(name, 0, 50, about=f"Price of the {name} card, in Kroms; the first is free.")
    for name in ("second", "third", "fourth")
]
EXTRAS: Final = [
    Whole("one_die", 1, 50, about="Price of one extra die, in Kroms."),
    Whole("two_dice", 1, 50, about="Price of two extra dice, in Kroms."),
]
REROLLS: Final = [
    Whole(name, 0, 50, about=f"Price of the {name} reroll, in Kroms.")
    for name in ("first", "second", "third", "fourth")
]

PEOPLE: Final = Rows(
    "characters", CHARACTERS, CHARACTERS, [ID, WEIGHT, SOURCE], "KR-C1", "The characters."
)
CLIMBS: Final = Rows(
    "climbs",
    7,
    7,
    [COMBINATION, *HAVE, *OTHER, SOURCE],
    "KR-P4",
    "The reward of the Mountain for each combination; with two rewards the player chooses one.",
)
PICKING: Final = Rows(
    "picking", 1, 60, [ID, COPIES, *HAVE, SOURCE], "KR-C1", "The cards of the Forest."
)
HUNTING: Final = Rows(
    "hunting",
    SPACES,
    60,
    [ID, COPIES, HUNT_DICE, HUNT_VALUE, *HAVE, SOURCE],
    "KR-C1",
    "The prey of the Savanna.",
)
BONUS: Final = Rows(
    "bonus",
    1,
    60,
    [ID, COPIES, KIND, PLACE, EXTRA_DICE, EXTRA_VALUE, *HAVE[:CARD], *PAY, SOURCE],
    "KR-C1",
    "The bonus cards.",
)
EVOLUTIONS: Final = Rows(
    "evolutions",
    1,
    60,
    [ID, COPIES, POINTS, PLACE, *PAY, SOURCE],
    "KR-C1",
    "The evolutions and their prices.",
)

FIELDS: Final[list[Field]] = [
    *head_fields("krom"),
    PEOPLE,
    Group("beast", [WEIGHT, SOURCE], "The Kromosaurus."),
    Group("stock", [*STOCK, SOURCE], "The number of tokens of each kind."),
    Group("cave", [*REST, *PRICES, SOURCE], "Rest and prices in the Cave."),
    Group("forest", [*PICKS, SOURCE], "Prices of picking more than one card."),
    Group("savanna", [*EXTRAS, SOURCE], "Prices of extra dice."),
    Group("mountain", [*REROLLS, SOURCE], "Prices of rerolls."),
    CLIMBS,
    PICKING,
    HUNTING,
    BONUS,
    EVOLUTIONS,
]


@final
class Deck:
    """One kind of card: the id of each face, its number of copies, and what it gives."""

    def __init__(self) -> None:
        self.ids: Final[list[str]] = []
        self.copies: Final[list[int]] = []
        self.gives: Final[list[list[int]]] = []  # by face: an amount for each of GOODS

    def cards(self) -> list[int]:
        return [face for face, copies in enumerate(self.copies) for _ in range(copies)]

    def parts(self) -> list[object]:
        return [self.ids, self.copies, self.gives]


@final
class Pack:
    """A checked pack; `kaboodle.games.krom.loading` fills it."""

    def __init__(self, head: Head) -> None:
        self.head: Final = head
        self.characters: Final[list[str]] = []
        self.weights: Final[list[int]] = []  # by character, the Kromosaurus last (KR-K2)
        self.stock: Final[list[int]] = []  # tokens in the box (KR-C2)
        self.rest: Final[list[int]] = []  # Kroms, hit points (KR-P1)
        self.prices: Final[list[int]] = []  # resource, card, hit points, how many of these (KR-P1)
        self.picks: Final[list[int]] = [0]  # the first card is free (KR-P2)
        self.extras: Final[list[int]] = [0]  # of 0, 1 and 2 extra dice (KR-P3)
        self.rerolls: Final[list[int]] = []  # KR-P4
        self.climbs: Final[list[list[list[int]]]] = [[] for _ in COMBINATIONS]  # one reward or two
        self.picking: Final = Deck()
        self.hunting: Final = Deck()
        self.hunt_dice: Final[list[int]] = []  # by prey
        self.hunt_value: Final[list[int]] = []
        self.bonus: Final = Deck()
        self.kind: Final[list[int]] = []  # by bonus face
        self.bonus_place: Final[list[int]] = []
        self.strength: Final[list[int]] = []  # dice or value in a combat (KR-B2)
        self.price: Final[list[list[int]]] = []  # tokens to pay or to give in a swap
        self.evolutions: Final = Deck()
        self.points: Final[list[int]] = []  # by evolution
        self.evolution_place: Final[list[int]] = []
        self.cost: Final[list[list[int]]] = []  # tokens

    def id(self) -> str:
        """Return name and fingerprint, as in records. Title, names and sources do not count."""
        parts: list[object] = [
            [self.characters, self.weights, self.stock, self.rest, self.prices],
            [self.picks, self.extras, self.rerolls, self.climbs],
            [*self.picking.parts(), *self.hunting.parts(), self.hunt_dice, self.hunt_value],
            [*self.bonus.parts(), self.kind, self.bonus_place, self.strength, self.price],
            [*self.evolutions.parts(), self.points, self.evolution_place, self.cost],
        ]
        return f"{self.head.name}@{fingerprint(parts)}"
