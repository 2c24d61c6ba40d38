"""Kaboodle: a digital table for KERO, KROM and The Heroes of Kaskaria."""

from kaboodle import build

build.choose()

from kaboodle.build import compiled  # noqa: E402 - the build is chosen first
from kaboodle.core.game import Move  # noqa: E402
from kaboodle.shelf import load  # noqa: E402

__all__ = ["Move", "__version__", "compiled", "load"]
__version__ = "0.1.0"
