"""Which bus a node talks over: Redis, or none."""

from __future__ import annotations

from kaboodle.server.bus.bus import Bus, BusError, NoBus


def open_bus(address: str) -> Bus:
    """`redis://…`, or "" for none. BusError if it cannot be used, or nobody is there."""
    if not address:
        return NoBus()
    try:
        from kaboodle.server.bus.redis import RedisBus, reach
    except ImportError as e:
        raise BusError(f"a bus needs {e.name}: pip install 'kaboodle[cluster]'") from None
    reach(address)
    return RedisBus(address)
