"""Validates a KERO pack: reads raw data, or refuses it with every reason. Reads no files."""

from __future__ import annotations

from typing import Final

from kaboodle.core.colours import colour_rows, read_colours
from kaboodle.core.errors import ContentError
from kaboodle.core.pack import (
    SOURCE,
    check_unique,
    head_fields,
    is_slug,
    not_a_slug,
    read_head,
)
from kaboodle.core.parsing import Reader
from kaboodle.core.schema import Choice, Field, Flag, Group, Rows, Text, Whole
from kaboodle.games.kero.content import (
    ABILITIES,
    CARDS,
    CLANS,
    COLOUR,
    COSTS,
    DIE_NAMES,
    EMPTY,
    GOODS,
    LANDS,
    LANDS_IN_ALL,
    NONE_SHALL_PASS,
    SIDES,
    START_CARDS,
    TUAREKS,
    Card,
    Clock,
    Land,
    Pack,
    Supplies,
)

ID: Final = "Lower-case letters, digits and dashes; `names` can give it a name for players."
COLOURS: Final = colour_rows(8, "The card colours, which some territories count.")

IN_WORDS: Final = {  # what COSTS and GOODS are in descriptions
    "brick": "bricks",
    "wheat": "wheat",
    "metal": "metal",
    "recruit": "recruits",
    "jerrycan": "Jerrycans",
    "tuarek": "Tuareks",
    "explorer": "Explorers",
}
AMOUNTS: Final = [
    Whole(good, 0, 6, 0, "KO-C2", f"The yield of this side in {IN_WORDS[good]}.") for good in GOODS
]
FIRE: Final = Flag(
    "fire", False, "KO-C2", "Whether this side is a fire: it gives nothing and cannot be rerolled."
)
FACES: Final = Rows("faces", SIDES, SIDES, [*AMOUNTS, FIRE], "KO-C2", "The six sides.")
DIE: Final = Choice("die", DIE_NAMES, "KO-C1", needed=True, about="Which die this is.")
DICE: Final = Rows(
    "dice",
    len(DIE_NAMES),
    len(DIE_NAMES),
    [DIE, FACES, SOURCE],
    "KO-C1",
    "The four kinds of dice, one entry each.",
)

PRICES: Final = [Whole(good, 0, 9, 0, about=f"Cost in {IN_WORDS[good]}.") for good in COSTS]
COST: Final = Group("cost", [*PRICES], "The cost of the card; it must cost something.")
DECK: Final = Choice(
    "deck",
    ["start", "other"],
    "KO-S1",
    needed=True,
    about="Which part of the deck it belongs to; start cards are laid out first.",
)
POINTS: Final = Whole("points", 0, 20, 0, about="Points at the end of the game.")
GRANTS: Final = [
    Whole(name, 0, 9, 0, "KO-M3", f"{name.capitalize()} for the player who takes the card.")
    for name in ("jerrycans", "tuareks", "explorers")
]
FUELLINGS: Final = Whole(
    "fuellings", 0, 2, 0, "KO-M3", "Free fuellings for the player who takes the card."
)
ABILITY: Final = Choice(
    "ability", ["none", *ABILITIES], "KO-C1", about="The permanent ability it gives."
)
PASS: Final = Flag("none_shall_pass", False, "KO-E3", 'Whether it is a "None shall pass!" card.')
CARD_FIELDS: Final[list[Field]] = [
    Text("id", 40, about=ID),
    DECK,
    Text("colour", 20, about="One of the colours above, by name."),
    COST,
    POINTS,
    *GRANTS,
    FUELLINGS,
    ABILITY,
    PASS,
    SOURCE,
]
CARD_ROWS: Final = Rows("cards", CARDS, CARDS, CARD_FIELDS, "KO-C1", "The cards, one entry each.")

KIND: Final = Choice("kind", LANDS, "KO-E3", needed=True, about="What it scores for at the end.")
LAND_GRANTS: Final = [
    Whole(name, 0, 9, 0, "KO-L2", f"{name.capitalize()} for the player who wins it.")
    for name in ("jerrycans", "tuareks")
]
LAND_FIELDS: Final[list[Field]] = [
    Text("id", 40, about=ID),
    KIND,
    POINTS,
    Text("colour", 20, about='The colour it counts, or "" if it counts no colour.'),
    *LAND_GRANTS,
    SOURCE,
]
LAND_ROWS: Final = Rows(
    "territories", LANDS_IN_ALL, LANDS_IN_ALL, LAND_FIELDS, "KO-C1", "The territories."
)

