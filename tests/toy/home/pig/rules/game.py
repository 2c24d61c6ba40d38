"""Pig, all of it. A game of this size needs no rooms; larger ones have the names of ours."""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.catalogue import ActionTable, Span
from kaboodle.core.errors import ContentError, PositionError
from kaboodle.core.event import Event, Log
from kaboodle.core.game import UNTIMED, Box, Game, Move, Outcome, Part, Refusal, View
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.core.options import check_table
from kaboodle.core.pack import head_fields, read_head
from kaboodle.core.parsing import Reader, fingerprint
from kaboodle.core.rng import Rng, from_seed
from kaboodle.core.schema import Field, Flag, Value, Whole
from kaboodle.core.shape import WHOLE, Fields, Many
from kaboodle.core.words import Words

SIDES: Final = 6  # PG-C1
BUST: Final = 1  # PG-T2
ACTIONS: Final = ActionTable("pig-", [Span(0, "roll"), Span(1, "stop")])
ROLL, STOP = Action(0), Action(1)

GOAL: Final = Whole("goal", 10, 1000, clause="PG-C1", about="Points that win.")
FIELDS: Final[list[Field]] = [*head_fields("pig"), GOAL]
OPTIONS: Final[list[Field]] = [Flag("gentle", False, "PG-V1")]
RULES: Final = [("play", ["PG-C1", "PG-T1", "PG-T2", "PG-V1", "PG-E1"])]
SHAPE: Final = Fields(
    "PigView",
    {"scores": Many(WHOLE), "pot": WHOLE, "turn": WHOLE, "face": WHOLE, "goal": WHOLE},
)
SCENERY: Final = Fields("PigScenery", {"goal": WHOLE})


def load(raw: object) -> tuple[str, int]:
    """Name and goal of a pack, or ContentError."""
    faults: list[str] = []
    reader = Reader(raw, "", faults)
    head, goal = read_head(reader, "pig"), GOAL.read(reader)
    reader.close()
    head.check([], faults)
    if faults:
        raise ContentError(faults)
    return head.name, goal


@final
class State:
    def __init__(self, goal: int, rng: Rng) -> None:
        self.goal: Final = goal
        self.rng: Final = rng
        self.scores = [0, 0]
        self.pot = 0  # what this turn has gathered
        self.turn = 0
        self.turns = 0
        self.face = 0  # what the die shows; 0 before the first throw
        self.step = 0

    def over(self) -> bool:
        return max(self.scores) >= self.goal  # PG-E1


def _copy(s: State, rng: Rng) -> State:
    c = State(s.goal, rng)
    c.scores, c.pot, c.turn = s.scores.copy(), s.pot, s.turn
    c.turns, c.face, c.step = s.turns, s.face, s.step
    return c


@final
class PigView(View):
    """Nothing in Pig is hidden but what the die will show."""

    def __init__(self, seat: Seat, table: State) -> None:
        self.seat = seat
        self.table: Final = table  # the state at that time; never written to

    def to_json(self) -> dict[str, object]:
        s = self.table
        return {
            "scores": s.scores.copy(),
            "pot": s.pot,
            "turn": s.turn,
            "face": s.face,
            "goal": s.goal,
        }


@final
class Pig(Game[State, PigView]):
    def __init__(
        self, box: Box[State, PigView], name: str, goal: int, settings: dict[str, Value]
    ) -> None:
        super().__init__(box, f"{name}@{fingerprint(goal)}", settings, ACTIONS.catalogue)
        self.name: Final = name
        self.goal: Final = goal
        self.gentle: Final = settings["gentle"] is True

    def setup(self, seats: int, seed: int) -> State:
        check_table(seats, self.box.seats, seed)
        s = State(self.goal, from_seed(seed))
        s.turn = s.rng.below(2)  # PG-C1
        return s

    def seats(self, s: State) -> int:
        return 2

    def asked(self, s: State) -> list[Seat]:
        return [] if s.over() else [Seat(s.turn)]

    def question(self, s: State, seat: Seat) -> int:
        return s.step

    def options(self, s: State, seat: Seat) -> list[Action]:
        return [a for a in (ROLL, STOP) if self.forbids(s, Move(seat, a)) is None]

    def forbids(self, s: State, move: Move) -> Refusal | None:
        if s.over():
            return Refusal("PG-E1", Words("pig-over", {}))
        if move.at != UNTIMED or move.seat != s.turn:
            return Refusal("PG-T1", Words("pig-not-your-turn", {}))
        if move.action == STOP and s.pot == 0:
            return Refusal("PG-T1", Words("pig-roll-first", {}))
        return None

    def advance(self, s: State, seat: Seat, action: Action, at: Millis, log: Log) -> None:
        s.step += 1
        events: list[Event] = []
        if action == ROLL:
            s.face = s.rng.below(SIDES) + 1
            events.append(Event("pig-rolled", {"seat": seat, "face": s.face}))
            if s.face == BUST and not self.gentle:
                s.pot = 0  # PG-T2; PG-V1 leaves it
            if s.face != BUST:
                s.pot += s.face
        if action == STOP or s.face == BUST:
            s.scores[seat] += s.pot
            s.turn, s.turns = 1 - s.turn, s.turns + 1
            events.append(Event("pig-banked", {"seat": seat, "points": s.pot, "next_seat": s.turn}))
            s.pot = 0
        if s.over():
            events.append(Event("pig-ended", {"winners": [seat]}))
        if log is not None:
            log += events

    def clone(self, s: State) -> State:
        return _copy(s, s.rng.clone())

    def view(self, s: State, seat: Seat) -> PigView:
        return PigView(seat, _copy(s, from_seed(0)))

    def imagine(self, v: PigView, rng: Rng) -> State:
        return _copy(v.table, from_seed(rng.next32()))

    def reseed(self, s: State, seed: int) -> None:
        s.rng.reseed(seed)

    def outcome(self, s: State) -> Outcome | None:
        if not s.over():
            return None
        scores = s.scores.copy()
        winner = Seat(scores.index(max(scores)))
        return Outcome([winner], scores, "goal", "PG-E1", [Part("pig-part-banked", scores)])

    def describe(self, s: State) -> dict[str, object]:
        return {
            "rng": s.rng.words(),
            "scores": s.scores.copy(),
            "pot": s.pot,
            "turn": s.turn,
            "turns": s.turns,
            "face": s.face,
            "step": s.step,
        }

    def restore(self, raw: object) -> State:
        faults: list[str] = []
        r = Reader(raw, "state", faults)
        a, b, c, count = r.wholes("rng", 4, 0, 0xFFFFFFFF)
        s = State(self.goal, Rng(a, b, c, count))
        s.scores = r.wholes("scores", 2, 0, 100_000)
        s.pot = r.whole("pot", 0, 100_000)
        s.turn = r.whole("turn", 0, 1)
        s.turns = r.whole("turns", 0, 1_000_000)
        s.face = r.whole("face", 0, SIDES)
        s.step = r.whole("step", 0, 1_000_000)
        r.close()
        if min(s.scores) >= self.goal:
            faults.append("state.scores: the first to reach the goal ends the game (PG-E1)")
        if faults:
            raise PositionError(faults)
        return s

    def facts(self, s: State) -> dict[str, int]:
        return {"turns": s.turns}

    def scenery(self) -> dict[str, object]:
        return {"goal": self.goal}
