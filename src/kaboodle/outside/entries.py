"""Guest bots: plugins from other distributions, in the entry point group `kaboodle.bots`.

An entry point is named after the game and the bot (`kaskaria-hoarder`) and refers to a class or
an instance of `Bot`. One that cannot be used is skipped with a warning.
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
    """Return the guest bots by game and name. They are imported on the first call."""
    return gather(entry_points(group=GROUP))


def welcome() -> None:
    """Add the guests to the built-in bots, in this process."""
    for game, bots in guests().items():
        BOTS[game].update(bots)


def known(game: str, name: str) -> AnyBot:
    """Return a built-in bot or a guest, or raise OptionsError."""
    guest = None if name in BOTS.get(game, {}) else guests().get(game, {}).get(name)
    return ours(game, name) if guest is None else guest


def gather(entries: Iterable[EntryPoint]) -> dict[str, dict[str, AnyBot]]:
    """Load the bots behind entry points, by game and name."""
    loaded: dict[str, dict[str, AnyBot]] = {game: {} for game in BOTS}
    for entry in sorted(entries, key=lambda entry: (entry.name, entry.value)):
        name = _NAME.fullmatch(entry.name)
        if name is None:
            leave_out(entry.name, "the name must be GAME-BOT, as in kaskaria-hoarder", "bot")
            continue
        game, bot = name["game"], name["bot"]
        if game not in BOTS:
            leave_out(entry.name, f"unknown game {game!r} (known: {', '.join(BOTS)})", "bot")
        elif bot in BOTS[game] or bot in loaded[game]:
            leave_out(entry.name, f"{bot!r} already exists; {entry.value} is a second one", "bot")
        else:
            _load(entry, loaded[game], bot)
    return loaded


def _load(entry: EntryPoint, bots: dict[str, AnyBot], name: str) -> None:
    try:
        bots[name] = made(entry.value, theirs(entry.load))
    except OptionsError as e:
        leave_out(entry.name, str(e).removeprefix("bot: "), "bot")
    except Theirs as e:
        leave_out(entry.name, f"{entry.value} cannot be imported ({e})", "bot")
