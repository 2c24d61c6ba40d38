"""Jerrycans and Tuarek tiles: hands out, draws and discards them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaboodle.core.event import Log
from kaboodle.core.ids import Seat
from kaboodle.core.remade import Shown
from kaboodle.games.kero import events
from kaboodle.games.kero.content import REROLL, SCORCH
from kaboodle.games.kero.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def grant_jerrycans(s: State, seat: i64, wanted: i64, log: Log) -> None:
    """Hand out Jerrycans, at most those left in the box (KO-C3)."""
    given = s.options.granted(wanted, s.supply())
    if given > 0:
        s.jerrycans[seat] += given
        if log is not None:
            log.append(events.jerrycans(Seat(seat), given, s.jerrycans[seat]))


def left_to_draw(s: State) -> i64:
    """Count the Tuareks in the pile and those it would be remade from (KO-M5)."""
    return len(s.tuarek_pile) + len(s.tuarek_used)


def can_draw(s: State) -> bool:
    return left_to_draw(s) > 0


def draw_tuarek(s: State, seat: i64, log: Log) -> None:
    """Draw the next tile. An empty pile is remade from the used ones (KO-M5)."""
    if not s.tuarek_pile:
        if not s.tuarek_used:
            return  # every tile is in a camp
        held = [[kind for kind, n in enumerate(own) for _ in range(n)] for own in s.tuareks]
        s.remade = s.remade.settle(s.plays).remake(s.tuarek_used, s.face_up, held)
        s.plays = None
        s.tuarek_pile = s.tuarek_used
        s.tuarek_used = []
        # Sorted before the shuffle, so that the order in which tiles were used tells nothing.
        s.tuarek_pile.sort()
        s.rng.shuffle(s.tuarek_pile)
        if log is not None:
            log.append(events.tuareks_shuffled(len(s.tuarek_pile)))
    kind = s.tuarek_pile.pop()
    s.tuareks[seat][kind] += 1
    if log is not None:
        log.append(events.tuarek_drawn(Seat(seat), kind))


def use_tuarek(s: State, seat: i64, kind: int, log: Log) -> None:
    """Discard a Tuarek. Two kinds lie face up until the turn ends (KO-M5, KO-U2, KO-U8)."""
    if s.remade.times:
        s.plays = Shown(seat, [kind], sum(s.tuareks[seat]), s.plays)
    s.tuareks[seat][kind] -= 1
    if kind in (REROLL, SCORCH):
        s.face_up.append(kind)
    else:
        s.tuarek_used.append(kind)
    if log is not None:
        log.append(events.tuarek_played(Seat(seat), kind))
