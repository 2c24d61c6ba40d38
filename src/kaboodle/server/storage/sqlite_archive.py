"""A whole SQLite file: reads it as one snapshot, or writes a new file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from kaboodle.server.storage import sqlite_schema
from kaboodle.server.storage.archive import COUNT, ENTRIES, LINES, Row, StoredTable
from kaboodle.server.storage.store import StoreError


class _SqliteFile:
    def __init__(self, path: Path) -> None:
        self.where = str(path)
        self._path = path

    def _connect(self, address: str) -> None:
        try:
            self._db = sqlite3.connect(address, isolation_level=None, uri=True)
        except sqlite3.Error as e:
            raise self._fault(e) from None

    def _fault(self, e: Exception) -> StoreError:
        return StoreError(f"{self.where} cannot be used as a database ({e})")

    def rows(self, sql: str) -> Iterator[Row]:
        try:
            for row in self._db.execute(sql):  # noqa: UP028 - a caller may stop early
                yield row
        except sqlite3.Error as e:
            raise self._fault(e) from None

    def sound(self) -> list[str]:
        return [fault for (fault,) in self.rows("PRAGMA integrity_check(9)") if fault != "ok"]

    def close(self) -> None:
        self._db.close()


class SqliteArchive(_SqliteFile):
    """Reads a file that a server may be using; with `alone` none may, and none can start."""

    def __init__(self, path: Path, *, alone: bool = False) -> None:
        super().__init__(path)
        if not path.is_file():
            raise StoreError(f"no database at {path}")
        self._connect(f"{path.resolve().as_uri()}?mode=rw")
        self._lock: sqlite3.Connection | None = None
        try:
            list(self.rows("PRAGMA query_only=1"))  # closing still cleans up the write-ahead log
            self._age = self._version()
            if alone:  # only now, so that a refused file gets no lock file
                self._lock = sqlite_schema.claim(self.where)
                self._age = self._version()  # a server may have upgraded it meanwhile
            list(self.rows("BEGIN"))
        except StoreError:
            self.close()
            raise

    def _version(self) -> int:
        [(version,)] = self.rows("PRAGMA user_version")
        [(owner,)] = self.rows("PRAGMA application_id")
        if owner != sqlite_schema.APPLICATION and version != 1:
            raise StoreError(f"{self.where} is not a Kaboodle database")
        if version > sqlite_schema.SCHEMA_VERSION:
            known = sqlite_schema.SCHEMA_VERSION
            raise StoreError(f"{self.where} is of version {version}, this program knows {known}")
        return int(version)

    def rows(self, sql: str) -> Iterator[Row]:
        if sql == ENTRIES and self._age < 3:  # before entries had the log's length
            sql = sql.replace("updated, line", "updated, 0")
        if sql in (LINES, COUNT) and self._age > 3:  # some may not be sorted yet
            sql = sql.replace("FROM lines", "FROM log")
        return super().rows(sql)

    def close(self) -> None:
        super().close()
        if self._lock is not None:
            self._lock.close()


class SqliteTarget(_SqliteFile):
    """Writes a new file, under another name until it is kept."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._part = path.with_name(f"{path.name}.part")
        self._refuse()
        self._part.unlink(missing_ok=True)
        self._connect(str(self._part))
        self._begun = self._part.stat()
        list(self.rows("PRAGMA synchronous=OFF"))  # `keep` flushes it to the disk

    def _refuse(self) -> None:
        if self._path.exists():
            raise StoreError(f"{self._path} already exists and is not overwritten")

    def write(self, tables: Iterator[StoredTable]) -> None:
        try:
            self._db.executescript(sqlite_schema.SCHEMA)
            self._db.execute("BEGIN")
            for stored in tables:
                lines = [(stored.id, number, body) for number, body in stored.lines]
                self._db.executemany("INSERT INTO lines VALUES (?, ?, ?)", lines)
                row = stored.row()
                if row is not None:
                    self._db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", row)
            self._db.execute("COMMIT")
        except sqlite3.Error as e:
            raise self._fault(e) from None

    def keep(self) -> None:
        self._db.close()
        if not self._ours():
            raise StoreError(f"{self._path} is being written by another process; nothing was kept")
        with self._part.open("rb+") as file:
            os.fsync(file.fileno())
        self._refuse()
        self._part.rename(self._path)

    def _ours(self) -> bool:
        """Whether the temporary file is still ours. Another process may have replaced it."""
        try:
            return os.path.samestat(self._begun, self._part.stat())
        except FileNotFoundError:
            return False

    def close(self) -> None:
        super().close()
        if self._ours():
            self._part.unlink()
