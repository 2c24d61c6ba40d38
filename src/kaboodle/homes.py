"""Game plugins: where each game's modules are, by name, so that they are imported only if needed.

Our own games come first. Other distributions add games as a `Home` in the entry point group
`kaboodle.games`, without touching any file of ours. A game that cannot be used is skipped with a
warning, and affects no other game.
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

    name: str  # as in `kaboodle play NAME`; the prefix of its messages
    rules: str  # a package: BOX, and a folder `packs` with standard.toml
    bots: str  # a module: BOTS by name, and optionally TARGETS
    terminal: str  # a module: ROOM, the game's display and input in a terminal
    locale: str  # a package with a folder `locale/LANGUAGE`, at least for English


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
    """Return every game's home by name, in the order of the shelf."""
    return gather(entry_points(group=GROUP))


def gather(entries: Iterable[EntryPoint]) -> dict[str, Home]:
    """Return our games, then those of other distributions, by name."""
    known = {name: ours(name) for name in OURS}
    for entry in sorted(entries, key=lambda entry: (entry.name, entry.value)):
        try:
            home = theirs(entry.load)
        except Theirs as e:
            leave_out(entry.name, f"{entry.value} cannot be imported ({e})")
            continue
        if not isinstance(home, Home):
            leave_out(entry.name, f"{entry.value} is not a kaboodle.homes.Home")
        elif home.name != entry.name or not _NAME.fullmatch(home.name):
            leave_out(
                entry.name,
                f"its Home has the name {home.name!r}; it must be the entry point's name,"
                " 2 to 20 lower-case letters and digits",
            )
        elif home.name in known:
            leave_out(entry.name, f"this game already exists; {entry.value} is a second one")
        else:
            known[home.name] = home
    return known


def part(home: Home, module: str, name: str, kind: type) -> object | None:
    """Return what a game's module exports under this name, or None with a warning if that fails.

    For one of our own games the error is raised instead.
    """
    try:
        export: object = getattr(import_module(module), name)
        if not isinstance(export, kind):
            raise TypeError(f"{name} must be a {kind.__name__}")
    except Exception as e:
        if home.name in OURS:
            raise
        leave_out(home.name, f"{module} has no usable {name} ({error_text(e)})")
        return None
    return export


def locale(language: str) -> list[tuple[str, str]]:
    """Return every message file of a language as name and text.

    Ours come first, so that no other file can replace them. A game without this language falls
    back to English.
    """
    files: list[tuple[str, str]] = []
    for home in {home.locale: home for home in homes().values()}.values():
        try:
            files += _files(home.locale, language)
        except (ImportError, OSError, UnicodeError) as e:
            leave_out(home.name, f"{home.locale} has no readable messages ({error_text(e)})")
    return files


def _files(package: str, language: str) -> list[tuple[str, str]]:
    folder = resources.files(package) / "locale"
    spoken = folder / language
    files = (spoken if spoken.is_dir() else folder / "en").iterdir()
    return sorted((file.name, file.read_text(encoding="utf-8")) for file in files)


def leave_out(name: str, reason: str, kind: str = "game") -> None:
    """Log a warning that a third-party game or bot is skipped."""
    logging.getLogger("kaboodle").warning("The %s %r is skipped: %s.", kind, name, reason)


class Stop(BaseException):
    """The user wants to leave. Third-party code cannot raise this by mistake."""


OURS_TO_RAISE = (KeyboardInterrupt, Stop)
"""Everything else that third-party code raises is an error of that code."""


class Theirs(Exception):
    """An error in third-party code; `str` is its message."""


def theirs(work: Callable[[], T]) -> T:
    """Call third-party code; raise Theirs for any error in it. What it prints goes to stderr."""
    try:
        with redirect_stdout(sys.stderr):
            return work()
    except OURS_TO_RAISE:
        raise
    except BaseException as e:
        raise Theirs(error_text(e)) from None


def error_text(e: BaseException) -> str:
    """Return the type of an error and the first line of its message."""
    try:
        lines = str(e).splitlines()
    except OURS_TO_RAISE:
        raise
    except BaseException:  # even str() of a third-party error can fail
        lines = []
    return f"{type(e).__name__}: {lines[0][:200]}" if lines else type(e).__name__
