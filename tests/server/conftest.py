"""A real PostgreSQL and a real Redis, once for each worker that needs one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import TypeVar

import psycopg
import pytest
from tools.services import Missing, Postgres, Redis, Service

from tests.server.kit.client import PATIENCE

S = TypeVar("S", bound=Service)

_number = count(1)


def _lent(make: Callable[[], S]) -> Iterator[S]:
    try:
        service = make()
    except Missing as e:
        pytest.skip(str(e))
    with service:
        yield service


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    yield from _lent(Postgres)


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    yield from _lent(Redis)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the machine stands still: nobody in this process stops waiting for the database,
    and whoever has just shown a sign of life there lives until told otherwise."""
    for name in (
        "storage.postgres.WAIT",
        "storage.postgres.BRIEF",
        "storage.postgres.LIFE",
        "live.node.LIFE",
    ):
        monkeypatch.setattr(f"kaboodle.server.{name}", PATIENCE)


@pytest.fixture
def database(postgres: Postgres, patient: None) -> str:
    """The address of a database nobody has used."""
    name = f"tables{next(_number)}"
    with psycopg.connect(postgres.url(), autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name}".encode())
    return postgres.url(name)
