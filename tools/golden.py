"""Rewrite the golden files. Read the diff before you commit it."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.bots.search import test_search as search  # noqa: E402 - needs the path above
from tests.golden.goldens import FOLDER, goldens  # noqa: E402

if __name__ == "__main__":
    wanted = dict(goldens())
    for path in FOLDER.glob("*/*.txt"):
        if path not in wanted:
            path.unlink()
    for path, text in wanted.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    search.GOLDEN.write_text(search.golden(), encoding="utf-8")
    print(f"{len(wanted) + 1} golden files written", file=sys.stderr)
