"""The promises of a store of event logs: appends are durable, and a line number is written once.

The key (table, line) decides races between nodes.

`Store` is all the rest of the server knows. A database only has to keep its promises, which
`tests/server/storage/test_store.py` checks. One that is `shared` serves several nodes at once.
"""

from __future__ import annotations

from collections.abc import Awaitable, Collection
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal, NamedTuple, Protocol, TypeAlias

OPEN = ("lobby", "playing")  # the statuses of open tables
LIFE = 3.0  # seconds a heartbeat is valid, by the database's clock


class Conflict(Exception):
    """Another node has written that line."""


class CodeTaken(Exception):
    """Another open table has that code."""


class Full(Exception):
    """The maximum number of tables is open."""


class Fenced(Exception):
    """The fencing token is stale: the writing node no longer holds the table's lease."""


class Diverged(Exception):
    """The preceding line is missing or differs: the database was restored to an older state."""


class StoreError(Exception):
    """The database cannot be used; the message is for the operator."""


@dataclass(frozen=True)
class Entry:
    """A table's entry in the lobby, by which it is found."""

    id: str
    code: str
    status: str
    visibility: str
    updated: int


class Lease(NamedTuple):
    """A node's lease on a table: the fencing token (0: none needed), and for how many milliseconds
    the table had been without a living holder (-1: unknown)."""

    fence: int
    idle: int


# Why a lease is released: nothing is to be done at the table; or other nodes are to go on at once;
# or the log was restored to an older state, and its idle time is unknown.
ReleaseReason: TypeAlias = Literal["at rest", "left", "set back"]
# What the lease's holder is set to; none is the name of a node.
RELEASED_TO: dict[ReleaseReason, str | None] = {"at rest": None, "left": "", "set back": "?"}


class Append(NamedTuple):
    """Lines to write from this number on, and the table's new entry if it changed.

    With a fence (from `hold`) they are written only while it is still valid. A shared store also
    checks that the line before is the one the writer knows."""

    table: str
    line: int
    bodies: list[bytes]
    entry: Entry | None = None
    fence: int = 0
    before: bytes = b""  # the line before; empty: not checked

    @property
    def end(self) -> int:
        """The log's length afterwards. An entry with a smaller one is older."""
        return self.line + len(self.bodies)


class LogEnd(NamedTuple):
    """A log's length, and a hash of its last line."""

    lines: int
    digest: bytes


def end(lines: int, last: bytes) -> LogEnd:
    return LogEnd(lines, sha256(last).digest())


NOTHING = LogEnd(0, b"")


class Store(Protocol):
    @property
    def shared(self) -> bool:
        """Whether other nodes write here too. If not, this node holds every table, and limits count
        on this node alone."""

    # Logs.

    def append(self, lines: Append) -> Awaitable[None]:
        """Write lines. Once awaited they are durable.

        Raises Fenced, CodeTaken, Conflict (a line of that number is there) or, if the store is
        shared, Diverged: then nothing was written. After a StoreError they may or may not be
        written; the next read or write shows. An entry never replaces a newer one."""

    async def begin(self, lines: Append, most: int) -> None:
        """Write the first lines of a table. Full if `most` tables are open, counted over all nodes.
        If the store is not shared, the caller counts."""

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Return a table's lines from this number on, in order; [] if there is no such table."""

    async def ends(self, tables: Collection[str]) -> dict[str, LogEnd]:
        """Return the ends of these tables' logs, without those that have no lines."""

    # Lobby entries.

    async def find(self, *, code: str = "", statuses: tuple[str, ...] = ()) -> list[Entry]:
        """Return the entries with this code, or with these statuses, newest first."""

    async def drop(self, before: int, statuses: tuple[str, ...]) -> int:
        """Delete tables with these statuses not used since `before`. Return how many."""

    # Nodes and leases. The lease's holder runs a table's bots and clocks.

    async def beat(self, node: str) -> int:
        """Renew a node's heartbeat for LIFE seconds. Return the database's time, in milliseconds
        since 1970; 0 if the store is not shared."""

    async def leave(self, node: str) -> None:
        """End a node's heartbeat. Its tables are orphans at once."""

    async def hold(self, node: str, table: str) -> Lease | None:
        """Take a table's lease. Return it, with the same fence if the node has it already; None if
        another living node has it. Each change of holder raises the fence."""

    async def release(self, node: str, table: str, why: ReleaseReason = "at rest") -> None:
        """Release a table's lease. Unless the table is at rest, it is then an orphan."""

    async def orphans(self) -> list[str]:
        """Return the tables in play that no living node holds, except those released at rest."""

    async def held(self, node: str) -> dict[str, int]:
        """Return the tables a node holds, with their fences. They differ from what the node knows
        if the database was restored."""

    async def spend(self, key: str, rate: float, burst: float, cost: int = 1) -> bool:
        """Take from a token bucket that all nodes share: `burst` at once, refilled at `rate` a
        second. Return False if it is empty. A cost of -1 gives one back."""

    # The database.

    async def writable(self) -> bool:
        """Whether the database can be written, as far as is known. Tries again after a failure."""

    async def close(self) -> None: ...
