from __future__ import annotations

import pytest

from kaboodle import load
from kaboodle.games.kero import Kero


@pytest.fixture(scope="session")
def game() -> Kero:
    return opened()


@pytest.fixture(scope="session")
def live() -> Kero:
    """The game in real time."""
    return opened(clock="realtime")


def opened(**options: object) -> Kero:
    found = load("kero", **options)
    assert isinstance(found, Kero)
    return found
