"""The Heroes of Kaskaria: its `Game` and its `BOX`, a thin front over the modules beside it."""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.errors import OptionsError
from kaboodle.core.event import Log
from kaboodle.core.game import Box, Game, Move, Outcome, Refusal
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.core.options import check_table, settle
from kaboodle.core.rng import Rng, from_seed
from kaboodle.core.schema import Value
from kaboodle.core.shape import TEXT, WHOLE, ByName, Fields, Many, Word
from kaboodle.games.kaskaria import (
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
from kaboodle.games.kaskaria.actions import Actions, catalogue
from kaboodle.games.kaskaria.content import Pack
from kaboodle.games.kaskaria.options import Options
from kaboodle.games.kaskaria.state import State
from kaboodle.games.kaskaria.view import KaskariaView


@final
class Kaskaria(Game[State, KaskariaView]):
    def __init__(self, box: KaskariaBox, pack: Pack, settings: dict[str, Value]) -> None:
        opts = Options(settings)
        actions = Actions(pack, opts)
        super().__init__(box, pack.id(), settings, catalogue(pack, actions), pack.head.names)
        self.pack: Final = pack
        self.opts: Final = opts
        self.actions: Final = actions

    def setup(self, seats: int, seed: int) -> State:
        check_table(seats, self.box.seats, seed)
        if self.opts.first >= seats:
            raise OptionsError([f"option first: seat{self.opts.first + 1} is not taken (HK-S3)"])
        return setup.setup(self.pack, self.opts, self.actions, seats, from_seed(seed))

    def seats(self, s: State) -> int:
        return s.seats

    def asked(self, s: State) -> list[Seat]:
        return legal.asked(s)

    def question(self, s: State, seat: Seat) -> int:
        return s.step

    def options(self, s: State, seat: Seat) -> list[Action]:
        return legal.options(s, seat)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        return refusal.refuse(s, move)

    def advance(self, s: State, seat: Seat, action: Action, at: Millis, log: Log) -> None:
        apply.advance(s, seat, action, log)

    def clone(self, s: State) -> State:
        return state.clone(s)

    def view(self, s: State, seat: Seat) -> KaskariaView:
        return view.view(s, seat)

    def imagine(self, v: KaskariaView, rng: Rng) -> State:
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


SCENERY: Final = Fields(
    "KaskariaScenery",
    {
        "colours": Many(Fields("Colour", {"name": TEXT, "symbol": TEXT})),
        "copies": ByName(WHOLE, Word("Motif", content.MOTIFS), every=True),
        "paths": Fields("Paths", {"runner": WHOLE, "griffin": WHOLE}),
        "treasure": WHOLE,
        "hand_limit": WHOLE,
        "runner_spaces": Many(WHOLE),
        "gold_pieces": Many(WHOLE),
        "places": Many(WHOLE),
        "amulet": WHOLE,
    },
)


@final
class KaskariaBox(Box[State, KaskariaView]):
    def __init__(self) -> None:
        super().__init__(
            "kaskaria", 1, (2, content.MOST_SEATS), options.FIELDS, loading.FIELDS, rules.RULES
        )

    def view_shape(self) -> Fields:
        return view.SHAPE

    def scenery_shape(self) -> Fields:
        return SCENERY

    def open(self, pack: object, options_given: dict[str, object]) -> Kaskaria:
        return Kaskaria(self, loading.load(pack), settle(options.FIELDS, options_given, self.name))


BOX: Final = KaskariaBox()
