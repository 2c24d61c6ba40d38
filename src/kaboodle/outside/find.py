"""Finds a bot by its name on the command line: built-in, guest, Python file or command."""

from __future__ import annotations

import re
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from kaboodle.bots import BOTS, AnyBot, no_bot
from kaboodle.bots import bot as ours
from kaboodle.bots.levels import without_characters
from kaboodle.core.errors import OptionsError
from kaboodle.outside.command import COMMAND, Command
from kaboodle.outside.entries import guests
from kaboodle.outside.files import FILE, from_file
from kaboodle.outside.guard import LIMIT, Guarded

_SEAT: Final = re.compile(r"(?P<who>.+\.py:[^:]*)(?::(?P<name>.*))?", re.IGNORECASE)
_NO_TEXT: Final = re.compile("[\ud800-\udfff]")  # undecodable bytes, which no record can hold
LABEL: Final = 40  # characters of a bot's name in records and messages


def names(game: str) -> list[str]:
    """Return the names of the bots for a game: built-in ones, then guests."""
    return [*dict.fromkeys([*BOTS[game], *guests()[game]])]


def find(game: str, text: str, seats: int, limit: float = LIMIT) -> AnyBot:
    """Return the bot with this name, for a table of so many seats, or raise OptionsError."""
    if _NO_TEXT.search(text):
        raise OptionsError([f"bot: {text[:LABEL]!r} is not UTF-8 text"])
    if text.startswith(COMMAND):
        return Guarded(Command(text.removeprefix(COMMAND), seats, limit), None)
    if FILE.fullmatch(text):
        return Guarded(from_file(text), limit)
    known = BOTS.get(game, {})
    if text in known or game not in BOTS:
        return ours(game, text)
    guest = guests()[game].get(text)
    if guest is None:
        known_names = [*without_characters(BOTS[game]), *guests()[game]]
        near = get_close_matches(text[:LABEL].lower(), names(game), 1)
        raise OptionsError([no_bot(game, text, known_names, near)])
    return Guarded(guest, limit)


def is_named(text: str) -> bool:
    """Whether this is a plain bot name. Files and commands are never run just because a record
    names them."""
    return not text.startswith(COMMAND) and not FILE.fullmatch(text)


def split(text: str) -> tuple[str, str]:
    """Split `greedy:Ada` or `mine.py:Hoarder:Ada` into the bot and the player's name."""
    if text.startswith(COMMAND):
        return text, ""
    match = _SEAT.fullmatch(text)
    return (match["who"], match["name"] or "") if match else text.partition(":")[::2]


def called(who: str) -> str:
    """Return the default name of a bot: its own, its class's or its program's."""
    if who.startswith(COMMAND):
        program = who.removeprefix(COMMAND).split()
        return Path(program[0]).stem[:20].capitalize() if program else "Bot"
    match = FILE.fullmatch(who)
    return who.capitalize()[:20] if match is None else (match["name"] or "Bot")[:20]


def label(text: str) -> str:
    """Return the name of a bot, short enough for a record."""
    match = None if text.startswith(COMMAND) else FILE.fullmatch(text)
    if match is None:
        return text[:LABEL]
    return f"{Path(match['path']).name[-LABEL // 2 :]}:{match['name']}"[:LABEL]
