"""Events: what happened in a game, as far as each seat may know."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from kaboodle.core.frozen import Frozen
from kaboodle.core.ids import Seat
from kaboodle.core.words import Args


@final
class Event(Frozen):
    """A message key, its public arguments, and secret ones for `knowers` only."""

    def __init__(
        self, key: str, args: Args, secret: Args | None = None, knowers: list[Seat] | None = None
    ) -> None:
        self.key: Final = key
        self.args: Final = args
        self.secret: Final[Args] = secret if secret is not None else {}
        self.knowers: Final[list[Seat]] = knowers if knowers is not None else []

    def seen_by(self, seat: Seat) -> Event:
        """Return a new event with only what this seat may know.

        Seats among `knowers` get another message, with the secret among its arguments.
        """
        if seat not in self.knowers:
            return Event(self.key, {**self.args})  # a copy, because the receiver may change it
        return Event(f"{self.key}-known", {**self.args, **self.secret})

    def to_json(self) -> dict[str, object]:
        """Return the event as JSON, without secrets. Use it after `seen_by`."""
        return {"key": self.key, "args": dict(self.args)}


Log: TypeAlias = list[Event] | None
"""A list to which `advance` appends events; None if they are not needed, which is faster."""
