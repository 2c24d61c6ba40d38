"""Exceptions for bad input from outside.

GameError (ValueError)
├── MalformedAction   the text is not an action of this game
├── IllegalAction     the action exists, but the rules forbid it now: carries a Refusal
├── RecordError       a record cannot be read or does not replay: names the line
└── Faults            data is refused, with every reason at once
    ├── ContentError      a content pack
    ├── OptionsError      rule options, number of seats, seed
    └── PositionError     a state written as JSON

A broken invariant in our own code is an AssertionError, never a GameError.
This module is not compiled, because exceptions are never on the fast path. Each exception can be
pickled, so that it can cross between processes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kaboodle.core.game import Refusal


class GameError(ValueError):
    """Bad input. `str` is one sentence for the sender."""


class MalformedAction(GameError):
    pass


class IllegalAction(GameError):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.clause}: {refusal.words.plain()}")
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.refusal,)


class RecordError(GameError):
    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.line, self.reason)


class Faults(GameError):
    """Data refused with every reason, not only the first."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.faults,)


class ContentError(Faults):
    pass


class OptionsError(Faults):
    pass


class PositionError(Faults):
    pass
