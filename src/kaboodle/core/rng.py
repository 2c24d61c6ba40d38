"""The random number generator of all games: sfc32, on 32-bit words.

No value exceeds 63 bits, so compiled code never boxes one, and a browser can run the same
stream. There are no floats, because the rules use whole numbers only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, final

if TYPE_CHECKING:  # native integers when compiled, plain ones otherwise
    from mypy_extensions import i64

T = TypeVar("T")

SEED_BITS: Final = 64
_WARM_UP: Final = 15  # rounds until every bit of the seed has reached every word


@final
class Rng:
    """A stream of random numbers. Its whole state is four 32-bit words."""

    def __init__(self, a: int, b: int, c: int, count: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.words() == other.words()

    def __repr__(self) -> str:
        return f"Rng({self.a}, {self.b}, {self.c}, {self.count})"

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.count)

    def reseed(self, seed: int) -> None:
        """Continue as the stream of this seed."""
        fresh = from_seed(seed)
        self.a = fresh.a
        self.b = fresh.b
        self.c = fresh.c
        self.count = fresh.count

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.count]

    def next32(self) -> i64:
        b = self.b
        c = self.c
        out = (self.a + b + self.count) & 0xFFFFFFFF
        self.count = (self.count + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = (((c << 21) | (c >> 11)) + out) & 0xFFFFFFFF
        return out

    def below(self, n: i64) -> i64:
        """Return an unbiased number in 0..n-1, for n up to 2**31 (by rejection)."""
        wide = self.next32() * n
        low = wide & 0xFFFFFFFF
        if low < n:
            tail = 0x100000000 % n
            while low < tail:
                wide = self.next32() * n
                low = wide & 0xFFFFFFFF
        return wide >> 32

    def shuffle(self, items: list[T]) -> None:
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1


def from_seed(seed: int) -> Rng:
    """Return the stream of a 64-bit seed; every bit of it counts."""
    assert 0 <= seed < 1 << SEED_BITS, "callers refuse other seeds"
    rng = Rng(seed & 0xFFFFFFFF, seed >> 32, 0x9E3779B9, 1)
    for _ in range(_WARM_UP):
        rng.next32()
    return rng


def derive(seed: int, branch: int) -> int:
    """Derive an independent seed for a branch of a run, such as game 17 or seat 2."""
    x = (seed + (branch + 1) * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return x ^ (x >> 31)
