"""Numbers that must not be mixed up."""

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A chair at the table, counted from 0 in turn order: in the API, in records and on the wire.

People count from 1: in words, on the command line (`--as 1`) and in options (`first=seat1`).
"""

Action = NewType("Action", int)
"""A choice, as its fixed number in the game's catalogue."""

Millis = NewType("Millis", int)
"""A time in milliseconds since the table was set; 0 throughout in games without a clock."""

SPECTATOR: Final = Seat(-1)
"""Whoever stands beside the table: sees what everyone sees."""

SYSTEM: Final = Seat(-2)
"""The table itself: closes what ends without anybody acting (an empty tank)."""

NOBODY: Final = Seat(-3)
"""Where a seat could stand and none does (the amulet before it is taken)."""
