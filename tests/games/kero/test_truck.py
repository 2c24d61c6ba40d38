"""The truck and the clock: KO-T1 to KO-T4."""

from __future__ import annotations

from typing import Any

import pytest

from kaboodle.core import position, record
from kaboodle.core.errors import IllegalAction
from kaboodle.core.game import Move
from kaboodle.core.ids import SYSTEM, Millis
from kaboodle.core.record import Replay
from kaboodle.games.kero import Kero, frames
from kaboodle.games.kero.actions import FULL, RUN_DRY, THROW
from kaboodle.games.kero.content import ALL_DICE
from kaboodle.games.kero.fuel import begin, settle
from kaboodle.games.kero.state import State
from kaboodle.games.kero.tank import level
from kaboodle.testing.table import event_keys, keys, refused, watch
from tests.games.kero.conftest import opened
from tests.games.kero.table import A, B, table, tip

TABLE = SYSTEM


def fuelling(game: Kero, tank: int = 30_000) -> State:
    """The first seat's truck is about to be fuelled with all dice."""
    s = table(game, tanks=(tank, 30_000))
    s.fuellings = 1
    begin(s, ALL_DICE, None)
    return s


@pytest.mark.clause("KO-T1")
def test_ko_t1_a_standing_truck_drains_in_real_time(live: Kero) -> None:
    s = tip(live, table(live, tanks=(30_000, 20_000)), "brick brick brick brick brick")

    s, _ = watch(live, s, A, "roll white1", at=5_000)

    assert level(s, 0) == 25_000
    assert level(s, 1) == 20_000


@pytest.mark.clause("KO-T1")
def test_ko_t1_cab_down_it_fills_and_flat_it_keeps_its_level(live: Kero) -> None:
    s = fuelling(live)
    s, _ = watch(live, s, B, "throw", at=1_000)
    assert level(s, 0) == 30_000

    s, _ = watch(live, s, B, "throw", at=9_000)

    assert level(s, 0) == 38_000
    assert level(s, 1) == 30_000


@pytest.mark.clause("KO-T1")
def test_ko_t1_the_table_knows_when_a_tank_runs_dry_and_closes_it(live: Kero) -> None:
    s = table(live, now=4_000)
    s = tip(live, s, "brick brick brick brick brick")

    due = live.due(s)
    assert due is not None
    assert (due.seat, due.action, due.at) == (TABLE, RUN_DRY, 34_000)
    with pytest.raises(IllegalAction, match="KO-T1: kero-not-due-yet at=33999 due=34000"):
        live.play(s, Move(TABLE, RUN_DRY, Millis(33_999)))
    with pytest.raises(IllegalAction, match="KO-T1: kero-nothing-due"):
        live.play(s, Move(TABLE, FULL, Millis(40_000)))
    after, events = live.play(s, due)
    assert event_keys(events) == ["outage", "fuelling-begins"]
    assert after.tanks[0] == 0
    assert live.due(after) is None, "nothing flows before the first roll"


@pytest.mark.clause("KO-T1")
def test_ko_t1_the_table_knows_when_a_tank_is_full_and_closes_it(live: Kero) -> None:
    s, _ = watch(live, fuelling(live, 50_000), B, "throw", at=1_000)

    due = live.due(s)
    assert due is not None
    assert (due.seat, due.action, due.at) == (TABLE, FULL, 11_000)
    with pytest.raises(IllegalAction, match="KO-T2"):
        live.play(s, Move(TABLE, FULL, Millis(10**12)))
    after, events = live.play(s, due)
    assert event_keys(events) == ["fuelled"]
    assert after.tanks[0] == 60_000
    assert live.due(after) is None


@pytest.mark.clause("KO-T1")
def test_ko_t1_only_the_table_closes_a_phase(live: Kero) -> None:
    s = tip(live, table(live), "brick brick brick brick brick")

    assert refused(live, s, A, "run dry", at=90_000) == "KO-T1 table-only"
    assert "run dry" not in keys(live, s, A)


@pytest.mark.clause("KO-T2")
def test_ko_t2_time_never_runs_backwards(live: Kero) -> None:
    s = table(live, now=5_000)

    assert refused(live, s, A, "tip", at=4_999) == "KO-T2 time-backwards"
    assert refused(live, s, A, "tip", at=5_000) == ""
    assert refused(live, s, A, "tip", at=10**12) == "KO-T2 time-too-large"


