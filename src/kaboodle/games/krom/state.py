"""The game state of KROM."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from kaboodle.core.ids import NOBODY
from kaboodle.core.parsing import canonical
from kaboodle.core.remade import NOTHING, Memory, Shown
from kaboodle.core.rng import Rng
from kaboodle.games.krom import frames
from kaboodle.games.krom.actions import Actions
from kaboodle.games.krom.content import ANYWHERE, Pack
from kaboodle.games.krom.frames import Frame
from kaboodle.games.krom.options import Options

if TYPE_CHECKING:
    from mypy_extensions import i64

BEAST: Final = 6  # the Kromosaurus where fighters are listed, after every seat

# How a game stands.
RUNNING: Final = 0
WON: Final = 1  # KR-E2
CAPPED: Final = 2  # KR-Z1

# Standing orders (KR-B5).
ASK: Final = 0
ROUND: Final = 1  # let every card pass this round
OTHERS: Final = 2  # let pass what is not aimed at me, until withdrawn


@final
class State:
    """Mutable inside the package, read-only outside it: `setup` and `apply` are its writers."""

    def __init__(
        self, pack: Pack, options: Options, actions: Actions, seats: int, rng: Rng
    ) -> None:
        self.pack: Final = pack
        self.options: Final = options
        self.actions: Final = actions
        self.seats: Final[i64] = seats
        self.goal: Final[i64] = options.goal(seats)  # KR-S3
        self.rng: Final = rng
        self.character: list[int] = []  # by seat; -1 before it is taken
        self.place: list[int] = []
        self.life: list[int] = []  # 0: stunned (KR-F5)
        self.tokens: list[list[int]] = []  # by seat: Kroms, wood, stone, bone
        self.hands: list[list[int]] = []  # bonus faces, sorted
        self.points: list[int] = []  # of evolution, with the trophy's
        self.realised: list[list[int]] = []  # evolutions by seat
        self.orders: list[int] = []  # standing orders, each known to its seat alone
        self.supply: list[int] = []  # tokens
        self.picking: list[int] = []  # decks: top card last
        self.picked: list[int] = []  # and their discards
        self.hunting: list[int] = []
        self.hunted: list[int] = []
        self.bonus: list[int] = []
        self.played: list[int] = []
        self.evolutions: list[int] = []
        self.prey: list[int] = []  # face up: a card, or EMPTY
        self.ideas: list[int] = []  # face-up evolutions
        self.beast_life: i64 = 0  # 0: not in the game (KR-K1, KR-K3)
        self.beast_place: i64 = ANYWHERE
        self.trophy: i64 = NOBODY  # the seat that holds it (KR-K3)
        self.round: i64 = 0
        self.here: i64 = -1  # the place whose turn it is (KR-A1)
        self.queue: list[int] = []  # seats that still act there, the next one last
        self.frames: list[Frame] = []
        self.remade: Memory = NOTHING  # what remade bonus decks tell (KR-C3)
        self.plays: Shown | None = None  # what hands have played since then
        self.memory: list[int] = []  # triples knower, holder, face of robbed cards (KR-N1)
        self.question: i64 = 0  # counts what happened in public; numbers the question
        self.ending: i64 = RUNNING
        self.fights: i64 = 0  # rounds that saw a combat, for statistics
        self.fought: bool = False  # this round did
        self.visits: list[int] = [0, 0, 0, 0]  # by place, for statistics

    def __eq__(self, other: object) -> bool:
        """Compare all that a position describes."""
        from kaboodle.games.krom.position import describe

        return isinstance(other, State) and describe(self) == describe(other)

    def __repr__(self) -> str:
        from kaboodle.games.krom.position import describe

        return f"State({canonical(describe(self))})"


def clone(s: State) -> State:
    c = State(s.pack, s.options, s.actions, s.seats, s.rng.clone())
    c.character = s.character.copy()
    c.place = s.place.copy()
    c.life = s.life.copy()
    c.tokens = [tokens.copy() for tokens in s.tokens]
    c.hands = s.hands.copy()  # a hand is replaced, never changed
    c.points = s.points.copy()
    c.realised = s.realised.copy()  # likewise
    c.orders = s.orders.copy()
    c.supply = s.supply.copy()
    c.picking = s.picking.copy()
    c.picked = s.picked.copy()
    c.hunting = s.hunting.copy()
    c.hunted = s.hunted.copy()
    c.bonus = s.bonus.copy()
    c.played = s.played.copy()
    c.evolutions = s.evolutions.copy()
    c.prey = s.prey.copy()
    c.ideas = s.ideas.copy()
    c.beast_life = s.beast_life
    c.beast_place = s.beast_place
    c.trophy = s.trophy
    c.round = s.round
    c.here = s.here
    c.queue = s.queue.copy()
    c.frames = [frames.clone(frame) for frame in s.frames]
    c.remade = s.remade  # replaced, never changed
    c.plays = s.plays  # likewise
    c.memory = s.memory.copy()
    c.question = s.question
    c.ending = s.ending
    c.fights = s.fights
    c.fought = s.fought
    c.visits = s.visits.copy()
    return c
