"""Options and packs described as data, so that a form can be built from the description.

A field knows its bounds once: it reads a value out of a `Reader` and writes itself as JSON
Schema. Titles and explanations are messages, found by the field's name.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from kaboodle.core.frozen import Frozen
from kaboodle.core.reading import Reader


@final
class Flag(Frozen):
    """Yes or no."""

    def __init__(self, name: str, default: bool, clause: str = "") -> None:
        self.name: Final = name
        self.default: Final = default
        self.clause: Final = clause

    def read(self, reader: Reader) -> bool:
        return reader.flag(self.name)

    def to_json(self) -> dict[str, object]:
        return _cited({"type": "boolean", "default": self.default}, self.clause)


@final
class Choice(Frozen):
    """One of a few named values; the first is the default."""

    def __init__(self, name: str, values: list[str], clause: str = "") -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = values[0]
        self.clause: Final = clause

    def read(self, reader: Reader) -> str:
        return reader.choice(self.name, self.values)

    def to_json(self) -> dict[str, object]:
        raw: dict[str, object] = {"enum": list(self.values), "default": self.default}
        return _cited(raw, self.clause)


@final
class Whole(Frozen):
    """A whole number within bounds; without a default it must be given."""

    def __init__(
        self, name: str, low: int, high: int, default: int | None = None, clause: str = ""
    ) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high
        self.default: Final = default
        self.clause: Final = clause

    def read(self, reader: Reader) -> int:
        return reader.whole(self.name, self.low, self.high, self.clause)

    def to_json(self) -> dict[str, object]:
        raw: dict[str, object] = {"type": "integer", "minimum": self.low, "maximum": self.high}
        if self.default is not None:
            raw["default"] = self.default
        return _cited(raw, self.clause)


@final
class Text(Frozen):
    """A short text."""

    def __init__(self, name: str, limit: int) -> None:
        self.name: Final = name
        self.limit: Final = limit
        self.default: Final = None

    def read(self, reader: Reader) -> str:
        return reader.text(self.name, self.limit)

    def to_json(self) -> dict[str, object]:
        return {"type": "string", "maxLength": self.limit}


@final
class Group(Frozen):
    """Fields under one name."""

    def __init__(self, name: str, fields: list[Field]) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.default: Final = None

    def to_json(self) -> dict[str, object]:
        return to_schema(self.fields)


@final
class Rows(Frozen):
    """A list of entries that share their fields."""

    def __init__(
        self, name: str, low: int, high: int, fields: list[Field], clause: str = ""
    ) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high
        self.fields: Final = fields
        self.default: Final = None
        self.clause: Final = clause

    def read(self, reader: Reader) -> list[Reader]:
        """A reader for each entry; the caller reads their fields and closes them."""
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
        return _cited(raw, self.clause)


Field: TypeAlias = Flag | Choice | Whole | Text | Group | Rows
Value: TypeAlias = bool | str | int
"""What an option can be set to."""


def to_schema(fields: list[Field]) -> dict[str, object]:
    """A JSON Schema object in the order of the fields; what has a default may be left out."""
    return {
        "type": "object",
        "properties": {field.name: field.to_json() for field in fields},
        "required": [field.name for field in fields if field.default is None],
        "additionalProperties": False,
    }


def _cited(raw: dict[str, object], clause: str) -> dict[str, object]:
    if clause:
        raw["x-clause"] = clause
    return raw
