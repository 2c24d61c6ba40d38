"""Checks a lesson against the rules, by playing it from beginning to end."""

from __future__ import annotations

from typing import Any

from kaboodle.core.errors import GameError, PositionError
from kaboodle.core.game import Move
from kaboodle.core.ids import Action
from kaboodle.core.rng import Rng
from kaboodle.lessons.course import Course, Moved, Tapped
from kaboodle.lessons.lesson import LEARNER, By, Chapter, Lesson, Step
from kaboodle.shelf import AnyGame


def rehearse(lesson: Lesson) -> list[str]:
    """Return what is wrong with a lesson: awaited choices and moves that the rules forbid, and
    dice that fall differently. Where several choices are awaited, each is played to the end."""
    game = lesson.open()
    return [
        f"{lesson.game}/{lesson.name}, {fault}"
        for chapter in lesson.chapters
        for fault in _chapter(game, chapter)
    ]


def _chapter(game: AnyGame, chapter: Chapter) -> list[str]:
    course = Course(chapter)
    try:
        return _play(game, chapter.begin(game), course)
    except PositionError as e:
        return [f"{_where(course)}: {e}"]


def _play(game: AnyGame, s: Any, course: Course) -> list[str]:
    """Play on, with every choice that is awaited, up to the first fault."""
    step = course.step
    if step is None:
        return []
    ahead = _rng(game, s)
    dice = tuple(int(ahead.below(6)) + 1 for _ in step.dice)
    if dice != step.dice:
        return [f"{_where(course)}: the dice show {dice}, not {step.dice}"]
    try:
        branches = _perform(game, s, course, step)
    except GameError as e:
        return [f"{_where(course)}: {e}"]
    for after, moved in branches:
        if step.dice and _rng(game, after) != ahead:
            return [f"{_where(course)}: the rules do not roll exactly {len(step.dice)} dice"]
        faults = _play(game, after, moved)
        if faults:
            return faults
    return []


def _perform(game: AnyGame, s: Any, course: Course, step: Step) -> list[tuple[Any, Course]]:
    """Carry out one whole step, in each way there is."""
    if step.by is By.TAP:
        return [(s, course.after(Tapped(step.keys[0])))]
    if step.by is By.LEARNER:
        branches: list[tuple[Any, Course]] = []
        for action in course.allowed(game, s) or [_forbidden(game, step)]:
            after, _ = game.play(s, Move(LEARNER, action, game.soonest(s)))
            branches.append((after, course.after(Moved(LEARNER, game.catalogue.key(action)))))
        return branches
    for _ in step.keys:
        move = course.reply(game, s)
        assert move is not None, "the step is the rival's or the table's"
        s, _ = game.play(s, move)
        course = course.after(Moved(move.seat, game.catalogue.key(move.action)))
    return [(s, course)]


def _forbidden(game: AnyGame, step: Step) -> Action:
    """Return an awaited action that is no option, so that the rules say why."""
    key = next(key for key in game.catalogue.keys if step.takes(key))
    return game.catalogue.number(key)


def _rng(game: AnyGame, s: Any) -> Rng:
    words = game.describe(s)["rng"]
    assert isinstance(words, list)
    return Rng(*words)


def _where(course: Course) -> str:
    return f"chapter {course.chapter.name!r}, step {course.done + 1}"
