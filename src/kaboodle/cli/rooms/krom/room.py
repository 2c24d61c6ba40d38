"""KROM in a terminal: the tribe, the cards on show, and choices typed as words."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kaboodle.cli.rooms.fit import Fit
from kaboodle.cli.rooms.krom.words import Naming
from kaboodle.cli.rooms.room import Room
from kaboodle.core.game import Game, Refusal
from kaboodle.core.ids import SPECTATOR, Action
from kaboodle.games.krom.content import EMPTY, GOODS, PLACES
from kaboodle.games.krom.state import BEAST
from kaboodle.games.krom.view import ORDERS, KromView
from kaboodle.speech import Speech

HELP = [
    ("forest, 2", "go"),
    ("rest; buy wood, buy life, buy card", "cave"),
    ("pick; shuffle", "forest"),
    ("hunt 2, hunt 2 +1", "savanna"),
    ("climb; reroll 1 4 5; take 1", "mountain"),
    ("realise 3", "realise"),
    ("play NAME, play NAME on WHOM", "play"),
    ("pass", "pass"),
    ("end", "end"),
    ("allow; allow round, allow others", "allow"),
    ("withdraw", "withdraw"),
    ("rob wood, rob card, rob nothing", "rob"),
]


class KromRoom(Room[KromView]):
    def __init__(self, game: Game[Any, KromView], speech: Speech) -> None:
        super().__init__(game, speech)
        self.words = Naming(self)

    def draw(self, view: KromView) -> RenderableType:
        parts: list[RenderableType] = [self._tribe(view), self._legend(), self._show(view)]
        parts.append(self._supply(view))
        if view.seat != SPECTATOR:
            parts.append(self._hand(view))
        return Group(*parts)

    def question(self, view: KromView) -> str:
        return self.words.question(view, view.frames[-1])

    def _tribe(self, v: KromView) -> RenderableType:
        return Fit(self._players(v, True), self._players(v, False))

    def _players(self, v: KromView, wide: bool) -> Table:
        """Draw all players; in a narrow terminal without character and weight."""
        who = [self.say("character"), self.say("weight")] if wide else []
        goods = [self.speech.say(f"krom-sign-{good}") for good in GOODS[:4]]
        life = self.speech.say("krom-sign-life")
        rest = [self.say("cards"), self.say("points", goal=v.goal)]
        table = self.grid("", *who, self.say("place"), life, *goods, *rest, names=True)
        for seat in range(len(v.place)):
            character = v.character[seat]
            known = ["", ""]
            if character != EMPTY:
                known = [self.word("character", v.pack.characters[character])]
                known.append(str(v.pack.weights[character]))
            trophy = f" + {self.say('trophy')}" if v.trophy == seat else ""
            table.add_row(
                self.name(seat, v.seat, seat == self.words.turn(v)),
                *(known if wide else []),
                self.words.site(v.place[seat]),
                str(v.life[seat] or self.say("stunned")),
                *[str(n) for n in v.tokens[seat]],
                str(v.sizes[seat]),
                f"{v.points[seat]}{trophy}",
            )
        if v.beast_life:
            where = self.words.site(v.beast_place) if v.beast_place >= 0 else ""
            beast = ["", str(v.pack.weights[BEAST])] if wide else []
            table.add_row(f"  {self.say('beast')}", *beast, where, str(v.beast_life))
        return table

    def _legend(self) -> RenderableType:
        parts = [
            f"{self.speech.say(f'krom-sign-{g}')} {self.speech.say(f'krom-good-{g}')}"
            for g in GOODS
        ]
        return self.line(" · ".join(parts), "dim")

    def _show(self, v: KromView) -> RenderableType:
        """Draw evolutions and prey side by side, or one below the other in a narrow terminal."""
        ideas, prey = self._ideas(v), self._prey(v)
        both = Table.grid(padding=(0, 2, 0, 0))
        both.add_row(ideas, prey)
        return Fit(both, Group(ideas, prey))

    def _ideas(self, v: KromView) -> Table:
        table = self.grid("", self.say("evolution"), self.say("points-short"), self.say("cost"))
        for space, card in enumerate(v.ideas):
            if card == EMPTY:
                table.add_row(f"{space + 1:>3}", Text(self.say("none"), style="dim"))
                continue
            place = v.pack.evolution_place[card]
            only = f" {self.words.site(place)}" if place >= 0 else ""
            name = self.word("card", v.pack.evolutions.ids[card])
            cost = self.words.signs(v.pack.cost[card]) + only
            table.add_row(f"{space + 1:>3}", name, str(v.pack.points[card]), cost)
        return table

    def _prey(self, v: KromView) -> Table:
        table = self.grid("", self.say("prey"), self.say("dice"), self.say("gives"))
        for space, prey in enumerate(v.prey):
            table.add_row(
                f"{space + 1:>3}",
                self.word("card", v.pack.hunting.ids[prey]),
                self.say("dice-for", dice=v.pack.hunt_dice[prey], value=v.pack.hunt_value[prey]),
                self.words.signs(v.pack.hunting.gives[prey]),
            )
        return table

    def _supply(self, v: KromView) -> RenderableType:
        supply = self.words.signs([max(n, 0) for n in v.supply]) or self.say("nothing")
        picking, hunting, bonus, evolutions = v.decks
        text = self.say("supply", supply=supply, picking=picking, hunting=hunting, bonus=bonus,
                        evolutions=evolutions)  # fmt: skip
        return self.line(text, "dim")

    def _hand(self, v: KromView) -> RenderableType:
        parts: list[RenderableType] = [self.line(self.say("hand" if v.hand else "no-hand"))]
        table = self.grid("", "")
        table.show_header = False
        for face in dict.fromkeys(v.hand):
            many = v.hand.count(face)
            times = f" × {many}" if many > 1 else ""
            name = Text(f"    {self.word('card', v.pack.bonus.ids[face])}{times}", style="bold")
            table.add_row(name, self.words.effect(v, face))
        parts += [table] if v.hand else []
        parts += [self.line(self.say(f"order-{ORDERS[v.order]}"))] if v.order else []
        return Group(*parts)

    def read(self, view: KromView, text: str) -> Action | Refusal | None:
        """Return the action typed in full, or by a prefix of its words that is unambiguous."""
        words = " ".join(text.lower().split())
        words = self.words.places(view.frames[-1]).get(words, words)
        if words in PLACES:
            words = f"go {words}"
        if words.startswith("play "):
            words = self._played(view, words.removeprefix("play "))
        keys = self.game.catalogue.keys
        if words in keys:
            return Action(keys.index(words))
        begun = [number for number, key in enumerate(keys) if key.startswith(words)]
        if len(begun) == 1 or words in ("take", "hunt 1", "hunt 2", "hunt 3", "hunt 4"):
            return Action(begun[0])
        return None

    def typed(self, key: str) -> str:
        """Records count players from 0, people from 1."""
        card, on, seat = key.partition(" on ")
        return f"{card} on {int(seat) + 1}" if on else key

    def _played(self, v: KromView, words: str) -> str:
        """Return the key of a card from its listed name, and that of its target."""
        name, on, whom = words.partition(" on ")
        ids = dict.fromkeys([v.pack.bonus.ids[face] for face in v.hand])
        meant = [i for i in ids if self.word("card", i).lower().startswith(name) or i == name]
        card = meant[0] if len(meant) == 1 else name
        return f"play {card} on {self._seat(v, whom)}" if on else f"play {card}"

    def _seat(self, v: KromView, name: str) -> str:
        """Return the number, as in keys, of a player given by name or by seat (from 1)."""
        for seat in range(len(v.place)):
            if name in (self.speech.name(seat).lower(), str(seat + 1)):
                return str(seat)
        return name

    def shortest(self, view: KromView, key: str) -> str:
        return self.typed(key).removeprefix("go ").removesuffix(" +0")

    def help(self) -> list[tuple[str, str]]:
        return [(typed, f"cli-krom-help-{key}") for typed, key in HELP]
