"""The camp: KO-M1 to KO-M5."""

from __future__ import annotations

import pytest

from kaboodle.games.kero import Kero, frames
from kaboodle.games.kero.content import ABILITIES, RESOURCES, TUAREKS
from kaboodle.games.kero.turn import pass_turn
from kaboodle.testing.table import choose, event_keys, keys, refused, watch
from tests.games.kero.conftest import opened
from tests.games.kero.table import A, B, names, table, tip


@pytest.mark.clause("KO-M1")
def test_ko_m1_what_the_dice_show_is_collected(game: Kero) -> None:
    s = tip(game, table(game, jerrycans=(0, 0)), "brick wheat wheat jerrycan fire", {"blue": 0})

    s, events = watch(game, s, A, "lay flat")

    assert dict(zip(RESOURCES, s.resources, strict=True)) == {
        "brick": 1,
        "wheat": 2,
        "metal": 3,
        "recruit": 0,
    }
    assert s.jerrycans[0] == 1
    assert s.fires == 1
    assert event_keys(events) == ["laid-flat", "collected", "jerrycans"]


@pytest.mark.clause("KO-M1")
def test_ko_m1_a_tuarek_face_draws_a_tile_and_an_explorer_face_places_one(game: Kero) -> None:
    s = table(game, tuarek_pile="scorch, move")
    s = tip(game, s, "brick brick brick brick brick", {"green": 4, "blue": 5 - 1})

    s, events = watch(game, s, A, "lay flat")

    assert s.tuareks[A][TUAREKS.index("scorch")] == 1
    drawn = next(event for event in events if event.key == "kero-tuarek-drawn")
    assert drawn.seen_by(A).args == {"seat": A, "tuarek": "scorch"}
    assert drawn.seen_by(B).args == {"seat": A}
    assert keys(game, s, A) == [f"explore {i}" for i in range(1, 5)]
    assert refused(game, s, A, "end turn") == "KO-M3 first-place"
    s = choose(game, s, A, "explore 3")
    assert s.explorers[A][:4] == [0, 0, 1, 0]
    assert s.frames == [frames.CAMP]


@pytest.mark.clause("KO-C3")
@pytest.mark.parametrize(("left", "granted"), [(0, (0, 0, 0)), (1, (1, 1, 1)), (9, (2, 2, 1))])
def test_ko_c3_collected_is_what_there_is(
    game: Kero, left: int, granted: tuple[int, int, int]
) -> None:
    s = table(game, jerrycans=(0, 27 - left), explorers=([7 - min(left, 7), 0, 0, 0], [0] * 4))
    s.tuareks[B] = game.pack.tuareks.copy()
    s.tuareks[B][TUAREKS.index("move")] -= min(left, 2)
    s.tuarek_used = [TUAREKS.index("move")] * min(left, 2)
    s = tip(game, s, "brick jerrycan jerrycan fire fire", {"green": 4, "yellow": 4, "blue": 4})

    s, events = watch(game, s, A, "lay flat")

    collected = next(event for event in events if event.key == "kero-collected").args
    got = (s.jerrycans[A], sum(s.tuareks[A]), s.placing)
    assert got == granted
    assert (collected["jerrycans"], collected["tuareks"], collected["explorers"]) == granted


@pytest.mark.clause("KO-M1")
def test_ko_m1_resource_abilities_add_theirs(game: Kero) -> None:
    s = tip(game, table(game, tiles=("brick, recruit", "wheat")), "fire fire fire fire wheat")

    s = choose(game, s, A, "lay flat")

    assert s.resources == [1, 1, 0, 1]


@pytest.mark.clause("KO-M1")
def test_ko_m1_an_ability_won_after_collecting_acts_from_the_next_turn(game: Kero) -> None:
    s = table(game, frame=frames.CAMP, row="-,-,-,-,-,kiln", resources="metal, wheat, wheat, wheat")

    s = choose(game, s, A, "take 6")

    assert s.tiles[A] == 1 << ABILITIES.index("brick")
    assert s.resources == [0, 1, 0, 0]


