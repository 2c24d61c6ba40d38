"""The HTTP API's types about games: descriptions, rules, replays."""

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
    """A bot that can be put in a seat."""

    name: str
    level: str  # under which players choose it; "" if it is not offered to them
    character: str  # its character; "" if any of the level may play


class GameSummary(Struct, frozen=True):
    """A game on the shelf."""

    name: str
    version: int
    seats: tuple[int, int]  # fewest and most
    bots: list[BotInfo]
    levels: list[str]  # from the easiest to the hardest; empty if the game has none
    options: Form
    rules: list[tuple[str, list[str]]]  # clause ids by section, in reading order
    windows: bool  # whether it has secret questions to everyone, with a time limit


class ClauseInfo(Struct, frozen=True):
    """What to show beside a clause. Pictures and drawing are names in the game's kit."""

    pictures: list[str]
    figure: str | None
    example: bool  # whether there are moves that show it
    author: bool  # whether it concerns authors of packs


class Rulebook(Struct, frozen=True):
    clauses: dict[str, ClauseInfo]  # by id


class ActionList(Struct, frozen=True):
    """All actions, by number: their keys and their texts."""

    keys: list[str]
    words: list[Words]


class GameInfo(GameSummary, frozen=True):
    """A game with a pack and options: what to draw, and all its actions."""

    pack_id: str
    pack: Encoded
    names: dict[str, dict[str, str]]  # the pack's names of things, by language and id
    catalogue: ActionList


class ReplayMove(Struct, frozen=True):
    """A move. Seat and key are there once everyone may know them."""

    seat: int | None
    at: int
    key: str | UnsetType = UNSET
    lag: int | UnsetType = UNSET  # the round trip then, in milliseconds, if measured
    credit: int | UnsetType = UNSET  # milliseconds of lag compensation


class ReplayStep(Struct, frozen=True):
    move: ReplayMove | None  # None for the start
    events: list[EventInfo]
    view: Encoded


class ReplayHeader(Struct, frozen=True):
    game: str
    names: list[str]
    bots: list[str]  # by seat: the bot's name; "" for a person
    away: list[bool]  # by seat: whether a bot took over; all false for a record
    pack: str
    options: dict[str, bool | int | str]


class Replay(Struct, frozen=True):
    """A game step by step, as one seat saw it."""

    header: ReplayHeader
    steps: list[ReplayStep]
    outcome: OutcomeInfo | None
    seat: int  # whose view it shows; -1 for a spectator
