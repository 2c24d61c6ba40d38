"""Checks a database (`kaboodle database check`): replays every log from its first line."""

from __future__ import annotations

from collections.abc import Iterator

from kaboodle.server.protocol.denied import Denied
from kaboodle.server.storage.archive import (
    Archive,
    Progress,
    StoredTable,
    count,
    counted,
    stored_tables,
)
from kaboodle.server.table.table import Table, fold


def check(archive: Archive, progress: Progress) -> Iterator[tuple[str, str]]:
    """Yield what is wrong: the table's id ("" for the database itself) and a description."""
    for fault in archive.sound():
        yield "", fault
    _, lines = count(archive)
    for stored in counted(stored_tables(archive), "replayed", lines, progress):
        for fault in faults(stored):
            yield stored.id, fault


def faults(stored: StoredTable) -> Iterator[str]:
    """Yield what is wrong with a table, comparing its entry with its log."""
    entry, bodies = stored.entry, [body for _, body in stored.lines]
    if not bodies:
        yield "it has an entry but no log"
        return
    missing = {*range(len(bodies))} - {number for number, _ in stored.lines}
    if missing:
        yield f"line {min(missing)} is missing"
        return
    table = _replayed(bodies)
    if isinstance(table, str):
        yield table if entry is None else f"{table} ({entry.status})"
    elif entry is None:
        yield "it has a log but no entry, so it cannot be found by its code"
    elif (entry.code, entry.visibility) != (table.terms.code, table.terms.visibility):
        yield "its entry is not that of its log"
    elif entry.status != table.status and entry.status != "closed":
        yield f"its entry says {entry.status}, its log {table.status}"
    elif stored.end > len(bodies):
        yield f"its entry is of {stored.end} lines, its log has {len(bodies)}"


def _replayed(bodies: list[bytes]) -> Table | str:
    """Return the table, or why it cannot be played on."""
    try:
        return fold(bodies)
    except Denied as no:
        return f"its log cannot be played on: {no.error} {no.args_ or ''}".strip()
    except Exception as e:
        return f"its log cannot be read: {type(e).__name__}"
