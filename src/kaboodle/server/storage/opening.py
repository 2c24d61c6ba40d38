"""What a database is kept in: a file, or PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kaboodle.server.settings import POSTGRES, stray
from kaboodle.server.storage.archive import Archive, Target
from kaboodle.server.storage.sqlite import SqliteStore
from kaboodle.server.storage.sqlite_archive import SqliteArchive, SqliteTarget
from kaboodle.server.storage.store import Store, StoreError


@contextmanager
def _cluster() -> Iterator[None]:
    """What speaks to PostgreSQL is not there for everybody."""
    try:
        yield
    except ImportError as e:
        what = e.name or "libpq"  # psycopg alone is not all of it
        raise StoreError(f"PostgreSQL needs {what}: pip install 'kaboodle[cluster]'") from None


def _is_file(database: str) -> bool:
    """Or else PostgreSQL's; StoreError, without what else the address says, if it is neither."""
    if stray(database):
        raise StoreError(f"a database must be a file or a postgresql:// URL, not {stray(database)}")
    return not database.startswith(POSTGRES)


def open_store(database: str | Path, *, full_sync: bool = False) -> Store:
    """A file's path, or `postgresql://…`. StoreError if it cannot be used."""
    if _is_file(str(database)):
        return SqliteStore(database, full_sync=full_sync)
    with _cluster():
        from kaboodle.server.storage.postgres import PostgresStore
    return PostgresStore(str(database))


def open_archive(database: str, *, alone: bool = False) -> Archive:
    """All it holds, to be read. `alone`: StoreError if a server is at work there."""
    if _is_file(database):
        return SqliteArchive(Path(database), alone=alone)
    with _cluster():
        from kaboodle.server.storage.postgres_archive import PostgresArchive
    return PostgresArchive(database, alone=alone)


def open_target(database: str) -> Target:
    """A place that is empty, to be filled. StoreError if it is not."""
    if _is_file(database):
        return SqliteTarget(Path(database))
    with _cluster():
        from kaboodle.server.storage.postgres_archive import PostgresTarget
    return PostgresTarget(database)
