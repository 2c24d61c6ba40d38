"""Beside the rules: every example shows its event, and nothing names a clause there is not."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from kaboodle.core.margin import Margin
from kaboodle.homes import OURS
from kaboodle.server.http import rulebook
from kaboodle.server.protocol.denied import Denied
from kaboodle.shelf import BOXES

WEB = Path(__file__).parents[3] / "web/src/games"


def margin(game: str) -> Margin:
    found: Margin = import_module(f"kaboodle.games.{game}.rulebook").MARGIN
    return found


EXAMPLES = [
    (game, clause, event)
    for game in OURS
    for clause, (event, _, _) in margin(game).examples.items()
]


@pytest.mark.parametrize(("game", "clause", "event"), EXAMPLES)
def test_an_example_is_short_and_shows_what_it_is_about(game: str, clause: str, event: str) -> None:
    shown = rulebook.example(game, clause)
    assert len(shown.steps) <= rulebook.BEFORE + 2 + rulebook.AFTER
    assert event in [told.key for step in shown.steps for told in step.events]


@pytest.mark.parametrize("game", OURS)
def test_only_clauses_there_are_have_something_beside_them(game: str) -> None:
    brought = margin(game)
    for beside in (brought.authors, brought.pictures, brought.figures, brought.examples):
        assert set(beside) <= set(BOXES[game].clauses())
    assert list(rulebook.of_game(game).clauses) == BOXES[game].clauses()


@pytest.mark.parametrize("game", OURS)
def test_every_picture_named_is_in_the_kit(game: str) -> None:
    kit = "".join(p.read_text() for p in (WEB / game).glob("*.ts"))
    named = margin(game).pictures.values()
    assert [name for names in named for name in names if name not in kit] == []


def test_what_is_not_there_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for ask in (lambda: rulebook.example("chess", "X"), lambda: rulebook.of_game("chess")):
        with pytest.raises(Denied):
            ask()
    with pytest.raises(Denied):
        rulebook.example("krom", "KR-Z9")


def test_a_game_need_not_bring_a_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(rulebook, "import_module", none)
    plain = rulebook.of_game.__wrapped__("krom").clauses["KR-F1"]
    assert (plain.pictures, plain.figure, plain.example, plain.author) == ([], None, False, False)
