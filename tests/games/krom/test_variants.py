"""The options: KR-G1, KR-K1 to KR-K4, and the cap on rounds KR-Z1."""

from __future__ import annotations

import pytest

from kaboodle.core.game import UNTIMED
from kaboodle.games.krom import Krom
from kaboodle.testing.table import choose, event_keys, keys, refused, watch
from tests.games.krom.conftest import opened
from tests.games.krom.table import BEAST, A, B, C, D, E, F, acting, choosing, fighting, table


@pytest.mark.clause("KR-G1")
@pytest.mark.parametrize(
    ("place", "before", "after", "event"),
    [
        ("cave", 5, 6, "warmed"),
        ("cave", 7, 7, ""),
        ("forest", 5, 4, "frozen"),
        ("savanna", 2, 1, "frozen"),
        ("mountain", 1, 1, ""),
    ],
)
def test_kr_g1_cold_outside_warm_in_the_cave(
    glacial: Krom, place: str, before: int, after: int, event: str
) -> None:
    start = "mountain" if place == "cave" else "cave"
    other = "forest" if place == "savanna" else "savanna"
    s = table(glacial, choosing(2), place=f"{start}, cave", life=f"{before} 7")
    s = choose(glacial, s, B, f"go {other}")

    s, events = watch(glacial, s, A, f"go {place}")

    while glacial.asked(s) != [A]:
        s, events = watch(glacial, s, glacial.asked(s)[0], "end")
    assert s.life[A] == after
    assert (event in event_keys(events)) == bool(event)


@pytest.mark.clause("KR-G1")
def test_kr_g1_the_common_board_knows_no_weather(game: Krom) -> None:
    s = table(game, choosing(2), place="cave, cave", life="5 5")

    s = choose(game, choose(game, s, A, "go forest"), B, "go savanna")

    assert s.life == [5, 5]


@pytest.mark.clause("KR-K1")
def test_kr_k1_the_beast_moves_by_chance_after_the_players_but_never_to_the_cave(
    beastly: Krom, game: Krom
) -> None:
    seen = set()
    stayed = False
    for seed in range(1, 60):
        s = beastly.setup(2, seed)
        assert (s.beast_life, s.beast_place) == (10, -1)
        s = choose(beastly, s, A, "go forest")
        s, events = watch(beastly, s, B, "go savanna")
        assert event_keys(events)[:3] == ["moved", "moved", "beast-moved"]
        seen.add(int(s.beast_place))
        stayed = stayed or s.beast_place == 3
    assert seen == {1, 2, 3}
    assert game.setup(2, 1).beast_life == 0


@pytest.mark.clause("KR-K2")
def test_kr_k2_it_fights_with_a_die_and_two_more(beastly: Krom) -> None:
    for seed in range(1, 30):
        s = beastly.setup(2, seed)
        s = choose(beastly, s, A, "go forest")
        s, events = watch(beastly, s, B, "go savanna")
        rolled = [event for event in events if event.key == "krom-beast-rolled"]
        if rolled:
            break
    else:
        raise AssertionError("the beast met no player")

    die = rolled[0].args["die"]
    assert isinstance(die, int)
    assert rolled[0].args["total"] == die + 2
    assert "beast-fights" in event_keys(events)
    assert len(beastly.asked(s)) == 1


@pytest.mark.clause("KR-K2")
def test_kr_k2_ties_go_by_its_weight(beastly: Krom) -> None:
    for here, first in (("savanna", "beast-won"), ("forest", "combat-won")):
        s = table(
            beastly, fighting({A: 6, BEAST: 6}), here=here, place=f"{here}, cave", beast_place=here
        )
        _, events = watch(beastly, s, A, "pass")
        assert event_keys(events)[1] == first


@pytest.mark.clause("KR-K2")
def test_kr_k2_it_robs_no_one_and_is_no_target(beastly: Krom) -> None:
    s = table(
        beastly,
        fighting({A: 1, B: 3, BEAST: 8}, turn=1, passes=1),
        seats=3,
        here="forest",
        place="forest, forest, savanna",
        life="7 7 7",
        beast_place="forest",
        hands={B: "wasp-nest"},
    )

    s, events = watch(beastly, s, B, "pass")

    assert event_keys(events) == ["passed", "beast-won", "hurt", "hurt", "stunned", "phase-begins"]
    assert s.life == [0, 2, 7]
    assert s.beast_life == 10
    assert [key for key in keys(beastly, s, B) if key.startswith("play")] == ["play wasp-nest on 2"]


