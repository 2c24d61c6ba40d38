"""What each seat knows (HK-K1), and imagined states that fit it."""

from __future__ import annotations

from collections import Counter

import pytest

from kaboodle.core.ids import SPECTATOR
from kaboodle.core.rng import from_seed
from kaboodle.games.kaskaria import Kaskaria
from kaboodle.testing.table import choose
from tests.games.kaskaria.table import A, B, hand, names, table


@pytest.mark.clause("HK-K1")
def test_hk_k1_a_view_holds_the_own_hand_and_only_sizes_of_the_others(game: Kaskaria) -> None:
    s = table(game, ["red gold, red two", "blue gold, teal two"], pile="pink gold")

    mine, theirs, nobodys = (game.view(s, seat).to_json() for seat in (A, B, SPECTATOR))

    assert mine["hand"] == ["red gold", "red two"]
    assert theirs["hand"] == ["blue gold", "teal two"]
    assert nobodys["hand"] == []
    assert mine["sizes"] == theirs["sizes"] == nobodys["sizes"] == [2, 2]
    assert "blue gold" not in str(mine)
    assert mine["pile"] == len(s.pile)
    assert "pink gold" not in str(mine)


@pytest.mark.clause("HK-K1")
def test_hk_k1_a_card_taken_from_the_display_stays_known(game: Kaskaria) -> None:
    s = table(game, ["", ""], pile="pink gold, red runner", display="red gold, red two, blue two")

    s = choose(game, s, A, "take display 1")
    s = choose(game, s, B, "take pile")

    view = game.view(s, B)
    assert names(game, view.known_cards(A)) == ["red gold"]
    assert names(game, view.known_cards(B)) == []


@pytest.mark.clause("HK-K1")
def test_hk_k1_a_played_card_is_taken_to_be_one_everybody_had_seen(game: Kaskaria) -> None:
    s = table(
        game,
        ["red gold, red gold, red two", ""],
        known=[["red gold", "red two"], []],
    )

    s = choose(game, s, A, "play red gold=2")

    assert names(game, game.view(s, B).known_cards(A)) == ["red two"]
    assert hand(game, s, A) == ["red two"]


@pytest.mark.clause("HK-K1")
def test_hk_k1_the_whole_discard_is_open(game: Kaskaria) -> None:
    s = table(game, ["", ""], discard="red gold, blue two, teal runner")

    assert game.view(s, B).to_json()["discard"] == ["red gold", "blue two", "teal runner"]


def test_imagined_hands_hold_known_cards_and_any_unseen_ones(game: Kaskaria) -> None:
    s = table(
        game,
        ["red gold, red gold", "teal two, blue gold, blue griffin"],
        known=[[], ["teal two"]],
    )
    view, rng = game.view(s, A), from_seed(4)

    seen: Counter[str] = Counter()
    for _ in range(400):
        twin = game.imagine(view, rng)
        theirs = hand(game, twin, B)
        assert "teal two" in theirs
        assert "red gold" not in theirs
        seen.update(theirs)

    unseen = {card for card in game.pack.cards if card not in ("waterfall", "red gold")}
    assert set(seen) >= unseen - {"teal two"} - set(names(game, s.display))


def test_an_imagined_waterfall_lies_where_it_still_can_be(game: Kaskaria) -> None:
    """At first it is in the lower half of the pile. Once the pile has shrunk to that half, it can
    be anywhere."""
    s = game.setup(4, 8)
    rng = from_seed(1)
    places = {
        game.imagine(game.view(s, A), rng).pile.index(game.pack.waterfall) for _ in range(500)
    }

    assert places == set(range(16))


def test_an_imagined_future_is_not_the_real_one(game: Kaskaria) -> None:
    s = game.setup(2, 8)

    twin = game.imagine(game.view(s, A), from_seed(8))

    assert twin.rng.words() != s.rng.words()
