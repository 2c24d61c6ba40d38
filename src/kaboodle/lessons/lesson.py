"""The parts of a lesson as values: chapters, each a prepared table and the steps played on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from kaboodle.bots.levels import LEVELS
from kaboodle.core import position
from kaboodle.core.errors import Faults
from kaboodle.core.ids import Seat
from kaboodle.shelf import AnyGame, open_game

LEARNER: Final = Seat(0)
RIVAL: Final = Seat(1)


class LessonError(Faults):
    """A lesson that cannot be played, with every reason."""


class By(Enum):
    """Who makes a step happen; the value is its name in the data."""

    LEARNER = "await"
    TAP = "tap"
    RIVAL = "rival"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence, and what happens next.

    `keys` are action keys. The learner chooses one of them, where `take *` stands for every key
    that begins like this. The rival and the table play all of them in order. For a tap, it is the
    anchor of what is tapped.
    """

    by: By
    keys: tuple[str, ...]
    say: str = ""  # a message key; "" if nothing is said
    point: str = ""  # the anchor of what the sentence is about; "" if that is what is awaited
    dice: tuple[int, ...] = ()  # the sides the dice show, counted from 1

    def takes(self, key: str) -> bool:
        """Whether the learner may choose the action with this key."""
        return any(
            key.startswith(pattern[:-1]) if pattern.endswith("*") else key == pattern
            for pattern in self.keys
        )


@dataclass(frozen=True, slots=True)
class Chapter:
    name: str
    title: str  # a message key
    position: str  # the table it begins with, as `core.position` writes it
    steps: tuple[Step, ...]

    def begin(self, game: AnyGame) -> Any:
        """Return the state the chapter begins with."""
        return position.read(game, self.position)


@dataclass(frozen=True, slots=True)
class Lesson:
    game: str
    name: str
    rival: str  # the character in the second seat
    options: Mapping[str, object]
    chapters: tuple[Chapter, ...]

    def open(self) -> AnyGame:
        """Return the game with this lesson's options and the standard pack."""
        return open_game(self.game, dict(self.options))

    @property
    def bot(self) -> str:
        """The bot that plays the rival after the last step."""
        return f"{LEVELS[0]}-{self.rival}"
