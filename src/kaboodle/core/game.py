"""The one interface others see: a `Box` on the shelf, a `Game` opened from it, and its values.

A game is its rules with one pack and one set of options; it never holds a state. Inside a
game's package modules call each other with concrete types; everybody else comes through here.
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
    """Who chose what, and when (`at` is 0 in games without a clock)."""

    def __init__(self, seat: Seat, action: Action, at: Millis | None = None) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.at: Final[Millis] = at if at is not None else UNTIMED


@final
class Refusal(Frozen):
    """Why the rules say no: the clause, and a sentence as words."""

    def __init__(self, clause: str, words: Words) -> None:
        self.clause: Final = clause
        self.words: Final = words

    def to_json(self) -> dict[str, object]:
        return {"clause": self.clause, "words": self.words.to_json()}


@final
class Part(Frozen):
    """One part of everybody's score: a message key, and the points of each seat."""

    def __init__(self, key: str, points: list[int]) -> None:
        self.key: Final = key
        self.points: Final = points

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "points": list(self.points)}


@final
class Outcome(Frozen):
    """The end of a game as a value: who won, with how much, and what ended it.

    `parts` tell the scores, in the order in which they are counted, and sum to them.
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
        """As records keep it. The parts follow from the state and are not among it."""
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "ending": self.ending,
            "clause": self.clause,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class View(ABC):
    """What one seat may know. Each game builds its own, field by field, from nothing."""

    seat: Seat

    @abstractmethod
    def to_json(self) -> dict[str, object]:
        """All of it, as JSON: equal views are equal here."""

    def alike(self) -> dict[str, object]:
        """What of it every viewer is shown alike, so that it can be written once for all. A game
        need not tell it apart."""
        return {}

    def apart(self) -> dict[str, object]:
        """The rest of what a viewer is shown."""
        shown = self.to_json()
        shown.pop(REMEMBERED, None)
        return shown

    def seen(self) -> dict[str, object]:
        """What is to be seen now: all but what can only be remembered."""
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
        """The same rules with the same pack and options."""
        return isinstance(other, Game) and self._told() == other._told()

    def __hash__(self) -> int:
        return hash(self._told())

    def __repr__(self) -> str:
        return f"<{self._told()}>"

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self)

    def _told(self) -> str:
        options = [f"{name}={value}" for name, value in self.settings.items()]
        return " ".join([self.box.name, str(self.box.version), self.pack_id, *options])

    @abstractmethod
    def setup(self, seats: int, seed: int) -> S:
        """A table laid for the first move, or OptionsError."""

    @abstractmethod
    def seats(self, s: S) -> int:
        """How many sit at this table."""

    @abstractmethod
    def asked(self, s: S) -> list[Seat]:
        """Seats with an open question, in the order asked: none at the end, several at once."""

    @abstractmethod
    def question(self, s: S, seat: Seat) -> int:
        """The number an answer cites; it stands until this seat's question closes."""

    @abstractmethod
    def options(self, s: S, seat: Seat) -> list[Action]:
        """What this seat may choose now, ascending; empty for a seat that is not asked."""

    @abstractmethod
    def forbids(self, s: S, move: Move) -> Refusal | None:
        """The first clause that forbids a known action now, or None. A game answers it; others
        ask `refusal`, which also takes numbers that are no action."""

    @abstractmethod
    def advance(self, s: S, seat: Seat, action: Action, at: Millis, log: Log) -> None:
        """Carry out an allowed action in place. Unchecked: for those who own the state."""

    @abstractmethod
    def clone(self, s: S) -> S:
        """A copy that shares nothing that changes."""

    @abstractmethod
    def view(self, s: S, seat: Seat) -> V:
        """What a seat, or SPECTATOR, may know."""

    @abstractmethod
    def imagine(self, v: V, rng: Rng) -> S:
        """A determinization: a full state that fits the view, what is hidden dealt by `rng`. It is
        all that a bot may search."""

    @abstractmethod
    def reseed(self, s: S, seed: int) -> None:
        """A fresh future: the coming chance of a state becomes that of this seed, so that a search
        on a clone cannot peek at coming dice and shuffles. Piles that already lie in order stay as
        they are: it is `imagine` that hides those."""

    @abstractmethod
    def outcome(self, s: S) -> Outcome | None:
        """None while the game runs."""

    @abstractmethod
    def describe(self, s: S) -> dict[str, object]:
        """The whole state as JSON, secrets and generator included: see `core.position`. What only
        tells how hidden things came about stands under `remade`, which no mark looks at."""

    @abstractmethod
    def restore(self, raw: object) -> S:
        """The state behind a description, or PositionError with every reason."""

    @abstractmethod
    def facts(self, s: S) -> dict[str, int]:
        """Numbers for statistics: turns played, gold left, and the like."""

    @abstractmethod
    def scenery(self) -> dict[str, object]:
        """What whoever draws the table needs to know of the pack; no secret is in it."""

    def free(self, s: S, seat: Seat) -> list[Action]:
        """What this seat may do besides, asked or not, ascending: private matters that close no
        question, that nobody waits for, and that no other seat can tell from nothing at all."""
        return []

    def timed(self) -> bool:
        """Whether moves carry the time at which they were made."""
        return False

    def waiting(self, s: S, viewer: Seat) -> list[Seat]:
        """The seats a viewer can see being waited for. A game whose answers must not show who
        gave them, or when, lists all that were asked until the last has answered."""
        return self.asked(s)

    def silence(self, s: S, seat: Seat) -> Action | None:
        """What saying nothing comes to, in a window that closes by itself after a moment; None
        where the table waits for an answer."""
        return None

    def standing(self, s: S, seat: Seat) -> Action | None:
        """What a seat that is asked has said beforehand, by an order: whoever leads the game may
        give this answer for it. None where it wants to be asked."""
        return None

    def soonest(self, s: S) -> Millis:
        """The earliest time an option may carry. Games without a clock know only 0."""
        return UNTIMED

    def due(self, s: S) -> Move | None:
        """What the table does by itself if nobody acts first, and when (a tank runs dry)."""
        return None

    def refusal(self, s: S, move: Move) -> Refusal | None:
        """Why a move may not be played, or None if it may: MalformedAction if its number is no
        action of this game at all."""
        if not 0 <= move.action < len(self.catalogue):
            raise MalformedAction(f"{move.action} is not the number of an action of this game")
        return self.forbids(s, move)

    def play(self, s: S, move: Move) -> tuple[S, list[Event]]:
        """Check, copy, advance, and tell what happened. The given state is untouched."""
        refusal = self.refusal(s, move)
        if refusal is not None:
            raise IllegalAction(refusal)
        after = self.clone(s)
        log: list[Event] = []
        self.advance(after, move.seat, move.action, move.at, log)
        return after, log


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(ABC, Generic[S, V]):
    """What the shelf knows of a game before it is opened. All of it is data."""

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
        """A box is one of a kind: the `BOX` of its module."""
        return "BOX"

    def clauses(self) -> list[str]:
        return [clause for _, clauses in self.rules for clause in clauses]

    def windows(self) -> bool:
        """Whether there are questions to which silence is an answer (`Game.silence`)."""
        return False

    @abstractmethod
    def view_shape(self) -> Fields:
        """What `View.to_json` is."""

    @abstractmethod
    def scenery_shape(self) -> Fields:
        """What `Game.scenery` is."""

    @abstractmethod
    def open(self, pack: object, options: dict[str, object]) -> Game[S, V]:
        """The game with this pack and these options, or ContentError / OptionsError."""
