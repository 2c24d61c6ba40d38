"""Hypothesis profiles: quick and repeatable by default, long with HYPOTHESIS_PROFILE=night.

Slow tests run first, so that no worker is left alone with one at the end.
"""

import os

import pytest
from hypothesis import HealthCheck, settings

slow = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
settings.register_profile(
    "quick", max_examples=25, deadline=None, derandomize=True, suppress_health_check=slow
)
settings.register_profile("night", max_examples=1000, deadline=None, suppress_health_check=slow)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def is_short(item: pytest.Item) -> bool:
        folder = item.nodeid.split("/")[1]
        slow = folder in ("hosting", "server", "web")
        return not slow and item.get_closest_marker("figures") is None

    items.sort(key=is_short)
