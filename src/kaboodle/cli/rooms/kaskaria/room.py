"""Kaskaria in a terminal: the race as tracks, the display, a hand of lettered cards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kaboodle.cli.rooms.room import Room
from kaboodle.core.game import Refusal
from kaboodle.core.ids import SPECTATOR, Action
from kaboodle.core.words import Words
from kaboodle.games.kaskaria.actions import TAKE_DISPLAY, TAKE_PILE
from kaboodle.games.kaskaria.content import DISPLAY, EMPTY, MOTIFS
from kaboodle.games.kaskaria.score import AMULET, place_gold
from kaboodle.games.kaskaria.view import KaskariaView

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
STYLES = {
    "blue": "bright_blue",
    "orange": "dark_orange",
    "red": "bright_red",
    "green": "green",
    "yellow": "yellow",
    "purple": "medium_purple",
    "pink": "hot_pink",
    "brown": "orange4",
    "teal": "dark_cyan",
}


class KaskariaRoom(Room[KaskariaView]):
    def draw(self, view: KaskariaView) -> RenderableType:
        parts: list[RenderableType] = [self._heroes(view), Text(), self._cards(view)]
        if view.seat != SPECTATOR:
            parts += [Text(), self._hand(view)]
        return Group(*parts)

    def _heroes(self, v: KaskariaView) -> Table:
        table = Table("", "runner", "griffin", "gold", "cards", box=None, padding=(0, 2, 0, 0))
        for seat in range(len(v.sizes)):
            name = self.speech.name(seat)
            mark = ">" if seat == v.turn else " "
            amulet = " + amulet" if seat == v.amulet else ""
            table.add_row(
                Text(f"{mark} {name}", style="bold" if seat == v.seat else ""),
                _track(v.runner[seat], v.pack.runner_path),
                _track(v.griffin[seat], v.pack.griffin_path),
                f"{v.gold[seat]}{amulet}",
                f"{v.sizes[seat]}",
            )
        return table

    def _cards(self, v: KaskariaView) -> Text:
        line = Text("  display  ")
        for space, kind in enumerate(v.display):
            line.append(f" {space + 1} ", style="dim")
            line.append_text(Text("(empty)") if kind == EMPTY else self._card(v, kind))
            line.append("  ")
        line.append(f"\n  pile      0  {v.pile} cards", style="dim")
        line.append(f"    discard {len(v.discard)}    treasure {v.treasure}", style="dim")
        return line

    def _hand(self, v: KaskariaView) -> Text:
        line = Text("  your hand")
        before = -1
        for letter, kind in zip(LETTERS, v.hand_cards(), strict=False):
            colour = kind // len(MOTIFS)
            if colour != before:
                style = STYLES.get(v.pack.colours[colour], "")
                name = self._word("colour", v.pack.colours[colour])
                line.append(f"\n    {v.pack.symbols[colour]} {name:<8}", style=style)
                before = colour
            motif = self._word("motif", MOTIFS[kind % len(MOTIFS)])
            line.append(f" {letter}", style="bold").append(f" {motif} ")
        if v.owed and v.turn == v.seat:
            cards = "card" if v.owed == 1 else "cards"
            line.append(f"\n\n  Your +2: take {v.owed} more {cards}.")
        return line

    def _card(self, v: KaskariaView, kind: int) -> Text:
        colour = v.pack.colours[kind // len(MOTIFS)]
        symbol = v.pack.symbols[kind // len(MOTIFS)]
        motif = self._word("motif", MOTIFS[kind % len(MOTIFS)])
        told = f"{symbol} {self._word('colour', colour)} {motif}"
        return Text(told, style=STYLES.get(colour, ""))

    def _word(self, name: str, value: str) -> str:
        key = f"kaskaria-{name}-{value}"
        return self.speech.say(key) if self.speech.has(key) else value

    def read(self, view: KaskariaView, text: str) -> Action | Refusal | None:
        if text in ("0", "pile"):
            return TAKE_PILE
        if text.isascii() and text.isdecimal() and 1 <= int(text) <= DISPLAY:
            return Action(TAKE_DISPLAY + int(text) - 1)
        return self._set(view, text.replace(" ", ""))

    def _set(self, v: KaskariaView, letters: str) -> Action | Refusal | None:
        cards = v.hand_cards()
        chosen = sorted(set(letters))
        if len(chosen) != len(letters) or any(c not in LETTERS[: len(cards)] for c in chosen):
            return None
        kinds = [cards[LETTERS.index(letter)] for letter in chosen]
        if len(kinds) < 2:
            return Refusal("HK-T2", Words("kaskaria-set-too-small", {}))
        colour = kinds[0] // len(MOTIFS)
        if any(kind // len(MOTIFS) != colour for kind in kinds):
            return Refusal("HK-T2", Words("kaskaria-mixed-colours", {}))
        return v.actions.set_of(colour, sum(v.actions.weights[k % len(MOTIFS)] for k in kinds))

    def final(self, view: KaskariaView, scores: list[int]) -> RenderableType:
        runner, griffin = place_gold(view.runner), place_gold(view.griffin)
        table = Table("", "collected", "runner", "griffin", "amulet", "in all", box=None)
        for seat, score in enumerate(scores):
            table.add_row(
                self.speech.name(seat),
                str(view.gold[seat]),
                str(runner[seat]),
                str(griffin[seat]),
                str(AMULET if seat == view.amulet else 0),
                f"[bold]{score}[/]",
            )
        return table

    def help(self) -> str:
        return (
            "0 or pile    take the top card of the pile\n"
            "1, 2 or 3    take that card of the display\n"
            "a c d        play these cards of your hand as a set"
        )


def _track(spaces: int, length: int) -> str:
    """The figure on its way from the village to the volcano."""
    return "-" * spaces + "o" + "." * (length - spaces) + ("" if spaces == length else "^")
