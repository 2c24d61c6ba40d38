"""The lines of a table's log: everything that ever happened at it, in order, as data.

A table lives by replay of its log, so a line holds what was decided, never what follows from it.
Tags are stored and therefore forever.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct, field

from kaboodle.server.protocol.wire import Pace, Visibility


# A field that is not known here is of a newer server, and not to be passed over.
class _Line(Struct, tag_field="t", omit_defaults=True, kw_only=True, forbid_unknown_fields=True):
    # When it was written, in milliseconds since 1970, where time matters or several nodes write;
    # 0: unknown.
    wall: int = 0


class Set(_Line, tag="set"):
    """The table is set: line 0."""

    id: str
    code: str
    game: str
    options: dict[str, bool | int | str]
    pack: str  # TOML, or "" for the standard one
    players: int
    visibility: Visibility
    pace: Pace = field(name="clock")  # as it was called when the first were written
    undo: bool
    free_chat: bool
    seed: str
    salt: str
    host: str  # hash of the host's token
    opened: int  # seconds since 1970
    full_windows: bool = False
    rules: int = 1  # the version of the game's rules, as it was before it was written down
    content: str = ""  # name and fingerprint of the pack; "": not known, as in old logs


class Sat(_Line, tag="sat"):
    """A person takes a seat."""

    seat: int
    name: str
    token: str  # its hash


class BotSat(_Line, tag="bot"):
    """`id` is the host's, so that the same message counts once."""

    seat: int
    bot: str
    id: str = ""


class Stood(_Line, tag="stood"):
    """The seat is open again; `id` as in `BotSat`."""

    seat: int
    id: str = ""


class Started(_Line, tag="started"):
    pass


class Moved(_Line, tag="moved"):
    """A move of the game; `id` is the client's, so that the same one counts once."""

    seat: int
    key: str
    at: int = 0
    id: str = ""
    credit: int = 0  # milliseconds of lag made good
    reserve: int = -1  # what is left of the seat's reserve, if it has a clock
    lag: int = -1  # milliseconds there and back as measured then; -1: not known
    mark: str = ""  # now and then: of the whole state this move was made in


class Sealed(_Line, tag="sealed"):
    """An answer in a window: made with all others when it closes. `id` as in `Moved`."""

    seat: int
    key: str
    id: str = ""


class Undone(_Line, tag="undone"):
    """The last move is taken back; `id` is the client's, so that the same one counts once."""

    seat: int
    id: str = ""


class TookOver(_Line, tag="took-over"):
    """A bot plays on for a person."""

    seat: int
    bot: str


class TookBack(_Line, tag="took-back"):
    seat: int


class Resigned(_Line, tag="resigned"):
    seat: int


class Halted(_Line, tag="halted"):
    """The table's clock stands still for a seat that is not here."""

    seat: int
    at: int
    most: int  # milliseconds it is waited for


class Ran(_Line, tag="ran"):
    """It goes on."""

    at: int


class Resumed(_Line, tag="resumed"):
    """Nobody served the table for a while. Its clock goes on from here, and whoever is asked is
    asked anew."""

    at: int


class Continued(_Line, tag="continued"):
    """The rematch is at that table."""

    table: str


class Closed(_Line, tag="closed"):
    """Nobody will play on."""

    why: str


Line: TypeAlias = (
    Set | Sat | BotSat | Stood | Started | Moved | Sealed | Undone | TookOver | TookBack | Resigned
    | Halted | Ran | Resumed | Continued | Closed
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Line).decode
