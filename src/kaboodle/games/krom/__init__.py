"""KROM: its `Game` and its `BOX`, a thin front over the modules beside it."""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.event import Log
from kaboodle.core.game import Box, Game, Move, Outcome, Refusal
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.core.options import check_table, settle
from kaboodle.core.rng import Rng, from_seed
from kaboodle.core.schema import Value
from kaboodle.core.shape import Fields
from kaboodle.games.krom import (
    apply,
    content,
    facts,
    imagine,
    legal,
    loading,
    options,
    position,
    refusal,
    rules,
    scenery,
    score,
    setup,
    state,
    view,
)
from kaboodle.games.krom.actions import Actions
from kaboodle.games.krom.content import Pack
from kaboodle.games.krom.options import Options
from kaboodle.games.krom.state import State
from kaboodle.games.krom.view import KromView


@final
class Krom(Game[State, KromView]):
    def __init__(self, box: KromBox, pack: Pack, settings: dict[str, Value]) -> None:
        actions = Actions(pack)
        super().__init__(box, pack.id(), settings, actions.catalogue, pack.head.names)
        self.pack: Final = pack
        self.opts: Final = Options(settings)
        self.actions: Final = actions

    def setup(self, seats: int, seed: int) -> State:
        check_table(seats, self.box.seats, seed)
        return setup.setup(self.pack, self.opts, self.actions, seats, from_seed(seed))

    def seats(self, s: State) -> int:
        return s.seats

    def asked(self, s: State) -> list[Seat]:
        return legal.asked(s)

    def question(self, s: State, seat: Seat) -> int:
        return s.question

    def options(self, s: State, seat: Seat) -> list[Action]:
        return legal.options(s, seat)

    def free(self, s: State, seat: Seat) -> list[Action]:
        return legal.free(s, seat)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        return refusal.refuse(s, move)

    def advance(self, s: State, seat: Seat, action: Action, at: Millis, log: Log) -> None:
        apply.advance(s, seat, action, log)

    def waiting(self, s: State, viewer: Seat) -> list[Seat]:
        return legal.waiting(s, viewer)

    def silence(self, s: State, seat: Seat) -> Action | None:
        return legal.silence(s, seat)

    def standing(self, s: State, seat: Seat) -> Action | None:
        return legal.standing(s, seat)

    def clone(self, s: State) -> State:
        return state.clone(s)

    def view(self, s: State, seat: Seat) -> KromView:
        return view.view(s, seat)

    def imagine(self, v: KromView, rng: Rng) -> State:
        return imagine.imagine(v, rng)

    def reseed(self, s: State, seed: int) -> None:
        s.rng.reseed(seed)

    def outcome(self, s: State) -> Outcome | None:
        return score.outcome(s)

    def describe(self, s: State) -> dict[str, object]:
        return position.describe(s)

    def restore(self, raw: object) -> State:
        return position.restore(self.pack, self.opts, self.actions, raw)

    def scenery(self) -> dict[str, object]:
        return scenery.scenery(self.pack, self.opts)

    def facts(self, s: State) -> dict[str, int]:
        return facts.facts(s)


@final
class KromBox(Box[State, KromView]):
    def __init__(self) -> None:
        super().__init__(
            "krom",
            3,
            (content.LEAST_SEATS, content.MOST_SEATS),
            options.FIELDS,
            content.FIELDS,
            rules.RULES,
        )

    def windows(self) -> bool:
        return True

    def view_shape(self) -> Fields:
        return view.SHAPE

    def scenery_shape(self) -> Fields:
        return scenery.SHAPE

    def open(self, pack: object, options_given: dict[str, object]) -> Krom:
        return Krom(self, loading.load(pack), settle(options.FIELDS, options_given, self.name))


BOX: Final = KromBox()
