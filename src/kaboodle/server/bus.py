"""What nodes tell each other: hints, never truth, and never a secret.

A message may be lost: what it said is found by the next one, or by whoever looks into the log. So
a bus never makes anybody wait, and where it is away everything goes on, a little later.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias

import msgspec
from msgspec import Struct

from kaboodle.server.wire import Phrase


class BusError(Exception):
    """The bus cannot be used; the message is for whoever runs the server."""


class _Note(Struct, tag_field="t"):
    node: str  # whose word it is


class Lives(_Note, tag="lives"):
    """A sign of life, for all nodes."""


class Freed(_Note, tag="freed"):
    """What this node held is free: whoever is at one of these tables may take it. For all."""

    tables: list[str]


class Written(_Note, tag="written"):
    """A table's log has so many lines."""

    table: str
    lines: int


class Said(_Note, tag="said"):
    """Somebody said something at a table. It is not kept anywhere."""

    table: str
    seat: int
    phrase: Phrase | None
    text: str


class Here(_Note, tag="here"):
    """Who of a table is at this node, with their lags (-1: not known), and how many watch."""

    table: str
    seats: dict[int, int]
    watching: int


class WhoElse(_Note, tag="who-else"):
    """Whoever has people at this table may say so."""

    table: str


TableNote: TypeAlias = Written | Said | Here | WhoElse  # for those who have the table in memory
Note: TypeAlias = Lives | Freed | TableNote

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Note).decode


class Ear(Protocol):
    def heard(self, note: Note) -> None:
        """A word of another node."""

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


class Silence:
    """Nobody is heard: one node alone, or several that look for themselves."""

    up = False

    async def open(self, node: str, ear: Ear) -> None: ...

    def tell(self, note: Note) -> None: ...

    def follow(self, table: str) -> None: ...

    def leave(self, table: str) -> None: ...

    async def close(self) -> None: ...
