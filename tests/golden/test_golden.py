"""Golden files show every change: `make golden` rewrites them, and a person reads the diff."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaboodle.core import record
from kaboodle.core.record import Replay
from kaboodle.shelf import BOXES
from tests.cases import cases
from tests.golden.goldens import FOLDER, goldens

GOLDENS = list(goldens())


@pytest.mark.parametrize(
    ("path", "text"), GOLDENS, ids=[str(path.relative_to(FOLDER)) for path, _ in GOLDENS]
)
def test_the_golden_files_match(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text


def test_no_golden_file_is_stale() -> None:
    files = {path for name in BOXES for path in (FOLDER / name).iterdir()}
    assert files == {path for path, _ in GOLDENS}


@pytest.mark.parametrize("case", cases(), ids=str)
def test_golden_records_replay(case: object) -> None:
    games = {str(c): c for c in cases()}
    game = games[str(case)].open()
    for path in sorted((FOLDER / game.box.name).glob(f"{case}-[0-9].txt")):
        kept = record.read(path.read_text(encoding="utf-8").split("\n\n", 1)[1])
        Replay(game, kept).run()
