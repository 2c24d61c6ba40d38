"""KERO in a terminal: two camps, the row, the territories, the dice and the sand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kaboodle.cli.rooms.room import Room
from kaboodle.core.errors import MalformedAction
from kaboodle.core.game import Refusal
from kaboodle.core.ids import SPECTATOR, Action
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
    dice_in,
)
from kaboodle.games.kero.content import (
    ABILITIES,
    COLOUR,
    EMPTY,
    GOODS,
    LANDS,
    NO_ABILITY,
    RESOURCES,
    SIDES,
    SPACES,
    TUAREKS,
    Card,
    Land,
)
from kaboodle.games.kero.score import card_points, clan_points, final_points
from kaboodle.games.kero.view import KeroView

BAR = 40  # characters of a tank
SIGNS = {
    "brick": "brick",
    "wheat": "wheat",
    "metal": "metal",
    "recruit": "recruit",
    "jerrycan": "Jerrycan",
    "tuarek": "Tuarek",
    "explorer": "Explorer",
}
STYLES = {"green": "green", "brown": "orange4", "red": "red", "grey": "bright_black"}
DIE_STYLES = ["", "green", "yellow", "bright_blue"]
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
    picked = 0  # dice the next roll is to take, in real time

    # Drawing

    def draw(self, view: KeroView) -> RenderableType:
        parts: list[RenderableType] = [self._clans(view), Text(), self._row(view), Text()]
        parts.append(self._lands(view))
        if view.frames[-1] in (frames.ROLLING, frames.FUELLING):
            parts += [Text(), self._dice(view)]
        if view.frames[-1] in (frames.CAMP, frames.PLACING):
            held = [f"{n} {name}" for name, n in zip(RESOURCES, view.resources, strict=True) if n]
            parts += [Text(), Text(f"  to spend: {', '.join(held) or 'nothing'}")]
        if view.seat != SPECTATOR:
            own = [
                f"{n} x {self._word('tuarek', TUAREKS[kind])}" if n > 1
                else self._word("tuarek", TUAREKS[kind])
                for kind, n in enumerate(view.tuareks)
                if n
            ]  # fmt: skip
            parts.append(Text(f"  your Tuareks: {', '.join(own) or 'none'}"))
        return Group(*parts)

    def _clans(self, v: KeroView) -> Table:
        table = Table(
            "", "tank", "Jerrycans", "Tuareks", "Explorers", "abilities", "points",
            box=None, padding=(0, 2, 0, 0),
        )  # fmt: skip
        for seat, clan in enumerate(v.clans):
            tiles = [name for i, name in enumerate(ABILITIES) if clan.tiles >> i & 1]
            mark = ">" if seat == v.turn else " "
            table.add_row(
                Text(f"{mark} {self.speech.name(seat)}", style="bold" if seat == v.seat else ""),
                bar(clan.level, v.pack.clock.capacity, 12),
                str(clan.jerrycans),
                str(clan.tuareks),
                f"{clan.home(v.pack)} home",
                ", ".join(self._word("ability", tile) for tile in tiles) or "-",
                str(clan_points(v.pack, clan.cards, clan.won, clan.explorers)),
            )
        return table

    def _row(self, v: KeroView) -> Table:
        table = Table("row", "card", "", "cost", "gives", box=None, padding=(0, 2, 0, 0))
        for space, number in enumerate(v.row):
            if number == EMPTY:
                table.add_row(f"  {space + 1}", Text("(empty)", style="dim"))
                continue
            card = v.pack.cards[number]
            colour = v.pack.colours[card.colour]
            table.add_row(
                f"  {space + 1}",
                self._word("card", card.name),
                Text(f"{v.pack.symbols[card.colour]} {self._word('colour', colour)}",
                     style=STYLES.get(colour, "")),
                ", ".join(f"{n} {SIGNS[GOODS[i]]}" for i, n in enumerate(card.cost) if n),
                self._gives(card),
            )  # fmt: skip
        left = f"pile {v.pile}, Claims {v.claims} of 3, discard {len(v.discard)}"
        table.add_row("", Text(left, style="dim"))
        return table

    def _gives(self, card: Card) -> str:
        told = [f"{card.points} points"] if card.points else []
        if card.none_shall_pass:
            told.append("points: as many as you have of them, each")
        for n, name in (
            (card.jerrycans, "Jerrycan"),
            (card.tuareks, "Tuarek"),
            (card.explorers, "Explorer"),
            (card.fuellings, "fuelling"),
        ):
            if n:
                told.append(f"{n} {name}")
        if card.ability != NO_ABILITY:
            told.append(f"for good: {self._word('ability', ABILITIES[card.ability])}")
        return ", ".join(told)

    def _lands(self, v: KeroView) -> Table:
        names = [self.speech.name(seat) for seat in range(len(v.clans))]
        if v.last_turn:
            table = Table("final spaces", "", *names, box=None, padding=(0, 2, 0, 0))
            for i, told in enumerate(["single: 1 point", "double: 3 points with two"]):
                counts = [str(clan.explorers[SPACES + i]) for clan in v.clans]
                table.add_row("  single" if i == 0 else "  double", told, *counts)
            return table
        table = Table("land", "territory", "gives", *names, box=None, padding=(0, 2, 0, 0))
        for space, number in enumerate(v.lands):
            if number != EMPTY:
                land = v.pack.lands[number]
                counts = [str(clan.explorers[space]) for clan in v.clans]
                name = self._word("land", land.name)
                table.add_row(f"  {space + 1}", name, self._land(v, land), *counts)
        return table

    def _land(self, v: KeroView, land: Land) -> str:
        extra = {
            "plain": "",
            "colour": "1 point a card of one colour",
            "trios": "1 point for each 3 cards",
            "every-colour": "+2 with every colour",
            "four-alike": "+3 with four of a colour",
            "territories": "1 point a territory",
        }[LANDS[land.kind]]
        if land.kind == COLOUR:
            extra = f"1 point a {self._word('colour', v.pack.colours[land.colour])} card"
        told = [f"{land.points} points"] if land.points else []
        told += [extra] if extra else []
        told += [f"{land.jerrycans} Jerrycan"] if land.jerrycans else []
        told += [f"{land.tuareks} Tuarek"] if land.tuareks else []
        return ", ".join(told)

    def _dice(self, v: KeroView) -> Text:
        fuelling = v.frames[-1] == frames.FUELLING
        shown = v.live if fuelling else v.chosen
        line = Text("  dice")
        for die in dice_in(shown):
            style = DIE_STYLES[v.pack.kinds[die]]
            face = "?" if fuelling and v.rolled < 0 else self._face(v, die)
            mark = "*" if self.picked >> die & 1 else " "
            line.append(f"  {die + 1}{mark}", style="dim").append(face, style=style)
        return line

    def _face(self, v: KeroView, die: int) -> str:
        side = die * SIDES + v.faces[die]
        if v.pack.fire[side]:
            return "FIRE"
        told = [
            SIGNS[GOODS[i]] if n == 1 else f"{n} {SIGNS[GOODS[i]]}"
            for i, n in enumerate(v.pack.gives[side])
            if n
        ]
        return " + ".join(told) or "nothing"

    def _word(self, name: str, value: str) -> str:
        key = f"kero-{name}-{value}"
        return self.speech.say(key) if self.speech.has(key) else value

    def final(self, view: KeroView, scores: list[int]) -> RenderableType:
        table = Table("", "cards", "territories", "final spaces", "in all", box=None)
        for seat, clan in enumerate(view.clans):
            cards, finals = card_points(view.pack, clan.cards), final_points(clan.explorers)
            rest = scores[seat] - cards - finals
            name = self.speech.name(seat)
            table.add_row(name, str(cards), str(rest), str(finals), f"[bold]{scores[seat]}[/]")
        return table

    # Answers

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
        return view.frames[-1] == frames.FUELLING and not view.options.realtime

    def runs(self) -> bool:
        return self.game.settings["clock"] == "realtime"

    def live(self, view: KeroView) -> bool:
        return self.runs() and view.frames[-1] in (frames.ROLLING, frames.FUELLING)

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
        clan = view.clans[view.turn]
        level = clan.tank
        if view.since >= 0:
            flown = now - view.since
            level += flown if view.frames[-1] == frames.FUELLING else -flown
        level = max(0, min(view.pack.clock.capacity, level))
        line = Text(f"  {self.speech.name(view.turn)}  ")
        line.append_text(bar(level, view.pack.clock.capacity, BAR))
        mine = view.seat == (1 - view.turn if view.frames[-1] == frames.FUELLING else view.turn)
        line.append(_hint(view.frames[-1]) if mine else "", style="dim")
        return Group(self._dice(view), line)


def _hint(frame: int) -> str:
    if frame == frames.FUELLING:
        return "   space: roll"
    return "   1-8: pick dice, space: roll, Enter: flat"


def bar(level: int, capacity: int, width: int) -> Text:
    """A tank: full blocks for what is in it, and the seconds it lasts."""
    full = level * width // capacity
    style = "red" if level < 10_000 else "dark_cyan"
    seconds = Text(f" {level // 1000:>2} s")
    return Text("█" * full, style=style).append("░" * (width - full), style="dim") + seconds
