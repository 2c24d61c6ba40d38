"""The greedy player beats random play at every table, and does what its description says."""

from __future__ import annotations

import pytest

from kaboodle.bots import TARGETS, bot
from kaboodle.core.ids import Seat
from kaboodle.core.rng import from_seed
from kaboodle.games.krom import Krom
from kaboodle.games.krom.state import State
from kaboodle.sim.run import Plan, simulate
from kaboodle.testing.table import choose
from tests.games.krom.table import A, B, C, acting, choosing, fighting, table


def decided(game: Krom, s: State, seat: Seat, seed: int = 1) -> str:
    greedy = bot("krom", "greedy")
    action = greedy.decide(game.view(s, seat), game.options(s, seat), from_seed(seed))
    return game.catalogue.key(action)


@pytest.mark.figures
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_greedy_beats_random_at_every_table(seats: int) -> None:
    plan = Plan("krom", ("greedy", *["random"] * (seats - 1)), 20, 9)

    results = simulate(plan)

    assert sum(r.lineup.index(0) in r.winners for r in results) >= 18


@pytest.mark.figures
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_targets_of_greedy_players_hold(seats: int) -> None:
    plan = Plan("krom", ("greedy",) * seats, 250, 1)

    targets = TARGETS["krom"](simulate(plan))

    assert [target.name for target in targets if not target.holds()] == []
    assert len(targets) == (8 if seats == 4 else 7)


@pytest.mark.parametrize(
    "options",
    [(("kromosaurus", True), ("glacial", True)), (("characters", "chosen"), ("long_game", True))],
)
def test_greedy_plays_every_option_to_the_end(options: tuple[tuple[str, object], ...]) -> None:
    results = simulate(Plan("krom", ("greedy",) * 6, 5, 3, None, options))

    assert {r.ending for r in results} == {"evolved"}


def test_greedy_wins_when_it_can(game: Krom) -> None:
    s = table(
        game,
        acting(A),
        here="cave",
        tokens={A: "9 kroms, 9 wood, 9 bone, 9 stone"},
        realised={A: "speech, wheel, campfire"},
        ideas="torch, hut",
    )

    assert decided(game, s, A) in ("realise 1", "realise 2")


def test_greedy_buys_what_completes_an_evolution(game: Krom) -> None:
    s = table(
        game, acting(A), here="cave", tokens={A: "5 kroms, 2 wood"}, ideas="mill, speech, raft, hut"
    )

    assert decided(game, s, A) == "buy stone"
    assert decided(game, choose(game, s, A, "buy stone"), A) == "realise 1"


def test_greedy_fights_for_its_life_and_no_more(game: Krom) -> None:
    hands = {A: "boulder"}
    s = table(game, fighting({A: 3, B: 5}), here="cave", life="2 7", hands=hands)
    assert decided(game, s, A) == "play boulder"

    s = table(game, fighting({A: 5, B: 3}), here="cave", life="7 7", hands=hands)
    assert decided(game, s, A) == "pass"


def test_greedy_counters_what_hurts_and_lets_the_rest_pass(game: Krom) -> None:
    hands = {A: "wasp-nest", B: "raised-eyebrow", C: "raised-eyebrow"}
    s = table(game, acting(A), seats=3, here="cave", life="7 3 7", hands=hands, queue=[1])
    s = choose(game, s, A, "play wasp-nest on 1")

    assert decided(game, s, B) == "play raised-eyebrow"
    assert decided(game, s, C) == "allow"


def test_greedy_saves_its_own_card_from_a_counter(game: Krom) -> None:
    hands = {A: "termites, raised-eyebrow", B: "raised-eyebrow"}
    s = table(game, acting(A), here="cave", hands=hands, tokens={B: "3 wood, 3 stone"})
    s = choose(game, choose(game, s, A, "play termites on 1"), B, "play raised-eyebrow")

    assert decided(game, s, A) == "play raised-eyebrow"


def test_greedy_robs_what_it_needs(game: Krom) -> None:
    s = table(
        game,
        fighting({A: 6, B: 1}, turn=1, passes=1),
        here="forest",
        life="7 4",
        tokens={A: "2 bone", B: "2 kroms, 1 bone, 1 stone"},
        ideas="calendar, statue, catapult, mill",
    )

    assert decided(game, choose(game, s, B, "pass"), A) == "rob stone"


def test_greedy_keeps_the_dice_that_matter(game: Krom) -> None:
    s = table(game, acting(A, "climbing", 0, "5 5 5 1 2"), here="mountain", tokens={A: "4 kroms"})
    assert decided(game, s, A) == "reroll 4 5"

    s = table(game, acting(A, "climbing", 4, "5 5 5 1 2"), here="mountain", tokens={A: "4 kroms"})
    assert decided(game, s, A) == "take 1"


def test_greedy_goes_where_its_evolution_can_be_realised(game: Krom) -> None:
    s = table(
        game,
        choosing(2),
        place="savanna, savanna",
        tokens={A: "3 stone"},
        ideas="statue, hut, rope, tent",
    )

    went = [decided(game, s, A, seed) for seed in range(20)]

    assert went.count("go mountain") > 15
