"""Kaboodle: a digital table for KERO, KROM and The Heroes of Kaskaria."""

from kaboodle.core import rng
from kaboodle.core.game import Move
from kaboodle.shelf import load

__all__ = ["Move", "__version__", "compiled", "load"]
__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the rules run compiled, or are interpreted from their source."""
    return not (rng.__file__ or "").endswith(".py")
