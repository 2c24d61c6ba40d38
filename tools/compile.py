"""Build the package with its core and games compiled by mypyc, into build/compiled.

The tree in build/compiled is a whole package of its own: put it on PYTHONPATH and everything
runs on it. The sources are left alone, so an edited file is never shadowed by an old binary.
`--can` only tells, by its exit code, whether there is a C compiler.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "kaboodle"
TARGET = ROOT / "build" / "compiled"
INTERPRETED = {
    "core/__init__.py",  # nothing in it
    "core/errors.py",  # exceptions cannot be native classes
    "core/native.py",  # speaks to the compiler
    "bots/__init__.py",  # lists of bots
    "bots/*/__init__.py",
    "bots/target.py",  # results travel between processes
    "bots/*/targets.py",
}


def modules() -> list[str]:
    """The compiled modules, relative to the folder above the package."""
    found = [
        path
        for folder in ("core", "games/*", "bots", "bots/*")
        for path in SOURCE.glob(f"{folder}/*.py")
    ]
    return sorted(
        str(path.relative_to(SOURCE.parent))
        for path in found
        if not any(path.relative_to(SOURCE).match(pattern) for pattern in INTERPRETED)
    )


def compiler() -> str | None:
    """The C compiler distutils would call, if it and Python's headers are there."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    found = shutil.which(command.split()[0]) or shutil.which("gcc") or shutil.which("cc")
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return found if header.exists() else None


def lay_out() -> None:
    """Copies of what is compiled; of everything else, links, so that it is never out of date."""
    compiled = [SOURCE.parent / name for name in modules()]
    folders = {
        parent
        for path in compiled
        for parent in path.parents
        if SOURCE in (parent, *parent.parents)
    }
    for folder in sorted(folders):
        target = TARGET / folder.relative_to(SOURCE.parent)
        target.mkdir(parents=True)
        for path in folder.iterdir():
            if path in compiled:
                shutil.copy(path, target)
            elif path not in folders and path.name != "__pycache__":
                (target / path.name).symlink_to(path)


def build() -> None:
    shutil.rmtree(TARGET, ignore_errors=True)
    lay_out()
    script = (
        "import sys\n"
        "from mypyc.build import mypycify\n"
        "from setuptools import setup\n"
        "names = sys.argv[1:]\n"
        "extensions = mypycify(['--strict', *names], opt_level='3')\n"
        "setup(name='kaboodle', packages=[], ext_modules=extensions,\n"
        "      script_args=['-q', 'build_ext', '--inplace'])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, *modules()],
        cwd=TARGET,
        env={**os.environ, "MYPYPATH": str(TARGET)},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        shutil.rmtree(TARGET)
        sys.exit(done.stdout + done.stderr)
    shutil.rmtree(TARGET / "build")


if __name__ == "__main__":
    if "--can" in sys.argv:
        sys.exit(compiler() is None)
    if compiler() is None:
        sys.exit("no C compiler with Python's headers here: nothing compiled")
    build()
    print(f"compiled {len(modules())} modules into {TARGET.relative_to(ROOT)}", file=sys.stderr)
