"""Names of bots: each seat has a usual one, and others for when that is taken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

NAMES: Final = ("Mika", "Juno", "Otto", "Nala", "Remo", "Tilda", "Yuri", "Zola", "Kim", "Lou")


def bot_name(seat: int, taken: Iterable[str]) -> str:
    """Return the seat's usual name, or the next that is not taken at the table."""
    others = {name.casefold() for name in taken}
    turn = seat % len(NAMES)
    free = (name for name in NAMES[turn:] + NAMES[:turn] if name.casefold() not in others)
    return next(free, f"{NAMES[turn]} {seat + 1}")
