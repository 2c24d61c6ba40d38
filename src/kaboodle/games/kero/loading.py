"""Read a KERO pack, or refuse it with every reason. Reads no file; nothing half-loads."""

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

ID: Final = "Lower case, digits, dashes; `names` says it in words."
COLOURS: Final = colour_rows(8, "The colours of cards, which territories count.")

AMOUNTS: Final = [
    Whole(good, 0, 6, 0, "KO-C2", f"How much of this the side gives: {good}.") for good in GOODS
]
FIRE: Final = Flag("fire", False, "KO-C2", "A fire gives nothing and cannot be rolled again.")
FACES: Final = Rows("faces", SIDES, SIDES, [*AMOUNTS, FIRE], "KO-C2", "The six sides.")
DIE: Final = Choice("die", DIE_NAMES, "KO-C1", needed=True, about="Which die this is.")
DICE: Final = Rows(
    "dice", len(DIE_NAMES), len(DIE_NAMES), [DIE, FACES, SOURCE], "KO-C1", "Each kind of die once."
)

PRICES: Final = [Whole(good, 0, 9, 0, about=f"To be paid in {good}.") for good in COSTS]
COST: Final = Group("cost", [*PRICES], "What the card costs; something at least.")
DECK: Final = Choice(
    "deck", ["start", "other"], "KO-S1", needed=True, about="Start cards are laid out first."
)
POINTS: Final = Whole("points", 0, 20, 0, about="Points at the end.")
GRANTS: Final = [
    Whole(name, 0, 9, 0, "KO-M3", f"Whoever takes the card is given so many {name}.")
    for name in ("jerrycans", "tuareks", "explorers")
]
FUELLINGS: Final = Whole("fuellings", 0, 2, 0, "KO-M3", "Whoever takes the card fuels so often.")
ABILITY: Final = Choice(
    "ability", ["none", *ABILITIES], "KO-C1", about="The lasting ability it gives."
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

KIND: Final = Choice("kind", LANDS, "KO-E3", needed=True, about="What it counts at the end.")
LAND_GRANTS: Final = [
    Whole(name, 0, 9, 0, "KO-L2", f"Whoever wins it is given so many {name}.")
    for name in ("jerrycans", "tuareks")
]
LAND_FIELDS: Final[list[Field]] = [
    Text("id", 40, about=ID),
    KIND,
    POINTS,
    Text("colour", 20, about='The colour it counts, or "" where it counts none.'),
    *LAND_GRANTS,
    SOURCE,
]
LAND_ROWS: Final = Rows(
    "territories", LANDS_IN_ALL, LANDS_IN_ALL, LAND_FIELDS, "KO-C1", "The territories."
)

COPIES: Final = [
    Whole(kind, 0, 9, clause="KO-C1", about=f"Tiles of this kind in the box: {kind}.")
    for kind in TUAREKS
]
TIMES: Final = [
    Whole("capacity", 1000, 600_000, clause="KO-T1", about="Milliseconds in a full tank."),
    Whole("interval", 0, 60_000, clause="KO-T4", about="Milliseconds between two rolls at least."),
    Whole("roll", 1, 60_000, clause="KO-T3", about="Milliseconds a roll takes when paced."),
    Whole("fuelling", 1, 60_000, clause="KO-T3", about="Milliseconds it takes while fuelling."),
]
STOCKS: Final = [
    Whole("jerrycans", 1, 99, clause="KO-C1", about="Jerrycans in the box."),
    Whole("explorers", 1, 30, clause="KO-C1", about="Explorers of each clan."),
    Whole("start_jerrycans", 0, 30, clause="KO-S2", about="Jerrycans each clan begins with."),
    Whole("start_tuareks", 0, 9, clause="KO-S2", about="Tuarek tiles each clan begins with."),
]

FIELDS: Final[list[Field]] = [
    *head_fields("kero"),
    COLOURS,
    DICE,
    CARD_ROWS,
    LAND_ROWS,
    Group("tuareks", [*COPIES, SOURCE], "How many Tuarek tiles there are of each kind."),
    Group("clock", [*TIMES, SOURCE], "How fast KERO flows."),
    Group("supplies", [*STOCKS, SOURCE], "What is in the box besides cards and tiles."),
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
    """What is not written is not there."""
    return field.read(row) if row.has(field.name) else 0


def _dice(reader: Reader) -> tuple[list[list[list[int]]], list[list[int]]]:
    """By kind of die and side: what it gives, and whether it is a fire."""
    sides: list[list[list[int]]] = [[[0] * len(GOODS)] * SIDES for _ in DIE_NAMES]
    fires: list[list[int]] = [[1] * SIDES for _ in DIE_NAMES]
    seen: list[int] = []
    for row in DICE.read(reader):
        kind = DIE_NAMES.index(DIE.read(row))
        if kind in seen:
            row.fault("die", f"{DIE_NAMES[kind]!r} stands there twice (KO-C1)")
        seen.append(kind)
        faces = FACES.read(row)
        SOURCE.given(row)
        row.close()
        for side, face in enumerate(faces):
            sides[kind][side] = [_amount(field, face) for field in AMOUNTS]
            fires[kind][side] = 1 if face.has("fire") and FIRE.read(face) else 0
            if fires[kind][side] and sum(sides[kind][side]):
                face.fault("fire", "a fire gives nothing else (KO-C2)")
            face.close()
    return sides, fires


def _card(row: Reader, colours: list[str]) -> Card:
    before = len(row.faults)
    cost = row.inner("cost")
    prices = [_amount(field, cost) for field in PRICES]
    cost.close()
    if sum(prices) == 0 and len(row.faults) == before:
        row.fault("cost", "a card costs something (KO-M2)")
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
        row.fault("colour", "only a territory that counts a colour names one (KO-E3)")
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
    """KO-C1: the kinds of cards."""
    starts = sum([1 for card in pack.cards if card.start])
    if starts != START_CARDS:
        faults.append(f"cards: {START_CARDS} are Start cards, not {starts} (KO-C1)")
    passes = sum([1 for card in pack.cards if card.none_shall_pass])
    if passes != NONE_SHALL_PASS:
        faults.append(f'cards: {NONE_SHALL_PASS} are "None shall pass!", not {passes} (KO-C1)')
    for ability, name in enumerate(ABILITIES):
        count = sum([1 for card in pack.cards if card.ability == ability])
        if count != 1:
            faults.append(f"cards: the ability {name!r} is on one card, not {count} (KO-C1)")


def _check_play(pack: Pack, faults: list[str]) -> None:
    """Refuse a pack with which the table could not be set or a game would not end."""
    for kind, name in enumerate(DIE_NAMES):
        burning = sum(pack.kind_fires[kind])
        if not 1 <= burning < SIDES:
            faults.append(f"dice: {name} has {burning} fires, but it needs 1 to 5 (KO-C2)")
    clock, supplies = pack.clock, pack.supplies
    for name, time in (("roll", clock.roll), ("fuelling", clock.fuelling)):
        if time < clock.interval:
            faults.append(f"clock.{name}: no hand rolls faster than the interval (KO-T4)")
    if clock.roll >= clock.capacity:
        faults.append("clock.roll: a full tank must be enough for a roll (KO-T3)")
    if CLANS * supplies.start_jerrycans > supplies.jerrycans:
        faults.append("supplies.start_jerrycans: the box holds too few for both clans (KO-S2)")
    if CLANS * supplies.start_tuareks > sum(pack.tuareks):
        faults.append("supplies.start_tuareks: there are too few for both clans (KO-S2)")
