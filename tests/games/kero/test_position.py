"""KERO positions: impossible ones are refused, with every reason."""

from __future__ import annotations

from typing import Any

import pytest

from kaboodle.core.errors import PositionError
from kaboodle.games.kero import Kero, frames
from kaboodle.games.kero.content import ALL_DICE, REROLL
from kaboodle.games.kero.fuel import begin
from kaboodle.games.kero.state import State
from kaboodle.testing.table import watch
from tests.games.kero.table import A, tip

FLAT = [0, 0, 0, 0, 0, 0]


def faults(game: Kero, raw: object) -> list[str]:
    with pytest.raises(PositionError) as caught:
        game.restore(raw)
    return caught.value.faults


def changed(game: Kero, **changes: object) -> list[str]:
    """Return a new table, with parts of it changed."""
    raw: dict[str, Any] = {**game.describe(game.setup(2, 1)), **changes}
    return faults(game, raw)


def clan(game: Kero, seat: int, **changes: object) -> list[str]:
    raw: dict[str, Any] = game.describe(game.setup(2, 1))
    raw["clans"][seat].update(changes)
    return faults(game, raw)


def rolling(game: Kero) -> State:
    s = game.setup(2, 1)
    s.tanks[s.turn] = 30_000
    return tip(game, s, "brick fire wheat wheat metal")


def fuelling(game: Kero) -> State:
    s = game.setup(2, 1)
    s.tanks[s.turn] = 30_000
    s.frames = [frames.PREPARE]
    s.fuellings = 1
    begin(s, ALL_DICE, None)
    return s


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"rng": [1, 2, 3]}, "state.rng: must have 4 entries, not 3"),
        ({"row": ["fish", "", "", "", "", ""]}, "state.row[0]: 'fish' is not one of this pack"),
        ({"row": [["x"], "", "", "", "", ""]}, "state.row[0]: \"['x']\" is not one of this pack"),
        ({"row": [""] * 6}, "occurs 0 times (KO-C1)"),
        ({"claims": 1}, "state.pile: heap 3 has a wrong number of Claims (KO-S1)"),
        ({"gone": ["oasis"]}, "state.territories: each lies in one place (KO-C1)"),
        ({"territories": [""] * 4}, "state.territories: four are face up"),
        ({"tuarek_used": ["move"]}, "state: the Tuarek 'move' occurs 3 times (KO-C1)"),
        (
            {"face_up": ["reroll", "reroll"]},
            "state.face_up: one fire-eater, and torch-bearers (KO-M5)",
        ),
        ({"face_up": ["move"]}, "state.face_up: one fire-eater, and torch-bearers (KO-M5)"),
        ({"face_up": ["reroll"]}, "state.face_up: nothing is played yet (KO-M5)"),
        ({"face_up": ["scorch"]}, "state.scorches: one for each torch-bearer that lies face up"),
        ({"scorches": 1}, "state.scorches: one for each torch-bearer that lies face up (KO-U8)"),
        ({"clans": []}, "state.clans: must have 2 entries, not 0"),
        ({"frames": []}, "state.frames: must have 1 to 3 entries, not 0"),
        ({"frames": ["start", "camp"]}, "state.frames: these questions cannot be open together"),
        ({"frames": ["thinning"]}, "state.frames: these questions cannot be open together"),
        (
            {"frames": ["prepare", "placing"]},
            "state.frames: these questions cannot be open together",
        ),
        ({"placing": 1}, "state.placing: free Explorers that can be placed, only then (KO-M3)"),
        (
            {"frames": ["camp", "placing"]},
            "state.placing: free Explorers that can be placed, only then (KO-M3)",
        ),
        ({"fuellings": 1}, "state.fuellings: counts those to come, only then (KO-F2)"),
        (
            {"frames": ["prepare", "thinning"], "fuellings": 1},
            "state.fuellings: a full tank is not fuelled (KO-F2)",
        ),
        ({"frames": ["scorching"]}, "state.scorches: there is nothing to discard (KO-U8)"),
        ({"frames": ["tying"]}, "state.frames: there is no tie to break (KO-L1)"),
        ({"last_turn": True}, "state.last_turn: is the second player's"),
        ({"frames": ["over"]}, "state.frames: the game is over after the third Claim"),
        ({"turns": 1}, "state.turns: the clans take turns, the first player first"),
        ({"chosen": 7}, "state.chosen: the white dice are always there (KO-R1)"),
        ({"live": 1}, "state.live: nothing is rolled now"),
        ({"since": 0}, "state.since: KERO flows while dice are rolled, only then (KO-T1)"),
    ],
)
def test_a_bad_position_is_refused(game: Kero, changes: dict[str, Any], fault: str) -> None:
    assert any(fault in reason for reason in changed(game, **changes)), changed(game, **changes)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"jerrycans": 26}, "state.clans: more Jerrycans than the box holds (KO-C3)"),
        ({"explorers": [4, 4, 0, 0, 0, 0]}, "clans[0].explorers: more than the clan has (KO-C1)"),
        ({"explorers": [0, 0, 0, 0, 2, 0]}, "clans[0].explorers: too many on a final space"),
        ({"explorers": [0, 0, 0, 0, 1, 0]}, "the final spaces are for the last turn (KO-E2)"),
        ({"tiles": 1}, "clans[0].tiles: come with their cards, five at most (KO-M3)"),
        ({"tank": 60_001}, "clans[0].tank: must be a whole number from 0 to 60000"),
        ({"name": 1}, "clans[0].name: unknown name"),
    ],
)
def test_an_impossible_clan_is_refused(game: Kero, changes: dict[str, Any], fault: str) -> None:
    assert any(fault in reason for reason in clan(game, 0, **changes)), clan(game, 0, **changes)


