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
        runner, griffin = self.word("figure", "runner"), self.word("figure", "griffin")
        table = self.grid(
            "", runner, griffin, self.word("motif", "gold"), self.say("cards"), names=True
        )
        for seat in range(len(v.sizes)):
            amulet = f" + {self.say('amulet')}" if seat == v.amulet else ""
            table.add_row(
                self.name(seat, v.seat, seat == v.turn),
                _track(v.runner[seat], v.pack.runner_path),
                _track(v.griffin[seat], v.pack.griffin_path),
                f"{v.gold[seat]}{amulet}",
                f"{v.sizes[seat]}",
            )
        return table

    def _cards(self, v: KaskariaView) -> Text:
        line = Text()
        for space, kind in enumerate(v.display):
            line.append(f"  {space + 1} ", style="bold")
            line.append_text(Text(self.say("empty")) if kind == EMPTY else self._card(v, kind))
        line.append("\n  0 ", style="bold")
        line.append(self.say("piles", pile=v.pile, discard=len(v.discard), treasure=v.treasure))
        return line

    def _hand(self, v: KaskariaView) -> Text:
        line = Text(f"  {self.say('hand')}")
        before = -1
        for letter, kind in zip(LETTERS, v.hand_cards(), strict=False):
            colour = kind // len(MOTIFS)
            if colour != before:
                style = STYLES.get(v.pack.colours[colour], "")
                name = self.word("colour", v.pack.colours[colour])
                line.append(f"\n    {v.pack.symbols[colour]} {name:<9}", style=style)
                before = colour
            motif = self.word("motif", MOTIFS[kind % len(MOTIFS)])
            line.append(f" {letter}", style="bold").append(f" {motif} ")
        return line

    def question(self, view: KaskariaView) -> str:
        if view.owed:
            return self.say("ask-more", cards=view.owed)
        full = view.sizes[view.seat] >= view.pack.hand_limit
        return self.say("ask-set" if full else "ask")

    def _card(self, v: KaskariaView, kind: int) -> Text:
        colour = v.pack.colours[kind // len(MOTIFS)]
        symbol = v.pack.symbols[kind // len(MOTIFS)]
        motif = MOTIFS[kind % len(MOTIFS)]
        card = self.speech.say("kaskaria-card", {"colour": colour, "motif": motif})
        return Text(f"{symbol} {card}", style=STYLES.get(colour, ""))

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

    def shortest(self, view: KaskariaView, key: str) -> str:
        """A number for a card on the table, letters for cards of the hand."""
        verb, what, *counts = key.split(" ")
        if verb == "take":
            return counts[0] if counts else "0"
        left: dict[int, int] = {}
        for count in counts:
            motif, _, number = count.partition("=")
            left[view.pack.kinds[f"{what} {motif}"]] = int(number)
        letters: list[str] = []
        for letter, kind in zip(LETTERS, view.hand_cards(), strict=False):
            if left.get(kind, 0):
                left[kind] -= 1
                letters.append(letter)
        return " ".join(letters)

    def help(self) -> list[tuple[str, str]]:
        return [
            ("0, pile", "cli-kaskaria-help-pile"),
            ("1, 2, 3", "cli-kaskaria-help-display"),
            ("a c d", "cli-kaskaria-help-set"),
        ]


def _track(spaces: int, length: int) -> str:
    """Draw a figure on its path from the village to the volcano."""
    return "-" * spaces + "o" + "." * (length - spaces) + ("" if spaces == length else "^")
