"""Legal actions: who is asked, and what they may choose. `refusal` says why the rest is illegal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaboodle.core.ids import Action, Seat
from kaboodle.games.kaskaria.actions import TAKE_DISPLAY, TAKE_PILE
from kaboodle.games.kaskaria.content import EMPTY
from kaboodle.games.kaskaria.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def asked(s: State) -> list[Seat]:
    """Return the hero whose turn it is; none once the game is over."""
    return [] if s.over() else [Seat(s.turn)]


def options(s: State, seat: Seat) -> list[Action]:
    if seat != s.turn or s.over():
        return []
    out: list[Action]
    if s.owed == 0 and s.sizes[seat] >= s.pack.hand_limit:
        out = []  # HK-T6
    elif EMPTY in s.display:
        out = [TAKE_PILE]
        for space, kind in enumerate(s.display):
            if kind != EMPTY:
                out.append(Action(TAKE_DISPLAY + space))
    else:
        out = s.actions.takes.copy()
    if s.owed == 0:
        sets, codes = s.actions.sets, s.actions.codes
        start: i64 = 0
        for code in s.hands[seat]:
            if code:
                more = sets[start + code]
                if more:  # a card alone in its colour is no set
                    out += more
            start += codes
    return out
