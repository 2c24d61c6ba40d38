"""A store that is kept busy until it is killed: it writes, sorts every few lines, reads, drops, and
says which lines are there for sure."""

from __future__ import annotations

import asyncio
import os
import sys
from itertools import count

from kaboodle.server.storage import sqlite
from kaboodle.server.storage.sqlite import SqliteStore
from kaboodle.server.storage.store import Append, Conflict, Entry

TABLES = [f"t{i}" for i in range(12)]


def body(table: str, line: int) -> bytes:
    return f"{table} {line}".encode()


async def write(store: SqliteStore, table: str) -> None:
    lines = len(await store.read(table))
    for turn in count(1):
        size = 3 if turn % 5 == 0 else 1
        new = [body(table, n) for n in range(lines, lines + size)]
        await store.append(Append(table, lines, new))
        lines += size
        os.write(1, f"{table} {lines}\n".encode())
        if turn % 7 == 0:
            assert len(await store.read(table)) == lines
            try:
                await store.append(Append(table, lines - 1, [b"?"]))
            except Conflict:
                continue
            raise AssertionError("a line was written twice")


async def drop(store: SqliteStore) -> None:
    for turn in count():
        id_ = f"old {turn}"
        await store.append(Append(id_, 0, [b"x"], Entry(id_, id_, "closed", "link", 1)))
        await store.drop(5, ("closed",))


async def main() -> None:
    sqlite.AHEAD, sqlite.SORTED, sqlite.BREATH = 40, 10, 0
    store = SqliteStore(sys.argv[1], full_sync=sys.argv[2] == "synced")
    async with asyncio.TaskGroup() as group:
        for table in TABLES:
            group.create_task(write(store, table))
        group.create_task(drop(store))


if __name__ == "__main__":
    asyncio.run(main())
