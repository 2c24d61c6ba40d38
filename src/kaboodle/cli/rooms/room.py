"""How a game is shown and answered in a terminal. A room knows views and words, no rules."""

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

NAME = 16  # columns a name gets


class Room(ABC, Generic[V]):
    def __init__(self, game: Game[Any, V], speech: Speech) -> None:
        self.game = game
        self.speech = speech

    @abstractmethod
    def draw(self, view: V) -> RenderableType:
        """The table as this seat sees it: 80 columns and 20 lines are enough."""

    @abstractmethod
    def question(self, view: V) -> str:
        """What this seat is asked, and how it is answered, in one line."""

    @abstractmethod
    def read(self, view: V, text: str) -> Action | Refusal | None:
        """The choice typed in, a refusal if it is no choice at all, None if it makes no sense."""

    def typed(self, key: str) -> str:
        """How the choice with this key is typed: `read` understands it."""
        return key

    @abstractmethod
    def help(self) -> list[tuple[str, str]]:
        """What can be typed, and the message that explains it."""

    def forced(self, view: V) -> bool:
        """Whether a person's only option is taken for them, without asking."""
        return False

    # A game with a clock tells the terminal what runs, and which key means what.

    def now(self, view: V) -> int:
        """What its clock shows, in milliseconds."""
        return 0

    def live(self, view: V) -> bool:
        """Whether something runs just now, so that keys are read instead of words."""
        return False

    def key(self, view: V, key: str) -> Action | None:
        """The choice a single key stands for, if any."""
        return None

    def sand(self, view: V, now: int) -> RenderableType:
        """What runs, as it stands at this time in milliseconds."""
        return ""

    def final(self, outcome: Outcome) -> RenderableType:
        """The score, part by part."""
        titles = [self.speech.say(part.key) for part in outcome.parts]
        table = self.grid("", *titles, self.speech.say("cli-in-all"), names=True)
        for seat, score in enumerate(outcome.scores):
            points = [str(part.points[seat]) for part in outcome.parts]
            table.add_row(self.speech.name(seat), *points, Text(str(score), style="bold"))
        return table

    # Words

    def say(self, key: str, **args: Arg) -> str:
        """A message of this room."""
        return self.speech.say(f"cli-{self.game.box.name}-{key}", args)

    def word(self, name: str, value: str) -> str:
        """A word of the game, as its pack says it, or as we do."""
        return self.speech.word(f"{self.game.box.name}-{name}-{value}", value)

    def line(self, text: str, style: str = "") -> Padding:
        """A line of text, set in also where it is too long for one."""
        return Padding(Text(text, style=style), (0, 0, 0, 2), expand=False)

    def name(self, seat: int, viewer: int, turn: bool) -> Text:
        """A player's name for a table: an arrow where it is their turn, bold where it is you."""
        style = "bold" if seat == viewer else ""
        return Text(f"{'>' if turn else ' '} {self.speech.name(seat)}", style=style)

    def grid(self, *titles: str, names: bool = False) -> Table:
        """A table without lines. Its first column can hold names, the longest cut short."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        for i, title in enumerate(titles):
            cut = names and i == 0
            table.add_column(title, max_width=NAME if cut else None, no_wrap=cut)
        return table