def test_start_cards_and_others_do_not_mix_in_the_pile(game: Kero) -> None:
    raw: dict[str, Any] = game.describe(game.setup(2, 1))
    pile = raw["pile"]
    other = next(i for i, card in enumerate(pile) if card != "claim")
    pile[other], pile[-1] = pile[-1], pile[other]

    assert faults(game, raw) == [
        "state.pile: only Start cards lie on the heaps (KO-S1)",
        "state.pile: no Start card lies in the heaps (KO-S1)",
    ]


def test_after_the_third_claim_only_the_last_turn_is_left(game: Kero) -> None:
    raw: dict[str, Any] = game.describe(game.setup(2, 1))
    raw["claims"] = 3

    assert "state.claims: after the third only the last turn is left (KO-E1)" in faults(game, raw)
    raw.update(last_turn=True, turn=1 - raw["first"], turns=1)
    raw["clans"][0]["explorers"] = [1, 0, 0, 0, 0, 0]
    assert any("no territory is left to explore (KO-E2)" in reason for reason in faults(game, raw))


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"faces": [-1] * 8}, "state.faces: every chosen die has been rolled (KO-R2)"),
        ({"live": 31}, "state.live: fire locks a die, unless it is forgiven (KO-R2)"),
        ({"rolled": 9}, "state.rolled: lies between the tipping and now (KO-T2)"),
        ({"now": 30_000}, "state.now: the tank has run dry (KO-R4)"),
    ],
)
def test_an_impossible_standing_truck_is_refused(
    game: Kero, changes: dict[str, Any], fault: str
) -> None:
    s = rolling(game)
    game.restore(game.describe(s))

    assert faults(game, {**game.describe(s), **changes}) == [fault]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"live": 0}, "state.live: a fuelling without dice is over (KO-F3)"),
        (
            {"frames": ["fuelling"], "fuellings": 0},
            "state.live: after an outage only white dice fuel (KO-R4)",
        ),
        (
            {"since": 0, "rolled": 0, "faces": [5] * 8},
            "state.live: fires are set aside (KO-F3)",
        ),
        (
            {"since": 0, "rolled": 0, "now": 30_000, "faces": [0] * 8},
            "state.now: the tank is full (KO-F3)",
        ),
    ],
)
def test_an_impossible_fuelling_is_refused(game: Kero, changes: dict[str, Any], fault: str) -> None:
    s = fuelling(game)
    game.restore(game.describe(s))

    assert faults(game, {**game.describe(s), **changes}) == [fault]


def test_forgiven_fires_stay_live(game: Kero) -> None:
    s = rolling(game)
    s.tuarek_pile.remove(REROLL)
    s.face_up = [REROLL]
    s.live = s.chosen

    back = game.restore(game.describe(s))

    assert back.live == 31
    back, _ = watch(game, back, back.seat(), "lay flat")
    assert back.fires == 1


def test_names_of_a_view_and_a_position_agree(game: Kero) -> None:
    s = game.setup(2, 1)

    assert game.describe(s)["row"] == game.view(s, A).to_json()["row"]
