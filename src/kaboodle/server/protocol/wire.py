"""The message types of the WebSocket and the HTTP API. The browser's types and the docs are
generated from them.

Every message is a JSON object with its type under `t`. Client messages are parsed strictly: an
unknown name, a wrong type or a number out of bounds is refused before anything looks at it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from kaboodle.core.record import NAME_LIMIT

TEXT_LIMIT = 200  # characters in a chat message

Id = Annotated[str, Meta(min_length=1, max_length=40, description="chosen by the client")]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LIMIT)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(max_length=40, description="a bot's level or name")]
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
    # The types clients see. The server may pass JSON that is encoded already.
    Encoded = dict[str, Any]
    Events = list["EventInfo"]


class _In(Struct, forbid_unknown_fields=True, tag_field="t"):
    """A message from a client."""


class _Out(Struct, tag_field="t"):
    """A message to a client."""


# Shared by both directions.


class Words(Struct, frozen=True):
    """A message key with its arguments, to be shown in the reader's language."""

    key: str
    args: dict[str, Any]


class SeatWish(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat of a new table: open, or for a bot."""

    kind: Literal["open", "bot"] = "open"
    bot: BotName = ""  # a bot of the easiest level if empty


class Wish(Struct, forbid_unknown_fields=True, frozen=True):
    """Create a table (POST /api/tables)."""

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
        bool, Meta(description="secret answers: wait the full time, even if all have answered")
    ] = False
    name: Annotated[str, Meta(max_length=NAME_LIMIT, description="take the first open seat")] = ""


class JoinWish(Struct, forbid_unknown_fields=True, frozen=True):
    """Take a seat (POST /api/tables/{id}/join)."""

    name: Name
    seat: SeatNumber | None = None


# From the client, over the WebSocket.


class Hello(_In, tag="hello"):
    """Always the first message. `epoch` and `seen` ask for the steps missed since."""

    token: Token | None = None
    epoch: Annotated[str, Meta(max_length=20)] = ""
    seen: Annotated[int, Meta(ge=0)] = 0


class Act(_In, tag="act"):
    """Answer an open question with one of its options, or make a free move."""

    id: Id
    question: Annotated[int, Meta(ge=0)]
    action: Annotated[int, Meta(ge=0, le=1_000_000)]
    free: bool = False  # a free move, from `free`; if it is no longer there, nothing happens


class Why(_In, tag="why"):
    """Ask whether an action is legal now, or, without one, whether you could undo your last move.
    The answer is `done` if so, else `refused` with the reason."""

    id: Id
    action: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class Undo(_In, tag="undo"):
    """Undo your last move, if it revealed nothing and no other seat has acted since."""

    id: Id


class Start(_In, tag="start"):
    """Start the game, as the host. Bots take the open seats."""

    id: Id
    bot: BotName = ""  # like those at the table if empty


class SetSeat(_In, tag="seat"):
    """Open a seat or put a bot in it, as the host. A person in it loses the seat."""

    id: Id
    seat: SeatNumber
    kind: Literal["open", "bot"]
    bot: BotName = ""  # like those at the table if empty


class TakeBack(_In, tag="take-back"):
    """Take your seat back from the bot that took over."""

    id: Id


class Leave(_In, tag="leave"):
    """Leave your seat: before the start it opens, during play a bot takes over."""

    id: Id


class Resign(_In, tag="resign"):
    """Resign. Of two players the other wins; with more, a bot plays on."""

    id: Id


class Rematch(_In, tag="rematch"):
    """Create a table with the same players, once the game is over."""

    id: Id
    level: BotName = ""  # the bots' new level; as before if empty


class Say(_In, tag="say"):
    """Chat: a preset phrase, or free text if the host allows it."""

    id: Id
    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=TEXT_LIMIT)] = ""


class Ping(_In, tag="ping"):
    """Answer the server's `beat` with its number, so that it can measure the lag."""

    n: Annotated[int, Meta(ge=0)]


ClientMessage: TypeAlias = (
    Hello | Act | Why | Undo | Start | SetSeat | TakeBack | Leave | Resign | Rematch | Say | Ping
)

Wishes: TypeAlias = (  # all commands but a move
    Why | Undo | Start | SetSeat | TakeBack | Leave | Resign | Rematch | Say
)

# To the client.


class SeatInfo(Struct, frozen=True):
    kind: SeatKind
    name: str
    bot: str  # the bot that sits there, or has taken over from the person
    away: bool  # a bot has taken over from the person
    resigned: bool
    online: bool
    lag: int | None  # the round trip in milliseconds; None if unknown
    credit: int  # milliseconds of lag compensation so far, all timed moves together


class TableInfo(Struct, frozen=True):
    """What everyone may know of a table."""

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
    commit: str  # the hash of seed and salt, from the start
    seed: str | None  # seed and salt are revealed at the end
    salt: str | None
    next: str | None  # the id of the rematch's table


class EventInfo(Struct, frozen=True):
    key: str
    args: dict[str, Any]


class Question(Struct, frozen=True):
    """The question this seat is asked. Answer with its `number` and one of its actions."""

    number: int
    options: Sequence[int]
    ordered: bool = False  # a standing order answers it if the seat does not


class Waits(Struct, frozen=True):
    """The table's clock is paused for a seat that lost its connection, for at most `left` ms."""

    seat: int
    left: int


class Window(Struct, frozen=True):
    """A secret question to everyone, to which silence is an answer: the time left to answer."""

    left: int  # milliseconds from when this was sent, at most
    length: int  # milliseconds in all


class Time(Struct, frozen=True):
    """The table's clock, in milliseconds since the game began. It can be paused."""

    now: int  # when this was sent
    running: bool
    due: int | None  # when the table makes its own next move
    waits: Waits | None = None  # for whom it is paused
    window: Window | None = None


class Deciding(Struct, frozen=True):
    """A seat whose time to decide is running: in `left` milliseconds a bot takes over."""

    seat: int
    left: int


class PartInfo(Struct, frozen=True):
    """One part of the scores: a message key, and the points of each seat."""

    key: str
    points: list[int]


class OutcomeInfo(Struct, frozen=True):
    """The result. The parts, in the order in which they are counted, add up to the scores."""

    winners: list[int]
    scores: list[int]
    ending: str
    clause: str
    parts: list[PartInfo]


class Welcome(_Out, tag="welcome"):
    """The full state: the first answer to a client, and every full resync."""

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
    lag_credit: int  # maximum lag compensation per timed move (ms); never over half the lag
    free: Sequence[int] = ()  # as in `step`


class Step(_Out, tag="step"):
    """Something happened at the table. `seq` numbers the steps of this seat."""

    seq: int
    events: Events
    view: Encoded | None
    question: Question | None
    waiting: Sequence[int]
    time: Time
    deciding: list[Deciding]
    outcome: OutcomeInfo | None
    moves: int
    undone: bool = False  # a move was undone: the view is an earlier one
    free: Sequence[int] = ()  # free moves of this seat, allowed at any time, with any `question`
    done: str | None = None  # the id of your `act` that led to this step, which answers it


class Missed(_Out, tag="missed"):
    """The events of a step missed while disconnected. The state follows in `welcome`."""

    seq: int
    events: Events


class TableChanged(_Out, tag="table"):
    """Seats, names, connections or the status changed."""

    table: TableInfo
    time: Time
    deciding: list[Deciding]


class Done(_Out, tag="done"):
    """The message with this id was carried out, now or when it was first sent."""

    id: str


class Refused(_Out, tag="refused"):
    """The message with this id was refused. `clause` is the rule that forbids it, if any."""

    id: str
    error: str
    words: Words
    clause: str | UnsetType = UNSET


class Spoken(_Out, tag="spoken"):
    """A chat message."""

    seat: int
    phrase: Phrase | None
    text: str


class Beat(_Out, tag="beat"):
    """A heartbeat, sent every few seconds. Answer with `ping`."""

    n: int


class Warning(_Out, tag="warning"):
    """In `left` milliseconds a bot takes this seat over."""

    seat: int
    left: int


ServerMessage: TypeAlias = (
    Welcome | Step | Missed | TableChanged | Done | Refused | Spoken | Beat | Warning
)

# HTTP answers.


class Opened(Struct, frozen=True):
    """A new table. `token` is the host's, and the seat's if one was taken."""

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
    """Whether other machines can connect."""

    address: str | None  # the URL for them; None if they cannot
    yours: bool  # whether this client may change that


class NetworkWish(Struct, frozen=True, forbid_unknown_fields=True):
    open: bool


class Problem(Struct, frozen=True):
    """An error. All errors have this shape."""

    error: str
    words: Words
    clause: str | UnsetType = UNSET


client_decoder = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.Encoder().encode
