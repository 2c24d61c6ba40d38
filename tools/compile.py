"""Compile the core, the games, the bots and the table server's hot path with mypyc, into binaries
beside the sources.

Python prefers a binary to the source beside it. A stamp holds the sizes and times of the sources.
Once a source is edited, `kaboodle/build.py` ignores all binaries. The compiler works on copies, in
build/compile. With `--can` the tool compiles nothing: it exits with 0 if there is a C compiler, and
with 1 if not.
"""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "kaboodle"
STAGE = ROOT / "build" / "compile"
INTERPRETED = {
    "core/__init__.py",  # nothing in it
    "core/errors.py",  # exceptions cannot be native classes
    "core/native.py",  # decorators for the compiler
    "bots/__init__.py",  # tables of bots
    "bots/*/__init__.py",
    "bots/learned/blas.py",  # reads the machine's settings
    "bots/learned/net.py",  # numpy does the work
    "bots/learned/shipped.py",  # numpy may be missing
    "bots/target.py",  # results are pickled between processes
    "bots/*/targets.py",
}
# The table server's modules on the path of every move; the rest waits for people or the disk.
SERVER = {
    "http": ["session"],
    "live": [
        "bot_pause", "fifo_lock", "lag", "ledger", "limits", "live_table", "log_reader", "planner",
        "presence",
    ],
    "table": [
        "clock", "commands", "deadlines", "moves", "pauses", "table", "telling", "windows",
    ],
    "websocket": ["connection", "framing"],
}  # fmt: skip
# In lines of hundreds of columns, gcc takes longer to check the indentation than to compile.
SCRIPT = """
import sys
from mypyc.build import mypycify
from setuptools import setup
extensions = mypycify(['--strict', *sys.argv[1:]], opt_level='3', group_name='kaboodle')
for extension in extensions:
    extension.extra_compile_args.append('-Wno-misleading-indentation')
setup(name='kaboodle', packages=[], ext_modules=extensions,
      script_args=['-q', 'build_ext', '--inplace'])
"""


def modules() -> list[Path]:
    """Return the sources to compile."""
    folders = ("core", "games/*", "bots", "bots/*")
    rules = [
        path
        for folder in folders
        for path in SOURCE.glob(f"{folder}/*.py")
        if not any(path.relative_to(SOURCE).match(pattern) for pattern in INTERPRETED)
    ]
    server = [
        SOURCE / "server" / package / f"{name}.py"
        for package, names in SERVER.items()
        for name in names
    ]
    return sorted([*rules, *server])


def binaries(folder: Path = SOURCE.parent) -> list[Path]:
    """Return the binaries for this Python below a folder."""
    return sorted(folder.rglob(f"*{EXTENSION_SUFFIXES[0]}"))


def compiler() -> str | None:
    """Return the C compiler that distutils would call, or None if it or Python's headers are
    missing."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    first = [*command.split(), "cc"][0]
    program = shutil.which(first) or shutil.which("gcc") or shutil.which("cc")
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return program if header.exists() else None


def build() -> None:
    """Compile everything, unless the binaries are up to date."""
    package = runpy.run_path(str(SOURCE / "build.py"))  # without importing the package
    stamp: Path = package["STAMP"]
    stamp_of: Callable[[Path], str] = package["stamp_of"]
    lines = "\n".join(map(stamp_of, modules()))
    if binaries() and stamp.exists() and stamp.read_text(encoding="utf-8") == lines:
        return
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(SOURCE, STAGE / "kaboodle", ignore=_only_sources)
    names = [str(path.relative_to(SOURCE.parent)) for path in modules()]
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *names],
        cwd=STAGE,
        env={**os.environ, "MYPYPATH": str(STAGE)},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    for old in binaries():
        old.unlink()
    stamp.write_text(lines, encoding="utf-8")
    shutil.rmtree(STAGE / "build")
    for path in binaries(STAGE):
        path.rename(SOURCE.parent / path.relative_to(STAGE))
    shutil.rmtree(STAGE)


def _only_sources(folder: str, names: list[str]) -> set[str]:
    return {n for n in names if not n.endswith(".py") and not Path(folder, n).is_dir()}


if __name__ == "__main__":
    if "--can" in sys.argv:
        sys.exit(compiler() is None)
    if compiler() is None:
        sys.exit("nothing compiled: no C compiler, or no Python headers")
    build()
    print(f"{len(modules())} modules compiled", file=sys.stderr)
