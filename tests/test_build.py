"""The compiled build is used where it is present, never in place of an edited source."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import kaboodle
from kaboodle import build

HERE = Path(kaboodle.__file__).parent


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small package with the same chooser, a source, and a "binary" that is not a library."""
    package = tmp_path / "kaboodle"
    (package / "core").mkdir(parents=True)
    (package / "build.py").write_text((HERE / "build.py").read_text())
    (package / "__init__.py").write_text("from kaboodle import build\nbuild.choose()\n")
    (package / "core" / "__init__.py").touch()
    (package / "core" / "rng.py").write_text("print('source')\n")
    (package / "core" / f"rng{EXTENSION_SUFFIXES[0]}").touch()
    return tmp_path


def imported(checkout: Path, **env: str) -> str:
    """Return what importing the module prints: "binary" if the false binary is used."""
    plain = {k: v for k, v in os.environ.items() if k != "KABOODLE_BUILD"}
    done = subprocess.run(
        [sys.executable, "-c", "import kaboodle.core.rng"],
        env={**plain, "PYTHONPATH": str(checkout), **env},
        capture_output=True,
        text=True,
    )
    return done.stdout.strip() or ("binary" if "ImportError" in done.stderr else done.stderr)


def stamp(checkout: Path) -> None:
    source = checkout / "kaboodle" / "core" / "rng.py"
    state = source.stat()
    line = f"core/rng.py {state.st_size} {state.st_mtime_ns}"
    (checkout / "kaboodle" / "compiled.stamp").write_text(line)


def test_a_binary_is_preferred_to_its_source(checkout: Path) -> None:
    assert imported(checkout) == "binary"
    stamp(checkout)
    assert imported(checkout) == "binary"


def test_an_edited_source_is_never_shadowed(checkout: Path) -> None:
    stamp(checkout)
    source = checkout / "kaboodle" / "core" / "rng.py"
    source.write_text(source.read_text() + "# edited\n")

    assert imported(checkout) == "source"


def test_a_deleted_source_outdates_the_binaries(checkout: Path) -> None:
    stamp(checkout)
    stamped = checkout / "kaboodle" / "compiled.stamp"
    stamped.write_text(stamped.read_text() + "\ncore/gone.py 1 1")

    assert imported(checkout) == "source"


def test_the_sources_can_be_chosen(checkout: Path) -> None:
    assert imported(checkout, KABOODLE_BUILD="interpreted") == "source"


def test_the_build_under_test_is_the_one_asked_for() -> None:
    from kaboodle.core import rng

    assert kaboodle.compiled() == (Path(str(rng.__file__)).suffix != ".py")
    assert build.is_fresh() or not kaboodle.compiled()
