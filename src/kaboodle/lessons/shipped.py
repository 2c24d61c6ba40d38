"""Reads the lessons that come with the games: `lessons/NAME.toml` beside a game's rules.

Each chapter's table is in `lessons/NAME/CHAPTER.json`, a position that `make lessons` writes.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from kaboodle.homes import homes
from kaboodle.lessons.lesson import Lesson, LessonError
from kaboodle.lessons.parsing import parse
from kaboodle.shelf import BOXES


def available() -> dict[str, list[str]]:
    """Return the names of the lessons by game. A game that has none, or is skipped, is left out."""
    names = {game: _names(_folder(game)) for game in BOXES}
    return {game: lessons for game, lessons in names.items() if lessons}


@cache
def load(game: str, name: str = "first") -> Lesson:
    """Return a lesson, or raise LessonError."""
    folder = _folder(game)
    if name not in _names(folder):
        raise LessonError([f"{game} has no lesson {name!r}"])
    text = (folder / f"{name}.toml").read_text(encoding="utf-8")
    tables = folder / name
    positions = {
        file.name.removesuffix(".json"): file.read_text(encoding="utf-8")
        for file in (tables.iterdir() if tables.is_dir() else ())
    }
    return parse(game, name, text, positions)


def _folder(game: str) -> Traversable:
    return resources.files(homes()[game].rules) / "lessons"


def _names(folder: Traversable) -> list[str]:
    if not folder.is_dir():
        return []
    files = [file.name for file in folder.iterdir()]
    return sorted(name.removesuffix(".toml") for name in files if name.endswith(".toml"))
