"""The parts of the Game interface: refusals, events, catalogue, options, schemas."""

from __future__ import annotations

import json

import pytest

from kaboodle import Move, load
from kaboodle.core.errors import IllegalAction, MalformedAction, OptionsError
from kaboodle.core.event import Event
from kaboodle.core.game import Outcome, Part, View
from kaboodle.core.ids import SPECTATOR, Action, Seat
from kaboodle.core.options import settle
from kaboodle.core.remade import REMEMBERED
from kaboodle.core.schema import Choice, Field, Flag, Group, Rows, Text, Whole, to_schema
from kaboodle.shelf import BOXES, box
from kaboodle.testing import laws

GAME = load("kaskaria")


class Plain(View):
    """A minimal view, as a third-party game's may be."""

    def to_json(self) -> dict[str, object]:
        return {"points": [1, 2], REMEMBERED: [7]}


def test_by_default_a_view_shows_all_but_memory() -> None:
    view = Plain()

    assert view.alike() == {}
    assert view.apart() == view.seen() == {"points": [1, 2]}


@pytest.mark.parametrize("number", [-1, 283, 10**30])
def test_an_unknown_action_number_is_malformed(number: int) -> None:
    with pytest.raises(MalformedAction, match="is not the number of an action"):
        GAME.play(GAME.setup(2, 1), Move(Seat(0), Action(number)))


def test_a_refusal_has_a_clause_and_a_message() -> None:
    s = GAME.setup(2, 1)
    other = Seat(1 - GAME.asked(s)[0])

    with pytest.raises(IllegalAction) as caught:
        GAME.play(s, Move(other, Action(0)))

    assert caught.value.refusal.to_json() == {
        "clause": "HK-T1",
        "words": {"key": "kaskaria-not-your-turn", "args": {}},
    }


def test_only_knowers_see_an_event_s_secret() -> None:
    event = Event("found", {"seat": 1}, {"card": "gem"}, [Seat(1)])

    assert event.seen_by(Seat(1)).to_json() == {
        "key": "found-known",
        "args": {"seat": 1, "card": "gem"},
    }
    for seat in (Seat(0), SPECTATOR):
        assert event.seen_by(seat).to_json() == {"key": "found", "args": {"seat": 1}}
        assert event.seen_by(seat).secret == {}


def test_an_outcome_is_recorded_without_its_parts() -> None:
    parts = [Part("gold", [3, 4]), Part("amulet", [0, 2])]
    outcome = Outcome([Seat(1)], [3, 6], "runner", "HK-E1", parts)

    laws.parts_sum_to_scores(outcome)
    assert [part.to_json() for part in outcome.parts] == [
        {"key": "gold", "points": [3, 4]},
        {"key": "amulet", "points": [0, 2]},
    ]
    assert list(outcome.to_json()) == ["winners", "scores", "ending", "clause"]


def test_options_get_defaults_and_keep_their_order() -> None:
    fields: list[Field] = [Flag("a", False), Choice("b", ["x", "y"]), Whole("c", 1, 9, 5)]

    assert settle(fields, {}) == {"a": False, "b": "x", "c": 5}
    assert list(settle(fields, {"c": 2, "a": True})) == ["a", "b", "c"]
    with pytest.raises(OptionsError) as caught:
        settle(fields, {"a": 1, "b": "z", "c": 10, "d": 0})
    assert caught.value.faults == [
        "option a: must be true or false, not 1",
        "option b: must be one of x, y, not z",
        "option c: must be a whole number from 1 to 9, not 10",
        "unknown option 'd' for this game; it knows: a, b, c",
    ]


def test_a_choice_of_numeric_words_takes_a_number() -> None:
    assert load("krom", stun_recovery=6).settings["stun_recovery"] == "6"
    with pytest.raises(OptionsError, match="stun_recovery: must be one of 7, 6, not 5"):
        load("krom", stun_recovery=5)
    with pytest.raises(OptionsError, match="stun_recovery: must be one of 7, 6, not True"):
        load("krom", stun_recovery=True)


def test_text_in_place_of_a_number_is_reported() -> None:
    with pytest.raises(OptionsError, match=r'must be a whole number .* not the text "200"'):
        load("krom", round_cap="200")
    with pytest.raises(OptionsError, match='must be true or false, not the text "true"'):
        load("krom", glacial="true")


def test_a_game_for_two_says_2_not_2_to_2() -> None:
    with pytest.raises(OptionsError, match="seats: this game is for 2 players, not 3"):
        load("kero").setup(3, 1)
    with pytest.raises(OptionsError, match="seats: this game is for 2 to 4 players, not 5"):
        GAME.setup(5, 1)


def test_fields_become_json_schema() -> None:
    fields: list[Field] = [
        Flag("a", True, "HK-V1"),
        Whole("b", 1, 9),
        Group("c", [Text("d", 3), Choice("e", ["x", "y"])]),
        Rows("f", 1, 2, [Whole("g", 0, 1, 0)], "HK-C2"),
    ]

    assert to_schema(fields) == {
        "type": "object",
        "properties": {
            "a": {"type": "boolean", "default": True, "x-clause": "HK-V1"},
            "b": {"type": "integer", "minimum": 1, "maximum": 9},
            "c": {
                "type": "object",
                "properties": {
                    "d": {"type": "string", "maxLength": 3},
                    "e": {"enum": ["x", "y"], "default": "x"},
                },
                "required": ["d"],
                "additionalProperties": False,
            },
            "f": {
                "type": "array",
                "minItems": 1,
                "maxItems": 2,
                "items": {
                    "type": "object",
                    "properties": {
                        "g": {"type": "integer", "minimum": 0, "maximum": 1, "default": 0}
                    },
                    "required": [],
                    "additionalProperties": False,
                },
                "x-clause": "HK-C2",
            },
        },
        "required": ["b", "c", "f"],
        "additionalProperties": False,
    }


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(
        OptionsError, match=f"unknown game 'chess'; choose from: {', '.join(BOXES)}"
    ):
        box("chess")


def test_a_game_without_a_clock_has_no_times() -> None:
    s = GAME.setup(2, 1)

    assert not GAME.timed()
    assert GAME.soonest(s) == 0
    assert GAME.due(s) is None
    assert GAME.silence(s, Seat(0)) is None
    assert GAME.standing(s, Seat(0)) is None
    assert GAME.waiting(s, SPECTATOR) == GAME.asked(s)


@pytest.mark.parametrize("name", list(BOXES))
def test_the_scenery_describes_the_pack(name: str) -> None:
    scenery = load(name).scenery()

    assert scenery
    json.dumps(scenery)


def test_kaskaria_s_scenery_holds_the_worth_of_a_pair() -> None:
    assert load("kaskaria").scenery()["gold_pieces"] == [0, 1, 2]
    brave = load("kaskaria", intrepid=True).scenery()
    assert (brave["gold_pieces"], brave["runner_spaces"]) == ([0, 1, 5], [0, 1, 3])


def test_question_numbers_rise_with_every_answer() -> None:
    s = GAME.setup(2, 1)
    numbers = []
    for _ in range(5):
        [seat] = GAME.asked(s)
        numbers.append(GAME.question(s, seat))
        s, _ = GAME.play(s, Move(seat, GAME.options(s, seat)[0]))

    assert numbers == [0, 1, 2, 3, 4]
