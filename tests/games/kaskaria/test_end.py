"""The end, the score, the intrepid variant: HK-E1 to HK-E3, HK-X1, HK-V1, HK-V2."""

from __future__ import annotations

import pytest

from kaboodle.core.errors import IllegalAction
from kaboodle.core.ids import SPECTATOR
from kaboodle.games.kaskaria import Kaskaria
from kaboodle.games.kaskaria.options import Options
from kaboodle.games.kaskaria.score import place_gold, winners
from kaboodle.testing.table import choose, event_keys, watch
from tests.games.kaskaria.table import A, B, table


@pytest.mark.clause("HK-E1")
@pytest.mark.parametrize(
    ("key", "runner", "griffin", "ending"),
    [
        ("play blue runner=2", 8, 0, "runner"),
        ("play blue griffin=1 runner=1", 0, 5, "griffin"),
        ("play blue griffin=1 runner=1", 9, 5, "both"),
    ],
)
def test_hk_e1_a_figure_on_the_volcano_ends_the_game(
    game: Kaskaria, key: str, runner: int, griffin: int, ending: str
) -> None:
    hand = "blue griffin, blue runner, blue runner"
    s = table(game, [hand, ""], runner=[runner, 0], griffin=[griffin, 0])

    s, events = watch(game, s, A, key)

    assert game.asked(s) == []
    outcome = game.outcome(s)
    assert outcome is not None
    assert (outcome.ending, outcome.clause) == (ending, "HK-E1")
    assert event_keys(events)[-2:] == ["amulet-taken", "game-ended"]
    with pytest.raises(IllegalAction, match="HK-E1: kaskaria-game-is-over"):
        choose(game, s, B, "take pile")


@pytest.mark.clause("HK-E1")
def test_hk_e1_the_rest_of_the_set_is_still_carried_out(game: Kaskaria) -> None:
    s = table(game, ["blue gold, blue runner, blue two", ""], runner=[9, 0])

    s, events = watch(game, s, A, "play blue gold=1 runner=1 two=1")
    assert s.gold == [1, 0]
    assert "game-ended" not in event_keys(events)
    assert game.asked(s) == [A]

    s = choose(game, s, A, "take pile")
    s, events = watch(game, s, A, "take pile")
    assert s.sizes == [2, 0]
    assert event_keys(events)[-1] == "game-ended"
    assert game.asked(s) == []


@pytest.mark.clause("HK-E2")
def test_hk_e2_level_heroes_share_a_place_and_none_is_skipped() -> None:
    assert place_gold([5, 3, 2, 0]) == [7, 4, 1, 0]
    assert place_gold([5, 5, 2, 0]) == [7, 7, 4, 1]
    assert place_gold([2, 5, 2, 5]) == [4, 7, 4, 7]
    assert place_gold([0, 0]) == [7, 7]


@pytest.mark.clause("HK-E2")
def test_hk_e2_a_view_tells_the_standing_and_what_each_space_would_be_worth(game: Kaskaria) -> None:
    s = table(game, ["", "", ""], runner=[3, 5, 0], griffin=[1, 1, 2], gold=[2, 0, 1])
    mine = game.view(s, A).to_json()
    assert mine["points"] == [2 + 4 + 4, 0 + 7 + 4, 1 + 1 + 7]
    assert mine["worth"] == {
        "runner": [4, 4, 4, 4, 4, 7, 7, 7, 7, 7, 7],
        "griffin": [1, 4, 7, 7, 7, 7, 7],
    }
    assert game.view(s, SPECTATOR).to_json()["worth"] == {"runner": [], "griffin": []}


@pytest.mark.clause("HK-X1")
def test_hk_x1_the_worked_example(game: Kaskaria) -> None:
    """Yellow, green, red, blue: yellow's runner arrives by the set played here."""
    s = table(
        game,
        ["pink runner, pink runner", "", "", ""],
        runner=[8, 6, 6, 3],
        griffin=[2, 3, 1, 4],
    )

    assert place_gold([10, 6, 6, 3]) == [7, 4, 4, 1]
    assert place_gold([2, 3, 1, 4]) == [1, 4, 0, 7]
    s = choose(game, s, A, "play pink runner=2")
    outcome = game.outcome(s)

    assert outcome is not None
    assert outcome.scores == [7 + 2 + 1, 4 + 4, 4 + 0, 1 + 7]
    assert outcome.winners == [A]
    assert [(part.key.removeprefix("kaskaria-part-"), part.points) for part in outcome.parts] == [
        ("gold", [0, 0, 0, 0]),
        ("runner", [7, 4, 4, 1]),
        ("griffin", [1, 4, 0, 7]),
        ("amulet", [2, 0, 0, 0]),
    ]


@pytest.mark.clause("HK-E3")
def test_hk_e3_most_gold_wins_and_the_amulet_breaks_a_tie() -> None:
    assert winners([10, 12, 3], amulet=0) == [1]
    assert winners([12, 12, 3], amulet=0) == [0]
    assert winners([12, 12, 3], amulet=1) == [1]
    assert winners([12, 12, 3], amulet=2) == [0, 1], "shared when the holder is not tied"


@pytest.mark.clause("HK-E3")
def test_hk_e3_collected_gold_counts(game: Kaskaria) -> None:
    s = table(game, ["pink runner, pink runner", ""], runner=[8, 0], gold=[3, 20])

    s = choose(game, s, A, "play pink runner=2")

    outcome = game.outcome(s)
    assert outcome is not None
    assert outcome.scores == [3 + 7 + 7 + 2, 20 + 4 + 7]
    assert outcome.winners == [B]


@pytest.mark.clause("HK-V1")
def test_hk_v1_two_runner_cards_move_three(intrepid: Kaskaria) -> None:
    s = table(intrepid, ["blue runner, blue runner, blue gold", ""])

    after = choose(intrepid, s, A, "play blue runner=2")
    assert after.runner == [3, 0]
    after = choose(intrepid, s, A, "play blue gold=1 runner=1")
    assert (after.runner, after.gold) == ([1, 0], [1, 0])


@pytest.mark.clause("HK-V2")
def test_hk_v2_two_gold_cards_give_five(intrepid: Kaskaria) -> None:
    s = table(intrepid, ["blue gold, blue gold", ""])

    s = choose(intrepid, s, A, "play blue gold=2")

    assert (s.gold, s.treasure) == ([5, 0], 75)


@pytest.mark.clause("HK-V1")
@pytest.mark.clause("HK-V2")
def test_hk_v_every_full_pair_counts_and_a_single_one_counts_one() -> None:
    brave = Options({"intrepid": True, "first": "random"})
    plain = Options({"intrepid": False, "first": "random"})

    assert [brave.runner_spaces(n) for n in range(5)] == [0, 1, 3, 4, 6]
    assert [brave.gold_pieces(n) for n in range(5)] == [0, 1, 5, 6, 10]
    assert [plain.runner_spaces(n) for n in range(5)] == [0, 1, 2, 3, 4]
    assert [plain.gold_pieces(n) for n in range(5)] == [0, 1, 2, 3, 4]


@pytest.mark.clause("HK-E2")
def test_hk_e2_whoever_draws_the_table_is_told_what_places_are_worth(game: Kaskaria) -> None:
    scenery = game.scenery()

    assert (scenery["places"], scenery["amulet"]) == ([7, 4, 1, 0], 2)
