"""Draws the KERO table in a terminal: camps, row, territories, dice, tanks."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kaboodle.cli.rooms.fit import Fit
from kaboodle.cli.rooms.kero.words import Naming
from kaboodle.cli.rooms.room import Room
from kaboodle.core.ids import SPECTATOR
from kaboodle.games.kero import frames
from kaboodle.games.kero.actions import dice_in
from kaboodle.games.kero.content import CLAIMS, EMPTY, SPACES
from kaboodle.games.kero.score import clan_points
from kaboodle.games.kero.view import KeroView

STYLES = {"green": "green", "brown": "orange4", "red": "red", "grey": "bright_black"}
LEARNT = 5  # cards of a clan after which the legend makes room for the camps
DIE_STYLES = ["", "green", "yellow", "bright_blue"]


class Drawing:
    """The parts of the table. The words come from `Naming`."""

    def __init__(self, room: Room[KeroView]) -> None:
        self.room = room
        self.words = Naming(room)

    def table(self, view: KeroView) -> RenderableType:
        parts: list[RenderableType] = [self._clans(view), self.row(view), self._lands(view)]
        parts += [self.room.line(line) for line in self._camps(view)]
        if view.frames[-1] in (frames.ROLLING, frames.FUELLING):
            parts.append(self.dice(view, 0))
        return Group(*parts)

    def _clans(self, v: KeroView) -> RenderableType:
        say = self.room.say
        claims = say("claims", claims=v.claims, all=CLAIMS)
        titles = ["jerrycans", "tuareks", "home", "cards", "points"]

        def drawn(width: int, short: bool) -> Table:
            named = [say(f"{title}-short" if short else title) for title in titles]
            table = self.room.grid(claims, say("tank"), *named, names=True)
            for seat, clan in enumerate(v.clans):
                table.add_row(
                    self.room.name(seat, v.seat, seat == v.turn),
                    bar(clan.level, v.options.capacity, width),
                    str(clan.jerrycans),
                    str(clan.tuareks),
                    str(clan.home(v.pack)),
                    self.words.colours(v, clan.cards),
                    str(clan_points(v.pack, clan.cards, clan.won, clan.explorers)),
                )
            return table

        return Fit(drawn(10, False), drawn(6, True))

    def row(self, v: KeroView) -> RenderableType:
        """Draw the cards that can be taken."""
        short: list[RenderableType] = [self._row(v, self.words.short_cost)]
        if max([len(clan.cards) for clan in v.clans]) <= LEARNT:
            short.append(Text(self.words.legend(), style="dim"))
        return Fit(self._row(v, self.words.cost), Group(*short))

    def _row(self, v: KeroView, cost: Callable[[list[int]], str]) -> Table:
        say = self.room.say
        table = self.room.grid("", say("card", pile=v.pile), say("cost"), say("gives"))
        for space, number in enumerate(v.row):
            if number == EMPTY:
                table.add_row(f"{space + 1:>3}", Text(say("empty"), style="dim"))
                continue
            card = v.pack.cards[number]
            style = STYLES.get(v.pack.colours[card.colour], "")
            name = Text(f"{v.pack.symbols[card.colour]} ", style=style)
            name.append(self.room.word("card", card.name))
            table.add_row(f"{space + 1:>3}", name, cost(card.cost), self.words.gives(card))
        return table

    def _lands(self, v: KeroView) -> Table:
        say = self.room.say
        names = [self.room.speech.name(seat)[:11] for seat in range(len(v.clans))]
        if v.last_turn:
            table = self.room.grid("", say("finals"), *names)
            for i, key in enumerate(["final-single", "final-double"]):
                counts = [str(clan.explorers[SPACES + i]) for clan in v.clans]
                table.add_row("   ", say(key), *counts)
            return table
        table = self.room.grid("", say("territory"), say("gives"), *names)
        for space, number in enumerate(v.lands):
            if number != EMPTY:
                land = v.pack.lands[number]
                counts = [str(clan.explorers[space]) for clan in v.clans]
                name = self.room.word("land", land.name)
                table.add_row(f"{space + 1:>3}", name, self.words.land(v, land), *counts)
        return table

    def _camps(self, v: KeroView) -> list[str]:
        """What the clans have built, won and learnt, and what this turn is played with.

        Of the other clan's cards their colours are enough: they stand in the table above.
        """
        lines: list[str] = []
        for seat, clan in enumerate(v.clans):
            camp = self.words.camp(v, clan, named=v.seat in (seat, SPECTATOR))
            if camp:
                lines.append(self.room.speech.label(self.room.speech.name(seat), camp))
        last = [] if v.seat == SPECTATOR else [self.words.tuareks(v)]
        if v.frames[-1] in (frames.START, frames.PREPARE):
            last.append(self.words.chosen(v))
        if v.frames[-1] in (frames.CAMP, frames.PLACING):
            last.append(self.words.spend(v))
        if last:
            lines.append(self.room.speech.parts(last))
        if v.always:
            lines.append(self.room.say("always"))
        return lines

    def dice(self, v: KeroView, picked: int) -> RenderableType:
        """Draw the dice; a star marks those picked for the next roll."""
        fuelling = v.frames[-1] == frames.FUELLING
        line = Text()
        for die in dice_in(v.live if fuelling else v.chosen):
            style = DIE_STYLES[v.pack.kinds[die]]
            unknown = fuelling and v.rolled < 0
            face = "?" if unknown else self.words.face(v, die)
            locked = not fuelling and not v.live >> die & 1
            mark = "*" if picked >> die & 1 else "×" if locked else ":"
            line.append(f"{die + 1}{mark}", style="bold" if mark == "*" else "dim")
            line.append(face.replace(" ", "\u00a0"), style="red" if locked else style).append("  ")
        return Padding(line, (0, 0, 0, 2), expand=False)


def bar(level: int, capacity: int, width: int) -> Text:
    """Return a tank as a bar, with the seconds left."""
    full = level * width // capacity
    style = "red" if level < 10_000 else "dark_cyan"
    seconds = Text(f" {level // 1000:>2} s")
    return Text("█" * full, style=style).append("░" * (width - full), style="dim") + seconds
