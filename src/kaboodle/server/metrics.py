"""What is counted, for Prometheus: plain numbers, put into its words when somebody asks for them,
so that no move waits for a counter."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

WATCHED = {"unavailable": 0, "slow-down": 0}  # told from the start: the first one is a rise
BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0]  # seconds


class State(NamedTuple):
    """Of what a node needs, and what rests on it."""

    database: bool
    bus: bool
    held: int  # tables in whose name it acts


class Metrics(Collector):
    def __init__(self) -> None:
        self.lines = 0
        self.conflicts = 0
        self.followed = 0
        self.fenced = 0
        self.misheard = 0
        self._state = State(True, True, 0)
        self.refused = Counter(WATCHED)  # by error
        self.tables = 0
        self.connections = 0
        self._acts = [0] * (len(BOUNDS) + 1)  # by how long they took
        self._seconds = 0.0

    def took(self, seconds: float) -> None:
        """From a message to its being told."""
        self._acts[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("kaboodle_lines", "Lines written to logs", self.lines)
        yield CounterMetricFamily("kaboodle_followed", "Lines other nodes wrote", self.followed)
        late = "Wishes judged anew: another node wrote first"
        yield CounterMetricFamily("kaboodle_conflicts", late, self.conflicts)
        yield CounterMetricFamily("kaboodle_fenced", "Writes of a lease that was lost", self.fenced)
        odd = "Words over the bus that no node of this version says"
        yield CounterMetricFamily("kaboodle_misheard", odd, self.misheard)
        yield GaugeMetricFamily("kaboodle_database_up", "It answers", self._state.database)
        yield GaugeMetricFamily("kaboodle_bus_up", "Words get through", self._state.bus)
        yield GaugeMetricFamily("kaboodle_held", "Tables this node acts for", self._state.held)
        refused = CounterMetricFamily("kaboodle_refused", "Wishes refused", labels=["error"])
        for error, count in self.refused.items():
            refused.add_metric([error], count)
        yield refused
        yield GaugeMetricFamily("kaboodle_tables", "Tables in memory", self.tables)
        yield GaugeMetricFamily("kaboodle_connections", "Open sockets", self.connections)
        bounds = [*map(str, BOUNDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._acts), strict=True))
        told = "From a message to its being told"
        yield HistogramMetricFamily("kaboodle_act_seconds", told, buckets, self._seconds)

    def text(self, state: State) -> bytes:
        self._state = state
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)
