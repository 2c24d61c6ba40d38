"""The head of every content pack: its name, its title, and its names for its own cards.

    [names.en]
    solar-roof = "Solar roof"

Names are plain data, short and printable. They do not change the game, so the pack's fingerprint
leaves them out.
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias, final

from kaboodle.core.frozen import Frozen
from kaboodle.core.parsing import Reader, shown
from kaboodle.core.schema import Choice, Field, Terms, Text
from kaboodle.core.words import LANGUAGES

Names: TypeAlias = dict[str, dict[str, str]]
"""The names of cards and colours, by language, then by id."""

SOURCE: Final = Choice(
    "source",
    ["known", "reconstructed"],
    about="Whether the box prints this (known) or we filled it in (reconstructed); "
    "leave it out for entries of your own.",
)
_SCHEMA: Final = Text("$schema", 400, "", "Where this schema is, for editors that look it up.")
_NAME: Final = Text(
    "name", 40, about="The name of the pack: lower-case letters, digits and dashes."
)
_TITLE: Final = Text("title", 200, about="One line that describes the pack to people.")
_NAMES: Final = Terms(
    "names", 60, "The names of cards and colours: a table for each language, by id."
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
    """The head of a pack. Call `check` once the ids are known."""

    def __init__(self, name: str, title: str, names: Names) -> None:
        self.name: Final = name
        self.title: Final = title
        self.names: Final = names

    def check(self, ids: list[str], faults: list[str]) -> None:
        """Report a name that is not a slug, and names for ids that do not exist."""
        if not is_slug(self.name):
            faults.append(f"name: {not_a_slug(self.name)}")
        for language, terms in self.names.items():
            if language not in LANGUAGES:
                known = ", ".join(LANGUAGES)
                faults.append(f"names.{shown(language)}: unknown language (expected: {known})")
            for term, text in terms.items():
                where = f"names.{shown(language)}.{shown(term)}"
                if term not in ids:
                    faults.append(f"{where}: nothing in this pack has this id")
                if not text.isprintable() or text.strip() != text or not text:
                    faults.append(
                        f"{where}: must be printable text without spaces around it,"
                        f" not {shown(text)!r}"
                    )


def is_slug(word: str) -> bool:
    return _SLUG.fullmatch(word) is not None


def not_a_slug(word: str) -> str:
    return f"must be lower-case letters, digits and dashes, starting with a letter, not {word!r}"


def check_unique(rows: str, field: str, words: list[str], faults: list[str]) -> None:
    for i, word in enumerate(words):
        if word in words[:i]:
            faults.append(f"{rows}[{i}].{field}: {word!r} appears twice")
