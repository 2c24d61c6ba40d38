"""Kaboodle: a digital table for KERO, KROM and The Heroes of Kaskaria."""

from kaboodle.core.game import Move
from kaboodle.shelf import load

__all__ = ["Move", "__version__", "load"]
__version__ = "0.1.0"
