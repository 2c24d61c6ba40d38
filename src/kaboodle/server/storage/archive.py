"""All that a database holds, from one end to the other: to look it through, to keep a copy, to
move house. What is written is read again and compared, table by table, before it counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import astuple, dataclass
from itertools import groupby, zip_longest
from operator import itemgetter
from typing import Any, Protocol, TypeAlias

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
