"""Pig in a terminal."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from kaboodle.cli.rooms.room import Room
from kaboodle.core.game import Refusal
from kaboodle.core.ids import Action
from pig.rules.game import ROLL, STOP, PigView


class PigRoom(Room[PigView]):
    def draw(self, view: PigView) -> RenderableType:
        s = view.table
        lines = [
            f"{'>' if seat == s.turn else ' '} {self.speech.name(seat)}: {score}"
            for seat, score in enumerate(s.scores)
        ]
        return Text("\n".join([*lines, f"[{s.face or ' '}]  {s.pot}"]))

    def read(self, view: PigView, text: str) -> Action | Refusal | None:
        return {"r": ROLL, "roll": ROLL, "s": STOP, "stop": STOP}.get(text)

    def question(self, view: PigView) -> str:
        return self.speech.say("pig-ask")

    def help(self) -> list[tuple[str, str]]:
        return [("roll, r", "pig-roll"), ("stop, s", "pig-stop")]


ROOM: Final = PigRoom
