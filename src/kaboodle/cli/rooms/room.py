"""Room: the display and input of a game in a terminal. It knows views and words, no rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kaboodle.core.game import Game, Outcome, Refusal, V
from kaboodle.core.ids import Action
from kaboodle.core.words import Arg
from kaboodle.speech import Speech

NAME = 16  # columns for a name


class Room(ABC, Generic[V]):
    def __init__(self, game: Game[Any, V], speech: Speech) -> None:
        self.game = game
        self.speech = speech

    @abstractmethod
    def draw(self, view: V) -> RenderableType:
        """Draw the table as this seat sees it, within 80 columns and 20 lines."""

    @abstractmethod
    def question(self, view: V) -> str:
        """Return the question for this seat, and how to answer it, in one line."""

    @abstractmethod
    def read(self, view: V, text: str) -> Action | Refusal | None:
        """Parse typed text: an action, a Refusal, or None if it is not understood."""

    def typed(self, key: str) -> str:
        """Return how the action with this key is typed, as `read` accepts it."""
        return key

    def shortest(self, view: V, key: str) -> str:
        """The shortest way to type the choice with this key."""
        return self.typed(key)

    @abstractmethod
    def help(self) -> list[tuple[str, str]]:
        """Return what can be typed, each with the key of its explanation."""

    def forced(self, view: V) -> bool:
        """Whether a player's only option is played without asking."""
        return False

    # For a game with a clock: what runs, and what each key does.

    def now(self, view: V) -> int:
        """Return the time on the clock, in milliseconds."""
        return 0

    def live(self, view: V) -> bool:
        """Whether the clock runs now, so that single keys are read instead of lines."""
        return False

    def key(self, view: V, key: str) -> Action | None:
        """Return the action of a single key, None if it has none."""
        return None

    def sand(self, view: V, now: int) -> RenderableType:
        """Draw the running clock at this time, in milliseconds."""
        return ""

    def pause(self, view: V) -> int:
        """How long what is done now takes in a lesson, where nobody is hurried; in milliseconds."""
        return 0

    def lesson(self, view: V) -> str:
        """What is different in a lesson; "" if nothing is."""
        return ""

    def final(self, outcome: Outcome) -> RenderableType:
        """Draw the score, part by part."""
        titles = [self.speech.say(part.key) for part in outcome.parts]
        table = self.grid("", *titles, self.speech.say("cli-in-all"), names=True)
        for seat, score in enumerate(outcome.scores):
            points = [str(part.points[seat]) for part in outcome.parts]
            table.add_row(self.speech.name(seat), *points, Text(str(score), style="bold"))
        return table

    # Words

    def say(self, key: str, **args: Arg) -> str:
        """Return a message of this game."""
        return self.speech.say(f"cli-{self.game.box.name}-{key}", args)

    def word(self, name: str, value: str) -> str:
        """Return the name of a card or good: the pack's own, or else ours."""
        return self.speech.word(f"{self.game.box.name}-{name}-{value}", value)

    def line(self, text: str, style: str = "") -> Padding:
        """Return an indented line of text; wrapped lines are indented too."""
        return Padding(Text(text, style=style), (0, 0, 0, 2), expand=False)

    def name(self, seat: int, viewer: int, turn: bool) -> Text:
        """Return a player's name for a table: with an arrow on their turn, bold if it is you."""
        style = "bold" if seat == viewer else ""
        return Text(f"{'>' if turn else ' '} {self.speech.name(seat)}", style=style)

    def grid(self, *titles: str, names: bool = False) -> Table:
        """Return a table without borders. Long names in the first column are truncated."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        for i, title in enumerate(titles):
            cut = names and i == 0
            table.add_column(title, max_width=NAME if cut else None, no_wrap=cut)
        return table
