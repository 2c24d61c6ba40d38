"""Number types that must not be mixed up: seats, actions, times."""

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A seat, counted from 0 in turn order: in the API, in records and on the wire.

Texts for people count from 1, as do the command line (`--as 1`) and options (`first=seat1`).
"""

Action = NewType("Action", int)
"""An action, as its fixed number in the game's catalogue."""

Millis = NewType("Millis", int)
"""A time in milliseconds since the set-up; always 0 in games without a clock."""

SPECTATOR: Final = Seat(-1)
"""A spectator, who sees what everyone sees."""

SYSTEM: Final = Seat(-2)
"""The table itself, which makes the moves that no player makes (an empty tank)."""

NOBODY: Final = Seat(-3)
"""No seat, where a seat could be (the amulet before it is taken)."""
