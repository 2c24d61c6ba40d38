"""Six languages, one catalogue: the same messages with the same variables in each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from kaboodle.speech import LANGUAGES

LOCALE = Path(__file__).parent.parent / "src" / "kaboodle" / "locale"


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name.split("-")[0])  # the form of a word is a language's own affair


SHARED = {"about", "short"}  # every language has these; other attributes are forms of a word


def messages(path: Path) -> dict[str, tuple[list[str], list[str]]]:
    """Each message of a file with its attributes and variables; what cannot be read fails."""
    out: dict[str, tuple[list[str], list[str]]] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {str(entry.content)[:80]}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in out, f"{path.name}: {entry.id.name} appears twice"
            attributes = {attribute.id.name for attribute in entry.attributes}
            out[entry.id.name] = sorted(attributes & SHARED), sorted(variables.found)
    return out


@pytest.mark.parametrize("path", sorted((LOCALE / "fr").iterdir()), ids=lambda path: path.name)
def test_french_does_not_break_a_line_before_its_marks(path: Path) -> None:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith("#"):
            loose = re.search(" [;:!»]|« ", line)
            assert loose is None, f"{path.name}, line {number}: a space that may break"


def test_every_folder_is_a_language() -> None:
    assert sorted(path.name for path in LOCALE.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", sorted(path.name for path in (LOCALE / "en").iterdir()))
def test_a_language_says_what_english_says(language: str, name: str) -> None:
    theirs, ours = messages(LOCALE / language / name), messages(LOCALE / "en" / name)

    assert sorted(theirs) == sorted(ours)
    assert [key for key in ours if theirs[key] != ours[key]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_shows_the_programs_own_english(language: str) -> None:
    """A `reason` from a parser or a bot's program is shown beside the sentence, not in it."""
    shown = [
        key
        for path in sorted((LOCALE / language).iterdir())
        for key, (_, variables) in messages(path).items()
        if "reason" in variables
    ]

    assert shown == ["cli-why"]  # a refusal, which has a message of its own
