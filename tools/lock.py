"""Lock the requirements with hashes and without addresses.

Needs uv, but only when a dependency changes: `pip install uv`.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = ["--extra", "cli", "--extra", "server", "--extra", "web"]
BUILD = "hatchling\neditables\n"  # the build backend, for the editable install
# The extras in each, and further requirements. The last two are installed on their own: for a
# server from a wheel, and in the environment that builds the documentation.
LOCKS = {
    "requirements.lock": (EXTRAS, BUILD),
    "requirements-dev.lock": ([*EXTRAS, "--extra", "dev", "-c", "requirements.lock"], BUILD),
    "requirements-cluster.lock": (["--extra", "cluster", "-c", "requirements-dev.lock"], ""),
    "requirements-site.lock": (["--extra", "site", "-c", "requirements-dev.lock"], ""),
}


def lock(name: str, extras: list[str], besides: str) -> None:
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    if uv is None:
        sys.exit("locking needs uv: pip install uv")
    subprocess.run(
        [uv, "pip", "compile", "-q", "--universal", "--generate-hashes", "--no-header",
         "--no-annotate", "--python-version", "3.11", *extras, "pyproject.toml", "-",
         "-o", name],
        cwd=ROOT, check=True, input=besides, text=True,
    )  # fmt: skip
    text = (ROOT / name).read_text()
    if re.search(r"https?://|file:", text):
        sys.exit(f"{name} contains an address")
    (ROOT / name).write_text(f"# Made by `make lock`.\n{text}")


if __name__ == "__main__":
    for name, (extras, besides) in LOCKS.items():
        lock(name, extras, besides)
