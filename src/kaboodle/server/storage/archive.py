"""Reads a whole database, to check, back up or migrate it. A copy is read again and compared, table
by table, before it is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import astuple, dataclass
from itertools import groupby, zip_longest
from operator import itemgetter
from typing import Any, Protocol, TypeAlias

from kaboodle.server.storage.store import Entry, StoreError

# The same SQL for both databases. They sort alike.
ENTRIES = "SELECT id, code, status, visibility, updated, line FROM tables ORDER BY id"
LINES = "SELECT table_id, line, body FROM lines ORDER BY table_id, line"
COUNT = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM lines)"

Row: TypeAlias = tuple[Any, ...]
Progress: TypeAlias = Callable[[str, int, int], None]  # what is done, lines so far, of how many


@dataclass(frozen=True)
class StoredTable:
    """One table: its entry, the log's length according to the entry, and the numbered lines."""

    id: str
    entry: Entry | None
    end: int
    lines: list[tuple[int, bytes]]

    def row(self) -> Row | None:
        if self.entry is None:
            return None
        return (*astuple(self.entry), self.end)


class Archive(Protocol):
    """A snapshot of a database, unaffected by later writes."""

    where: str

    def rows(self, sql: str) -> Iterator[Row]: ...

    def sound(self) -> list[str]:
        """Return what the database's own integrity check finds wrong."""

    def close(self) -> None: ...


class Target(Archive, Protocol):
    """An empty database to copy to. What is written is gone unless it is kept."""

    def write(self, tables: Iterator[StoredTable]) -> None: ...

    def keep(self) -> None: ...


def count(archive: Archive) -> tuple[int, int]:
    """Return the numbers of tables and lines."""
    [(tables, lines)] = archive.rows(COUNT)
    return tables, lines


def stored_tables(archive: Archive) -> Iterator[StoredTable]:
    """Yield all tables by id, also lines without an entry, and entries without lines."""
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
    """Yield rows whose first columns have these types. StoreError if they have not: SQLite stores
    any type in any column, and ids and line numbers must be comparable."""
    for row in archive.rows(sql):
        for value, kind in zip(row, kinds, strict=False):
            if not isinstance(value, kind):
                what = (
                    "a table is named" if kind is str else f"a line of table {row[0]} is numbered"
                )
                raise StoreError(f"{archive.where} is damaged: {what} {str(value)[:40]}")
        yield row


def _bytes(body: bytes | str) -> bytes:
    """Return a line's body as bytes, whatever type SQLite stored it as."""
    return body if isinstance(body, bytes) else str(body).encode()


def copy(source: Archive, target: Target, progress: Progress) -> tuple[int, int]:
    """Copy all tables, compare, and keep the copy. Return the numbers of tables and lines.

    If anything goes wrong, raise StoreError and leave the target as it was."""
    tables, lines = count(source)
    target.write(counted(stored_tables(source), "copied", lines, progress))
    there = counted(stored_tables(target), "compared", lines, progress)
    for mine, theirs in zip_longest(stored_tables(source), there):
        if mine != theirs:
            which = mine.id if mine is not None else "that was not in the source"
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
