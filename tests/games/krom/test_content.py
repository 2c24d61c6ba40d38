"""Packs: which are refused, and that all reasons are given at once."""

from __future__ import annotations

from typing import Any

import pytest

from kaboodle import packs
from kaboodle.core.errors import ContentError
from kaboodle.games.krom import BOX
from kaboodle.speech import Speech


def raw() -> dict[str, Any]:
    return packs.standard("krom")


def faults(pack: object) -> list[str]:
    with pytest.raises(ContentError) as caught:
        BOX.open(pack, {})
    return caught.value.faults


@pytest.mark.clause("KR-C1")
def test_kr_c1_counts_and_ranges_are_checked_all_at_once() -> None:
    pack = raw()
    pack["characters"].pop()
    pack["stock"]["wood"] = 0
    pack["hunting"][0]["dice"] = 4
    del pack["evolutions"][0]["points"]
    pack["cave"]["colour"] = 1

    assert faults(pack) == [
        "characters: must have 6 entries, not 5 (KR-C1)",
        "stock.wood: must be a whole number from 1 to 1000, not 0 (KR-C1)",
        "cave.colour: unknown name (expected: rest_kroms, rest_life, resource_price, card_price, "
        "life_price, life_bought, source)",
        "hunting[0].dice: must be a whole number from 1 to 3, not 4 (KR-P3)",
        "evolutions[0].points: is missing",
    ]


@pytest.mark.clause("KR-F3")
def test_kr_f3_equal_weights_are_refused() -> None:
    pack = raw()
    pack["characters"][1]["weight"] = pack["characters"][0]["weight"]
    pack["beast"]["weight"] = pack["characters"][2]["weight"]

    assert [fault.split(":")[0] for fault in faults(pack)] == [
        "characters[1].weight",
        "beast.weight",
    ]


@pytest.mark.clause("KR-B2")
def test_kr_b2_a_bonus_card_has_the_amounts_of_its_kind() -> None:
    pack = raw()
    pack["bonus"] = [
        {"id": "a", "kind": "dice", "value": 2, "source": "known"},
        {"id": "b", "kind": "counter", "wood": 1, "source": "known"},
        {"id": "c", "kind": "swap", "kroms": 1, "source": "known"},
        {"id": "d", "kind": "steal", "life": 1, "source": "known"},
        {"id": "e", "kind": "gain", "life": 1, "copies": 9, "source": "known"},
    ]

    assert [fault.split(":")[0] for fault in faults(pack)] == [
        "bonus[0]",
        "bonus[0].value",
        "bonus[1].wood",
        "bonus[2]",
        "bonus[3].life",
    ]
    assert "a swap card needs one of pay_kroms, pay_wood" in faults(pack)[3]


@pytest.mark.clause("KR-S2")
def test_kr_s2_kroms_for_six_purses_are_in_the_box() -> None:
    pack = raw()
    pack["stock"]["kroms"] = 30
    BOX.open(pack, {})
    pack["stock"]["kroms"] = 29

    assert faults(pack) == ["stock.kroms: must be at least 30 for the set-up (KR-S2)"]


@pytest.mark.clause("KR-P3")
def test_kr_p3_prey_that_nobody_can_catch_is_refused() -> None:
    pack = raw()
    pack["hunting"][0].update(dice=1, value=18)
    pack["hunting"][1].update(dice=1, value=19)

    assert faults(pack) == ["hunting[1].value: must be at most 18, the highest roll (KR-P3)"]


@pytest.mark.clause("KR-C2")
def test_kr_c2_what_nobody_can_pay_is_refused() -> None:
    pack = raw()
    pack["evolutions"][1]["pay_stone"] = 13
    swap = next(i for i, card in enumerate(pack["bonus"]) if card["kind"] == "swap")
    pack["bonus"][swap]["pay_wood"] = 20

    assert faults(pack) == [
        "evolutions[1].pay_stone: must be at most 12, all the box has (KR-C2)",
        f"bonus[{swap}].pay_wood: must be at most 12, all the box has (KR-C2)",
    ]


def test_no_evolution_is_dominated_by_another() -> None:
    pack = BOX.open(raw(), {}).pack
    cards = list(
        zip(pack.evolutions.ids, pack.points, pack.evolution_place, pack.cost, strict=True)
    )

    for one, points, place, cost in cards:
        for other, more, where, price in cards:
            dear = all(a >= b for a, b in zip(cost, price, strict=True))
            bound = where in (-1, place)
            assert one == other or more < points or not dear or not bound, f"{one}, {other}"


