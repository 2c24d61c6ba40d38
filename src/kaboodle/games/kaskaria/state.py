"""The game state of Kaskaria."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from kaboodle.core.ids import NOBODY, Seat
from kaboodle.core.parsing import canonical
from kaboodle.core.remade import NOTHING, Memory
from kaboodle.core.rng import Rng
from kaboodle.games.kaskaria.actions import Actions
from kaboodle.games.kaskaria.content import Pack
from kaboodle.games.kaskaria.options import Options
from kaboodle.games.kaskaria.waterfall import Fall, part, remembered, remembered_own

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class State:
    """Mutable inside the package, read-only outside it: `setup` and `apply` are its writers."""

    def __init__(
        self, pack: Pack, options: Options, actions: Actions, seats: int, rng: Rng
    ) -> None:
        self.pack: Final = pack
        self.options: Final = options
        self.actions: Final = actions
        self.seats: Final = seats
        self.rng: Final = rng
        self.pile: list[int] = []  # top card last; the waterfall is always in here (HK-W1)
        self.shelf: i64 = 0  # the waterfall is among this many bottom cards (HK-S2)
        self.display: list[int] = []  # a kind, or EMPTY
        self.discard: list[int] = []
        self.played: list[int] = []  # a set on the table, not yet discarded (HK-T7)
        self.hands: list[list[int]] = []  # by seat: a code for each colour
        self.sizes: list[int] = []  # cards in each hand
        self.known: list[list[int]] = []  # the part of each hand everyone has seen (HK-K1)
        self.runner: list[int] = []  # spaces from the village, by seat
        self.griffin: list[int] = []
        self.gold: list[int] = []
        self.treasure: i64 = 0
        self.turn: i64 = 0  # the seat whose turn it is
        self.owed: i64 = 0  # cards the set on the table still gives (HK-T5)
        self.amulet: i64 = NOBODY  # the seat that holds it
        self.remade: Memory = NOTHING  # from waterfalls before the state was restored or imagined
        self.falls: list[Fall] = []  # the last waterfalls since then (HK-W1)
        self.then: list[list[int]] = []  # and all hands at each of those
        self.since: list[int] = []  # what hands have done since the last, encoded as in `waterfall`
        self.turns: i64 = 0  # turns completed
        self.step: i64 = 0  # actions carried out; numbers the open question

    def __eq__(self, other: object) -> bool:
        """Compare all that a position describes."""
        from kaboodle.games.kaskaria.position import describe

        return isinstance(other, State) and describe(self) == describe(other)

    def __repr__(self) -> str:
        from kaboodle.games.kaskaria.position import describe

        return f"State({canonical(describe(self))})"

    def over(self) -> bool:
        """Return whether the amulet is taken and its set is carried out (HK-E1)."""
        return self.amulet != NOBODY and self.owed == 0

    def seat(self) -> Seat:
        return Seat(self.turn)


def clone(s: State) -> State:
    c = State(s.pack, s.options, s.actions, s.seats, s.rng.clone())
    c.pile = s.pile.copy()
    c.shelf = s.shelf
    c.display = s.display.copy()
    c.discard = s.discard.copy()
    c.played = s.played.copy()
    c.hands = [hand.copy() for hand in s.hands]
    c.sizes = s.sizes.copy()
    c.known = [known.copy() for known in s.known]
    c.remade = s.remade  # these three are replaced, never changed
    c.falls = s.falls
    c.then = s.then
    c.since = s.since.copy()
    c.runner = s.runner.copy()
    c.griffin = s.griffin.copy()
    c.gold = s.gold.copy()
    c.treasure = s.treasure
    c.turn = s.turn
    c.owed = s.owed
    c.amulet = s.amulet
    c.turns = s.turns
    c.step = s.step
    return c


def memory(s: State) -> Memory:
    """Return what the last waterfalls tell everyone, and each seat (HK-W1)."""
    actions = s.actions
    own: list[list[list[int]]] = []
    hidden: list[int] = []
    for seat in range(s.seats):
        then = [part(hands, seat, actions) for hands in s.then]
        own.append(remembered_own(s.remade.of(Seat(seat)), s.falls, then, seat, actions))
        hidden.append(s.sizes[seat] - len(actions.cards_in(s.known[seat])))
    return Memory(remembered(s.remade.times, s.falls, s.since, hidden, actions), own)
