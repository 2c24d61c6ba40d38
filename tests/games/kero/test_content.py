"""The pack: what the loader reads, every reason to refuse one, and how ours was designed."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from kaboodle import packs
from kaboodle.core.errors import ContentError
from kaboodle.games.kero.content import (
    COSTS,
    EXPLORER,
    JERRYCAN,
    LANDS,
    NO_ABILITY,
    PLAIN,
    TUAREK,
    Card,
    Pack,
)
from kaboodle.games.kero.loading import load as read_pack

VALUES = [1.0, 1.0, 1.0, 1.0, 1.2]


@pytest.fixture
def raw() -> dict[str, Any]:
    return copy.deepcopy(packs.standard("kero"))


@pytest.fixture
def pack() -> Pack:
    return read_pack(packs.standard("kero"))


def refused(raw: object) -> list[str]:
    with pytest.raises(ContentError) as caught:
        read_pack(raw)
    return caught.value.faults


def test_all_faults_are_reported_together(raw: dict[str, Any]) -> None:
    raw["cards"][3]["colour"] = "plaid"
    raw["dice"][0]["faces"].pop()
    del raw["clock"]["capacity"]
    raw["secret"] = 1

    assert refused(raw) == [
        "dice[0].faces: must have 6 entries, not 5 (KO-C2)",
        "cards[3].colour: must be one of green, brown, red, grey, not 'plaid'",
        "clock.capacity: is missing",
        "secret: unknown name (expected: $schema, game, name, title, names, colours, dice, cards, "
        "territories, tuareks, clock, supplies)",
    ]


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        (("cards", 0, "deck"), "other", "cards: 12 must be Start cards, not 11 (KO-C1)"),
        (("cards", 0, "id"), "Big Gate", "cards[0].id: must be lower-case letters"),
        (("cards", 0, "id"), "scout-tower", "cards[1].id: 'scout-tower' appears twice"),
        (("cards", 0, "cost"), {}, "cards[0].cost: must be at least 1 in all (KO-M2)"),
        (("cards", 0, "cost"), {"brick": 10}, "cards[0].cost.brick: must be a whole number"),
        (
            ("cards", 0, "none_shall_pass"),
            False,
            'cards: 5 must be "None shall pass!" cards, not 4 (KO-C1)',
        ),
        (
            ("cards", 1, "ability"),
            "tie",
            "cards: one must have the ability 'tie', not 2 (KO-C1)",
        ),
        (("dice", 1, "die"), "white", "dice[1].die: 'white' appears twice (KO-C1)"),
        (
            ("dice", 1, "faces", 5),
            {"fire": False},
            "dice: green must have 1 to 5 fires, not 0 (KO-C2)",
        ),
        (
            ("dice", 1, "faces", 5),
            {"fire": True, "wheat": 1},
            "dice[1].faces[5].fire: must be alone on its side, because a fire gives nothing",
        ),
        (
            ("territories", 8, "colour"),
            "green",
            'territories[8].colour: must be "" for this kind of territory (KO-E3)',
        ),
        (("territories", 0, "colour"), "", "territories[0].colour: must be one of green"),
        (("colours", 0, "symbol"), " ", "colours[0].symbol: must be one visible character"),
        (("colours", 0, "symbol"), "■", "colours[1].symbol: '■' appears twice"),
        (("clock", "roll"), 800, "clock.roll: must be at least the interval (KO-T4)"),
        (("clock", "capacity"), 3000, "clock.roll: must be less than clock.capacity (KO-T3)"),
        (
            ("supplies", "jerrycans"),
            3,
            "supplies.start_jerrycans: the box has too few for both clans (KO-S2)",
        ),
        (
            ("supplies", "start_tuareks"),
            9,
            "supplies.start_tuareks: the box has too few for both clans (KO-S2)",
        ),
    ],
)
def test_a_bad_pack_is_refused(
    raw: dict[str, Any], path: tuple[Any, ...], value: object, fault: str
) -> None:
    *way, last = path
    target = raw
    for step in way:
        target = target[step]
    target[last] = value

    assert any(reason.startswith(fault) for reason in refused(raw)), refused(raw)


@pytest.mark.parametrize("cost", [{"brick": 10}, {"brick": "two"}, 3])
def test_an_impossible_cost_is_one_fault(raw: dict[str, Any], cost: object) -> None:
    raw["cards"][0]["cost"] = cost

    assert len(refused(raw)) == 1


def test_an_unknown_kind_is_one_fault(raw: dict[str, Any]) -> None:
    raw["territories"][0]["kind"] = "colours"

    assert [fault.partition(":")[0] for fault in refused(raw)] == ["territories[0].kind"]


def test_only_title_and_sources_do_not_change_the_game(raw: dict[str, Any], pack: Pack) -> None:
    raw["title"] = "Another"
    raw["cards"][0]["source"] = "known"
    assert read_pack(raw).id() == pack.id()

    raw["cards"][0]["cost"] = {"brick": 1}
    assert read_pack(raw).id() != pack.id()


def cost(card: Card) -> float:
    return sum(n * value for n, value in zip(card.cost, VALUES, strict=True))


def gain(card: Card) -> float:
    return (
        card.points
        + 1.2 * card.jerrycans
        + 2.4 * card.tuareks
        + 2 * card.explorers
        + 1.2 * card.fuellings
    )


def test_our_cards_follow_the_value_model(pack: Pack) -> None:
    """A card returns 1.0 to 1.6 times its cost, dearer cards more."""
    plain = [c for c in pack.cards if c.ability == NO_ABILITY and not c.none_shall_pass]
    ratios = {card.name: gain(card) / cost(card) for card in plain}
    assert len(plain) == 21
    assert {name: r for name, r in ratios.items() if not 1.0 <= r <= 1.6} == {}

    cheap = [ratios[card.name] for card in plain if cost(card) <= 3]
    dear = [ratios[card.name] for card in plain if cost(card) >= 5]
    assert sum(dear) / len(dear) > sum(cheap) / len(cheap)


def test_our_cards_are_distributed_as_planned(pack: Pack) -> None:
    assert [sum(c.colour == i for c in pack.cards) for i in range(4)] == [9, 9, 9, 9]
    starts = [card for card in pack.cards if card.start]
    assert all(2 <= sum(card.cost[:4]) <= 3 for card in starts)
    assert sum(card.ability != NO_ABILITY for card in starts) >= 3
    assert sum(card.none_shall_pass for card in starts) <= 1
    assert all(3 <= sum(card.cost[:4]) <= 6 for card in pack.cards if not card.start)


def test_our_pack_matches_what_is_known_of_the_box(pack: Pack) -> None:
    known = {card.name: card for card in pack.cards}
    tower, workshop = known["scout-tower"], known["green-workshop"]

    assert (tower.cost, tower.explorers, tower.points) == ([0, 0, 0, 2, 0], 1, 1)
    assert dict(zip(COSTS, workshop.cost, strict=True))["wheat"] == 3
    assert workshop.cost[JERRYCAN] == 1
    assert any(card.jerrycans == 3 for card in pack.cards)
    assert any(card.tuareks == 2 for card in pack.cards)
    assert any(card.fuellings == 1 and card.points == 1 for card in pack.cards)
    assert sum(card.points > 0 or card.none_shall_pass for card in pack.cards) > 18
    kinds = [LANDS[land.kind] for land in pack.lands]
    assert sorted(land.colour for land in pack.lands if land.colour >= 0) == [0, 1, 2, 3]
    assert [kinds.count(kind) for kind in LANDS] == [4, 4, 1, 1, 1, 1]
    plain = [land for land in pack.lands if land.kind == PLAIN]
    assert any((land.points, land.tuareks, land.jerrycans) == (3, 1, 0) for land in plain)
    assert all(land.tuareks + land.jerrycans for land in plain)


def test_our_coloured_dice_are_as_planned(pack: Pack) -> None:
    faces = [side for kind in (1, 2, 3) for side in pack.sides[kind]]

    assert [sum(pack.kind_fires[kind]) for kind in (1, 2, 3)] == [1, 1, 1]
    assert sum(side[TUAREK] == 1 for side in faces) == 2
    assert sum(side[EXPLORER] == 1 for side in faces) == 1
    assert sum(side[JERRYCAN] == 2 for side in faces) == 1
    rest = [side for side in faces if sum(side[:4])]
    assert len(rest) == 11
    assert all(sum(side) in (2, 3) for side in rest)


def test_seventeen_tuareks_two_of_each_and_three_gifts(pack: Pack) -> None:
    assert pack.tuareks == [2, 2, 2, 2, 3, 2, 2, 2]
