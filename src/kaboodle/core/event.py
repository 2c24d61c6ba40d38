"""What happened, as each seat may know it."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from kaboodle.core.frozen import Frozen
from kaboodle.core.ids import Seat
from kaboodle.core.words import Args


@final
class Event(Frozen):
    """A message key, what everyone may know, and what only `knowers` may."""

    def __init__(
        self, key: str, args: Args, secret: Args | None = None, knowers: list[Seat] | None = None
    ) -> None:
        self.key: Final = key
        self.args: Final = args
        self.secret: Final[Args] = secret if secret is not None else {}
        self.knowers: Final[list[Seat]] = knowers if knowers is not None else []

    def seen_by(self, seat: Seat) -> Event:
        """A new event that holds only what this seat may know.

        For those in the secret it has a message of its own, with the secret among its arguments.
        """
        if seat not in self.knowers:
            return Event(self.key, {**self.args})  # its own: whoever it is handed to may change it
        return Event(f"{self.key}-known", {**self.args, **self.secret})

    def to_json(self) -> dict[str, object]:
        """For an event that has been through `seen_by`; secrets are not written."""
        return {"key": self.key, "args": dict(self.args)}


Log: TypeAlias = list[Event] | None
"""Where `advance` tells what happened; None when nobody listens, so that nothing is built."""
