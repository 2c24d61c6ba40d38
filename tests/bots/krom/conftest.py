from __future__ import annotations

import pytest

from kaboodle.games.krom import Krom
from tests.games.krom.conftest import opened


@pytest.fixture(scope="session")
def game() -> Krom:
    return opened()
