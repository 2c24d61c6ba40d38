"""Static data for drawing the table: the pack, with every face by name. It holds no secrets."""

from __future__ import annotations

from typing import Final

from kaboodle.core.shape import FLAG, TEXT, WHOLE, ByName, Fields, Many, Word
from kaboodle.games.kero.camp import EXPLORING, HIRING
from kaboodle.games.kero.content import (
    ABILITIES,
    COSTS,
    DIE_NAMES,
    EMPTY,
    FINALS,
    GOODS,
    LANDS,
    MOST_TILES,
    NO_ABILITY,
    RESOURCES,
    SIDES,
    TUAREKS,
    Card,
    Land,
    Pack,
)
from kaboodle.games.kero.fuel import LAST_DIE_ROLLS
from kaboodle.games.kero.options import Options
from kaboodle.games.kero.score import FINAL_POINTS, land_bonus
from kaboodle.games.kero.tuarek import EXPELLING, MOMENTS, WHEN

ABILITY: Final = Word("Ability", ABILITIES)
TUAREK: Final = Word("Tuarek", TUAREKS)
COST: Final = Word("Cost", COSTS)
MOMENT: Final = Word("Moment", MOMENTS)
SIDE: Final = Fields("Side", {"fire": FLAG, "gives": ByName(WHOLE, Word("Good", GOODS))})
CARD: Final = Fields(
    "Card",
    {
        "id": TEXT,
        "start": FLAG,
        "colour": TEXT,
        "cost": ByName(WHOLE, COST),
        "points": WHOLE,
        "none_shall_pass": FLAG,
        "jerrycans": WHOLE,
        "tuareks": WHOLE,
        "explorers": WHOLE,
        "fuellings": WHOLE,
        "ability": Word("CardAbility", ["", *ABILITIES]),
    },
)
TERRITORY: Final = Fields(
    "Territory",
    {
        "id": TEXT,
        "kind": Word("TerritoryKind", LANDS),
        "points": WHOLE,
        "colour": TEXT,
        "bonus": WHOLE,
        "jerrycans": WHOLE,
        "tuareks": WHOLE,
    },
)
TIMES: Final = ["capacity", "filling", "interval", "roll", "fuelling"]
SHAPE: Final = Fields(
    "KeroScenery",
    {
        "colours": Many(Fields("Colour", {"name": TEXT, "symbol": TEXT})),
        "dice": ByName(Many(SIDE), Word("Die", DIE_NAMES), every=True),
        "cards": Many(CARD),
        "territories": Many(TERRITORY),
        "tuareks": ByName(WHOLE, TUAREK, every=True),
        "abilities": Many(ABILITY),
        "most_abilities": WHOLE,
        "when": ByName(Many(MOMENT), TUAREK, every=True),
        "final_spaces": Many(WHOLE),
        "final_points": Many(WHOLE),
        "prices": Fields("Prices", {"hire": WHOLE, "expel": WHOLE, "explorer": Many(COST)}),
        "last_die": WHOLE,
        "clock": Fields("Times", dict.fromkeys(TIMES, WHOLE)),
        "jerrycans": WHOLE,
        "explorers": WHOLE,
        "start": Fields("Start", {"jerrycans": WHOLE, "tuareks": WHOLE}),
    },
)


def scenery(pack: Pack, options: Options) -> dict[str, object]:
    return {
        "colours": [
            {"name": name, "symbol": symbol}
            for name, symbol in zip(pack.colours, pack.symbols, strict=True)
        ],
        "dice": {
            name: [_side(pack, kind, side) for side in range(SIDES)]
            for kind, name in enumerate(DIE_NAMES)
        },
        "cards": [_card(pack, card) for card in pack.cards],
        "territories": [_land(pack, land) for land in pack.lands],
        "tuareks": dict(zip(TUAREKS, pack.tuareks, strict=True)),
        "abilities": list(ABILITIES),
        "most_abilities": MOST_TILES,
        "when": dict(zip(TUAREKS, WHEN, strict=True)),
        "final_spaces": list(FINALS),
        "final_points": list(FINAL_POINTS),
        "prices": {
            "hire": HIRING,
            "expel": EXPELLING,
            "explorer": [RESOURCES[resource] for resource in EXPLORING],
        },
        "last_die": LAST_DIE_ROLLS,
        "clock": {
            "capacity": options.capacity,
            "filling": options.percent,  # percent of the time that passes (KO-T5)
            "interval": pack.clock.interval,
            "roll": options.roll_time,  # 0 in real time (KO-T3)
            "fuelling": options.filled(options.fuelling_time),  # what a roll lets flow in
        },
        "jerrycans": pack.supplies.jerrycans,
        "explorers": pack.supplies.explorers,
        "start": {
            "jerrycans": pack.supplies.start_jerrycans,
            "tuareks": pack.supplies.start_tuareks,
        },
    }


def _side(pack: Pack, kind: int, side: int) -> dict[str, object]:
    amounts = pack.sides[kind][side]
    gives: dict[str, object] = {good: n for good, n in zip(GOODS, amounts, strict=True) if n}
    return {"fire": pack.kind_fires[kind][side] == 1, "gives": gives}


def _card(pack: Pack, card: Card) -> dict[str, object]:
    return {
        "id": card.name,
        "start": card.start,
        "colour": pack.colours[card.colour],
        "cost": {name: n for name, n in zip(COSTS, card.cost, strict=True) if n},
        "points": card.points,
        "none_shall_pass": card.none_shall_pass,
        "jerrycans": card.jerrycans,
        "tuareks": card.tuareks,
        "explorers": card.explorers,
        "fuellings": card.fuellings,
        "ability": "" if card.ability == NO_ABILITY else ABILITIES[card.ability],
    }


def _land(pack: Pack, land: Land) -> dict[str, object]:
    return {
        "id": land.name,
        "kind": LANDS[land.kind],
        "points": land.points,
        "colour": "" if land.colour == EMPTY else pack.colours[land.colour],
        "bonus": land_bonus(land.kind),
        "jerrycans": land.jerrycans,
        "tuareks": land.tuareks,
    }
