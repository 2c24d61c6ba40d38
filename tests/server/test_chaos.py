"""Nodes die, pause and are cut off while people play: `make chaos` does it for longer."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from bench.chaos import DONE, INJECTED, chaos, shown
from tools.services import Missing, Postgres, Redis

from tests.apart import play
from tests.server.client import PATIENCE


def test_a_little_chaos_loses_doubles_and_reorders_nothing(tmp_path: Path) -> None:
    """Two nodes, then three; every kind of trouble once, and whole games of all three."""
    with ExitStack() as doors:
        try:
            services = doors.enter_context(Postgres()), doors.enter_context(Redis())
        except Missing as e:
            pytest.skip(str(e))
        patient = (PATIENCE, PATIENCE)
        found = play(chaos(tmp_path, services, 2, rooms=4, limit=PATIENCE, bound=patient))
    assert found.faults == [], shown(found)
    assert {name for name in (*DONE, *INJECTED) if not found.count[name]} == set(), shown(found)
