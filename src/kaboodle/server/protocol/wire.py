"""What is said over the wire, typed. The browser's types and the docs are made from these.

Every message is a JSON object with its kind under `t`. What a client sends is parsed strictly:
an unknown name, a wrong type or a number out of bounds is refused before anything looks at it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from kaboodle.core.record import NAME_LIMIT

TEXT_LIMIT = 200  # characters said at once

Id = Annotated[str, Meta(min_length=1, max_length=40, description="chosen by the client")]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LIMIT)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(max_length=40, description="a level, or whoever is meant")]
Pace: TypeAlias = Literal["none", "relaxed", "fast"]
Visibility: TypeAlias = Literal["link", "code", "public"]
Status: TypeAlias = Literal["lobby", "playing", "over", "closed"]
SeatKind: TypeAlias = Literal["open", "person", "bot"]
Phrase: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "oops", "thinking", "your-turn", "thanks", "again", "bye"
]


if TYPE_CHECKING:
    Encoded: TypeAlias = dict[str, Any] | msgspec.Raw
    Events: TypeAlias = "list[EventInfo] | msgspec.Raw"
else:
    # What clients see; we may hand over JSON that is written already.
    Encoded = dict[str, Any]
    Events = list["EventInfo"]


class _In(Struct, forbid_unknown_fields=True, tag_field="t"):
    """From a client."""


class _Out(Struct, tag_field="t"):
    """To a client."""


# What both directions share.


class Words(Struct, frozen=True):
    """A message key with its arguments; the reader's language is chosen where it is read."""

    key: str
    args: dict[str, Any]


class SeatWish(Struct, forbid_unknown_fields=True, frozen=True):
    """What a seat shall be before the game starts."""

    kind: Literal["open", "bot"] = "open"
    bot: BotName = ""  # of the easiest level


class Wish(Struct, forbid_unknown_fields=True, frozen=True):
    """A table as somebody wants it (POST /api/tables)."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, bool | int | str] = {}
    pack: Annotated[
        str, Meta(max_length=200_000, description="TOML; the standard pack if empty")
    ] = ""
    visibility: Visibility = "link"
    pace: Pace = "none"
    undo: bool = True
    free_chat: bool = False
    full_windows: Annotated[
        bool, Meta(description="secret answers: wait the full time, also when all have answered")
    ] = False
    name: Annotated[str, Meta(max_length=NAME_LIMIT, description="take the first open seat")] = ""


class JoinWish(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat wanted (POST /api/tables/{id}/join)."""

    name: Name
    seat: SeatNumber | None = None


# From the client, over the socket.


class Hello(_In, tag="hello"):
    """Always first. `epoch` and `seen` ask for what was missed since."""

    token: Token | None = None
    epoch: Annotated[str, Meta(max_length=20)] = ""
    seen: Annotated[int, Meta(ge=0)] = 0


class Act(_In, tag="act"):
    """Answer an open question with one of its options, or choose what is free."""

    id: Id
    question: Annotated[int, Meta(ge=0)]
    action: Annotated[int, Meta(ge=0, le=1_000_000)]
    free: bool = False  # chosen from `free`: if it is not any more, nothing happens


class Why(_In, tag="why"):
    """Ask whether an action could be chosen now, or, of none, whether the own last move could be
    taken back: `done` if so, else `refused` with the reason."""

    id: Id
    action: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class Undo(_In, tag="undo"):
    """Take the own last move back, if it told nothing new and nobody has acted since."""

    id: Id


class Start(_In, tag="start"):
    """The host starts the game; open seats are given to bots."""

    id: Id
    bot: BotName = ""  # like those at the table


class SetSeat(_In, tag="seat"):
    """The host opens a seat, or sits a bot down; whoever sat there stands up."""

    id: Id
    seat: SeatNumber
    kind: Literal["open", "bot"]
    bot: BotName = ""  # like those at the table


class TakeBack(_In, tag="take-back"):
    """A person sits down again where a bot had taken over."""

    id: Id


class Leave(_In, tag="leave"):
    """Stand up: before the start the seat opens, in play a bot takes over."""

    id: Id


class Resign(_In, tag="resign"):
    """Give the game up. Of two, the other wins; of more, a bot plays on."""

    id: Id


class Rematch(_In, tag="rematch"):
    """A new table with the same people, once the game is over."""

    id: Id
    level: BotName = ""  # at which the same bots play now; as before, if none is given


class Say(_In, tag="say"):
    """A preset phrase, or free text where the host allows it."""

    id: Id
    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=TEXT_LIMIT)] = ""


class Ping(_In, tag="ping"):
    """Answers the server's `beat` with its number, so that the lag is known."""

    n: Annotated[int, Meta(ge=0)]


ClientMessage: TypeAlias = (
    Hello | Act | Why | Undo | Start | SetSeat | TakeBack | Leave | Resign | Rematch | Say | Ping
)

Wishes: TypeAlias = (  # what a person may want besides a move
    Why | Undo | Start | SetSeat | TakeBack | Leave | Resign | Rematch | Say
)

# To the client.


