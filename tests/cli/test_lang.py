"""The terminal speaks the language it is asked for, or the one of its machine."""

from __future__ import annotations

import io

import pytest
from click.testing import CliRunner
from rich.console import Console

from kaboodle.cli import main
from kaboodle.cli.lang import spoken
from kaboodle.cli.rooms import room
from kaboodle.cli.rooms.kero.room import KeroRoom
from kaboodle.cli.rooms.kero.words import Naming
from kaboodle.core.ids import SPECTATOR
from kaboodle.shelf import BOXES, load
from kaboodle.speech import LANGUAGES, Speech
from kaboodle.testing.walk import walk


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_NL"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "pt:it"}, "it"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "es"}, "es"),
    ],
)
def test_the_language_of_the_machine(environment: dict[str, str], language: str) -> None:
    assert spoken(environment) == language


def test_asked_for_or_found() -> None:
    runner = CliRunner()
    play = ["play", "kaskaria", "--seed", "7"]

    assert "nimm eine Karte" in runner.invoke(main, [*play, "--lang", "de"]).stderr
    output = runner.invoke(main, play, env={"LANG": "fr_FR.UTF-8"}, input="help\n").stderr
    assert "prends une carte" in output
    assert "Joueur 1" in output
    assert "quitter la table" in output
    bots = ["play", "kaskaria", "--seat", "greedy", "--seat", "random", "--seed", "7"]
    assert "Avido 1" in runner.invoke(main, [*bots, "--lang", "it"]).stderr
    assert "Ein Set" in runner.invoke(main, ["rules", "kaskaria", "HK-T2", "--lang", "de"]).stdout
    assert "opties" in runner.invoke(main, ["games", "--lang", "nl"]).stdout
    assert "is not one of 'en'" in runner.invoke(main, ["games", "--lang", "tlh"]).stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(BOXES))
def test_every_table_and_question_is_said(name: str, language: str) -> None:
    game = load(name)
    speech = Speech(["Ada", "Bo"], language)
    shown = room(game, speech)
    console = Console(file=io.StringIO(), width=60)
    for number, (s, move) in enumerate(walk(game, 2, 5, 200)):
        view = game.view(s, move.seat)
        asked = shown.question(view)
        assert asked
        assert "\n" not in asked
        if number % 10 == 0:
            console.print(shown.draw(view))
            console.print(shown.draw(game.view(s, SPECTATOR)))
    for _, key in shown.help():
        assert speech.say(key)


@pytest.mark.parametrize(("n", "german"), [(1, "1 Rekrut"), (2, "2 Rekruten")])
def test_amounts_in_a_german_list_are_in_the_nominative(n: int, german: str) -> None:
    words = Naming(KeroRoom(load("kero"), Speech(["Ada", "Bo"], "de")))

    assert words.amount("recruit", n) == german
    assert words.amount("jerrycan", n) == f"{n} Kanister"
