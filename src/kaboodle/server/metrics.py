"""Prometheus metrics: plain numbers, put into its format only when scraped, so moves stay fast."""

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

WATCHED = {"unavailable": 0, "slow-down": 0}  # reported from the start, so that one is a rise
BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0]  # seconds


class State(NamedTuple):
    """Whether this node's database and bus work, and how many tables it holds."""

    database: bool
    bus: bool
    held: int  # tables at which this node runs bots and clocks


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
        self._acts = [0] * (len(BOUNDS) + 1)  # by how long they took: see BOUNDS
        self._seconds = 0.0

    def took(self, seconds: float) -> None:
        """Count a message, by the seconds from its arrival to our answer."""
        self._acts[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("kaboodle_lines", "Lines written to logs", self.lines)
        yield CounterMetricFamily("kaboodle_followed", "Lines other nodes wrote", self.followed)
        late = "Commands retried because another node wrote first"
        yield CounterMetricFamily("kaboodle_conflicts", late, self.conflicts)
        lost = "Writes refused because the lease was lost"
        yield CounterMetricFamily("kaboodle_fenced", lost, self.fenced)
        odd = "Bus messages that no node of this version sends"
        yield CounterMetricFamily("kaboodle_misheard", odd, self.misheard)
        yield GaugeMetricFamily("kaboodle_database_up", "The database works", self._state.database)
        yield GaugeMetricFamily("kaboodle_bus_up", "The bus works", self._state.bus)
        held = "Tables at which this node runs bots and clocks"
        yield GaugeMetricFamily("kaboodle_held", held, self._state.held)
        refused = CounterMetricFamily("kaboodle_refused", "Requests refused", labels=["error"])
        for error, count in self.refused.items():
            refused.add_metric([error], count)
        yield refused
        yield GaugeMetricFamily("kaboodle_tables", "Tables in memory", self.tables)
        yield GaugeMetricFamily("kaboodle_connections", "Open sockets", self.connections)
        bounds = [*map(str, BOUNDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._acts), strict=True))
        about = "Seconds from a message to the answer"
        yield HistogramMetricFamily("kaboodle_act_seconds", about, buckets, self._seconds)

    def text(self, state: State) -> bytes:
        self._state = state
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)
