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

OPEN = ("lobby", "playing")  # statuses of what is played, or may be
LIFE = 3.0  # seconds a node that shows no sign of life is waited for, by the database's clock


class Conflict(Exception):
    """Another node has written that line."""


class CodeTaken(Exception):
    """An open table has that code."""


class Full(Exception):
    """There are as many open tables as there may be."""


class Fenced(Exception):
    """The fencing token is stale: the writing node no longer holds the table's lease."""


class Diverged(Exception):
    """The preceding line is missing or differs: the database was restored to an older state."""


class StoreError(Exception):
    """The database cannot be used; the message is for the operator."""


@dataclass(frozen=True)
class Entry:
    """A table's entry in the lobby: what it is looked up by."""

    id: str
    code: str
    status: str
    visibility: str
    updated: int


class Lease(NamedTuple):
    """A node's lease on a table: the fencing token (0: none needed), and for how many milliseconds
    no node had held the table though one should have (-1: unknown)."""

    fence: int
    idle: int


# Why nobody holds a table: nothing happens there; or it is left to others, who go on at once; or
# its log was set back, and how long ago it was served as it is now is not known.
ReleaseReason: TypeAlias = Literal["at rest", "left", "set back"]
# The lease's holder then: none of these is the name of a node.
RELEASED_TO: dict[ReleaseReason, str | None] = {"at rest": None, "left": "", "set back": "?"}


class Append(NamedTuple):
    """Lines to write from this number on, and the table's new entry if it changed. With a fence
    they are written only while that fence, from `hold`, still stands; where it is shared, after
    the line before, as its writer knows it, and no other."""

    table: str
    line: int
    bodies: list[bytes]
    entry: Entry | None = None
    fence: int = 0
    before: bytes = b""  # empty: whichever it is

    @property
    def end(self) -> int:
        """How many lines the table has then: an entry of fewer is older."""
        return self.line + len(self.bodies)


class LogEnd(NamedTuple):
    """How many lines a log has, and by what its last one is known, however long that is."""

    lines: int
    digest: bytes


def end(lines: int, last: bytes) -> LogEnd:
    return LogEnd(lines, sha256(last).digest())


NOTHING = LogEnd(0, b"")


class Store(Protocol):
    @property
    def shared(self) -> bool:
        """Whether other nodes write here too. If not, this one holds every table, and only has
        to count for itself."""

    # Logs.

    def append(self, lines: Append) -> Awaitable[None]:
        """Once awaited the lines are durable; or else nothing was written: Fenced, or Conflict if
        one of them was there already, or CodeTaken, or, where it is shared, Adrift. After a
        StoreError it shows when the table is next read or written. An entry never follows one of
        more lines."""

    async def begin(self, lines: Append, most: int) -> None:
        """The first lines of a table; or Full, if there are so many that are open, at whichever
        node they were set. A store that is not shared leaves counting to whoever asks."""

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """The lines of a table in order, from this number on; none if there is no such table."""

    async def ends(self, tables: Collection[str]) -> dict[str, LogEnd]:
        """Where their logs end, of those that have lines."""

    # What the lobby knows.

    async def find(self, *, code: str = "", statuses: tuple[str, ...] = ()) -> list[Entry]:
        """Entries with this code, or in these statuses, newest first."""

    async def drop(self, before: int, statuses: tuple[str, ...]) -> int:
        """Forget tables in these statuses untouched since `before`; how many."""

    # Nodes, where there are several: a lease says which one moves for the table itself.

    async def beat(self, node: str) -> int:
        """A sign of life: good for LIFE seconds. The database's time, in milliseconds since 1970;
        0 where it is this machine's."""

    async def leave(self, node: str) -> None:
        """The node goes: what it holds is an orphan at once."""

    async def hold(self, node: str, table: str) -> Lease | None:
        """The lease of a table: the same fence as before if the node has it already. None if
        another has it who lives. Each change of hands raises the fence."""

    async def release(self, node: str, table: str, why: ReleaseReason = "at rest") -> None:
        """Nobody has to hold a table that is at rest. Any other is an orphan."""

    async def orphans(self) -> list[str]:
        """Tables in play which nobody who lives holds, and nobody released."""

    async def held(self, node: str) -> dict[str, int]:
        """Which tables a node holds, and under which fence: what it remembers may be another
        database's."""

    async def spend(self, key: str, rate: float, burst: float, cost: int = 1) -> bool:
        """Whether this may be done once more: so often at once, refilled at so many a second,
        whichever node counts. A cost of -1 gives one back."""

    # The database.

    async def writable(self) -> bool:
        """Whether lines can be written, as far as is known; tried anew after a failure."""

    async def close(self) -> None: ...
