from __future__ import annotations

import pytest

from kaboodle import packs
from kaboodle.games.krom import BOX, Krom


def opened(**options: object) -> Krom:
    return BOX.open(packs.standard("krom"), options)


@pytest.fixture(scope="session")
def game() -> Krom:
    return opened()


@pytest.fixture(scope="session")
def glacial() -> Krom:
    return opened(glacial=True)


@pytest.fixture(scope="session")
def beastly() -> Krom:
    return opened(kromosaurus=True)


@pytest.fixture(scope="session")
def endless() -> Krom:
    return opened(endless_supply=True)
