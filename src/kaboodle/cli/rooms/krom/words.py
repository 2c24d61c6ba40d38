"""KROM's cards and questions in words short enough for a terminal."""

from __future__ import annotations

from kaboodle.cli.rooms.room import Room
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
from kaboodle.games.krom.frames import (
    Acting,
    Choosing,
    Countering,
    Fighting,
    Frame,
    Robbing,
)
from kaboodle.games.krom.frames import (
    Naming as Christening,
)
from kaboodle.games.krom.state import BEAST
from kaboodle.games.krom.view import KromView


class Naming:
    def __init__(self, room: Room[KromView]) -> None:
        self.room = room

    def effect(self, v: KromView, face: int) -> str:
        """Return what a bonus card does."""
        kind, pack = v.pack.kind[face], v.pack
        gives, price = self.bundle(pack.bonus.gives[face]), self.bundle(pack.price[face])
        strength = pack.strength[face]
        keys = {VALUE: "value", DICE: "dice", COUNTER: "counter", HARM: "harm", STEAL: "steal",
                SWAP: "swap", TRADE: "trade"}  # fmt: skip
        key = f"card-{keys.get(kind, 'gain')}"
        text = self.room.say(key, n=strength, gives=gives, price=price)
        place = pack.bonus_place[face]
        return text + (f" ({self.site(place)})" if place >= 0 else "")

    def question(self, v: KromView, f: Frame) -> str:
        say, name = self.room.say, self.room.speech.name
        if isinstance(f, Choosing):
            here = v.place[v.seat] if v.seat >= 0 else EMPTY
            return say("ask-place", round=v.round, places=self._list_places(here))
        if isinstance(f, Fighting):
            shown = [f"{self._fighter(i)} {n}" for i, n in zip(f.fighters, f.totals, strict=True)]
            return say("ask-fight", totals=", ".join(shown))
        if isinstance(f, Robbing):
            return say("ask-rob", name=name(f.victims[0]))
        if isinstance(f, Countering):
            card = self.room.word("card", v.pack.bonus.ids[f.face])
            if f.target >= 0:
                return say("ask-counter-on", name=name(f.player), card=card, whom=name(f.target))
            return say("ask-counter", name=name(f.player), card=card)
        if isinstance(f, Acting):
            return self._phase(v, f)
        taken = set(v.character)
        ids = [who for i, who in enumerate(v.pack.characters) if i not in taken]
        return say("ask-character", names=", ".join([f"be {who}" for who in ids]))

    def _phase(self, v: KromView, f: Acting) -> str:
        if f.dice:
            climbs = v.pack.climbs[combination(f.dice)]
            none = self.room.say("nothing")
            label = self.room.speech.label
            rewards = [label(f"take {i}", self.bundle(r) or none) for i, r in enumerate(climbs, 1)]
            dice = " ".join([str(die) for die in f.dice])
            return self.room.say("ask-climb", dice=dice, rewards=self.room.speech.parts(rewards))
        return self.room.say(f"ask-{PLACES[v.here]}")

    def turn(self, v: KromView) -> int:
        """Return the only player who is asked, if this is public."""
        f = v.frames[-1] if v.frames else None
        if isinstance(f, Acting | Christening):
            return f.seat
        if isinstance(f, Robbing):
            return f.winner
        return f.fighters[f.turn] if isinstance(f, Fighting) else EMPTY

    def _fighter(self, seat: int) -> str:
        return self.room.say("beast") if seat == BEAST else self.room.speech.name(seat)

    def _list_places(self, here: int) -> str:
        return ", ".join([f"{i + 1} {self.site(i)}" for i in range(len(PLACES)) if i != here])

    def places(self, f: Frame) -> dict[str, str]:
        """Return the places by their local names, and by number if a place is asked for."""
        named = {self.site(i).lower(): place for i, place in enumerate(PLACES)}
        if isinstance(f, Choosing):
            named |= {str(i): place for i, place in enumerate(PLACES, 1)}
        return named

    def site(self, place: int) -> str:
        return self.room.word("site", PLACES[place])

    def signs(self, amounts: list[int]) -> str:
        """Return goods as letters, for narrow columns."""
        named = zip(amounts, GOODS, strict=False)
        return " ".join(
            [f"{n}{self.room.speech.say(f'krom-sign-{good}')}" for n, good in named if n]
        )

    def bundle(self, amounts: list[int]) -> str:
        named = zip(amounts, GOODS, strict=False)
        say = self.room.speech.say
        return ", ".join([say(f"krom-count-{good}", {"count": n}) for n, good in named if n])
