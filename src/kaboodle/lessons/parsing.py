"""Parses and checks a lesson, and reports every fault with its place in the data."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping

from kaboodle.bots import BOTS
from kaboodle.bots.levels import LEVELS
from kaboodle.core.catalogue import Catalogue
from kaboodle.core.errors import MalformedAction, OptionsError
from kaboodle.core.pack import check_unique, is_slug, not_a_slug
from kaboodle.core.parsing import Reader
from kaboodle.lessons.lesson import By, Chapter, Lesson, LessonError, Step
from kaboodle.shelf import open_game

MOST = 100  # chapters of a lesson, steps of a chapter, keys or dice of a step


def parse(game: str, name: str, text: str, positions: Mapping[str, str]) -> Lesson:
    """Return the lesson in this TOML, or raise LessonError with every fault.

    `positions` holds each chapter's table, by the name of the chapter.
    """
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        raise LessonError([f"{game}/{name}: not valid TOML ({e})"]) from None
    faults: list[str] = []
    reader = Reader(raw, "", faults)
    reader.choice("game", [game])
    rival = reader.text("rival")
    if f"{LEVELS[0]}-{rival}" not in BOTS[game]:
        reader.fault("rival", f"{rival!r} is not a character of {game}")
    options = reader.value("options") if reader.has("options") else {}
    try:
        opened = open_game(game, options) if isinstance(options, dict) else None
    except OptionsError as e:
        raise LessonError([f"{game}/{name}: options: {fault}" for fault in e.faults]) from None
    if opened is None:
        raise LessonError([f"{game}/{name}: options: must be a table"])
    chapters = [
        _chapter(Reader(each, f"chapter[{i}]", faults), game, opened.catalogue, positions)
        for i, each in enumerate(reader.items("chapter", 1, MOST))
    ]
    names = [chapter.name for chapter in chapters]
    check_unique("chapter", "name", names, faults)
    reader.close()
    if faults:
        raise LessonError([f"{game}/{name}: {fault}" for fault in faults])
    return Lesson(game, name, rival, opened.settings, tuple(chapters))


def _chapter(
    reader: Reader, game: str, catalogue: Catalogue, positions: Mapping[str, str]
) -> Chapter:
    name = reader.text("name")
    if not is_slug(name):
        reader.fault("name", not_a_slug(name))
    elif name not in positions:
        reader.fault("name", f"{name!r} has no position; run `make lessons`")
    if reader.has("table"):
        reader.value("table")  # the position is made from it
    title = f"{game}-lesson-{name}"
    steps = [
        _step(Reader(each, f"{reader.where}.step[{i}]", reader.faults), title, catalogue)
        for i, each in enumerate(reader.items("step", 1, MOST))
    ]
    reader.close()
    return Chapter(name, title, positions.get(name, ""), tuple(steps))


def _step(reader: Reader, title: str, catalogue: Catalogue) -> Step:
    say = reader.text("say") if reader.has("say") else ""
    point = reader.text("point") if reader.has("point") else ""
    dice = _dice(reader) if reader.has("dice") else ()
    kinds = [by for by in By if reader.has(by.value)]
    if len(kinds) != 1:
        expected = ", ".join(by.value for by in By)
        reader.fault("", f"must have exactly one of {expected}")
        return Step(By.TAP, ())
    [by] = kinds
    keys = _keys(reader, by, catalogue)
    reader.close()
    return Step(by, keys, f"{title}-{say}" if say else "", point, dice)


def _keys(reader: Reader, by: By, catalogue: Catalogue) -> tuple[str, ...]:
    if by is By.TAP:
        return (reader.text("tap"),)
    keys: list[str] = []
    for i, key in enumerate(reader.items(by.value, 1, MOST)):
        where = f"{by.value}[{i}]"
        if not isinstance(key, str):
            reader.fault(where, "must be the key of an action")
            continue
        keys.append(key)
        if by is By.LEARNER and key.endswith("*"):
            if not any(each.startswith(key[:-1]) for each in catalogue.keys):
                reader.fault(where, f"no action of this game begins with {key[:-1]!r}")
            continue
        try:
            catalogue.number(key)
        except MalformedAction as e:
            reader.fault(where, str(e))
    return tuple(keys)


def _dice(reader: Reader) -> tuple[int, ...]:
    count = len(reader.items("dice", 1, MOST))
    return tuple(reader.wholes("dice", count, 1, 6))
