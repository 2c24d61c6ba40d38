"""Fuelling: KO-F1 to KO-F4."""

from __future__ import annotations

from math import comb

import pytest

from kaboodle.core.event import Event
from kaboodle.core.rng import from_seed
from kaboodle.games.kero import Kero, frames
from kaboodle.games.kero.content import ALL_DICE, WHITE_DICE
from kaboodle.games.kero.fuel import begin, settle
from kaboodle.games.kero.roll import outage
from kaboodle.games.kero.state import State
from kaboodle.games.kero.turn import pass_turn
from kaboodle.testing.table import choose, event_keys, keys, refused, watch
from tests.games.kero.table import DICE, A, B, dice, table, tip


def show(s: State, fires: int) -> None:
    """Let so many of the dice being rolled show fire."""
    if s.since < 0:
        s.since = s.now
    for die in range(8):
        if s.live >> die & 1:
            s.faces[die] = 5 if fires > 0 else 0
            fires -= 1
    settle(s, None)


@pytest.mark.clause("KO-F1")
def test_ko_f1_the_ability_gives_a_jerrycan_at_the_start_of_the_turn(game: Kero) -> None:
    s = table(game, turn=1, frame=frames.CAMP, tiles=("jerrycan", ""), jerrycans=(2, 2))

    pass_turn(s, None)

    assert s.turn == 0
    assert s.jerrycans == [3, 2]
    pass_turn(s, None)
    assert s.jerrycans == [3, 2]


@pytest.mark.clause("KO-F2")
def test_ko_f2_one_jerrycan_fuels_once_and_two_twice(game: Kero) -> None:
    s = table(game, frame=frames.START, jerrycans=(2, 0))

    once = choose(game, s, A, "fuel once")
    assert (once.jerrycans[0], once.fuellings) == (1, 1)
    twice = choose(game, s, A, "fuel twice")
    assert (twice.jerrycans[0], twice.fuellings) == (0, 2)


@pytest.mark.clause("KO-F2")
def test_ko_f2_without_jerrycans_nothing_is_paid(game: Kero) -> None:
    s = table(game, frame=frames.START, jerrycans=(1, 0))

    assert refused(game, s, A, "fuel once") == ""
    assert refused(game, s, A, "fuel twice") == "KO-F2 too-few-jerrycans"


@pytest.mark.clause("KO-F2")
@pytest.mark.parametrize("first", ["add green", "hire", "free fuel", "fuel once"])
def test_ko_f2_any_other_action_first_forgoes_it(game: Kero, first: str) -> None:
    s = table(game, frame=frames.START, jerrycans=(5, 0), tuareks=("fuel", ""))

    s = choose(game, s, A, first)
    while s.frames[-1] != frames.PREPARE:
        s, _ = watch(game, s, B, keys(game, s, B)[0])

    assert refused(game, s, A, "fuel once") == "KO-F2 fuel-comes-first"


@pytest.mark.clause("KO-F2")
def test_ko_f2_two_fuellings_come_in_a_row(game: Kero) -> None:
    s = table(game, frame=frames.START, jerrycans=(2, 0), tanks=(10_000, 30_000))
    s = choose(game, s, A, "fuel twice")
    s = choose(game, s, B, "whole")

    show(s, fires=8)

    assert s.frames == [frames.PREPARE, frames.THINNING]
    assert s.tanks[0] == 12_000
    s = choose(game, s, B, "whole")
    show(s, fires=8)
    assert s.frames == [frames.PREPARE]
    assert s.tanks[0] == 14_000


@pytest.mark.clause("KO-F3")
def test_ko_f3_the_opponent_rolls_and_sets_fires_aside(game: Kero) -> None:
    s = table(game, frame=frames.START)
    s = choose(game, s, A, "fuel once")
    s = choose(game, s, B, "whole")
    assert game.asked(s) == [B]
    assert keys(game, s, B) == ["throw"]

    show(s, fires=3)

    assert dice(s.live) == "white4 white5 green yellow blue"
    assert refused(game, s, A, "tip") == "KO-F3 opponent-rolls"
    assert refused(game, s, B, "hire") == "KO-F3 first-fuel"


@pytest.mark.clause("KO-F3")
def test_ko_f3_every_die_a_fire_ends_it(game: Kero) -> None:
    s = table(game, tanks=(10_000, 0))
    s.fuellings = 1
    begin(s, ALL_DICE, None)

    show(s, fires=3)
    show(s, fires=5)

    assert s.frames == [frames.PREPARE]
    assert s.tanks[0] == 14_000


@pytest.mark.clause("KO-F3")
def test_ko_f3_a_full_tank_ends_it(game: Kero) -> None:
    s = table(game, tanks=(57_000, 0))
    s.fuellings = 2
    begin(s, ALL_DICE, None)

    show(s, fires=0)
    assert s.frames[-1] == frames.FUELLING
    show(s, fires=0)

    assert s.frames == [frames.PREPARE], "and the second one has nothing to do"
    assert s.tanks[0] == 60_000


@pytest.mark.clause("KO-F2")
@pytest.mark.parametrize("key", ["fuel once", "fuel twice", "free fuel"])
def test_ko_f2_a_full_tank_is_neither_offered_nor_charged_fuel(game: Kero, key: str) -> None:
    s = table(game, frame=frames.START, tanks=(60_000, 0), tuareks=("fuel", ""))

    assert key not in keys(game, s, A)
    assert refused(game, s, A, key) == "KO-F2 nothing-to-fill"
    s.tanks[A] = 59_999
    assert key in keys(game, s, A)
    assert refused(game, s, A, key) == ""


