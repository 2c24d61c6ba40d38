"""What is counted, for Prometheus. One registry a server, so that tests can run several."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        given = self.registry
        self.lines = Counter("kaboodle_lines", "Lines written to logs", registry=given)
        self.refused = Counter("kaboodle_refused", "Messages refused", ["error"], registry=given)
        self.tables = Gauge("kaboodle_tables", "Tables in memory", registry=given)
        self.connections = Gauge("kaboodle_connections", "Open sockets", registry=given)
        self.seconds = Histogram(
            "kaboodle_act_seconds",
            "From a message to its being told",
            buckets=[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0],
            registry=given,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
