"""KERO in a terminal: the commands, and the keys of real-time play."""

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
from kaboodle.games.kero.actions import die_name
from kaboodle.games.kero.content import DICE_IN_ALL, THIN
from kaboodle.games.kero.view import KeroView
from kaboodle.speech import Speech

BAR = 40  # characters for a tank
NUMBERED = {
    frames.CAMP: "take",
    frames.PLACING: "explore",
    frames.SCORCHING: "scorch",
    frames.TYING: "win tie",
}
"""What a bare number means in answer to each question."""
SHORT = {
    "t": "tip",
    "f": "lay flat",
    "flat": "lay flat",
    "e": "end turn",
    "end": "end turn",
    "w": "whole",
    "s": "stay",
}
HELP = [
    ("tip, t", "tip"),
    ("r, r 1 3", "roll"),
    ("flat, f", "flat"),
    ("1 … 6", "number"),
    ("fuel once, fuel twice", "fuel"),
    ("add green", "add"),
    ("hire", "hire"),
    ("explore 2", "explore"),
    ("trade 3", "trade"),
    ("end, e", "end"),
    ("whole, w; thin out", "whole"),
    ("whole always; withdraw", "always"),
    ("call green blue", "call"),
    ("forgive", "forgive"),
    ("move 1 3; stay, s", "move"),
    ("gift brick wheat", "gift"),
    ("free fuel", "free-fuel"),
    ("send home 2", "send-home"),
    ("plan fire", "plan-fire"),
]


class KeroRoom(Room[KeroView]):
    def __init__(self, game: Game[Any, KeroView], speech: Speech) -> None:
        super().__init__(game, speech)
        self.drawing = Drawing(self)
        self.picked = 0  # dice picked for the next roll, in real time
        self._rolled = -1  # when they were last rolled

    def draw(self, view: KeroView) -> RenderableType:
        return self.drawing.table(view)

    def question(self, view: KeroView) -> str:
        asked = frames.NAMES[view.frames[-1]]
        clan = view.clans[view.turn]
        if asked == "placing" and view.last_turn:
            asked = "final"
        elif asked == "start" and (not clan.jerrycans or clan.tank >= view.options.capacity):
            asked = "prepare"  # KO-F2: fuelling is not possible
        elif asked == "thinning" and not view.tuareks[THIN]:
            asked = "thinning-none"  # KO-U3
        return self.say(f"ask-{asked}")

    def read(self, view: KeroView, text: str) -> Action | Refusal | None:
        word = " ".join(text.lower().split())
        top = view.frames[-1]
        if word in SHORT:
            return self._key(SHORT[word])
        if top == frames.ROLLING:
            return self._roll(view, word.removeprefix("roll").removeprefix("r").strip(), word)
        if word.isascii() and word.isdecimal() and top in NUMBERED:
            return self._key(f"{NUMBERED[top]} {word}")
        return self._key(word)

    def _roll(self, v: KeroView, dice: str, word: str) -> Action | None:
        """Parse a roll: `r` rolls every die that may be rolled, `r 1 3 6` or `136` these."""
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
        """Return the action with this key, as in records."""
        try:
            return self.game.catalogue.number(word)
        except MalformedAction:
            return None

    def shortest(self, view: KeroView, key: str) -> str:
        short = next((typed for typed, meant in SHORT.items() if meant == key), key)
        verb, *rest = key.split(" ")
        if verb == NUMBERED.get(view.frames[-1]):
            return rest[0]
        if verb == "roll":
            digits = [str(die + 1) for die in range(DICE_IN_ALL) if die_name(die) in rest]
            return " ".join(["r", *digits])
        return short

    def help(self) -> list[tuple[str, str]]:
        return [(typed, f"cli-kero-help-{key}") for typed, key in HELP]

    # Real time

    def forced(self, view: KeroView) -> bool:
        """Paced, rolling for the other's fuel takes no skill."""
        return view.frames[-1] == frames.FUELLING and not view.options.timed()

    def now(self, view: KeroView) -> int:
        return view.now

    def live(self, view: KeroView) -> bool:
        return self.game.timed() and view.frames[-1] in (frames.ROLLING, frames.FUELLING)

    def key(self, view: KeroView, key: str) -> Action | None:
        """Digits pick dice, space rolls them (or all), Enter lays the truck flat.

        What is picked stays so until it is rolled: a roll too soon can be repeated.
        """
        self._forget_rolled(view)
        if view.frames[-1] == frames.FUELLING:
            return self._key("throw") if key == " " else None
        if key in ("\n", "\r", "f"):
            return self._key("lay flat")
        if key == " " and view.live:
            return Action(self.picked or view.live)
        if key in "12345678" and key and view.live >> int(key) - 1 & 1:
            self.picked ^= 1 << int(key) - 1
        return None

    def _forget_rolled(self, view: KeroView) -> None:
        if view.rolled != self._rolled:
            self.picked, self._rolled = 0, view.rolled
        self.picked &= view.live

    def pause(self, view: KeroView) -> int:
        """Each roll takes as long as in paced games."""
        if view.frames[-1] == frames.FUELLING:
            return view.pack.clock.fuelling
        return view.pack.clock.roll if view.frames[-1] == frames.ROLLING else 0

    def lesson(self, view: KeroView) -> str:
        return self.say("learn", roll=view.pack.clock.roll // 1000)

    def sand(self, view: KeroView, now: int) -> RenderableType:
        self._forget_rolled(view)
        level = view.level_at(view.turn, now)
        line = Text(f"  {self.speech.name(view.turn)}  ")
        line.append_text(bar(level, view.options.capacity, BAR))
        fuelling = view.frames[-1] == frames.FUELLING
        presses = 1 - view.turn if fuelling else view.turn
        hint: RenderableType = ""
        if view.seat == presses:
            key = "keys-fuel" if fuelling else "keys-roll"
            hint = self.line(self.say(key, name=self.speech.name(presses)), "dim")
        top = [] if fuelling else [self.drawing.row(view)]
        return Group(*top, self.drawing.dice(view, self.picked), line, hint)