COPIES: Final = [
    Whole(kind, 0, 9, clause="KO-C1", about=f"Tuarek tiles of the kind `{kind}` in the box.")
    for kind in TUAREKS
]
TIMES: Final = [
    Whole("capacity", 1000, 600_000, clause="KO-T1", about="A full tank, in milliseconds."),
    Whole(
        "interval",
        0,
        60_000,
        clause="KO-T4",
        about="Minimum time between two rolls, in milliseconds.",
    ),
    Whole(
        "roll",
        1,
        60_000,
        clause="KO-T3",
        about="Cost of a roll with the clock `paced`, in milliseconds.",
    ),
    Whole(
        "fuelling",
        1,
        60_000,
        clause="KO-T3",
        about="Gain of a roll while fuelling with the clock `paced`, in milliseconds.",
    ),
]
STOCKS: Final = [
    Whole("jerrycans", 1, 99, clause="KO-C1", about="Jerrycans in the box."),
    Whole("explorers", 1, 30, clause="KO-C1", about="Explorers per clan."),
    Whole("start_jerrycans", 0, 30, clause="KO-S2", about="Jerrycans each clan starts with."),
    Whole("start_tuareks", 0, 9, clause="KO-S2", about="Tuarek tiles each clan starts with."),
]

FIELDS: Final[list[Field]] = [
    *head_fields("kero"),
    COLOURS,
    DICE,
    CARD_ROWS,
    LAND_ROWS,
    Group("tuareks", [*COPIES, SOURCE], "The number of Tuarek tiles of each kind."),
    Group("clock", [*TIMES, SOURCE], "The times of the hourglass."),
    Group("supplies", [*STOCKS, SOURCE], "The rest of the box, and what each clan starts with."),
]


def load(raw: object) -> Pack:
    """Read a pack, or raise one ContentError that lists every fault at once."""
    faults: list[str] = []
    reader = Reader(raw, "", faults)
    head = read_head(reader, "kero")
    colours = read_colours(COLOURS, reader)
    sides, fires = _dice(reader)
    cards = [_card(row, colours.names) for row in CARD_ROWS.read(reader)]
    lands = [_land(row, colours.names) for row in LAND_ROWS.read(reader)]
    tuareks = _wholes(reader, "tuareks", COPIES)
    times = _wholes(reader, "clock", TIMES)
    stocks = _wholes(reader, "supplies", STOCKS)
    reader.close()
    pack = Pack(
        head,
        colours.names,
        colours.symbols,
        sides,
        fires,
        cards,
        lands,
        tuareks,
        Clock(times[0], times[1], times[2], times[3]),
        Supplies(stocks[0], stocks[1], stocks[2], stocks[3]),
    )
    if not faults:
        colours.check(faults)
        _check_names(pack, faults)
        _check_counts(pack, faults)
        _check_play(pack, faults)
    if faults:
        raise ContentError(faults)
    return pack


def _wholes(reader: Reader, name: str, fields: list[Whole]) -> list[int]:
    inner = reader.inner(name)
    out = [field.read(inner) for field in fields]
    SOURCE.given(inner)
    inner.close()
    return out


def _amount(field: Whole, row: Reader) -> int:
    """Return the amount, 0 if it is not written."""
    return field.read(row) if row.has(field.name) else 0


def _dice(reader: Reader) -> tuple[list[list[list[int]]], list[list[int]]]:
    """Return, by kind of die and side, what it gives and whether it is a fire."""
    sides: list[list[list[int]]] = [[[0] * len(GOODS)] * SIDES for _ in DIE_NAMES]
    fires: list[list[int]] = [[1] * SIDES for _ in DIE_NAMES]
    seen: list[int] = []
    for row in DICE.read(reader):
        kind = DIE_NAMES.index(DIE.read(row))
        if kind in seen:
            row.fault("die", f"{DIE_NAMES[kind]!r} appears twice (KO-C1)")
        seen.append(kind)
        faces = FACES.read(row)
        SOURCE.given(row)
        row.close()
        for side, face in enumerate(faces):
            sides[kind][side] = [_amount(field, face) for field in AMOUNTS]
            fires[kind][side] = 1 if face.has("fire") and FIRE.read(face) else 0
            if fires[kind][side] and sum(sides[kind][side]):
                face.fault(
                    "fire", "must be alone on its side, because a fire gives nothing (KO-C2)"
                )
            face.close()
    return sides, fires


