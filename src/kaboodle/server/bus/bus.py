"""What nodes tell each other: hints, never truth, and never a secret.

A message may be lost: what it said is found by the next one, or by whoever looks into the log. So
a bus never makes anybody wait, and where it is away everything goes on, a little later. Whoever
gets at it can say anything: what none of our nodes would say is dropped, and counted.
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
    """The bus cannot be used; the message is for whoever runs the server."""


class _Note(Struct, tag_field="t"):
    node: NodeName  # whose word it is


class Heartbeat(_Note, tag="lives"):
    """A sign of life, for all nodes; and by which version of each game's rules it plays."""

    rules: Annotated[dict[Word, int], Meta(max_length=100)] = {}


class Freed(_Note, tag="freed"):
    """What this node held is free: whoever is at one of these tables may take it. For all."""

    tables: list[TableId]


class Written(_Note, tag="written"):
    """A table's log has so many lines."""

    table: TableId
    lines: Annotated[int, Meta(ge=0, le=1 << 31)]


class Chat(_Note, tag="said"):
    """Somebody said something at a table. It is not kept anywhere."""

    table: TableId
    seat: SeatNumber
    phrase: Phrase | None
    text: Annotated[str, Meta(max_length=TEXT_LIMIT)]


class Here(_Note, tag="here"):
    """Who of a table is at this node, with their lags (-1: not known), and how many watch."""

    table: TableId
    seats: Annotated[dict[SeatNumber, Lag], Meta(max_length=16)]
    watching: Annotated[int, Meta(ge=0)]


class WhoElse(_Note, tag="who-else"):
    """Whoever has people at this table may say so."""

    table: TableId


TableNote: TypeAlias = Written | Chat | Here | WhoElse  # for those who have the table in memory
Note: TypeAlias = Heartbeat | Freed | TableNote

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Note).decode


class Ear(Protocol):
    def heard(self, note: Note) -> None:
        """A word of another node."""

    def misheard(self) -> None:
        """Something that is no word: of a newer node, perhaps, or of a stranger."""

    def joined(self) -> None:
        """From now on words get through, also where some were missed before."""


class Bus(Protocol):
    @property
    def up(self) -> bool:
        """Whether words get through, as far as is known."""

    async def open(self, node: str, ear: Ear) -> None:
        """From now on words are said and heard, whenever that can be."""

    def tell(self, note: Note) -> None:
        """Say it, if that can be, without waiting."""

    def follow(self, table: str) -> None:
        """Words about this table are heard from now on."""

    def leave(self, table: str) -> None: ...

    async def close(self) -> None: ...


class NoBus:
    """Nobody is heard: one node alone, or several that look for themselves."""

    up = False

    async def open(self, node: str, ear: Ear) -> None: ...

    def tell(self, note: Note) -> None: ...

    def follow(self, table: str) -> None: ...

    def leave(self, table: str) -> None: ...

    async def close(self) -> None: ...
