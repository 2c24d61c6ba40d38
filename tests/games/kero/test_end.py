"""The end and the score: KO-E1 to KO-E3."""

from __future__ import annotations

import pytest

from kaboodle.games.kero import Kero, frames
from kaboodle.games.kero.score import card_points, clan_points, final_points, land_points
from kaboodle.testing.table import choose, event_keys, keys, refused, watch
from tests.games.kero.table import A, B, numbers, table

NO_LANDS = "-,-,-,-"


@pytest.mark.clause("KO-E1")
def test_ko_e1_the_third_claim_in_the_second_players_turn_ends_the_game(game: Kero) -> None:
    s = table(
        game,
        frame=frames.CAMP,
        turn=1,
        claims=2,
        pile="claim, caravan",
        explorers=([0, 0, 1, 0], [1, 0, 0, 0]),
    )
    s.hidden_lands = []

    s, events = watch(game, s, B, "end turn")

    assert event_keys(events)[-1] == "game-ended"
    assert game.asked(s) == []
    outcome = game.outcome(s)
    assert outcome is not None
    assert outcome.ending == "claim"
    assert outcome.scores == [0, 3], "the oasis was won first; green-valley without green cards"
    assert outcome.winners == [B]
    assert refused(game, s, B, "end turn") == "KO-E1 game-is-over"


@pytest.mark.clause("KO-E1")
def test_ko_e1_a_tie_is_broken_before_the_game_ends(game: Kero) -> None:
    s = table(
        game,
        frame=frames.CAMP,
        turn=1,
        claims=2,
        pile="claim",
        lands="oasis, refinery-wreck, fuel-cache, nomad-camp",
        explorers=([1, 1, 0, 0], [1, 1, 0, 0]),
        tiles=("tie", ""),
    )
    s.hidden_lands = []
    s = choose(game, s, B, "end turn")
    assert game.outcome(s) is None

    s = choose(game, s, A, "win tie 1")

    outcome = game.outcome(s)
    assert outcome is not None
    assert outcome.scores == [3, 0]


@pytest.mark.clause("KO-E1")
def test_ko_e1_in_the_first_players_turn_the_second_has_one_last_turn(game: Kero) -> None:
    s = table(game, frame=frames.CAMP, turn=0, claims=2, pile="claim, caravan")
    s.hidden_lands = []

    s, events = watch(game, s, A, "end turn")
    assert event_keys(events)[-1] == "last-turn"
    assert s.last_turn
    assert game.asked(s) == [B]
    s.frames = [frames.CAMP]
    s = choose(game, s, B, "end turn")

    outcome = game.outcome(s)
    assert outcome is not None
    assert outcome.ending == "last-turn"
    assert outcome.winners == [A, B], "equal points share the win"


@pytest.mark.clause("KO-E1")
def test_ko_e1_an_outage_in_the_last_turn_ends_the_game_too(game: Kero) -> None:
    s = table(game, turn=1, claims=3, last_turn=True, lands=NO_LANDS, tanks=(0, 0))

    s = choose(game, s, B, "tip")
    while game.asked(s):
        s = choose(game, s, A, "throw")

    assert s.over()


@pytest.mark.clause("KO-E2")
def test_ko_e2_in_the_last_turn_explorers_go_to_the_final_spaces(game: Kero) -> None:
    s = table(
        game,
        frame=frames.CAMP,
        turn=1,
        claims=3,
        last_turn=True,
        lands=NO_LANDS,
        resources="recruit, recruit, recruit, recruit, metal, metal, metal, metal",
    )
    assert refused(game, s, B, "explore 1") == "KO-E2 no-territories"

    s = choose(game, s, B, "explore single")
    assert refused(game, s, B, "explore single") == "KO-E2 final-space"
    s = choose(game, s, B, "explore double", "explore double")

    assert not [key for key in keys(game, s, B) if key.startswith("explore")]
    assert game.outcome(s) is None
    assert final_points(s.explorers[B]) == 4


