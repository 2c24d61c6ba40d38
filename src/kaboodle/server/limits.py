"""How often is too often: token buckets, one for each key, forgotten when full again."""

from __future__ import annotations

import time

from kaboodle.server.denied import Denied


class Bucket:
    """So many at once, refilled at so many a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self.rate >= self.burst


class Limit:
    """A bucket for each address."""

    MOST = 20_000  # keys remembered

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> None:
        """Count one, or Denied."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._buckets = {k: b for k, b in self._buckets.items() if not b.full()}
            bucket = self._buckets.setdefault(key, Bucket(self._rate, self._burst))
        if not bucket.take():
            raise Denied("slow-down", 429)
