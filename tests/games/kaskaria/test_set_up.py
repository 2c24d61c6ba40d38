"""Components and set-up: HK-C1 to HK-C3, HK-S1 to HK-S3."""

from __future__ import annotations

from collections import Counter

import pytest

from kaboodle import load, packs
from kaboodle.core.errors import OptionsError
from kaboodle.games.kaskaria import BOX, Kaskaria
from tests.games.kaskaria.table import A, B, names


@pytest.mark.clause("HK-C1")
def test_hk_c1_55_cards_80_gold_one_amulet(game: Kaskaria) -> None:
    motifs = Counter(card.split()[-1] for card in names(game, game.pack.deck()))
    s = game.setup(4, 1)

    assert motifs == {"gold": 18, "griffin": 9, "runner": 18, "two": 9}
    assert s.pile.count(game.pack.waterfall) == 1
    assert s.treasure == 80
    assert game.view(s, A).to_json()["amulet"] is None


@pytest.mark.clause("HK-C2")
def test_hk_c2_nine_colours_of_six(game: Kaskaria) -> None:
    colours = Counter(card.split()[0] for card in names(game, game.pack.deck()))

    assert len(colours) == 9
    assert set(colours.values()) == {6}
    assert game.pack.copies == [2, 1, 2, 1]
    assert {"blue", "orange"} <= set(colours)
    assert len(set(game.pack.symbols)) == 9


@pytest.mark.clause("HK-C3")
def test_hk_c3_the_paths_come_from_the_pack_and_the_runners_is_longer(game: Kaskaria) -> None:
    assert (game.pack.runner_path, game.pack.griffin_path) == (10, 6)
    raw = packs.standard("kaskaria")
    raw["paths"] = {"runner": 12, "griffin": 7, "source": "reconstructed"}
    assert BOX.open(raw, {}).pack.runner_path == 12


@pytest.mark.clause("HK-S1")
def test_hk_s1_every_figure_starts_in_its_village(game: Kaskaria) -> None:
    s = game.setup(4, 3)

    assert s.runner == [0, 0, 0, 0]
    assert s.griffin == [0, 0, 0, 0]


@pytest.mark.clause("HK-S2")
@pytest.mark.parametrize(("seats", "pile"), [(2, 42), (3, 37), (4, 32)])
def test_hk_s2_five_cards_each_three_on_display(game: Kaskaria, seats: int, pile: int) -> None:
    s = game.setup(seats, 9)

    assert s.sizes == [5] * seats
    assert len(s.display) == 3
    assert game.pack.waterfall not in s.display
    assert len(s.pile) == pile


@pytest.mark.clause("HK-S2")
def test_hk_s2_the_waterfall_lies_anywhere_in_the_lower_half(game: Kaskaria) -> None:
    places = Counter(
        s.pile.index(game.pack.waterfall) for s in (game.setup(4, seed) for seed in range(3200))
    )

    assert sorted(places) == list(range(16)), "the pile of 32 has a lower half of 16"
    assert all(140 < n < 260 for n in places.values()), "about 200 each"


@pytest.mark.clause("HK-S2")
def test_hk_s2_cards_are_dealt_one_at_a_time_in_turn_order(game: Kaskaria) -> None:
    """With the same shuffle and the next seat beginning, each hand goes to the next seat."""
    one = load("kaskaria", first="seat1").setup(3, 5)
    two = load("kaskaria", first="seat2").setup(3, 5)

    assert [two.hands[1], two.hands[2], two.hands[0]] == one.hands


@pytest.mark.clause("HK-S3")
def test_hk_s3_first_is_a_seat_or_random(game: Kaskaria) -> None:
    chosen = load("kaskaria", first="seat2")
    assert {tuple(chosen.asked(chosen.setup(4, seed))) for seed in range(20)} == {(B,)}

    firsts = Counter(game.asked(game.setup(4, seed))[0] for seed in range(2000))
    assert all(430 < n < 570 for n in firsts.values()), "about 500 each"

    with pytest.raises(OptionsError, match="HK-S3"):
        load("kaskaria", first="seat4").setup(3, 1)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_two_to_four_heroes(game: Kaskaria, seats: int) -> None:
    with pytest.raises(OptionsError, match="this game is for 2 to 4 players"):
        game.setup(seats, 1)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_has_64_bits(game: Kaskaria, seed: int) -> None:
    with pytest.raises(OptionsError, match="seed"):
        game.setup(2, seed)
