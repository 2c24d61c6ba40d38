"""What is said of games over HTTP, typed: the shelf, rules, games that were played."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from kaboodle.server.protocol.wire import Encoded, EventInfo, OutcomeInfo, Words


class OptionField(Struct, frozen=True):
    """One option of a game, as JSON Schema."""

    type: Literal["boolean", "integer"] | UnsetType = UNSET
    enum: list[str] | UnsetType = UNSET
    minimum: int | UnsetType = UNSET
    maximum: int | UnsetType = UNSET
    default: bool | int | str | UnsetType = UNSET
    clause: str | UnsetType = field(default=UNSET, name="x-clause")


class Form(Struct, frozen=True):
    """The options of a game, as JSON Schema, in the order of the form."""

    type: Literal["object"]
    properties: dict[str, OptionField]
    required: list[str]
    additionalProperties: bool


class BotInfo(Struct, frozen=True):
    """Who can be sat down by this name."""

    name: str
    level: str  # what people choose by; "" if it is not offered to them
    character: str  # who plays; "" if whoever has the turn does


class GameSummary(Struct, frozen=True):
    """A game on the shelf."""

    name: str
    version: int
    seats: tuple[int, int]  # fewest and most
    bots: list[BotInfo]
    levels: list[str]  # the easiest first, each the next step from the one before; or none
    options: Form
    rules: list[tuple[str, list[str]]]  # clause ids by section, in reading order
    windows: bool  # questions are put to everyone in secret, for a moment


class ClauseInfo(Struct, frozen=True):
    """What stands beside a clause; pictures and the drawing by their names in the game's kit."""

    pictures: list[str]
    figure: str | None
    example: bool  # there are moves that show it at work
    author: bool  # for whoever writes a pack


class Rulebook(Struct, frozen=True):
    clauses: dict[str, ClauseInfo]  # by id


class ActionList(Struct, frozen=True):
    """What each action is, by its number."""

    keys: list[str]
    words: list[Words]


class GameInfo(GameSummary, frozen=True):
    """A game as it is played at a table: what to draw, and what can be chosen."""

    pack_id: str
    pack: Encoded
    names: dict[str, dict[str, str]]  # the pack's own words, by language and id
    catalogue: ActionList


class ReplayMove(Struct, frozen=True):
    """Seat and key are told once everyone may know them."""

    seat: int | None
    at: int
    key: str | UnsetType = UNSET
    lag: int | UnsetType = UNSET  # milliseconds there and back when it came, if that was measured
    credit: int | UnsetType = UNSET  # how many of them were made good


class ReplayStep(Struct, frozen=True):
    move: ReplayMove | None  # None before the first
    events: list[EventInfo]
    view: Encoded


class ReplayHeader(Struct, frozen=True):
    game: str
    names: list[str]
    bots: list[str]  # by seat: which bot played there; "" for a person
    away: list[bool]  # by seat: a bot plays on for the person; a record does not know
    pack: str
    options: dict[str, bool | int | str]


class Replay(Struct, frozen=True):
    """A game step by step, as one seat saw it."""

    header: ReplayHeader
    steps: list[ReplayStep]
    outcome: OutcomeInfo | None
    seat: int  # whose eyes; -1 for a spectator
