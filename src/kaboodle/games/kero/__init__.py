"""KERO: its `Game` and its `BOX`, a thin front over the modules beside it."""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.event import Log
from kaboodle.core.game import Box, Game, Move, Outcome, Refusal
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.core.options import check_table, settle
from kaboodle.core.rng import Rng, from_seed
from kaboodle.core.schema import Value
from kaboodle.core.shape import Fields
from kaboodle.games.kero import (
    apply,
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
    tank,
    view,
)
from kaboodle.games.kero.actions import TABLE, Actions
from kaboodle.games.kero.content import CLANS, Pack
from kaboodle.games.kero.options import Options
from kaboodle.games.kero.state import State
from kaboodle.games.kero.view import KeroView


@final
class Kero(Game[State, KeroView]):
    def __init__(self, box: KeroBox, pack: Pack, settings: dict[str, Value]) -> None:
        super().__init__(box, pack.id(), settings, TABLE.catalogue, pack.head.names)
        self.pack: Final = pack
        self.opts: Final = Options(settings, pack.clock)
        self.actions: Final = Actions()

    def setup(self, seats: int, seed: int) -> State:
        check_table(seats, self.box.seats, seed)
        return setup.setup(self.pack, self.opts, self.actions, from_seed(seed))

    def seats(self, s: State) -> int:
        return CLANS

    def asked(self, s: State) -> list[Seat]:
        return legal.asked(s)

    def question(self, s: State, seat: Seat) -> int:
        return s.step

    def options(self, s: State, seat: Seat) -> list[Action]:
        return legal.options(s, seat)

    def free(self, s: State, seat: Seat) -> list[Action]:
        return legal.free(s, seat)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        return refusal.refuse(s, move)

    def advance(self, s: State, seat: Seat, action: Action, at: Millis, log: Log) -> None:
        apply.advance(s, seat, action, at, log)

    def clone(self, s: State) -> State:
        return state.clone(s)

    def view(self, s: State, seat: Seat) -> KeroView:
        return view.view(s, seat)

    def imagine(self, v: KeroView, rng: Rng) -> State:
        return imagine.imagine(v, rng)

    def reseed(self, s: State, seed: int) -> None:
        s.rng.reseed(seed)

    def outcome(self, s: State) -> Outcome | None:
        return score.outcome(s)

    def describe(self, s: State) -> dict[str, object]:
        return position.describe(s)

    def restore(self, raw: object) -> State:
        return position.restore(self.pack, self.opts, self.actions, raw)

    def facts(self, s: State) -> dict[str, int]:
        return facts.facts(s)

    def scenery(self) -> dict[str, object]:
        return scenery.scenery(self.pack, self.opts)

    def timed(self) -> bool:
        return self.opts.timed()

    def silence(self, s: State, seat: Seat) -> Action | None:
        return legal.silence(s, seat)

    def standing(self, s: State, seat: Seat) -> Action | None:
        return legal.standing(s, seat)

    def soonest(self, s: State) -> Millis:
        return tank.soonest(s)

    def due(self, s: State) -> Move | None:
        return tank.due(s)


@final
class KeroBox(Box[State, KeroView]):
    def __init__(self) -> None:
        super().__init__("kero", 2, (CLANS, CLANS), options.FIELDS, loading.FIELDS, rules.RULES)

    def windows(self) -> bool:
        return True

    def view_shape(self) -> Fields:
        return view.SHAPE

    def scenery_shape(self) -> Fields:
        return scenery.SHAPE

    def open(self, pack: object, options_given: dict[str, object]) -> Kero:
        return Kero(self, loading.load(pack), settle(options.FIELDS, options_given, self.name))


BOX: Final = KeroBox()
