"""All that a database holds, from one end to the other: to look it through, to keep a copy, to
move house. What is written is read again and compared, table by table, before it counts.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import astuple, dataclass
from itertools import groupby, zip_longest
from operator import itemgetter
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from kaboodle.server.storage import sqlite_schema
from kaboodle.server.storage.store import Entry, StoreError

# The same words to both databases, which sort alike.
ENTRIES = "SELECT id, code, status, visibility, updated, line FROM tables ORDER BY id"
LINES = "SELECT table_id, line, body FROM lines ORDER BY table_id, line"
COUNT = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM lines)"

Row: TypeAlias = tuple[Any, ...]
Progress: TypeAlias = Callable[[str, int, int], None]  # what is done, how far, of how many lines


@dataclass(frozen=True)
class StoredTable:
    """One table: its entry, of how many lines that is, and its numbered lines."""

    id: str
    entry: Entry | None
    end: int
    lines: list[tuple[int, bytes]]

    def row(self) -> Row | None:
        if self.entry is None:
            return None
        return (*astuple(self.entry), self.end)


class Archive(Protocol):
    """A database as it is at one moment, whoever goes on writing to it."""

    where: str

    def rows(self, sql: str) -> Iterator[Row]: ...

    def sound(self) -> list[str]:
        """What the database itself finds wrong."""

    def close(self) -> None: ...


class Target(Archive, Protocol):
    """One that is empty. What is written counts once it is kept; until then it is easily gone."""

    def write(self, tables: Iterator[StoredTable]) -> None: ...

    def keep(self) -> None: ...


def count(archive: Archive) -> tuple[int, int]:
    """Tables and lines."""
    [(tables, lines)] = archive.rows(COUNT)
    return tables, lines


def stored_tables(archive: Archive) -> Iterator[StoredTable]:
    """By id; also where there are lines without an entry, or an entry without lines."""
    entries = _rows(archive, ENTRIES, str)
    row = next(entries, None)
    for id_, lines in groupby(_rows(archive, LINES, str, int), itemgetter(0)):
        while row is not None and row[0] < id_:
            yield StoredTable(row[0], Entry(*row[:5]), row[5], [])
            row = next(entries, None)
        numbered = [(number, _bytes(body)) for _, number, body in lines]
        if row is not None and row[0] == id_:
            yield StoredTable(id_, Entry(*row[:5]), row[5], numbered)
            row = next(entries, None)
        else:
            yield StoredTable(id_, None, 0, numbered)
    while row is not None:
        yield StoredTable(row[0], Entry(*row[:5]), row[5], [])
        row = next(entries, None)


def _rows(archive: Archive, sql: str, *kinds: type) -> Iterator[Row]:
    """SQLite lets anything in. What a table goes by, its name and the numbers of its lines, has to
    be what it is: or else nothing can be found, or compared, by it."""
    for row in archive.rows(sql):
        for value, kind in zip(row, kinds, strict=False):
            if not isinstance(value, kind):
                what = (
                    "a table is named" if kind is str else f"a line of table {row[0]} is numbered"
                )
                raise StoreError(f"{archive.where} is damaged: {what} {str(value)[:40]}")
        yield row


def _bytes(body: bytes | str) -> bytes:
    """The same of what is in them, which is only kept as it is."""
    return body if isinstance(body, bytes) else str(body).encode()


def copy(source: Archive, target: Target, progress: Progress) -> tuple[int, int]:
    """Everything of the one into the other; StoreError, and the other is as it was, if anything
    went wrong. How many tables and lines that were."""
    tables, lines = count(source)
    target.write(counted(stored_tables(source), "copied", lines, progress))
    there = counted(stored_tables(target), "compared", lines, progress)
    for mine, theirs in zip_longest(stored_tables(source), there):
        if mine != theirs:
            which = mine.id if mine is not None else "that nobody knows"
            raise StoreError(f"table {which} is not in {target.where} as it should be")
    target.keep()
    return tables, lines


def counted(
    tables: Iterator[StoredTable], doing: str, most: int, progress: Progress
) -> Iterator[StoredTable]:
    done = 0
    progress(doing, done, most)
    for stored in tables:
        yield stored
        done += len(stored.lines)
        progress(doing, done, most)


class _File:
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
            for row in self._db.execute(sql):  # noqa: UP028 - whoever stops early closes no cursor
                yield row
        except sqlite3.Error as e:
            raise self._fault(e) from None

    def sound(self) -> list[str]:
        return [fault for (fault,) in self.rows("PRAGMA integrity_check(9)") if fault != "ok"]

    def close(self) -> None:
        self._db.close()


class File(_File):
    """A server may be at work on it; if it has to be `alone`, none may, nor may one begin."""

    def __init__(self, path: Path, *, alone: bool = False) -> None:
        super().__init__(path)
        if not path.is_file():
            raise StoreError(f"there is no database at {path}")
        self._connect(f"{path.resolve().as_uri()}?mode=rw")
        self._lock: sqlite3.Connection | None = None
        try:
            list(self.rows("PRAGMA query_only=1"))  # and yet it tidies up when it is closed
            self._age = self._version()
            if alone:  # only now: what is refused gets no lock
                self._lock = sqlite_schema.claim(self.where)
                self._age = self._version()  # of before that, a server may have made another
            list(self.rows("BEGIN"))
        except StoreError:
            self.close()
            raise

    def _version(self) -> int:
        [(version,)] = self.rows("PRAGMA user_version")
        [(owner,)] = self.rows("PRAGMA application_id")
        if owner != sqlite_schema.APPLICATION and version != 1:
            raise StoreError(f"{self.where} is a database of something else")
        if version > sqlite_schema.SCHEMA_VERSION:
            known = sqlite_schema.SCHEMA_VERSION
            raise StoreError(f"{self.where} is of version {version}, this program knows {known}")
        return int(version)

    def rows(self, sql: str) -> Iterator[Row]:
        if sql == ENTRIES and self._age < 3:  # before entries said of how many lines they are
            sql = sql.replace("updated, line", "updated, 0")
        if sql in (LINES, COUNT) and self._age > 3:  # some may not be in their places yet
            sql = sql.replace("FROM lines", "FROM log")
        return super().rows(sql)

    def close(self) -> None:
        super().close()
        if self._lock is not None:
            self._lock.close()


class NewFile(_File):
    """A file that is not there yet; until it is kept it has another name."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._part = path.with_name(f"{path.name}.part")
        self._refuse()
        self._part.unlink(missing_ok=True)
        self._connect(str(self._part))
        self._begun = self._part.stat()
        list(self.rows("PRAGMA synchronous=OFF"))  # it is brought to the disk when it is kept

    def _refuse(self) -> None:
        if self._path.exists():
            raise StoreError(f"{self._path} is there already: nothing is written over")

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
            raise StoreError(f"{self._path} is being written by somebody else: nothing is kept")
        with self._part.open("rb+") as file:
            os.fsync(file.fileno())
        self._refuse()
        self._part.rename(self._path)

    def _ours(self) -> bool:
        """Whoever began after us took what was there away, and has another file of that name."""
        try:
            return os.path.samestat(self._begun, self._part.stat())
        except FileNotFoundError:
            return False

    def close(self) -> None:
        super().close()
        if self._ours():
            self._part.unlink()
