"""The SQLite file's schema and its upgrades, and the lock that lets only one server use it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from kaboodle.server.storage.store import StoreError

SCHEMA_VERSION = 4
APPLICATION = 0x6B61626F  # marks a file as ours
_OURS = f"PRAGMA application_id={APPLICATION};PRAGMA user_version={SCHEMA_VERSION};"
_LINES = """
CREATE TABLE lines (
    table_id TEXT NOT NULL, line INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (table_id, line)
) WITHOUT ROWID;
"""
_TABLES = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL, status TEXT NOT NULL,
    visibility TEXT NOT NULL, updated INTEGER NOT NULL, line INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX tables_status ON tables (status, updated);
CREATE INDEX tables_code ON tables (code);
CREATE UNIQUE INDEX tables_open ON tables (code) WHERE status IN ('lobby', 'playing');
"""
# Lines in order of arrival, until they are sorted into `lines`; and a view of all lines.
_ARRIVED = """
CREATE TABLE arrived (
    number INTEGER PRIMARY KEY, table_id TEXT NOT NULL, line INTEGER NOT NULL, body BLOB NOT NULL
);
CREATE VIEW log AS
SELECT table_id, line, body FROM lines
UNION ALL SELECT table_id, line, body FROM arrived AS new WHERE NOT EXISTS (
    SELECT 1 FROM lines WHERE lines.table_id = new.table_id AND lines.line = new.line
);
"""
SCHEMA = f"BEGIN;{_LINES}{_ARRIVED}{_TABLES}{_OURS}COMMIT;"
# In version 1 a code was unique among all tables, not only the open ones.
_FROM_1 = f"""
BEGIN; ALTER TABLE tables RENAME TO before; DROP INDEX tables_status; {_TABLES}
INSERT INTO tables (id, code, status, visibility, updated)
SELECT id, code, status, visibility, updated FROM before; DROP TABLE before;
{_ARRIVED} {_OURS} COMMIT;
"""  # noqa: S608 - no value goes in
# In version 2 an entry did not have the log's length.
_FROM_2 = f"""
BEGIN; ALTER TABLE tables ADD line INTEGER NOT NULL DEFAULT 0; {_ARRIVED} {_OURS} COMMIT;
"""
# Version 3 had no `arrived`: each line was stored in its place at once.
_FROM_3 = f"BEGIN; {_ARRIVED} {_OURS} COMMIT;"
UPGRADES = [SCHEMA, _FROM_1, _FROM_2, _FROM_3]


def claim(path: str) -> sqlite3.Connection:
    """Lock a file for one server, until its process ends. StoreError if it is in use or not ours; a
    file that is refused gets no lock file."""
    there, name = Path(path), f"{os.path.realpath(path)}.lock"  # the same lock through any symlink
    if there.exists() and not there.is_file():
        what = "a folder" if there.is_dir() else "no file"
        raise StoreError(f"{path} cannot be used as a database (it is {what})")
    if there.exists() and not Path(name).exists():  # no server has used it: check it first
        with usable(path), closing(sqlite3.connect(path)) as db:
            check(path, db)
    with usable(path):
        lock = sqlite3.connect(name, isolation_level=None, timeout=0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as e:
        lock.close()
        if e.sqlite_errorname == "SQLITE_BUSY":
            raise StoreError(f"{path} is in use by another server") from None
        raise StoreError(f"{name} cannot be used ({e})") from None
    return lock


def check(path: str, db: sqlite3.Connection) -> int:
    """Return the file's version. StoreError if it is not ours, or of a newer version."""
    [version] = db.execute("PRAGMA user_version").fetchone()
    [owner] = db.execute("PRAGMA application_id").fetchone()
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
    ours = owner == APPLICATION or (version == 1 and {"tables", "lines"} <= names)
    if not ours and (owner or version or names):
        raise StoreError(f"{path} is not a Kaboodle database")
    if version > SCHEMA_VERSION:
        raise StoreError(f"{path} is of version {version}, this server knows {SCHEMA_VERSION}")
    return int(version)


@contextmanager
def usable(path: str) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as e:
        raise StoreError(f"{path} cannot be used as a database ({e})") from None
