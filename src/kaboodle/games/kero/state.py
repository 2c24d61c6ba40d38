"""The game state of KERO."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from kaboodle.core.ids import Seat
from kaboodle.core.parsing import canonical
from kaboodle.core.remade import NOTHING, Memory, Shown
from kaboodle.core.rng import Rng
from kaboodle.games.kero.actions import Actions
from kaboodle.games.kero.content import CLANS, PLACES, REROLL, SPACES, TUAREKS, Pack
from kaboodle.games.kero.frames import OVER
from kaboodle.games.kero.options import Options

if TYPE_CHECKING:
    from mypy_extensions import i64

STILL: Final = -1  # no KERO flows, no die has been rolled


@final
class State:
    """Mutable inside the package, read-only outside it.

    Its writers are `setup` and, behind `apply`, one module for each step of the rules: `fuel`,
    `roll`, `camp`, `tuarek`, `refill` and, shared by them, `turn` and `stock`.
    """

    def __init__(self, pack: Pack, options: Options, actions: Actions, rng: Rng) -> None:
        self.pack: Final = pack
        self.options: Final = options
        self.actions: Final = actions
        self.rng: Final = rng

        # The table.
        self.pile: list[int] = []  # cards, top last; CLAIM is a Claim card
        self.row: list[int] = []  # a card or EMPTY, left to right
        self.discard: list[int] = []
        self.claims: i64 = 0  # Claim cards turned up so far
        self.hidden_lands: list[int] = []  # top last
        self.lands: list[int] = []  # face up, a territory or EMPTY
        self.gone: list[int] = []  # territories out of the game (KO-L1)
        self.tuarek_pile: list[int] = []  # kinds, top last
        self.tuarek_used: list[int] = []
        self.face_up: list[int] = []  # kinds that lie face up for the turn (KO-M5)
        self.remade: Memory = NOTHING  # what remade piles tell of the tiles (KO-M5)
        self.plays: Shown | None = None  # what hands have played since then

        # The clans, by seat.
        self.cards: list[list[int]] = []
        self.won: list[list[int]] = []  # territories
        self.tuareks: list[list[int]] = []  # tiles of each kind
        self.explorers: list[list[int]] = []  # on each place (KO-M2, KO-E2); the rest are home
        self.jerrycans: list[int] = []
        self.tiles: list[int] = []  # abilities, one bit each
        self.always: list[bool] = []  # all eight dice, always: known to the seat alone (KO-F4)
        self.tanks: list[int] = []  # level of each truck when it last lay flat (KO-T1)

        # The clock.
        self.now: i64 = 0
        self.since: i64 = STILL  # when the truck was turned; STILL while it lies flat
        self.rolled: i64 = STILL  # when these dice were last rolled (KO-T4)

        # The turn.
        self.first: i64 = 0  # the first player's seat
        self.turn: i64 = 0
        self.frames: list[int] = []  # the open questions, top last
        self.chosen: i64 = 0  # dice of this turn, one bit each (KO-R1)
        self.faces: list[int] = []  # the side each die last showed, STILL before it was ever rolled
        self.live: i64 = 0  # dice that may be rolled (again)
        self.fires: i64 = 0  # on the dice when the truck was laid flat (KO-B1)
        self.resources: list[int] = []
        self.traded: bool = False  # the wheat ability has been used (KO-M3)
        self.scorches: i64 = 0  # further cards to discard (KO-U8)
        self.fuellings: i64 = 0  # still to come, with the running one (KO-F2)
        self.single: i64 = 0  # rolls of the last die of a fuelling (KO-F3)
        self.placing: i64 = 0  # free Explorers still to place

        self.last_turn: bool = False  # the second player's, after the third Claim (KO-E1)
        self.turns: i64 = 0  # turns completed
        self.outages: i64 = 0
        self.step: i64 = 0  # actions carried out; numbers the open question

    def __eq__(self, other: object) -> bool:
        """Compare all that a position describes."""
        from kaboodle.games.kero.position import describe

        return isinstance(other, State) and describe(self) == describe(other)

    def __repr__(self) -> str:
        from kaboodle.games.kero.position import describe

        return f"State({canonical(describe(self))})"

    def over(self) -> bool:
        return self.frames[-1] == OVER

    def seat(self) -> Seat:
        return Seat(self.turn)

    def forgiven(self) -> bool:
        """Return whether fires may be rolled again this turn (KO-U2)."""
        return REROLL in self.face_up

    def home(self, seat: i64) -> i64:
        """Count the Explorers left in camp (KO-M4)."""
        out: i64 = self.pack.supplies.explorers
        for n in self.explorers[seat]:
            out -= n
        return out

    def supply(self) -> i64:
        """Count the Jerrycans left in the box (KO-C3)."""
        return self.pack.supplies.jerrycans - self.jerrycans[0] - self.jerrycans[1]


def blank(pack: Pack, options: Options, actions: Actions, rng: Rng) -> State:
    """Return an empty table, with every list in its place."""
    s = State(pack, options, actions, rng)
    s.lands = [-1] * SPACES
    s.cards = [[] for _ in range(CLANS)]
    s.won = [[] for _ in range(CLANS)]
    s.tuareks = [[0] * len(TUAREKS) for _ in range(CLANS)]
    s.explorers = [[0] * PLACES for _ in range(CLANS)]
    s.jerrycans = [0] * CLANS
    s.tiles = [0] * CLANS
    s.always = [False] * CLANS
    s.tanks = [options.capacity] * CLANS
    s.faces = [STILL] * 8
    s.resources = [0] * 4
    return s


def clone(s: State) -> State:
    c = State(s.pack, s.options, s.actions, s.rng.clone())
    c.pile = s.pile.copy()
    c.row = s.row.copy()
    c.discard = s.discard.copy()
    c.claims = s.claims
    c.hidden_lands = s.hidden_lands.copy()
    c.lands = s.lands.copy()
    c.gone = s.gone.copy()
    c.tuarek_pile = s.tuarek_pile.copy()
    c.tuarek_used = s.tuarek_used.copy()
    c.face_up = s.face_up.copy()
    c.remade = s.remade  # replaced, never changed
    c.plays = s.plays  # likewise
    c.cards = [s.cards[0].copy(), s.cards[1].copy()]
    c.won = [s.won[0].copy(), s.won[1].copy()]
    c.tuareks = [s.tuareks[0].copy(), s.tuareks[1].copy()]
    c.explorers = [s.explorers[0].copy(), s.explorers[1].copy()]
    c.jerrycans = s.jerrycans.copy()
    c.tiles = s.tiles.copy()
    c.always = s.always.copy()
    c.tanks = s.tanks.copy()
    c.now = s.now
    c.since = s.since
    c.rolled = s.rolled
    c.first = s.first
    c.turn = s.turn
    c.frames = s.frames.copy()
    c.chosen = s.chosen
    c.faces = s.faces.copy()
    c.live = s.live
    c.fires = s.fires
    c.resources = s.resources.copy()
    c.traded = s.traded
    c.scorches = s.scorches
    c.fuellings = s.fuellings
    c.single = s.single
    c.placing = s.placing
    c.last_turn = s.last_turn
    c.turns = s.turns
    c.outages = s.outages
    c.step = s.step
    return c
