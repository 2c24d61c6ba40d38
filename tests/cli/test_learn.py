"""`kaboodle learn`: lessons in a terminal, to their end and left in the middle."""

from __future__ import annotations

import signal

import pytest
from click.testing import CliRunner

from kaboodle.cli import main
from kaboodle.cli.teacher import Teacher
from kaboodle.homes import OURS
from kaboodle.lessons import By, load
from kaboodle.speech import LANGUAGES
from tests.cli.terminal import Terminal


def answers(game: str, chapter: int = 1) -> list[str]:
    """What is typed from a chapter to the end: Enter, or the first awaited choice."""
    lines: list[str] = []
    for part in load(game).chapters[chapter - 1 :]:
        for step in part.steps:
            if step.by is By.LEARNER:
                key = step.keys[0]
                lines.append("take pile" if key == "take *" else key)
            elif step.by is By.TAP or step.say:
                lines.append("")
    return lines


def run(*args: str, typed: list[str] | None = None) -> tuple[int, str]:
    text = "\n".join([*(typed or []), ""]) if typed else ""
    result = CliRunner().invoke(main, ["learn", *args], input=text)
    return result.exit_code, result.output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_a_lesson_is_played_to_its_end(game: str, language: str) -> None:
    status, output = run(game, "--lang", language, typed=answers(game))

    assert status == 0
    lesson = load(game)
    assert output.rstrip().endswith(f"kaboodle play {game} --seat human --seat {lesson.bot}")
    assert "{" not in output


@pytest.mark.parametrize(("game", "chapter"), [("kaskaria", 1), ("krom", 5), ("kero", 7)])
def test_a_chapter_in_a_real_terminal(game: str, chapter: int) -> None:
    with Terminal("learn", game, "--chapter", str(chapter)) as terminal:
        for line in answers(game, chapter):
            terminal.until("> " if line else "(Enter) ")
            terminal.press(f"{line}\n")
        terminal.until(f"kaboodle play {game} --seat human --seat ")

        assert terminal.process.wait(60) == 0


def test_it_says_what_to_type_and_that_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shortest way to type each choice is understood, in every game."""
    for game in OURS:
        teacher = Teacher(load(game))
        monkeypatch.setattr(teacher, "_read", lambda _, words: words[0] if words else "")
        teacher.teach(0)

        assert teacher.course.over


def test_a_wrong_answer_is_told_what_is_awaited() -> None:
    _, output = run("kaskaria", typed=["", "", "2", "what?", "", "1", "q"])

    sentence = "First do this: Take the card in slot 1 (type 1)."
    assert output.count("First do this: ") == 3
    assert sentence in " ".join(output.split())


@pytest.mark.parametrize("typed", [["", "q"], ["", "QUIT"], [""]])
def test_a_lesson_is_left_and_taken_up_again(typed: list[str]) -> None:
    status, output = run("krom", "--chapter", "3", typed=typed)

    assert status == 0
    assert "To go on from here later: kaboodle learn krom --chapter 3" in output


def test_ctrl_c_leaves_a_lesson() -> None:
    with Terminal("learn", "kero") as terminal:
        terminal.until("(Enter) ")

        assert terminal.signal(signal.SIGINT) == 130
        terminal.until("kaboodle learn kero --chapter 1")


def test_without_a_game_the_lessons_are_listed() -> None:
    status, output = run()

    assert status == 0
    assert "krom: KROM" in output
    assert "   3  A fight" in output
    assert "kaboodle learn GAME" in output


def test_a_chapter_that_is_not_there() -> None:
    assert (
        "--chapter 2: the lesson of kaskaria has 1 chapter." in run("kaskaria", "--chapter", "2")[1]
    )
    assert "has 5 chapters." in run("krom", "--chapter", "6")[1]


def test_kero_says_that_nobody_is_hurried() -> None:
    _, output = run("kero", "--chapter", "4", typed=["", "fuel once", "", "q"])

    assert "KERO flows only when dice are rolled" in output
    assert "Player 1 fuels up by 4 seconds: now 13." in output
