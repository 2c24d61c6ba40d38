"""The box and the set-up: KO-C1 to KO-C3, KO-S1 to KO-S3."""

from __future__ import annotations

import pytest

from kaboodle.core.errors import OptionsError
from kaboodle.games.kero import Kero
from kaboodle.games.kero.content import ABILITIES, CLAIM, DIE_NAMES, GOODS, SIDES
from kaboodle.testing.table import choose
from tests.games.kero.conftest import opened
from tests.games.kero.table import A, table, tip


@pytest.mark.clause("KO-C1")
def test_ko_c1_the_box_holds_what_it_should(game: Kero) -> None:
    pack = game.pack

    assert sum(card.start for card in pack.cards) == 12
    assert sum(not card.start for card in pack.cards) == 24
    assert sum(card.none_shall_pass for card in pack.cards) == 5
    assert sorted(c.ability for c in pack.cards if c.ability >= 0) == list(range(len(ABILITIES)))
    assert len(pack.lands) == 12
    assert pack.supplies.jerrycans == 27
    assert pack.supplies.explorers == 7
    assert len(pack.tuareks) == 8
    assert sum(pack.tuareks) == 17


@pytest.mark.clause("KO-C2")
def test_ko_c2_a_white_die_shows_each_thing_once_and_a_fire(game: Kero) -> None:
    white = game.pack.sides[0]

    shown = [[GOODS[i] for i, n in enumerate(side) if n == 1] for side in white]
    assert shown == [["brick"], ["wheat"], ["metal"], ["recruit"], ["jerrycan"], []]
    assert game.pack.kind_fires[0] == [0, 0, 0, 0, 0, 1]


@pytest.mark.clause("KO-C2")
def test_ko_c2_every_coloured_die_has_a_fire(game: Kero) -> None:
    for kind in range(1, len(DIE_NAMES)):
        assert 1 <= sum(game.pack.kind_fires[kind]) < SIDES


@pytest.mark.clause("KO-C3")
def test_ko_c3_the_box_runs_out_of_jerrycans(game: Kero) -> None:
    s = tip(game, table(game, jerrycans=(13, 12)), "jerrycan jerrycan jerrycan jerrycan brick")

    s = choose(game, s, A, "lay flat")

    assert s.jerrycans == [15, 12]
    assert s.supply() == 0


@pytest.mark.clause("KO-C3")
def test_ko_c3_an_option_makes_the_supply_endless() -> None:
    game = opened(endless_supply=True)
    s = tip(game, table(game, jerrycans=(13, 12)), "jerrycan jerrycan jerrycan jerrycan brick")

    s = choose(game, s, A, "lay flat")

    assert s.jerrycans == [17, 12]


@pytest.mark.clause("KO-S1")
@pytest.mark.parametrize("seed", range(20))
def test_ko_s1_start_cards_lie_on_three_heaps_with_a_claim_in_each(game: Kero, seed: int) -> None:
    s = game.setup(2, seed)

    assert len(s.row) == 6
    assert all(game.pack.cards[card].start for card in s.row)
    top_down = s.pile[::-1]
    assert all(game.pack.cards[card].start for card in top_down[:6])
    for heap in range(3):
        part = top_down[6 + heap * 9 : 6 + (heap + 1) * 9]
        assert part.count(CLAIM) == 1
        assert not any(game.pack.cards[card].start for card in part if card != CLAIM)
    assert len(top_down) == 33


@pytest.mark.clause("KO-S1")
def test_ko_s1_a_claim_can_lie_anywhere_in_its_heap(game: Kero) -> None:
    places = {game.setup(2, seed).pile[:9].index(CLAIM) for seed in range(200)}

    assert places == set(range(9))


@pytest.mark.clause("KO-S2")
def test_ko_s2_what_a_clan_starts_with(game: Kero) -> None:
    s = game.setup(2, 3)

    assert len({*s.lands, *s.hidden_lands}) == 12
    assert len(s.lands) == 4
    assert s.jerrycans == [2, 2]
    assert [sum(held) for held in s.tuareks] == [2, 2]
    assert [s.home(0), s.home(1)] == [7, 7]
    assert s.tanks == [60_000, 60_000]


@pytest.mark.clause("KO-S3")
def test_ko_s3_a_seat_begins_or_chance_decides(game: Kero) -> None:
    assert {game.setup(2, seed).turn for seed in range(30)} == {0, 1}
    for seat in (0, 1):
        fixed = opened(first=f"seat{seat + 1}")
        assert {fixed.setup(2, seed).turn for seed in range(30)} == {seat}


def test_only_two_can_play(game: Kero) -> None:
    with pytest.raises(OptionsError, match="is for 2 players, not 3"):
        game.setup(3, 1)
