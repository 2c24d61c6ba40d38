"""The waterfall: HK-W1, HK-W2."""

from __future__ import annotations

import pytest

from kaboodle.core.errors import IllegalAction
from kaboodle.core.rng import from_seed
from kaboodle.games.kaskaria import Kaskaria
from kaboodle.games.kaskaria.content import EMPTY
from kaboodle.testing.table import choose, event_keys, keys, watch
from tests.games.kaskaria.table import A, B, C, hand, names, table

# Every card of the tight pack but three, in three hands of eight.
FULL = [
    "ash gold, ash gold, ash gold, ash gold, ash runner, ash two, ash two",
    "bone gold, bone gold, bone gold, bone gold, bone runner, bone two, bone two",
    "coal gold, coal gold, coal gold, coal gold, coal runner, coal two, coal two",
]


@pytest.mark.clause("HK-W1")
def test_hk_w1_drawn_from_the_pile_it_reshuffles_and_the_draw_is_made_again(game: Kaskaria) -> None:
    s = table(game, ["", ""], pile="waterfall", discard="red gold, red two", rest="discard")
    thrown = len(s.discard)

    s, events = watch(game, s, A, "take pile")

    assert event_keys(events)[0] == "waterfall"
    assert event_keys(events)[-1] == "taken-from-pile"
    assert s.discard == []
    assert s.sizes[A] == 1
    assert sorted(names(game, s.pile)).count("waterfall") == 1
    assert len(s.pile) == thrown


@pytest.mark.clause("HK-W1")
def test_hk_w1_turned_up_in_a_refill_it_does_not_stay_in_the_display(game: Kaskaria) -> None:
    s = table(game, ["", ""], pile="waterfall, red gold", display="pink two, red two, blue two")

    s, events = watch(game, s, A, "take display 1")

    assert event_keys(events)[:2] == ["taken-from-display", "waterfall"]
    assert event_keys(events)[-1] == "space-refilled"
    assert game.pack.waterfall not in s.display
    assert hand(game, s, A) == ["pink two"]


@pytest.mark.clause("HK-W1")
def test_hk_w1_it_can_surface_again_at_once(tight: Kaskaria) -> None:
    """With one other card left, every second shuffle leaves the waterfall on top."""
    hands = [FULL[0] + ", ash two", FULL[1] + ", bone two", FULL[2]]
    falls = []
    for seed in range(60):
        words = from_seed(seed).words()
        s = table(tight, hands, display="-, -, -", discard="coal two", turn=2, rng=words)
        s, events = watch(tight, s, C, "take pile")
        falls.append(event_keys(events).count("waterfall"))
        assert hand(tight, s, C).count("coal two") == 3

    assert {1, 2} <= set(falls)


@pytest.mark.clause("HK-W2")
def test_hk_w2_with_nothing_left_a_draw_takes_nothing_and_play_goes_on(tight: Kaskaria) -> None:
    s = table(tight, FULL, display="ash two, bone two, coal two")

    s, events = watch(tight, s, A, "take pile")

    assert event_keys(events) == ["nothing-to-take"]
    assert s.sizes == [7, 7, 7]
    assert names(tight, s.pile) == ["waterfall"]
    assert tight.asked(s) == [B]


@pytest.mark.clause("HK-W2")
def test_hk_w2_with_nothing_left_a_refill_leaves_the_space_empty(tight: Kaskaria) -> None:
    s = table(tight, FULL, display="ash two, bone two, coal two")

    s, events = watch(tight, s, A, "take display 2")

    assert event_keys(events) == ["taken-from-display", "space-left-empty"]
    assert s.display[1] == EMPTY
    assert "take display 2" not in keys(tight, s, B)
    assert "take pile" in keys(tight, s, B)
    with pytest.raises(IllegalAction, match="HK-W2: kaskaria-space-is-empty"):
        choose(tight, s, B, "take display 2")


@pytest.mark.clause("HK-W2")
def test_hk_w2_a_two_that_finds_nothing_is_over_all_the_same(tight: Kaskaria) -> None:
    hands = [FULL[0] + ", ash two", FULL[1] + ", bone two", FULL[2] + ", coal two"]
    s = table(tight, hands, display="-, -, -")

    s = choose(tight, s, A, "play ash gold=1 two=1")
    s = choose(tight, s, A, "take pile")
    s, events = watch(tight, s, A, "take pile")

    assert event_keys(events) == ["nothing-to-take"]
    assert sorted(names(tight, s.discard)) == ["ash gold", "ash two"]
    assert tight.asked(s) == [B]
