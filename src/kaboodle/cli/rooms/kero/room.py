"""KERO in a terminal: what is typed, and in real time which key does what."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from kaboodle.cli.rooms.kero.table import Drawing, bar
from kaboodle.cli.rooms.room import Room
from kaboodle.core.errors import MalformedAction
from kaboodle.core.game import Game, Refusal
from kaboodle.core.ids import Action
from kaboodle.games.kero import frames
from kaboodle.games.kero.actions import (
    END_TURN,
    EXPLORE,
    LAY_FLAT,
    SCORCH_AT,
    STAY,
    TAKE,
    THROW,
    TIP,
    WHOLE,
    WIN_TIE,
)
from kaboodle.games.kero.content import SPACES
from kaboodle.games.kero.view import KeroView
from kaboodle.speech import Speech

BAR = 40  # characters of a tank
NUMBERED = {
    frames.CAMP: TAKE,
    frames.PLACING: EXPLORE,
    frames.SCORCHING: SCORCH_AT,
    frames.TYING: WIN_TIE,
}
"""What a bare number means while that question is open."""
SHORT = {
    "t": TIP,
    "tip": TIP,
    "f": LAY_FLAT,
    "flat": LAY_FLAT,
    "e": END_TURN,
    "end": END_TURN,
    "w": WHOLE,
    "s": STAY,
    "throw": THROW,
}


class KeroRoom(Room[KeroView]):
    def __init__(self, game: Game[Any, KeroView], speech: Speech) -> None:
        super().__init__(game, speech)
        self.drawing = Drawing(speech)
        self.picked = 0  # dice the next roll is to take, in real time

    def draw(self, view: KeroView) -> RenderableType:
        return self.drawing.table(view)

    def final(self, view: KeroView, scores: list[int]) -> RenderableType:
        return self.drawing.final(view, scores)

    def read(self, view: KeroView, text: str) -> Action | Refusal | None:
        word = " ".join(text.lower().split())
        top = view.frames[-1]
        if word in SHORT:
            return SHORT[word]
        if top == frames.ROLLING:
            return self._roll(view, word.removeprefix("roll").removeprefix("r").strip(), word)
        if word.isascii() and word.isdecimal() and len(word) == 1 and top in NUMBERED:
            high = SPACES if top in (frames.PLACING, frames.TYING) else len(view.row)
            if 1 <= int(word) <= high:
                return Action(NUMBERED[top] + int(word) - 1)
            return None
        return self._key(word)

    def _roll(self, v: KeroView, dice: str, word: str) -> Action | None:
        """`r` rolls every die that may be rolled, `r 1 3 6` or `136` these."""
        if word in ("r", "roll"):
            return Action(v.live)
        digits = dice.replace(" ", "").replace(",", "")
        if digits and all(digit in "12345678" for digit in digits):
            mask = 0
            for digit in digits:
                mask |= 1 << int(digit) - 1
            return Action(mask)
        return self._key(word)

    def _key(self, word: str) -> Action | None:
        """Any choice can be typed as records write it."""
        try:
            return self.game.catalogue.number(word)
        except MalformedAction:
            return None

    def help(self) -> str:
        return (
            "tip (t)      tip the truck: the dice roll, the KERO flows\n"
            "r, r 1 3     roll all dice again, or these (6 green, 7 yellow, 8 blue)\n"
            "flat (f)     lay the truck flat\n"
            "1 to 6       take that card; place, discard or win there when asked\n"
            "fuel once, fuel twice, add green, hire, explore 2, trade 3, end turn (e)\n"
            "whole (w), thin out          answer before a fuelling\n"
            "call green blue, forgive, move 1 3, gift brick wheat, free fuel,\n"
            "send home 2, plan fire       play a Tuarek"
        )

    # Real time

    def forced(self, view: KeroView) -> bool:
        """Paced, rolling for the other's fuel takes no skill."""
        return view.frames[-1] == frames.FUELLING and not view.options.timed()

    def live(self, view: KeroView) -> bool:
        return self.game.timed() and view.frames[-1] in (frames.ROLLING, frames.FUELLING)

    def key(self, view: KeroView, key: str) -> Action | None:
        """Digits pick dice, space rolls them (or all), Enter lays the truck flat."""
        self.picked &= view.live
        if view.frames[-1] == frames.FUELLING:
            return THROW if key == " " else None
        if key in ("\n", "\r", "f"):
            self.picked = 0
            return LAY_FLAT
        if key == " " and view.live:
            dice = self.picked or view.live
            self.picked = 0
            return Action(dice)
        if key in "12345678" and key and view.live >> int(key) - 1 & 1:
            self.picked ^= 1 << int(key) - 1
        return None

    def sand(self, view: KeroView, now: int) -> RenderableType:
        level = view.level_at(view.turn, now)
        line = Text(f"  {self.speech.name(view.turn)}  ")
        line.append_text(bar(level, view.options.capacity, BAR))
        mine = view.seat == (1 - view.turn if view.frames[-1] == frames.FUELLING else view.turn)
        line.append(_hint(view.frames[-1]) if mine else "", style="dim")
        return Group(self.drawing.dice(view, self.picked), line)


def _hint(frame: int) -> str:
    if frame == frames.FUELLING:
        return "   space: roll"
    return "   1-8: pick dice, space: roll, Enter: flat"
