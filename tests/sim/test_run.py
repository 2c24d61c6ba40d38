"""Simulation: fair seating, and clear errors if processes cannot be started."""

from __future__ import annotations

from collections import Counter

import pytest

from kaboodle.core.errors import OptionsError
from kaboodle.outside import worker_process
from kaboodle.sim import run
from kaboodle.sim.run import Plan, play_one, simulate


def test_bots_rotate_by_one_seat_per_game() -> None:
    plan = Plan("kaskaria", ("greedy", "random", "random"), 6, 1)

    results = simulate(plan)

    seats = Counter(r.lineup.index(0) for r in results)
    assert seats == {0: 2, 1: 2, 2: 2}


def test_a_game_does_not_depend_on_when_it_is_played() -> None:
    plan = Plan("kaskaria", ("greedy", "random"), 60, 4)

    assert simulate(plan)[57] == play_one(plan, 57)


def test_progress_is_reported() -> None:
    ticks: list[int] = []

    simulate(Plan("kaskaria", ("random", "random"), 60, 1), tick=ticks.append)

    assert ticks == [1] * 60, "one process reports every game"


def test_failing_to_start_processes_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(worker_process, "WorkerProcess", refuse)

    with pytest.raises(OptionsError, match=r"jobs: cannot start 2 processes \(Resource"):
        simulate(Plan("kaskaria", ("random", "random"), 60, 1), jobs=2)


def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "MOST_MOVES", 5)

    with pytest.raises(OptionsError, match="game 0 has not ended after 5 moves"):
        play_one(Plan("kaskaria", ("random", "random"), 1, 1), 0)
