"""Tutorials: lessons that teach a game by playing it, on prepared tables.

    lesson = load("kaskaria")
    game, chapter = lesson.open(), lesson.chapters[0]
    s, course = chapter.begin(game), Course(chapter)
    course.step            what is said, and what is awaited; None after the last step
    course.allowed(game, s)     the learner's options, cut to what is awaited
    course.reply(game, s)       the move that the rival or the table makes now, if any
    course.after(Moved(seat, key)), course.after(Tapped(anchor))    the course one event later

A course is a fold over what happened, so a server can compute it from its log of moves and taps.
"""

from kaboodle.lessons.course import Course, Happening, Moved, Tapped, fold
from kaboodle.lessons.lesson import LEARNER, RIVAL, By, Chapter, Lesson, LessonError, Step
from kaboodle.lessons.shipped import available, load

__all__ = [
    "LEARNER",
    "RIVAL",
    "By",
    "Chapter",
    "Course",
    "Happening",
    "Lesson",
    "LessonError",
    "Moved",
    "Step",
    "Tapped",
    "available",
    "fold",
    "load",
]
