"""Each law detects a planted fault; a law that cannot fail proves nothing."""

from __future__ import annotations

from typing import Any

import pytest

from kaboodle import packs
from kaboodle.core.event import Event, Log
from kaboodle.core.game import Box, Game, Move, Outcome, Part, Refusal
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.core.rng import Rng, from_seed
from kaboodle.games.kaskaria import BOX
from kaboodle.games.kaskaria.state import State
from kaboodle.games.kaskaria.view import KaskariaView
from kaboodle.testing import laws
from kaboodle.testing.walk import any_move, state_after


class Faulty(Game[State, KaskariaView]):
    """Kaskaria, passed on unchanged. Each fault below changes one answer."""

    def __init__(self) -> None:
        self.true = BOX.open(packs.standard("kaskaria"), {})
        box: Box[State, KaskariaView] = BOX
        super().__init__(box, self.true.pack_id, self.true.settings, self.true.catalogue)

    def setup(self, seats: int, seed: int) -> State:
        return self.true.setup(seats, seed)

    def seats(self, s: State) -> int:
        return self.true.seats(s)

    def asked(self, s: State) -> list[Seat]:
        return self.true.asked(s)

    def question(self, s: State, seat: Seat) -> int:
        return self.true.question(s, seat)

    def options(self, s: State, seat: Seat) -> list[Action]:
        return self.true.options(s, seat)

    def forbids(self, s: State, move: Move) -> Refusal | None:
        return self.true.forbids(s, move)

    def advance(self, s: State, seat: Seat, action: Action, at: Millis, log: Log) -> None:
        self.true.advance(s, seat, action, at, log)

    def clone(self, s: State) -> State:
        return self.true.clone(s)

    def view(self, s: State, seat: Seat) -> KaskariaView:
        return self.true.view(s, seat)

    def imagine(self, v: KaskariaView, rng: Rng) -> State:
        return self.true.imagine(v, rng)

    def reseed(self, s: State, seed: int) -> None:
        self.true.reseed(s, seed)

    def outcome(self, s: State) -> Outcome | None:
        return self.true.outcome(s)

    def describe(self, s: State) -> dict[str, object]:
        return self.true.describe(s)

    def restore(self, raw: object) -> State:
        return self.true.restore(raw)

    def facts(self, s: State) -> dict[str, int]:
        return self.true.facts(s)

    def scenery(self) -> dict[str, object]:
        return self.true.scenery()


class TellsTheTopCard(Faulty):
    def view(self, s: State, seat: Seat) -> KaskariaView:
        seen = self.true.view(s, seat)
        seen.discard.append(s.pile[-1])
        return seen


class AsksByHand(Faulty):
    """Whether a seat is asked depends on another's cards."""

    def asked(self, s: State) -> list[Seat]:
        return [Seat(1), *self.true.asked(s)] if s.hands[2][0] else self.true.asked(s)

    def options(self, s: State, seat: Seat) -> list[Action]:
        return self.true.options(s, Seat(s.turn))


class TellsDraws(Faulty):
    def advance(self, s: State, seat: Seat, action: Action, at: Millis, log: Log) -> None:
        events: list[Event] = []
        self.true.advance(s, seat, action, at, events)
        if log is not None:
            log += [Event(event.key, {**event.args, **event.secret}) for event in events]


class CountsEachHisOwnPile(Faulty):
    """The pile's size differs by seat, though the shape calls it common."""

    def view(self, s: State, seat: Seat) -> KaskariaView:
        v = self.true.view(s, seat)
        v.pile += max(0, seat)
        return v


class SharesHandSizes(Faulty):
    def clone(self, s: State) -> State:
        copy = self.true.clone(s)
        copy.sizes = s.sizes
        return copy


class KeepsItsFuture(Faulty):
    def reseed(self, s: State, seed: int) -> None:
        pass


class ForgetsAnOption(Faulty):
    def options(self, s: State, seat: Seat) -> list[Action]:
        return self.true.options(s, seat)[:-1]


class LosesACard(Faulty):
    def advance(self, s: State, seat: Seat, action: Action, at: Millis, log: Log) -> None:
        self.true.advance(s, seat, action, at, log)
        if s.discard:
            s.discard.pop()


class NeverEnds(Faulty):
    def outcome(self, s: State) -> Outcome | None:
        return None


class CountsTheAmuletTwice(Faulty):
    def outcome(self, s: State) -> Outcome | None:
        end = self.true.outcome(s)
        if end is None:
            return None
        amulet = Part("amulet", [2 * (seat == s.amulet) for seat in range(s.seats)])
        parts = [Part("all", end.scores), amulet]
        return Outcome(end.winners, end.scores, end.ending, end.clause, parts)


class DrawsMoreThanItSays(Faulty):
    def scenery(self) -> dict[str, object]:
        return {**self.true.scenery(), "more": 1}


def states(game: Faulty) -> list[tuple[State, Move]]:
    out: list[tuple[Any, Move]] = []
    for seed in range(12):
        s = state_after(game.true, 3, seed, 12 + seed)
        move = any_move(game.true, s, from_seed(seed))
        assert move is not None
        out.append((s, move))
    return out


def breaks(law: str, game: Faulty, s: State, move: Move) -> None:
    rng = from_seed(99)
    if law == "views":
        laws.a_view_cannot_tell_hidden_things_apart(game, s, rng)
    elif law == "events":
        laws.events_tell_no_more_than_views(game, s, move, rng)
    elif law == "shape":
        laws.views_are_of_their_shape(game, s)
    elif law == "clone":
        laws.play_leaves_its_input_alone(game, s, move)
    elif law == "future":
        laws.a_fresh_future_changes_chance_alone(game, s, 7)
    elif law == "listed":
        laws.listed_is_not_refused(game, s)
    elif law == "position":
        after, _ = game.play(s, move)
        laws.a_position_is_the_state(game, after)
    elif law == "ends":
        laws.a_random_game_ends(game, 3, 5)


@pytest.mark.parametrize(
    ("fault", "law"),
    [
        (TellsTheTopCard, "views"),
        (AsksByHand, "views"),
        (TellsDraws, "events"),
        (DrawsMoreThanItSays, "shape"),
        (CountsEachHisOwnPile, "shape"),
        (SharesHandSizes, "clone"),
        (KeepsItsFuture, "future"),
        (ForgetsAnOption, "listed"),
        (LosesACard, "position"),
        (NeverEnds, "ends"),
        (CountsTheAmuletTwice, "ends"),
    ],
)
def test_a_planted_fault_is_found(fault: type[Faulty], law: str) -> None:
    game = fault()
    with pytest.raises((AssertionError, ValueError)):
        for s, move in states(game):
            breaks(law, game, s, move)


@pytest.mark.parametrize(
    "law", ["views", "events", "shape", "clone", "future", "listed", "position", "ends"]
)
def test_the_game_itself_breaks_no_law(law: str) -> None:
    game = Faulty()
    for s, move in states(game):
        breaks(law, game, s, move)