class SeatInfo(Struct, frozen=True):
    kind: SeatKind
    name: str
    bot: str  # which bot sits there, or plays on for the person
    away: bool  # a bot plays on for the person
    resigned: bool  # for good
    online: bool
    lag: int | None  # milliseconds there and back; None if unknown
    credit: int  # milliseconds of lag made good so far, all timed moves together


class TableInfo(Struct, frozen=True):
    """What anyone may know of a table, whoever plays what."""

    id: str
    code: str
    game: str
    status: Status
    options: dict[str, bool | int | str]
    pack: str  # name and fingerprint
    visibility: Visibility
    pace: Pace
    undo: bool
    free_chat: bool
    full_windows: bool
    seats: list[SeatInfo]
    spectators: int
    commit: str  # the hash of seed and salt, shown from the start
    seed: str | None  # both revealed at the end
    salt: str | None
    next: str | None  # the table of the rematch


class EventInfo(Struct, frozen=True):
    key: str
    args: dict[str, Any]


class Question(Struct, frozen=True):
    """What this seat is asked: cite `number` and choose one of the actions."""

    number: int
    options: Sequence[int]
    ordered: bool = False  # a standing order answers it, unless the seat does


class Waits(Struct, frozen=True):
    """The table's own time stands still for a seat whose link was lost, for so long at most."""

    seat: int
    left: int


class Window(Struct, frozen=True):
    """Everyone is asked in secret, and silence is an answer: until when, at the latest."""

    left: int  # milliseconds from when this was sent
    length: int  # all of it


class Time(Struct, frozen=True):
    """The table's own time, in milliseconds since the game began; it can stand still."""

    now: int  # when this was sent
    running: bool
    due: int | None  # when the table acts by itself
    waits: Waits | None = None  # for whom it stands still
    window: Window | None = None


class Deciding(Struct, frozen=True):
    """A seat whose time to decide is running: so many milliseconds until a bot takes over."""

    seat: int
    left: int


class PartInfo(Struct, frozen=True):
    """One part of everybody's score: a message key, and the points of each seat."""

    key: str
    points: list[int]


class OutcomeInfo(Struct, frozen=True):
    """The end: the parts, in the order in which they are counted, sum to the scores."""

    winners: list[int]
    scores: list[int]
    ending: str
    clause: str
    parts: list[PartInfo]


class Welcome(_Out, tag="welcome"):
    """The first answer, and every full resync: all there is to know."""

    epoch: str
    seq: int
    seat: int | None  # None for a spectator
    host: bool
    table: TableInfo
    view: Encoded | None  # None before the start
    question: Question | None
    waiting: Sequence[int]
    time: Time
    deciding: list[Deciding]
    outcome: OutcomeInfo | None
    moves: int
    lag_credit: int  # most milliseconds of lag made good for a timed move: at most half the lag
    free: Sequence[int] = ()  # as in a `step`


class Step(_Out, tag="step"):
    """Something happened at the table. `seq` counts what this seat was told."""

    seq: int
    events: Events
    view: Encoded | None
    question: Question | None
    waiting: Sequence[int]
    time: Time
    deciding: list[Deciding]
    outcome: OutcomeInfo | None
    moves: int
    undone: bool = False  # a move was taken back: the view is an earlier one
    free: Sequence[int] = ()  # what this seat may do besides, asked or not, citing any number
    done: str | None = None  # last: the id of your `act` that came to this, which it answers


class Missed(_Out, tag="missed"):
    """What happened while away, before a `step`-like state: the events, in order."""

    seq: int
    events: Events


class TableChanged(_Out, tag="table"):
    """Seats, names, connections or the status changed."""

    table: TableInfo
    time: Time
    deciding: list[Deciding]


class Done(_Out, tag="done"):
    """Your message with this id was carried out, now or when it first came."""

    id: str


class Refused(_Out, tag="refused"):
    """It was not, and why. `clause` where the rules are the reason."""

    id: str
    error: str
    words: Words
    clause: str | UnsetType = UNSET


class Spoken(_Out, tag="spoken"):
    seat: int
    phrase: Phrase | None
    text: str


class Beat(_Out, tag="beat"):
    """Sent every few seconds; answer with `ping`."""

    n: int


class Warning(_Out, tag="warning"):
    """A bot takes this seat over in so many milliseconds."""

    seat: int
    left: int


ServerMessage: TypeAlias = (
    Welcome | Step | Missed | TableChanged | Done | Refused | Spoken | Beat | Warning
)

# HTTP answers.


class Opened(Struct, frozen=True):
    """A new table; `token` is the host's, and the seat's if one was taken."""

    id: str
    code: str
    link: str
    token: str
    seat: int | None


class Joined(Struct, frozen=True):
    id: str
    seat: int
    token: str


class Tables(Struct, frozen=True):
    tables: list[TableInfo]


class Network(Struct, frozen=True):
    """Whether people at other machines can come in."""

    address: str | None  # by which they can
    yours: bool  # whoever asks may open and close that door


class NetworkWish(Struct, frozen=True, forbid_unknown_fields=True):
    open: bool


class Problem(Struct, frozen=True):
    """Every error has this one shape."""

    error: str
    words: Words
    clause: str | UnsetType = UNSET


client_decoder = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.Encoder().encode