@pytest.mark.clause("KO-F2")
def test_ko_f2_a_cards_free_fuelling_has_no_effect_on_a_full_tank(game: Kero) -> None:
    s = table(
        game,
        frame=frames.CAMP,
        tanks=(60_000, 0),
        row="roadside-pump,-,-,-,-,-",
        resources="wheat, wheat",
    )

    s, events = watch(game, s, A, "take 1")

    assert "tank-is-full" in event_keys(events)
    assert s.frames == [frames.CAMP]
    assert s.fuellings == 0


@pytest.mark.clause("KO-F3")
@pytest.mark.parametrize("kind", [ALL_DICE, WHITE_DICE])
def test_ko_f3_the_last_die_counts_as_fire_after_five_rolls(game: Kero, kind: int) -> None:
    s = table(game, tanks=(0, 0))
    s.fuellings = 1
    begin(s, kind, None)
    show(s, fires=7 if kind == ALL_DICE else 4)
    for _ in range(4):
        s.single += 1
        show(s, fires=0)
        assert s.frames[-1] == frames.FUELLING

    s.single += 1
    log: list[Event] = []
    settle(s, log)

    assert s.frames == [frames.PREPARE]
    assert s.tanks[0] == 6 * 2_000
    assert event_keys(log) == ["fuelling-roll", "fuelled"]
    assert (log[0].args["dice"], log[0].args["left"]) == (1, 0), "and is shown as none"


def rolls_of_a_fuelling(game: Kero, dice: int, seed: int) -> int:
    """Return how many rolls it takes, regardless of the tank."""
    s = table(game, tanks=(0, 0))
    s.rng.a, s.rng.b, s.rng.c, s.rng.count = from_seed(seed).words()
    s.fuellings = 1
    begin(s, dice, None)
    rolls = 0
    while s.frames[-1] == frames.FUELLING:
        s.since = s.now if s.since < 0 else s.since
        s.now = s.since  # no time passes, so that no tank gets full
        game.advance(s, B, game.options(s, B)[0], game.soonest(s), None)
        rolls += 1
    return rolls


def expected_rolls(dice: int, single: int) -> float:
    """Return the mean, computed step by step; `single` rolls of the last die have been made."""
    if dice == 0 or single == 5:
        return 0
    if dice == 1:
        return 1 + 5 / 6 * expected_rolls(1, single + 1)
    odds = [comb(dice, k) * 5.0 ** (dice - k) / 6.0**dice for k in range(dice + 1)]
    after_some = sum(odds[k] * expected_rolls(dice - k, 0) for k in range(1, dice + 1))
    return (1 + after_some) / (1 - odds[0])


@pytest.mark.clause("KO-F3")
@pytest.mark.parametrize(("dice", "mean"), [(8, 13.2), (5, 10.8)])
def test_ko_f3_how_long_a_fuelling_takes(game: Kero, dice: int, mean: float) -> None:
    """With one fire on each die: computed exactly, and by simulation."""
    exact = expected_rolls(dice, 0)
    games = 3_000
    rolls = [rolls_of_a_fuelling(game, (1 << dice) - 1, seed) for seed in range(games)]

    assert round(exact, 1) == mean
    assert sum(rolls) / games == pytest.approx(exact, abs=0.25)


@pytest.mark.clause("KO-F4")
@pytest.mark.parametrize("held", ["thin", "dice"])
def test_ko_f4_the_opponent_is_asked_whether_they_hold_the_tuarek_or_not(
    game: Kero, held: str
) -> None:
    s = table(game, frame=frames.START, tuareks=("", held))

    s = choose(game, s, A, "fuel once")

    assert game.asked(s) == [B]
    assert ("thin out" in keys(game, s, B)) == (held == "thin")
    assert refused(game, s, A, "tip") == "KO-F4 opponent-is-asked"
    assert refused(game, s, B, "throw") == "KO-F4 first-answer"


@pytest.mark.clause("KO-F4")
@pytest.mark.parametrize("source", ["fuel once", "free fuel", "take 1"])
def test_ko_f4_before_any_fuelling_with_eight_dice(game: Kero, source: str) -> None:
    frame = frames.CAMP if source == "take 1" else frames.START
    s = table(
        game,
        frame=frame,
        tuareks=("fuel", "thin"),
        row="roadside-pump,-,-,-,-,-",
        resources="wheat, wheat",
    )

    s = choose(game, s, A, source)

    assert keys(game, s, B) == ["whole", "thin out"]


@pytest.mark.clause("KO-F4")
def test_ko_f4_it_makes_that_one_fuelling_one_with_five_white_dice(game: Kero) -> None:
    s = table(game, frame=frames.START, tuareks=("", "thin"), tanks=(0, 0))
    s = choose(game, s, A, "fuel twice")

    s = choose(game, s, B, "thin out")

    assert dice(s.live) == "white1 white2 white3 white4 white5"
    assert s.tuareks[B] == [0] * 8
    show(s, fires=5)
    s = choose(game, s, B, "whole")
    assert dice(s.live) == " ".join(DICE)


@pytest.mark.clause("KO-F4")
@pytest.mark.parametrize("held", ["thin", "dice"])
def test_ko_f4_who_says_nothing_lets_it_be(game: Kero, held: str) -> None:
    s = table(game, frame=frames.START, tuareks=("", held))
    assert game.silence(s, A) is None

    s = choose(game, s, A, "fuel once")

    assert game.silence(s, A) is None
    assert game.silence(s, B) == game.catalogue.number("whole")


@pytest.mark.clause("KO-F4")
def test_ko_f4_nobody_is_asked_after_an_outage(game: Kero) -> None:
    s = tip(game, table(game, tuareks=("", "thin")), "brick brick brick brick brick")

    outage(s, None)

    assert keys(game, s, B) == ["throw"]
