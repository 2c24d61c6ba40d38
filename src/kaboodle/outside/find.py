"""Who is meant by a word on the command line: one of ours, a guest, a file or a command."""

from __future__ import annotations

import re
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from kaboodle.bots import BOTS, AnyBot
from kaboodle.bots import bot as ours
from kaboodle.bots.levels import without_characters
from kaboodle.core.errors import OptionsError
from kaboodle.outside.command import COMMAND, Command
from kaboodle.outside.entries import guests
from kaboodle.outside.files import FILE, from_file
from kaboodle.outside.guard import LIMIT, Guarded

_SEAT: Final = re.compile(r"(?P<who>.+\.py:[^:]*)(?::(?P<name>.*))?", re.IGNORECASE)
_NO_TEXT: Final = re.compile("[\ud800-\udfff]")  # bytes of a command line that no record can say
LABEL: Final = 40  # characters of who plays that a record keeps, and a sentence repeats


def names(game: str) -> list[str]:
    """The bots that play a game, by name: ours, then guests."""
    return [*dict.fromkeys([*BOTS[game], *guests()[game]])]


def find(game: str, text: str, seats: int, limit: float = LIMIT) -> AnyBot:
    """The bot that is meant, for a table of so many seats; OptionsError if nobody is."""
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
        there = ", ".join([*without_characters(BOTS[game]), *guests()[game]])
        near = get_close_matches(text[:LABEL].lower(), names(game), 1)
        meant = f"; did you mean {near[0]}?" if near else ""
        raise OptionsError([f"bot: {text[:LABEL]!r} does not play {game} ({there}){meant}"])
    return Guarded(guest, limit)


def is_named(text: str) -> bool:
    """Whether it is a name, which a record may call back; not a file, not a command: nobody runs
    those because a record says so."""
    return not text.startswith(COMMAND) and not FILE.fullmatch(text)


def split(text: str) -> tuple[str, str]:
    """Who is meant, and the name to go by, as in `greedy:Ada` or `mine.py:Hoarder:Ada`."""
    if text.startswith(COMMAND):
        return text, ""
    match = _SEAT.fullmatch(text)
    return (match["who"], match["name"] or "") if match else text.partition(":")[::2]


def called(who: str) -> str:
    """What a bot goes by if nobody gives it a name: its own, its class's or its program's."""
    if who.startswith(COMMAND):
        program = who.removeprefix(COMMAND).split()
        return Path(program[0]).stem[:20].capitalize() if program else "Bot"
    match = FILE.fullmatch(who)
    return who.capitalize()[:20] if match is None else (match["name"] or "Bot")[:20]


def label(text: str) -> str:
    """Who plays, short enough for a record."""
    match = None if text.startswith(COMMAND) else FILE.fullmatch(text)
    if match is None:
        return text[:LABEL]
    return f"{Path(match['path']).name[-LABEL // 2 :]}:{match['name']}"[:LABEL]
