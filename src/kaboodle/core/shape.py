"""Shapes: the schema of JSON values. Laws check views by it, and the browser's types come from it.

CARD = Word("Card", ["gold", "silver"])
SHAPE = Fields("DemoView", {"seat": WHOLE, "hand": Many(CARD), "winner": Maybe(WHOLE)})
"""

from __future__ import annotations

from typing import Final, TypeAlias, final


@final
class Plain:
    """A whole number, a text or a boolean."""

    def __init__(self, name: str) -> None:
        self.name: Final = name


WHOLE: Final = Plain("whole")
TEXT: Final = Plain("text")
FLAG: Final = Plain("flag")


@final
class Word:
    """An enumeration: one of a few words, with a type name."""

    def __init__(self, name: str, words: list[str]) -> None:
        self.name: Final = name
        self.words: Final = words


@final
class Many:
    """A list of values of one shape."""

    def __init__(self, of: Shape) -> None:
        self.of: Final = of


@final
class Maybe:
    """A value or null."""

    def __init__(self, of: Shape) -> None:
        self.of: Final = of


@final
class ByName:
    """A map to values of one shape. Its keys are any, or some of a few words (`every`: all)."""

    def __init__(self, of: Shape, names: Word | None = None, every: bool = False) -> None:
        assert names is not None or not every
        self.of: Final = of
        self.names: Final = names
        self.every: Final = every


@final
class Fields:
    """An object with exactly these fields, in this order, each of its own shape."""

    def __init__(self, name: str, fields: dict[str, Shape]) -> None:
        self.name: Final = name
        self.fields: Final = fields


@final
class Either:
    """A tagged union of objects: the word in the first field of each is its tag."""

    def __init__(self, name: str, cases: list[Fields]) -> None:
        self.name: Final = name
        self.cases: Final = cases


Shape: TypeAlias = Plain | Word | Many | Maybe | ByName | Fields | Either


def misfit(shape: Shape, value: object, where: str = "") -> str:
    """Return where and how a value differs from this shape; "" if it fits."""
    if isinstance(shape, Plain):
        return "" if _plain(shape.name, value) else f"{where}: no {shape.name}"
    if isinstance(shape, Word):
        fits = isinstance(value, str) and value in shape.words
        return "" if fits else f"{where}: no {shape.name}"
    if isinstance(shape, Maybe):
        return "" if value is None else misfit(shape.of, value, where)
    if isinstance(shape, Many):
        return _list(shape.of, value, where)
    if not isinstance(value, dict):
        return f"{where}: no object"
    if isinstance(shape, ByName):
        return _named(shape, value, where)
    if isinstance(shape, Either):
        faults = [misfit(case, value, where) for case in shape.cases]
        return "" if "" in faults else f"{where}: no {shape.name}"
    if list(value) != list(shape.fields):
        return f"{where}: has {list(value)}, not {list(shape.fields)}"
    return _first([misfit(of, value[name], f"{where}.{name}") for name, of in shape.fields.items()])


def _plain(name: str, value: object) -> bool:
    if isinstance(value, bool):  # True is not 1 in JSON
        return name == "flag"
    return isinstance(value, int) if name == "whole" else isinstance(value, str) and name == "text"


def _list(of: Shape, value: object, where: str) -> str:
    if not isinstance(value, list):
        return f"{where}: no list"
    return _first([misfit(of, item, f"{where}[{i}]") for i, item in enumerate(value)])


def _named(shape: ByName, value: dict[str, object], where: str) -> str:
    words = list(value) if shape.names is None else shape.names.words
    if shape.every and list(value) != words:
        return f"{where}: has {list(value)}, not {words}"
    strange = [name for name in value if name not in words]
    if strange:
        return f"{where}: {strange[0]} is not among its names"
    return _first([misfit(shape.of, item, f"{where}.{name}") for name, item in value.items()])


def _first(faults: list[str]) -> str:
    for fault in faults:
        if fault:
            return fault
    return ""
