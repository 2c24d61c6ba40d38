"""Where each game lives, as names of modules: each is imported by whoever needs it.

Ours stand first, in their order. Others bring themselves: a distribution names a `Home` under the
entry point group `kaboodle.games`, and touches no file of ours. What cannot be used is left out
with one sentence, and spoils no other game.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Callable, Iterable
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from importlib.metadata import EntryPoint, entry_points
from typing import Final, TypeVar

GROUP: Final = "kaboodle.games"
OURS: Final = ("kaskaria", "krom", "kero")

_NAME: Final = re.compile(r"[a-z][a-z0-9]{1,19}", re.ASCII)

T = TypeVar("T")


@dataclass(frozen=True)
class Home:
    """One game's modules and folders."""

    name: str  # as in `kaboodle play NAME`; its messages begin with it
    rules: str  # a package: BOX, and a folder `packs` with standard.toml
    bots: str  # a module: BOTS by name, and TARGETS if it has any
    terminal: str  # a module: ROOM, how the game is shown and answered in a terminal
    locale: str  # a package: a folder `locale` with one for each language, English at least


def ours(name: str) -> Home:
    return Home(
        name,
        rules=f"kaboodle.games.{name}",
        bots=f"kaboodle.bots.{name}",
        terminal=f"kaboodle.cli.rooms.{name}",
        locale="kaboodle",
    )


@cache
def homes() -> dict[str, Home]:
    """Every game's home by its name, in the order of the shelf."""
    return gather(entry_points(group=GROUP))


def gather(entries: Iterable[EntryPoint]) -> dict[str, Home]:
    """Ours, then those that other distributions bring, by name."""
    homes = {name: ours(name) for name in OURS}
    for entry in sorted(entries, key=lambda entry: (entry.name, entry.value)):
        try:
            home = theirs(entry.load)
        except Theirs as e:
            leave_out(entry.name, f"{entry.value} cannot be imported ({e})")
            continue
        if not isinstance(home, Home):
            leave_out(entry.name, f"{entry.value} is not a kaboodle.homes.Home")
        elif home.name != entry.name or not _NAME.fullmatch(home.name):
            leave_out(entry.name, f"its home is named {home.name!r}, which is no name for it")
        elif home.name in homes:
            leave_out(entry.name, f"there is a game of that name already, {entry.value} is another")
        else:
            homes[home.name] = home
    return homes


def part(home: Home, module: str, name: str, kind: type) -> object | None:
    """What a game's module exports under this name; None, and a sentence, if it is not to be had.

    Ours are ours to mend: there, an error is an error.
    """
    try:
        export: object = getattr(import_module(module), name)
        if not isinstance(export, kind):
            raise TypeError(f"{name} must be a {kind.__name__}")
    except Exception as e:
        if home.name in OURS:
            raise
        leave_out(home.name, f"{module} has no {name} to use ({said(e)})")
        return None
    return export


def locale(language: str) -> list[tuple[str, str]]:
    """Every message file of a language, name and text: ours first, so that nobody replaces them.

    A game that does not speak the language is heard in English.
    """
    files: list[tuple[str, str]] = []
    for home in {home.locale: home for home in homes().values()}.values():
        try:
            files += _files(home.locale, language)
        except (ImportError, OSError, UnicodeError) as e:
            leave_out(home.name, f"{home.locale} has no words to read ({said(e)})")
    return files


def _files(package: str, language: str) -> list[tuple[str, str]]:
    folder = resources.files(package) / "locale"
    spoken = folder / language
    files = (spoken if spoken.is_dir() else folder / "en").iterdir()
    return sorted((file.name, file.read_text(encoding="utf-8")) for file in files)


def leave_out(name: str, reason: str, kind: str = "game") -> None:
    logging.getLogger("kaboodle").warning("The %s %r is left out: %s.", kind, name, reason)


class Stop(BaseException):
    """Whoever sits in front of it wants to leave: no stranger's error is taken for that."""


OURS_TO_RAISE = (KeyboardInterrupt, Stop)
"""Whatever else is raised in a stranger's code is the stranger's error."""


class Theirs(Exception):
    """A stranger's error; says what it said."""


def theirs(work: Callable[[], T]) -> T:
    """What a stranger's code comes to, or Theirs, whatever it raises. What it prints is no part of
    what we print."""
    try:
        with redirect_stdout(sys.stderr):
            return work()
    except OURS_TO_RAISE:
        raise
    except BaseException as e:
        raise Theirs(said(e)) from None


def said(e: BaseException) -> str:
    """What an error says in its first line."""
    try:
        lines = str(e).splitlines()
    except OURS_TO_RAISE:
        raise
    except BaseException:  # not even that
        lines = []
    return f"{type(e).__name__}: {lines[0][:200]}" if lines else type(e).__name__
