"""Hypothesis profiles: quick and repeatable by default, long with HYPOTHESIS_PROFILE=night.

What takes long comes first, so that no worker is left alone with it at the end.
"""

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

slow = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
settings.register_profile(
    "quick", max_examples=25, deadline=None, derandomize=True, suppress_health_check=slow
)
settings.register_profile("night", max_examples=1000, deadline=None, suppress_health_check=slow)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


# What these need takes long to make: one worker makes it, and runs them all.
TOGETHER = ("tests/browsers/test_first_turns.py", "tests/test_wheel.py", "tests/web/test_toy.py")


@pytest.hookimpl(optionalhook=True)  # without workers nobody asks
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    """Every test goes to whoever is free. The groups of `--dist loadgroup` are no help: pytest 9
    does not let xdist 3.8 write them into the names of tests."""
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

    class Scheduling(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            file = nodeid.partition("::")[0]
            return file if file in TOGETHER else nodeid

    return Scheduling(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def is_short(item: pytest.Item) -> bool:
        folder = item.nodeid.split("/")[1]
        return folder not in ("web", "server") and item.get_closest_marker("figures") is None

    items.sort(key=is_short)
