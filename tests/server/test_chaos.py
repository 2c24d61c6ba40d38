"""Nodes die, pause and are cut off while people play: `make chaos` does it for longer."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from bench.chaos import DONE, INJECTED, chaos, shown
from tools.services import Missing, Postgres, Redis

from tests.apart import play
from tests.server.kit.history import STUCK
from tests.server.kit.tanks import BOUND

# `make chaos` measures, where nothing else runs. Here many tests run at once: all its limits are so
# many times as wide. A table is stuck after a minute without a word (seen at a nineteenth of one
# core: 7 s); a tank that lasts a minute may hold 27 s too little or 6 s too much (seen: 0.3 s).
# People give up after six minutes without news: a table that stands still for ever is told of, with
# all that was found, before pytest ends the whole worker.
PATIENT = 6


def test_a_little_chaos_loses_doubles_and_reorders_nothing(tmp_path: Path) -> None:
    """Two nodes, then three; every kind of trouble once, and whole games of all three."""
    with ExitStack() as doors:
        try:
            services = doors.enter_context(Postgres()), doors.enter_context(Redis())
        except Missing as e:
            pytest.skip(str(e))
        limit, bound = PATIENT * STUCK, (PATIENT * BOUND[0], PATIENT * BOUND[1])
        outcome = play(chaos(tmp_path, services, 2, rooms=4, limit=limit, bound=bound))
    assert outcome.faults == [], (outcome.faults, shown(outcome))
    assert {name for name in (*DONE, *INJECTED) if not outcome.count[name]} == set(), shown(outcome)