@pytest.mark.clause("KO-M2")
def test_ko_m2_a_card_is_taken_at_its_cost_and_each_resource_is_spent_once(game: Kero) -> None:
    s = table(
        game,
        frame=frames.CAMP,
        row="tin-roof,-,-,tin-roof,-,scout-tower".replace("tin-roof", "roadside-pump", 1),
        resources="brick, metal, recruit",
    )

    s, events = watch(game, s, A, "take 4")

    assert event_keys(events) == ["card-taken"]
    assert names(game, s.cards[A]) == ["tin-roof"]
    assert names(game, s.row) == ["roadside-pump", "-", "-", "-", "-", "scout-tower"]
    assert s.resources == [0, 0, 0, 1]
    assert refused(game, s, A, "take 6") == "KO-M2 cannot-pay"
    assert refused(game, s, A, "take 4") == "KO-M2 space-is-empty"


@pytest.mark.clause("KO-M2")
def test_ko_m2_jerrycans_in_a_cost_come_from_tokens(game: Kero) -> None:
    wheat = "wheat, wheat, wheat"
    row = "green-workshop,-,-,-,-,-"
    poor = table(game, frame=frames.CAMP, row=row, resources=wheat, jerrycans=(0, 9))
    rich = table(game, frame=frames.CAMP, row=row, resources=wheat, jerrycans=(1, 0))

    assert refused(game, poor, A, "take 1") == "KO-M2 cannot-pay"
    s = choose(game, rich, A, "take 1")
    assert s.jerrycans[A] == 0
    assert s.tiles[A] == 1 << ABILITIES.index("green-die")


@pytest.mark.clause("KO-M2")
def test_ko_m2_an_explorer_costs_a_recruit_and_a_metal(game: Kero) -> None:
    s = table(game, frame=frames.CAMP, resources="recruit, recruit, metal")

    s = choose(game, s, A, "explore 2")

    assert s.explorers[A][:4] == [0, 1, 0, 0]
    assert s.resources == [0, 0, 0, 1]
    assert refused(game, s, A, "explore 2") == "KO-M2 explorer-costs"


@pytest.mark.clause("KO-M2")
@pytest.mark.parametrize("frame", [frames.START, frames.PREPARE, frames.CAMP])
def test_ko_m2_a_tuarek_costs_two_jerrycans_before_and_after_rolling(
    game: Kero, frame: int
) -> None:
    s = table(game, frame=frame, jerrycans=(3, 0), tuarek_pile="move")

    s = choose(game, s, A, "hire")

    assert s.jerrycans[A] == 1
    assert s.tuareks[A][TUAREKS.index("move")] == 1
    assert refused(game, s, A, "hire") == "KO-M2 too-few-jerrycans"


@pytest.mark.clause("KO-M2")
def test_ko_m2_the_wheat_ability_turns_any_amount_into_jerrycans(game: Kero) -> None:
    s = table(game, frame=frames.CAMP, tiles=("trade", ""), resources="wheat, wheat, wheat", turn=0)

    assert [key for key in keys(game, s, A) if "trade" in key] == ["trade 1", "trade 2", "trade 3"]
    s = choose(game, s, A, "trade 2")
    assert s.resources[1] == 1
    assert s.jerrycans[A] == 4


@pytest.mark.clause("KO-M2")
def test_ko_m2_no_more_wheat_is_traded_than_there_are_jerrycans(game: Kero) -> None:
    wheat = "wheat, wheat, wheat"
    s = table(game, frame=frames.CAMP, tiles=("trade", ""), resources=wheat, jerrycans=(13, 13))
    endless = opened(endless_supply=True)
    t = table(endless, frame=frames.CAMP, tiles=("trade", ""), resources=wheat, jerrycans=(13, 13))

    assert refused(game, s, A, "trade 1") == ""
    assert refused(game, s, A, "trade 2") == "KO-M2 too-much-wheat"
    assert refused(endless, t, A, "trade 3") == ""
    t.resources[1] = 99
    assert "trade 27" in keys(endless, t, A)


