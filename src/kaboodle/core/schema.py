"""Fields: rule options and packs described as data, for validation, forms and JSON Schema.

A field states its bounds once. It reads a value out of a `Reader` and writes itself as JSON
Schema. Titles and explanations of options are messages, found by the field's name. The
description of a pack field is its `about`, for pack authors.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from kaboodle.core.frozen import Frozen
from kaboodle.core.parsing import Reader
from kaboodle.core.words import LANGUAGES


@final
class Flag(Frozen):
    """Yes or no."""

    def __init__(self, name: str, default: bool, clause: str = "", about: str = "") -> None:
        self.name: Final = name
        self.default: Final = default
        self.clause: Final = clause
        self.about: Final = about

    def read(self, reader: Reader) -> bool:
        return reader.flag(self.name)

    def to_json(self) -> dict[str, object]:
        return _described({"type": "boolean", "default": self.default}, self.clause, self.about)


@final
class Choice(Frozen):
    """One of a few named values; the first is the default, unless one is needed."""

    def __init__(
        self,
        name: str,
        values: list[str],
        clause: str = "",
        needed: bool = False,
        about: str = "",
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final[str | None] = None if needed else values[0]
        self.clause: Final = clause
        self.needed: Final = needed
        self.about: Final = about

    def read(self, reader: Reader) -> str:
        return reader.choice(self.name, self.values)

    def given(self, reader: Reader) -> str:
        """Return the value that is written, or the first one if none is."""
        return self.read(reader) if reader.has(self.name) else self.values[0]

    def to_json(self) -> dict[str, object]:
        raw: dict[str, object] = {"enum": list(self.values)}
        if self.default is not None:
            raw["default"] = self.default
        return _described(raw, self.clause, self.about)


@final
class Whole(Frozen):
    """A whole number within bounds. It is required if it has no default."""

    def __init__(
        self,
        name: str,
        low: int,
        high: int,
        default: int | None = None,
        clause: str = "",
        about: str = "",
    ) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high
        self.default: Final = default
        self.clause: Final = clause
        self.about: Final = about

    def read(self, reader: Reader) -> int:
        return reader.whole(self.name, self.low, self.high, self.clause)

    def to_json(self) -> dict[str, object]:
        raw: dict[str, object] = {"type": "integer", "minimum": self.low, "maximum": self.high}
        if self.default is not None:
            raw["default"] = self.default
        return _described(raw, self.clause, self.about)


@final
class Text(Frozen):
    """A short text. It is required if it has no default."""

    def __init__(self, name: str, limit: int, default: str | None = None, about: str = "") -> None:
        self.name: Final = name
        self.limit: Final = limit
        self.default: Final = default
        self.about: Final = about

    def read(self, reader: Reader) -> str:
        return reader.text(self.name, self.limit)

    def given(self, reader: Reader) -> str:
        return self.read(reader) if reader.has(self.name) else self.default or ""

    def to_json(self) -> dict[str, object]:
        return _described({"type": "string", "maxLength": self.limit}, "", self.about)


@final
class Terms(Frozen):
    """Short texts by language and id, all optional."""

    MOST: Final = 500

    def __init__(self, name: str, limit: int, about: str = "") -> None:
        self.name: Final = name
        self.limit: Final = limit
        self.default: Final = ""
        self.about: Final = about

    def given(self, reader: Reader) -> dict[str, dict[str, str]]:
        if not reader.has(self.name):
            return {}
        tables = reader.inner(self.name)
        out: dict[str, dict[str, str]] = {}
        for language in tables.names()[: self.MOST]:
            terms = tables.inner(language)
            out[language] = {term: terms.text(term, self.limit) for term in terms.names()}
            if len(out[language]) > self.MOST:
                terms.fault("", f"has more than {self.MOST} names")
        tables.close()
        return out

    def to_json(self) -> dict[str, object]:
        text = {"type": "string", "minLength": 1, "maxLength": self.limit}
        by_id = {"type": "object", "additionalProperties": text, "maxProperties": self.MOST}
        raw: dict[str, object] = {
            "type": "object",
            "propertyNames": {"enum": list(LANGUAGES)},
            "additionalProperties": by_id,
        }
        return _described(raw, "", self.about)


@final
class Group(Frozen):
    """Fields under one name."""

    def __init__(self, name: str, fields: list[Field], about: str = "") -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.default: Final = None
        self.about: Final = about

    def to_json(self) -> dict[str, object]:
        return _described(to_schema(self.fields), "", self.about)


@final
class Rows(Frozen):
    """A list of entries with the same fields."""

    def __init__(
        self,
        name: str,
        low: int,
        high: int,
        fields: list[Field],
        clause: str = "",
        about: str = "",
    ) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high
        self.fields: Final = fields
        self.default: Final = None
        self.clause: Final = clause
        self.about: Final = about

    def read(self, reader: Reader) -> list[Reader]:
        """Return a reader for each entry. The caller reads the fields and closes it."""
        path = ".".join([part for part in (reader.where, self.name) if part])
        rows = reader.items(self.name, self.low, self.high, self.clause)
        return [Reader(raw, f"{path}[{i}]", reader.faults) for i, raw in enumerate(rows)]

    def to_json(self) -> dict[str, object]:
        raw: dict[str, object] = {
            "type": "array",
            "minItems": self.low,
            "maxItems": self.high,
            "items": to_schema(self.fields),
        }
        return _described(raw, self.clause, self.about)


Field: TypeAlias = Flag | Choice | Whole | Text | Terms | Group | Rows
Value: TypeAlias = bool | str | int
"""What an option can be set to."""


def to_schema(fields: list[Field]) -> dict[str, object]:
    """Return a JSON Schema object in the order of the fields; those with a default are optional."""
    return {
        "type": "object",
        "properties": {field.name: field.to_json() for field in fields},
        "required": [field.name for field in fields if field.default is None],
        "additionalProperties": False,
    }


def _described(raw: dict[str, object], clause: str, about: str) -> dict[str, object]:
    if clause:
        raw["x-clause"] = clause
    if about:
        raw["description"] = about
    return raw
