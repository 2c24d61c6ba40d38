"""Static data for drawing the table: the pack, with every face by name. It holds no secrets."""

from __future__ import annotations

from typing import Final

from kaboodle.core.shape import FLAG, TEXT, WHOLE, ByName, Fields, Many, Shape, Word
from kaboodle.games.krom.brings import BUNDLE, COMBINATION
from kaboodle.games.krom.content import (
    AIMED,
    BEAST_LIFE,
    CLIMB_DICE,
    COMBINATIONS,
    COUNTER,
    DICE,
    FULL_LIFE,
    GOODS,
    KINDS,
    LEAST_SEATS,
    MOST_SEATS,
    PLACES,
    TOKENS,
    Deck,
    Pack,
)
from kaboodle.games.krom.dice import chance, combination, every_throw, heavier_first, odds
from kaboodle.games.krom.frames import PLACE, SOMEWHERE
from kaboodle.games.krom.options import Options

WHEN: Final = ["combat", "counter", "turn"]
_FACE: Final[dict[str, Shape]] = {"id": TEXT, "copies": WHOLE, "gives": BUNDLE}
SHAPE: Final = Fields(
    "KromScenery",
    {
        "rules": Many(TEXT),
        "words": ByName(TEXT),
        "characters": Many(Fields("Character", {"id": TEXT, "weight": WHOLE})),
        "beast": Fields("BeastFigures", {"weight": WHOLE, "life": WHOLE}),
        "life": WHOLE,
        "goals": Many(WHOLE),  # by seats, from the fewest
        "heavier": Many(PLACE),
        "stock": BUNDLE,
        "cave": Fields(
            "CavePrices",
            {
                "rest": Fields("Rest", {"kroms": WHOLE, "life": WHOLE}),
                "resource": WHOLE,
                "card": WHOLE,
                "life": Fields("Healing", {"price": WHOLE, "points": WHOLE}),
            },
        ),
        "forest": Many(WHOLE),
        "savanna": Many(WHOLE),
        "mountain": Fields(
            "MountainTable",
            {
                "rerolls": Many(WHOLE),
                "rewards": ByName(Many(BUNDLE), COMBINATION, every=True),
                "reads": ByName(COMBINATION),
                "odds": ByName(Many(WHOLE)),
            },
        ),
        "picking": Many(Fields("PickingCard", {**_FACE})),
        "hunting": Many(
            Fields("Prey", {**_FACE, "dice": WHOLE, "value": WHOLE, "chances": Many(WHOLE)})
        ),
        "bonus": Many(
            Fields(
                "BonusCard",
                {
                    **_FACE,
                    "kind": Word("Kind", KINDS),
                    "when": Word("When", WHEN),
                    "aimed": FLAG,
                    "place": SOMEWHERE,
                    "strength": WHOLE,
                    "price": BUNDLE,
                },
            )
        ),
        "evolutions": Many(
            Fields(
                "Evolution",
                {"id": TEXT, "copies": WHOLE, "points": WHOLE, "place": SOMEWHERE, "cost": BUNDLE},
            )
        ),
    },
)


def scenery(pack: Pack, options: Options) -> dict[str, object]:
    resource, card, life, healed = pack.prices
    return {
        "rules": options.changed(),
        "words": options.words(),
        "characters": [
            {"id": name, "weight": pack.weights[i]} for i, name in enumerate(pack.characters)
        ],
        "beast": {"weight": pack.weights[-1], "life": BEAST_LIFE},
        "life": FULL_LIFE,
        "goals": [options.goal(seats) for seats in range(LEAST_SEATS, MOST_SEATS + 1)],  # KR-S3
        "heavier": [name for i, name in enumerate(PLACES) if heavier_first(i)],
        "stock": _bundle(pack.stock),
        "cave": {
            "rest": {"kroms": pack.rest[0], "life": pack.rest[1]},
            "resource": resource,
            "card": card,
            "life": {"price": life, "points": healed},
        },
        "forest": pack.picks,
        "savanna": pack.extras,
        "mountain": {
            "rerolls": pack.rerolls,
            "rewards": {
                name: [_bundle(reward) for reward in pack.climbs[i]]
                for i, name in enumerate(COMBINATIONS)
            },
            "reads": {
                "".join([str(die) for die in dice]): COMBINATIONS[combination(dice)]
                for dice in every_throw(CLIMB_DICE)
            },
            "odds": {
                "".join([str(die) for die in held]): odds(held, len(COMBINATIONS))
                for many in range(CLIMB_DICE)
                for held in every_throw(many)
            },
        },
        "picking": [_face(pack.picking, i) for i in range(len(pack.picking.ids))],
        "hunting": [
            {
                **_face(pack.hunting, i),
                "dice": pack.hunt_dice[i],
                "value": pack.hunt_value[i],
                "chances": [
                    chance(pack.hunt_dice[i] + more, pack.hunt_value[i])
                    for more in range(len(pack.extras))
                ],
            }
            for i in range(len(pack.hunting.ids))
        ],
        "bonus": [
            {
                **_face(pack.bonus, i),
                "kind": KINDS[pack.kind[i]],
                "when": _when(pack.kind[i]),
                "aimed": pack.kind[i] in AIMED,
                "place": _place(pack.bonus_place[i]),
                "strength": pack.strength[i],
                "price": _bundle(pack.price[i]),
            }
            for i in range(len(pack.bonus.ids))
        ],
        "evolutions": [
            {
                "id": name,
                "copies": pack.evolutions.copies[i],
                "points": pack.points[i],
                "place": _place(pack.evolution_place[i]),
                "cost": _bundle(pack.cost[i]),
            }
            for i, name in enumerate(pack.evolutions.ids)
        ],
    }


def _face(deck: Deck, face: int) -> dict[str, object]:
    gives = _bundle(deck.gives[face])
    return {"id": deck.ids[face], "copies": deck.copies[face], "gives": gives}


def _when(kind: int) -> str:
    """Return when a kind is played: in a fight (KR-F2), against a card (KR-B4) or in one's own
    phase (KR-B1)."""
    return WHEN[0 if kind <= DICE else 1 if kind == COUNTER else 2]


def _place(place: int) -> str:
    return PLACES[place] if place >= 0 else ""


def _bundle(amounts: list[int]) -> dict[str, int]:
    """Return amounts by name, without zeros: of all goods, or of tokens only."""
    assert len(amounts) in (TOKENS, len(GOODS))
    return {GOODS[good]: n for good, n in enumerate(amounts) if n}
