"""The game interface: a `Box` on the shelf, a `Game` opened from it, and the values they use.

A game is its rules with one pack and one set of options. It never holds a state. The modules of a
game's package call each other with concrete types; all other code uses this interface.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar, final

from kaboodle.core.catalogue import Catalogue
from kaboodle.core.errors import IllegalAction, MalformedAction
from kaboodle.core.event import Event, Log
from kaboodle.core.frozen import Frozen
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.core.native import mypyc_attr, reduced
from kaboodle.core.pack import Names
from kaboodle.core.parsing import canonical, fingerprint
from kaboodle.core.remade import REMEMBERED
from kaboodle.core.rng import Rng
from kaboodle.core.schema import Field, Value
from kaboodle.core.shape import Fields
from kaboodle.core.words import Words

UNTIMED: Final = Millis(0)


@final
class Move(Frozen):
    """A seat, its action and the time in milliseconds (`at` is 0 in games without a clock)."""

    def __init__(self, seat: Seat, action: Action, at: Millis | None = None) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.at: Final[Millis] = at if at is not None else UNTIMED


@final
class Refusal(Frozen):
    """Why the rules forbid a move: the clause, and a message."""

    def __init__(self, clause: str, words: Words) -> None:
        self.clause: Final = clause
        self.words: Final = words

    def to_json(self) -> dict[str, object]:
        return {"clause": self.clause, "words": self.words.to_json()}


@final
class Part(Frozen):
    """One part of the scores: a message key, and the points of each seat."""

    def __init__(self, key: str, points: list[int]) -> None:
        self.key: Final = key
        self.points: Final = points

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "points": list(self.points)}


@final
class Outcome(Frozen):
    """The result of a game: the winners, the scores, and what ended it.

    `parts` break the scores down, in the order in which they are counted, and add up to them.
    """

    def __init__(
        self,
        winners: list[Seat],
        scores: list[int],
        ending: str,
        clause: str,
        parts: list[Part] | None = None,
    ) -> None:
        self.winners: Final = winners
        self.scores: Final = scores
        self.ending: Final = ending
        self.clause: Final = clause
        self.parts: Final[list[Part]] = parts if parts is not None else []

    def to_json(self) -> dict[str, object]:
        """Return the outcome as records keep it, without the parts, which follow from the state."""
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "ending": self.ending,
            "clause": self.clause,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class View(ABC):
    """The observation of one seat: what it may know. Each game builds it field by field."""

    seat: Seat

    @abstractmethod
    def to_json(self) -> dict[str, object]:
        """Return the whole view as JSON. Equal views have equal JSON."""

    def alike(self) -> dict[str, object]:
        """Return the part that is the same for every viewer, so that it can be encoded once.

        A game may leave this empty.
        """
        return {}

    def apart(self) -> dict[str, object]:
        """Return the rest of what a viewer is shown."""
        shown = self.to_json()
        shown.pop(REMEMBERED, None)
        return shown

    def seen(self) -> dict[str, object]:
        """Return what is visible now, without what a player can only remember."""
        return {**self.apart(), **self.alike()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(fingerprint(self.to_json()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({canonical(self.to_json())})"

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self)


S = TypeVar("S")
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, V]):
    """One game's rules at one version, with its pack and options."""

    def __init__(
        self,
        box: Box[S, V],
        pack_id: str,
        options: dict[str, Value],
        catalogue: Catalogue,
        names: Names | None = None,
    ) -> None:
        self.box: Final = box
        self.pack_id: Final = pack_id
        self.settings: Final = options
        self.catalogue: Final = catalogue
        self.names: Final[Names] = names if names is not None else {}  # the pack's own words

    def __eq__(self, other: object) -> bool:
        """Return whether the other game has the same rules, pack and options."""
        return isinstance(other, Game) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def __repr__(self) -> str:
        return f"<{self._identity()}>"

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self)

    def _identity(self) -> str:
        options = [f"{name}={value}" for name, value in self.settings.items()]
        return " ".join([self.box.name, str(self.box.version), self.pack_id, *options])

    @abstractmethod
    def setup(self, seats: int, seed: int) -> S:
        """Return the initial state, or raise OptionsError."""

    @abstractmethod
    def seats(self, s: S) -> int:
        """Return the number of seats."""

    @abstractmethod
    def asked(self, s: S) -> list[Seat]:
        """Return the seats to move, in the order asked: none at the end, or several at once."""

    @abstractmethod
    def question(self, s: S, seat: Seat) -> int:
        """Return the number of this seat's question. It stays the same until it is closed."""

    @abstractmethod
    def options(self, s: S, seat: Seat) -> list[Action]:
        """Return the legal actions of this seat, ascending; none for a seat that is not asked."""

    @abstractmethod
    def forbids(self, s: S, move: Move) -> Refusal | None:
        """Return the first clause that forbids an action now, or None.

        Games implement this. Callers use `refusal`, which also checks the action's number.
        """

    @abstractmethod
    def advance(self, s: S, seat: Seat, action: Action, at: Millis, log: Log) -> None:
        """Play a legal action in place, without a check. The caller must own the state."""

    @abstractmethod
    def clone(self, s: S) -> S:
        """Return a copy that shares no mutable part."""

    @abstractmethod
    def view(self, s: S, seat: Seat) -> V:
        """Return what a seat, or SPECTATOR, may know."""

    @abstractmethod
    def imagine(self, v: V, rng: Rng) -> S:
        """Return a determinization: a full state that fits the view, with hidden cards dealt at
        random. Bots may search only in such a state."""

    @abstractmethod
    def reseed(self, s: S, seed: int) -> None:
        """Replace the random generator of a state by one with this seed, so that a search on a
        clone cannot see coming dice and shuffles.

        Piles that are already in order stay as they are. `imagine` hides those.
        """

    @abstractmethod
    def outcome(self, s: S) -> Outcome | None:
        """Return the outcome; None if the game is not over."""

    @abstractmethod
    def describe(self, s: S) -> dict[str, object]:
        """Return the whole state as JSON, with secrets and generator: see `core.position`.

        What only explains how hidden cards came about is under `remade`, which marks ignore.
        """

    @abstractmethod
    def restore(self, raw: object) -> S:
        """Return the state of a description, or raise PositionError with every reason."""

    @abstractmethod
    def facts(self, s: S) -> dict[str, int]:
        """Return numbers for statistics, such as turns played and gold left."""

    @abstractmethod
    def scenery(self) -> dict[str, object]:
        """Return what is needed of the pack to draw the table. It has no secrets."""

    def free(self, s: S, seat: Seat) -> list[Action]:
        """Return the private actions of this seat, ascending, whether it is asked or not.

        They answer no question, delay no other player and are invisible to the other seats.
        """
        return []

    def timed(self) -> bool:
        """Return whether moves carry a time."""
        return False

    def waiting(self, s: S, viewer: Seat) -> list[Seat]:
        """Return the seats that the table is waiting for, as far as this viewer may know.

        If answers must not reveal who gave them or when, these are all seats that were asked,
        until the last has answered.
        """
        return self.asked(s)

    def silence(self, s: S, seat: Seat) -> Action | None:
        """Return the default action of a question with a time limit; None if the table waits for
        an answer."""
        return None

    def standing(self, s: S, seat: Seat) -> Action | None:
        """Return the answer that a seat gave in advance, by an order; None if it wants to be asked.

        The caller that runs the game may play it without asking.
        """
        return None

    def soonest(self, s: S) -> Millis:
        """Return the earliest time of the next move; 0 in games without a clock."""
        return UNTIMED

    def due(self, s: S) -> Move | None:
        """Return the table's own next move and its time, if no player acts before (a tank runs
        dry); None if there is none."""
        return None

    def refusal(self, s: S, move: Move) -> Refusal | None:
        """Return why a move is illegal; None if it is legal.

        Raises MalformedAction if the game has no action with this number.
        """
        if not 0 <= move.action < len(self.catalogue):
            raise MalformedAction(f"{move.action} is not the number of an action of this game")
        return self.forbids(s, move)

    def play(self, s: S, move: Move) -> tuple[S, list[Event]]:
        """Check a move and play it on a copy. Return the new state and the events."""
        refusal = self.refusal(s, move)
        if refusal is not None:
            raise IllegalAction(refusal)
        after = self.clone(s)
        log: list[Event] = []
        self.advance(after, move.seat, move.action, move.at, log)
        return after, log


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(ABC, Generic[S, V]):
    """A game before it is opened, with a pack and options. All of it is data."""

    def __init__(
        self,
        name: str,
        version: int,
        seats: tuple[int, int],
        options: list[Field],
        pack: list[Field],
        rules: list[tuple[str, list[str]]],
    ) -> None:
        self.name: Final = name
        self.version: Final = version  # rises when an old record could replay differently
        self.seats: Final = seats  # fewest and most
        self.options: Final = options
        self.pack: Final = pack
        self.rules: Final = rules  # clause ids by section, in reading order

    def __repr__(self) -> str:
        return f"<{self.name} {self.version}>"

    def __reduce__(self) -> str:
        """Pickle a box by name: it is the `BOX` of its module."""
        return "BOX"

    def clauses(self) -> list[str]:
        return [clause for _, clauses in self.rules for clause in clauses]

    def windows(self) -> bool:
        """Return whether there are questions with a default answer (`Game.silence`)."""
        return False

    @abstractmethod
    def view_shape(self) -> Fields:
        """Return the shape of `View.to_json`."""

    @abstractmethod
    def scenery_shape(self) -> Fields:
        """Return the shape of `Game.scenery`."""

    @abstractmethod
    def open(self, pack: object, options: dict[str, object]) -> Game[S, V]:
        """Return the game with this pack and options; raise ContentError or OptionsError."""
