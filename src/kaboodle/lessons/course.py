"""Where a learner stands in a chapter: a fold over the moves and taps so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any, TypeAlias

from kaboodle.core.game import Move
from kaboodle.core.ids import SYSTEM, Action, Seat
from kaboodle.lessons.lesson import LEARNER, RIVAL, By, Chapter, LessonError, Step
from kaboodle.shelf import AnyGame


@dataclass(frozen=True, slots=True)
class Moved:
    """A move that was made; SYSTEM is the table itself."""

    seat: Seat
    key: str


@dataclass(frozen=True, slots=True)
class Tapped:
    """The learner has touched what a sentence is about."""

    anchor: str


Happening: TypeAlias = Moved | Tapped

_SEATS = {By.LEARNER: LEARNER, By.RIVAL: RIVAL, By.TABLE: SYSTEM}


@dataclass(frozen=True, slots=True)
class Course:
    chapter: Chapter
    done: int = 0  # steps that are over
    played: int = 0  # moves of the current step that the rival or the table has made
    lost: bool = False  # time ran out on the learner: the chapter must begin again

    @property
    def step(self) -> Step | None:
        """The current step; None after the last one, or if the course is lost."""
        return None if self.lost or self.over else self.chapter.steps[self.done]

    @property
    def over(self) -> bool:
        """Whether every step is done. From here on the learner plays freely."""
        return self.done == len(self.chapter.steps)

    def allowed(self, game: AnyGame, s: Any) -> list[Action]:
        """Return the learner's options that are awaited: every one of them after the last step."""
        step = self.step
        options = [*game.options(s, LEARNER), *game.free(s, LEARNER)]
        if step is None:
            return options if self.over else []
        if step.by is not By.LEARNER:
            return []
        return [action for action in options if step.takes(game.catalogue.key(action))]

    def reply(self, game: AnyGame, s: Any) -> Move | None:
        """Return the next move of the rival or the table; None if the learner is awaited.

        The time of a rival's move is the earliest possible. A caller with a clock gives a later
        one.
        """
        step = self.step
        if step is None or step.by not in (By.RIVAL, By.TABLE):
            return None
        key = step.keys[self.played]
        if step.by is By.RIVAL:
            return Move(RIVAL, game.catalogue.number(key), game.soonest(s))
        due = game.due(s)
        if due is None or game.catalogue.key(due.action) != key:
            raise LessonError([f"{self._where()}: the table does not do {key!r} now"])
        return due

    def after(self, happening: Happening) -> Course:
        """Return the course one move or tap later, or raise LessonError if it was not awaited."""
        step = self.step
        if step is None:
            return self  # free play, or a table that waits to be laid again
        if isinstance(happening, Tapped):
            if step.by is By.TAP and happening.anchor in step.keys:
                return self._next()
            raise LessonError([f"{self._where()}: a tap on {happening.anchor!r} is not awaited"])
        if happening.seat == _SEATS.get(step.by):
            if step.by is By.LEARNER and step.takes(happening.key):
                return self._next()
            if step.by is not By.LEARNER and happening.key == step.keys[self.played]:
                last = self.played + 1 == len(step.keys)
                return self._next() if last else replace(self, played=self.played + 1)
        if happening.seat == SYSTEM:
            return replace(self, lost=True)
        raise LessonError(
            [f"{self._where()}: {happening.key!r} by seat {happening.seat} is not awaited"]
        )

    def _next(self) -> Course:
        return replace(self, done=self.done + 1, played=0)

    def _where(self) -> str:
        return f"chapter {self.chapter.name!r}, step {self.done + 1}"


def fold(chapter: Chapter, happenings: Iterable[Happening]) -> Course:
    """Return the course after all of this."""
    return reduce(Course.after, happenings, Course(chapter))
