"""Movement and the order of places: KR-M1 to KR-M3, KR-A1 to KR-A3."""

from __future__ import annotations

import pytest

from kaboodle.core.ids import SPECTATOR
from kaboodle.games.krom import Krom
from kaboodle.testing.table import choose, event_keys, keys, refused, watch
from tests.games.krom.conftest import opened
from tests.games.krom.table import A, B, C, D, acting, allow, choosing, fighting, free, table


@pytest.mark.clause("KR-M1")
def test_kr_m1_all_choose_at_once_and_must_move(game: Krom) -> None:
    s = table(game, choosing(3), seats=3, place="cave, forest, mountain")

    assert game.asked(s) == [A, B, C]
    assert keys(game, s, B) == ["go cave", "go savanna", "go mountain"]
    assert refused(game, s, B, "go forest") == "KR-M1 must-move"
    assert refused(game, s, B, "pass") == "KR-M1 first-choose-place"


@pytest.mark.clause("KR-M1")
def test_kr_m1_a_sealed_choice_is_seen_by_nobody_else(game: Krom) -> None:
    s = table(game, choosing(3), seats=3, place="cave, forest, mountain")
    before = game.question(s, B)

    s, events = watch(game, s, A, "go savanna")

    assert events == []
    assert game.asked(s) == [B, C]
    assert keys(game, s, A) == []
    assert refused(game, s, A, "go cave") == "KR-M1 must-move"
    assert refused(game, s, A, "pass") == "KR-A1 not-asked"
    shown = [game.view(s, seat).to_json()["asks"] for seat in (A, B, SPECTATOR)]
    assert shown[0] == [{"ask": "destination", "sealed": ["savanna", "", ""]}]
    assert shown[1] == shown[2] == [{"ask": "destination", "sealed": ["hidden", "", ""]}]
    assert game.question(s, B) == before


@pytest.mark.clause("KR-M1")
def test_kr_m1_a_choice_may_be_changed_until_the_last_has_chosen(game: Krom) -> None:
    s = table(game, choosing(3), seats=3, place="cave, forest, mountain")
    s = choose(game, s, A, "go savanna")
    before = [game.view(s, seat).to_json() for seat in (B, C, SPECTATOR)]
    number = game.question(s, A)

    assert free(game, s, A)[:3] == ["go forest", "go savanna", "go mountain"]
    s, events = watch(game, s, A, "go forest")

    assert events == []
    assert game.question(s, A) == number
    assert game.asked(s) == [B, C]
    assert [game.view(s, seat).to_json() for seat in (B, C, SPECTATOR)] == before
    s = choose(game, choose(game, s, B, "go cave"), C, "go cave")
    assert s.place == [1, 0, 0]
    assert free(game, s, A) == ["allow round", "allow others"]


@pytest.mark.clause("KR-M2")
def test_kr_m2_all_move_together_when_the_last_has_chosen(game: Krom) -> None:
    s = table(game, choosing(2), place="cave, forest")

    s = choose(game, s, B, "go mountain")
    assert s.place == [0, 1]
    s, events = watch(game, s, A, "go savanna")

    assert event_keys(events)[:2] == ["moved", "moved"]
    assert s.place == [2, 3]


@pytest.mark.clause("KR-M3")
@pytest.mark.parametrize(("option", "life"), [("7", 7), ("6", 6)])
def test_kr_m3_a_stunned_player_gets_up_with_full_life(option: str, life: int) -> None:
    game = opened(stun_recovery=option)
    s = table(game, acting(B), here="mountain", life="0 3")

    s, events = watch(game, s, B, "end")

    assert event_keys(events) == ["phase-ended", "round-begins", "got-up"]
    assert s.life == [life, 3]
    assert game.asked(s) == [A, B]


@pytest.mark.clause("KR-A1")
def test_kr_a1_cave_forest_savanna_mountain(game: Krom) -> None:
    s = table(game, choosing(4), seats=4, place="mountain, cave, cave, cave")
    for seat, place in ((A, "cave"), (B, "mountain"), (C, "forest"), (D, "savanna")):
        s = choose(game, s, seat, f"go {place}")

    order = []
    for _ in range(4):
        [seat] = game.asked(s)
        order.append(seat)
        s = choose(game, s, seat, "end")

    assert order == [A, C, D, B]
    assert len(game.asked(s)) == 4
    assert s.round == 2


@pytest.mark.clause("KR-A1")
def test_kr_a1_a_combat_comes_when_the_turn_of_its_place_comes(game: Krom) -> None:
    s = table(game, choosing(3), seats=3, place="cave, cave, mountain")
    for seat, place in ((A, "savanna"), (B, "savanna"), (C, "cave")):
        s = choose(game, s, seat, f"go {place}")

    assert game.asked(s) == [C]
    s, events = watch(game, s, C, "end")

    assert event_keys(events) == ["phase-ended", "combat-begins", "rolled", "rolled"]
    assert game.asked(s) == [A]


@pytest.mark.clause("KR-A2")
def test_kr_a2_a_stunned_player_neither_fights_nor_acts(game: Krom) -> None:
    s = table(game, acting(A), seats=3, here="cave", place="cave, savanna, savanna", life="7 0 7")

    s = choose(game, s, A, "end")

    assert game.asked(s) == [C]
    assert "hunt 1 +0" in keys(game, s, C)
    s = choose(game, s, C, "end")
    assert s.round == 2


@pytest.mark.clause("KR-A2")
def test_kr_a2_a_stun_by_card_in_a_place_still_to_come(game: Krom) -> None:
    s = table(
        game,
        acting(A),
        seats=3,
        here="cave",
        place="cave, mountain, mountain",
        life="7 2 7",
        hands={A: "thrown-stone"},
    )

    s = allow(game, choose(game, s, A, "play thrown-stone on 1"))
    assert s.life == [7, 0, 7]
    assert game.asked(s) == [A]
    s, events = watch(game, s, A, "end")

    assert event_keys(events) == ["phase-ended", "phase-begins"]
    assert game.asked(s) == [C]


@pytest.mark.clause("KR-A2")
def test_kr_a2_a_stun_by_card_in_the_queue_of_the_same_place(game: Krom) -> None:
    s = table(
        game,
        acting(A),
        seats=2,
        here="forest",
        life="7 2",
        hands={A: "thrown-stone"},
        queue=[1],
    )

    s = allow(game, choose(game, s, A, "play thrown-stone on 1"))
    s = choose(game, s, A, "end")

    assert s.round == 2
    assert s.life == [7, 7]


@pytest.mark.clause("KR-A3")
def test_kr_a3_alone_in_a_place_nobody_fights(game: Krom) -> None:
    s = table(game, choosing(2), place="cave, cave")

    s = choose(game, s, A, "go forest")
    s, events = watch(game, s, B, "go savanna")

    assert "combat-begins" not in event_keys(events)
    assert game.asked(s) == [A]


def test_rounds_with_combat_are_counted_once(game: Krom) -> None:
    s = table(game, fighting({A: 3, B: 3}), here="cave", fights=1, fought=True)

    s = choose(game, choose(game, s, A, "pass"), B, "pass")

    assert game.facts(s)["rounds with combat"] == 1
