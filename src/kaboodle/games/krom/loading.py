"""Validates a KROM pack: reads raw data, or refuses it with every fault at once."""

from __future__ import annotations

from kaboodle.core.errors import ContentError
from kaboodle.core.pack import SOURCE, is_slug, not_a_slug, read_head
from kaboodle.core.parsing import Reader
from kaboodle.core.schema import Whole
from kaboodle.games.krom.content import (
    BONUS,
    CARD,
    CLIMBS,
    COMBINATION,
    COMBINATIONS,
    COPIES,
    COUNTER,
    DICE,
    EVOLUTIONS,
    EXTRA_DICE,
    EXTRA_VALUE,
    EXTRAS,
    HAVE,
    HUNT_DICE,
    HUNT_VALUE,
    HUNTING,
    KIND,
    KINDS,
    KROM,
    LIFE,
    MOST_SEATS,
    OTHER,
    PAY,
    PEOPLE,
    PICKING,
    PICKS,
    PLACE,
    PLACES,
    POINTS,
    PRICES,
    PURSE,
    REROLLS,
    REST,
    SPACES,
    STEAL,
    STOCK,
    SWAP,
    TRADE,
    VALUE,
    WEIGHT,
    Deck,
    Pack,
)
from kaboodle.games.krom.dice import SIDES


def load(raw: object) -> Pack:
    """Read a pack, or raise one ContentError that lists every fault at once."""
    faults: list[str] = []
    reader = Reader(raw, "", faults)
    pack = Pack(read_head(reader, "krom"))
    for row in PEOPLE.read(reader):
        pack.characters.append(_id(row))
        pack.weights.append(WEIGHT.read(row))
        _close(row)
    beast = reader.inner("beast")
    pack.weights.append(WEIGHT.read(beast))
    _close(beast)
    _group(reader, "stock", STOCK, pack.stock)
    cave = reader.inner("cave")
    pack.rest.extend([field.read(cave) for field in REST])
    pack.prices.extend([field.read(cave) for field in PRICES])
    _close(cave)
    _group(reader, "forest", PICKS, pack.picks)
    _group(reader, "savanna", EXTRAS, pack.extras)
    _group(reader, "mountain", REROLLS, pack.rerolls)
    _read_climbs(pack, reader)
    for row in PICKING.read(reader):
        _face(row, pack.picking, _amounts(row, HAVE))
        _close(row)
    for row in HUNTING.read(reader):
        _face(row, pack.hunting, _amounts(row, HAVE))
        pack.hunt_dice.append(HUNT_DICE.read(row))
        pack.hunt_value.append(HUNT_VALUE.read(row))
        _close(row)
    for row in BONUS.read(reader):
        _read_bonus(pack, row)
    for row in EVOLUTIONS.read(reader):
        _face(row, pack.evolutions, [])
        pack.points.append(POINTS.read(row))
        pack.evolution_place.append(_place(row))
        pack.cost.append(_amounts(row, PAY))
        _close(row)
    reader.close()
    if not faults:
        _check(pack, faults)
    if faults:
        raise ContentError(faults)
    return pack


def _group(reader: Reader, name: str, fields: list[Whole], out: list[int]) -> None:
    inner = reader.inner(name)
    out.extend([field.read(inner) for field in fields])
    _close(inner)


def _close(reader: Reader) -> None:
    SOURCE.given(reader)
    reader.close()


def _id(row: Reader) -> str:
    name = row.text("id", 40)
    if not is_slug(name):
        row.fault("id", not_a_slug(name))
    return name


def _face(row: Reader, deck: Deck, gives: list[int]) -> None:
    deck.ids.append(_id(row))
    deck.copies.append(_maybe(row, COPIES, 1))
    deck.gives.append(gives)


def _maybe(row: Reader, field: Whole, otherwise: int) -> int:
    return field.read(row) if row.has(field.name) else otherwise


def _amounts(row: Reader, fields: list[Whole]) -> list[int]:
    return [_maybe(row, field, 0) for field in fields]


def _place(row: Reader) -> int:
    return PLACES.index(place) if row.has("place") and (place := PLACE.read(row)) in PLACES else -1