def _card(row: Reader, colours: list[str]) -> Card:
    before = len(row.faults)
    cost = row.inner("cost")
    prices = [_amount(field, cost) for field in PRICES]
    cost.close()
    if sum(prices) == 0 and len(row.faults) == before:
        row.fault("cost", "must be at least 1 in all (KO-M2)")
    name = row.text("id", 40)
    start = DECK.read(row) == "start"
    colour = _colour(row, colours)
    points = _amount(POINTS, row)
    grants = [_amount(field, row) for field in GRANTS]
    fuellings = _amount(FUELLINGS, row)
    ability = ABILITY.given(row)
    passes = row.has("none_shall_pass") and PASS.read(row)
    SOURCE.given(row)
    row.close()
    return Card(
        name,
        start,
        colour,
        prices,
        points,
        passes,
        grants[0],
        grants[1],
        grants[2],
        fuellings,
        ABILITY.values.index(ability) - 1,
    )


def _land(row: Reader, colours: list[str]) -> Land:
    name = row.text("id", 40)
    before = len(row.faults)
    kind = LANDS.index(KIND.read(row))
    kind_known = len(row.faults) == before
    points = _amount(POINTS, row)
    colour = EMPTY
    if kind == COLOUR:
        colour = _colour(row, colours)
    elif row.text("colour", 20) != "" and kind_known:
        row.fault("colour", 'must be "" for this kind of territory (KO-E3)')
    grants = [_amount(field, row) for field in LAND_GRANTS]
    SOURCE.given(row)
    row.close()
    return Land(name, kind, points, colour, grants[0], grants[1])


def _colour(row: Reader, colours: list[str]) -> int:
    colour = row.text("colour", 20)
    if colour in colours:
        return colours.index(colour)
    row.fault("colour", f"must be one of {', '.join(colours)}, not {colour!r}")
    return 0


def _check_names(pack: Pack, faults: list[str]) -> None:
    named = [(f"cards[{i}].id", card.name) for i, card in enumerate(pack.cards)]
    named += [(f"territories[{i}].id", land.name) for i, land in enumerate(pack.lands)]
    pack.head.check([*pack.colours, *[word for _, word in named]], faults)
    for where, word in named:
        if not is_slug(word):
            faults.append(f"{where}: {not_a_slug(word)}")
    check_unique("cards", "id", [card.name for card in pack.cards], faults)
    check_unique("territories", "id", [land.name for land in pack.lands], faults)


def _check_counts(pack: Pack, faults: list[str]) -> None:
    """Check the number of cards of each kind (KO-C1)."""
    starts = sum([1 for card in pack.cards if card.start])
    if starts != START_CARDS:
        faults.append(f"cards: {START_CARDS} must be Start cards, not {starts} (KO-C1)")
    passes = sum([1 for card in pack.cards if card.none_shall_pass])
    if passes != NONE_SHALL_PASS:
        faults.append(
            f'cards: {NONE_SHALL_PASS} must be "None shall pass!" cards, not {passes} (KO-C1)'
        )
    for ability, name in enumerate(ABILITIES):
        count = sum([1 for card in pack.cards if card.ability == ability])
        if count != 1:
            faults.append(f"cards: one must have the ability {name!r}, not {count} (KO-C1)")


def _check_play(pack: Pack, faults: list[str]) -> None:
    """Refuse a pack that could not be set up, or whose games would not end."""
    for kind, name in enumerate(DIE_NAMES):
        burning = sum(pack.kind_fires[kind])
        if not 1 <= burning < SIDES:
            faults.append(f"dice: {name} must have 1 to 5 fires, not {burning} (KO-C2)")
    clock, supplies = pack.clock, pack.supplies
    for name, time in (("roll", clock.roll), ("fuelling", clock.fuelling)):
        if time < clock.interval:
            faults.append(f"clock.{name}: must be at least the interval (KO-T4)")
    if clock.roll >= clock.capacity:
        faults.append("clock.roll: must be less than clock.capacity (KO-T3)")
    if CLANS * supplies.start_jerrycans > supplies.jerrycans:
        faults.append("supplies.start_jerrycans: the box has too few for both clans (KO-S2)")
    if CLANS * supplies.start_tuareks > sum(pack.tuareks):
        faults.append("supplies.start_tuareks: the box has too few for both clans (KO-S2)")
