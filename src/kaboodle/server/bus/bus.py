"""Messages between nodes: hints only, never the truth, and never a secret.

A message may be lost; the next one, or a look at the log, makes up for it. So a bus never blocks,
and without it everything still works, a little later. It is not trusted: messages that none of our
nodes would send are dropped and counted.
"""

from __future__ import annotations

from typing import Annotated, Protocol, TypeAlias

import msgspec
from msgspec import Meta, Struct

from kaboodle.server.protocol.wire import TEXT_LIMIT, Phrase, SeatNumber, Word

NodeName = Annotated[str, Meta(min_length=1, max_length=300)]
TableId = Annotated[str, Meta(min_length=1, max_length=64)]
Lag = Annotated[int, Meta(ge=-1, le=3_600_000)]  # milliseconds


class BusError(Exception):
    """The bus cannot be used; the message is for the operator."""


class _Note(Struct, tag_field="t"):
    node: NodeName  # the sender


class Heartbeat(_Note, tag="lives"):
    """Sent to all nodes: this one is alive, and plays by these versions of the games' rules."""

    rules: Annotated[dict[Word, int], Meta(max_length=100)] = {}


class Freed(_Note, tag="freed"):
    """Sent to all nodes: these tables are free to take over."""

    tables: list[TableId]


class Written(_Note, tag="written"):
    """A table's log has so many lines."""

    table: TableId
    lines: Annotated[int, Meta(ge=0, le=1 << 31)]


class Chat(_Note, tag="said"):
    """Chat at a table. It is not stored."""

    table: TableId
    seat: SeatNumber
    phrase: Phrase | None
    text: Annotated[str, Meta(max_length=TEXT_LIMIT)]


class Here(_Note, tag="here"):
    """Presence: a table's seats connected to this node with their lags (-1: unknown), and how
    many spectators."""

    table: TableId
    seats: Annotated[dict[SeatNumber, Lag], Meta(max_length=16)]
    watching: Annotated[int, Meta(ge=0)]


class WhoElse(_Note, tag="who-else"):
    """Asks nodes with people at this table to report them."""

    table: TableId


TableNote: TypeAlias = Written | Chat | Here | WhoElse  # for those who have the table in memory
Note: TypeAlias = Heartbeat | Freed | TableNote

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Note).decode


class BusListener(Protocol):
    def heard(self, note: Note) -> None:
        """Called with a message from another node."""

    def misheard(self) -> None:
        """Called for a message that cannot be read: from a newer node, perhaps, or an intruder."""

    def joined(self) -> None:
        """Called when the bus works again; some messages may have been missed."""


class Bus(Protocol):
    @property
    def up(self) -> bool:
        """Whether messages get through, as far as we know."""

    async def open(self, node: str, listener: BusListener) -> None:
        """Start sending and receiving."""

    def publish(self, note: Note) -> None:
        """Send a message if possible, without blocking."""

    def subscribe(self, table: str) -> None:
        """Receive messages about this table from now on."""

    def unsubscribe(self, table: str) -> None: ...

    async def close(self) -> None: ...


class NoBus:
    """No bus: a single node, or several that only look in the database."""

    up = False

    async def open(self, node: str, listener: BusListener) -> None: ...

    def publish(self, note: Note) -> None: ...

    def subscribe(self, table: str) -> None: ...

    def unsubscribe(self, table: str) -> None: ...

    async def close(self) -> None: ...