@pytest.mark.clause("KO-E2")
def test_ko_e2_free_explorers_find_as_much_room_as_there_is(game: Kero) -> None:
    s = table(
        game,
        frame=frames.CAMP,
        turn=1,
        claims=3,
        last_turn=True,
        lands=NO_LANDS,
        row="lookouts,scout-tower,-,-,-,-",
        resources="brick, metal, recruit, recruit, recruit, recruit",
    )
    s.explorers[B][4] = 1
    s.explorers[B][5] = 1

    s = choose(game, s, B, "take 1")
    assert s.placing == 1
    s = choose(game, s, B, "explore double", "take 2")

    assert s.frames == [frames.CAMP]


@pytest.mark.clause("KO-E2")
def test_ko_e2_before_that_they_are_closed(game: Kero) -> None:
    s = table(game, frame=frames.CAMP, resources="recruit, metal")

    assert refused(game, s, A, "explore double") == "KO-E2 not-last-turn"


@pytest.mark.clause("KO-E2")
@pytest.mark.parametrize(
    ("single", "double", "points"), [(1, 0, 1), (0, 2, 3), (1, 2, 4), (0, 1, 0), (1, 1, 1)]
)
def test_ko_e2_one_three_and_four_points(single: int, double: int, points: int) -> None:
    assert final_points([0, 0, 0, 0, single, double]) == points


@pytest.mark.clause("KO-E3")
@pytest.mark.parametrize("n", [0, 1, 2, 3, 4, 5])
def test_ko_e3_three_none_shall_pass_give_nine(game: Kero, n: int) -> None:
    cards = numbers(game, ", ".join(f"gatekeepers-{i + 1}" for i in range(n)))

    assert card_points(game.pack, cards) == n * n


@pytest.mark.clause("KO-E3")
def test_ko_e3_cards_give_what_they_print(game: Kero) -> None:
    assert card_points(game.pack, numbers(game, "great-wall, tin-roof, kiln")) == 9 + 2


@pytest.mark.clause("KO-E3")
@pytest.mark.parametrize(
    ("land", "counts", "lands", "points"),
    [
        ("oasis", [0, 0, 0, 0], 1, 3),
        ("green-valley", [3, 1, 0, 0], 1, 3),
        ("brown-mesa", [3, 1, 0, 0], 1, 1),
        ("market-ruins", [3, 1, 1, 0], 1, 1),
        ("market-ruins", [3, 1, 1, 1], 1, 2),
        ("rainbow-springs", [3, 1, 1, 0], 1, 1),
        ("rainbow-springs", [3, 1, 1, 1], 1, 3),
        ("four-pillars", [3, 1, 1, 1], 1, 1),
        ("four-pillars", [4, 0, 0, 0], 1, 4),
        ("crossroads", [0, 0, 0, 0], 5, 5),
    ],
)
def test_ko_e3_every_kind_of_territory(
    game: Kero, land: str, counts: list[int], lands: int, points: int
) -> None:
    territory = game.pack.lands[game.pack.land_numbers[land]]

    assert land_points(territory, counts, lands) == points


@pytest.mark.clause("KO-E3")
def test_ko_e3_all_of_it_together(game: Kero) -> None:
    cards = numbers(game, "scout-tower, tea-tent, greenhouse, outpost, gatekeepers-1")
    won = [game.pack.land_numbers[land] for land in ("green-valley", "four-pillars", "crossroads")]

    points = clan_points(game.pack, cards, won, [0, 0, 0, 0, 1, 0])

    assert points == (1 + 0 + 7 + 6 + 1) + (4 + 4 + 3) + 1


@pytest.mark.clause("KO-E3")
def test_ko_e3_the_score_is_told_part_by_part(game: Kero) -> None:
    s = table(
        game,
        frame=frames.OVER,
        turn=1,
        claims=3,
        last_turn=True,
        lands=NO_LANDS,
        cards=("great-wall, gatekeepers-1, gatekeepers-2", "tin-roof"),
        won=("oasis", ""),
    )
    s.explorers[B][5] = 2

    outcome = game.outcome(s)

    assert outcome is not None
    assert [(part.key.removeprefix("kero-part-"), part.points) for part in outcome.parts] == [
        ("cards", [9, 2]),
        ("none-shall-pass", [4, 0]),
        ("territories", [3, 0]),
        ("final-spaces", [0, 3]),
    ]
    assert outcome.scores == [16, 5]
