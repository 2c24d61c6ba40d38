"""What a KERO table looks like in a terminal: camps, row, territories, dice, tanks."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kaboodle.core.ids import SPECTATOR
from kaboodle.games.kero import frames
from kaboodle.games.kero.actions import dice_in
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
from kaboodle.speech import Speech

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


class Drawing:
    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def table(self, view: KeroView) -> RenderableType:
        parts: list[RenderableType] = [self._clans(view), Text(), self._row(view), Text()]
        parts.append(self._lands(view))
        if view.frames[-1] in (frames.ROLLING, frames.FUELLING):
            parts += [Text(), self.dice(view, 0)]
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
        table = Table("", box=None, padding=(0, 2, 0, 0))
        table.add_column("tank", no_wrap=True)
        for name in ("Jerrycans", "Tuareks", "at home", "abilities", "points"):
            table.add_column(name)
        for seat, clan in enumerate(v.clans):
            tiles = [name for i, name in enumerate(ABILITIES) if clan.tiles >> i & 1]
            mark = ">" if seat == v.turn else " "
            table.add_row(
                Text(f"{mark} {self.speech.name(seat)}", style="bold" if seat == v.seat else ""),
                bar(clan.level, v.options.capacity, 10),
                str(clan.jerrycans),
                str(clan.tuareks),
                str(clan.home(v.pack)),
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
        table.add_row("", Text(f"pile: {v.pile}", style="dim"), Text(f"Claims: {v.claims}", "dim"))
        return table

    def _gives(self, card: Card) -> str:
        told = [_counted(card.points, "point")] if card.points else []
        if card.none_shall_pass:
            told.append("n of them: n x n points")
        for n, name in (
            (card.jerrycans, "Jerrycan"),
            (card.tuareks, "Tuarek"),
            (card.explorers, "Explorer"),
            (card.fuellings, "fuelling"),
        ):
            if n:
                told.append(_counted(n, name))
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
        told = [_counted(land.points, "point")] if land.points else []
        told += [extra] if extra else []
        told += [_counted(land.jerrycans, "Jerrycan")] if land.jerrycans else []
        told += [_counted(land.tuareks, "Tuarek")] if land.tuareks else []
        return ", ".join(told)

    def dice(self, v: KeroView, picked: int) -> Text:
        """The dice on the table; a star marks those picked for the next roll."""
        fuelling = v.frames[-1] == frames.FUELLING
        shown = v.live if fuelling else v.chosen
        line = Text("  dice")
        for die in dice_in(shown):
            style = DIE_STYLES[v.pack.kinds[die]]
            face = "?" if fuelling and v.rolled < 0 else self._face(v, die)
            mark = "*" if picked >> die & 1 else " "
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


def _counted(n: int, word: str) -> str:
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


def bar(level: int, capacity: int, width: int) -> Text:
    """A tank: full blocks for what is in it, and the seconds it lasts."""
    full = level * width // capacity
    style = "red" if level < 10_000 else "dark_cyan"
    seconds = Text(f" {level // 1000:>2} s")
    return Text("█" * full, style=style).append("░" * (width - full), style="dim") + seconds
