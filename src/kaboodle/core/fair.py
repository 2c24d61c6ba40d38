"""Fairness commitment: a hash shown before the game, its seed and salt revealed afterwards."""

from __future__ import annotations

import hashlib


def commitment(seed: int, salt: str) -> str:
    """Return the hash that a table shows from the start. The salt prevents guessing the seed."""
    return hashlib.sha256(f"{seed:016x}:{salt}".encode()).hexdigest()