@pytest.mark.clause("KO-M2")
def test_ko_m2_nothing_is_spent_before_the_dice_are_rolled(game: Kero) -> None:
    s = table(game, resources="recruit, metal")

    for key in ("take 1", "explore 1", "trade 1", "end turn"):
        assert refused(game, s, A, key) == "KO-M1 first-roll"


@pytest.mark.clause("KO-M3")
def test_ko_m3_jerrycans_and_tuareks_come_at_once(game: Kero) -> None:
    s = table(
        game,
        frame=frames.CAMP,
        row="jerry-dump,caravan,-,-,-,-",
        resources="brick, brick, metal, wheat, wheat, recruit, recruit",
        tuarek_pile="move, fuel",
    )

    s = choose(game, s, A, "take 1", "take 2")

    assert s.jerrycans[A] == 5
    assert [TUAREKS[i] for i, n in enumerate(s.tuareks[A]) if n] == ["move", "fuel"]


@pytest.mark.clause("KO-M3")
def test_ko_m3_free_explorers_are_placed_at_once(game: Kero) -> None:
    s = table(
        game,
        frame=frames.CAMP,
        row="lookouts,-,-,-,-,-",
        resources="brick, metal, recruit, recruit",
    )

    s = choose(game, s, A, "take 1", "explore 1", "explore 4")

    assert s.explorers[A][:4] == [1, 0, 0, 1]
    assert s.frames == [frames.CAMP]


@pytest.mark.clause("KO-M3")
def test_ko_m3_a_free_fuelling_happens_at_once(game: Kero) -> None:
    s = table(game, frame=frames.CAMP, row="roadside-pump,-,-,-,-,-", resources="wheat, wheat")

    s = choose(game, s, A, "take 1")
    assert game.asked(s) == [B]
    s = choose(game, s, B, "whole")
    while s.frames[-1] == frames.FUELLING:
        s = choose(game, s, B, "throw")

    assert s.frames == [frames.CAMP]
    assert s.tanks[A] > 30_000
    assert game.asked(s) == [A]


@pytest.mark.clause("KO-M3")
def test_ko_m3_a_sixth_ability_card_brings_no_tile(game: Kero) -> None:
    five = "green-die, yellow-die, blue-die, wheat, metal"
    s = table(
        game,
        frame=frames.CAMP,
        tiles=(five, ""),
        row="elder,-,-,-,-,-",
        resources="brick, recruit, wheat",
    )

    s, events = watch(game, s, A, "take 1")

    assert event_keys(events) == ["card-taken"]
    assert names(game, s.cards[A])[-1] == "elder"
    assert not s.tiles[A] >> ABILITIES.index("tie") & 1


@pytest.mark.clause("KO-M3")
def test_ko_m3_an_ability_works_once_a_turn(game: Kero) -> None:
    s = table(game, frame=frames.CAMP, tiles=("trade", ""), resources="wheat, wheat, wheat")

    s = choose(game, s, A, "trade 1")

    assert refused(game, s, A, "trade 1") == "KO-M3 already-traded"
    s.tiles[A] = 0
    assert refused(game, s, A, "trade 1") == "KO-M2 no-trade"


@pytest.mark.clause("KO-M4")
def test_ko_m4_without_explorers_in_camp_none_is_placed(game: Kero) -> None:
    s = table(
        game,
        frame=frames.CAMP,
        row="lookouts,scout-tower,-,-,-,-",
        resources="brick, metal, metal, recruit, recruit, recruit, recruit, recruit",
        explorers=([3, 3, 0, 0], [0, 0, 0, 0]),
    )

    s = choose(game, s, A, "take 1")
    assert s.placing == 1, "one is left, not two"
    s = choose(game, s, A, "explore 3")
    assert s.home(A) == 0
    s = choose(game, s, A, "take 2")

    assert s.frames == [frames.CAMP]
    assert refused(game, s, A, "explore 1") == "KO-M4 no-explorer"
    assert not [key for key in keys(game, s, A) if key.startswith("explore")]


