"""KROM in a terminal: the tribe, the cards on show, and choices typed as words."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kaboodle.cli.rooms.room import Room
from kaboodle.core.game import Refusal
from kaboodle.core.ids import SPECTATOR, Action
from kaboodle.games.krom.content import (
    COUNTER,
    DICE,
    EMPTY,
    GOODS,
    HARM,
    PLACES,
    STEAL,
    SWAP,
    TRADE,
    VALUE,
)
from kaboodle.games.krom.dice import combination
from kaboodle.games.krom.frames import Acting, Choosing, Countering, Fighting, Frame, Robbing
from kaboodle.games.krom.state import BEAST
from kaboodle.games.krom.view import KromView


class KromRoom(Room[KromView]):
    def draw(self, view: KromView) -> RenderableType:
        parts: list[RenderableType] = [self._tribe(view), Text(), self._show(view)]
        if view.seat != SPECTATOR:
            parts += [Text(), self._hand(view)]
        if view.frames:
            parts += [Text(), self._question(view, view.frames[-1])]
        return Group(*parts)

    def _tribe(self, v: KromView) -> Table:
        table = Table("", "", "kg", "in", "life", box=None, padding=(0, 2, 0, 0))
        for good in GOODS[:4]:
            table.add_column(self.speech.say(f"krom-good-{good}"), justify="right")
        table.add_column("cards", justify="right")
        table.add_column("points", justify="right")
        for seat in range(len(v.place)):
            character = v.character[seat]
            who = ["", ""]
            if character != EMPTY:
                who = [self._word("character", v.pack.characters[character])]
                who.append(str(v.pack.weights[character]))
            trophy = " with trophy" if v.trophy == seat else ""
            table.add_row(
                Text(self.speech.name(seat), style="bold" if seat == v.seat else ""),
                *who,
                self._site(v.place[seat]),
                str(v.life[seat] or "stunned"),
                *[str(n) for n in v.tokens[seat]],
                str(v.sizes[seat]),
                f"{v.points[seat]}/{v.goal}{trophy}",
            )
        if v.beast_life:
            where = self._site(v.beast_place) if v.beast_place >= 0 else ""
            table.add_row("Kromosaurus", "", str(v.pack.weights[BEAST]), where, str(v.beast_life))
        return table

    def _show(self, v: KromView) -> Table:
        """Evolutions and prey, space by space, and what is left."""
        table = Table("", "evolution", "points", "cost", "", "prey", "dice", "gives", box=None)
        for space in range(len(v.ideas)):
            card, prey = v.ideas[space], v.prey[space]
            idea = ["(none)", "", ""]
            if card != EMPTY:
                place = v.pack.evolution_place[card]
                only = f" {self._site(place)}" if place >= 0 else ""
                cost = self._signs(v.pack.cost[card]) + only
                name = self._word("card", v.pack.evolutions.ids[card])
                idea = [name, str(v.pack.points[card]), cost]
            table.add_row(
                str(space + 1),
                *idea,
                "",
                self._word("card", v.pack.hunting.ids[prey]),
                f"{v.pack.hunt_dice[prey]} for {v.pack.hunt_value[prey]}+",
                self._signs(v.pack.hunting.gives[prey]),
            )
        supply = self._signs([max(n, 0) for n in v.supply]) or "nothing"
        picking, hunting, bonus, evolutions = v.decks
        table.caption = (
            f"supply {supply}; decks: {picking} picking, {hunting} hunting, {bonus} bonus,"
            f" {evolutions} evolutions"
        )
        table.caption_justify = "left"
        return table

    def _hand(self, v: KromView) -> Text:
        line = Text("  your cards" if v.hand else "  you hold no cards")
        for face in v.hand:
            line.append(f"\n    {v.pack.bonus.ids[face]}", style="bold")
            line.append(f"  {self._effect(v, face)}")
        if v.order:
            line.append("\n  Standing order: cards pass unasked; withdraw to be asked again.")
        return line

    def _effect(self, v: KromView, face: int) -> str:
        kind, pack = v.pack.kind[face], v.pack
        gives, price = self._bundle(pack.bonus.gives[face]), self._bundle(pack.price[face])
        if kind == VALUE:
            told = f"combat: +{pack.strength[face]}"
        elif kind == DICE:
            told = f"combat: {pack.strength[face]} more dice"
        elif kind == COUNTER:
            told = "counter: cancels another player's card"
        elif kind == HARM:
            told = f"a target loses {gives}"
        elif kind == STEAL:
            told = f"steal {gives} from a target here"
        elif kind == SWAP:
            told = f"give {price} to a target for {gives}"
        elif kind == TRADE:
            told = f"pay {price}, gain {gives}"
        else:
            told = f"gain {gives}"
        place = pack.bonus_place[face]
        return told + (f" (in {self._place(place)})" if place >= 0 else "")

    def _question(self, v: KromView, f: Frame) -> Text:
        if isinstance(f, Choosing):
            told = f"Round {v.round}: where to?"
        elif isinstance(f, Fighting):
            shown = [f"{self._fighter(i)} {n}" for i, n in zip(f.fighters, f.totals, strict=True)]
            told = f"Combat in {self._place(v.here)}: {', '.join(shown)}."
        elif isinstance(f, Robbing):
            told = f"Rob {self.speech.name(f.victims[0])}, or decline."
        elif isinstance(f, Countering):
            card = self._word("card", v.pack.bonus.ids[f.face])
            on = f" on {self.speech.name(f.target)}" if f.target >= 0 else ""
            told = f"{self.speech.name(f.player)} plays {card}{on}. Let it pass?"
        elif isinstance(f, Acting):
            told = f"{self.speech.name(f.seat)} acts in {self._place(v.here)}."
            if f.dice:
                found = v.pack.climbs[combination(f.dice)]
                dice = " ".join([str(die) for die in f.dice])
                rewards = " or ".join([self._bundle(r) or "nothing" for r in found])
                told += f" Dice {dice}: {rewards}."
        else:
            told = f"{self.speech.name(f.seat)} chooses a character."
        return Text(f"  {told}", style="bold")

    def _fighter(self, seat: int) -> str:
        return "Kromosaurus" if seat == BEAST else self.speech.name(seat)

    def _place(self, place: int) -> str:
        return self._word("place", PLACES[place])

    def _site(self, place: int) -> str:
        return self._word("site", PLACES[place])

    def _signs(self, amounts: list[int]) -> str:
        """Goods by their letters, where there is little room."""
        named = zip(amounts, GOODS, strict=False)
        return " ".join([f"{n}{self.speech.say(f'krom-sign-{good}')}" for n, good in named if n])

    def _bundle(self, amounts: list[int]) -> str:
        named = zip(amounts, GOODS, strict=False)
        return ", ".join([f"{n} {self.speech.say(f'krom-good-{good}')}" for n, good in named if n])

    def _word(self, name: str, value: str) -> str:
        key = f"krom-{name}-{value}"
        return self.speech.say(key) if self.speech.has(key) else value

    def read(self, view: KromView, text: str) -> Action | Refusal | None:
        """A choice by its words, or by enough of them to tell it from every other."""
        words = " ".join(text.lower().split())
        head, sign, name = words.partition(" on ")
        if sign:
            words = f"{head} on {self._seat(view, name)}"
        if words in PLACES:
            words = f"go {words}"
        keys = self.game.catalogue.keys
        if words in keys:
            return Action(keys.index(words))
        begun = [number for number, key in enumerate(keys) if key.startswith(words)]
        if len(begun) == 1 or words in ("take", "hunt 1", "hunt 2", "hunt 3", "hunt 4"):
            return Action(begun[0])
        return None

    def _seat(self, v: KromView, name: str) -> str:
        """The number in a key of a player named by name or by seat, counted from 1."""
        for seat in range(len(v.place)):
            if name in (self.speech.name(seat).lower(), str(seat + 1)):
                return str(seat)
        return name

    def final(self, view: KromView, scores: list[int]) -> RenderableType:
        table = Table("", "evolutions", "points", box=None, padding=(0, 2, 0, 0))
        ids = view.pack.evolutions.ids
        for seat, score in enumerate(scores):
            names = [self._word("card", ids[card]) for card in view.realised[seat]]
            if view.trophy == seat:
                names.append("trophy")
            table.add_row(self.speech.name(seat), ", ".join(names), str(score))
        return table

    def help(self) -> str:
        return (
            "forest       go there (cave, forest, savanna, mountain)\n"
            "rest         in the Cave; buy wood, buy life, buy card\n"
            "pick         in the Forest; shuffle before the first card\n"
            "hunt 2 +1    in the Savanna: the prey in space 2 with one more die\n"
            "climb        on the Mountain; reroll 1 4 5, take 1 or take 2\n"
            "realise 3    the evolution in space 3\n"
            "play NAME    a card you hold, by its first name; play NAME on WHOM\n"
            "pass, end    in a combat, of your action phase\n"
            "allow        let a card pass; allow round, allow all for more than one; withdraw\n"
            "rob wood     after a combat; rob card, rob nothing"
        )
