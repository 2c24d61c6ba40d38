"""A SQLite file's tables and their upgrades, and the lock of the one server at work on it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from kaboodle.server.storage.store import StoreError

SCHEMA_VERSION = 4
APPLICATION = 0x6B61626F  # by which a file is known to be ours
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
# Those that have arrived and are not, or may not be, in their places; and all there are.
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
# In version 1 a code was a table's own for as long as the table was kept.
_FROM_1 = f"""
BEGIN; ALTER TABLE tables RENAME TO before; DROP INDEX tables_status; {_TABLES}
INSERT INTO tables (id, code, status, visibility, updated)
SELECT id, code, status, visibility, updated FROM before; DROP TABLE before;
{_ARRIVED} {_OURS} COMMIT;
"""  # noqa: S608 - no value goes in
# In version 2 an entry did not say of how many lines it was.
_FROM_2 = f"""
BEGIN; ALTER TABLE tables ADD line INTEGER NOT NULL DEFAULT 0; {_ARRIVED} {_OURS} COMMIT;
"""
# In version 3 each line was put in its place as it came.
_FROM_3 = f"BEGIN; {_ARRIVED} {_OURS} COMMIT;"
UPGRADES = [SCHEMA, _FROM_1, _FROM_2, _FROM_3]


def claim(path: str) -> sqlite3.Connection:
    """One server at a file: held until it ends, however it ends. What is refused gets no lock."""
    there, name = Path(path), f"{os.path.realpath(path)}.lock"  # one, by whatever way it is found
    if there.exists() and not there.is_file():
        what = "a folder" if there.is_dir() else "no file"
        raise StoreError(f"{path} cannot be used as a database (it is {what})")
    if there.exists() and not Path(name).exists():  # nobody is there: it is looked at
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
    """Its version. StoreError if the file is somebody else's, or of a server after this one."""
    [version] = db.execute("PRAGMA user_version").fetchone()
    [owner] = db.execute("PRAGMA application_id").fetchone()
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
    ours = owner == APPLICATION or (version == 1 and {"tables", "lines"} <= names)
    if not ours and (owner or version or names):
        raise StoreError(f"{path} is a database of something else")
    if version > SCHEMA_VERSION:
        raise StoreError(f"{path} is of version {version}, this server knows {SCHEMA_VERSION}")
    return int(version)


@contextmanager
def usable(path: str) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as e:
        raise StoreError(f"{path} cannot be used as a database ({e})") from None
