from __future__ import annotations

import pytest

from kaboodle import packs
from kaboodle.games.kero import BOX, Kero


@pytest.fixture(scope="session")
def game() -> Kero:
    return opened()


@pytest.fixture(scope="session")
def live() -> Kero:
    """The game in real time."""
    return opened(clock="realtime")


def opened(**options: object) -> Kero:
    return BOX.open(packs.standard("kero"), options)
