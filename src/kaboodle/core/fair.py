"""The promise of a fair game: a hash shown before it, the seed and salt behind it after."""

from __future__ import annotations

import hashlib


def commitment(seed: int, salt: str) -> str:
    """What a table shows from the start. The salt keeps the seed from being guessed."""
    return hashlib.sha256(f"{seed:016x}:{salt}".encode()).hexdigest()