def test_no_two_bonus_cards_are_alike() -> None:
    pack = BOX.open(raw(), {}).pack
    gives = [tuple(amounts) for amounts in pack.bonus.gives]
    prices = [tuple(amounts) for amounts in pack.price]
    faces = list(zip(pack.kind, pack.bonus_place, pack.strength, gives, prices, strict=True))

    assert len(set(faces)) == len(faces)


@pytest.mark.clause("KR-E1")
def test_kr_e1_an_evolution_costs_something() -> None:
    pack = raw()
    card = pack["evolutions"][0]
    pack["evolutions"][0] = {"id": card["id"], "points": 1, "source": "known"}

    assert faults(pack) == ["evolutions[0]: must cost something (KR-E1)"]


@pytest.mark.clause("KR-S1")
def test_kr_s1_a_deck_too_small_to_lay_out_is_refused() -> None:
    pack = raw()
    pack["evolutions"] = pack["evolutions"][:3]
    pack["bonus"] = [{"id": "x", "kind": "counter", "copies": 5, "source": "known"}]

    assert faults(pack) == [
        "bonus: must be at least 6 cards for the set-up (KR-S2)",
        "evolutions: must be at least 4 cards for the set-up (KR-S1)",
    ]


def test_names_are_plain_and_unique() -> None:
    pack = raw()
    pack["name"] = "No Good"
    pack["picking"][0]["id"] = "torch"
    pack["climbs"][1]["combination"] = "pair"
    assert faults(pack) == ["climbs[1].combination: appears twice (KR-P4)"]
    pack = raw()
    pack["hunting"][0]["id"] = "Frog!"
    assert faults(pack) == [
        "hunting[0].id: must be lower-case letters, digits and dashes, starting with a letter, "
        "not 'Frog!'"
    ]
    pack = raw()
    pack["name"] = "No Good"
    pack["picking"][0]["id"] = "torch"
    assert faults(pack) == [
        "name: must be lower-case letters, digits and dashes, starting with a letter, "
        "not 'No Good'",
        "evolutions[0].id: 'torch' appears twice",
    ]


def test_title_and_source_do_not_change_the_game() -> None:
    pack = raw()
    pack["title"] = "Mine"
    pack["picking"][0]["source"] = "known"

    assert BOX.open(pack, {}).pack_id == BOX.open(raw(), {}).pack_id
    pack["picking"][0]["wood"] = 1
    assert BOX.open(pack, {}).pack_id != BOX.open(raw(), {}).pack_id


def test_the_scenery_shows_every_face() -> None:
    shown: Any = BOX.open(raw(), {}).scenery()

    assert shown["characters"][0] == {"id": "alma", "weight": 52}
    assert shown["stock"] == {"kroms": 50, "wood": 12, "stone": 12, "bone": 12}
    assert shown["mountain"]["rewards"]["four"] == [{"stone": 3}, {"cards": 3}]
    faces = {deck: {card["id"]: card for card in shown[deck]} for deck in ("hunting", "bonus")}
    assert faces["hunting"]["mammoth"] == {
        "id": "mammoth",
        "copies": 1,
        "gives": {"kroms": 4, "bone": 4},
        "dice": 3,
        "value": 13,
        "chances": [26, 66, 90],
    }
    assert faces["bonus"]["bone-market"] == {
        "id": "bone-market",
        "copies": 1,
        "gives": {"kroms": 4},
        "kind": "trade",
        "when": "turn",
        "aimed": False,
        "place": "cave",
        "strength": 0,
        "price": {"bone": 1},
    }
    for deck, cards in (("picking", 20), ("hunting", 17), ("bonus", 31), ("evolutions", 25)):
        assert sum(card["copies"] for card in shown[deck]) == cards


def test_every_card_and_character_has_a_name_and_flavour() -> None:
    speech = Speech()
    pack = BOX.open(raw(), {}).pack
    named = [f"krom-character-{name}" for name in pack.characters]
    for deck in (pack.picking, pack.hunting, pack.bonus, pack.evolutions):
        named += [f"krom-card-{name}" for name in deck.ids]

    assert len(set(named)) == len(named)
    for key in named:
        assert speech.say(key)
        assert "flavour" in speech._bundle.get_message(key).attributes
