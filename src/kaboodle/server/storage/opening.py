"""Opens the database by its address: a SQLite file, or PostgreSQL."""

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
    """Raise StoreError if PostgreSQL's driver, an optional dependency, is missing."""
    try:
        yield
    except ImportError as e:
        what = e.name or "libpq"  # psycopg is there, but not its C library
        raise StoreError(f"PostgreSQL needs {what}: pip install 'kaboodle[cluster]'") from None


def _is_file(database: str) -> bool:
    """Whether an address is a file, rather than PostgreSQL's URL. StoreError if it is neither; the
    message does not quote the address, which may contain a password."""
    if stray(database):
        raise StoreError(f"a database must be a file or a postgresql:// URL, not {stray(database)}")
    return not database.startswith(POSTGRES)


def open_store(database: str | Path, *, full_sync: bool = False) -> Store:
    """Open the store at a file's path or `postgresql://…`. StoreError if it cannot be used."""
    if _is_file(str(database)):
        return SqliteStore(database, full_sync=full_sync)
    with _cluster():
        from kaboodle.server.storage.postgres import PostgresStore
    return PostgresStore(str(database))


def open_archive(database: str, *, alone: bool = False) -> Archive:
    """Open a database to read all of it. `alone`: StoreError if a server is using it."""
    if _is_file(database):
        return SqliteArchive(Path(database), alone=alone)
    with _cluster():
        from kaboodle.server.storage.postgres_archive import PostgresArchive
    return PostgresArchive(database, alone=alone)


def open_target(database: str) -> Target:
    """Open an empty database to copy to. StoreError if it is not empty."""
    if _is_file(database):
        return SqliteTarget(Path(database))
    with _cluster():
        from kaboodle.server.storage.postgres_archive import PostgresTarget
    return PostgresTarget(database)
