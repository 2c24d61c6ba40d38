"""KROM's room: every question can be drawn, and choices are read by their words."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from kaboodle.cli.rooms import room
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.games.krom import Krom
from kaboodle.shelf import AnyGame, load
from kaboodle.speech import Speech
from kaboodle.testing.walk import walk
from tests.cases import Case, cases
from tests.games.krom.table import A, acting, table


def drawn(game: AnyGame, s: object, seat: Seat) -> str:
    console = Console(width=100, file=StringIO())
    with console.capture() as captured:
        console.print(room(game, Speech(["Ada", "Bo", "Cy", "Di"])).draw(game.view(s, seat)))
    return captured.get()


@pytest.mark.figures
@pytest.mark.parametrize("case", [c for c in cases() if c.game == "krom"], ids=str)
def test_every_question_can_be_drawn(case: Case) -> None:
    game = case.open()
    asked: list[str] = []
    for s, move in walk(game, 4, 11, 400):
        asks: Any = game.describe(s)["asks"]
        asked.append(asks[-1]["ask"])
        if asked.count(asked[-1]) > 5:
            continue
        for seat in (move.seat, SPECTATOR):
            shown = drawn(game, s, seat)
            assert "Ada" in shown and "evolution" in shown
            assert ("your cards" in shown or "you hold no cards" in shown) == (seat >= 0)
    assert {"destination", "combat", "phase", "counter"} <= set(asked)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("forest", "go forest"),
        ("2", "go forest"),
        ("4", "go mountain"),
        ("5", ""),
        ("  GO   cave ", "go cave"),
        ("hunt 2", "hunt 2 +0"),
        ("hunt 2 +1", "hunt 2 +1"),
        ("reroll 1 4 5", "reroll 1 4 5"),
        ("take", "take 1"),
        ("play wasp-nest on Bo", "play wasp-nest on 1"),
        ("play wasp on 2", ""),
        ("play wasp-nest on 2", "play wasp-nest on 1"),
        ("play lost", "play lost-purse"),
        ("re", ""),
        ("dance", ""),
    ],
)
def test_choices_are_read_by_their_words(typed: str, key: str) -> None:
    game = load("krom")
    view = game.view(game.setup(2, 1), Seat(0))

    found = room(game, Speech(["Ada", "Bo"])).read(view, typed)

    assert found is None if not key else found == game.catalogue.number(key)


def test_places_are_numbered_where_one_is_asked_for_and_nowhere_else() -> None:
    game = load("krom")
    assert isinstance(game, Krom)
    there = room(game, Speech(["Ada", "Bo"]))
    first = game.view(game.setup(2, 1), Seat(0))

    assert there.question(first).endswith("2 Forest, 3 Savanna, 4 Mountain")
    assert there.read(game.view(table(game, acting(A), here="cave"), A), "2") is None


def test_what_the_tab_key_completes_to_is_read_as_what_it_means() -> None:
    """Players are counted from 1 by whoever types, and from 0 in keys."""
    game = load("krom")
    assert isinstance(game, Krom)
    s = table(game, acting(A), seats=3, here="cave", hands={A: "wasp-nest"})
    shown = room(game, Speech(["Ada", "Bo", "Cy"]))

    for action in game.options(s, A):
        assert shown.read(game.view(s, A), shown.typed(game.catalogue.key(action))) == action
    assert shown.typed("play wasp-nest on 2") == "play wasp-nest on 3"
