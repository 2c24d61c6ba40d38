"""What every pack begins with, whatever its game: who it is, and its words for its own cards.

    [names.en]
    solar-roof = "Solar roof"

Words are plain data, short and printable. They change no game: a pack's fingerprint has none.
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias, final

from kaboodle.core.frozen import Frozen
from kaboodle.core.parsing import Reader, shown
from kaboodle.core.schema import Choice, Field, Terms, Text
from kaboodle.core.words import LANGUAGES

Names: TypeAlias = dict[str, dict[str, str]]
"""By language, then by id: what a card or a colour is called."""

SOURCE: Final = Choice(
    "source",
    ["known", "reconstructed"],
    about="Whether this is printed so in the box (known) or filled in (reconstructed); "
    "leave it out for faces of your own.",
)
_SCHEMA: Final = Text("$schema", 400, "", "Where this schema is kept, for editors that look it up.")
_NAME: Final = Text("name", 40, about="What the pack is called: lower case, digits, dashes.")
_TITLE: Final = Text("title", 200, about="One line for people about what is in it.")
_NAMES: Final = Terms(
    "names", 60, "What cards and colours are called: a table for each language, by id."
)

_SLUG: Final = re.compile(r"[a-z][a-z0-9-]*", re.ASCII)


def head_fields(game: str) -> list[Field]:
    which = Choice("game", [game], needed=True, about="The game this pack belongs to.")
    return [_SCHEMA, which, _NAME, _TITLE, _NAMES]


def read_head(reader: Reader, game: str) -> Head:
    _SCHEMA.given(reader)
    reader.choice("game", [game])
    return Head(_NAME.read(reader), _TITLE.read(reader), _NAMES.given(reader))


@final
class Head(Frozen):
    """The head of a pack; `check` its words when the ids are known."""

    def __init__(self, name: str, title: str, names: Names) -> None:
        self.name: Final = name
        self.title: Final = title
        self.names: Final = names

    def check(self, ids: list[str], faults: list[str]) -> None:
        """The pack's own name is a slug, and only what is there is named."""
        if not is_slug(self.name):
            faults.append(f"name: {not_a_slug(self.name)}")
        for language, terms in self.names.items():
            if language not in LANGUAGES:
                spoken = ", ".join(LANGUAGES)
                faults.append(f"names.{shown(language)}: must be a language we speak ({spoken})")
            for term, text in terms.items():
                where = f"names.{shown(language)}.{shown(term)}"
                if term not in ids:
                    faults.append(f"{where}: nothing in this pack has that id")
                if not text.isprintable() or text.strip() != text or not text:
                    faults.append(f"{where}: must be plain text, not {shown(text)!r}")


def is_slug(word: str) -> bool:
    return _SLUG.fullmatch(word) is not None


def not_a_slug(word: str) -> str:
    return f"must be lower-case letters, digits and dashes, not {word!r}"


def check_unique(rows: str, field: str, words: list[str], faults: list[str]) -> None:
    for i, word in enumerate(words):
        if word in words[:i]:
            faults.append(f"{rows}[{i}].{field}: {word!r} stands there twice")
