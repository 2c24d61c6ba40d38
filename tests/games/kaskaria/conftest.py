from __future__ import annotations

from pathlib import Path

import pytest

from kaboodle import packs
from kaboodle.games.kaskaria import BOX, Kaskaria

TIGHT = Path(__file__).parents[2] / "packs" / "kaskaria" / "tight.toml"


@pytest.fixture
def game() -> Kaskaria:
    return BOX.open(packs.standard("kaskaria"), {})


@pytest.fixture
def intrepid() -> Kaskaria:
    return BOX.open(packs.standard("kaskaria"), {"intrepid": True})


@pytest.fixture
def tight() -> Kaskaria:
    """Three colours of 4 gold, 1 runner, 3 "+2", so that hands can hold every card."""
    return BOX.open(packs.read(TIGHT), {})
