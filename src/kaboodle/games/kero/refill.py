"""The end of a turn: fire, shift, refill, and the claims on the way (KO-B1, KO-L1, KO-L2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaboodle.core.event import Log
from kaboodle.core.ids import NOBODY, Seat
from kaboodle.games.kero import events
from kaboodle.games.kero.content import CLAIM, CLAIMS, CLANS, EMPTY, ROW, SPACES, TIE
from kaboodle.games.kero.frames import SCORCHING, TYING
from kaboodle.games.kero.state import State
from kaboodle.games.kero.stock import draw_tuarek, grant_jerrycans
from kaboodle.games.kero.turn import end_game, pass_turn

if TYPE_CHECKING:
    from mypy_extensions import i64

FIRES_THAT_BURN: Final = 2  # KO-B1


def end_turn(s: State, log: Log) -> None:
    """End the turn: fire first, then the planned one (KO-B1, KO-U8)."""
    s.frames = []
    if s.fires >= FIRES_THAT_BURN:
        space = rightmost(s.row)
        if space != EMPTY:
            _burn(s, space, log)
    _go_on(s, log)


def rightmost(row: list[int]) -> int:
    """Return the space of the last card in the row; EMPTY if there is none."""
    space = ROW - 1
    while space >= 0 and row[space] == EMPTY:
        space -= 1
    return space


def scorch(s: State, space: i64, log: Log) -> None:
    """Burn one further card, of the owner's choice (KO-U8)."""
    s.frames.pop()
    s.scorches -= 1
    _burn(s, space, log)
    _go_on(s, log)


def _go_on(s: State, log: Log) -> None:
    if s.scorches > 0 and not row_is_empty(s):
        s.frames.append(SCORCHING)
        return
    shift(s)
    fill(s, log)


def row_is_empty(s: State) -> bool:
    return all([card == EMPTY for card in s.row])


def _burn(s: State, space: i64, log: Log) -> None:
    card = s.row[space]
    s.row[space] = EMPTY
    s.discard.append(card)
    if log is not None:
        log.append(events.card_burnt(space, s.pack.cards[card].name))


def shift(s: State) -> None:
    """Move the remaining cards to the right (KO-B1)."""
    end = ROW - 1
    for space in range(ROW - 1, -1, -1):
        card = s.row[space]
        if card != EMPTY:
            s.row[space] = EMPTY
            s.row[end] = card
            end -= 1


def fill(s: State, log: Log) -> None:
    """Fill the row from right to left, card by card. A Claim card interrupts it (KO-B1, KO-L1)."""
    space = ROW - 1
    while space >= 0 and s.pile:
        if s.row[space] != EMPTY:
            space -= 1
            continue
        card = s.pile.pop()
        if card == CLAIM:
            s.claims += 1
            if log is not None:
                log.append(events.claim(s.claims))
            if len(ties(s)) > 1 and tie_breaker(s) != NOBODY:
                s.frames.append(TYING)
                return
            if settle_claim(s, EMPTY, log):
                return
            continue
        s.row[space] = card
        if log is not None:
            log.append(events.space_filled(space, s.pack.cards[card].name))
    pass_turn(s, log)


def win_tie(s: State, space: i64, log: Log) -> None:
    """Award the territory that the tie-breaker's holder chose, and go on filling (KO-L1)."""
    s.frames.pop()
    if not settle_claim(s, space, log):
        fill(s, log)


def leader(ours: i64, theirs: i64) -> Seat:
    """Return which clan has more Explorers, or NOBODY (KO-L1)."""
    return Seat(0) if ours > theirs else Seat(1) if theirs > ours else NOBODY


def ties(s: State) -> list[int]:
    """Return the territories where both clans have equally many Explorers, and some (KO-L1)."""
    ours, theirs = s.explorers[0], s.explorers[1]
    return [i for i in range(SPACES) if ours[i] == theirs[i] and ours[i] > 0]


def tie_breaker(s: State) -> Seat:
    """Return who holds that ability, or NOBODY. There is one tile of it (KO-C1)."""
    for seat in range(CLANS):
        if s.tiles[seat] >> TIE & 1:
            return Seat(seat)
    return NOBODY


def settle_claim(s: State, chosen: i64, log: Log) -> bool:
    """Award or remove every territory; return True if that ends the game (KO-L1, KO-L2).

    "Once a turn" (KO-M3) needs no check: a second Claim finds no Explorers on the new territories.
    """
    holder = tie_breaker(s)
    tied = ties(s)
    if chosen == EMPTY and len(tied) == 1:
        chosen = tied[0]
    for space in range(SPACES):
        land = s.lands[space]
        winner = leader(s.explorers[0][space], s.explorers[1][space])
        if space == chosen and winner == NOBODY:
            winner = holder
        _award(s, land, winner, log)
        s.explorers[0][space] = 0
        s.explorers[1][space] = 0
        s.lands[space] = s.hidden_lands.pop() if s.hidden_lands else EMPTY
    # KO-E1: at once, if the second player's turn caused the third.
    if s.claims == CLAIMS and s.turn != s.first:
        s.turns += 1
        end_game(s, log)
        return True
    if log is not None:
        for space, land in enumerate(s.lands):
            if land != EMPTY:
                log.append(events.land_revealed(space, s.pack.lands[land].name))
    return False


def _award(s: State, land: int, winner: Seat, log: Log) -> None:
    """Award one territory, with its bonus at once (KO-L2)."""
    gift = s.pack.lands[land]
    if winner == NOBODY:
        s.gone.append(land)
        if log is not None:
            log.append(events.land_lost(gift.name))
        return
    s.won[winner].append(land)
    if log is not None:
        log.append(events.land_won(winner, gift.name))
    if gift.jerrycans:
        grant_jerrycans(s, winner, gift.jerrycans, log)
    for _ in range(gift.tuareks):
        draw_tuarek(s, winner, log)
