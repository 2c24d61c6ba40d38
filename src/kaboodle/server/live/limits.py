"""Rate limits: token buckets, one per key (mostly an address), forgotten when full again.

`Limit` counts on this node, to spare its processor. `ClusterLimit` counts on all nodes together.
"""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

from kaboodle.server.protocol.denied import Denied
from kaboodle.server.storage.store import Store

MOST = 20_000  # addresses remembered


class Bucket:
    """A token bucket: `burst` tokens at once, refilled at `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        self._left = min(self.burst, self._left + 1)

    def full(self) -> bool:
        return self._left + (monotonic() - self._at) * self.rate >= self.burst


@lru_cache(maxsize=4096)
def counted(host: str) -> str:
    """Return the address to count a client by: for IPv6 its /64 network, that of a household."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), 64), strict=False).network_address)


class Limit:
    """A rate limit on this node: a bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> None:
        """Count one, or raise Denied."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST:
                self._buckets = {k: b for k, b in self._buckets.items() if not b.full()}
            bucket = self._buckets.setdefault(key, Bucket(self._rate, self._burst))
        if not bucket.take():
            raise Denied("slow-down", 429)

    def give_back(self, key: str) -> None:
        """Undo the last `take`."""
        self._buckets[key].give_back()


class ClusterLimit:
    """A rate limit across the cluster: a shared store counts for all nodes together."""

    def __init__(self, store: Store, name: str, rate: float, burst: float) -> None:
        self._here = Limit(rate, burst)
        self._store = store
        self._name = name
        self._rate = rate
        self._burst = burst

    async def take(self, key: str) -> None:
        """Count one, or raise Denied."""
        if not self._store.shared:
            self._here.take(key)
        elif not await self._spend(key, 1):
            raise Denied("slow-down", 429)

    async def give_back(self, key: str) -> None:
        """Undo the last `take`."""
        if not self._store.shared:
            self._here.give_back(key)
        else:
            await self._spend(key, -1)

    async def _spend(self, key: str, cost: int) -> bool:
        return await self._store.spend(f"{self._name} {key}", self._rate, self._burst, cost)


HERE = "here"  # the address of a client without a network
