"""A whole PostgreSQL database: reads it as one snapshot, or writes it in one transaction."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import psycopg

from kaboodle.server.storage import migrations, postgres
from kaboodle.server.storage.archive import COUNT, Row, StoredTable
from kaboodle.server.storage.store import RELEASED_TO, StoreError

AHEAD = 2000  # rows fetched at once
# Leases of the copied tables: released, with an unknown idle time, so that clocks do not run on.
_ORPHAN = """
INSERT INTO leases AS old SELECT id, %s, 1 FROM tables WHERE status = 'playing'
ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, fence = old.fence + 1
"""


class PostgresArchive:
    """Reads a database that nodes may be using; with `alone`, StoreError if any is."""

    def __init__(self, url: str, *, alone: bool = False) -> None:
        words, self.where = postgres.address(url)
        self._cursors = count()
        try:
            self._db: psycopg.Connection[Row] = psycopg.connect(**words)
        except psycopg.Error as e:
            raise self._fault(e) from None
        try:
            self._begin(alone)
        except psycopg.Error as e:
            self.close()
            raise self._fault(e) from None
        except StoreError:
            self.close()
            raise

    def _begin(self, alone: bool) -> None:
        self._db.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        self._db.read_only = True
        version = migrations.version_of(self._db)
        if version is None:
            raise StoreError(f"{self.where} is not a Kaboodle database")
        if version > migrations.VERSION:
            raise StoreError(migrations.newer(self.where, version))
        [(nodes,)] = self.rows("SELECT count(*) FROM nodes WHERE until > now()")
        if alone and nodes:
            raise StoreError(f"{self.where} is in use: stop the nodes first ({nodes} of them)")

    def _fault(self, e: Exception) -> StoreError:
        return StoreError(f"{self.where} cannot be used ({postgres.reason(e)})")

    def rows(self, sql: str) -> Iterator[Row]:
        try:
            with self._db.cursor(name=f"c{next(self._cursors)}") as cursor:
                cursor.itersize = AHEAD
                yield from cursor.execute(sql.encode())
        except psycopg.Error as e:
            raise self._fault(e) from None

    def sound(self) -> list[str]:
        return []  # PostgreSQL checks its own pages

    def close(self) -> None:
        self._db.close()


class PostgresTarget(PostgresArchive):
    """Writes to an empty database, and creates its schema if need be.

    Other writers wait until it is kept or closed."""

    def _begin(self, alone: bool) -> None:
        migrations.migrate(self._db, self.where)
        self._db.execute("LOCK TABLE tables, lines IN EXCLUSIVE MODE")
        [(tables, lines)] = self.rows(COUNT)
        if tables or lines:
            raise StoreError(f"{self.where} holds {tables} tables: nothing is written over")

    def write(self, tables: Iterator[StoredTable]) -> None:
        try:
            with self._db.cursor() as cursor:
                rows = list[Any]()
                with cursor.copy("COPY lines FROM STDIN (FORMAT binary)") as copy:
                    copy.set_types(["text", "int4", "bytea"])
                    for stored in tables:
                        for number, body in stored.lines:
                            copy.write_row((stored.id, number, body))
                        rows.append(stored.row())
                insert = "INSERT INTO tables VALUES (%s, %s, %s, %s, %s, %s)"
                cursor.executemany(insert, [row for row in rows if row is not None])
                cursor.execute(_ORPHAN, (RELEASED_TO["set back"],))
                cursor.execute("ANALYZE lines, tables")
        except psycopg.Error as e:
            raise self._fault(e) from None

    def keep(self) -> None:
        try:
            self._db.commit()
        except psycopg.Error as e:
            raise self._fault(e) from None
