"""KERO's cards, territories and dice in words short enough for a terminal."""

from __future__ import annotations

from kaboodle.cli.rooms.room import Room
from kaboodle.games.kero.actions import dice_in
from kaboodle.games.kero.content import (
    ABILITIES,
    COLOUR,
    COSTS,
    DIE_NAMES,
    GOODS,
    LANDS,
    NO_ABILITY,
    PLAIN,
    RESOURCES,
    SIDES,
    TUAREKS,
    WHITES,
    Card,
    Land,
)
from kaboodle.games.kero.score import colour_counts
from kaboodle.games.kero.view import Clan, KeroView


class Naming:
    def __init__(self, room: Room[KeroView]) -> None:
        self.room = room

    def cost(self, cost: list[int]) -> str:
        """2 bricks, 1 metal"""
        named = zip(cost, COSTS, strict=True)
        return ", ".join([self.amount(good, n) for n, good in named if n])

    def short_cost(self, cost: list[int]) -> str:
        """Return amounts as letters, for narrow columns."""
        named = zip(cost, COSTS, strict=True)
        return " ".join([f"{n}{self.room.say(f'sign-{good}')}" for n, good in named if n])

    def legend(self) -> str:
        """Return the legend of the letters."""
        parts = [f"{self.room.say(f'sign-{good}')} {self.good(good)}" for good in COSTS]
        return f"     {' · '.join(parts)}"

    def good(self, good: str) -> str:
        return self.room.word("resource", good) if good in COSTS else self.room.say(good)

    def amount(self, good: str, n: int) -> str:
        """2 recruits"""
        return self.room.say("amounts", **{good if good in RESOURCES else f"{good}s": n})

    def gives(self, card: Card) -> str:
        """Return what a card gives the player who takes it."""
        parts = [self._count("points", card.points)]
        if card.none_shall_pass:
            parts.append(self.room.say("squares"))
        parts += [
            self._count("jerrycans", card.jerrycans),
            self._count("tuareks", card.tuareks),
            self._count("explorers", card.explorers),
            self._count("fuellings", card.fuellings),
        ]
        if card.ability != NO_ABILITY:
            ability = self.room.word("ability", ABILITIES[card.ability])
            parts.append(self.room.say("for-good", ability=ability))
        return ", ".join([part for part in parts if part])

    def land(self, v: KeroView, land: Land) -> str:
        parts = [self._count("points", land.points)]
        if land.kind == COLOUR:
            parts.append(self.room.say("land-colour", colour=v.pack.colours[land.colour]))
        elif land.kind != PLAIN:
            parts.append(self.room.say(f"land-{LANDS[land.kind]}"))
        parts += [self._count("jerrycans", land.jerrycans), self._count("tuareks", land.tuareks)]
        return ", ".join([part for part in parts if part])

    def _count(self, what: str, n: int) -> str:
        return self.room.say(f"n-{what}", n=n) if n else ""

    def face(self, v: KeroView, die: int) -> str:
        side = die * SIDES + v.faces[die]
        if v.pack.fire[side]:
            return self.room.say("fire")
        named = [(n, GOODS[i]) for i, n in enumerate(v.pack.gives[side]) if n]
        parts = [self.good(good) if n == 1 else self.amount(good, n) for n, good in named]
        return " + ".join(parts) or self.room.say("nothing")

    def chosen(self, v: KeroView) -> str:
        """Return the dice that will be rolled, with those already added."""
        names = [
            self.room.word("die", DIE_NAMES[die - WHITES + 1]) for die in dice_in(v.chosen)[WHITES:]
        ]
        return self.room.say("dice", white=WHITES, more=len(names), names=" + ".join(names))

    def spend(self, v: KeroView) -> str:
        named = zip(RESOURCES, v.resources, strict=True)
        held = [self.amount(good, n) for good, n in named if n]
        return self.room.say("spend", held=", ".join(held) or self.room.say("nothing"))

    def colours(self, v: KeroView, cards: list[int]) -> str:
        """Return the number of cards of each colour, which territories count."""
        counts = colour_counts(v.pack, cards)
        shown = [f"{n}{v.pack.symbols[i]}" for i, n in enumerate(counts) if n]
        return " ".join(shown) or "0"

    def camp(self, v: KeroView, clan: Clan, named: bool) -> str:
        """Return what a clan has built (if `named`), won and learnt."""
        # A card that gave an ability is listed as this ability.
        plain = [card for card in clan.cards if v.pack.cards[card].ability == NO_ABILITY]
        cards = [self.room.word("card", v.pack.cards[card].name) for card in plain]
        lands = [self.room.word("land", v.pack.lands[land].name) for land in clan.won]
        tiles = [name for i, name in enumerate(ABILITIES) if clan.tiles >> i & 1]
        parts = [", ".join(_with_counts(cards))] if cards and named else []
        if lands:
            parts.append(self.room.say("won", lands=", ".join(lands)))
        if tiles:
            known = ", ".join([self.room.word("ability", tile) for tile in tiles])
            parts.append(self.room.say("for-good", ability=known))
        return self.room.speech.parts(parts) if parts else ""

    def tuareks(self, v: KeroView) -> str:
        own = [
            self.room.word("tuarek", TUAREKS[i]) for i, n in enumerate(v.tuareks) for _ in range(n)
        ]
        none = self.room.say("none")
        return self.room.say("your-tuareks", tuareks=", ".join(_with_counts(own)) or none)


def _with_counts(names: list[str]) -> list[str]:
    """Return each name once, with its count."""
    once = list(dict.fromkeys(names))
    return [name if names.count(name) == 1 else f"{name} (×{names.count(name)})" for name in once]
