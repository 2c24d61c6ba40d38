"""The view: the observation of one seat, all that it may know (HK-K1).

A view is built from nothing, field by field. It is never a state with parts removed, so that a
forgotten field is missing, not leaked.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.game import View
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.core.remade import REMEMBERED, Remade, recalled, shape
from kaboodle.core.shape import TEXT, WHOLE, Fields, Many, Maybe
from kaboodle.games.kaskaria.actions import Actions
from kaboodle.games.kaskaria.content import EMPTY, Pack
from kaboodle.games.kaskaria.options import Options
from kaboodle.games.kaskaria.score import so_far, worth
from kaboodle.games.kaskaria.state import State
from kaboodle.games.kaskaria.waterfall import Fall, part, remembered, remembered_own

SHAPE: Final = Fields(
    "KaskariaView",
    {
        "seat": WHOLE,
        "hand": Many(TEXT),
        "worth": Fields("KaskariaWorth", {"runner": Many(WHOLE), "griffin": Many(WHOLE)}),
        "seats": WHOLE,
        "sizes": Many(WHOLE),
        "known": Many(Many(TEXT)),
        "display": Many(TEXT),
        "discard": Many(TEXT),
        "played": Many(TEXT),
        "pile": WHOLE,
        "shelf": WHOLE,
        "runner": Many(WHOLE),
        "griffin": Many(WHOLE),
        "gold": Many(WHOLE),
        "points": Many(WHOLE),
        "treasure": WHOLE,
        "turn": WHOLE,
        "owed": WHOLE,
        "amulet": Maybe(WHOLE),
        "turns": WHOLE,
        "step": WHOLE,
        REMEMBERED: shape("KaskariaRemade", TEXT),
    },
)


@final
class KaskariaView(View):
    hand: list[int]  # own cards, a code for each colour; all 0 for a spectator
    sizes: list[int]
    known: list[list[int]]  # by seat: what everyone has seen go into the hand
    display: list[int]
    discard: list[int]
    played: list[int]
    pile: int  # number of cards
    shelf: int  # the waterfall is among this many at the bottom
    remade: list[Remade]  # what everyone remembers from before the state was restored
    own_remade: list[list[int]]  # and this seat's unseen cards at each of those times
    falls: list[Fall]  # the last waterfalls since then
    then: list[list[int]]  # own hand at each of those
    since: list[int]  # what hands have done since the last
    runner: list[int]
    griffin: list[int]
    gold: list[int]
    treasure: int
    turn: Seat
    owed: int
    amulet: Seat
    turns: int
    step: int

    def __init__(self, seat: Seat, pack: Pack, options: Options, actions: Actions) -> None:
        self.seat = seat
        self.pack: Final = pack
        self.options: Final = options
        self.actions: Final = actions
        self._recalls: list[Remade] | None = None
        self._own: list[list[int]] = []

    def recalls(self) -> list[Remade]:
        """Return what everyone can remember of the last waterfalls (HK-W1). Cached."""
        if self._recalls is None:
            self._recalls = remembered(
                self.remade, self.falls, self.since, self.hidden(), self.actions
            )
        return self._recalls

    @property
    def own(self) -> list[list[int]]:
        """Return what this seat adds to each: the part of its hand not everyone had seen."""
        if self.seat != SPECTATOR and not self._own:
            self._own = remembered_own(
                self.own_remade, self.falls, self.then, self.seat, self.actions
            )
        return self._own

    def hidden(self) -> list[int]:
        """Count the cards of each hand that not everyone has seen."""
        return [n - len(self.known_cards(seat)) for seat, n in enumerate(self.sizes)]

    def hand_cards(self) -> list[int]:
        """Return the viewer's own cards as kinds, colour by colour."""
        return self.actions.cards_in(self.hand)

    def known_cards(self, seat: int) -> list[int]:
        return self.actions.cards_in(self.known[seat])

    def _worth(self, spaces: list[int], last: int) -> list[int]:
        """Return what the viewer's place would be worth on each space; [] for a spectator."""
        return [] if self.seat == SPECTATOR else worth(spaces, self.seat, last)

    def to_json(self) -> dict[str, object]:
        remade = recalled(self.recalls(), self.own, self.pack.cards)
        return {**self.apart(), **self.alike(), REMEMBERED: remade}

    def apart(self) -> dict[str, object]:
        cards = self.pack.cards
        return {
            "seat": self.seat,
            "hand": [cards[kind] for kind in self.hand_cards()],
            "worth": {
                "runner": self._worth(self.runner, self.pack.runner_path),
                "griffin": self._worth(self.griffin, self.pack.griffin_path),
            },
        }

    def alike(self) -> dict[str, object]:
        cards = self.pack.cards
        return {
            "seats": len(self.sizes),
            "sizes": self.sizes,
            "known": [
                [cards[kind] for kind in self.known_cards(i)] for i in range(len(self.sizes))
            ],
            "display": ["" if kind == EMPTY else cards[kind] for kind in self.display],
            "discard": [cards[kind] for kind in self.discard],
            "played": [cards[kind] for kind in self.played],
            "pile": self.pile,
            "shelf": self.shelf,
            "runner": self.runner,
            "griffin": self.griffin,
            "gold": self.gold,
            "points": so_far(self.gold, self.runner, self.griffin, self.amulet),
            "treasure": self.treasure,
            "turn": self.turn,
            "owed": self.owed,
            "amulet": self.amulet if self.amulet >= 0 else None,
            "turns": self.turns,
            "step": self.step,
        }


def view(s: State, seat: Seat) -> KaskariaView:
    v = KaskariaView(seat, s.pack, s.options, s.actions)
    v.hand = [0] * len(s.pack.colours) if seat == SPECTATOR else s.hands[seat].copy()
    v.sizes = s.sizes.copy()
    v.known = [known.copy() for known in s.known]
    v.display = s.display.copy()
    v.discard = s.discard.copy()
    v.played = s.played.copy()
    v.pile = len(s.pile)
    v.shelf = s.shelf
    v.remade = s.remade.times
    v.own_remade = s.remade.of(seat)
    v.falls = s.falls
    v.then = [] if seat == SPECTATOR else [part(hands, seat, s.actions) for hands in s.then]
    v.since = s.since.copy()
    v.runner = s.runner.copy()
    v.griffin = s.griffin.copy()
    v.gold = s.gold.copy()
    v.treasure = s.treasure
    v.turn = s.seat()
    v.owed = s.owed
    v.amulet = Seat(s.amulet)
    v.turns = s.turns
    v.step = s.step
    return v
