"""Fetch an npm program that only some tasks need, once and in a fixed version, into .venv."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

BIN = Path(sys.executable).parent
ENV = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}


def fetched(name: str, version: str) -> Path:
    """Return the node_modules folder with the program and its dependencies."""
    folder = BIN.parent / "npm" / f"{name}-{version}"
    modules = folder / "node_modules"
    if not (modules / name / "package.json").exists():
        print(f"fetching {name} (once) ...", file=sys.stderr)
        folder.mkdir(parents=True, exist_ok=True)
        install = ["npm", "install", "--loglevel=error", "--no-save", "--prefix", str(folder)]
        subprocess.run([*install, f"{name}@{version}"], env=ENV, stdout=sys.stderr, check=True)
    return modules