@pytest.mark.clause("KO-M4")
def test_ko_m4_resources_are_lost_and_the_rest_stays(game: Kero) -> None:
    s = table(
        game,
        frame=frames.CAMP,
        resources="brick, wheat",
        jerrycans=(3, 2),
        tuareks=("move", ""),
        pile="tin-roof, elder, kiln, still, bazaar, outpost",
    )

    s = choose(game, s, A, "end turn")

    assert s.turn == B
    assert s.resources == [0, 0, 0, 0]
    assert s.jerrycans == [3, 2]
    assert sum(s.tuareks[A]) == 1


@pytest.mark.clause("KO-M5")
def test_ko_m5_an_empty_pile_is_remade_from_the_used_ones(game: Kero) -> None:
    s = table(game, jerrycans=(9, 0), tuarek_pile="move", tuareks=("fuel", ""))
    s = choose(game, s, A, "hire")
    assert not s.tuarek_pile

    s, events = watch(game, s, A, "hire")

    assert event_keys(events) == ["hired", "tuareks-shuffled", "tuarek-drawn"]
    assert s.tuarek_used == []
    unheard = table(game, jerrycans=(9, 0))
    game.advance(unheard, A, game.catalogue.number("hire"), game.soonest(unheard), None)
    assert sum(unheard.tuareks[A]) == 1
    assert len(s.tuarek_pile) == 14
    assert sum(s.tuareks[A]) == 3


@pytest.mark.clause("KO-M5")
def test_ko_m5_with_every_tile_in_a_camp_none_is_drawn(game: Kero) -> None:
    s = table(game, jerrycans=(9, 0), row="tea-tent,-,-,-,-,-", resources="wheat, recruit")
    s.tuareks[B] = game.pack.tuareks.copy()
    s.tuarek_used = []

    assert refused(game, s, A, "hire") == "KO-M5 no-tuareks-left"
    assert "hire" not in keys(game, s, A)
    s.frames = [frames.CAMP]
    s = choose(game, s, A, "take 1")
    assert sum(s.tuareks[A]) == 0


@pytest.mark.clause("KO-M5")
def test_ko_m5_a_tuarek_that_lies_face_up_is_not_drawn_back_in_its_turn(game: Kero) -> None:
    s = table(game, tuareks=("reroll", ""), jerrycans=(2, 0), tuarek_pile="move")
    s.tuareks[B] = [n - (i in (1, 3)) for i, n in enumerate(game.pack.tuareks)]
    s.tuarek_used = []

    s = choose(game, s, A, "forgive", "hire")

    assert s.tuarek_pile == s.tuarek_used == [], "the other clan has all the rest"
    s.jerrycans[A] = 2
    assert refused(game, s, A, "hire") == "KO-M5 no-tuareks-left"
    assert game.view(s, B).to_json()["face_up"] == ["reroll"]
    pass_turn(s, None)
    assert (s.face_up, s.tuarek_used) == ([], [TUAREKS.index("reroll")]), "with the turn it is used"


@pytest.mark.clause("KO-M5")
def test_ko_m5_nor_the_one_that_plans_a_fire_by_the_claim_it_leads_to(game: Kero) -> None:
    s = table(
        game,
        frame=frames.CAMP,
        tuareks=("scorch", ""),
        tuarek_pile="move",
        row="tin-roof,elder,kiln,still,bazaar,outpost",
        lands="nomad-camp, crossroads, green-valley, four-pillars",
        explorers=([1, 0, 0, 0], [0] * 4),
        pile="claim, caravan",
    )
    land = game.pack.lands[game.pack.land_numbers["nomad-camp"]]
    assert land.tuareks == 2
    s.tuareks[B] = [n - (i in (3, 7)) for i, n in enumerate(game.pack.tuareks)]
    s.tuarek_used = []

    s = choose(game, s, A, "plan fire", "end turn", "scorch 1")

    assert s.turn == B
    assert sum(s.tuareks[A]) == 1, "there was one tile to draw, not two"
    assert s.tuarek_used == [TUAREKS.index("scorch")]
