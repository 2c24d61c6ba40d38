"""Which store a database is kept in: a file, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from kaboodle.server.sqlite import SqliteStore
from kaboodle.server.store import Store, StoreError


def open_store(database: str | Path, *, full_sync: bool = False) -> Store:
    """A file's path, or `postgresql://…`. StoreError if it cannot be used."""
    if "://" not in str(database):
        return SqliteStore(database, full_sync=full_sync)
    try:
        from kaboodle.server.postgres import PostgresStore
    except ImportError as e:
        raise StoreError(f"PostgreSQL needs {e.name}: pip install 'kaboodle[cluster]'") from None
    return PostgresStore(str(database))
