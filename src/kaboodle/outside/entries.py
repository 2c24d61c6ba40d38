"""Bots that other distributions bring, under the entry point group `kaboodle.bots`.

The entry point's name is the game, a dash, and the bot's name (`kaskaria-hoarder`); it leads to a
class or an instance of `Bot`. What cannot be used is left out with one sentence and spoils nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from kaboodle.bots import BOTS, AnyBot
from kaboodle.bots import bot as ours
from kaboodle.core.errors import OptionsError
from kaboodle.homes import Theirs, leave_out, theirs
from kaboodle.outside.files import made

GROUP: Final = "kaboodle.bots"

_NAME: Final = re.compile(r"(?P<game>[a-z][a-z0-9]*)-(?P<bot>[a-z][a-z0-9-]{0,19})", re.ASCII)


@cache
def guests() -> dict[str, dict[str, AnyBot]]:
    """The bots others have brought, by game and name. Imported when first asked for."""
    return gather(entry_points(group=GROUP))


def welcome() -> None:
    """From now on guests are listed beside ours, in this process."""
    for game, bots in guests().items():
        BOTS[game].update(bots)


def known(game: str, name: str) -> AnyBot:
    """One of ours, or a guest; OptionsError if it is neither."""
    guest = None if name in BOTS.get(game, {}) else guests().get(game, {}).get(name)
    return ours(game, name) if guest is None else guest


def gather(entries: Iterable[EntryPoint]) -> dict[str, dict[str, AnyBot]]:
    bots: dict[str, dict[str, AnyBot]] = {game: {} for game in BOTS}
    for entry in sorted(entries, key=lambda entry: (entry.name, entry.value)):
        name = _NAME.fullmatch(entry.name)
        if name is None:
            leave_out(entry.name, "its name is not a game, a dash and a name of a bot", "bot")
            continue
        game, bot = name["game"], name["bot"]
        if game not in BOTS:
            leave_out(entry.name, f"there is no game {game!r} ({', '.join(BOTS)})", "bot")
        elif bot in BOTS[game] or bot in bots[game]:
            leave_out(entry.name, f"there is a {bot!r} already, {entry.value} is another", "bot")
        else:
            _bring(entry, bots[game], bot)
    return bots


def _bring(entry: EntryPoint, bots: dict[str, AnyBot], name: str) -> None:
    try:
        bots[name] = made(entry.value, theirs(entry.load))
    except OptionsError as e:
        leave_out(entry.name, str(e).removeprefix("bot: "), "bot")
    except Theirs as e:
        leave_out(entry.name, f"{entry.value} cannot be imported ({e})", "bot")
