"""Lock the requirements with hashes and without addresses.

Needs uv, which only whoever changes a dependency has to have: `pip install uv`.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = ["--extra", "cli", "--extra", "server", "--extra", "web"]
LOCKS = {
    "requirements.lock": EXTRAS,
    "requirements-dev.lock": [*EXTRAS, "--extra", "dev", "-c", "requirements.lock"],
}


def lock(name: str, extras: list[str]) -> None:
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    if uv is None:
        sys.exit("locking needs uv: pip install uv")
    build = "-"  # the build backend, for the editable install
    subprocess.run(
        [uv, "pip", "compile", "-q", "--universal", "--generate-hashes", "--no-header",
         "--no-annotate", "--python-version", "3.11", *extras, "pyproject.toml", build,
         "-o", name],
        cwd=ROOT, check=True, input="hatchling\neditables\n", text=True,
    )  # fmt: skip
    text = (ROOT / name).read_text()
    if re.search(r"https?://|file:", text):
        sys.exit(f"{name} names an address")
    (ROOT / name).write_text(f"# Made by `make lock`.\n{text}")


if __name__ == "__main__":
    for name, extras in LOCKS.items():
        lock(name, extras)
