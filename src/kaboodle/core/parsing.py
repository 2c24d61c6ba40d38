"""Parsing and validating untrusted input: strict JSON, and checks that collect every fault."""

from __future__ import annotations

import hashlib
import json
from typing import Final, final


def parse_json(text: str) -> object:
    """Parse strict JSON: no NaN, no duplicate keys, no floats, no deep nesting.

    Raises ValueError with one sentence.
    """
    try:
        value: object = json.loads(
            text, object_pairs_hook=_unique, parse_constant=_no_constant, parse_float=_no_float
        )
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except json.JSONDecodeError as e:
        raise ValueError(f"it is not JSON ({e.msg} at character {e.pos + 1})") from None
    return value


def canonical(value: object) -> str:
    """Return the canonical spelling of a JSON value."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def fingerprint(value: object) -> str:
    """Return the hash of a JSON value: sixteen hexadecimal digits."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()[:16]


def shown(value: object) -> str:
    """Return an untrusted value, shortened to fit an error message."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def listed(names: list[str]) -> str:
    """Return names for a message: "a, b, c", or "none"."""
    return ", ".join(names) if names else "none"


def spanned(low: int, high: int) -> str:
    """Return a range as people say it: "3", or "2 to 4"."""
    return f"{low}" if low == high else f"{low} to {high}"


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    out: dict[str, object] = {}
    for key, value in pairs:
        if key in out:
            raise ValueError(f"{shown(key)!r} appears twice")
        out[key] = value
    return out


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is not allowed")


def _no_float(text: str) -> object:
    raise ValueError(f"{shown(text)} is not a whole number")


@final
class Reader:
    """Validates one JSON object. Every fault goes to a shared list, and reading continues.

    A value that cannot be read is returned as a harmless value of the right type, so that one
    pass finds all faults. `close` reports the names that were not asked for.
    """

    def __init__(self, raw: object, where: str, faults: list[str]) -> None:
        self.where: Final = where
        self.faults: Final = faults
        self._asked: Final[list[str]] = []
        self._known: Final[list[str]] = []  # those asked for, and optional ones
        self._raw: dict[str, object] = {}
        if isinstance(raw, dict):
            self._raw = raw
        else:
            self.fault("", f"must be an object, not {shown(raw)}")

    def fault(self, name: str, reason: str) -> None:
        path = ".".join([part for part in (self.where, name) if part])
        self.faults.append(f"{path}: {reason}" if path else reason)

    def value(self, name: str) -> object:
        self._asked.append(name)
        self._known.append(name)
        if name not in self._raw:
            self.fault(name, "is missing")
            return None
        return self._raw[name]

    def has(self, name: str) -> bool:
        """Return whether an optional name is present."""
        self._known.append(name)
        return name in self._raw

    def missing(self, names: list[str]) -> list[str]:
        """Return those of these names that are missing."""
        return [name for name in names if name not in self._raw]

    def names(self) -> list[str]:
        """Return every name there is, for an object whose names are data."""
        return list(self._raw)

    def whole(self, name: str, low: int, high: int, clause: str = "") -> int:
        raw = self.value(name)
        if name in self._raw and self._is_whole(name, raw, low, high, clause):
            assert isinstance(raw, int)
            return raw
        return low

    def flag(self, name: str) -> bool:
        raw = self.value(name)
        if isinstance(raw, bool):
            return raw
        if name in self._raw:
            self.fault(name, f"must be true or false, not {_quoted(raw)}")
        return False

    def text(self, name: str, limit: int = 200) -> str:
        raw = self.value(name)
        if isinstance(raw, str) and len(raw) <= limit:
            return raw
        if name in self._raw:
            self.fault(name, f"must be a text of at most {limit} characters, not {shown(raw)}")
        return ""

    def choice(self, name: str, values: list[str]) -> str:
        """Return one of these words; a number may stand for its digits."""
        raw = self.value(name)
        if isinstance(raw, int) and not isinstance(raw, bool):
            raw = str(raw)
        if isinstance(raw, str) and raw in values:
            return raw
        if name in self._raw:
            self.fault(name, f"must be one of {', '.join(values)}, not {shown(raw)}")
        return values[0]

    def items(self, name: str, low: int, high: int, clause: str = "") -> list[object]:
        """Return a list of low..high entries; an empty one after a fault."""
        raw = self.value(name)
        if isinstance(raw, list):
            if low <= len(raw) <= high:
                return raw
            count = f"{spanned(low, high)} {'entry' if low == high == 1 else 'entries'}"
            self.fault(name, f"must have {count}, not {len(raw)}{_by(clause)}")
        elif name in self._raw:
            self.fault(name, f"must be a list, not {shown(raw)}")
        return []

    def wholes(self, name: str, count: int, low: int, high: int) -> list[int]:
        """Return exactly `count` whole numbers; all `low` after a fault."""
        out: list[int] = []
        for i, raw in enumerate(self.items(name, count, count)):
            if self._is_whole(f"{name}[{i}]", raw, low, high):
                assert isinstance(raw, int)
                out.append(raw)
        return out if len(out) == count else [low] * count

    def inner(self, name: str) -> Reader:
        """Return a reader of the object under this name. One that is missing is one fault."""
        raw = self.value(name)
        path = ".".join([part for part in (self.where, name) if part])
        if name not in self._raw:
            return Reader({}, path, [])
        return Reader(raw, path, self.faults)

    def close(self) -> None:
        """Report every name that was not asked for, and those it could have been."""
        unknown = [name for name in self._raw if name not in self._asked]
        if unknown:
            known = ", ".join(dict.fromkeys(self._known))
            for name in unknown:
                self.fault(shown(name), f"unknown name (expected: {known})")

    def _is_whole(self, name: str, raw: object, low: int, high: int, clause: str = "") -> bool:
        if isinstance(raw, bool) or not isinstance(raw, int) or not low <= raw <= high:
            span = f"{low}" if low == high else f"a whole number from {low} to {high}"
            self.fault(name, f"must be {span}, not {_quoted(raw)}{_by(clause)}")
            return False
        return True


def _quoted(value: object) -> str:
    """Return a value for a message; a text that looks like a number or a flag is called a text."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str) and (value.lstrip("-").isdecimal() or value in ("true", "false")):
        return f'the text "{shown(value)}"'
    return shown(value)


def _by(clause: str) -> str:
    return f" ({clause})" if clause else ""
