"""What a remade Tuarek pile reveals (KO-M5, KO-N1), and where Claim cards can still be (KO-S1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kaboodle.core.ids import SPECTATOR
from kaboodle.core.rng import from_seed
from kaboodle.games.kero import Kero
from kaboodle.games.kero.content import CLAIM, HEAP, TUAREKS
from kaboodle.games.kero.state import State
from kaboodle.testing.table import choose
from tests.games.kero.table import A, B, table


def tiles(s: State, seat: int) -> list[str]:
    return [TUAREKS[kind] for kind, n in enumerate(s.tuareks[seat]) for _ in range(n)]


def remade(game: Kero) -> State:
    """A has hired with every other tile used, so the pile was remade and A has drawn from it."""
    s = table(game, tuareks=("fuel, resources", "thin, move"), jerrycans=(4, 2))
    return choose(game, s, A, "hire")


@pytest.mark.clause("KO-M5")
def test_ko_m5_when_the_pile_is_remade_each_clan_knows_what_the_other_holds(game: Kero) -> None:
    s = remade(game)

    for seed in range(50):
        twin = game.imagine(game.view(s, A), from_seed(seed))
        assert tiles(twin, B) == ["thin", "move"]
        assert twin.remade == s.remade


@pytest.mark.clause("KO-M5")
def test_ko_m5_what_is_drawn_afterwards_is_one_of_the_used_ones(game: Kero) -> None:
    s = remade(game)
    view, rng = game.view(s, B), from_seed(1)
    used: Counter[str] = Counter(TUAREKS[kind] for kind in view.remade[0].laid)

    counts: Counter[str] = Counter()
    for _ in range(2600):
        held = tiles(game.imagine(view, rng), A)
        for kind in ("fuel", "resources"):
            held.remove(kind)
        counts.update(held)

    assert sum(used.values()) == 13
    assert set(counts) == set(used)
    assert all(abs(counts[kind] - 200 * n) < 60 for kind, n in used.items())


@pytest.mark.clause("KO-M5")
def test_ko_m5_a_tile_played_since_is_remembered(game: Kero) -> None:
    s = choose(game, remade(game), A, "free fuel")

    remembered: Any = [game.view(s, seat).to_json()["remade"] for seat in (A, B, SPECTATOR)]

    assert [time["own"] for [time] in remembered] == [["resources", "fuel"], ["thin", "move"], []]
    for [time] in remembered:
        assert time["held"] == [2, 2]
        assert time["seen"] == []
        assert time["shown"] == [{"seat": 0, "card": "fuel", "fresh": 1}]


@pytest.mark.clause("KO-M5")
def test_ko_m5_a_tile_that_lay_face_up_was_seen(game: Kero) -> None:
    s = table(game, tuareks=("reroll", "thin"), jerrycans=(4, 2))
    s = choose(game, s, A, "forgive", "hire")

    remembered: Any = game.view(s, B).to_json()["remade"]

    assert remembered[0]["seen"] == ["reroll"]
    assert (remembered[0]["held"], remembered[0]["own"]) == ([0, 1], ["thin"])


@pytest.mark.clause("KO-S1")
@pytest.mark.parametrize(("gone", "claims"), [(11, 0), (23, 1), (12, 1), (15, 0)])
def test_ko_s1_a_claim_is_anywhere_in_what_is_left_of_its_heap(
    game: Kero, gone: int, claims: int
) -> None:
    """So many of the heaps' 27 cards are drawn, so many of them Claims."""
    s = game.setup(2, 4)
    pile: list[int] = []
    others = [card for card in s.pile if card != CLAIM and not game.pack.cards[card].start]
    for heap in range(3):
        left = min(HEAP, max(0, 27 - gone - heap * HEAP))
        hides = left > 0 and 3 - heap > claims
        pile += [others.pop() for _ in range(left - hides)] + [CLAIM] * hides
    drawn = [card for card in range(len(game.pack.cards)) if card not in pile + s.row]
    s.pile, s.discard, s.claims = pile, drawn, claims
    view, rng = game.view(s, A), from_seed(gone)

    places: list[Counter[int]] = [Counter(), Counter(), Counter()]
    for _ in range(1800):
        imagined = game.imagine(view, rng).pile
        assert imagined.count(CLAIM) == pile.count(CLAIM)
        for heap in range(3):
            part = imagined[heap * HEAP : (heap + 1) * HEAP]
            if CLAIM in part:
                places[heap][part.index(CLAIM)] += 1
    for heap, counts in enumerate(places):
        left = len(pile[heap * HEAP : (heap + 1) * HEAP])
        assert set(counts) == (set(range(left)) if 3 - heap > claims else set())
        assert all(abs(n - 1800 / left) < 90 for n in counts.values())
