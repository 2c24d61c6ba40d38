"""Every clause of the rules has a message, a place in the code, and a test named after it."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from kaboodle.homes import homes
from kaboodle.shelf import BOXES
from kaboodle.speech import LANGUAGES, Speech

TESTS = Path(__file__).parent
RULINGS = {
    "en": "Our ruling", "fr": "interprétation", "de": "Auslegung",
    "es": "nterpretación", "it": "nterpretazion", "nl": "uitleg",
}  # fmt: skip

every_game = pytest.mark.parametrize("name", list(BOXES))


def rules(name: str) -> Path:
    return Path(str(resources.files(homes()[name].rules)))


def held(name: str) -> set[str]:
    """Return the clauses marked in a game's tests, each on a test whose name says so."""
    out: set[str] = set()
    for path in sorted(TESTS.glob(f"**/{name}/test_*.py")):
        text = path.read_text(encoding="utf-8")
        for marks, test in re.findall(
            r"((?:@pytest\.mark\.[^\n]*\n(?: [^\n]*\n|\)\n|\]\n)*)+)def (test_\w+)", text
        ):
            clauses = re.findall(r'mark\.clause\("([A-Z]+-[A-Z]\d+)"\)', marks)
            for clause in clauses:
                prefix = "test_" + clause.lower().replace("-", "_")
                assert test.startswith(prefix) or len(clauses) > 1, f"{test} holds {clause}"
                out.add(clause)
    return out


@every_game
def test_every_clause_has_a_test(name: str) -> None:
    assert sorted(set(BOXES[name].clauses()) - held(name)) == []


@every_game
def test_tests_name_only_existing_clauses(name: str) -> None:
    assert sorted(held(name) - set(BOXES[name].clauses())) == []


@every_game
def test_code_cites_only_existing_clauses(name: str) -> None:
    cited: set[str] = set()
    prefix = BOXES[name].clauses()[0].partition("-")[0]
    for path in sorted(rules(name).glob("*.py")):
        cited |= set(re.findall(rf"\b{prefix}-[A-Z]\d+\b", path.read_text(encoding="utf-8")))
    assert sorted(cited - set(BOXES[name].clauses())) == []


@every_game
def test_a_reading_is_marked_as_one_in_every_language(name: str) -> None:
    """Decisions that the rules leave open are marked as such."""
    code = "".join(p.read_text(encoding="utf-8") for p in sorted(rules(name).glob("*.py")))
    read = re.findall(r"\bReading(?:, ([A-Z]+-[A-Z]\d+))?:", code)
    assert "" not in read, "a reading names its clause"
    for language, ruling in RULINGS.items():
        speech = Speech(language=language)
        unmarked = [clause for clause in read if ruling not in speech.say(clause)]
        assert unmarked == [], language


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_and_section_has_a_message(name: str, language: str) -> None:
    speech = Speech(language=language)
    for section, clauses in BOXES[name].rules:
        assert speech.say(f"{name}-section-{section}")
        for clause in clauses:
            assert len(speech.say(clause)) > 20
