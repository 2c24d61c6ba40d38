"""What bots are called: each seat has its regular, and stand-ins for when a name is taken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

NAMES: Final = ("Mika", "Juno", "Otto", "Nala", "Remo", "Tilda", "Yuri", "Zola", "Kim", "Lou")


def bot_name(seat: int, taken: Iterable[str]) -> str:
    """The seat's own name, or the next that nobody at the table has."""
    others = {name.casefold() for name in taken}
    turn = seat % len(NAMES)
    free = (name for name in NAMES[turn:] + NAMES[:turn] if name.casefold() not in others)
    return next(free, f"{NAMES[turn]} {seat + 1}")
