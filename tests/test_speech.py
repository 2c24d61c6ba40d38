"""Every message key that the games use has a text, and its arguments match."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from kaboodle.core.event import Event
from kaboodle.core.game import Outcome
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.core.schema import Choice
from kaboodle.homes import homes
from kaboodle.shelf import BOXES
from kaboodle.speech import LANGUAGES, Speech
from kaboodle.testing.walk import walk
from tests.cases import Case, cases

SHARED = json.loads((Path(__file__).parent / "speech.json").read_text(encoding="utf-8"))
"""What web/src/lib/speech.ts must say too."""

every_game = pytest.mark.parametrize("name", list(BOXES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def places(name: str) -> list[Path]:
    """Return where a game uses message keys: in its rules and in its room."""
    home = homes()[name]
    return [Path(str(resources.files(part))) for part in (home.rules, home.terminal)]


@every_language
@every_game
def test_every_key_in_the_code_has_a_message(name: str, language: str) -> None:
    speech = Speech(language=language)
    files = [path for module in places(name) for path in module.glob("**/*.py")]
    keys = {
        key
        for path in files
        for key in re.findall(rf'"({name}-[a-z0-9-]*[a-z0-9])"', path.read_text(encoding="utf-8"))
    }

    assert keys
    assert sorted(key for key in keys if not speech.has(key)) == []


@every_language
@every_game
def test_every_option_is_explained(name: str, language: str) -> None:
    speech = Speech(language=language)
    assert speech.say(f"game-{name}")
    assert speech.about(f"game-{name}")
    for field in BOXES[name].options:
        key = f"{name}-option-{field.name}"
        assert speech.say(key)
        assert speech.about(key)
        for value in field.values if isinstance(field, Choice) else []:
            assert speech.say(f"{key}-{value}")


@every_language
@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_choice_has_a_message(case: Case, language: str) -> None:
    speech = Speech(language=language)
    for words in case.open().catalogue.words:
        assert "{" not in speech.tell(words)


@cache
def uttered(case: Case, seats: int) -> tuple[list[Event], Outcome]:
    """Return the events a game sends to anyone, each once, and the outcome."""
    game = case.open()
    events: dict[str, Event] = {}
    for s, move in walk(game, seats, 5):
        for event in game.play(s, move)[1]:
            for seat in [*range(seats), SPECTATOR]:
                seen = event.seen_by(Seat(seat))
                events.setdefault(repr(seen.to_json()), seen)
    outcome = game.outcome(s)
    assert outcome is not None
    return list(events.values()), outcome


@pytest.mark.figures
@every_language
@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_event_and_ending_has_a_message_for_everyone(case: Case, language: str) -> None:
    for seats in case.tables():
        speech = Speech([f"P{i}" for i in range(seats)], language)
        events, outcome = uttered(case, seats)
        for event in events:
            assert "{" not in speech.say(event.key, event.args)
        assert speech.say(f"{case.game}-ending-{outcome.ending}")
        for part in outcome.parts:
            assert speech.say(part.key)


@pytest.mark.parametrize("case", SHARED["cases"], ids=lambda case: case["said"])
def test_python_and_browser_say_the_same(case: dict[str, Any]) -> None:
    speech = Speech(SHARED["names"], SHARED["language"], ["\n".join(SHARED["catalogue"])])
    say = speech.short if case["how"] == "short" else speech.say

    assert say(case["key"], case["args"]) == case["said"]


@pytest.mark.parametrize("case", SHARED["learnt"], ids=lambda case: case["said"])
def test_python_and_browser_say_the_same_with_a_pack_s_words(case: dict[str, Any]) -> None:
    speech = Speech(SHARED["names"], SHARED["language"], ["\n".join(SHARED["catalogue"])])
    speech.learn(SHARED["terms"])

    assert speech.say(case["key"], case["args"]) == case["said"]


def test_a_seat_without_a_name_is_numbered() -> None:
    assert Speech(["Ada"]).name(0) == "Ada"
    assert Speech(["Ada"]).name(1) == "Player 2"


@pytest.mark.parametrize("case", SHARED["joined"], ids=lambda case: case["said"])
def test_lists_are_joined_by_language(case: dict[str, Any]) -> None:
    speech = Speech(language=SHARED["language"], texts=["\n".join(SHARED["catalogue"])])

    assert speech.join(case["parts"]) == case["said"]


@pytest.mark.parametrize(
    ("language", "joined"), [("es", "Ada e Inés"), ("it", "Ada e Inés"), ("fr", "Ada et Inés")]
)
def test_and_changes_before_some_words(language: str, joined: str) -> None:
    assert Speech(language=language).join(["Ada", "Inés"]) == joined
    assert (
        Speech(language=language).join(["Ada", "Elena"])
        == {
            "es": "Ada y Elena",
            "it": "Ada ed Elena",
            "fr": "Ada et Elena",
        }[language]
    )


def test_an_unknown_pack_s_words_are_used_as_they_are() -> None:
    text = Speech(["Ada"]).say(
        "kaskaria-taken-from-pile-known", {"seat": 0, "colour": "ash", "motif": "two"}
    )

    assert text == "Ada takes ash +2 from the pile."
