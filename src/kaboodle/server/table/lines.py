"""The lines of a table's event log: all that happened at the table, in order, as data.

A table is restored by replaying its log, so a line holds a decision and never its consequences.
Tags are stored, so they never change.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct, field

from kaboodle.server.protocol.wire import Pace, Visibility


# An unknown field was written by a newer server, and must not be ignored.
class _Line(Struct, tag_field="t", omit_defaults=True, kw_only=True, forbid_unknown_fields=True):
    # Cluster time when it was written (milliseconds since 1970), if the game needs time or several
    # nodes write; else 0.
    wall: int = 0


class Set(_Line, tag="set"):
    """Line 0: a table was created."""

    id: str
    code: str
    game: str
    options: dict[str, bool | int | str]
    pack: str  # TOML; "" for the standard pack
    players: int
    visibility: Visibility
    pace: Pace = field(name="clock")  # its old name, still used in logs
    undo: bool
    free_chat: bool
    seed: str
    salt: str
    host: str  # hash of the host's token
    opened: int  # seconds since 1970
    full_windows: bool = False
    rules: int = 1  # the version of the game's rules; 1 in logs that do not say
    content: str = ""  # name and fingerprint of the pack; "" in old logs


class Sat(_Line, tag="sat"):
    """A person took a seat."""

    seat: int
    name: str
    token: str  # its hash


class BotSat(_Line, tag="bot"):
    """A bot was put in a seat. `id` is that of the host's message, which counts only once."""

    seat: int
    bot: str
    id: str = ""


class Stood(_Line, tag="stood"):
    """A seat was opened again. `id` as in `BotSat`."""

    seat: int
    id: str = ""


class Started(_Line, tag="started"):
    pass


class Moved(_Line, tag="moved"):
    """A move of the game. `id` is that of the client's message, which counts only once."""

    seat: int
    key: str
    at: int = 0
    id: str = ""
    credit: int = 0  # milliseconds of lag compensation
    reserve: int = -1  # milliseconds left of the seat's reserve; -1: it has no clock
    lag: int = -1  # the round trip then, in milliseconds; -1: not known
    mark: str = ""  # every MARK_EVERY moves: a checksum of the state this move was made in


class Sealed(_Line, tag="sealed"):
    """A sealed answer in a window. It becomes a move when the window closes. `id` as in `Moved`."""

    seat: int
    key: str
    id: str = ""


class Undone(_Line, tag="undone"):
    """A seat's last move was taken back. `id` as in `Moved`."""

    seat: int
    id: str = ""


class TookOver(_Line, tag="took-over"):
    """A bot took over from a person."""

    seat: int
    bot: str


class TookBack(_Line, tag="took-back"):
    """A person took over from their bot again."""

    seat: int


class Resigned(_Line, tag="resigned"):
    seat: int


class Halted(_Line, tag="halted"):
    """The table's clock was paused for a seat that is not connected."""

    seat: int
    at: int
    most: int  # milliseconds to wait


class Ran(_Line, tag="ran"):
    """The table's clock was started again."""

    at: int


class Resumed(_Line, tag="resumed"):
    """No node had served the table for a while. Its clock goes on from here, and the time for open
    questions starts again."""

    at: int


class Continued(_Line, tag="continued"):
    """The rematch was created: its table's id."""

    table: str


class Closed(_Line, tag="closed"):
    """The table was closed, and will not be played on."""

    why: str


Line: TypeAlias = (
    Set | Sat | BotSat | Stood | Started | Moved | Sealed | Undone | TookOver | TookBack | Resigned
    | Halted | Ran | Resumed | Continued | Closed
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Line).decode
