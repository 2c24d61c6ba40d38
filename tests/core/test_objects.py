"""Objects can be printed, compared, copied and pickled, with the same result in both builds."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from kaboodle import load
from kaboodle.bots import bot
from kaboodle.core import position, record
from kaboodle.core.catalogue import Catalogue, Span
from kaboodle.core.errors import (
    ContentError,
    GameError,
    IllegalAction,
    MalformedAction,
    OptionsError,
    PositionError,
    RecordError,
)
from kaboodle.core.event import Event
from kaboodle.core.game import Move, Outcome, Part, Refusal
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.core.parsing import canonical
from kaboodle.core.rng import Rng, from_seed
from kaboodle.core.schema import Choice, Flag, Group, Rows, Text, Whole
from kaboodle.core.words import Words
from kaboodle.shelf import BOXES, AnyGame
from kaboodle.testing.walk import state_after
from tests.cases import Case, cases
from tests.laws.test_laws_bite import Faulty


def pickled(o: Any) -> Any:
    return pickle.loads(pickle.dumps(o))


every_way = pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
every_game = pytest.mark.parametrize("name", list(BOXES))
every_case = pytest.mark.parametrize("case", cases(), ids=str)
Way = Callable[[Any], Any]

VALUES = [
    Move(Seat(0), Action(3)),
    Words("toy-take", {"space": 2, "dice": [1, 2]}),
    Event("toy-found", {"seat": 1}, {"card": "gem"}, [Seat(1)]),
    Refusal("HK-T1", Words("toy-not-your-turn", {})),
    Part("toy-gold", [3, 4]),
    Outcome([Seat(1)], [3, 4], "runner", "HK-E1", [Part("toy-gold", [3, 4])]),
    Catalogue(["tip"], [Words("toy-tip", {})]),
    Span(0, "take", [{"space": 1}]),
    Flag("a", True),
    Choice("b", ["x", "y"], "HK-V1"),
    Whole("c", 1, 9, 5),
    Text("d", 3),
    Group("e", [Flag("a", False)]),
    Rows("f", 1, 2, [Whole("c", 1, 9)]),
    record.Header("toy", 1, "standard@0", {"a": True}, ["Ann", "Bo"], 7),
    record.Entry(2, "0 tip"),
]


@every_way
@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_copies_of_a_value_are_equal(value: object, way: Way) -> None:
    again = way(value)

    assert again == value
    assert hash(again) == hash(value)
    assert repr(again) == repr(value)


def test_values_that_differ_in_one_part_are_not_equal() -> None:
    assert Move(Seat(0), Action(3)) != Move(Seat(0), Action(3), Millis(1))
    assert Words("a", {"n": 1}) != Words("a", {"n": 2})
    assert len({*VALUES, *VALUES}) == len(VALUES)
    assert Move(Seat(0), Action(3)) != "a move"


def test_values_have_a_readable_repr() -> None:
    assert repr(VALUES[0]) == "Move(seat=0, action=3, at=0)"
    assert repr(VALUES[3]) == (
        "Refusal(clause='HK-T1', words=Words(key='toy-not-your-turn', args={}))"
    )
    assert repr(VALUES[6]) == "Catalogue(1 choices)"


@every_way
def test_a_copied_generator_continues_its_stream(way: Way) -> None:
    rng = from_seed(5)
    rng.next32()
    again: Rng = way(rng)

    assert again == rng
    assert repr(again) == repr(rng)
    assert [again.below(6) for _ in range(9)] == [rng.below(6) for _ in range(9)]
    rng.next32()
    assert again != rng
    with pytest.raises(TypeError):
        hash(rng)


@every_way
@every_case
def test_states_and_views_can_be_copied_and_pickled(case: Case, way: Way) -> None:
    game = case.open()
    for steps in (0, 60):
        s = state_after(game, case.tables()[-1], 3, steps)
        mark = position.mark(game, s)
        again = way(s)
        assert again == s
        assert repr(again) == repr(s)
        assert position.mark(game, again) == mark
        for seat in [*range(game.seats(s)), -1]:
            view = game.view(s, Seat(seat))
            twin = way(view)
            assert twin == view
            assert hash(twin) == hash(view)
            assert repr(twin) == repr(view)
            assert game.imagine(twin, from_seed(1)) is not None


@every_case
def test_a_deep_copy_of_a_state_shares_nothing_mutable(case: Case) -> None:
    game = case.open()
    s = state_after(game, case.tables()[0], 3, 40)
    mark = position.mark(game, s)
    for twin in (copy.deepcopy(s), pickled(s)):
        seat = game.asked(twin)[0]
        game.advance(twin, seat, game.options(twin, seat)[0], game.soonest(twin), None)
        assert twin != s
        assert position.mark(game, twin) != mark
        assert position.mark(game, s) == mark


@every_game
def test_states_compare_by_value(name: str) -> None:
    game = load(name)
    s = game.setup(2, 1)

    assert s == game.setup(2, 1)
    assert s != game.setup(2, 2)
    assert s != game.describe(s)
    assert repr(s) == f"State({canonical(game.describe(s))})"
    with pytest.raises(TypeError):
        hash(s)


def test_views_of_two_seats_differ() -> None:
    game = load("krom")
    s = game.setup(2, 1)

    assert game.view(s, Seat(0)) != game.view(s, Seat(1))
    assert repr(game.view(s, Seat(0))).startswith("KromView({")


@every_way
@every_case
def test_games_can_be_copied_and_pickled(case: Case, way: Way) -> None:
    game = case.open()
    again: AnyGame = way(game)

    assert again == game
    assert hash(again) == hash(game)
    assert again.box is game.box
    assert again.catalogue == game.catalogue
    assert repr(again) == repr(game)
    seats = case.tables()[0]
    assert again.describe(again.setup(seats, 1)) == game.describe(game.setup(seats, 1))


def test_games_differ_by_their_options() -> None:
    assert load("kaskaria") == load("kaskaria")
    assert load("kaskaria") != load("kaskaria", intrepid=True)
    assert load("kaskaria") != load("krom")
    assert repr(load("kaskaria")).startswith("<kaskaria 1 standard@")


@every_way
@every_game
def test_a_copied_box_is_the_same_object(name: str, way: Way) -> None:
    assert way(BOXES[name]) is BOXES[name]
    assert repr(BOXES[name]) == f"<{name} {BOXES[name].version}>"


@every_way
def test_a_third_party_game_can_be_copied_and_pickled(way: Way) -> None:
    again = way(Faulty())

    assert again.describe(again.setup(2, 1)) == Faulty().describe(Faulty().setup(2, 1))


@every_way
def test_a_record_can_be_copied_and_pickled(way: Way) -> None:
    game = load("kaskaria")
    kept = record.begin(game, ["Ann", "Bo"], 1)
    s = game.setup(2, 1)
    move = Move(game.asked(s)[0], Action(0))
    kept.add(game, move, game.play(s, move)[0])

    assert way(kept) == kept
    assert way(kept).text() == kept.text()
    assert way(kept).moves == 1
    assert repr(kept).endswith(", 1 moves)")


@every_way
@pytest.mark.parametrize(
    "error",
    [
        MalformedAction("'jump' is not an action of this game"),
        IllegalAction(Refusal("HK-T1", Words("toy-not-your-turn", {}))),
        RecordError(7, "the rules refuse this move"),
        ContentError(["title: is missing", "cards: is missing"]),
        OptionsError(["seats: this game is for 2 players, not 9"]),
        PositionError(["pile: is missing"]),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_survives_a_process_boundary(error: GameError, way: Way) -> None:
    again = way(error)

    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


def test_a_bot_for_an_unknown_game_is_refused() -> None:
    with pytest.raises(OptionsError, match=r"no bots for 'chess'; choose from: .*kaskaria"):
        bot("chess", "greedy")
    with pytest.raises(OptionsError, match=r"no bot named 'deep' for kero; choose from: .*greedy"):
        bot("kero", "deep")
