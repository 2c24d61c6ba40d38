"""Every lesson that is shipped: played through the rules, said in six languages, up to date."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tools.lessons import lessons, tables, written

from kaboodle.bots import BOTS
from kaboodle.bots.levels import called
from kaboodle.homes import OURS
from kaboodle.lessons import By, Lesson, available, load
from kaboodle.lessons.rehearsal import rehearse
from kaboodle.speech import LANGUAGES, Speech

WORD = re.compile(r"[^\W_]+(?:[’'-][^\W_]+)*")
MOST_WORDS = 12


def sentences(lesson: Lesson) -> list[str]:
    return [step.say for chapter in lesson.chapters for step in chapter.steps if step.say]


def too_long(speech: Speech, keys: list[str]) -> list[str]:
    return [key for key in keys if len(WORD.findall(speech.say(key))) > MOST_WORDS]


def test_each_of_our_games_has_a_first_lesson() -> None:
    assert available() == {game: ["first"] for game in OURS}


@pytest.mark.parametrize("game", OURS)
def test_every_awaited_choice_is_legal_and_the_dice_fall_as_planned(game: str) -> None:
    assert rehearse(load(game)) == []


@pytest.mark.parametrize("game", OURS)
def test_a_lesson_ends_with_a_victory(game: str) -> None:
    lesson = load(game)
    last = lesson.chapters[-1].steps[-1]

    assert last.by is By.TAP
    assert last.say.endswith("-won")
    assert lesson.bot in BOTS[game]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_a_sentence_has_at_most_twelve_words(game: str, language: str) -> None:
    speech, lesson = Speech(language=language), load(game)
    keys = [*sentences(lesson), *[chapter.title for chapter in lesson.chapters]]

    assert [key for key in keys if not speech.has(key)] == []
    assert too_long(speech, keys) == []


def test_a_sentence_of_thirteen_words_is_too_long() -> None:
    text = f"a = {'word ' * 12}\nb = {'word ' * 13}\nc = L’amulette, c’est-à-dire l’or !\n"

    assert too_long(Speech(texts=[text]), ["a", "b", "c"]) == ["b"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_nothing_is_translated_that_no_lesson_says(game: str, language: str) -> None:
    lesson = load(game)
    used = {*sentences(lesson), *[chapter.title for chapter in lesson.chapters]}
    locale = Path(__file__).parents[2] / "src/kaboodle/locale" / language
    text = (locale / f"{game}-lesson.ftl").read_text(encoding="utf-8")

    assert set(re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE)) == used


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_the_rival_is_called_by_name(game: str, language: str) -> None:
    lesson, speech = load(game), Speech(language=language)
    text = " ".join(speech.say(key) for key in sentences(lesson))

    assert called(lesson.rival, []) in text


@pytest.mark.parametrize("path", lessons(), ids=lambda path: path.parent.parent.name)
def test_the_tables_are_fresh(path: Path) -> None:
    laid = tables(path)

    assert sorted(laid) == sorted(path.with_suffix("").iterdir())
    for file, (game, state, _) in laid.items():
        text = file.read_text(encoding="utf-8")
        assert text == written(game, state, json.loads(text)["state"]["rng"]), "run `make lessons`"
