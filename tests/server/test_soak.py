"""Everything at once, for a moment: `make soak` does it for as long as one likes."""

from __future__ import annotations

from pathlib import Path

from bench.soak import DONE, FAULTS, INJECTED, shown, soak

from tests.apart import apart


def test_a_short_soak_loses_doubles_and_leaks_nothing(tmp_path: Path) -> None:
    count = apart(lambda: soak(tmp_path, seconds=0, tables=1, turns=12, pause=0.2))
    assert {name: count[name] for name in FAULTS if count[name]} == {}, shown(count)
    wanted = set(DONE + INJECTED) - {"stops", "kills"}
    assert {name for name in wanted if not count[name]} == set(), shown(count)
    assert count["stops"] + count["kills"] > 0