@pytest.mark.clause("KR-K3")
def test_kr_k3_the_winner_keeps_it_as_a_trophy_worth_a_point(beastly: Krom) -> None:
    s = table(
        beastly,
        fighting({A: 12, B: 3, BEAST: 3}, turn=1, passes=1),
        here="forest",
        beast_place="forest",
        beast_life=9,
    )

    s, events = watch(beastly, s, B, "pass")

    assert event_keys(events)[2:6] == ["hurt", "stunned", "beast-hurt", "trophy-won"]
    assert (s.beast_life, s.trophy, s.points) == (0, A, [1, 0])
    assert beastly.asked(s) == [A]
    assert beastly.describe(beastly.restore(beastly.describe(s))) == beastly.describe(s)


@pytest.mark.clause("KR-K3")
def test_kr_k3_the_trophy_can_win_the_game(beastly: Krom) -> None:
    s = table(
        beastly,
        fighting({A: 12, B: 3, BEAST: 3}, turn=1, passes=1),
        here="forest",
        beast_place="forest",
        beast_life=9,
        realised={A: "speech, wheel, campfire"},
    )

    s, events = watch(beastly, s, B, "pass")

    assert event_keys(events)[-2:] == ["trophy-won", "game-won"]
    outcome = beastly.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([A], [10, 0])
    assert [(part.key.removeprefix("krom-part-"), part.points) for part in outcome.parts] == [
        ("evolutions", [9, 0]),
        ("trophy", [1, 0]),
    ]
    assert beastly.free(s, A) == beastly.options(s, A) == []


@pytest.mark.clause("KR-K3")
def test_kr_k3_a_beast_that_still_stands_goes_on(beastly: Krom) -> None:
    s = table(
        beastly,
        fighting({A: 5, BEAST: 3}),
        here="forest",
        place="forest, cave",
        beast_place="forest",
    )

    s = choose(beastly, s, A, "pass")

    assert (s.beast_life, s.trophy >= 0) == (8, False)


@pytest.mark.clause("KR-K4")
def test_kr_k4_the_trophy_changes_hands_on_top_of_the_robbery(beastly: Krom) -> None:
    s = table(
        beastly,
        fighting({A: 6, B: 1}, turn=1, passes=1),
        here="forest",
        life="7 4",
        beast_life=0,
        trophy=1,
        tokens={B: "1 bone"},
    )

    s, events = watch(beastly, s, B, "pass")

    assert "trophy-taken" in event_keys(events)
    assert (s.trophy, s.points) == (A, [1, 0])
    assert keys(beastly, s, A) == ["rob bone", "rob nothing"]


@pytest.mark.clause("KR-K4")
def test_kr_k4_a_stolen_trophy_can_win_the_game(beastly: Krom) -> None:
    s = table(
        beastly,
        fighting({A: 6, B: 1}, turn=1, passes=1),
        here="forest",
        life="7 4",
        beast_life=0,
        trophy=1,
        realised={A: "speech, wheel, campfire"},
    )

    s, events = watch(beastly, s, B, "pass")

    assert event_keys(events)[-2:] == ["trophy-taken", "game-won"]
    assert s.points == [10, 0]


@pytest.mark.clause("KR-K4")
def test_kr_k4_a_holder_who_still_stands_keeps_it(beastly: Krom) -> None:
    s = table(
        beastly,
        fighting({A: 6, B: 1, C: 3}, turn=2, passes=2),
        seats=3,
        here="forest",
        life="7 4 7",
        beast_life=0,
        trophy=2,
    )

    s = choose(beastly, s, C, "pass")

    assert s.trophy == C


def test_six_players_and_the_beast_are_seven_fighters(beastly: Krom) -> None:
    totals = {0: 1, 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, BEAST: 6}
    s = table(beastly, fighting(totals), seats=6, here="mountain", beast_place="mountain")

    for seat in (A, B, C, D, E):
        assert beastly.asked(s) == [seat]
        s = choose(beastly, s, seat, "pass")
    s, events = watch(beastly, s, F, "pass")

    assert event_keys(events)[:2] == ["passed", "combat-won"]  # lighter than the beast
    assert s.life == [2, 3, 4, 5, 6, 7]
    assert s.beast_life == 10
    assert beastly.asked(s) == [5]


@pytest.mark.clause("KR-Z1")
def test_kr_z1_after_the_last_round_most_points_win_and_ties_are_shared() -> None:
    game = opened(round_cap=3)
    s = table(
        game,
        acting(C),
        seats=3,
        here="mountain",
        round=3,
        realised={A: "torch", C: "rope"},
    )

    unheard = game.clone(s)
    game.advance(unheard, C, game.catalogue.number("end"), UNTIMED, None)
    s, events = watch(game, s, C, "end")

    assert game.describe(unheard) == game.describe(s)
    assert event_keys(events) == ["phase-ended", "game-capped"]
    outcome = game.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.ending, outcome.clause) == ([A, C], "capped", "KR-Z1")
    assert refused(game, s, A, "go cave") == "KR-E2 game-is-over"
    assert game.describe(game.restore(game.describe(s))) == game.describe(s)