@pytest.mark.clause("KO-T2")
@pytest.mark.parametrize("key", ["roll white1 white2", "lay flat"])
def test_ko_t2_an_action_stamped_after_the_tank_ran_dry_is_an_outage(live: Kero, key: str) -> None:
    s = tip(live, table(live, tanks=(30_000, 30_000)), "brick brick wheat wheat metal")

    in_time, events = watch(live, s, A, key, at=29_999)
    assert "outage" not in event_keys(events)
    too_late, events = watch(live, s, A, key, at=30_000)
    assert event_keys(events) == ["outage", "fuelling-begins"]
    assert too_late.tanks[0] == 0
    assert in_time.tanks[0] > 0


@pytest.mark.clause("KO-T2")
def test_ko_t2_a_fuelling_roll_stamped_after_the_tank_was_full_closes_it(live: Kero) -> None:
    s, _ = watch(live, fuelling(live, 55_000), B, "throw", at=0)

    s, events = watch(live, s, B, "throw", at=5_000)

    assert event_keys(events) == ["fuelled"]
    assert s.tanks[0] == 60_000


def a_game_with_times(game: Kero) -> record.Record:
    """Seat 1 tips, rolls once more and lays flat, at times as a server would stamp them."""
    kept = record.begin(game, ["Ada", "Bo"], 5)
    s = game.setup(2, 5)
    first = game.asked(s)[0]
    number = game.catalogue.number
    for key, at in (("tip", 2_000), ("roll white1", 4_500), ("lay flat", 6_000)):
        move = Move(first, number(key), Millis(at))
        s, _ = game.play(s, move)
        kept.add(game, move, s)
    kept.close(game, s)
    return kept


@pytest.mark.clause("KO-T2")
def test_ko_t2_a_record_with_its_times_replays_to_the_same_state(live: Kero) -> None:
    kept = a_game_with_times(live)
    assert "@4500 roll white1" in kept.text()

    s = Replay(live, record.read(kept.text())).run()

    assert s.tanks[s.turn] == 56_000
    assert position.mark(live, s) in kept.text()


@pytest.mark.clause("KO-T2")
def test_ko_t2_the_same_record_with_a_time_past_the_end_of_the_tank_is_an_outage(
    live: Kero,
) -> None:
    text = a_game_with_times(live).text().replace("@6000 lay flat", "@62000 lay flat")
    moves = "\n".join(line for line in text.splitlines() if line[0] not in "=.") + "\n"

    s = Replay(live, record.read(moves)).run()

    assert s.outages == 1
    assert s.frames == [frames.FUELLING]


@pytest.mark.clause("KO-T3")
def test_ko_t3_paced_a_roll_costs_and_a_fuelling_roll_gives_a_fixed_amount(game: Kero) -> None:
    s = table(game, tanks=(30_000, 30_000))

    s, _ = watch(game, s, A, "tip")
    assert level(s, 0) == 27_000
    s = fuelling(game)
    s.faces = [0] * 8
    s.since = s.now
    settle(s, None)
    assert level(s, 0) == 32_000


@pytest.mark.clause("KO-T3")
def test_ko_t3_paced_moves_carry_no_time_and_nothing_is_due(game: Kero, live: Kero) -> None:
    assert (game.timed(), live.timed()) == (False, True)
    s = tip(game, table(game), "brick brick brick brick brick")

    assert refused(game, s, A, "lay flat", at=7) == "KO-T3 no-times"
    assert game.soonest(s) == 0
    assert game.due(s) is None
    with pytest.raises(IllegalAction, match="KO-T1: kero-nothing-due"):
        game.play(s, Move(TABLE, RUN_DRY, Millis(0)))


@pytest.mark.clause("KO-T3")
def test_ko_t3_paced_the_roll_that_empties_the_tank_is_an_outage(game: Kero) -> None:
    enough, _ = watch(game, table(game, tanks=(3_001, 30_000)), A, "tip")
    assert enough.frames == [frames.ROLLING]

    s, events = watch(game, table(game, tanks=(3_000, 30_000)), A, "tip")

    assert event_keys(events) == ["tipped", "rolled", "outage", "fuelling-begins"]
    assert s.tanks[0] == 0