def _read_climbs(pack: Pack, reader: Reader) -> None:
    for row in CLIMBS.read(reader):
        climbs = pack.climbs[COMBINATIONS.index(COMBINATION.read(row))]
        if climbs:
            row.fault("combination", "appears twice (KR-P4)")
        climbs.append(_amounts(row, HAVE))
        other = _amounts(row, OTHER)
        if any(other):
            climbs.append(other)
        _close(row)
    pack.climbs[0].append([0] * len(HAVE))


def _read_bonus(pack: Pack, row: Reader) -> None:
    gives = _amounts(row, HAVE[:CARD])
    price = _amounts(row, PAY)
    dice, value = _maybe(row, EXTRA_DICE, 0), _maybe(row, EXTRA_VALUE, 0)
    kind = KINDS.index(KIND.read(row))
    _face(row, pack.bonus, [*gives, 0])
    pack.kind.append(kind)
    pack.bonus_place.append(_place(row))
    pack.strength.append(dice if kind == DICE else value)
    pack.price.append(price)
    _close(row)
    name_of_kind = KINDS[kind]
    for fields, amounts, wanted in (
        ([EXTRA_DICE], [dice], kind == DICE),
        ([EXTRA_VALUE], [value], kind == VALUE),
        (HAVE[:CARD], gives, kind not in (VALUE, DICE, COUNTER)),
        (PAY, price, kind in (TRADE, SWAP)),
    ):
        names = [field.name for field, n in zip(fields, amounts, strict=True) if n]
        if wanted and not names:
            options = ", ".join([field.name for field in fields])
            row.fault("", f"a {name_of_kind} card needs one of {options} (KR-B2)")
        for name in [] if wanted else names:
            row.fault(name, f"must not be on a {name_of_kind} card (KR-B2)")
    if gives[LIFE] and kind in (STEAL, TRADE, SWAP):
        row.fault("life", f"must not be on a {name_of_kind} card (KR-B2)")


def _check(pack: Pack, faults: list[str]) -> None:
    """Check what single entries cannot show."""
    every = [
        ("characters", pack.characters),
        ("picking", pack.picking.ids),
        ("hunting", pack.hunting.ids),
        ("bonus", pack.bonus.ids),
        ("evolutions", pack.evolutions.ids),
    ]
    pack.head.check([word for _, ids in every for word in ids], faults)
    seen: list[str] = []
    for name, ids in every:
        for i, word in enumerate(ids):
            if word in seen:
                faults.append(f"{name}[{i}].id: {word!r} appears twice")
            seen.append(word)
    for i, weight in enumerate(pack.weights):
        if weight in pack.weights[:i]:
            where = "beast" if i == len(pack.characters) else f"characters[{i}]"
            faults.append(
                f"{where}.weight: {weight} appears twice, so a combat could stay tied (KR-F3)"
            )
    for name, deck, least, clause in (
        ("bonus", pack.bonus, MOST_SEATS, "KR-S2"),
        ("evolutions", pack.evolutions, SPACES, "KR-S1"),
    ):
        if sum(deck.copies) < least:
            faults.append(f"{name}: must be at least {least} cards for the set-up ({clause})")
    dealt = PURSE * MOST_SEATS
    if pack.stock[KROM] < dealt:
        faults.append(f"stock.kroms: must be at least {dealt} for the set-up (KR-S2)")
    for i, value in enumerate(pack.hunt_value):
        most = SIDES * (pack.hunt_dice[i] + len(pack.extras) - 1)
        if value > most:
            faults.append(f"hunting[{i}].value: must be at most {most}, the highest roll (KR-P3)")
    for i, cost in enumerate(pack.cost):
        if not any(cost):
            faults.append(f"evolutions[{i}]: must cost something (KR-E1)")
        _afford(pack, cost, f"evolutions[{i}]", faults)
    for i, price in enumerate(pack.price):
        _afford(pack, price, f"bonus[{i}]", faults)


def _afford(pack: Pack, price: list[int], where: str, faults: list[str]) -> None:
    """Refuse a price of more tokens than the box holds (KR-C2)."""
    for good, stock in enumerate(pack.stock):
        if price[good] > stock:
            faults.append(
                f"{where}.{PAY[good].name}: must be at most {stock}, all the box has (KR-C2)"
            )
