"""Hypothesis profiles: quick and repeatable by default, long with HYPOTHESIS_PROFILE=night."""

import os

from hypothesis import HealthCheck, settings

slow = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
settings.register_profile(
    "quick", max_examples=25, deadline=None, derandomize=True, suppress_health_check=slow
)
settings.register_profile("night", max_examples=1000, deadline=None, suppress_health_check=slow)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
