"""KROM positions: impossible ones are refused, with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from kaboodle.core.errors import PositionError
from kaboodle.games.krom import Krom
from kaboodle.testing.table import choose
from tests.games.krom.conftest import opened
from tests.games.krom.table import A, B, acting, choosing, fighting, table


def counter(**change: Any) -> dict[str, Any]:
    """Return a question about a card of A's, with a fault in it."""
    ask: dict[str, Any] = {
        "ask": "counter",
        "player": 0,
        "card": "wasp-nest",
        "target": 1,
        "first": 1,
        "answers": ["allow", ""],
    }
    return {**ask, **change}


def robbing(winner: int, victims: list[int]) -> dict[str, Any]:
    return {"ask": "robbery", "winner": winner, "victims": victims}


def refused(game: Krom, raw: dict[str, Any]) -> str:
    with pytest.raises(PositionError) as caught:
        game.restore(raw)
    return " | ".join(caught.value.faults)


def described(game: Krom, *asks: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return the JSON of a valid phase in the cave, with these questions in its place."""
    raw: dict[str, Any] = game.describe(table(game, acting(A), here="cave", tokens={}))
    raw["asks"] = list(asks) or raw["asks"]
    for ask in asks:
        if "card" in ask:
            raw["bonus"].remove(ask["card"])
    raw.update(more)
    return raw


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"life": [7, 8]}, "life[1]"),
        ({"place": ["cave", "moon"]}, "place[1]: 'moon' cannot stand there"),
        ({"tokens": [[0, 0, 0, 0], [1, 0, 0, 0]]}, "kroms are 51 in all, not 50 (KR-C1)"),
        ({"picked": ["dry-sticks"]}, "'dry-sticks' occurs 5 times, not 4 (KR-C1)"),
        ({"character": ["alma", "alma"]}, "each character belongs to one seat at most (KR-S2)"),
        ({"character": ["alma", ""]}, "everyone has one (KR-S2)"),
        ({"points": [1, 0]}, "points[0]: the cards and the trophy are worth 0 (KR-E1)"),
        ({"beast_life": 3}, "it is in the game, or a trophy, or in the box (KR-K3)"),
        ({"beast_place": "forest"}, "it is never there (KR-K1)"),
        ({"ending": "won"}, "the game is won when one seat reaches the score (KR-E2)"),
        ({"ending": "capped"}, "the cap on rounds is not reached (KR-Z1)"),
        ({"asks": []}, "a question is open exactly while the game runs (KR-E2)"),
        ({"queue": [1, 1]}, "lists seats at this place, each once (KR-A1)"),
        ({"queue": [2]}, "queue[0]: 2 is no seat"),
        ({"queue": [0]}, "acts here, able, once (KR-A2)"),
        ({"memory": [[0, 1, "fury"]]}, "memory[0]: names a card that is not there (KR-N1)"),
        ({"memory": [[0, 1]]}, "memory[0]: must be a knower, a holder and a card"),
        ({"memory": [[0, 9, "fury"]]}, "memory[0]: must be a knower, a holder and a card"),
        ({"round": 0}, "rounds begin when all have a character (KR-S2)"),
        ({"here": ""}, "here: is the place whose turn it is (KR-A1)"),
        ({"trophy": 0}, "it is in the game, or a trophy, or in the box (KR-K3)"),
        ({"hands": [["fury"], []]}, "'fury' occurs 2 times, not 1 (KR-C1)"),
    ],
)
def test_an_impossible_state_is_refused(game: Krom, change: dict[str, Any], reason: str) -> None:
    assert reason in refused(game, described(game, **change))


@pytest.mark.parametrize(
    ("ask", "reason"),
    [
        ({"ask": "tea"}, "must be one of character"),
        (acting(A, "served", 1), "so many cards or rerolls cannot be"),
        (acting(A, "climbing", 0, "1 2 3 4 5"), "is of another place (KR-P0)"),
        (acting(A, "done", 0, "1 2"), "five lie there during a climb (KR-P4)"),
        ({**acting(A), "dice": [7]}, "shows 1 to 6"),
        ({**acting(A), "dice": ["6"]}, "shows 1 to 6"),
        ({**acting(A), "colour": 1}, "unknown name"),
        ({**fighting({A: 3}), "fighters": [0, 0]}, "fighters[1]: 0 cannot stand there"),
        (fighting({B: 3, A: 3}), "all able ones in this place fight (KR-A1)"),
        (fighting({A: 3, B: 3}, turn=2), "one of the players is asked (KR-F2)"),
        (choosing(2), "no seat acts or is stunned while places are chosen (KR-M3)"),
        ({"ask": "destination", "sealed": ["cave", ""]}, "none stays where it is (KR-M1)"),
        ({"ask": "destination", "sealed": ["sea", ""]}, "'sea' is not an answer here"),
        (robbing(0, [1]), "1 does not lie here with something (KR-F6)"),
        ({"ask": "character", "seat": 1}, "characters are taken in seat order (KR-S2)"),
        (counter(), "a card is played in a combat or a phase (KR-B1)"),
    ],
)
def test_an_impossible_question_is_refused(game: Krom, ask: dict[str, Any], reason: str) -> None:
    assert reason in refused(game, described(game, ask))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"target": None}, "this card cannot be played like that (KR-B1)"),
        ({"target": 0}, "this card cannot be played like that (KR-B1)"),
        ({"answers": ["allow", "allow"]}, "the question on top is open, no other (KR-B4)"),
        ({"answers": ["", ""]}, "answers[0]: is not asked (KR-B4)"),
        ({"first": 2}, "answers[1]: is not asked (KR-B4)"),
    ],
)
def test_an_impossible_counter_question_is_refused(
    game: Krom, change: dict[str, Any], reason: str
) -> None:
    s = table(game, acting(A), here="cave", hands={A: "wasp-nest"})
    raw: dict[str, Any] = game.describe(choose(game, s, A, "play wasp-nest on 1"))
    raw["asks"][1].update(change)

    assert reason in refused(game, raw)


def test_answers_come_from_hands(game: Krom) -> None:
    hands = {A: "wasp-nest", B: "fury, raised-eyebrow"}
    s = table(game, acting(A), seats=3, here="cave", hands=hands)
    raw: dict[str, Any] = game.describe(choose(game, s, A, "play wasp-nest on 1"))

    raw["asks"][1]["answers"] = ["allow", "boulder", ""]
    assert "answers[1]: has no such card (KR-B4)" in refused(game, raw)
    raw["asks"][1]["answers"] = ["allow", "fury", ""]
    assert "answers[1]: is no counter (KR-B4)" in refused(game, raw)
    raw["asks"][1]["answers"] = ["allow", "raised-eyebrow", ""]
    assert game.asked(game.restore(raw)) == [2]


def test_the_dice_of_a_combat_are_part_of_its_totals_if_they_are_known(game: Krom) -> None:
    raw = described(game, fighting({A: 3, B: 6}, dice=[[1, 2], [4]]))
    assert game.describe(game.restore(raw)) == raw
    fight: dict[str, Any] = raw["asks"][0]
    faults: list[tuple[object, str]] = [
        ([[4], []], "dice[0]: is part of the total (KR-F1)"),
        ([[], [7]], "dice[1][0]: a die shows 1 to 6, not 7"),
        ([[1, "2"], []], "dice[0][1]: a die shows 1 to 6, not 2"),
        ([[True], []], "dice[0][0]: a die shows 1 to 6, not True"),
        ([[], "x"], "dice[1]: must be a list, not x"),
    ]
    for dice, fault in faults:
        fight["dice"] = dice
        assert fault in refused(game, raw)
    fight["dice"] = [[]]
    assert "dice: must have 2 entries" in refused(game, raw)
    del fight["dice"]
    assert game.describe(game.restore(raw))["asks"] == [fighting({A: 3, B: 6})]


def test_questions_stack_in_only_one_order(game: Krom) -> None:
    twice = described(game, acting(A), acting(A))
    assert "only a counter question comes on top of another (KR-B4)" in refused(game, twice)
    unsound = described(game, fighting({A: 3, B: 3}, turn=5), counter())
    assert refused(game, unsound) == "state.asks[0].turn: one of the players is asked (KR-F2)"
    more = {"life": [7, 0], "tokens": [[0, 0, 0, 0], [1, 0, 0, 0]], "supply": [49, 12, 12, 12]}
    on_robbery = described(game, robbing(0, [1]), counter(), **more)
    assert "this card cannot be played like that (KR-B1)" in refused(game, on_robbery)


def test_further_impossible_states_are_refused(game: Krom, beastly: Krom) -> None:
    raw: dict[str, Any] = game.describe(
        table(game, fighting({A: 3, B: 3}), here="forest", tokens={})
    )
    raw["queue"] = [0]
    assert "a combat sets the order (KR-A1)" in refused(game, raw)
    raw["queue"] = []
    raw["asks"] = [robbing(0, [1])]
    raw["place"] = ["cave", "forest"]
    assert "has just won here (KR-F6)" in refused(game, raw)
    beast: dict[str, Any] = beastly.describe(beastly.setup(2, 1))
    beast["beast_place"] = "cave"
    assert "it is never there (KR-K1)" in refused(beastly, beast)
    forest: dict[str, Any] = game.describe(table(game, acting(A), here="forest"))
    forest["asks"] = [acting(A, "done")]
    assert "so many cards or rerolls cannot be" in refused(game, forest)
    forest["ideas"][0] = ""
    assert "a space stays empty only when the deck is (KR-E1)" in refused(game, forest)
    short: dict[str, Any] = described(game)
    short["tokens"][0] = [51, 0, 0, 0]
    short["supply"][0] = -1
    assert "kroms cannot be fewer than none (KR-C2)" in refused(game, short)


def test_a_position_can_be_written_while_characters_are_chosen() -> None:
    game = opened(characters="chosen")
    s = choose(game, game.setup(3, 1), A, "be alma")

    assert game.describe(game.restore(game.describe(s))) == game.describe(s)
    raw: dict[str, Any] = game.describe(s)
    raw["asks"] = [{"ask": "character", "seat": 2}]
    assert "characters are taken in seat order (KR-S2)" in refused(game, raw)
