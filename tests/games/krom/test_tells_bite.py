"""The laws against leaks detect each of these faults, planted in KROM."""

from __future__ import annotations

from typing import Any

import pytest

from kaboodle.core.event import Event, Log
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.core.rng import from_seed
from kaboodle.games.krom import verbs
from kaboodle.games.krom.frames import Countering
from kaboodle.testing import laws
from kaboodle.testing.walk import walk
from tests.games.krom.conftest import opened
from tests.games.krom.redeal import resealed
from tests.laws.test_laws_bite import Faulty


def _krom() -> Any:
    return opened()


class FaultyKrom(Faulty):
    """KROM, passed on unchanged. Each fault below changes one answer."""

    def __init__(self) -> None:
        true = _krom()
        self.true: Any = true
        super(Faulty, self).__init__(true.box, true.pack_id, true.settings, true.catalogue)

    def waiting(self, s: Any, viewer: Seat) -> list[Seat]:
        return list(self.true.waiting(s, viewer))


def _holds_counter(game: FaultyKrom, s: Any, seat: Seat) -> bool:
    return any(s.actions.verb[action] == verbs.PLAY for action in game.true.options(s, seat))


class AsksOnlyHolders(FaultyKrom):
    """Players without a counter are not asked, and it shows who must answer."""

    def waiting(self, s: Any, viewer: Seat) -> list[Seat]:
        if s.frames and isinstance(s.frames[-1], Countering):
            return [seat for seat in self.true.asked(s) if _holds_counter(self, s, seat)]
        return list(self.true.waiting(s, viewer))


class WaitsForWhoIsAsked(FaultyKrom):
    """It shows who has answered in secret, or left an order."""

    def waiting(self, s: Any, viewer: Seat) -> list[Seat]:
        return list(self.true.asked(s))


class CountsAnswers(FaultyKrom):
    """The question number changes with every sealed answer."""

    def question(self, s: Any, seat: Seat) -> int:
        sealed = s.frames[-1].answers if isinstance(s.frames[-1], Countering) else []
        return int(s.question) + sum(answer != -1 for answer in sealed)


class TellsDestinations(FaultyKrom):
    def view(self, s: Any, seat: Seat) -> Any:
        seen = self.true.view(s, seat)
        seen.frames = list(s.frames)
        return seen


class TellsRobbedCards(FaultyKrom):
    def advance(self, s: Any, seat: Seat, action: Action, at: Millis, log: Log) -> None:
        events: list[Event] = []
        self.true.advance(s, seat, action, at, events)
        if log is not None:
            log += [Event(event.key, {**event.args, **event.secret}) for event in events]


def _hold_the_laws(game: FaultyKrom) -> None:
    for seed in range(4):
        for s, move in walk(game.true, 4, seed, 150):
            rng = from_seed(seed)
            laws.a_view_cannot_tell_hidden_things_apart(game, s, rng)
            laws.events_tell_no_more_than_views(game, s, move, rng)
            for me in (Seat(0), Seat(3)):
                twin: Any = resealed(game.true, s, me, rng)
                assert game.view(twin, me).to_json() == game.view(s, me).to_json()


@pytest.mark.parametrize(
    "fault",
    [AsksOnlyHolders, WaitsForWhoIsAsked, CountsAnswers, TellsDestinations, TellsRobbedCards],
)
def test_a_planted_leak_is_found(fault: type[FaultyKrom]) -> None:
    with pytest.raises(AssertionError):
        _hold_the_laws(fault())


def test_krom_itself_leaks_nothing() -> None:
    _hold_the_laws(FaultyKrom())
