"""Opens the bus a node uses: Redis, or none."""

from __future__ import annotations

from kaboodle.server.bus.bus import Bus, BusError, NoBus


def open_bus(address: str) -> Bus:
    """Open the bus at `redis://…`, or none for "". BusError if Redis does not answer."""
    if not address:
        return NoBus()
    try:
        from kaboodle.server.bus.redis import RedisBus, reach
    except ImportError as e:
        raise BusError(f"a bus needs {e.name}: pip install 'kaboodle[cluster]'") from None
    reach(address)
    return RedisBus(address)
