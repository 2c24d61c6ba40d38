"""Chooses the build of the rules: compiled if there are binaries next to the sources.

Python itself prefers a binary to the source next to it. Two cases need more: the user asks for the
sources (KABOODLE_BUILD=interpreted), or a source in a checkout was edited after `make compile`.
Then all binaries are ignored, so that an edited file is never shadowed and builds never mix.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path

HERE = Path(__file__).parent
STAMP = HERE / "compiled.stamp"  # of `make compile`; a wheel has none, as its files do not change


def stamp_of(path: Path) -> str:
    """Return a line that changes when the source is edited."""
    state = path.stat()
    return f"{path.relative_to(HERE).as_posix()} {state.st_size} {state.st_mtime_ns}"


def is_fresh() -> bool:
    """Return whether no compiled source has changed since it was compiled."""
    try:
        lines = STAMP.read_text(encoding="utf-8").splitlines()
        return all(stamp_of(HERE / line.split(" ")[0]) == line for line in lines)
    except OSError:
        return not STAMP.exists()


class _Sources(MetaPathFinder):
    """Finds the package's sources only, never its binaries."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: object = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("kaboodle."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def choose() -> None:
    """Choose the build. Call this before the first import of a rule."""
    if os.environ.get("KABOODLE_BUILD") == "interpreted" or not is_fresh():
        sys.meta_path.insert(0, _Sources())


def compiled() -> bool:
    """Return whether the rules run compiled."""
    from kaboodle.core import rng

    return not str(rng.__file__).endswith(".py")
