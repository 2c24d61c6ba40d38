"""Where a learner stands: one step after the other, and nothing but what is awaited."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kaboodle.core.ids import SYSTEM, Seat
from kaboodle.lessons import (
    LEARNER,
    RIVAL,
    By,
    Chapter,
    Course,
    LessonError,
    Moved,
    Step,
    Tapped,
    fold,
    load,
)
from kaboodle.shelf import AnyGame


@pytest.fixture
def chapter() -> Chapter:
    return load("kaskaria").chapters[0]


@pytest.fixture
def game() -> AnyGame:
    return load("kaskaria").open()


BEGINNING = [Tapped("amulet"), Tapped("hand")]


def keys(game: AnyGame, course: Course, s: Any) -> list[str]:
    return [game.catalogue.key(action) for action in course.allowed(game, s)]


def test_first_the_learner_is_told_the_goal(game: AnyGame, chapter: Chapter) -> None:
    course = Course(chapter)

    assert course.step is not None
    assert course.step.say == "kaskaria-lesson-race-goal"
    assert course.allowed(game, chapter.begin(game)) == []
    assert course.reply(game, chapter.begin(game)) is None


def test_the_options_are_cut_to_what_is_awaited(game: AnyGame, chapter: Chapter) -> None:
    course = fold(chapter, BEGINNING)

    assert keys(game, course, chapter.begin(game)) == ["take display 1"]
    assert course.reply(game, chapter.begin(game)) is None


def test_the_rival_plays_what_is_written(game: AnyGame, chapter: Chapter) -> None:
    course = fold(chapter, [*BEGINNING, Moved(LEARNER, "take display 1")])

    move = course.reply(game, chapter.begin(game))

    assert move is not None
    assert (move.seat, game.catalogue.key(move.action)) == (RIVAL, "take pile")
    assert course.allowed(game, chapter.begin(game)) == []
    assert course.after(Moved(RIVAL, "take pile")).done == 4


@pytest.mark.parametrize(
    "happening",
    [Tapped("pile"), Moved(LEARNER, "take pile"), Moved(RIVAL, "take pile")],
    ids=repr,
)
def test_what_is_not_awaited_is_refused(chapter: Chapter, happening: Tapped | Moved) -> None:
    with pytest.raises(LessonError, match=r"chapter 'race', step 3: .* is not awaited"):
        fold(chapter, [*BEGINNING, happening])


def test_a_tap_elsewhere_and_a_wrong_rival_are_refused(chapter: Chapter) -> None:
    with pytest.raises(LessonError, match="step 1: a tap on 'pile'"):
        fold(chapter, [Tapped("pile")])
    with pytest.raises(LessonError, match="step 4: 'take display 2' by seat 1"):
        moves = [Moved(LEARNER, "take display 1"), Moved(RIVAL, "take display 2")]
        fold(chapter, [*BEGINNING, *moves])


def test_a_star_stands_for_every_ending() -> None:
    step = Step(By.LEARNER, ("take *", "rest"))

    assert [step.takes(key) for key in ("take pile", "rest", "rest again")] == [True, True, False]


def test_a_rival_can_make_several_moves_in_one_step() -> None:
    chapter = load("krom").chapters[3]
    course = Course(chapter, done=len(chapter.steps) - 1)

    course = course.after(Moved(RIVAL, "rest"))
    assert (course.over, course.played) == (False, 1)
    course = course.after(Moved(RIVAL, "end"))
    assert (course.over, course.played) == (True, 0)


def test_after_the_last_step_the_learner_plays_freely(game: AnyGame, chapter: Chapter) -> None:
    s = chapter.begin(game)
    course = Course(chapter, done=len(chapter.steps))

    assert course.step is None
    assert course.allowed(game, s) == game.options(s, LEARNER)
    assert course.reply(game, s) is None
    assert course.after(Moved(Seat(1), "take pile")) == course


def test_a_tank_that_runs_dry_unasked_loses_the_course() -> None:
    lesson = load("kero")
    chapter, game = lesson.chapters[0], lesson.open()
    course = fold(chapter, [Tapped("pile"), Tapped("row-6"), Moved(LEARNER, "tip")])

    lost = course.after(Moved(SYSTEM, "run dry"))

    assert lost == replace(course, lost=True)
    assert (lost.step, lost.over) == (None, False)
    assert lost.allowed(game, chapter.begin(game)) == []
    assert lost.after(Moved(LEARNER, "lay flat")) == lost


def test_the_table_must_do_what_is_written() -> None:
    lesson = load("kero")
    chapter = next(chapter for chapter in lesson.chapters if chapter.name == "outage")
    game = lesson.open()

    with pytest.raises(LessonError, match="step 2: the table does not do 'run dry' now"):
        Course(chapter, done=1).reply(game, chapter.begin(game))