@pytest.mark.clause("KO-T4")
def test_ko_t4_between_two_rolls_lies_the_minimum_interval(live: Kero) -> None:
    s = table(live, now=1_000)
    s = tip(live, s, "brick brick brick brick brick")

    assert live.soonest(s) == 1_900
    assert refused(live, s, A, "roll white1", at=1_899) == "KO-T4 too-soon"
    assert refused(live, s, A, "roll white1", at=1_900) == ""


@pytest.mark.clause("KO-T4")
@pytest.mark.parametrize(("at", "left"), [(1_000, 29_100), (1_899, 29_100), (1_901, 29_099)])
def test_ko_t4_no_roll_is_free_the_first_neither(live: Kero, at: int, left: int) -> None:
    s = table(live, now=1_000)
    s = tip(live, s, "brick brick brick brick brick")

    s, _ = watch(live, s, A, "lay flat", at=at)

    assert s.tanks[A] == left, "if requested earlier, it counts at the first moment allowed"
    assert s.now == at


@pytest.mark.clause("KO-T4")
def test_ko_t4_a_tank_that_runs_dry_before_the_hand_is_free_is_an_outage(live: Kero) -> None:
    s = tip(live, table(live, tanks=(900, 30_000)), "brick brick brick brick brick")

    s, events = watch(live, s, A, "lay flat", at=1)

    assert event_keys(events) == ["outage", "fuelling-begins"]


@pytest.mark.clause("KO-T5")
@pytest.mark.parametrize(
    ("option", "lasts"), [("no", 60_000), ("half", 90_000), ("double", 120_000)]
)
def test_ko_t5_a_full_tank_lasts_longer(option: str, lasts: int) -> None:
    game = opened(clock="realtime", longer_time=option)
    s = game.setup(2, 1)

    s, _ = watch(game, s, s.seat(), "tip", at=5)

    due = game.due(s)
    assert due is not None
    assert due.at == 5 + lasts
    clock: Any = game.scenery()["clock"]
    assert clock["capacity"] == lasts
    assert clock["fuelling"] == 0, "nothing but time fills it"


@pytest.mark.clause("KO-T5")
@pytest.mark.parametrize(("option", "gives"), [("no", 2000), ("half", 3000), ("double", 4000)])
def test_ko_t5_a_paced_roll_lets_more_flow_in(option: str, gives: int) -> None:
    game = opened(longer_time=option)
    clock: Any = game.scenery()["clock"]

    assert clock["fuelling"] == gives


@pytest.mark.clause("KO-T5")
def test_ko_t5_what_is_fuelled_lasts_longer_too() -> None:
    game = opened(clock="realtime", longer_time="half")
    s, _ = watch(game, fuelling(game, 80_000), B, "throw", at=1_000)

    due = game.due(s)
    assert due is not None
    assert due.at == 1_000 + 6_667, "the last drop counts once all of it is in"
    view = game.view(s, A)
    assert view.level_at(A, 3_000) == 83_000
    assert view.level_at(A, 99_000) == 90_000
    assert view.level_at(B, 99_000) == 30_000
    s, _ = watch(game, s, B, "throw", at=3_000)
    assert level(s, A) == 83_000


@pytest.mark.clause("KO-T5")
def test_ko_t5_paced_a_fuelling_roll_gives_more() -> None:
    game = opened(longer_time="double")
    s = fuelling(game)
    s.faces = [0] * 8
    s.since = s.now
    settle(s, None)

    assert level(s, A) == 34_000


def test_a_view_holds_how_a_standing_truck_drains(live: Kero) -> None:
    view = live.view(tip(live, table(live), "brick brick brick brick brick"), A)

    assert view.level_at(A, 10_000) == 20_000
    assert view.level_at(A, 40_000) == 0


@pytest.mark.clause("KO-T4")
def test_ko_t4_the_interval_binds_the_hand_that_fuels_too(live: Kero) -> None:
    s, _ = watch(live, fuelling(live), B, "throw", at=500)

    assert refused(live, s, B, "throw", at=1_399) == "KO-T4 too-soon"
    assert refused(live, s, B, "throw", at=1_400) == ""
    s.now = 9_000
    assert live.soonest(s) == 9_000
    assert live.options(s, B) == [THROW]
