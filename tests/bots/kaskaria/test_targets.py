"""Four greedy heroes with the standard pack meet the balance targets."""

from __future__ import annotations

import pytest

from kaboodle.sim.run import Plan, simulate
from kaboodle.sim.summary import summarise


@pytest.mark.figures
def test_the_targets_of_four_greedy_heroes_hold() -> None:
    plan = Plan("kaskaria", ("greedy",) * 4, 300, 1)
    targets = summarise(plan, simulate(plan))["targets"]

    assert isinstance(targets, list)
    assert [target["name"] for target in targets if not target["holds"]] == []
